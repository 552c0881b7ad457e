//! A drawing: shapes and lines in squares, which are put on a canvas once all are known.

use tiny_skia::{FillRule, Mask, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

use super::{PAPER, Point, middle};
use crate::view::paint::canvas::{Canvas, Paint};
use crate::view::paint::figures::{brush_of, canvas_of, round};

/// How much paper shows on each side of a line.
const HALO: f32 = 0.035;
/// How clearly it shows.
const HALO_STRENGTH: f32 = 0.5;
/// The most pixels along each side of a canvas.
const MOST_PIXELS: f32 = 4096.0;

/// In how many steps a wash fades from its rim inwards.
const POOL_STEPS: u8 = 7;

enum Mark {
    Fill { path: Path, paint: Paint },
    Pool { path: Path, width: f32, paint: Paint },
    Line { path: Path, width: f32, paint: Paint, dash: Option<[f32; 2]> },
}

/// Shapes and lines, from the lowest to the topmost.
#[derive(Default)]
pub struct Drawing {
    marks: Vec<Mark>,
}

/// A drawing on a canvas.
pub struct Inked {
    pub canvas: Canvas,
    /// The point of the board at the middle of the canvas, and the size of the canvas, in squares.
    pub middle: Point,
    pub size: Point,
}

impl Drawing {
    /// Fills a shape.
    pub fn fill(&mut self, path: Option<Path>, paint: Paint) {
        self.marks.extend(path.map(|path| Mark::Fill { path, paint }));
    }

    /// Lays a wash that pools at the rim of a shape, as watercolour does: at the rim it is as strong as the paint, and so
    /// many squares farther inside it has faded away. What lies in the middle keeps its own colours.
    pub fn pool(&mut self, path: Option<Path>, width: f32, paint: Paint) {
        self.marks.extend(path.map(|path| Mark::Pool { path, width, paint }));
    }

    /// Draws a line of ink, with a breath of paper around it.
    pub fn line(&mut self, path: Option<Path>, width: f32, paint: Paint) {
        self.stroke(path, width, paint, None);
    }

    /// Draws a dashed line: so many squares of ink, and so many without.
    pub fn dashed(&mut self, path: Option<Path>, width: f32, paint: Paint, dash: [f32; 2]) {
        self.stroke(path, width, paint, Some(dash));
    }

    fn stroke(&mut self, path: Option<Path>, width: f32, paint: Paint, dash: Option<[f32; 2]>) {
        let Some(path) = path else { return };
        let halo = PAPER.faded(HALO_STRENGTH * paint.alpha);
        self.marks.push(Mark::Line { path: path.clone(), width: width + 2.0 * HALO, paint: halo, dash });
        self.marks.push(Mark::Line { path, width, paint, dash });
    }

    /// Draws a thin line without paper around it.
    pub fn scratch(&mut self, path: Option<Path>, width: f32, paint: Paint) {
        self.marks.extend(path.map(|path| Mark::Line { path, width, paint, dash: None }));
    }

    /// Puts the drawing on a canvas; `None` if there is nothing on it.
    pub fn ink(&self, pixels_per_square: f32) -> Option<Inked> {
        let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
        for mark in &self.marks {
            let (path, more) = match mark {
                Mark::Fill { path, .. } | Mark::Pool { path, .. } => (path, 0.0),
                Mark::Line { path, width, .. } => (path, *width),
            };
            let bounds = path.bounds();
            low = (low.0.min(bounds.left() - more), low.1.min(bounds.top() - more));
            high = (high.0.max(bounds.right() + more), high.1.max(bounds.bottom() + more));
        }
        let size = (high.0 - low.0, high.1 - low.1);
        if size.0 <= 0.0 || size.1 <= 0.0 {
            return None;
        }
        let scale = pixels_per_square.min(MOST_PIXELS / size.0.max(size.1));
        let pixels = |squares: f32| (squares * scale).ceil().max(1.0) as u32;
        let mut pixmap = Pixmap::new(pixels(size.0), pixels(size.1))?;
        let place = Transform::from_translate(-low.0, -low.1).post_scale(scale, scale);
        for mark in &self.marks {
            match mark {
                Mark::Fill { path, paint } => {
                    pixmap.fill_path(path, &brush_of(*paint), FillRule::EvenOdd, place, None);
                }
                Mark::Pool { path, width, paint } => {
                    let Some(mut inside) = Mask::new(pixmap.width(), pixmap.height()) else { continue };
                    inside.fill_path(path, FillRule::EvenOdd, true, place);
                    let brush = brush_of(paint.faded(1.0 / f32::from(POOL_STEPS)));
                    for step in 1..=POOL_STEPS {
                        let wide = 2.0 * width * f32::from(step) / f32::from(POOL_STEPS);
                        pixmap.stroke_path(path, &brush, &round(wide), place, Some(&inside));
                    }
                }
                Mark::Line { path, width, paint, dash } => {
                    // A line is never thinner than can be seen.
                    let width = width.max(1.1 / scale);
                    let dash = dash.and_then(|dash| StrokeDash::new(dash.to_vec(), 0.0));
                    let stroke = Stroke { dash, ..round(width) };
                    pixmap.stroke_path(path, &brush_of(*paint), &stroke, place, None);
                }
            }
        }
        let size = (pixmap.width() as f32 / scale, pixmap.height() as f32 / scale);
        let middle = (low.0 + size.0 / 2.0, low.1 + size.1 / 2.0);
        Some(Inked { canvas: canvas_of(&pixmap), middle, size })
    }
}

/// A smooth line through the middles between points, from the first to the last.
pub fn smooth(points: &[Point]) -> Option<Path> {
    let (first, last) = (*points.first()?, *points.last()?);
    let mut path = PathBuilder::new();
    path.move_to(first.0, first.1);
    for pair in points.windows(2) {
        let between = middle(pair[0], pair[1]);
        path.quad_to(pair[0].0, pair[0].1, between.0, between.1);
    }
    path.line_to(last.0, last.1);
    path.finish()
}

/// Smooth closed lines, each through the middles between its points.
pub fn smooth_loops(loops: &[Vec<Point>]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for corners in loops {
        let (Some(first), Some(last)) = (corners.first(), corners.last()) else { continue };
        let start = middle(*last, *first);
        path.move_to(start.0, start.1);
        for (place, corner) in corners.iter().enumerate() {
            let end = middle(*corner, corners[(place + 1) % corners.len()]);
            path.quad_to(corner.0, corner.1, end.0, end.1);
        }
        path.close();
    }
    path.finish()
}

/// Straight lines from point to point.
pub fn straight(points: &[Point]) -> Option<Path> {
    let (first, rest) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.0, first.1);
    for point in rest {
        path.line_to(point.0, point.1);
    }
    path.finish()
}

/// A shape with straight sides.
pub fn polygon(points: &[Point]) -> Option<Path> {
    let (first, rest) = points.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.0, first.1);
    for point in rest {
        path.line_to(point.0, point.1);
    }
    path.close();
    path.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::paint::ink::INK;

    #[test]
    fn a_drawing_lies_where_it_was_drawn() {
        let mut drawing = Drawing::default();
        drawing.fill(polygon(&[(3.0, 2.0), (5.0, 2.0), (5.0, 6.0), (3.0, 6.0)]), INK);
        let inked = drawing.ink(20.0).unwrap();
        assert_eq!((inked.middle, inked.size), ((4.0, 4.0), (2.0, 4.0)));
        assert_eq!((inked.canvas.width, inked.canvas.height), (40, 80));
        assert!(inked.canvas.pixels.chunks(4).all(|pixel| pixel[3] == 255), "it fills its canvas");
    }

    #[test]
    fn a_wash_is_strongest_at_the_rim_and_stays_inside() {
        let mut drawing = Drawing::default();
        drawing.fill(polygon(&[(0.0, 0.0), (6.0, 0.0), (6.0, 6.0), (0.0, 6.0)]), INK.faded(0.0));
        drawing.pool(polygon(&[(1.0, 1.0), (5.0, 1.0), (5.0, 5.0), (1.0, 5.0)]), 1.0, INK.faded(0.5));
        let inked = drawing.ink(20.0).unwrap();
        let alpha = |x: f32, y: f32| {
            let place = ((y * 20.0) as u32 * inked.canvas.width + (x * 20.0) as u32) * 4 + 3;
            inked.canvas.pixels[place as usize]
        };
        assert_eq!((alpha(0.5, 3.0), alpha(3.0, 3.0)), (0, 0), "nothing outside, nothing in the middle");
        assert!(alpha(1.05, 3.0) > alpha(1.5, 3.0) && alpha(1.5, 3.0) > 0);
    }

    #[test]
    fn an_empty_drawing_needs_no_canvas() {
        assert!(Drawing::default().ink(20.0).is_none());
    }

    #[test]
    fn no_canvas_is_too_large_to_show() {
        let mut drawing = Drawing::default();
        drawing.line(straight(&[(0.0, 0.0), (250.0, 90.0)]), 0.05, INK);
        let inked = drawing.ink(96.0).unwrap();
        assert!(inked.canvas.width <= 4097 && inked.canvas.height <= 4097);
        assert!(inked.size.0 > 250.0 && inked.size.1 > 90.0);
    }
}
