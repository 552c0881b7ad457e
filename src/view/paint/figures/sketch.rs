//! A sketch: the parts of a figure, from back to front, and how they are inked. All parts together get a paper halo
//! and an ink outline; then each part is painted with light from the upper left.

use tiny_skia::{Path, Pixmap, PixmapPaint, Transform};

use super::brush::{cut, fill, fill_lit, stroke};
use super::light::light;
use super::outline::{outline, through};
use super::palette::{INK, PAPER};
use crate::view::paint::canvas::Paint;

/// A mark on a sketch.
#[derive(Clone)]
enum Mark {
    /// A painted shape with an outline.
    Part { path: Path, paint: Paint },
    /// A painted line with an outline on both sides.
    Rod { path: Path, width: f32, paint: Paint },
    /// A line of ink that only shows where there is room for it.
    Line { path: Path, width: f32, paint: Paint },
    /// A patch of another colour on the part before it, without an outline. A fine one only shows where there is room.
    Patch { path: Path, paint: Paint, is_fine: bool },
}

/// The parts of a figure, from back to front.
#[derive(Clone, Default)]
pub struct Sketch {
    marks: Vec<Mark>,
}

/// How a sketch is put on a canvas.
#[derive(Clone)]
pub struct Inking {
    /// Pixels per unit of the sketch.
    pub scale: f32,
    /// Where the sketch's zero point comes to lie, after the change by `pose`.
    pub origin: (f32, f32),
    /// How the figure is turned or tipped before it is inked.
    pub pose: Transform,
    /// Whether only outlines are drawn, on a breath of paper.
    pub is_faint: bool,
    /// Where there is a paper halo around the whole.
    pub halo: Halo,
}

/// Where the paper halo around a figure is.
#[derive(Clone)]
pub enum Halo {
    Whole,
    /// Everywhere but here: a figure has no halo against the base that it stands on.
    Except(Option<Path>),
}

impl Inking {
    /// The thickness of a line in pixels, which is never thinner than can be seen.
    fn thick(&self, units: f32, least: f32) -> f32 {
        (units * self.scale).max(least)
    }

    /// Where the units of a sketch that is neither turned nor tipped come to lie.
    pub fn place(&self) -> Transform {
        Transform::from_translate(self.origin.0, self.origin.1).post_scale(self.scale, self.scale)
    }

    /// Whether there is room for small things.
    fn is_close(&self) -> bool {
        self.scale >= 0.42
    }
}

impl Sketch {
    pub fn part(&mut self, path: Option<Path>, paint: Paint) {
        self.marks.extend(path.map(|path| Mark::Part { path, paint }));
    }

    /// A part whose outline is written as text.
    pub fn shape(&mut self, text: &str, paint: Paint) {
        self.part(outline(text), paint);
    }

    pub fn rod(&mut self, points: &[(f32, f32)], width: f32, paint: Paint) {
        self.marks.extend(through(points).map(|path| Mark::Rod { path, width, paint }));
    }

    /// A rod whose line is written as text.
    pub fn bent(&mut self, text: &str, width: f32, paint: Paint) {
        self.marks.extend(outline(text).map(|path| Mark::Rod { path, width, paint }));
    }

    /// A thin line, drawn only where there is room for it.
    pub fn line(&mut self, text: &str, width: f32, paint: Paint) {
        self.marks.extend(outline(text).map(|path| Mark::Line { path, width, paint }));
    }

    pub fn patch(&mut self, path: Option<Path>, paint: Paint) {
        self.marks.extend(path.map(|path| Mark::Patch { path, paint, is_fine: false }));
    }

    /// A patch that only shows where there is room for it.
    pub fn fine_patch(&mut self, path: Option<Path>, paint: Paint) {
        self.marks.extend(path.map(|path| Mark::Patch { path, paint, is_fine: true }));
    }

    /// Adds another sketch, moved, turned and made larger.
    pub fn add(&mut self, other: Sketch, change: Transform) {
        let stretch = (change.get_scale().0 * change.get_scale().1).sqrt();
        self.marks.extend(other.marks.into_iter().filter_map(|mark| mark.changed(change, stretch)));
    }

    /// Draws what `draw` draws, moved, turned and made larger.
    pub fn within(&mut self, change: Transform, draw: impl FnOnce(&mut Sketch)) {
        let mut inner = Sketch::default();
        draw(&mut inner);
        self.add(inner, change);
    }

    /// Puts the sketch on a canvas.
    pub fn ink(&self, canvas: &mut Pixmap, inking: &Inking) {
        let place = inking.pose.post_concat(inking.place());
        let stretch = place.get_scale().0;
        let marks: Vec<Mark> =
            self.marks.iter().filter_map(|mark| mark.clone().changed(place, stretch)).collect();
        let outer = inking.thick(2.1, 1.05);
        let bare = match &inking.halo {
            Halo::Whole => None,
            Halo::Except(path) => path.clone().and_then(|path| path.transform(inking.place())),
        };
        surround(canvas, &marks, outer + inking.thick(1.7, 0.9), PAPER.faded(0.86), bare.as_ref());
        let around = if inking.is_faint { outer * 0.8 } else { outer };
        surround(canvas, &marks, around, INK, None);
        for mark in &marks {
            mark.ink(canvas, inking);
        }
    }
}

/// Draws the outline of all parts together, except where it is to be left bare.
fn surround(canvas: &mut Pixmap, marks: &[Mark], by: f32, paint: Paint, bare: Option<&Path>) {
    let Some(mut layer) = Pixmap::new(canvas.width(), canvas.height()) else { return };
    let solid = Paint { alpha: 1.0, ..paint };
    for mark in marks {
        match mark {
            Mark::Part { path, .. } => {
                fill(&mut layer, path, solid);
                stroke(&mut layer, path, 2.0 * by, solid);
            }
            Mark::Rod { path, width, .. } => stroke(&mut layer, path, width + 2.0 * by, solid),
            Mark::Line { .. } | Mark::Patch { .. } => {}
        }
    }
    if let Some(bare) = bare {
        cut(&mut layer, bare);
    }
    let veil = PixmapPaint { opacity: paint.alpha, ..PixmapPaint::default() };
    canvas.draw_pixmap(0, 0, layer.as_ref(), &veil, Transform::identity(), None);
}

impl Mark {
    fn changed(self, change: Transform, stretch: f32) -> Option<Mark> {
        Some(match self {
            Mark::Part { path, paint } => Mark::Part { path: path.transform(change)?, paint },
            Mark::Rod { path, width, paint } => {
                Mark::Rod { path: path.transform(change)?, width: width * stretch, paint }
            }
            Mark::Line { path, width, paint } => {
                Mark::Line { path: path.transform(change)?, width: width * stretch, paint }
            }
            Mark::Patch { path, paint, is_fine } => {
                Mark::Patch { path: path.transform(change)?, paint, is_fine }
            }
        })
    }

    fn ink(&self, canvas: &mut Pixmap, inking: &Inking) {
        let between = inking.thick(1.25, 0.62);
        if inking.is_faint {
            match self {
                Mark::Part { path, .. } => {
                    stroke(canvas, path, 2.0 * between, INK);
                    fill(canvas, path, PAPER);
                }
                Mark::Rod { path, width, .. } => stroke(canvas, path, width.max(1.0), PAPER),
                Mark::Line { .. } | Mark::Patch { .. } => {}
            }
            return;
        }
        match self {
            Mark::Part { path, paint } => {
                stroke(canvas, path, 2.0 * between, INK);
                fill_lit(canvas, path, *paint);
                light(canvas, path, inking.scale);
            }
            Mark::Rod { path, width, paint } => {
                let wide = width.max(inking.thick(0.0, 1.25));
                stroke(canvas, path, wide + 2.0 * between, INK);
                stroke(canvas, path, wide, *paint);
            }
            Mark::Line { path, width, paint } if inking.is_close() => {
                stroke(canvas, path, width.max(0.6), *paint);
            }
            Mark::Line { .. } => {}
            Mark::Patch { is_fine: true, .. } if !inking.is_close() => {}
            Mark::Patch { path, paint, .. } => fill(canvas, path, *paint),
        }
    }
}
