//! What is shown for as long as a key is held.

use bevy::prelude::*;
use bevy::window::WindowFocused;

use crate::view::wish::Wish;

const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

/// Shows where enemies could strike while Alt is held. A window that loses its keys to another is not told when Alt is let
/// go.
pub fn wish_while_held(
    keys: Res<ButtonInput<KeyCode>>,
    mut focused: MessageReader<WindowFocused>,
    mut wishes: MessageWriter<Wish>,
    mut is_held: Local<bool>,
) {
    let is_away = focused.read().last().is_some_and(|event| !event.focused);
    let now = keys.any_pressed(ALT) && !is_away;
    if std::mem::replace(&mut *is_held, now) != now {
        wishes.write(Wish::ShowDanger(now));
    }
}
