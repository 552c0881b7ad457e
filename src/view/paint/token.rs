//! Paints tokens: a disc in the creature's colour, with a rim in the colour and shape of the side, so that colour is
//! not needed to tell sides apart.

use super::canvas::{Canvas, Paint, circle, length, polygon};
use crate::battle::SideId;

/// The look of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TokenLook {
    /// The side that gives the rim its colour and shape.
    pub side: SideId,
    /// Red, green and blue of the disc.
    pub face: (u8, u8, u8),
    /// Whether the combatant is a hero, who gets a golden ring.
    pub hero: bool,
    /// Whether the combatant is dead or maimed; then the token is greyed.
    pub is_fallen: bool,
}

/// The colour of a side. The six colours differ for people with any kind of colour vision.
pub const fn side_paint(side: SideId) -> Paint {
    match side.0 % 6 {
        0 => Paint::solid(64, 156, 226),
        1 => Paint::solid(224, 96, 38),
        2 => Paint::solid(34, 168, 124),
        3 => Paint::solid(204, 121, 187),
        4 => Paint::solid(240, 220, 70),
        _ => Paint::solid(200, 205, 215),
    }
}

/// How many corners the rim of a side has; 0 for a round rim.
fn corners(side: SideId) -> usize {
    [0, 8, 4, 6, 5, 3][usize::from(side.0 % 6)]
}

/// How far a point is outside the rim of a side.
fn rim(side: SideId, x: f32, y: f32, middle: f32, radius: f32) -> f32 {
    let count = corners(side);
    if count == 0 {
        return circle(x, y, (middle, middle), radius);
    }
    let turn = std::f32::consts::TAU / count as f32;
    let lead = if count.is_multiple_of(2) { turn / 2.0 } else { 0.0 };
    // Corners stick out a little, so that all shapes have about the same area.
    let reach = radius * if count == 3 { 1.32 } else { 1.0 + 0.5 / count as f32 };
    let corner = |index: usize| {
        let angle = turn * index as f32 + lead;
        (middle + reach * angle.sin(), middle - reach * angle.cos())
    };
    let points: Vec<(f32, f32)> = (0..count).map(corner).collect();
    polygon(x, y, &points) - radius * 0.06
}

/// Paints a token, `pixels` wide and high.
pub fn paint_token(crest: TokenLook, pixels: u32) -> Canvas {
    let mut canvas = Canvas::clear(pixels, pixels);
    let side = pixels as f32;
    let middle = side / 2.0;
    let outer = side * 0.45;
    let colour = side_paint(crest.side);
    let colour = if crest.is_fallen { colour.greyed(0.6).lit(0.6) } else { colour };
    let face = Paint::of(crest.face);
    let face = if crest.is_fallen { face.greyed(0.8).lit(0.55) } else { face };
    // The shadow below the token.
    let shadow = side * 0.035;
    for spread in [0.05, 0.025, 0.0] {
        canvas.fill(Paint::solid(0, 0, 0).faded(0.22), |x, y| {
            rim(crest.side, x - shadow, y - shadow * 1.4, middle, outer + side * spread * 0.6)
        });
    }
    canvas.fill(Paint::solid(12, 14, 18), |x, y| rim(crest.side, x, y, middle, outer));
    canvas.shade(
        |x, y| rim(crest.side, x, y, middle, outer - side * 0.018),
        |x, y| colour.lit(1.18 - 0.4 * ((x - middle) + (y - middle)) / side),
    );
    if crest.hero {
        canvas.fill(Paint::solid(250, 232, 170), |x, y| {
            (circle(x, y, (middle, middle), outer * 0.835)).abs() - side * 0.014
        });
    }
    canvas.fill(Paint::solid(12, 14, 18), |x, y| circle(x, y, (middle, middle), outer * 0.79));
    canvas.shade(
        |x, y| circle(x, y, (middle, middle), outer * 0.75),
        |x, y| {
            let (dx, dy) = ((x - middle) / outer, (y - middle) / outer);
            let glow = 1.0 - 0.45 * length(dx + 0.28, dy + 0.36);
            face.lit(0.62 + 0.62 * glow)
        },
    );
    canvas
}
