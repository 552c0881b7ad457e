//! How loud the player wants what.

use serde::{Deserialize, Serialize};

/// How loud everything is. Each volume is the place of its slider, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoundSettings {
    /// All of it.
    pub master: f32,
    /// What happens.
    pub effects: f32,
    /// What surrounds the battle.
    pub ambience: f32,
    /// Whether nothing is heard.
    pub muted: bool,
}

impl Default for SoundSettings {
    fn default() -> SoundSettings {
        SoundSettings { master: 0.8, effects: 0.85, ambience: 0.6, muted: false }
    }
}

impl SoundSettings {
    /// The factor for what happens.
    pub fn effects_gain(&self) -> f32 {
        self.gain(self.effects)
    }

    /// The factor for what surrounds the battle.
    pub fn ambience_gain(&self) -> f32 {
        self.gain(self.ambience)
    }

    fn gain(&self, volume: f32) -> f32 {
        if self.muted { 0.0 } else { law(self.master) * law(volume) }
    }
}

/// The factor that the place of a slider stands for. The ear hears ratios: the square makes the middle about half as
/// loud.
fn law(slider: f32) -> f32 {
    // A broken file may hold anything.
    let slider = if slider.is_finite() { slider.clamp(0.0, 1.0) } else { 0.0 };
    slider * slider
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_multiply_and_mute_silences() {
        let full = SoundSettings { master: 1.0, effects: 1.0, ambience: 0.5, muted: false };
        assert_eq!((full.effects_gain(), full.ambience_gain()), (1.0, 0.25));
        let half = SoundSettings { master: 0.5, ..full };
        assert_eq!(half.effects_gain(), 0.25);
        assert_eq!(SoundSettings { muted: true, ..full }.effects_gain(), 0.0);
        assert_eq!(SoundSettings { effects: f32::NAN, ..full }.effects_gain(), 0.0);
        assert_eq!(SoundSettings { effects: 7.0, ..full }.effects_gain(), 1.0, "no file makes it louder");
    }

    #[test]
    fn settings_survive_a_file() {
        let quiet = SoundSettings { master: 0.3, muted: true, ..SoundSettings::default() };
        let text = ron::to_string(&quiet).unwrap();
        assert_eq!(ron::from_str::<SoundSettings>(&text).unwrap(), quiet);
        let partly: SoundSettings = ron::from_str("(master: 0.1)").unwrap();
        assert_eq!(partly.effects, SoundSettings::default().effects, "what is missing is as usual");
    }
}
