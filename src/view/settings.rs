//! What the player has chosen for every battle: how large, how fast, how loud, and how it looks.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::commands::KeyChoices;
use super::pace::Pace;
use super::paint::Colours;
use crate::sound::settings::SoundSettings;

/// What the player has chosen. Whatever a file leaves out is as usual.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// How large text and panels are, in hundredths of their usual size.
    pub scale: u16,
    /// Whether panels are dark or light.
    pub theme: Theme,
    /// Which colours the sides have.
    pub colours: Colours,
    /// How fast the battle is shown.
    pub pace: Pace,
    /// Whether nothing moves that does not have to: no flicker, no shaking, no swaying.
    pub reduced_motion: bool,
    /// How loud everything is.
    pub sound: SoundSettings,
    /// What the player is asked about before it is done.
    pub confirmations: Confirmations,
    /// The language, by its short name; `None` for the system's own.
    pub language: Option<String>,
    /// The keys that the player has chosen.
    pub keys: KeyChoices,
}

/// Whether panels are dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    #[default]
    Night,
    Day,
}

impl Theme {
    pub const ALL: [Theme; 2] = [Theme::Night, Theme::Day];
}

/// What the player is asked about before it is done. Everything else can be undone, or is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Confirmations {
    /// Ending the turn of somebody who still has an action.
    pub end_turn: bool,
    /// Walking where enemies may strike on the way.
    pub danger: bool,
    /// Beginning again while the battle is not over.
    pub begin_again: bool,
}

impl Default for Confirmations {
    fn default() -> Confirmations {
        Confirmations { end_turn: false, danger: false, begin_again: true }
    }
}

/// The smallest and the largest scale, in hundredths.
pub const SCALES: std::ops::RangeInclusive<u16> = 80..=200;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            scale: 100,
            theme: Theme::default(),
            colours: Colours::default(),
            pace: Pace::default(),
            reduced_motion: false,
            sound: SoundSettings::default(),
            confirmations: Confirmations::default(),
            language: None,
            keys: KeyChoices::default(),
        }
    }
}

impl Settings {
    /// The factor for the size of text and panels.
    pub fn scale_factor(&self) -> f32 {
        // A file may hold any number.
        f32::from(self.scale.clamp(*SCALES.start(), *SCALES.end())) / 100.0
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::KeyCode;

    use super::*;
    use crate::battle::Source;
    use crate::data::{reader::read, write::to_ron};
    use crate::view::commands::Command;
    use crate::view::keys::Key;

    #[test]
    fn settings_survive_a_file_and_what_it_leaves_out_is_as_usual() {
        let mut chosen = Settings {
            scale: 150,
            theme: Theme::Day,
            colours: Colours::LightAndDark,
            pace: Pace::Fourfold,
            reduced_motion: true,
            language: Some("de".to_owned()),
            ..Settings::default()
        };
        chosen.sound.master = 0.35;
        chosen.confirmations.danger = true;
        chosen.keys.set(Command::EndTurn, Key(KeyCode::F5));
        let file = |text: &str| read::<Settings>(&Source::new("settings", text));
        assert_eq!(file(&to_ron(&chosen).unwrap()).value, Some(chosen));
        assert_eq!(file(&to_ron(&Settings::default()).unwrap()).value, Some(Settings::default()));
        assert_eq!(file("()").value, Some(Settings::default()));
        assert_eq!(file("(scale: 120)").value, Some(Settings { scale: 120, ..Settings::default() }));
        assert!(!file("(scale: \"huge\")").problems.is_empty());
    }

    #[test]
    fn a_scale_outside_the_limits_is_brought_inside() {
        for (scale, factor) in [(0, 0.8), (80, 0.8), (125, 1.25), (200, 2.0), (9000, 2.0)] {
            assert_eq!(Settings { scale, ..Settings::default() }.scale_factor(), factor);
        }
    }
}
