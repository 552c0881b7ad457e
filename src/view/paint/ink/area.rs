//! Areas: an inked outline around squares, with a wash or hatching inside.

use std::collections::BTreeMap;

use super::drawing::{Drawing, smooth_loops, straight};
use super::{GREEN_PEN, Point, RED_PEN};
use crate::grid::Pos;
use crate::view::paint::canvas::Paint;
use crate::view::paint::noise::{cloud, grain};

/// How far outlines stay inside their squares, so that two areas side by side do not share a line.
const INSET: f32 = 0.05;
/// How far the outline of danger stays inside its squares: where it runs along that of the reach, both can be seen.
const DANGER_INSET: f32 = 0.13;
/// How far inside a wash has faded away.
const POOL: f32 = 0.62;
/// How far a hand strays from the straight line.
const STRAY: f32 = 0.035;

/// Draws what a combatant can reach: one outline around the squares that cost only movement, and a dashed one around
/// those that cost the action too.
pub fn draw_reach(drawing: &mut Drawing, near: &[Pos], far: &[Pos], ink: Paint) {
    let both: Vec<Pos> = near.iter().chain(far).copied().collect();
    let (around, whole) = (outline(near, INSET), outline(&both, INSET));
    drawing.fill(smooth_loops(&whole), ink.faded(0.025));
    drawing.fill(smooth_loops(&around), ink.faded(0.045));
    drawing.pool(smooth_loops(&around), POOL, ink.faded(0.26));
    if !far.is_empty() {
        drawing.dashed(smooth_loops(&whole), 0.045, ink.faded(0.85), [0.26, 0.18]);
    }
    drawing.line(smooth_loops(&around), 0.055, ink);
}

/// Draws the area that a spell or an item affects.
pub fn draw_area(drawing: &mut Drawing, squares: &[Pos]) {
    let loops = outline(squares, INSET);
    drawing.fill(smooth_loops(&loops), RED_PEN.faded(0.1));
    drawing.pool(smooth_loops(&loops), POOL, RED_PEN.faded(0.24));
    drawing.line(smooth_loops(&loops), 0.05, RED_PEN);
}

/// Draws where one enemy could strike: a dashed red outline.
pub fn draw_danger_of_one(drawing: &mut Drawing, squares: &[Pos]) {
    let loops = outline(squares, DANGER_INSET);
    drawing.pool(smooth_loops(&loops), POOL, RED_PEN.faded(0.16));
    drawing.dashed(smooth_loops(&loops), 0.05, RED_PEN.faded(0.85), [0.3, 0.16]);
}

/// Draws where any enemy could strike: hatched with the red pen.
pub fn draw_danger_of_all(drawing: &mut Drawing, squares: &[Pos]) {
    let loops = outline(squares, DANGER_INSET);
    drawing.pool(smooth_loops(&loops), POOL, RED_PEN.faded(0.24));
    draw_threat(drawing, squares);
    drawing.line(smooth_loops(&loops), 0.05, RED_PEN);
}

/// Draws squares that a side has to reach or hold: a double outline.
pub fn draw_goal(drawing: &mut Drawing, squares: &[Pos]) {
    let loops = outline(squares, INSET);
    drawing.fill(smooth_loops(&loops), GREEN_PEN.faded(0.1));
    drawing.line(smooth_loops(&loops), 0.12, GREEN_PEN.faded(0.9));
    drawing.scratch(smooth_loops(&loops), 0.04, super::PAPER);
}

/// Hatches squares with the red pen: whoever leaves one of them may be attacked.
pub fn draw_threat(drawing: &mut Drawing, squares: &[Pos]) {
    const STROKES: usize = 5;
    for at in squares {
        for stroke in 0..STROKES {
            let shift = |layer: u32| {
                (grain(i32::from(at.col) * 8 + stroke as i32, i32::from(at.row), layer) - 0.5) * 0.1
            };
            // From the lower left to the upper right, side by side.
            let aside = (stroke as f32 + 0.5) / STROKES as f32 * 1.6 - 0.8;
            let from = (0.5 + aside.max(0.0) - 0.46 + shift(1), 0.5 + aside.min(0.0) + 0.46 + shift(2));
            let to = (0.5 + aside.min(0.0) + 0.46 + shift(3), 0.5 + aside.max(0.0) - 0.46 + shift(4));
            let place = |(x, y): Point| {
                (f32::from(at.col) + x.clamp(0.04, 0.96), f32::from(at.row) + y.clamp(0.04, 0.96))
            };
            drawing.scratch(straight(&[place(from), place(to)]), 0.024, RED_PEN.faded(0.62));
        }
    }
}

/// The outlines of squares as a hand draws them, each a closed line; those of holes run the other way round.
fn outline(squares: &[Pos], inset: f32) -> Vec<Vec<Point>> {
    borders(squares).iter().map(|border| by_hand(border, inset)).collect()
}

/// A border with a point at each corner of a square and two along each side, a little inside and a little astray.
fn by_hand(border: &[(i16, i16)], inset: f32) -> Vec<Point> {
    let count = border.len();
    let corner = |place: usize| {
        let (col, row) = border[place % count];
        (f32::from(col), f32::from(row))
    };
    let mut points = Vec::with_capacity(count * 2);
    for place in 0..count {
        let (before, here, after) = (corner(place + count - 1), corner(place), corner(place + 1));
        let (into, out) = ((here.0 - before.0, here.1 - before.1), (after.0 - here.0, after.1 - here.1));
        // The area lies to the right of its border.
        let inside = |way: Point| (-way.1 * inset, way.0 * inset);
        let ((a, b), (c, d)) = (inside(into), inside(out));
        let aside = if into == out { (a, b) } else { (a + c, b + d) };
        points.push(astray((here.0 + aside.0, here.1 + aside.1)));
        let half = ((here.0 + after.0) / 2.0 + c, (here.1 + after.1) / 2.0 + d);
        points.push(astray(half));
    }
    points
}

/// Where a hand draws a point.
fn astray((x, y): Point) -> Point {
    let stray = |layer: u32| (cloud(x * 1.3, y * 1.3, layer) - 0.5) * 2.0 * STRAY;
    (x + stray(71), y + stray(72))
}

/// The borders of squares as closed lines along the edges of squares, each corner once, with the squares on the right.
fn borders(squares: &[Pos]) -> Vec<Vec<(i16, i16)>> {
    let mut sorted = squares.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let has = |col: i16, row: i16| sorted.binary_search(&Pos::new(col, row)).is_ok();
    let mut edges: BTreeMap<(i16, i16), Vec<(i16, i16)>> = BTreeMap::new();
    for Pos { col, row } in sorted.iter().copied() {
        let sides = [
            (has(col, row - 1), (col, row), (col + 1, row)),
            (has(col + 1, row), (col + 1, row), (col + 1, row + 1)),
            (has(col, row + 1), (col + 1, row + 1), (col, row + 1)),
            (has(col - 1, row), (col, row + 1), (col, row)),
        ];
        for (is_inner, from, to) in sides {
            if !is_inner {
                edges.entry(from).or_default().push(to);
            }
        }
    }
    let mut all = Vec::new();
    while let Some((start, ends)) = edges.iter_mut().next() {
        let start = *start;
        let Some(mut here) = ends.pop() else {
            edges.remove(&start);
            continue;
        };
        let mut border = vec![start];
        let mut before = start;
        while here != start {
            let Some(ends) = edges.get_mut(&here) else { break };
            // Where two areas touch at a corner, the border keeps to its own: it turns right.
            let way = (here.0 - before.0, here.1 - before.1);
            let right = (here.0 - way.1, here.1 + way.0);
            let place = ends.iter().position(|end| *end == right).unwrap_or(0);
            let next = ends.swap_remove(place);
            if ends.is_empty() {
                edges.remove(&here);
            }
            border.push(here);
            (before, here) = (here, next);
        }
        all.push(border);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(list: &[(i16, i16)]) -> Vec<Pos> {
        list.iter().map(|(col, row)| Pos::new(*col, *row)).collect()
    }

    /// Twice the area inside a closed line; below 0 if it runs against the clock of the screen.
    fn doubled_area(border: &[(i16, i16)]) -> i32 {
        let ends = border.iter().cycle().skip(1);
        let crossed = border
            .iter()
            .zip(ends)
            .map(|(a, b)| i32::from(a.0) * i32::from(b.1) - i32::from(b.0) * i32::from(a.1));
        crossed.sum()
    }

    #[test]
    fn borders_enclose_the_squares_and_nothing_else() {
        for list in [
            vec![(0, 0)],
            vec![(0, 0), (1, 0), (1, 1), (4, 4)],
            vec![(0, 0), (1, 1)],
            vec![(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)],
            vec![(0, 0), (0, 0), (-3, -2)],
        ] {
            let mut unique = squares(&list);
            unique.sort_unstable();
            unique.dedup();
            let found = borders(&squares(&list));
            let area: i32 = found.iter().map(|border| doubled_area(border)).sum();
            assert_eq!(area, 2 * unique.len() as i32, "{list:?}");
            for border in &found {
                let ends = border.iter().cycle().skip(1);
                for (a, b) in border.iter().zip(ends) {
                    assert_eq!((a.0 - b.0).abs() + (a.1 - b.1).abs(), 1, "{list:?}: {a:?} to {b:?}");
                }
            }
        }
    }

    #[test]
    fn a_ring_has_two_borders_and_squares_that_touch_at_a_corner_have_one_each() {
        let ring = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)];
        assert_eq!(borders(&squares(&ring)).len(), 2);
        assert_eq!(borders(&squares(&[(0, 0), (1, 1)])).len(), 2);
    }

    #[test]
    fn no_hand_strays_into_the_next_square() {
        for points in outline(&squares(&[(2, 3), (3, 3), (3, 4)]), INSET) {
            for (x, y) in points {
                let is_near = |low: f32, high: f32, at: f32| at > low - 0.01 && at < high + 0.01;
                assert!(is_near(2.0, 4.0, x) && is_near(3.0, 5.0, y), "{x} {y}");
            }
        }
    }
}
