//! The keyboard: presses become wishes by the table of commands and the player's own choice of keys.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::view::commands::Place;
use crate::view::focus::Focus;
use crate::view::hud::{KeyOwner, SettingsScreen};
use crate::view::keys::Key;
use crate::view::settings::Settings;
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// A key was pressed, and may ask for something.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPress(pub Key);

/// Passes on the keys whose commands are carried out at the moment. A key that is held down repeats only where it moves
/// something or zooms. In a battle the space bar is told by the mouse, because it may be held for dragging.
pub fn read_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<SettingsScreen>,
    stage: Option<Res<Stage>>,
    mut strokes: MessageWriter<KeyPress>,
) {
    for input in inputs.read().filter(|input| input.state == ButtonState::Pressed) {
        let key = Key::pressed(input);
        if screen.remaps() {
            if !input.repeat {
                screen.take_key(&mut settings, key);
            }
            continue;
        }
        let command = settings.keys.command(key, Place::of(stage.as_deref()));
        let repeats = command.is_some_and(|command| command.repeats());
        if key.0 != KeyCode::Space && (repeats || !input.repeat) {
            strokes.write(KeyPress(key));
        }
    }
}

/// Turns key presses into wishes.
pub fn wish_by_key(
    mut strokes: MessageReader<KeyPress>,
    owner: Res<KeyOwner>,
    settings: Res<Settings>,
    focus: Res<Focus>,
    stage: Option<Res<Stage>>,
    mut wishes: MessageWriter<Wish>,
) {
    for KeyPress(key) in strokes.read() {
        let command = settings.keys.command(*key, Place::of(stage.as_deref()));
        let command = command.filter(|command| owner.lets_through(*command, *key));
        wishes.write_batch(command.and_then(|command| command.wish(focus.pointed)));
    }
}
