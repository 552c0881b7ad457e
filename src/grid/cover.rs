//! Whether a body stands in cover from another. What gives cover, and what cover is worth, is said elsewhere.

use super::footprint::Footprint;
use super::pos::Pos;

/// How many of the four lines to a square must be hindered for cover.
const HINDERED_FOR_COVER: usize = 2;
/// How many squares stand around the largest body.
const MOST_AROUND: usize = 4 * Footprint::LARGEST_SIDE as usize + 4;

/// Whether a target stands in cover from an attacker.
///
/// The attacker takes the best of the four outer corners of its body. Of the four lines from there to the
/// corners of the target's square, at least two must cross the inside of a square that gives cover and stands
/// next to the target; squares of either body do not count, and a line along an edge or through a corner
/// crosses nothing. A body of several squares is in cover where each of its squares is; what stands next to
/// the body shields them all.
pub fn has_cover(attacker: Footprint, target: Footprint, gives_cover: impl Fn(Pos) -> bool) -> bool {
    let mut shields = [target.corner(); MOST_AROUND];
    let mut count = 0;
    // No line between the two leaves the block of squares that holds both.
    let (low, high) = block_of(attacker, target);
    let last = i16::from(target.side());
    for row in (target.corner().row - 1).max(low.row)..=(target.corner().row + last).min(high.row) {
        for col in (target.corner().col - 1).max(low.col)..=(target.corner().col + last).min(high.col) {
            let pos = Pos::new(col, row);
            if !target.contains(pos) && !attacker.contains(pos) && gives_cover(pos) {
                shields[count] = pos;
                count += 1;
            }
        }
    }
    let shields = &shields[..count];
    let is_hindered = |eye, end| shields.iter().any(|&shield| crosses(eye, end, shield));
    let is_behind_them = |square: Pos| {
        let ends = corners(square.into());
        corners(attacker)
            .into_iter()
            .all(|eye| ends.into_iter().filter(|&end| is_hindered(eye, end)).count() >= HINDERED_FOR_COVER)
    };
    match (count, target.side()) {
        (0, _) => false,
        // Nearly everybody covers one square.
        (_, 1) => is_behind_them(target.corner()),
        _ => target.squares().all(is_behind_them),
    }
}

/// The smallest block of squares that holds two bodies: its squares of lowest and of highest column and row.
fn block_of(one: Footprint, other: Footprint) -> (Pos, Pos) {
    let (first, second) = (one.corner(), other.corner());
    let last = |body: Footprint| body.corner().offset(i16::from(body.side()) - 1, i16::from(body.side()) - 1);
    let (first_last, second_last) = (last(one), last(other));
    let low = Pos::new(first.col.min(second.col), first.row.min(second.row));
    let high = Pos::new(first_last.col.max(second_last.col), first_last.row.max(second_last.row));
    (low, high)
}

/// A corner between squares: that of lowest column and row of the square with the same numbers.
type Corner = (i64, i64);

fn corners(body: Footprint) -> [Corner; 4] {
    let (col, row, side) =
        (i64::from(body.corner().col), i64::from(body.corner().row), i64::from(body.side()));
    [(col, row), (col + side, row), (col, row + side), (col + side, row + side)]
}

/// Whether a line between two corners crosses the inside of a square: it does unless the two can be told
/// apart along the columns, along the rows, or by the line itself.
fn crosses(from: Corner, to: Corner, square: Pos) -> bool {
    let (col, row) = (i64::from(square.col), i64::from(square.row));
    let overlaps = |a: i64, b: i64, low: i64| a.max(b) > low && a.min(b) < low + 1;
    if !overlaps(from.0, to.0, col) || !overlaps(from.1, to.1, row) {
        return false;
    }
    // On which side of the line the first corner of the square lies, and how much that differs at the others.
    let (cols, rows) = (to.0 - from.0, to.1 - from.1);
    let first = cols * (row - from.1) - rows * (col - from.0);
    first + cols.min(0) - rows.max(0) < 0 && first + cols.max(0) - rows.min(0) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board drawn in text: `A` and `T` are the squares of attacker and target, `#` gives cover.
    fn has_cover_on(board: &[&str]) -> bool {
        let squares = |mark: u8| {
            board.iter().enumerate().flat_map(move |(row, line)| {
                let cols = line.bytes().enumerate().filter(move |&(_, found)| found == mark);
                cols.map(move |(col, _)| Pos::new(col as i16, row as i16))
            })
        };
        let body = |mark: u8| {
            let side = (1..=4).find(|side| side * side == squares(mark).count()).unwrap();
            Footprint::new(squares(mark).next().unwrap(), side as u8)
        };
        has_cover(body(b'A'), body(b'T'), |pos| squares(b'#').any(|square| square == pos))
    }

    #[test]
    fn a_low_wall_right_before_the_target_gives_cover() {
        assert!(has_cover_on(&["A...#T"]));
        assert!(has_cover_on(&["A....", "...#.", "....T"]));
    }

    #[test]
    fn a_wall_that_stands_elsewhere_gives_none() {
        assert!(!has_cover_on(&["A.#..T"]), "not next to the target");
        assert!(!has_cover_on(&["A...T#"]), "behind the target");
        assert!(!has_cover_on(&["#....", "A...T", "#...."]), "beside the attacker");
    }

    #[test]
    fn lines_along_the_edges_of_walls_are_not_hindered() {
        assert!(!has_cover_on(&["...##", "A...T", "...##"]));
    }

    #[test]
    fn who_stands_next_to_the_target_looks_past_a_wall_beside_them() {
        assert!(!has_cover_on(&["A#", ".T"]));
        assert!(!has_cover_on(&["AT", "##"]));
    }

    #[test]
    fn through_a_pinch_both_walls_hinder() {
        assert!(has_cover_on(&["A....", "...#.", "..#T."]));
    }

    #[test]
    fn a_large_target_is_in_cover_only_with_all_its_squares() {
        assert!(!has_cover_on(&["A....#TT", "......TT"]));
        assert!(has_cover_on(&["A....#TT", ".....#TT"]));
    }

    #[test]
    fn a_large_attacker_uses_its_best_corner() {
        assert!(has_cover_on(&["A...#T", "......"]));
        assert!(!has_cover_on(&["AAAA.#T", "AAAA...", "AAAA...", "AAAA..."]));
    }
}
