//! What people wear and carry besides headgear and weapons: cloaks, packs, shields and lights.

use super::Torchlight;
use super::outline::{ball, outline, oval};
use super::palette::{ASH, EMBER, FLAME, FUR, INK, IRON, LEATHER, LINEN, PAPER, STEEL};
use super::sketch::Sketch;
use crate::battle::look::{Back, Cloak, Shield};
use crate::view::paint::canvas::Paint;

/// What is seen of a cloak behind the body.
pub fn cloak_behind(sketch: &mut Sketch, cloak: Cloak, cloth: Paint) {
    let dark = cloth.lit(0.62);
    match cloak {
        Cloak::Nothing => {}
        Cloak::Short => sketch.shape("M 36 28 Q 22 34 17 60 Q 28 66 40 60 L 60 60 Q 68 62 72 58 L 64 28 Z", dark),
        Cloak::Long => sketch.shape("M 36 27 Q 24 32 14 74 Q 22 84 36 80 L 64 80 Q 80 84 86 74 Q 76 32 64 27 Z", dark),
        Cloak::Fur => sketch.shape("M 34 28 Q 22 40 20 66 L 80 66 Q 78 40 66 28 Z", FUR.lit(0.75)),
        Cloak::Ragged => sketch.shape(
            "M 36 27 Q 22 34 15 68 L 21 66 L 20 78 L 29 72 L 34 82 L 50 76 L 66 82 L 71 72 L 80 78 L 79 66 L 85 68 Q 78 34 64 27 Z",
            dark,
        ),
    }
}

/// What is seen of a cloak over the shoulders.
pub fn cloak_before(sketch: &mut Sketch, cloak: Cloak, cloth: Paint) {
    match cloak {
        Cloak::Nothing => {}
        Cloak::Short | Cloak::Long | Cloak::Ragged => {
            sketch.shape("M 33 37 Q 36 25 50 25 Q 64 25 67 37 Q 58 33 50 36 Q 42 33 33 37 Z", cloth.lit(0.72));
            sketch.patch(ball(50.0, 34.5, 2.6), STEEL);
        }
        Cloak::Fur => sketch.shape(
            "M 28 42 L 31 30 Q 40 23 50 23 Q 60 23 69 30 L 72 42 L 66 39 L 62 45 L 57 39 L 50 45 L 43 39 L 38 45 L 34 39 Z",
            FUR,
        ),
    }
}

/// What is carried on the back.
pub fn back(sketch: &mut Sketch, back: Back, cloth: Paint, light: Torchlight) {
    match back {
        Back::Nothing => {}
        Back::Pack => {
            sketch.shape("M 18 28 Q 16 22 24 21 L 42 22 L 42 58 L 22 58 Q 17 56 18 28 Z", LEATHER);
            sketch.part(outline("M 15 15 Q 14 22 17 24 L 42 24 L 42 14 Q 28 10 15 15 Z"), LINEN.lit(0.86));
            sketch.line("M 22 40 L 40 40 M 30 24 L 30 58", 1.2, INK);
        }
        Back::Quiver => {
            for (x, y) in [(21.0, 2.0), (27.0, -3.0), (33.0, 0.0)] {
                sketch.rod(&[(x + 8.0, y + 26.0), (x, y + 6.0)], 1.8, ASH);
                sketch.part(oval(x, y + 5.0, 2.8, 5.0), LINEN);
            }
            sketch.shape("M 24 26 L 38 19 L 50 50 L 38 54 Z", LEATHER);
        }
        Back::LanternPole => {
            sketch.bent("M 36 78 L 30 -6 Q 29 -18 18 -17", 3.6, ASH);
            sketch.within(super::outline::placed(15.0, -16.0, 0.95, 0.0), |lamp| {
                lantern(lamp, light != Torchlight::Nothing);
            });
        }
        Back::Banner => {
            sketch.rod(&[(50.0, 60.0), (50.0, -20.0)], 3.0, ASH);
            sketch.shape("M 50 -19 L 84 -19 L 76 -9 L 84 1 L 50 1 Z", cloth);
            sketch.line("M 56 -15 L 56 -3 M 60 -9 L 68 -9", 1.6, PAPER);
        }
    }
}

/// A shield, drawn around its middle.
pub fn shield(sketch: &mut Sketch, shield: Shield, cloth: Paint) {
    match shield {
        Shield::Nothing => {}
        Shield::Round => {
            sketch.part(ball(0.0, 0.0, 17.0), ASH);
            sketch.line("M -7 -15 L -7 15 M 7 -15 L 7 15 M 0 -17 L 0 17", 0.9, INK.faded(0.6));
            sketch.patch(
                outline("M -17 0 Q -15 -16 0 -17 L 0 0 Z M 17 0 Q 15 16 0 17 L 0 0 Z"),
                cloth.faded(0.85),
            );
            sketch.part(ball(0.0, 0.0, 5.0), IRON);
        }
        Shield::Kite => {
            sketch.shape("M -13 -17 Q 0 -22 13 -17 Q 16 6 0 27 Q -16 6 -13 -17 Z", cloth);
            sketch.patch(
                outline("M -2.4 -19 L 2.4 -19 L 2.4 22 L 0 26 L -2.4 22 Z M -14 -5 L 14 -5 L 13 0 L -13 0 Z"),
                LINEN,
            );
        }
    }
}

/// A light in the hand, drawn around that hand.
pub fn light(sketch: &mut Sketch, light: Torchlight) {
    match light {
        Torchlight::Nothing => {}
        Torchlight::Lantern => {
            sketch.within(super::outline::placed(-2.0, 1.0, 1.0, 0.0), |lamp| lantern(lamp, true));
        }
        Torchlight::Torch => {
            sketch.rod(&[(0.0, 10.0), (-4.0, -16.0)], 4.0, ASH);
            sketch.shape(
                "M -4 -12 Q -15 -18 -9 -30 Q -7 -26 -5 -27 Q -6 -36 1 -42 Q 0 -34 5 -28 Q 8 -18 -4 -12 Z",
                FLAME,
            );
            sketch.patch(outline("M -4 -14 Q -9 -18 -6 -25 Q -3 -27 -1 -30 Q 4 -18 -4 -14 Z"), EMBER);
        }
    }
}

/// A lantern that hangs from the zero point.
fn lantern(sketch: &mut Sketch, burns: bool) {
    sketch.bent("M 0 0 L 0 6", 2.0, IRON);
    sketch.shape("M -7 8 Q 0 0 7 8 Z", IRON);
    sketch.shape("M -7 8 L 7 8 L 8 24 L -8 24 Z", if burns { FLAME } else { STEEL.lit(0.8) });
    if burns {
        sketch.patch(oval(0.0, 17.0, 4.2, 5.6), EMBER);
    }
    sketch.line("M -3 8 L -3 24 M 3 8 L 3 24", 1.0, INK);
    sketch.rod(&[(-8.0, 25.0), (8.0, 25.0)], 3.0, IRON);
}
