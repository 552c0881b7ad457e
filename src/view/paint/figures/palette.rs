//! The paints of the figures: ink, paper, woods and metals, and the colours of the sides.

use crate::battle::SideId;
use crate::view::paint::canvas::Paint;

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

/// The colour of a side. The six colours differ for people with any kind of colour vision, and all stand out from
/// paper.
pub const fn side_paint(side: SideId) -> Paint {
    match side.0 % 6 {
        0 => Paint::solid(31, 95, 168),
        1 => Paint::solid(200, 64, 42),
        2 => Paint::solid(112, 196, 208),
        3 => Paint::solid(26, 24, 72),
        4 => Paint::solid(164, 120, 124),
        _ => Paint::solid(100, 38, 36),
    }
}

/// A creature's own colour as paint on wood, so that it suits paper and does not outshine the sides.
pub fn dyed(colour: (u8, u8, u8)) -> Paint {
    Paint::of(colour).greyed(0.1).towards(Paint::solid(150, 128, 98), 0.1)
}
