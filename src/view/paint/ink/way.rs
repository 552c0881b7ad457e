//! A way: a stroke of the brush from square to square, with footprints along it.

use super::drawing::{Drawing, polygon, smooth};
use super::{INK, Point, beside, towards};
use crate::view::paint::canvas::Paint;
use crate::view::paint::noise::cloud;

/// The distance from one footprint to the next, and how far each is beside the middle of the way.
const STRIDE: f32 = 0.4;
const ASIDE: f32 = 0.13;
/// How broad the brush is.
const BROAD: f32 = 0.34;

/// Draws a way through the middles of squares.
pub fn draw_way(drawing: &mut Drawing, middles: &[Point], ink: Paint) {
    if middles.len() < 2 {
        return;
    }
    drawing.fill(brushed(middles), ink.faded(0.42));
    let mut left = true;
    let mut gone = STRIDE * 0.9;
    for pair in middles.windows(2) {
        let (way, far) = towards(pair[0], pair[1]);
        while gone < far {
            let aside = if left { -ASIDE } else { ASIDE };
            footprint(drawing, beside(pair[0], way, gone, aside), way);
            left = !left;
            gone += STRIDE;
        }
        gone -= far;
    }
}

/// The outline of a brush stroke: it begins thin, swells, and runs out.
fn brushed(middles: &[Point]) -> Option<tiny_skia::Path> {
    let last = middles.len() - 1;
    let width = |place: usize| {
        let share = place as f32 / last as f32;
        let swell = 0.55 + 0.45 * (share * 2.0).min(1.0) - 0.35 * ((share - 0.8) * 5.0).max(0.0);
        BROAD * (0.5 + cloud(place as f32 * 1.7, 3.0, 81)) * swell
    };
    let along = |place: usize| towards(middles[place.saturating_sub(1)], middles[(place + 1).min(last)]).0;
    let side = |place: usize, sign: f32| beside(middles[place], along(place), 0.0, sign * width(place) / 2.0);
    let there = (0..=last).map(|place| side(place, 1.0));
    let back = (0..=last).rev().map(|place| side(place, -1.0));
    let edge: Vec<Point> = there.chain(back).collect();
    if last < 2 { polygon(&edge) } else { smooth(&edge) }
}

/// Draws the print of a boot: sole and heel.
fn footprint(drawing: &mut Drawing, at: Point, way: Point) {
    let shape = |along: f32, long: f32, wide: f32| {
        let points: Vec<Point> = (0..10)
            .map(|step| {
                let turn = step as f32 / 10.0 * std::f32::consts::TAU;
                beside(at, way, along + long * turn.cos(), wide * turn.sin())
            })
            .collect();
        polygon(&points)
    };
    drawing.fill(shape(0.045, 0.085, 0.05), INK.faded(0.85));
    drawing.fill(shape(-0.095, 0.042, 0.04), INK.faded(0.85));
}
