//! Paints small marks: patterns for squares, doors and dropped things. White marks are tinted where
//! they are shown.

use super::canvas::{Canvas, Paint, circle, length, line, polygon, rounded_box};
use super::things;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Icon {
    Glow,
    Reticle,
    Cursor,
    Dots,
    Stripes,
    Fangs,
    DoorShut,
    DoorOpen,
    Sword,
    Trap,
    Caltrops,
    Lantern,
    Ember,
    Exit,
    Eye,
    Step,
    Arrow,
    Flame,
    Halo,
    Blank,
}

impl Icon {
    /// Every mark.
    pub const ALL: [Icon; 20] = [
        Icon::Glow,
        Icon::Reticle,
        Icon::Cursor,
        Icon::Dots,
        Icon::Stripes,
        Icon::Fangs,
        Icon::DoorShut,
        Icon::DoorOpen,
        Icon::Sword,
        Icon::Trap,
        Icon::Caltrops,
        Icon::Lantern,
        Icon::Ember,
        Icon::Exit,
        Icon::Eye,
        Icon::Step,
        Icon::Arrow,
        Icon::Flame,
        Icon::Halo,
        Icon::Blank,
    ];
}

const WHITE: Paint = Paint::solid(255, 255, 255);
const INK: Paint = Paint::solid(14, 16, 20);

/// Paints a mark, 64 pixels wide and high; what lies on the map is painted larger.
pub fn paint_mark(mark: Icon) -> Canvas {
    let mut c = Canvas::clear(64, 64);
    match mark {
        Icon::Glow => {
            for (radius, alpha) in [(31.0, 0.14), (29.5, 0.2), (28.0, 0.34), (26.5, 1.0)] {
                c.fill(WHITE.faded(alpha), |x, y| circle(x, y, (32.0, 32.0), radius - 1.0).abs() - 1.3);
            }
        }
        Icon::Reticle => outlined(&mut c, WHITE, |x, y| {
            let ring = circle(x, y, (32.0, 32.0), 24.0).abs() - 2.2;
            let bars = line(x, y, (32.0, 2.0), (32.0, 16.0), 4.0)
                .min(line(x, y, (32.0, 48.0), (32.0, 62.0), 4.0))
                .min(line(x, y, (2.0, 32.0), (16.0, 32.0), 4.0))
                .min(line(x, y, (48.0, 32.0), (62.0, 32.0), 4.0));
            ring.min(bars)
        }),
        Icon::Cursor => outlined(&mut c, WHITE, |x, y| {
            let (u, v) = (if x > 32.0 { 64.0 - x } else { x }, if y > 32.0 { 64.0 - y } else { y });
            line(u, v, (4.0, 4.0), (18.0, 4.0), 4.5).min(line(u, v, (4.0, 4.0), (4.0, 18.0), 4.5))
        }),
        Icon::Dots => {
            c.fill(WHITE.faded(0.2), |x, y| rounded_box(x, y, (32.0, 32.0), (31.0, 31.0), 4.0));
            c.fill(WHITE.faded(0.8), |x, y| {
                let near = |at: f32| at - ((at / 32.0).floor() * 32.0) - 16.0;
                circle(near(x), near(y), (0.0, 0.0), 3.2)
            });
        }
        Icon::Stripes => {
            c.fill(WHITE.faded(0.12), |x, y| rounded_box(x, y, (32.0, 32.0), (31.0, 31.0), 4.0));
            c.fill(WHITE.faded(0.42), |x, y| {
                let across = (x + y) / 16.0;
                let stripe = ((across - across.floor()) - 0.5).abs() * 16.0 / 1.414;
                (stripe - 1.6).max(rounded_box(x, y, (32.0, 32.0), (31.0, 31.0), 4.0))
            });
        }
        Icon::Fangs => outlined(&mut c, WHITE, |x, y| {
            let (u, v) = (if x > 32.0 { 64.0 - x } else { x }, if y > 32.0 { 64.0 - y } else { y });
            polygon(u, v, &[(3.0, 3.0), (17.0, 3.0), (3.0, 17.0)])
        }),
        Icon::DoorShut => return things::paint_shut_door(),
        Icon::DoorOpen => return things::paint_open_door(),
        Icon::Sword => return things::paint_dropped_weapon(),
        Icon::Trap => return things::paint_trap(),
        Icon::Caltrops => return things::paint_caltrops(),
        Icon::Lantern => return things::paint_lantern(),
        Icon::Ember => return things::paint_ember(),
        Icon::Exit => return things::paint_exit(),
        Icon::Eye => outlined(&mut c, WHITE, |x, y| {
            let lids = circle(x, y, (32.0, 54.0), 38.0).max(circle(x, y, (32.0, 10.0), 38.0)).abs() - 2.2;
            lids.min(circle(x, y, (32.0, 32.0), 8.0))
        }),
        Icon::Step => outlined(&mut c, WHITE, |x, y| circle(x, y, (32.0, 32.0), 20.0)),
        Icon::Arrow => outlined(&mut c, WHITE, |x, y| {
            polygon(x, y, &[(10.0, 10.0), (58.0, 32.0), (10.0, 54.0), (22.0, 32.0)])
        }),
        Icon::Flame => {
            let tongue = |x: f32, y: f32, tip: f32, wide: f32| {
                let low = circle(x, y, (32.0, 42.0), wide);
                low.min(polygon(x, y, &[(32.0, tip), (32.0 + wide, 38.0), (32.0 - wide, 38.0)]))
            };
            outlined(&mut c, WHITE, |x, y| tongue(x, y, 4.0, 17.0));
            c.fill(Paint::solid(255, 250, 200), |x, y| tongue(x, y + 2.0, 26.0, 8.0));
        }
        Icon::Halo => c.shade(
            |_, _| -1.0,
            |x, y| {
                let near = 1.0 - (length(x - 32.0, y - 32.0) / 32.0).min(1.0);
                WHITE.faded(near * near)
            },
        ),
        Icon::Blank => c.fill(WHITE, |_, _| -1.0),
    }
    c
}

/// Draws a shape with a dark rim, so that it shows on any ground.
fn outlined(canvas: &mut Canvas, paint: Paint, shape: impl Fn(f32, f32) -> f32) {
    canvas.fill(INK.faded(0.85), |x, y| shape(x, y) - 2.6);
    canvas.fill(paint, shape);
}
