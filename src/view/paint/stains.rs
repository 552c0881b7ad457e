//! Paints stains: what blows leave on the ground, in red and black ink.

use super::canvas::{Canvas, Paint, circle, line, polygon};
use super::noise::{cloud, grain};

/// A stain on the ground. Those with a number have several forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stain {
    /// Drops of blood, thrown to the right.
    Blood(u8),
    /// A blot where somebody fell.
    Blot(u8),
    /// The pieces of something that was broken.
    Pieces,
    /// An arrow that came from the left and sticks in the ground.
    Arrow,
}

impl Stain {
    /// Every stain in every form.
    pub fn all() -> impl Iterator<Item = Stain> {
        let blood = (0..4).map(Stain::Blood);
        blood.chain((0..3).map(Stain::Blot)).chain([Stain::Pieces, Stain::Arrow])
    }
}

/// The width and height of these pictures, in pixels.
const SIDE: u32 = 128;
const INK: Paint = Paint::solid(30, 26, 23);
const BLOOD: Paint = Paint::solid(142, 26, 30);
const WOOD: Paint = Paint::solid(176, 138, 92);
const PAPER: Paint = Paint::solid(230, 216, 184);

/// Paints a stain.
pub fn paint_stain(stain: Stain) -> Canvas {
    let mut canvas = Canvas::clear(SIDE, SIDE);
    match stain {
        Stain::Blood(form) => blood(&mut canvas, u32::from(form)),
        Stain::Blot(form) => blot(&mut canvas, u32::from(form)),
        Stain::Pieces => pieces(&mut canvas),
        Stain::Arrow => arrow(&mut canvas),
    }
    canvas
}

/// A drop, longer in the direction of its flight.
fn drop(x: f32, y: f32, at: (f32, f32), radius: f32, tail: f32) -> f32 {
    let head = circle(x, y, at, radius);
    head.min(line(x, y, at, (at.0 - tail, at.1), radius * 0.7))
}

/// Ink dries darker at its edge.
fn dried(canvas: &mut Canvas, paint: Paint, shape: impl Fn(f32, f32) -> f32) {
    canvas.fill(paint.lit(0.66).faded(0.92), &shape);
    canvas.shade(
        |x, y| shape(x, y) + 2.2,
        |x, y| paint.lit(0.86 + 0.26 * cloud(x / 17.0, y / 17.0, 611)).faded(0.9),
    );
}

fn blood(canvas: &mut Canvas, form: u32) {
    let part = |index: i32, what: u32| grain(index, form as i32, 640 + what);
    // The first drops are large and near, the others smaller and farther.
    let drops: Vec<((f32, f32), f32, f32)> = (0..13)
        .map(|index| {
            let far = if index < 3 { 0.2 * part(index, 0) } else { 0.15 + 0.85 * part(index, 0) };
            let aside = (part(index, 1) - 0.5) * (22.0 + 62.0 * far);
            let radius = if index < 3 {
                9.0 + 6.0 * part(index, 2)
            } else {
                1.6 + 5.4 * (1.0 - far) * part(index, 2) + 1.2
            };
            ((26.0 + 88.0 * far, 64.0 + aside), radius, 3.0 + 16.0 * far * part(index, 3))
        })
        .collect();
    dried(canvas, BLOOD, |x, y| {
        let stray = (cloud(x / 7.0, y / 7.0, 650 + form) - 0.5) * 4.0;
        let nearest = drops.iter().map(|(at, radius, tail)| drop(x, y, *at, *radius, *tail));
        nearest.fold(f32::MAX, f32::min) + stray
    });
}

fn blot(canvas: &mut Canvas, form: u32) {
    let shape = |x: f32, y: f32| {
        let (u, v) = ((x - 64.0), (y - 66.0) * 1.55);
        let far = (u * u + v * v).sqrt();
        let angle = v.atan2(u);
        let lobes = 6.0 * (3.0 * angle + form as f32).sin() + 4.0 * (7.0 * angle + 2.0 * form as f32).sin();
        let body = far - 42.0 - lobes + (cloud(x / 9.0, y / 9.0, 660 + form) - 0.5) * 9.0;
        let beads = (0..9).map(|index| {
            let turn = std::f32::consts::TAU * (index as f32 + 0.6 * grain(index, form as i32, 661)) / 9.0;
            let out = 50.0 + 9.0 * grain(index, form as i32, 662);
            let at = (64.0 + turn.cos() * out, 66.0 + turn.sin() * out / 1.55);
            circle(x, y, at, 1.5 + 3.2 * grain(index, form as i32, 663))
        });
        beads.fold(body, f32::min)
    };
    dried(canvas, BLOOD.towards(INK, 0.55), shape);
}

/// Splinters of a shield, with what is left of its rim.
fn pieces(canvas: &mut Canvas) {
    for index in 0..7 {
        let part = |what: u32| grain(index, 5, 670 + what);
        let (x0, y0) = (24.0 + 80.0 * part(0), 30.0 + 70.0 * part(1));
        let (turn, long, wide) = (std::f32::consts::TAU * part(2), 11.0 + 9.0 * part(3), 4.5 + 4.0 * part(4));
        let (along, across) = ((turn.cos(), turn.sin()), (-turn.sin(), turn.cos()));
        let at = |u: f32, v: f32| {
            (x0 + along.0 * u * long + across.0 * v * wide, y0 + along.1 * u * long + across.1 * v * wide)
        };
        let shard = [at(-1.0, -0.5), at(0.6, -1.0), at(1.0, 0.2), at(-0.3, 1.0)];
        let paint = if index % 3 == 0 { PAPER } else { WOOD };
        canvas.fill(INK.faded(0.3), |x, y| polygon(x - 2.5, y - 3.5, &shard) - 1.0);
        canvas.fill(INK, |x, y| polygon(x, y, &shard) - 1.6);
        canvas.fill(paint, |x, y| polygon(x, y, &shard) + 0.6);
    }
}

fn arrow(canvas: &mut Canvas) {
    let (head, tail) = ((96.0, 64.0), (30.0, 64.0));
    canvas.fill(INK.faded(0.3), |x, y| line(x, y, (head.0 - 4.0, 71.0), (tail.0 + 6.0, 74.0), 5.0));
    // A tear in the ground where it went in.
    canvas.fill(INK.faded(0.6), |x, y| {
        polygon(x, y, &[(92.0, 58.0), (108.0, 64.0), (92.0, 71.0), (96.0, 64.0)])
    });
    canvas.fill(INK, |x, y| line(x, y, head, tail, 6.0));
    canvas.fill(WOOD, |x, y| line(x, y, head, tail, 2.6));
    for side in [-1.0, 1.0] {
        let feather = [(44.0, 64.0), (38.0, 64.0 + side * 9.0), (24.0, 64.0 + side * 9.0), (30.0, 64.0)];
        canvas.fill(INK, |x, y| polygon(x, y, &feather) - 1.4);
        canvas.fill(PAPER, |x, y| polygon(x, y, &feather) + 0.6);
    }
}
