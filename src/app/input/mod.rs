//! Turns keys and the mouse into wishes. While a battle is shown, every key belongs to it, unless a menu, a dialog or a
//! text field has been opened: then the panels get the keys.

mod gestures;
mod held;
mod keys;
mod mouse;

use bevy::prelude::*;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiInput, EguiPreUpdateSet};

use crate::view::hud::KeyOwner;
use crate::view::stage::{FrameStep, Stage};
use keys::KeyPress;

/// Adds keys and mouse.
pub fn plugin(app: &mut App) {
    app.add_message::<KeyPress>()
        .add_systems(
            PreUpdate,
            tell_panels_only_news.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            Update,
            (
                keys::read_keys,
                mouse::wish_by_mouse.run_if(resource_exists::<Stage>),
                keys::wish_by_key,
                held::wish_while_held.run_if(resource_exists::<Stage>),
            )
                .chain()
                .in_set(FrameStep::Listen),
        );
}

/// Takes out what the panels need not be told: keys that belong to the battle, so that Tab does not wander among buttons
/// and Space presses none; and the state of Shift, Control and Alt where it has not changed, since every event has
/// another frame drawn.
fn tell_panels_only_news(
    owner: Res<KeyOwner>,
    mut inputs: Query<&mut EguiInput>,
    mut held: Local<Modifiers>,
) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::Key { .. } | Event::Text(_) => owner.tells_panels(),
            Event::ModifiersChanged(now) => std::mem::replace(&mut *held, *now) != *now,
            _ => true,
        });
    }
}
