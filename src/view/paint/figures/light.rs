//! Light on painted wood: a gleam at the upper left, shadow and pen strokes at the lower right, and the grain of the
//! wood. All of it stays within the part that it falls on.

use tiny_skia::{FillRule, Mask, Path, PathBuilder, Pixmap, Rect, Transform};

use super::brush::{brush_of, round};
use super::outline::through;
use super::palette::{INK, PAPER};
use crate::view::paint::noise::cloud;

/// Lights a part that has been filled. `scale` says how many pixels a unit of the sketch has.
pub fn light(canvas: &mut Pixmap, path: &Path, scale: f32) {
    let bounds = path.bounds();
    let across = bounds.width().min(bounds.height());
    if across < 5.0 {
        return;
    }
    let Some(mut own) = Mask::new(canvas.width(), canvas.height()) else { return };
    own.fill_path(path, FillRule::Winding, true, Transform::identity());
    let (shadow, gleam) = (outside(path, -0.17 * across), outside(path, 0.1 * across));
    if let Some(gleam) = gleam {
        let paint = brush_of(PAPER.faded(0.3));
        canvas.fill_path(&gleam, &paint, FillRule::EvenOdd, Transform::identity(), Some(&own));
    }
    if scale >= 0.7 && across >= 12.0 {
        grain(canvas, &bounds, &own, scale);
    }
    let Some(shadow) = shadow else { return };
    let paint = brush_of(INK.faded(0.22));
    canvas.fill_path(&shadow, &paint, FillRule::EvenOdd, Transform::identity(), Some(&own));
    if scale >= 0.8 && across >= 14.0 {
        pen(canvas, &bounds, own, &shadow, scale);
    }
}

/// The part of a shape's surroundings that is outside the same shape moved along the light: away from it if `by` is
/// above 0.
fn outside(path: &Path, by: f32) -> Option<Path> {
    let moved = path.clone().transform(Transform::from_translate(by, 0.62 * by))?;
    let room = path.bounds().outset(by.abs() + 1.0, by.abs() + 1.0)?;
    let mut both = PathBuilder::new();
    both.push_rect(room);
    both.push_path(&moved);
    both.finish()
}

/// Draws the grain of the wood: a few lines that run down and waver.
fn grain(canvas: &mut Pixmap, bounds: &Rect, own: &Mask, scale: f32) {
    let gap = 5.2 * scale;
    let paint = brush_of(INK.faded(0.13));
    let lines = (bounds.width() / gap) as usize + 1;
    for line in 0..lines {
        let left = bounds.left() + (line as f32 + 0.5) * gap;
        let steps = 8;
        let points: Vec<(f32, f32)> = (0..=steps)
            .map(|step| {
                let down = bounds.height() * step as f32 / steps as f32;
                let waver = cloud(line as f32 * 1.7, down / (14.0 * scale), 61) - 0.5;
                (left + waver * 1.4 * gap, bounds.top() + down)
            })
            .collect();
        if let Some(path) = through(&points) {
            canvas.stroke_path(&path, &paint, &round(0.6 * scale), Transform::identity(), Some(own));
        }
    }
}

/// Draws strokes of the pen within the shadow of a part.
fn pen(canvas: &mut Pixmap, bounds: &Rect, mut own: Mask, shadow: &Path, scale: f32) {
    let Some(mut dark) = Mask::new(canvas.width(), canvas.height()) else { return };
    dark.fill_path(shadow, FillRule::EvenOdd, true, Transform::identity());
    for (own, dark) in own.data_mut().iter_mut().zip(dark.data()) {
        *own = (u16::from(*own) * u16::from(*dark) / 255) as u8;
    }
    let paint = brush_of(INK.faded(0.5));
    let gap = 3.4 * scale;
    let count = ((bounds.width() + bounds.height()) / gap) as usize;
    for index in 0..count {
        let along = bounds.left() + index as f32 * gap;
        let ends = [(along, bounds.top()), (along - bounds.height(), bounds.bottom())];
        if let Some(path) = through(&ends) {
            canvas.stroke_path(&path, &paint, &round(0.55 * scale), Transform::identity(), Some(&own));
        }
    }
}
