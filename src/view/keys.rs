//! Keys: their names in scripts and in the file of settings, and the words on them for people.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::{Key as Meaning, KeyboardInput};
use bevy::prelude::KeyCode;

use crate::battle::problem::Complaint;
use crate::tell::Words;

/// A key that has a name. Letters and signs are meant as they are printed on the player's keyboard, wherever they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key(pub KeyCode);

/// The keys that have a name.
const NAMES: [(&str, KeyCode); 81] = [
    ("left", KeyCode::ArrowLeft),
    ("right", KeyCode::ArrowRight),
    ("up", KeyCode::ArrowUp),
    ("down", KeyCode::ArrowDown),
    ("enter", KeyCode::Enter),
    ("tab", KeyCode::Tab),
    ("space", KeyCode::Space),
    ("escape", KeyCode::Escape),
    ("alt", KeyCode::AltLeft),
    ("backspace", KeyCode::Backspace),
    ("insert", KeyCode::Insert),
    ("delete", KeyCode::Delete),
    ("home", KeyCode::Home),
    ("end", KeyCode::End),
    ("page-up", KeyCode::PageUp),
    ("page-down", KeyCode::PageDown),
    ("f1", KeyCode::F1),
    ("f2", KeyCode::F2),
    ("f3", KeyCode::F3),
    ("f4", KeyCode::F4),
    ("f5", KeyCode::F5),
    ("f6", KeyCode::F6),
    ("f7", KeyCode::F7),
    ("f8", KeyCode::F8),
    ("f9", KeyCode::F9),
    ("f10", KeyCode::F10),
    ("f11", KeyCode::F11),
    ("f12", KeyCode::F12),
    ("+", KeyCode::Equal),
    ("-", KeyCode::Minus),
    (",", KeyCode::Comma),
    (".", KeyCode::Period),
    ("/", KeyCode::Slash),
    (";", KeyCode::Semicolon),
    ("'", KeyCode::Quote),
    ("[", KeyCode::BracketLeft),
    ("]", KeyCode::BracketRight),
    ("\\", KeyCode::Backslash),
    ("`", KeyCode::Backquote),
    ("<", KeyCode::IntlBackslash),
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
    ("numpad-enter", KeyCode::NumpadEnter),
    ("numpad-+", KeyCode::NumpadAdd),
    ("numpad--", KeyCode::NumpadSubtract),
    ("menu", KeyCode::ContextMenu),
    // The sign decides: wherever the question mark lies, it stands for the key for help.
    ("?", KeyCode::Help),
];

impl Key {
    /// The key with this name.
    pub fn named(name: &str) -> Option<Key> {
        let named = NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        named.map(|(_, code)| Key(*code))
    }

    /// The name of the key; empty if it has none.
    pub fn name(self) -> &'static str {
        NAMES.iter().find(|(_, code)| *code == self.0).map_or("", |(name, _)| name)
    }

    /// Whether the key writes a sign into a text.
    pub fn writes(self) -> bool {
        let sign = self.name().trim_start_matches("numpad-");
        sign.chars().count() == 1 || self.0 == KeyCode::Space
    }

    /// The key that was pressed. A keyboard says which sign its key bears, and where it lies; the sign decides, so that
    /// `Y` is the key with a Y on it on every keyboard. Where the sign has no name, as with other scripts, the place
    /// decides.
    pub fn pressed(input: &KeyboardInput) -> Key {
        let by_sign = match &input.logical_key {
            Meaning::Character(sign) if sign == "=" => Some(Key(KeyCode::Equal)),
            Meaning::Character(sign) => Key::named(sign),
            _ => None,
        };
        let is_on_number_pad = matches!(input.key_code, KeyCode::NumpadAdd | KeyCode::NumpadSubtract);
        by_sign.filter(|_| !is_on_number_pad).unwrap_or(Key(input.key_code))
    }

    /// What people call the key: its sign, or its name in their language.
    pub fn words(self, words: &Words) -> String {
        let name = self.name();
        let id = format!("key-{}", name.replace('+', "plus").replace("--", "-minus"));
        if name.len() > 1 && words.has(&id) { words.say(&id, &[]) } else { name.to_uppercase() }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Key {
    type Err = Complaint;

    fn from_str(name: &str) -> Result<Key, Complaint> {
        Key::named(name).ok_or_else(|| Complaint::new("settings-no-key").with("found", name))
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::prelude::Entity;

    use super::*;

    fn pressed(code: KeyCode, sign: &str) -> Key {
        Key::pressed(&KeyboardInput {
            key_code: code,
            logical_key: Meaning::Character(sign.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        })
    }

    #[test]
    fn no_name_and_no_key_is_there_twice() {
        for (place, (name, code)) in NAMES.iter().enumerate() {
            assert!(NAMES[place + 1..].iter().all(|(other, key)| other != name && key != code), "{name}");
        }
    }

    #[test]
    fn the_sign_on_a_key_decides_and_where_it_has_no_name_its_place() {
        assert_eq!(pressed(KeyCode::KeyZ, "y"), Key(KeyCode::KeyY), "a German keyboard");
        assert_eq!(pressed(KeyCode::KeyE, "E"), Key(KeyCode::KeyE), "with Shift");
        assert_eq!(pressed(KeyCode::Digit1, "&"), Key(KeyCode::Digit1), "a French keyboard");
        assert_eq!(pressed(KeyCode::KeyF, "а"), Key(KeyCode::KeyF), "a Russian keyboard");
        for code in [KeyCode::Slash, KeyCode::Minus, KeyCode::KeyM] {
            assert_eq!(pressed(code, "?"), Key(KeyCode::Help), "American, German and French keyboards");
        }
        assert_eq!(pressed(KeyCode::Equal, "="), Key(KeyCode::Equal));
        assert_eq!(pressed(KeyCode::NumpadAdd, "+"), Key(KeyCode::NumpadAdd));
    }

    #[test]
    fn every_key_with_a_long_name_has_words() {
        let words = Words::english();
        for (name, code) in NAMES {
            let said = Key(code).words(&words);
            assert!(
                !said.is_empty() && !said.contains("KEY-") && !said.contains('-') || name == "-",
                "{said}"
            );
        }
    }
}
