//! Keys: their names in scripts, and the wishes that they stand for.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::view::hud::KeyOwner;
use crate::view::wish::Wish;

/// A key was pressed, and the press belongs to the battle.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyPress(pub KeyCode);

/// Passes on the keys that belong to the battle. A key that is held down repeats only where it moves the pointed square or
/// zooms. The space bar is told by the mouse, because it may be held for dragging.
pub fn read_keys(
    mut inputs: MessageReader<KeyboardInput>,
    owner: Res<KeyOwner>,
    mut strokes: MessageWriter<KeyPress>,
) {
    for input in inputs.read().filter(|input| input.state == ButtonState::Pressed) {
        let key = key_of(input);
        let is_heard = owner.lets_through(key) && key != KeyCode::Space;
        let repeats = matches!(wish_of(key), Some(Wish::Nudge(..) | Wish::Zoom(_)));
        if is_heard && (repeats || !input.repeat) {
            strokes.write(KeyPress(key));
        }
    }
}

/// The key of an input. Signs that lie elsewhere on other keyboards are known by what they write.
fn key_of(input: &KeyboardInput) -> KeyCode {
    match &input.logical_key {
        Key::Character(sign) if sign.as_str() == "/" => KeyCode::Slash,
        Key::Character(sign) if sign.as_str() == "?" => KeyCode::F1,
        _ => input.key_code,
    }
}

/// Turns key presses into wishes.
pub fn wish_by_key(mut strokes: MessageReader<KeyPress>, mut wishes: MessageWriter<Wish>) {
    for wish in strokes.read().filter_map(|stroke| wish_of(stroke.0)) {
        wishes.write(wish);
    }
}

/// The keys that have a name, in scripts and in sentences.
const NAMES: [(&str, KeyCode); 49] = [
    ("left", KeyCode::ArrowLeft),
    ("right", KeyCode::ArrowRight),
    ("up", KeyCode::ArrowUp),
    ("down", KeyCode::ArrowDown),
    ("enter", KeyCode::Enter),
    ("tab", KeyCode::Tab),
    ("space", KeyCode::Space),
    ("escape", KeyCode::Escape),
    ("alt", KeyCode::AltLeft),
    ("+", KeyCode::Equal),
    ("-", KeyCode::Minus),
    ("/", KeyCode::Slash),
    ("f1", KeyCode::F1),
    ("a", KeyCode::KeyA),
    ("b", KeyCode::KeyB),
    ("c", KeyCode::KeyC),
    ("d", KeyCode::KeyD),
    ("e", KeyCode::KeyE),
    ("f", KeyCode::KeyF),
    ("g", KeyCode::KeyG),
    ("h", KeyCode::KeyH),
    ("i", KeyCode::KeyI),
    ("j", KeyCode::KeyJ),
    ("k", KeyCode::KeyK),
    ("l", KeyCode::KeyL),
    ("m", KeyCode::KeyM),
    ("n", KeyCode::KeyN),
    ("o", KeyCode::KeyO),
    ("p", KeyCode::KeyP),
    ("q", KeyCode::KeyQ),
    ("r", KeyCode::KeyR),
    ("s", KeyCode::KeyS),
    ("t", KeyCode::KeyT),
    ("u", KeyCode::KeyU),
    ("v", KeyCode::KeyV),
    ("w", KeyCode::KeyW),
    ("x", KeyCode::KeyX),
    ("y", KeyCode::KeyY),
    ("z", KeyCode::KeyZ),
    ("0", KeyCode::Digit0),
    ("1", KeyCode::Digit1),
    ("2", KeyCode::Digit2),
    ("3", KeyCode::Digit3),
    ("4", KeyCode::Digit4),
    ("5", KeyCode::Digit5),
    ("6", KeyCode::Digit6),
    ("7", KeyCode::Digit7),
    ("8", KeyCode::Digit8),
    ("9", KeyCode::Digit9),
];

/// The key with this name.
pub fn key_named(name: &str) -> Option<KeyCode> {
    let named = NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    named.map(|(_, key)| *key)
}

/// The name of a key.
pub fn name_of(key: KeyCode) -> Option<&'static str> {
    NAMES.iter().find(|(_, known)| *known == key).map(|(name, _)| *name)
}

const DIGITS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];

/// The wish that a key stands for.
pub fn wish_of(key: KeyCode) -> Option<Wish> {
    let wish = match key {
        KeyCode::ArrowLeft | KeyCode::KeyH => Wish::Nudge(-1, 0),
        KeyCode::ArrowRight | KeyCode::KeyL => Wish::Nudge(1, 0),
        KeyCode::ArrowUp | KeyCode::KeyK => Wish::Nudge(0, -1),
        KeyCode::ArrowDown | KeyCode::KeyJ => Wish::Nudge(0, 1),
        KeyCode::Enter | KeyCode::NumpadEnter => Wish::Deed,
        KeyCode::Tab => Wish::Next,
        KeyCode::KeyU => Wish::Undo,
        KeyCode::KeyR => Wish::Redo,
        KeyCode::KeyE => Wish::End,
        KeyCode::KeyY => Wish::Answer(true),
        KeyCode::KeyN => Wish::Answer(false),
        KeyCode::KeyM => Wish::Mute,
        KeyCode::KeyG => Wish::OpenLog(true),
        KeyCode::F1 => Wish::OpenCodex(true),
        KeyCode::Slash => Wish::Search,
        KeyCode::KeyT => Wish::SwitchLog,
        KeyCode::KeyV => Wish::Narrate,
        KeyCode::Space => Wish::Skip,
        KeyCode::Escape => Wish::Back,
        KeyCode::Equal | KeyCode::NumpadAdd => Wish::Zoom(1.0),
        KeyCode::Minus | KeyCode::NumpadSubtract => Wish::Zoom(-1.0),
        key => Wish::TakeNumber(DIGITS.iter().position(|digit| *digit == key)?),
    };
    Some(wish)
}
