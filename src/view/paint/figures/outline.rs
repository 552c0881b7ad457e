//! Outlines: closed and open paths, written with the letters that vector graphics use.

use tiny_skia::{Path, PathBuilder, Rect, Transform};

/// A path written as text: `M x y` begins at a point, `L x y` draws a line, `Q` and `C` draw curves with one and two
/// guiding points before their end, `Z` closes the path. None if the text is not such a path.
pub fn outline(text: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<f32>().ok());
        match word {
            "M" => path.move_to(number()?, number()?),
            "L" => path.line_to(number()?, number()?),
            "Q" => path.quad_to(number()?, number()?, number()?, number()?),
            "C" => path.cubic_to(number()?, number()?, number()?, number()?, number()?, number()?),
            "Z" => path.close(),
            _ => return None,
        }
    }
    path.finish()
}

/// An ellipse.
pub fn oval(x: f32, y: f32, half_width: f32, half_height: f32) -> Option<Path> {
    let bounds = Rect::from_ltrb(x - half_width, y - half_height, x + half_width, y + half_height)?;
    PathBuilder::from_oval(bounds)
}

/// A circle.
pub fn ball(x: f32, y: f32, radius: f32) -> Option<Path> {
    oval(x, y, radius, radius)
}

/// A line through points.
pub fn through(points: &[(f32, f32)]) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    path.move_to(first.0, first.1);
    for (x, y) in rest {
        path.line_to(*x, *y);
    }
    path.finish()
}

/// A closed shape with corners.
pub fn corners(points: &[(f32, f32)]) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    path.move_to(first.0, first.1);
    for (x, y) in rest {
        path.line_to(*x, *y);
    }
    path.close();
    path.finish()
}

/// The same place, size and turn for everything that is drawn around a point: first made larger, then turned
/// clockwise, then moved there.
pub fn placed(x: f32, y: f32, scale: f32, degrees: f32) -> Transform {
    Transform::from_scale(scale, scale)
        .post_concat(Transform::from_rotate(degrees))
        .post_concat(Transform::from_translate(x, y))
}
