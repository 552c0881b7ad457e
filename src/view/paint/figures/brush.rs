//! Brushes: how shapes and lines are filled, drawn and taken out again, with the painter `tiny-skia`.

use tiny_skia::{
    BlendMode, Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Path, Pixmap, Point, Shader,
    SpreadMode, Stroke, Transform,
};

use super::palette::INK;
use crate::view::paint::canvas::{Canvas, Paint};

/// A canvas of tiny-skia, square.
pub fn blank(pixels: u32) -> Option<Pixmap> {
    Pixmap::new(pixels.max(1), pixels.max(1))
}

/// A colour for tiny-skia.
fn colour(paint: Paint) -> Color {
    let [red, green, blue] = paint.colour.map(|part| part.clamp(0.0, 1.0));
    Color::from_rgba(red, green, blue, paint.alpha.clamp(0.0, 1.0)).unwrap_or(Color::TRANSPARENT)
}

fn brush<'b>(shader: Shader<'b>) -> tiny_skia::Paint<'b> {
    tiny_skia::Paint { shader, anti_alias: true, ..tiny_skia::Paint::default() }
}

/// A brush of one colour.
pub fn brush_of<'b>(paint: Paint) -> tiny_skia::Paint<'b> {
    brush(Shader::SolidColor(colour(paint)))
}

/// Fills a shape with a colour.
pub fn fill(canvas: &mut Pixmap, path: &Path, paint: Paint) {
    let brush = brush_of(paint);
    canvas.fill_path(path, &brush, FillRule::Winding, Transform::identity(), None);
}

/// Draws along a line, with round ends.
pub fn stroke(canvas: &mut Pixmap, path: &Path, width: f32, paint: Paint) {
    let brush = brush_of(paint);
    canvas.stroke_path(path, &brush, &round(width), Transform::identity(), None);
}

/// Takes a line out of what has been drawn.
pub fn erase(canvas: &mut Pixmap, path: &Path, width: f32, share: f32) {
    let mut brush = brush_of(INK.faded(share));
    brush.blend_mode = BlendMode::DestinationOut;
    canvas.stroke_path(path, &brush, &round(width), Transform::identity(), None);
}

/// Takes a shape out of what has been drawn.
pub fn cut(canvas: &mut Pixmap, path: &Path) {
    let mut brush = brush_of(INK);
    brush.blend_mode = BlendMode::DestinationOut;
    canvas.fill_path(path, &brush, FillRule::Winding, Transform::identity(), None);
}

/// A stroke with round ends.
pub fn round(width: f32) -> Stroke {
    Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() }
}

/// Fills a shape that is lighter at its upper left.
pub fn fill_lit(canvas: &mut Pixmap, path: &Path, paint: Paint) {
    let bounds = path.bounds();
    let stops = vec![
        GradientStop::new(0.0, colour(paint.lit(1.16))),
        GradientStop::new(0.45, colour(paint)),
        GradientStop::new(1.0, colour(paint.lit(0.74))),
    ];
    let (from, to) =
        (Point::from_xy(bounds.left(), bounds.top()), Point::from_xy(bounds.right(), bounds.bottom()));
    let gradient = LinearGradient::new(from, to, stops, SpreadMode::Pad, Transform::identity());
    match gradient {
        Some(shader) => {
            canvas.fill_path(path, &brush(shader), FillRule::Winding, Transform::identity(), None);
        }
        None => fill(canvas, path, paint),
    }
}

/// A drawing as a canvas with straight colours.
pub fn canvas_of(drawing: &Pixmap) -> Canvas {
    let mut canvas = Canvas::clear(drawing.width(), drawing.height());
    for (to, from) in canvas.pixels.chunks_exact_mut(4).zip(drawing.pixels()) {
        let from = from.demultiply();
        to.copy_from_slice(&[from.red(), from.green(), from.blue(), from.alpha()]);
    }
    canvas
}
