//! The keyboard and the mouse of a script: sends the same events as real ones, so that a script goes the whole way from
//! the window to the battle.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey, NativeKeyCode};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

use crate::grid::Pos;
use crate::view::camera::MainCamera;
use crate::view::keys::Key as NamedKey;
use crate::view::plane::middle_of;

/// Writes events of the keyboard and the mouse.
#[derive(SystemParam)]
pub struct Devices<'w, 's> {
    window: Single<'w, 's, (Entity, &'static mut Window), With<PrimaryWindow>>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<MainCamera>>,
    events: MessageWriter<'w, WindowEvent>,
    keys: MessageWriter<'w, KeyboardInput>,
    buttons: MessageWriter<'w, MouseButtonInput>,
    moves: MessageWriter<'w, CursorMoved>,
}

/// The key of a letter that no layout has been asked about.
const NO_KEY: KeyCode = KeyCode::Unidentified(NativeKeyCode::Unidentified);

impl Devices<'_, '_> {
    /// Presses a key and lets it go.
    pub fn press_key(&mut self, key: KeyCode) {
        self.set_key(key, ButtonState::Pressed);
        self.set_key(key, ButtonState::Released);
    }

    /// Presses a key, or lets it go.
    pub fn set_key(&mut self, key: KeyCode, state: ButtonState) {
        let (logical_key, text) = meaning_of(key);
        self.strike(key, state, logical_key, text);
    }

    /// Types a text, letter by letter, as if each had a key of its own.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let sign = letter.to_string();
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.strike(NO_KEY, state, Key::Character(sign.as_str().into()), Some(&sign));
            }
        }
    }

    fn strike(&mut self, key_code: KeyCode, state: ButtonState, logical_key: Key, text: Option<&str>) {
        let text = text.map(Into::into);
        let window = self.window.0;
        let input = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
        self.events.write(WindowEvent::KeyboardInput(input.clone()));
        self.keys.write(input);
    }

    /// Gives the window this many pixels.
    pub fn resize(&mut self, width: u32, height: u32) {
        self.window.1.resolution.set_physical_resolution(width, height);
    }

    /// Moves the mouse to a square, presses a button, moves on to another square and lets the button go.
    pub fn drag(&mut self, button: MouseButton, from: Pos, to: Pos) {
        self.point(from);
        self.set_button(button, ButtonState::Pressed);
        self.point(to);
        self.set_button(button, ButtonState::Released);
    }

    /// Moves the mouse to a point of the window.
    pub fn point_to(&mut self, position: Vec2) {
        let (window, shown) = &mut *self.window;
        shown.set_cursor_position(Some(position));
        let moved = CursorMoved { window: *window, position, delta: None };
        self.events.write(WindowEvent::CursorMoved(moved.clone()));
        self.moves.write(moved);
    }

    /// Presses the left button and lets it go.
    pub fn click(&mut self) {
        self.set_button(MouseButton::Left, ButtonState::Pressed);
        self.set_button(MouseButton::Left, ButtonState::Released);
    }

    fn point(&mut self, at: Pos) {
        let (camera, place) = *self.camera;
        // A square that the camera does not show cannot be pointed at.
        let Ok(position) = camera.world_to_viewport(place, middle_of(at).extend(0.0)) else { return };
        self.point_to(position);
    }

    fn set_button(&mut self, button: MouseButton, state: ButtonState) {
        let input = MouseButtonInput { button, state, window: self.window.0 };
        self.events.write(WindowEvent::MouseButtonInput(input));
        self.buttons.write(input);
    }
}

/// What a key means on a keyboard without special keys, and the text that it writes.
fn meaning_of(key: KeyCode) -> (Key, Option<&'static str>) {
    let named = match key {
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::Enter => Key::Enter,
        KeyCode::Tab => Key::Tab,
        KeyCode::Space => return (Key::Space, Some(" ")),
        KeyCode::Escape => Key::Escape,
        KeyCode::AltLeft => Key::Alt,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        key => {
            let sign = NamedKey(key).name();
            if sign.chars().count() > 1 {
                return (Key::Unidentified(NativeKey::Unidentified), None);
            }
            return (Key::Character(sign.into()), Some(sign));
        }
    };
    (named, None)
}
