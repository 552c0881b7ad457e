//! Paints small marks: patterns for squares, doors and dropped things. White marks are tinted where
//! they are shown.

use super::canvas::{Canvas, Paint, circle, length, line, polygon, rounded_box};

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
    pub const ALL: [Icon; 16] = [
        Icon::Glow,
        Icon::Reticle,
        Icon::Cursor,
        Icon::Dots,
        Icon::Stripes,
        Icon::Fangs,
        Icon::DoorShut,
        Icon::DoorOpen,
        Icon::Sword,
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

/// Paints a mark, 64 pixels wide and high.
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
        Icon::DoorShut => {
            outlined(&mut c, Paint::solid(126, 80, 42), |x, y| {
                rounded_box(x, y, (32.0, 32.0), (27.0, 27.0), 3.0)
            });
            for board in [18.0, 32.0, 46.0] {
                c.fill(INK.faded(0.5), |x, y| line(x, y, (board, 8.0), (board, 56.0), 1.6));
            }
            for band in [16.0, 48.0] {
                c.fill(Paint::solid(70, 72, 80), |x, y| line(x, y, (8.0, band), (56.0, band), 4.0));
            }
            outlined(&mut c, Paint::solid(220, 190, 90), |x, y| circle(x, y, (49.0, 32.0), 3.5));
        }
        Icon::DoorOpen => {
            c.fill(INK.faded(0.2), |x, y| rounded_box(x, y, (32.0, 32.0), (29.0, 29.0), 2.0));
            outlined(&mut c, Paint::solid(150, 98, 52), |x, y| {
                rounded_box(x, y, (9.0, 32.0), (5.0, 27.0), 2.0)
            });
            outlined(&mut c, Paint::solid(90, 60, 34), |x, y| {
                rounded_box(x, y, (57.0, 32.0), (3.0, 29.0), 1.0)
            });
        }
        Icon::Sword => outlined(&mut c, Paint::solid(215, 222, 230), |x, y| {
            let blade = line(x, y, (52.0, 12.0), (24.0, 40.0), 6.0);
            let guard = line(x, y, (16.0, 34.0), (30.0, 48.0), 5.0);
            blade.min(guard).min(line(x, y, (22.0, 42.0), (12.0, 52.0), 6.0))
        }),
        Icon::Exit => {
            c.fill(WHITE.faded(0.75), |x, y| {
                let chevron = |at: f32| {
                    line(x, y, (at, 20.0), (at + 12.0, 32.0), 4.0).min(line(
                        x,
                        y,
                        (at + 12.0, 32.0),
                        (at, 44.0),
                        4.0,
                    ))
                };
                chevron(14.0).min(chevron(26.0)).min(chevron(38.0))
            });
        }
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
