//! Seals: small ink marks on discs of paper, which say what has happened to a figure.

use tiny_skia::Transform;

use super::brush::{blank, canvas_of, fill, stroke};
use super::outline::{ball, outline};
use super::palette::{BLOOD, INK, PAPER, SEPIA, VIOLET};
use crate::view::paint::canvas::{Canvas, Paint};

/// What a seal says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Seal {
    Injury,
    Fatigue,
    Stress,
    /// Lying on the ground, but able to get up.
    Prone,
    Fleeing,
    Surrendered,
    /// Waiting for something to come about.
    Waiting,
    /// Unconscious, paralysed or down.
    Senseless,
    Dead,
    Maimed,
    /// Carrying a thing that sides fight over.
    Burdened,
    /// Under a condition that has no seal of its own.
    Condition,
}

impl Seal {
    /// Every seal.
    pub const ALL: [Seal; 12] = [
        Seal::Injury,
        Seal::Fatigue,
        Seal::Stress,
        Seal::Prone,
        Seal::Fleeing,
        Seal::Surrendered,
        Seal::Waiting,
        Seal::Senseless,
        Seal::Dead,
        Seal::Maimed,
        Seal::Burdened,
        Seal::Condition,
    ];

    /// The filled shapes, the lines and the ink of the mark, on a disc with a radius of 50 around the point 50 50.
    const fn mark(self) -> (&'static str, &'static str, Paint) {
        match self {
            Seal::Injury => ("M 50 16 Q 74 48 72 60 Q 70 80 50 80 Q 30 80 28 60 Q 26 48 50 16 Z", "", BLOOD),
            Seal::Fatigue => ("", "M 24 34 L 50 50 L 76 34 M 24 56 L 50 72 L 76 56", SEPIA),
            Seal::Stress => ("M 58 14 L 26 56 L 46 56 L 40 86 L 74 42 L 54 42 Z", "", VIOLET),
            Seal::Prone => ("M 30 46 L 70 46 L 50 68 Z", "M 50 22 L 50 48 M 24 76 L 76 76", INK),
            Seal::Fleeing => {
                ("M 46 28 L 76 50 L 46 72 Z", "M 20 50 L 46 50 M 22 32 L 36 32 M 22 68 L 36 68", INK)
            }
            Seal::Surrendered => ("", "M 32 84 L 32 18 M 34 22 L 74 22 L 66 36 L 74 50 L 34 50", INK),
            Seal::Waiting => (
                "M 30 22 L 70 22 L 50 50 Z",
                "M 28 20 L 72 20 M 28 80 L 72 80 M 50 50 L 30 78 M 50 50 L 70 78",
                INK,
            ),
            Seal::Senseless => ("", "M 24 44 L 48 44 L 24 74 L 50 74 M 60 24 L 76 24 L 60 44 L 77 44", INK),
            Seal::Dead => ("", "M 28 28 L 72 72 M 72 28 L 28 72", INK),
            Seal::Maimed => ("", "M 58 14 L 40 40 L 60 54 L 40 86", BLOOD),
            // A bundle tied at the top.
            Seal::Burdened => (
                "M 50 40 Q 82 46 78 70 Q 74 82 50 82 Q 26 82 22 70 Q 18 46 50 40 Z",
                "M 50 40 L 34 20 M 50 40 L 66 20 M 40 38 L 60 38",
                SEPIA,
            ),
            Seal::Condition => (
                "M 50 42 Q 58 42 58 50 Q 58 58 50 58 Q 42 58 42 50 Q 42 42 50 42 Z",
                "M 50 18 L 50 32 M 50 68 L 50 82 M 18 50 L 32 50 M 68 50 L 82 50",
                INK,
            ),
        }
    }
}

/// Paints a seal, `pixels` wide and high.
pub fn paint_seal(seal: Seal, pixels: u32) -> Canvas {
    let Some(mut canvas) = blank(pixels) else { return Canvas::clear(pixels, pixels) };
    let scale = pixels as f32 / 108.0;
    let place = Transform::from_translate(4.0, 4.0).post_scale(scale, scale);
    let paths = |path: Option<tiny_skia::Path>| path.and_then(|path| path.transform(place));
    let (shapes, lines, ink) = seal.mark();
    if let Some(disc) = paths(ball(52.0, 53.0, 46.0)) {
        fill(&mut canvas, &disc, INK.faded(0.45));
    }
    if let Some(disc) = paths(ball(49.0, 49.0, 46.0)) {
        fill(&mut canvas, &disc, ink);
    }
    if let Some(disc) = paths(ball(49.0, 49.0, 40.0)) {
        fill(&mut canvas, &disc, PAPER.lit(1.06));
    }
    if let Some(shapes) = paths(outline(shapes)) {
        fill(&mut canvas, &shapes, ink);
    }
    if let Some(lines) = paths(outline(lines)) {
        stroke(&mut canvas, &lines, 9.0 * scale, ink);
    }
    canvas_of(&canvas)
}
