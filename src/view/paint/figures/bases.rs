//! Bases: what figures stand on. The colour of the base, its shape and the pattern on its wall tell the side. The rim
//! is an arc that shows how many hit points are left.

use tiny_skia::{Path, Pixmap};

use super::brush::{fill, stroke};
use super::outline::{ball, corners, outline, oval, through};
use super::palette::{GOLD, INK, PAPER, side_paint};
use super::sketch::{Inking, Sketch};
use crate::battle::SideId;
use crate::view::paint::canvas::Paint;

/// The middle of the upper side of a base.
pub const MIDDLE: (f32, f32) = (50.0, 70.5);
/// Half the width and half the height of the upper side of a base.
const HALF: (f32, f32) = (43.0, 22.5);
/// How high a base is.
const WALL: f32 = 6.5;
/// The points of which an outline consists.
const POINTS: usize = 120;
/// How wide the rim is, as a share of the base.
const RIM: f32 = 0.21;

/// How far the outline of a side's base is from its middle in the direction of an angle, which begins behind the
/// figure and runs clockwise.
fn reach(side: SideId, angle: f32) -> f32 {
    let even = |count: f32, lead: f32, sharp: f32| {
        let turn = std::f32::consts::TAU / count;
        let within = (angle + lead).rem_euclid(turn) - turn / 2.0;
        let flat = (turn / 2.0).cos() / within.cos();
        1.0 + (flat - 1.0) * sharp
    };
    let quarter = std::f32::consts::FRAC_PI_4;
    match side.0 % 6 {
        0 => 1.0,
        1 => 1.2 * even(4.0, quarter, 0.86),
        2 => 1.06 * even(6.0, quarter / 3.0, 1.0),
        3 => 1.1 * even(4.0, 0.0, 0.9),
        4 => 1.2 * even(3.0, 0.0, 0.8),
        _ => 0.97 + 0.07 * (8.0 * angle).cos(),
    }
}

/// A point on the outline, or on a smaller copy of it.
fn point(side: SideId, angle: f32, share: f32) -> (f32, f32) {
    let far = reach(side, angle) * share;
    (MIDDLE.0 + HALF.0 * far * angle.sin(), MIDDLE.1 - HALF.1 * far * angle.cos())
}

fn ring(side: SideId, share: f32) -> Vec<(f32, f32)> {
    let angle = |index: usize| std::f32::consts::TAU * index as f32 / POINTS as f32;
    (0..POINTS).map(|index| point(side, angle(index), share)).collect()
}

/// The upper side of a round base of usual size.
pub fn upper_side() -> Option<Path> {
    oval(MIDDLE.0, MIDDLE.1 + 1.0, HALF.0, HALF.1)
}

/// The base without its rim; a hero has studs on the wall.
pub fn base(side: SideId, hero: bool) -> Sketch {
    let paint = side_paint(side);
    let mut sketch = Sketch::default();
    sketch.part(corners(&block(side)), paint.lit(0.6));
    pattern(&mut sketch, side);
    sketch.part(corners(&ring(side, 1.0)), paint.lit(0.5));
    sketch.part(corners(&ring(side, 1.0 - RIM)), paint.lit(0.8).towards(PAPER, 0.14));
    if hero {
        for index in 0..5 {
            let angle = std::f32::consts::PI + 0.42 * (index as f32 - 2.0);
            let (x, y) = point(side, angle, 1.0);
            sketch.part(ball(x, y + WALL * 0.55, 3.6), PAPER);
        }
    }
    sketch
}

/// The outline of the whole base: the wall is seen below the front of the upper side.
fn block(side: SideId) -> Vec<(f32, f32)> {
    let upper = ring(side, 1.0);
    let left = upper.iter().map(|(x, _)| *x).fold(f32::MAX, f32::min);
    let right = upper.iter().map(|(x, _)| *x).fold(f32::MIN, f32::max);
    let first = upper.iter().position(|(x, _)| *x >= right - 0.01).unwrap_or(0);
    let last = upper.iter().rposition(|(x, _)| *x <= left + 0.01).unwrap_or(0);
    let mut points = Vec::new();
    for (index, (x, y)) in upper.iter().enumerate() {
        let (is_first, is_last) = (index == first, index == last);
        if is_first {
            points.push((*x, *y));
        }
        let below = if (first..=last).contains(&index) { WALL } else { 0.0 };
        points.push((*x, y + below));
        if is_last {
            points.push((*x, *y));
        }
    }
    points
}

/// Draws the cracks that injuries leave, through the rim and down the wall.
pub fn cracks(canvas: &mut Pixmap, side: SideId, cracks: u8, inking: &Inking) {
    let place = inking.place();
    for crack in 0..cracks.min(6) {
        let angle = std::f32::consts::PI + [0.34, -0.6, 1.05, -1.3, 1.8, -2.0][usize::from(crack)];
        let (outer, inner) = (point(side, angle, 1.04), point(side, angle + 0.14, 0.6));
        let (bend, split) = (point(side, angle - 0.1, 0.84), point(side, angle - 0.36, 0.7));
        let foot = (outer.0 + 1.5, outer.1 + WALL);
        let crack = through(&[foot, outer, bend, inner]).and_then(|path| path.transform(place));
        let branch = through(&[bend, split]).and_then(|path| path.transform(place));
        let Some((crack, branch)) = crack.zip(branch) else { continue };
        let wide = (2.8 * inking.scale).max(1.0);
        stroke(canvas, &crack, wide + (2.4 * inking.scale).max(0.9), PAPER.faded(0.75));
        stroke(canvas, &crack, wide, INK);
        stroke(canvas, &branch, wide * 0.7, INK);
    }
}

/// Draws the shadow that a standing figure throws on its base.
pub fn contact_shadow(canvas: &mut Pixmap, inking: &Inking) {
    soft_shadow(canvas, inking, (MIDDLE.0 + 4.0, MIDDLE.1 + 7.0), (23.0, 8.0), (6.0, 0.05));
}

/// Lays a shadow with a soft edge: `spread` is how far the edge reaches, and how dark each of its steps is.
fn soft_shadow(
    canvas: &mut Pixmap,
    inking: &Inking,
    (x, y): (f32, f32),
    half: (f32, f32),
    (edge, alpha): (f32, f32),
) {
    for step in 0..10 {
        let grown = edge * (1.0 - step as f32 / 5.0);
        let path = oval(x, y, half.0 + grown, half.1 + 0.6 * grown);
        if let Some(path) = path.and_then(|path| path.transform(inking.place())) {
            fill(canvas, &path, INK.faded(alpha));
        }
    }
}

/// The pattern on the wall of a side's base.
fn pattern(sketch: &mut Sketch, side: SideId) {
    let front = |step: f32| std::f32::consts::PI + step;
    let pale = PAPER.faded(0.85);
    let steps = (-6..=6).map(|step| step as f32 * 0.2);
    match side.0 % 6 {
        0 => {}
        1 => {
            for step in steps {
                let (x, y) = point(side, front(step), 1.0);
                sketch.fine_patch(
                    outline(&format!(
                        "M {} {} L {} {y} L {} {} Z",
                        x - 2.4,
                        y + WALL + 0.5,
                        x,
                        x + 2.4,
                        y + WALL + 0.5
                    )),
                    pale,
                );
            }
        }
        2 => {
            for step in steps.step_by(2) {
                let (x, y) = point(side, front(step), 1.0);
                sketch.fine_patch(
                    outline(&format!(
                        "M {} {y} L {} {y} L {} {} L {} {} Z",
                        x - 2.0,
                        x + 2.0,
                        x + 2.0,
                        y + WALL,
                        x - 2.0,
                        y + WALL
                    )),
                    pale,
                );
            }
        }
        3 => {
            for step in steps {
                let (x, y) = point(side, front(step), 1.0);
                sketch.fine_patch(ball(x, y + WALL * 0.55, 1.7), pale);
            }
        }
        4 => sketch.fine_patch(corners(&band(side)), pale),
        _ => {
            for step in steps.step_by(3) {
                let (x, y) = point(side, front(step), 1.0);
                sketch.fine_patch(oval(x, y + WALL * 0.5, 3.8, 1.8), pale);
            }
        }
    }
}

/// A stripe around the front of the wall.
fn band(side: SideId) -> Vec<(f32, f32)> {
    let steps: Vec<f32> = (-20..=20).map(|step| std::f32::consts::PI + step as f32 * 0.07).collect();
    let upper = steps.iter().map(|angle| point(side, *angle, 1.0)).map(|(x, y)| (x, y + WALL * 0.36));
    let lower = steps.iter().rev().map(|angle| point(side, *angle, 1.0)).map(|(x, y)| (x, y + WALL * 0.68));
    upper.chain(lower).collect()
}

/// The part of the rim between two angles, as a closed shape.
fn sector(side: SideId, from: f32, to: f32, outer: f32, inner: f32) -> Option<Path> {
    let steps = ((to - from).abs() * POINTS as f32 / std::f32::consts::TAU).ceil().max(1.0) as usize;
    let angle = |step: usize| from + (to - from) * step as f32 / steps as f32;
    let far = (0..=steps).map(|step| point(side, angle(step), outer));
    let near = (0..=steps).rev().map(|step| point(side, angle(step), inner));
    corners(&far.chain(near).collect::<Vec<_>>())
}

/// Draws the arc of hit points: the share that is left in the colour of the side, from the left around the front, and
/// the track of what is lost as bare paper.
pub fn arc(canvas: &mut Pixmap, side: SideId, share: f32, inking: &Inking) {
    // The arc opens behind the figure, where it would not be seen.
    let (from, to) = (std::f32::consts::PI + 2.9, std::f32::consts::PI - 2.9);
    let end = from + (to - from) * share.clamp(0.0, 1.0);
    let place = inking.place();
    let inner = 1.0 - RIM - 0.05;
    let line = (1.5 * inking.scale).max(0.6);
    let mut lay = |path: Option<Path>, paint: Paint| {
        if let Some(path) = path.and_then(|path| path.transform(place)) {
            stroke(canvas, &path, line * 1.5, INK);
            fill(canvas, &path, paint);
        }
    };
    if share < 1.0 {
        lay(sector(side, end.max(to), to, 0.99, inner), PAPER);
    }
    if share > 0.0 {
        lay(sector(side, from, end, 0.99, inner), side_paint(side));
    }
    // A gleam along the arc, from the upper left.
    if share > 0.0 && inking.scale > 0.5 {
        let gleam = sector(side, from, end.max(std::f32::consts::PI + 0.2), 0.97, 0.93);
        if let Some(path) = gleam.and_then(|path| path.transform(place)) {
            fill(canvas, &path, PAPER.faded(0.45));
        }
    }
}

/// Draws a gold ring around the base: somebody may act. The ring of a selected combatant is broader.
pub fn gold(canvas: &mut Pixmap, side: SideId, is_selected: bool, inking: &Inking) {
    let Some(block) = corners(&block(side)).and_then(|path| path.transform(inking.place())) else { return };
    let (units, least) = if is_selected { (9.5, 4.0) } else { (6.6, 2.8) };
    let wide = (units * inking.scale).max(least);
    stroke(canvas, &block, 2.0 * wide + (2.6 * inking.scale).max(1.4), INK);
    stroke(canvas, &block, 2.0 * wide, GOLD);
}

/// Draws the shadow that a standing figure throws.
pub fn shadow(canvas: &mut Pixmap, inking: &Inking) {
    soft_shadow(canvas, inking, (MIDDLE.0 + 5.0, MIDDLE.1 + WALL + 2.5), HALF, (8.0, 0.045));
}
