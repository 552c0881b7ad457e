//! The paints of the figures: ink, paper, woods and metals, and the colours of the sides.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use crate::battle::SideId;
use crate::view::paint::canvas::Paint;

/// Which colours the sides have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Colours {
    /// Blue, vermilion and others that differ for every kind of colour vision.
    #[default]
    Usual,
    /// Colours that differ most in how light they are, so that they can be told apart without seeing any colour.
    LightAndDark,
}

impl Colours {
    pub const ALL: [Colours; 2] = [Colours::Usual, Colours::LightAndDark];
}

pub const INK: Paint = Paint::solid(30, 26, 23);
pub const PAPER: Paint = Paint::solid(230, 216, 184);
/// Turned wood without paint: faces and hands.
pub const WOOD: Paint = Paint::solid(214, 172, 120);
/// Hafts and shafts.
pub const ASH: Paint = Paint::solid(158, 114, 70);
/// Bark and dark hair.
pub const BARK: Paint = Paint::solid(98, 70, 48);
pub const LEATHER: Paint = Paint::solid(126, 84, 54);
pub const STEEL: Paint = Paint::solid(196, 200, 202);
pub const IRON: Paint = Paint::solid(124, 128, 134);
pub const BONE: Paint = Paint::solid(232, 224, 200);
pub const LINEN: Paint = Paint::solid(236, 226, 204);
pub const STRAW: Paint = Paint::solid(206, 174, 104);
pub const FUR: Paint = Paint::solid(122, 98, 76);
/// A flame and the heart of it.
pub const FLAME: Paint = Paint::solid(226, 116, 42);
pub const EMBER: Paint = Paint::solid(250, 222, 150);
/// The spark of a spell.
pub const SPARK: Paint = Paint::solid(168, 222, 214);
/// A point of stress.
pub const VIOLET: Paint = Paint::solid(112, 66, 150);
/// A point of injury, and the ink that runs from the fallen.
pub const BLOOD: Paint = Paint::solid(142, 30, 34);
/// Fatigue and conditions.
pub const SEPIA: Paint = Paint::solid(104, 82, 58);
/// Somebody may act. Nothing else has this colour.
pub const GOLD: Paint = Paint::solid(240, 186, 44);

/// Whether the sides differ most in how light they are. The choice holds for the whole window, wherever a side's colour
/// is painted.
static LIGHT_AND_DARK: AtomicBool = AtomicBool::new(false);

/// Chooses the colours of the sides. What has been painted before keeps its old colours.
pub fn choose_colours(colours: Colours) {
    LIGHT_AND_DARK.store(colours == Colours::LightAndDark, Ordering::Relaxed);
}

/// The chosen colours of the sides.
pub fn chosen_colours() -> Colours {
    if LIGHT_AND_DARK.load(Ordering::Relaxed) { Colours::LightAndDark } else { Colours::Usual }
}

/// The colour of a side.
pub fn side_paint(side: SideId) -> Paint {
    paint_among(chosen_colours(), side)
}

/// The colour of a side among these colours. The six usual ones differ for people with any kind of colour vision, the
/// others differ most in lightness, and all of them are inked where they stand on paper.
pub const fn paint_among(colours: Colours, side: SideId) -> Paint {
    match (colours, side.0 % 6) {
        (Colours::Usual, 0) => Paint::solid(31, 95, 168),
        (Colours::Usual, 1) => Paint::solid(200, 64, 42),
        (Colours::Usual, 2) => Paint::solid(112, 196, 208),
        (Colours::Usual, 3) => Paint::solid(26, 24, 72),
        (Colours::Usual, 4) => Paint::solid(164, 120, 124),
        (Colours::Usual, _) => Paint::solid(100, 38, 36),
        (Colours::LightAndDark, 0) => Paint::solid(22, 44, 118),
        (Colours::LightAndDark, 1) => Paint::solid(255, 146, 116),
        (Colours::LightAndDark, 2) => Paint::solid(38, 132, 142),
        (Colours::LightAndDark, 3) => Paint::solid(14, 10, 18),
        (Colours::LightAndDark, 4) => Paint::solid(250, 234, 226),
        (Colours::LightAndDark, _) => Paint::solid(132, 58, 58),
    }
}

/// A creature's own colour as paint on wood, so that it suits paper and does not outshine the sides.
pub fn dyed(colour: (u8, u8, u8)) -> Paint {
    Paint::of(colour).greyed(0.1).towards(Paint::solid(150, 128, 98), 0.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How light a colour is, as the guidelines for accessible content define it.
    fn lightness(paint: Paint) -> f32 {
        let [red, green, blue] = paint
            .colour
            .map(|part| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    #[test]
    fn light_and_dark_sides_differ_without_any_colour() {
        let sides = (0..6).map(|side| lightness(paint_among(Colours::LightAndDark, SideId(side))));
        let sides: Vec<f32> = sides.collect();
        let contrast = |one: f32, other: f32| (one.max(other) + 0.05) / (one.min(other) + 0.05);
        assert!(contrast(sides[0], sides[1]) >= 4.5, "the two sides of most battles: {sides:?}");
        for (place, one) in sides.iter().enumerate() {
            for other in &sides[place + 1..] {
                assert!(contrast(*one, *other) >= 1.35, "{one} and {other}");
            }
        }
    }
}
