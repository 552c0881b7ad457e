//! The oak of the table that the map lies on: a square of dark planks that can be laid side by side without a seam.

use super::canvas::{Canvas, Paint};
use super::noise::grain;

/// The colour of the oak.
const OAK: Paint = Paint::solid(42, 31, 24);
/// Planks in the picture, from the top to the bottom.
const PLANKS: f32 = 7.0;

/// Paints the oak, so many pixels wide and high.
pub fn paint_oak(pixels: u32) -> Canvas {
    Canvas::of(pixels, pixels, |x, y| {
        let (x, y) = ((x as f32 + 0.5) / pixels as f32, (y as f32 + 0.5) / pixels as f32);
        let plank = (y * PLANKS).floor();
        let across = y * PLANKS - plank;
        let number = |layer| grain(plank as i32, 3, layer);
        // Each plank has two joints, so that it also fits the same plank of the next picture.
        let first = 0.05 + 0.4 * number(901);
        let second = first + 0.3 + 0.24 * number(909);
        let piece = i32::from(x > first && x < second);
        let tone = 0.84 + 0.34 * grain(plank as i32, piece, 902);
        // The years of the tree: streaks that run along the plank, and bend around a knot.
        let (kx, ky) = (x - 0.1 - 0.8 * number(903), across - 0.3 - 0.4 * number(904));
        let knot = 1.0 / (1.0 + kx * kx * 2600.0 + ky * ky * 24.0);
        let bend = 0.03 * ring(x * 8.0, y * 21.0, 8, 21, 905) + 0.02 * knot * ky.signum();
        let years = ring(x * 5.0, (y + bend) * 170.0, 5, 170, 906);
        let pores = ring(x * 44.0, y * 300.0, 44, 300, 907);
        let sheen = ring(x * 5.0, y * 7.0, 5, 7, 908);
        let mut light = tone * (0.74 + 0.34 * years + 0.16 * pores + 0.16 * sheen) * (1.0 - 0.4 * knot);
        let seam = across.min(1.0 - across);
        let end = (x - first).abs().min((x - second).abs()) * PLANKS;
        if seam < 0.024 || end < 0.014 {
            light *= 0.4;
        } else if across < 0.06 {
            light *= 1.0 + 0.22 * (1.0 - across / 0.06);
        } else if across > 0.93 {
            light *= 1.0 - 0.25 * (across - 0.93) / 0.07;
        }
        OAK.lit(light)
    })
}

/// Smooth noise from 0 to 1 that begins again after so many hills.
fn ring(x: f32, y: f32, columns: i32, rows: i32, layer: u32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let ease = |part: f32| part * part * (3.0 - 2.0 * part);
    let (u, v) = (ease(x - left), ease(y - top));
    let at = |dx: i32, dy: i32| {
        grain((left as i32 + dx).rem_euclid(columns), (top as i32 + dy).rem_euclid(rows), layer)
    };
    let upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
    let lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
    upper + (lower - upper) * v
}
