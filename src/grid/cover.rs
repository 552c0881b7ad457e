//! Whether a target has cover from an attacker. Which squares give cover, and what cover is worth, is up to the
//! rules.

use super::footprint::Footprint;
use super::pos::Pos;

/// The target has cover on a square if at least this many of the four lines to its corners are blocked.
const HINDERED_FOR_COVER: usize = 2;
/// The number of squares around the largest body.
const MOST_AROUND: usize = 4 * Footprint::LARGEST_SIDE as usize + 4;

/// Whether a target has cover from an attacker.
///
/// The attacker uses the best of the four outer corners of their body. Of the four lines from there to the corners of
/// the target's square, at least two must cross the inside of a square that gives cover and is next to the target.
/// Squares of either body do not count, and a line along an edge or through a corner crosses nothing. A target of
/// several squares has cover if every one of its squares has; a square next to any part of the target shields all of
/// it.
pub fn has_cover(attacker: Footprint, target: Footprint, gives_cover: impl Fn(Pos) -> bool) -> bool {
    let mut shields = [target.corner(); MOST_AROUND];
    let mut count = 0;
    // No line between the two bodies leaves the smallest block of squares that holds both.
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
        corners(attacker).into_iter().all(|eye| {
            ends.into_iter().filter(|&end| is_hindered(eye, end)).nth(HINDERED_FOR_COVER - 1).is_some()
        })
    };
    match (count, target.side()) {
        (0, _) => false,
        // A shortcut, because nearly all combatants cover one square.
        (_, 1) => is_behind_them(target.corner()),
        _ => target.squares().all(is_behind_them),
    }
}

/// The smallest block of squares that holds two bodies: the squares in its first and in its last column and row.
fn block_of(a: Footprint, b: Footprint) -> (Pos, Pos) {
    let (first, second) = (a.corner(), b.corner());
    let last = |body: Footprint| body.corner().offset(i16::from(body.side()) - 1, i16::from(body.side()) - 1);
    let (first_last, second_last) = (last(a), last(b));
    let low = Pos::new(first.col.min(second.col), first.row.min(second.row));
    let high = Pos::new(first_last.col.max(second_last.col), first_last.row.max(second_last.row));
    (low, high)
}

/// A point where squares meet, by the column and row of the square to its south-east.
type Corner = (i64, i64);

fn corners(body: Footprint) -> [Corner; 4] {
    let (col, row, side) =
        (i64::from(body.corner().col), i64::from(body.corner().row), i64::from(body.side()));
    [(col, row), (col + side, row), (col, row + side), (col + side, row + side)]
}

/// Whether a line between two corners crosses the inside of a square. It does unless the columns, the rows or the
/// line itself keep the two apart.
fn crosses(from: Corner, to: Corner, square: Pos) -> bool {
    let (col, row) = (i64::from(square.col), i64::from(square.row));
    let overlaps = |a: i64, b: i64, low: i64| a.max(b) > low && a.min(b) < low + 1;
    if !overlaps(from.0, to.0, col) || !overlaps(from.1, to.1, row) {
        return false;
    }
    // On which side of the line the first corner of the square lies; the next line checks the other three.
    let (cols, rows) = (to.0 - from.0, to.1 - from.1);
    let first = cols * (row - from.1) - rows * (col - from.0);
    first + cols.min(0) - rows.max(0) < 0 && first + cols.max(0) - rows.min(0) > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads a board drawn as text: `A` is the attacker, `T` is the target, and `#` gives cover.
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
