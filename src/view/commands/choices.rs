//! The keys that the player has chosen for commands, as the file of settings keeps them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Command, Place};
use crate::battle::problem::Complaint;
use crate::data::nearest::nearest;
use crate::tell::{Words, say};
use crate::view::keys::Key;

/// The keys that the player has chosen, where they differ from the usual ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, Vec<String>>", into = "BTreeMap<String, Vec<String>>")]
pub struct KeyChoices(BTreeMap<Command, Vec<Key>>);

impl KeyChoices {
    /// The keys of a command.
    pub fn of(&self, command: Command) -> Vec<Key> {
        let usual = || command.usual_keys().iter().copied().map(Key).collect();
        self.0.get(&command).cloned().unwrap_or_else(usual)
    }

    /// The command that a key stands for in a place.
    pub fn command(&self, key: Key, place: Place) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.works_in(place) && self.of(*command).contains(&key))
    }

    /// The commands that have this key already where another command works that is to get it.
    pub fn conflicts(&self, command: Command, key: Key) -> Vec<Command> {
        let has_it =
            |other: &Command| *other != command && other.meets(command) && self.of(*other).contains(&key);
        Command::ALL.into_iter().filter(has_it).collect()
    }

    /// Gives a command this key and no other. Other commands that had the key lose it where both would work. The key
    /// that always leads out of everything cannot be given away.
    pub fn set(&mut self, command: Command, key: Key) {
        let others = self.conflicts(command, key);
        if !command.is_free() || others.iter().any(|other| !other.is_free()) {
            return;
        }
        for other in others {
            let left = self.of(other).into_iter().filter(|own| *own != key).collect();
            self.put(other, left);
        }
        self.put(command, vec![key]);
    }

    /// Gives every command its usual keys.
    pub fn reset(&mut self) {
        self.0.clear();
    }

    /// Whether every command has its usual keys.
    pub fn are_usual(&self) -> bool {
        self.0.is_empty()
    }

    fn put(&mut self, command: Command, keys: Vec<Key>) {
        let is_usual = keys.iter().map(|key| key.0).eq(command.usual_keys().iter().copied());
        if is_usual {
            self.0.remove(&command);
        } else {
            self.0.insert(command, keys);
        }
    }

    /// The first key of a command in words; empty if it has none.
    pub fn first(&self, command: Command, words: &Words) -> String {
        self.of(command).first().map(|key| key.words(words)).unwrap_or_default()
    }

    /// What a button tells about itself, with the first key of its command if it has one.
    pub fn tip(&self, tip: &str, command: Command, words: &Words) -> String {
        let key = self.first(command, words);
        if key.is_empty() { tip.to_owned() } else { say!(words, "window-tip-key", tip = tip, key = key) }
    }

    /// All keys of a command in words; empty if it has none.
    pub fn all(&self, command: Command, words: &Words) -> String {
        words.list(self.of(command).into_iter().map(|key| key.words(words)))
    }
}

impl TryFrom<BTreeMap<String, Vec<String>>> for KeyChoices {
    type Error = Complaint;

    fn try_from(file: BTreeMap<String, Vec<String>>) -> Result<KeyChoices, Complaint> {
        let mut choices = KeyChoices::default();
        for (word, keys) in file {
            let known = Command::ALL.into_iter().find(|command| command.word() == word);
            let command = known.filter(|command| command.is_free()).ok_or_else(|| {
                let words = Command::ALL.iter().map(|command| command.word());
                Complaint::new("settings-no-command").with("found", &word).suggest(nearest(&word, words))
            })?;
            let keys = keys.iter().map(|key| key.parse()).collect::<Result<_, Complaint>>()?;
            choices.put(command, keys);
        }
        Ok(choices)
    }
}

impl From<KeyChoices> for BTreeMap<String, Vec<String>> {
    fn from(choices: KeyChoices) -> Self {
        let named = |(command, keys): (Command, Vec<Key>)| {
            (command.word().to_owned(), keys.iter().map(Key::to_string).collect())
        };
        choices.0.into_iter().map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::KeyCode;

    use super::*;
    use crate::battle::{Problem, Source};
    use crate::data::{reader::read, write::to_ron};

    #[test]
    fn a_key_that_another_command_had_changes_hands() {
        let mut choices = KeyChoices::default();
        let (end, undo) = (Key(KeyCode::KeyE), Key(KeyCode::KeyU));
        assert_eq!(choices.conflicts(Command::Undo, end), [Command::EndTurn]);
        choices.set(Command::Undo, end);
        assert_eq!(choices.command(end, Place::Battle), Some(Command::Undo));
        assert_eq!(choices.of(Command::EndTurn), [], "it has lost its key");
        assert_eq!(choices.command(undo, Place::Battle), None);
        choices.set(Command::EndTurn, undo);
        choices.set(Command::EndTurn, end);
        choices.set(Command::Undo, undo);
        assert!(choices.are_usual(), "all is as it was: {choices:?}");
    }

    #[test]
    fn a_key_may_mean_one_thing_in_a_battle_and_another_in_a_replay() {
        let mut choices = KeyChoices::default();
        let left = Key(KeyCode::ArrowLeft);
        assert_eq!(choices.command(left, Place::Battle), Some(Command::PointLeft));
        assert_eq!(choices.command(left, Place::End), Some(Command::PointLeft));
        assert_eq!(choices.command(left, Place::Replay), Some(Command::ReplayDeedBack));
        let tool = Key(KeyCode::Digit1);
        assert_eq!(choices.conflicts(Command::ReplayPlay, tool), [], "tools are taken in battles only");
        choices.set(Command::Mute, tool);
        assert_eq!(choices.of(Command::Tool1), [], "sound is silenced everywhere");
        assert_eq!(choices.of(Command::AgainAlike), []);
        for place in Place::ALL {
            assert_eq!(choices.command(tool, place), Some(Command::Mute), "{place:?}");
        }
    }

    #[test]
    fn escape_always_leads_out() {
        let mut choices = KeyChoices::default();
        choices.set(Command::Undo, Key(KeyCode::Escape));
        choices.set(Command::Back, Key(KeyCode::KeyQ));
        assert!(choices.are_usual());
    }

    #[test]
    fn chosen_keys_survive_a_file() {
        let mut choices = KeyChoices::default();
        choices.set(Command::EndTurn, Key(KeyCode::F5));
        choices.set(Command::PanLeft, Key(KeyCode::KeyE));
        choices.set(Command::Skip, Key(KeyCode::KeyU));
        let text = to_ron(&choices).unwrap();
        let kept = read::<KeyChoices>(&Source::new("keys", text));
        assert_eq!(kept.problems, []);
        assert_eq!(kept.value, Some(choices));
        let strange = Source::new("keys", "{\"end-turns\": [\"e\"]}");
        let problems = read::<KeyChoices>(&strange).problems;
        assert_eq!(problems.iter().map(Problem::key).collect::<Vec<_>>(), ["settings-no-command"]);
        assert_eq!(problems[0].suggestion.as_deref(), Some("end-turn"));
    }
}
