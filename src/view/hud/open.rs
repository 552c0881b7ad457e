//! What is open over the board or the list of scenarios, and whom keys belong to meanwhile.

use bevy::prelude::*;

use crate::view::commands::Command;
use crate::view::keys::Key;
use crate::view::wish::{ProblemsAbout, Wish};

/// The menu that stops the battle for a while.
#[derive(Resource, Default)]
pub struct PauseMenu {
    pub is_open: bool,
}

/// A sheet that covers everything else while it is open.
#[derive(Clone, Debug, PartialEq)]
pub enum Sheet {
    Settings,
    /// Everything that the selected combatant can do.
    Tools,
    /// What is wrong with files.
    Problems(ProblemsAbout),
    /// Whether a wish is meant.
    Question(Question),
}

/// A question whether a wish is meant.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The sentence to answer with yes or no.
    pub text: String,
    /// What happens after a yes.
    pub wish: Wish,
}

/// The sheet that is open, if any.
#[derive(Resource, Default)]
pub struct Sheets {
    pub open: Option<Sheet>,
}

impl Sheets {
    /// The question that waits for an answer.
    pub fn question(&self) -> Option<&Question> {
        match &self.open {
            Some(Sheet::Question(question)) => Some(question),
            _ => None,
        }
    }
}

/// Whom keys belong to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeyOwner {
    /// The battle gets every key.
    #[default]
    Battle,
    /// A menu gets them; only commands that close or open menus are told to the battle.
    Menu,
    /// The table of the title gets them, where signs search; only commands by other keys are carried out.
    Title,
    /// A question gets them; only the commands that answer or close it are carried out.
    Question,
    /// A list that drops down or a text field gets every key.
    Widget,
    /// The next key is the new key of a command.
    Remapping,
}

impl KeyOwner {
    /// Whether the command of a key is carried out.
    pub fn lets_through(self, command: Command, key: Key) -> bool {
        match self {
            KeyOwner::Battle => true,
            KeyOwner::Menu => matches!(command, Command::Back | Command::Settings),
            KeyOwner::Title => {
                matches!(command, Command::Back | Command::Settings | Command::Codex) && !key.writes()
            }
            KeyOwner::Question => matches!(command, Command::Back | Command::Yes | Command::No),
            KeyOwner::Widget | KeyOwner::Remapping => false,
        }
    }

    /// Whether the panels are told about keys.
    pub fn tells_panels(self) -> bool {
        matches!(self, KeyOwner::Menu | KeyOwner::Title | KeyOwner::Question | KeyOwner::Widget)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_the_title_signs_search_and_other_keys_open_sheets() {
        let title = |command, key: &str| KeyOwner::Title.lets_through(command, Key::named(key).unwrap());
        assert!(!title(Command::Settings, "o"), "a search for a word with an O opens no settings");
        assert!(!title(Command::Codex, "?"));
        assert!(title(Command::Codex, "f1"));
        assert!(title(Command::Settings, "f10"), "the player may choose another key");
        assert!(title(Command::Back, "escape"));
        assert!(!title(Command::EndTurn, "f2"), "there is no turn to end");
    }
}
