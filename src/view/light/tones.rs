//! How the four levels of light are drawn. The level of a square is the rule's own; how much of a light falls on a point
//! changes its tone only a little, so that no square ever looks like one of another level.

use crate::battle::Light;

/// How much brighter a square is in the middle of a light than at its end.
pub const SWAY: f32 = 0.1;
/// The tone that a full byte stands for.
pub const BRIGHTEST: f32 = 1.25;

/// How the squares of a level are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// How bright the paper is, where 1 is plain paper.
    pub brightness: f32,
    /// How heavy the hatching is, from 0 to 1.
    pub hatching: f32,
    /// How heavy the hatching across it is.
    pub across: f32,
    /// How dense the dots are that stand for glare.
    pub dots: f32,
}

/// The tone of a level.
pub const fn tone(light: Light) -> Tone {
    let (brightness, hatching, across, dots) = match light {
        Light::Darkness => (0.34, 1.0, 1.0, 0.0),
        Light::Dim => (0.66, 1.0, 0.0, 0.0),
        Light::Lit => (1.0, 0.0, 0.0, 0.0),
        Light::Brilliant => (1.15, 0.0, 0.0, 1.0),
    };
    Tone { brightness, hatching, across, dots }
}

impl Tone {
    /// The same brightness without strokes.
    pub fn without_hatching(self) -> Tone {
        Tone { hatching: 0.0, across: 0.0, ..self }
    }

    /// The tone as a pixel.
    pub fn pixel(self) -> [u8; 4] {
        [self.brightness / BRIGHTEST, self.hatching, self.across, self.dots]
            .map(|part| (part.clamp(0.0, 1.0) * 255.0 + 0.5) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_light_makes_a_square_look_like_one_of_the_next_level() {
        let levels = Light::ALL.map(|light| tone(light).brightness);
        for pair in levels.windows(2) {
            assert!(pair[0] + SWAY + 0.02 < pair[1], "{} is too near {}", pair[0], pair[1]);
        }
        assert!(levels[3] + SWAY <= BRIGHTEST);
    }

    #[test]
    fn every_level_is_hatched_in_its_own_way() {
        let patterns = Light::ALL.map(|light| {
            let [_, hatching, across, dots] = tone(light).pixel();
            [hatching, across, dots]
        });
        for (index, pattern) in patterns.iter().enumerate() {
            assert!(!patterns[..index].contains(pattern), "{:?} looks like another level", Light::ALL[index]);
        }
    }
}
