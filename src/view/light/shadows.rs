//! How much of a light falls on each point of the board: less with distance, nothing behind walls, and less where a wall
//! hides a part of the flame, so that shadows have soft edges.

use std::ops::Range;

use bevy::math::Vec2;

use crate::grid::{Grid, Pos, Size};

/// Points of a sheet along each side of a square.
pub const POINTS: u16 = 8;

/// A light as it is drawn. Places are in squares from the upper left corner of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawnLight {
    pub at: Vec2,
    /// How far it shines.
    pub reach: f32,
}

/// The parts of a flame, beside its middle. Walls may hide some and not others.
const PARTS: [Vec2; 5] = [
    Vec2::ZERO,
    Vec2::new(0.14, 0.05),
    Vec2::new(-0.05, 0.14),
    Vec2::new(-0.14, -0.05),
    Vec2::new(0.05, -0.14),
];

/// Some points of a board: from the first column and row to the last, without the last.
#[derive(Clone, Debug)]
struct Points {
    cols: Range<usize>,
    rows: Range<usize>,
}

impl Points {
    fn all(size: Size) -> Points {
        let [width, height] = points_of(size);
        Points { cols: 0..width, rows: 0..height }
    }

    /// Whether a square has any of these points.
    fn has_any_of(&self, square: Pos) -> bool {
        let meets = |points: &Range<usize>, at: i16| {
            let first = usize::try_from(at).unwrap_or_default() * usize::from(POINTS);
            first < points.end && points.start < first + usize::from(POINTS)
        };
        meets(&self.cols, square.col) && meets(&self.rows, square.row)
    }
}

/// How much of one light falls on the points around it.
#[derive(Clone, Debug)]
struct Patch {
    points: Points,
    /// From 0 to 1, row by row.
    shares: Vec<f32>,
}

/// How much light falls on each point of a board.
#[derive(Debug, Default)]
pub struct LightSheet {
    patches: Vec<(DrawnLight, Patch)>,
    /// The squares that hold light back.
    walls: Option<Grid<bool>>,
    /// From 0 to 255, row by row.
    pub bytes: Vec<u8>,
}

impl LightSheet {
    /// Lights up a board with these walls, or with those of last time. Only what has changed is worked out again: lights that
    /// have moved, and those within reach of a wall or a door that has changed. Returns whether anything has.
    pub fn shine(&mut self, lights: &[DrawnLight], walls: Option<Grid<bool>>) -> bool {
        let walls_before = self.walls.take();
        let (walls, new_walls) = match (walls, walls_before) {
            (Some(now), Some(before)) if now.size() == before.size() => {
                let new = now.size().positions().filter(|at| now.get(*at) != before.get(*at)).collect();
                (now, Some(new))
            }
            (Some(now), _) => (now, None),
            (None, Some(before)) => (before, Some(Vec::new())),
            (None, None) => return false,
        };
        let size = walls.size();
        let is_opaque = |at: Pos| walls.get(at).is_none_or(|is_wall| *is_wall);
        let mut before = std::mem::take(&mut self.patches);
        let mut changed: Vec<Points> = Vec::new();
        match &new_walls {
            Some(new_walls) => before.retain(|(_, patch)| {
                let keeps = new_walls.iter().all(|at| !patch.points.has_any_of(*at));
                if !keeps {
                    changed.push(patch.points.clone());
                }
                keeps
            }),
            None => {
                before.clear();
                changed.push(Points::all(size));
            }
        }
        for light in lights {
            let known = before.iter().position(|(other, _)| other == light);
            let patch = known.map(|place| before.swap_remove(place).1).unwrap_or_else(|| {
                let patch = Patch::of(size, *light, is_opaque);
                changed.push(patch.points.clone());
                patch
            });
            self.patches.push((*light, patch));
        }
        changed.extend(before.into_iter().map(|(_, patch)| patch.points));
        let [width, height] = points_of(size);
        self.bytes.resize(width * height, 0);
        for points in &changed {
            self.lay(points, width);
        }
        self.walls = Some(walls);
        !changed.is_empty()
    }

    /// Adds up the light on some points.
    fn lay(&mut self, points: &Points, width: usize) {
        let mut dark = vec![1.0_f32; points.cols.len()];
        for row in points.rows.clone() {
            dark.fill(1.0);
            for (_, patch) in &self.patches {
                let (from, shares) = patch.along(row, points);
                // Two lights together are brighter than each, but never brighter than bright.
                let below = dark.iter_mut().skip(from - points.cols.start);
                below.zip(shares).for_each(|(dark, share)| *dark *= 1.0 - share);
            }
            let line = &mut self.bytes[row * width + points.cols.start..][..dark.len()];
            for (byte, dark) in line.iter_mut().zip(&dark) {
                *byte = ((1.0 - dark) * 255.0 + 0.5) as u8;
            }
        }
    }
}

/// The columns and rows of points of a board.
pub fn points_of(size: Size) -> [usize; 2] {
    [size.cols, size.rows].map(|squares| usize::from(squares) * usize::from(POINTS))
}

impl Patch {
    fn of(size: Size, light: DrawnLight, is_opaque: impl Fn(Pos) -> bool) -> Patch {
        let points = f32::from(POINTS);
        let [width, height] = points_of(size);
        let range = |middle: f32, most: usize| {
            let from = ((middle - light.reach) * points).floor().max(0.0) as usize;
            let to = ((middle + light.reach) * points).ceil().max(0.0) as usize;
            from.min(most)..to.min(most)
        };
        let (cols, rows) = (range(light.at.x, width), range(light.at.y, height));
        let places = PARTS.map(|aside| light.at + aside);
        let parts: Vec<Vec2> = places.into_iter().filter(|part| !is_opaque(square_of(*part))).collect();
        let share = |col: usize, row: usize| {
            let point = Vec2::new(col as f32 + 0.5, row as f32 + 0.5) / points;
            let fade = fade(point.distance(light.at) / light.reach);
            if fade <= 0.0 {
                return 0.0;
            }
            let clear = parts.iter().filter(|part| is_clear(**part, point, &is_opaque)).count();
            fade * clear as f32 / PARTS.len() as f32
        };
        let shares = rows.clone().flat_map(|row| cols.clone().map(move |col| (col, row)));
        let shares = shares.map(|(col, row)| share(col, row)).collect();
        Patch { points: Points { cols, rows }, shares }
    }

    /// The shares in a row that lie among some points, and the column of the first.
    fn along(&self, row: usize, among: &Points) -> (usize, &[f32]) {
        let Points { cols, rows } = &self.points;
        let (from, to) = (cols.start.max(among.cols.start), cols.end.min(among.cols.end));
        if !rows.contains(&row) || from >= to {
            return (among.cols.start, &[]);
        }
        let line = &self.shares[(row - rows.start) * cols.len()..][..cols.len()];
        (from, &line[from - cols.start..to - cols.start])
    }
}

/// How much of a light is left at a distance, in parts of its reach.
fn fade(distance: f32) -> f32 {
    let left = (1.0 - distance).max(0.0);
    left * left * (3.0 - 2.0 * left)
}

fn square_of(point: Vec2) -> Pos {
    Pos::new(point.x.floor() as i16, point.y.floor() as i16)
}

/// Whether nothing stands between two points. The square of the second point may be opaque itself: walls are lit.
fn is_clear(from: Vec2, to: Vec2, is_opaque: &impl Fn(Pos) -> bool) -> bool {
    let (mut here, end) = (square_of(from), square_of(to));
    let along = to - from;
    let (east, south) = (along.x.signum() as i16, along.y.signum() as i16);
    // How far along the segment the next line between columns and the next line between rows are crossed.
    let first = |start: f32, step: i16, along: f32| {
        let line = if step > 0 { start.floor() + 1.0 } else { start.floor() };
        (line - start) / along
    };
    let (mut to_col, mut to_row) = (first(from.x, east, along.x), first(from.y, south, along.y));
    let (col_step, row_step) = ((1.0 / along.x).abs(), (1.0 / along.y).abs());
    while here != end {
        let crosses_col = here.col != end.col && (here.row == end.row || to_col <= to_row);
        let crosses_row = here.row != end.row && (here.col == end.col || to_row <= to_col);
        // Between two opaque squares that share only a corner there is no gap.
        if crosses_col && crosses_row && is_opaque(here.offset(east, 0)) && is_opaque(here.offset(0, south)) {
            return false;
        }
        if crosses_col {
            here.col += east;
            to_col += col_step;
        }
        if crosses_row {
            here.row += south;
            to_row += row_step;
        }
        if here != end && is_opaque(here) {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size::new(12, 9);

    /// Two rooms with a door between them, a pillar, and two walls that touch at a corner only.
    const MAP: [&str; 9] = [
        "............",
        "...#...#....",
        ".......#....",
        ".#.....#....",
        "............",
        "....##.#..#.",
        "...#...#.#..",
        ".......#....",
        "............",
    ];

    fn is_wall(at: Pos) -> bool {
        let row = usize::try_from(at.row).ok().and_then(|row| MAP.get(row));
        let cell = row.and_then(|row| row.as_bytes().get(usize::try_from(at.col).ok()?));
        cell.is_none_or(|cell| *cell == b'#')
    }

    fn walls() -> Grid<bool> {
        Grid::from_fn(SIZE, is_wall)
    }

    fn share(sheet: &LightSheet, col: usize, row: usize) -> u8 {
        sheet.bytes[row * points_of(SIZE)[0] + col]
    }

    fn middle_of_point(col: usize, row: usize) -> Vec2 {
        Vec2::new(col as f32 + 0.5, row as f32 + 0.5) / f32::from(POINTS)
    }

    /// Whether a segment passes through the inside of a square, worked out from the sides of the square.
    fn passes_through(from: Vec2, to: Vec2, square: Pos) -> bool {
        let (mut enters, mut leaves) = (0.0_f32, 1.0_f32);
        for (start, along, low) in
            [(from.x, to.x - from.x, f32::from(square.col)), (from.y, to.y - from.y, f32::from(square.row))]
        {
            if along.abs() < 1e-9 {
                if start <= low || start >= low + 1.0 {
                    return false;
                }
                continue;
            }
            let (one, other) = ((low - start) / along, (low + 1.0 - start) / along);
            enters = enters.max(one.min(other));
            leaves = leaves.min(one.max(other));
        }
        leaves - enters > 1e-4
    }

    #[test]
    fn no_light_leaks_through_a_wall() {
        let size = SIZE;
        for at in [Vec2::new(5.5, 3.5), Vec2::new(6.5, 6.5), Vec2::new(0.5, 0.5), Vec2::new(8.5, 5.5)] {
            let light = DrawnLight { at, reach: 9.5 };
            let mut sheet = LightSheet::default();
            sheet.shine(&[light], Some(walls()));
            let walls: Vec<Pos> = size.positions().filter(|at| is_wall(*at)).collect();
            let [width, height] = points_of(size);
            for (col, row) in (0..height).flat_map(|row| (0..width).map(move |col| (col, row))) {
                let point = middle_of_point(col, row);
                let own = square_of(point);
                let is_hidden = PARTS.iter().all(|part| {
                    let blocks = |wall: &&Pos| **wall != own && passes_through(at + *part, point, **wall);
                    walls.iter().any(|wall| blocks(&wall))
                });
                if is_hidden {
                    assert_eq!(share(&sheet, col, row), 0, "the light at {at} reaches {point}");
                }
            }
        }
    }

    #[test]
    fn what_nothing_hides_is_lit_as_far_as_the_light_reaches() {
        let light = DrawnLight { at: Vec2::new(4.5, 4.5), reach: 3.5 };
        let mut sheet = LightSheet::default();
        sheet.shine(&[light], Some(Grid::from_fn(SIZE, |_| false)));
        let [width, height] = points_of(SIZE);
        for (col, row) in (0..height).flat_map(|row| (0..width).map(move |col| (col, row))) {
            let distance = middle_of_point(col, row).distance(light.at);
            let found = share(&sheet, col, row);
            assert!(distance <= light.reach || found == 0, "{distance}: {found}");
            assert!(distance >= 0.9 * light.reach || found > 0, "{distance}: {found}");
        }
        assert!(share(&sheet, 36, 36) > 250, "it is brightest at the flame");
    }

    #[test]
    fn a_light_that_stays_is_the_same_when_others_move() {
        let stays = DrawnLight { at: Vec2::new(2.5, 2.5), reach: 4.0 };
        let moves = |col: f32| DrawnLight { at: Vec2::new(col, 7.5), reach: 4.0 };
        let mut sheet = LightSheet::default();
        sheet.shine(&[stays, moves(3.5)], Some(walls()));
        assert!(sheet.shine(&[moves(9.5), stays], None));
        let mut anew = LightSheet::default();
        anew.shine(&[stays, moves(9.5)], Some(walls()));
        assert_eq!(sheet.bytes, anew.bytes);
    }

    #[test]
    fn a_door_that_opens_lets_light_through_and_changes_no_light_out_of_reach() {
        let door = Pos::new(7, 4);
        let shut = Grid::from_fn(SIZE, |at| is_wall(at) || at == door);
        let lights = [(2.5, 7.5), (5.5, 4.5)].map(|(x, y)| DrawnLight { at: Vec2::new(x, y), reach: 3.5 });
        let mut sheet = LightSheet::default();
        assert!(sheet.shine(&lights, Some(shut.clone())));
        let dark = sheet.bytes.clone();
        assert!(!sheet.shine(&lights, Some(shut)), "nothing has changed");
        assert!(sheet.shine(&lights, Some(walls())));
        let mut anew = LightSheet::default();
        anew.shine(&lights, Some(walls()));
        assert_eq!(sheet.bytes, anew.bytes);
        assert_ne!(sheet.bytes, dark);
        assert!(!sheet.shine(&lights, None));
    }
}
