//! Heads and what is worn on them, drawn around the middle of a head whose radius is 14.

use super::outline::{ball, oval};
use super::palette::{BARK, BONE, INK, IRON, LEATHER, LINEN, STEEL, STRAW};
use super::sketch::Sketch;
use crate::battle::look::Headgear;
use crate::view::paint::canvas::Paint;

/// The head of a creature with everything on it. `cloth` is the creature's own colour.
pub fn draw(sketch: &mut Sketch, head: Headgear, skin: Paint, cloth: Paint) {
    let hair = Paint::solid(178, 166, 148);
    if head == Headgear::Shaggy {
        sketch.shape("M -16 6 Q -22 -16 0 -19 Q 22 -16 17 6 L 20 16 L 12 13 L -12 13 L -20 16 Z", hair);
    }
    if head == Headgear::Ears {
        sketch.shape("M -10 -4 L -33 -13 L -28 -2 Q -20 6 -10 6 Z", skin);
        sketch.shape("M 10 -4 L 33 -13 L 28 -2 Q 20 6 10 6 Z", skin);
    }
    if head == Headgear::Scarf {
        sketch.shape("M -10 -4 L -27 2 L -22 7 L -29 15 L -17 12 L -8 6 Z", cloth.lit(0.8));
    }
    sketch.part(ball(0.0, 0.0, 14.0), skin);
    sketch.patch(oval(-5.0, -6.0, 3.6, 2.6), Paint::solid(255, 250, 236).faded(0.5));
    match head {
        Headgear::Bare => {
            sketch.shape("M -14 -1 Q -15 -16 0 -16 Q 15 -16 14 -1 Q 8 -9 0 -8 Q -9 -9 -14 -1 Z", BARK)
        }
        Headgear::Hood => {
            sketch.shape(
                "M -17 14 Q -19 -12 4 -25 Q 7 -19 10 -16 Q 19 -8 17 14 Q 0 20 -17 14 Z",
                cloth.lit(0.82),
            );
            sketch.patch(oval(2.0, 2.0, 9.4, 11.0), INK);
            sketch.patch(oval(2.6, 4.6, 7.6, 8.0), skin.lit(0.86));
        }
        Headgear::Helm => {
            sketch.shape("M -16 3 Q -17 -18 0 -19 Q 17 -18 16 3 L 9 3 L 7 -3 L -7 -3 L -9 3 Z", IRON);
            sketch.rod(&[(0.0, -5.0), (0.0, 5.0)], 3.4, IRON);
            sketch.line("M 0 -18 L 0 -6", 1.2, INK);
        }
        Headgear::Greathelm => {
            sketch.shape("M -15 -14 Q 0 -20 15 -14 L 16 12 Q 8 18 0 20 Q -8 18 -16 12 Z", IRON);
            sketch.patch(super::outline::outline("M -12 -3 L 12 -3 L 12 1 L -12 1 Z"), INK);
            sketch.line("M 0 -17 L 0 19 M -6 7 L -6 11 M 6 7 L 6 11", 1.6, INK);
        }
        Headgear::Kettle => {
            sketch.shape("M -11 -6 Q -11 -21 0 -21 Q 11 -21 11 -6 Z", STEEL);
            sketch.part(oval(0.0, -5.0, 23.0, 6.0), STEEL);
            sketch.shape("M -11 -6 Q -11 -21 0 -21 Q 11 -21 11 -6 Q 0 -2 -11 -6 Z", STEEL);
        }
        Headgear::Hat => {
            sketch.part(oval(0.0, -6.0, 24.0, 6.6), cloth.lit(0.66));
            sketch.shape("M -12 -7 Q -12 -24 -2 -23 Q 12 -24 12 -7 Q 0 -2 -12 -7 Z", cloth.lit(0.66));
            sketch.shape("M 9 -9 Q 14 -26 30 -25 Q 24 -12 10 -7 Z", LINEN);
            sketch.line("M 10 -9 Q 18 -20 28 -24", 1.0, INK);
        }
        Headgear::Pointed => {
            sketch.part(oval(0.0, -5.0, 26.0, 7.0), cloth.lit(0.6));
            sketch.shape(
                "M -13 -6 Q -8 -22 -2 -32 Q 4 -38 14 -35 Q 8 -31 9 -25 Q 11 -15 13 -6 Q 0 0 -13 -6 Z",
                cloth.lit(0.6),
            );
            sketch.line("M -11 -9 Q 0 -4 12 -9", 2.4, LINEN);
        }
        Headgear::Straw => {
            sketch.part(oval(0.0, -4.0, 29.0, 8.6), STRAW);
            sketch.shape("M -12 -5 Q -12 -19 0 -19 Q 12 -19 12 -5 Q 0 0 -12 -5 Z", STRAW);
            sketch.line(
                "M -24 -3 L -16 -5 M 24 -3 L 16 -5 M -14 2 L -10 -1 M 14 2 L 10 -1 M -12 -8 Q 0 -3 12 -8",
                1.2,
                LEATHER,
            );
        }
        Headgear::Cap => {
            sketch.shape("M -15 -4 Q -15 -19 0 -19 Q 15 -19 15 -4 Q 0 -9 -15 -4 Z", cloth.lit(0.7));
            sketch.part(ball(0.0, -20.0, 3.6), cloth.lit(0.7));
        }
        Headgear::Feather => {
            sketch.shape("M -6 -14 Q -22 -32 -40 -26 Q -34 -12 -12 -8 Z", LINEN);
            sketch.line("M -9 -11 Q -22 -22 -36 -25", 1.0, INK);
            sketch.shape("M -19 -6 Q -17 -20 4 -18 Q 21 -16 19 -4 Q 0 -10 -19 -6 Z", cloth.lit(0.62));
        }
        Headgear::Scarf => {
            sketch.shape("M -15 -1 Q -16 -18 0 -18 Q 16 -18 15 -1 Q 0 -8 -15 -1 Z", cloth.lit(0.8));
            sketch.shape("M -13 3 Q 0 8 13 3 Q 12 14 0 18 Q -12 14 -13 3 Z", INK.towards(cloth, 0.35));
        }
        Headgear::Veil => {
            sketch.shape("M -18 22 Q -19 -17 0 -18 Q 19 -17 18 22 Q 10 26 7 14 Q 12 4 8 -5 Q 0 -11 -8 -5 Q -12 4 -7 14 Q -10 26 -18 22 Z", LINEN);
            sketch.line("M -13 2 L -13 18 M 13 2 L 13 18", 1.0, LEATHER);
        }
        Headgear::Crown => {
            sketch
                .shape("M -14 -5 L -17 -21 L -8 -14 L 0 -24 L 8 -14 L 17 -21 L 14 -5 Q 0 0 -14 -5 Z", STEEL);
        }
        Headgear::Plume => {
            sketch.shape("M -3 -17 Q -8 -34 12 -33 Q 30 -29 27 -6 Q 20 -18 6 -17 Z", cloth.lit(1.15));
            sketch.line("M 2 -19 Q 12 -28 24 -16", 1.0, INK);
            sketch.shape(
                "M -16 3 Q -17 -18 0 -19 Q 17 -18 16 3 L 16 11 L 9 12 L 8 -1 L -8 -1 L -9 12 L -16 11 Z",
                STEEL,
            );
            sketch.line("M -15 -4 Q 0 -8 15 -4", 1.6, INK);
        }
        Headgear::Horned => {
            sketch.shape("M -11 -8 Q -27 -10 -28 -28 Q -20 -20 -8 -17 Z", BONE);
            sketch.shape("M 11 -8 Q 27 -10 28 -28 Q 20 -20 8 -17 Z", BONE);
            sketch.shape("M -16 0 Q -17 -18 0 -19 Q 17 -18 16 0 Q 0 -6 -16 0 Z", IRON);
            sketch.shape("M -12 5 Q 0 2 12 5 Q 12 18 0 22 Q -12 18 -12 5 Z", BARK);
        }
        Headgear::Ears => {
            sketch.patch(oval(-5.0, 0.0, 2.4, 3.0), INK);
            sketch.patch(oval(6.0, 0.0, 2.4, 3.0), INK);
        }
        Headgear::Tusks => {
            sketch.shape("M -7 -12 Q -6 -26 0 -29 Q 6 -26 7 -12 Q 0 -15 -7 -12 Z", BARK);
            sketch.shape("M -11 6 L -13 -6 L -4 5 Z", BONE);
            sketch.shape("M 11 6 L 13 -6 L 4 5 Z", BONE);
            sketch.line("M -9 7 Q 0 11 9 7", 1.6, INK);
        }
        Headgear::Shaggy => {
            sketch.shape("M -15 1 Q -15 -17 0 -17 Q 15 -17 15 1 Q 9 -8 0 -7 Q -9 -8 -15 1 Z", hair);
            sketch.shape("M -13 4 Q 0 1 13 4 Q 15 18 6 24 L 0 30 L -6 24 Q -15 18 -13 4 Z", hair);
            sketch.line("M -5 10 L -3 20 M 4 10 L 3 21", 1.0, INK);
        }
    }
}

/// A skull, which the undead have for a head. Headgear comes over it.
pub fn skull(sketch: &mut Sketch, head: Headgear, cloth: Paint) {
    if head != Headgear::Bare {
        draw(sketch, head, BONE, cloth);
    }
    if head == Headgear::Bare {
        sketch.part(ball(0.0, -1.0, 14.0), BONE);
    }
    sketch.shape("M -8 8 L 8 8 L 6 18 L -6 18 Z", BONE);
    sketch.patch(oval(-5.4, 2.0, 4.0, 4.4), INK);
    sketch.patch(oval(5.4, 2.0, 4.0, 4.4), INK);
    sketch.line("M -3 10 L -3 17 M 0 10 L 0 17 M 3 10 L 3 17", 1.0, INK);
}
