//! Borders between kinds of terrain: a smooth curve that wobbles as a hand does, and for every spot its distance from
//! that curve. The curve stays close to the edges of squares, so that the map never lies about a square.

use crate::grid::{Pos, Size};
use crate::view::paint::canvas::length;
use crate::view::paint::noise::cloud;

/// The farthest that a curve strays from the edge of its squares by wobbling.
const WOBBLE: f32 = 0.15;

/// The border of a region of a field.
pub struct Border {
    /// Samples per square.
    fine: f32,
    columns: usize,
    rows: usize,
    /// The distance of each sample from the curve, in squares; below 0 inside.
    distances: Vec<f32>,
}

/// How far the samples reach beyond the field.
const ROOM: f32 = 1.0;

impl Border {
    /// The border of those squares that are `inside`. Beyond the field, the squares at its edge go on.
    pub fn of(size: Size, inside: impl Fn(Pos) -> bool) -> Border {
        Border::with_wobble(size, WOBBLE, inside)
    }

    /// A border that wobbles by at most so much.
    pub fn with_wobble(size: Size, wobble: f32, inside: impl Fn(Pos) -> bool) -> Border {
        let fine = if size.area() <= 4_000 { 8.0 } else { 4.0 };
        let samples = |squares: u16| ((f32::from(squares) + 2.0 * ROOM) * fine) as usize + 1;
        let (columns, rows) = (samples(size.cols), samples(size.rows));
        let last = (size.cols.cast_signed() - 1, size.rows.cast_signed() - 1);
        let belongs = |col: f32, row: f32| {
            let at = Pos::new((col as i16).clamp(0, last.0), (row as i16).clamp(0, last.1));
            f32::from(u8::from(inside(at)))
        };
        let level = |column: usize, row: usize| {
            let (x, y) = (column as f32 / fine - ROOM, row as f32 / fine - ROOM);
            let sway = |layer| {
                (cloud(x * 1.15, y * 1.15, layer) - 0.5) * 1.5 * wobble
                    + (cloud(x * 4.3, y * 4.3, layer + 1) - 0.5) * 0.5 * wobble
            };
            let (u, v) = (x + sway(11) - 0.5, y + sway(23) - 0.5);
            let (left, top) = (u.floor(), v.floor());
            let (u, v) = (steep(u - left), steep(v - top));
            let upper = belongs(left, top) * (1.0 - u) + belongs(left + 1.0, top) * u;
            let lower = belongs(left, top + 1.0) * (1.0 - u) + belongs(left + 1.0, top + 1.0) * u;
            0.5 - (upper * (1.0 - v) + lower * v)
        };
        let levels: Vec<f32> = (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (column, row)))
            .map(|(c, r)| level(c, r))
            .collect();
        let mut border = Border { fine, columns, rows, distances: levels };
        border.measure();
        border
    }

    /// Turns levels, which only tell inside from outside near the curve, into distances.
    fn measure(&mut self) {
        const FAR: f32 = 1e6;
        let (columns, rows) = (self.columns, self.rows);
        let levels = &self.distances;
        let mut nearest = vec![(FAR, FAR); columns * rows];
        let look = |at: usize, other: usize, step: (f32, f32), nearest: &mut Vec<(f32, f32)>| {
            let (one, two) = (levels[at], levels[other]);
            if (one < 0.0) != (two < 0.0) {
                let part = one / (one - two);
                for (own, part, turn) in [(at, part, 1.0), (other, 1.0 - part, -1.0)] {
                    if part < length(nearest[own].0, nearest[own].1) {
                        nearest[own] = (step.0 * part * turn, step.1 * part * turn);
                    }
                }
            }
        };
        for row in 0..rows {
            for column in 0..columns {
                let at = row * columns + column;
                if column + 1 < columns {
                    look(at, at + 1, (1.0, 0.0), &mut nearest);
                }
                if row + 1 < rows {
                    look(at, at + columns, (0.0, 1.0), &mut nearest);
                }
            }
        }
        spread(&mut nearest, columns, rows);
        let fine = self.fine;
        for (level, (dx, dy)) in self.distances.iter_mut().zip(nearest) {
            let distance = (length(dx, dy) / fine).min(1e3);
            *level = if *level < 0.0 { -distance } else { distance };
        }
    }

    /// How far a spot is outside the region; below 0 inside.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let u = ((x + ROOM) * self.fine).clamp(0.0, self.columns as f32 - 1.001);
        let v = ((y + ROOM) * self.fine).clamp(0.0, self.rows as f32 - 1.001);
        let (column, row) = (u as usize, v as usize);
        let (u, v) = (u - column as f32, v - row as f32);
        let at = row * self.columns + column;
        let upper = self.distances[at] * (1.0 - u) + self.distances[at + 1] * u;
        let lower = self.distances[at + self.columns] * (1.0 - u) + self.distances[at + self.columns + 1] * u;
        upper * (1.0 - v) + lower * v
    }

    /// The direction that leads out of the region; no longer than 1.
    pub fn outward(&self, x: f32, y: f32) -> (f32, f32) {
        let step = 0.12;
        let dx = self.at(x + step, y) - self.at(x - step, y);
        let dy = self.at(x, y + step) - self.at(x, y - step);
        let far = length(dx, dy).max(1e-3);
        (dx / far, dy / far)
    }
}

/// Hands the nearest point of the curve on from sample to sample, forwards and backwards.
fn spread(nearest: &mut [(f32, f32)], columns: usize, rows: usize) {
    let improve = |nearest: &mut [(f32, f32)], column: usize, row: usize, dx: isize, dy: isize| {
        let (other, line) = (column.wrapping_add_signed(dx), row.wrapping_add_signed(dy));
        if other < columns && line < rows {
            let (x, y) = nearest[line * columns + other];
            let (x, y) = (x + dx as f32, y + dy as f32);
            let own = &mut nearest[row * columns + column];
            if x * x + y * y < own.0 * own.0 + own.1 * own.1 {
                *own = (x, y);
            }
        }
    };
    for row in 0..rows {
        for column in 0..columns {
            for (dx, dy) in [(-1, 0), (0, -1), (-1, -1), (1, -1)] {
                improve(nearest, column, row, dx, dy);
            }
        }
        for column in (0..columns).rev() {
            improve(nearest, column, row, 1, 0);
        }
    }
    for row in (0..rows).rev() {
        for column in (0..columns).rev() {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
                improve(nearest, column, row, dx, dy);
            }
        }
        for column in 0..columns {
            improve(nearest, column, row, -1, 0);
        }
    }
}

/// Keeps the curve near the edges of squares, also at corners.
fn steep(part: f32) -> f32 {
    let part = ((part - 0.5) * 1.35 + 0.5).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
