//! Paints what lies or stands on the map and may change: doors, ways out, dropped weapons, things to carry, traps, caltrops and
//! lights.
//! All of it is inked like the map itself.

use super::canvas::{Canvas, Paint, circle, length, line, polygon, rounded_box};
use super::noise::cloud;

/// The width and height of these pictures, in pixels.
const SIDE: u32 = 128;
const INK: Paint = Paint::solid(30, 26, 23);
const WOOD: Paint = Paint::solid(164, 122, 82);
const IRON: Paint = Paint::solid(84, 80, 78);
const STEEL: Paint = Paint::solid(226, 224, 214);
const CLOTH: Paint = Paint::solid(176, 96, 74);
const ROPE: Paint = Paint::solid(206, 178, 120);
const STONE: Paint = Paint::solid(214, 204, 184);

fn blank() -> Canvas {
    Canvas::clear(SIDE, SIDE)
}

/// How far a hand strays at a spot, in pixels.
fn stray(x: f32, y: f32) -> f32 {
    (cloud(x / 11.0, y / 11.0, 951) - 0.5) * 2.4
}

/// Draws a shape with an ink line around it and a shadow to the lower right.
fn inked(canvas: &mut Canvas, paint: Paint, weight: f32, shape: impl Fn(f32, f32) -> f32) {
    let shape = |x: f32, y: f32| shape(x, y) + stray(x, y);
    canvas.fill(INK.faded(0.28), |x, y| shape(x - 3.5, y - 4.5) - 1.0);
    canvas.fill(INK, |x, y| shape(x, y) - weight * 0.5);
    canvas.shade(
        |x, y| shape(x, y) + weight * 0.5,
        |x, y| paint.lit(1.1 - 0.2 * (x + y) / (2.0 * SIDE as f32)),
    );
}

/// Draws a line of ink.
fn stroke(canvas: &mut Canvas, from: (f32, f32), to: (f32, f32), weight: f32, dark: f32) {
    canvas.fill(INK.faded(dark), |x, y| line(x, y, from, to, weight) + stray(x, y) * 0.5);
}

/// The posts between which a door hangs.
fn posts(canvas: &mut Canvas) {
    for x in [8.0, 120.0] {
        inked(canvas, STONE, 4.0, |u, v| rounded_box(u, v, (x, 64.0), (7.0, 27.0), 3.0));
    }
}

/// A door across the way from left to right.
pub fn paint_shut_door() -> Canvas {
    let mut canvas = blank();
    inked(&mut canvas, WOOD, 5.0, |x, y| rounded_box(x, y, (64.0, 64.0), (52.0, 18.0), 2.0));
    for board in [56.0, 68.0] {
        stroke(&mut canvas, (14.0, board), (114.0, board), 2.0, 0.6);
    }
    for (from, to, y) in [(40.0, 62.0, 52.0), (70.0, 96.0, 62.0), (34.0, 58.0, 75.0), (80.0, 92.0, 74.0)] {
        stroke(&mut canvas, (from, y), (to, y), 1.4, 0.4);
    }
    for band in [28.0, 100.0] {
        canvas.fill(INK, |x, y| rounded_box(x, y, (band, 64.0), (6.5, 21.0), 1.0) + stray(x, y));
        canvas.fill(IRON, |x, y| rounded_box(x, y, (band, 64.0), (3.8, 18.5), 1.0) + stray(x, y));
        for y in [52.0, 76.0] {
            canvas.fill(STEEL.faded(0.8), |u, v| circle(u, v, (band - 0.6, y), 1.9));
        }
    }
    canvas.fill(INK, |x, y| circle(x, y, (68.0, 64.0), 8.0).abs() - 2.6);
    posts(&mut canvas);
    canvas
}

/// A door that has swung out of the way, with the arc of its swing.
pub fn paint_open_door() -> Canvas {
    let mut canvas = blank();
    canvas.fill(INK.faded(0.4), |x, y| {
        let arc = circle(x, y, (23.0, 62.0), 56.0).abs() - 1.1;
        let dash = cloud(x / 5.0 + y / 5.0, 3.0, 953) - 0.42;
        let quarter = (23.0 - x).max(y - 62.0);
        arc.max(quarter).max(-dash * 8.0)
    });
    inked(&mut canvas, WOOD, 4.5, |x, y| rounded_box(x, y, (23.0, 34.0), (8.0, 29.0), 2.0));
    stroke(&mut canvas, (23.0, 8.0), (23.0, 60.0), 1.8, 0.6);
    for band in [16.0, 50.0] {
        canvas.fill(INK, |x, y| rounded_box(x, y, (23.0, band), (10.0, 4.2), 1.0) + stray(x, y));
        canvas.fill(IRON, |x, y| rounded_box(x, y, (23.0, band), (7.6, 2.0), 1.0) + stray(x, y));
    }
    posts(&mut canvas);
    canvas
}

/// An arrow that points off the map, to the right: half of its head in ink, as the points of a compass are.
pub fn paint_exit() -> Canvas {
    let mut canvas = blank();
    let paper = Paint::solid(236, 224, 196);
    for at in [12.0, 30.0] {
        stroke(&mut canvas, (at, 40.0), (at + 18.0, 64.0), 7.0, 0.9);
        stroke(&mut canvas, (at, 88.0), (at + 18.0, 64.0), 7.0, 0.9);
    }
    stroke(&mut canvas, (30.0, 64.0), (80.0, 64.0), 8.0, 0.9);
    let head = [(124.0, 64.0), (70.0, 32.0), (82.0, 64.0), (70.0, 96.0)];
    canvas.fill(INK.faded(0.92), |x, y| polygon(x, y, &head) + stray(x, y) - 2.0);
    canvas.fill(paper, |x, y| polygon(x, y, &[(112.0, 61.0), (77.0, 40.0), (86.0, 61.0)]) + stray(x, y));
    canvas
}

/// A weapon that somebody has dropped.
pub fn paint_dropped_weapon() -> Canvas {
    let mut canvas = blank();
    inked(&mut canvas, STEEL, 4.5, |x, y| {
        polygon(x, y, &[(114.0, 12.0), (108.0, 30.0), (52.0, 86.0), (42.0, 76.0), (98.0, 20.0)])
    });
    stroke(&mut canvas, (102.0, 25.0), (50.0, 77.0), 2.0, 0.55);
    inked(&mut canvas, WOOD.lit(0.7), 4.0, |x, y| line(x, y, (44.0, 84.0), (22.0, 106.0), 11.0));
    inked(&mut canvas, IRON.lit(1.6), 4.0, |x, y| line(x, y, (34.0, 66.0), (62.0, 94.0), 9.0));
    inked(&mut canvas, IRON.lit(1.6), 4.0, |x, y| circle(x, y, (18.0, 110.0), 7.0));
    canvas
}

/// A thing that sides fight over: a bundle tied at the top.
pub fn paint_bundle() -> Canvas {
    let mut canvas = blank();
    for ear in [(44.0, 20.0), (86.0, 22.0)] {
        inked(&mut canvas, CLOTH.lit(0.9), 4.0, |x, y| line(x, y, (64.0, 46.0), ear, 13.0));
    }
    inked(&mut canvas, CLOTH, 5.0, |x, y| circle(x, y, (64.0, 78.0), 36.0));
    inked(&mut canvas, ROPE, 3.5, |x, y| rounded_box(x, y, (64.0, 46.0), (17.0, 6.0), 5.0));
    for (from, to) in
        [((52.0, 56.0), (42.0, 92.0)), ((64.0, 56.0), (66.0, 104.0)), ((76.0, 56.0), (86.0, 88.0))]
    {
        stroke(&mut canvas, from, to, 2.0, 0.45);
    }
    canvas
}

/// The jaws of a trap.
pub fn paint_trap() -> Canvas {
    let mut canvas = blank();
    let middle = (64.0, 64.0);
    canvas.fill(INK.faded(0.25), |x, y| circle(x - 3.0, y - 4.0, middle, 46.0).abs() - 6.0);
    canvas.fill(INK, |x, y| circle(x, y, middle, 46.0).abs() - 5.5 + stray(x, y));
    canvas.fill(IRON.lit(1.5), |x, y| circle(x, y, middle, 46.0).abs() - 2.4 + stray(x, y));
    for (dx, dy) in TEETH {
        let root = |turn: f32| (64.0 + dx * 42.0 - dy * turn, 64.0 + dy * 42.0 + dx * turn);
        let tooth = [root(8.0), root(-8.0), (64.0 + dx * 20.0, 64.0 + dy * 20.0)];
        canvas.fill(INK, |x, y| polygon(x, y, &tooth) - 1.5);
        canvas.fill(STEEL, |x, y| polygon(x, y, &tooth) + 2.0);
    }
    for at in [(10.0, 64.0), (118.0, 64.0)] {
        inked(&mut canvas, IRON.lit(1.3), 4.0, |x, y| circle(x, y, at, 7.0));
    }
    inked(&mut canvas, IRON, 3.0, |x, y| circle(x, y, middle, 8.0));
    canvas
}

/// The directions in which the teeth of a trap stand.
const TEETH: [(f32, f32); 8] = [
    (0.92, 0.38),
    (0.38, 0.92),
    (-0.38, 0.92),
    (-0.92, 0.38),
    (-0.92, -0.38),
    (-0.38, -0.92),
    (0.38, -0.92),
    (0.92, -0.38),
];

/// Caltrops: iron thorns, of which one always points up.
pub fn paint_caltrops() -> Canvas {
    let mut canvas = blank();
    for (cx, cy, size) in [(38.0, 40.0, 26.0), (90.0, 54.0, 24.0), (52.0, 92.0, 25.0), (98.0, 100.0, 17.0)] {
        let spikes = [(0.0, -1.0), (0.95, 0.35), (-0.9, 0.45), (0.2, 0.6)];
        canvas.fill(INK.faded(0.25), |x, y| circle(x, y * 1.5, (cx + 5.0, (cy + 12.0) * 1.5), size * 0.7));
        for (dx, dy) in spikes {
            let tip = (cx + dx * size, cy + dy * size);
            let (nx, ny) = (-dy * 5.0, dx * 5.0);
            let spike = [(cx + nx, cy + ny), tip, (cx - nx, cy - ny)];
            canvas.fill(INK, |x, y| polygon(x, y, &spike) - 2.0);
            canvas.fill(IRON.lit(1.5), |x, y| polygon(x, y, &spike) + 1.4);
        }
    }
    canvas
}

/// A light that burns on the ground.
pub fn paint_lantern() -> Canvas {
    let mut canvas = blank();
    let glass = Paint::solid(255, 226, 150);
    canvas.shade(
        |x, y| circle(x, y, (64.0, 70.0), 60.0),
        |x, y| glass.faded(0.5 * (1.0 - length(x - 64.0, y - 70.0) / 60.0).max(0.0)),
    );
    canvas.fill(INK, |x, y| circle(x, y, (64.0, 30.0), 17.0).abs() - 2.4);
    inked(&mut canvas, glass, 5.0, |x, y| {
        polygon(x, y, &[(46.0, 52.0), (82.0, 52.0), (90.0, 98.0), (38.0, 98.0)])
    });
    canvas.fill(Paint::solid(232, 120, 40), |x, y| {
        circle(x, y, (64.0, 84.0), 8.0).min(polygon(x, y, &[(64.0, 58.0), (72.0, 82.0), (56.0, 82.0)]))
    });
    for (from, to) in [((56.0, 52.0), (52.0, 98.0)), ((72.0, 52.0), (76.0, 98.0))] {
        stroke(&mut canvas, from, to, 3.0, 0.95);
    }
    inked(&mut canvas, IRON, 4.0, |x, y| {
        polygon(x, y, &[(52.0, 34.0), (76.0, 34.0), (90.0, 54.0), (38.0, 54.0)])
    });
    inked(&mut canvas, IRON, 4.0, |x, y| rounded_box(x, y, (64.0, 103.0), (29.0, 7.0), 3.0));
    canvas
}

/// A light that has gone out: a charred stump, with a thread of smoke.
pub fn paint_ember() -> Canvas {
    let mut canvas = blank();
    inked(&mut canvas, WOOD.lit(0.75), 4.5, |x, y| line(x, y, (24.0, 104.0), (74.0, 66.0), 13.0));
    inked(&mut canvas, Paint::solid(58, 52, 50), 4.0, |x, y| line(x, y, (70.0, 69.0), (92.0, 53.0), 19.0));
    for (at, size) in [((84.0, 58.0), 3.4), ((92.0, 51.0), 2.6), ((76.0, 63.0), 2.0)] {
        canvas.fill(Paint::solid(206, 108, 62), |x, y| circle(x, y, at, size));
    }
    for (from, to) in
        [((94.0, 40.0), (88.0, 28.0)), ((88.0, 28.0), (96.0, 16.0)), ((96.0, 16.0), (90.0, 5.0))]
    {
        stroke(&mut canvas, from, to, 2.4, 0.5);
    }
    canvas
}
