//! Whether a target has cover from an attacker. Which squares give cover, and what cover is worth, is up to the
//! rules.

use super::footprint::Footprint;
use super::pos::Pos;

/// The target has cover on a square if at least this many of the four lines to its corners are blocked.
const HINDERED_FOR_COVER: usize = 2;
/// The number of squares around the largest body.
const MOST_AROUND: usize = 4 * Footprint::LARGEST_SIDE as usize + 4;
/// For how many columns and rows between attacker and target it is laid out which lines are hindered.
const LAID_OUT: usize = 32;
/// For a target so many columns to the east and rows to the south of the attacker, the lines that each square next to it hinders.
static HINDERED: [[Hindered; LAID_OUT]; LAID_OUT] = hindered_nearby();

/// Whether a target has cover from an attacker.
///
/// The attacker uses the best of the four outer corners of their body. Of the four lines from there to the corners of
/// the target's square, at least two must cross the inside of a square that gives cover and is next to the target.
/// Squares of either body do not count, and a line along an edge or through a corner crosses nothing. A target of
/// several squares has cover if every one of its squares has; a square next to any part of the target shields all of
/// it.
pub fn has_cover(attacker: Footprint, target: Footprint, gives_cover: impl Fn(Pos) -> bool) -> bool {
    // Nearly all combatants cover one square.
    if attacker.side() == 1 && target.side() == 1 {
        return has_cover_on_square(attacker.corner(), target.corner(), gives_cover);
    }
    has_cover_with_body(attacker, target, gives_cover)
}

/// Whether a target of any size has cover from an attacker of any size.
fn has_cover_with_body(attacker: Footprint, target: Footprint, gives_cover: impl Fn(Pos) -> bool) -> bool {
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
    let is_hindered = |eye, end| shields.iter().any(|&shield| crosses(eye, end, corner_of(shield)));
    let is_behind_them = |square: Pos| {
        let ends = corners(square.into());
        corners(attacker).into_iter().all(|eye| {
            ends.into_iter().filter(|&end| is_hindered(eye, end)).nth(HINDERED_FOR_COVER - 1).is_some()
        })
    };
    count > 0 && target.squares().all(is_behind_them)
}

/// Which of the four times four lines from the corners of an attacker's square to those of a target's square are hindered, four
/// bits for each corner of the attacker: by the square next to the target in its row, by the one in its column, and by the one at
/// its corner, each on the attacker's side. A square that does not lie between the two, or is the attacker's own, hinders none.
type Hindered = [u16; 3];

/// Whether a target on one square has cover from an attacker on another one.
fn has_cover_on_square(attacker: Pos, target: Pos, gives_cover: impl Fn(Pos) -> bool) -> bool {
    let (cols, rows) = (attacker.col - target.col, attacker.row - target.row);
    let (away_cols, away_rows) = (usize::from(cols.unsigned_abs()), usize::from(rows.unsigned_abs()));
    let laid_out = HINDERED.get(away_rows).and_then(|line| line.get(away_cols).copied());
    let hindered = laid_out.unwrap_or_else(|| hindered_at(away_cols as i64, away_rows as i64));
    let next = [(cols.signum(), 0), (0, rows.signum()), (cols.signum(), rows.signum())];
    let shields = next.into_iter().zip(hindered);
    let by_shields =
        shields.filter(|((col, row), lines)| *lines != 0 && gives_cover(target.offset(*col, *row)));
    let lines = by_shields.fold(0, |lines, (_, hindered)| lines | hindered);
    (0..4).all(|corner| (lines >> (4 * corner) & 0xF).count_ones() as usize >= HINDERED_FOR_COVER)
}

/// The hindered lines to a target so many columns to the east and rows to the south.
const fn hindered_at(cols: i64, rows: i64) -> Hindered {
    let shields = [(cols - 1, rows), (cols, rows - 1), (cols - 1, rows - 1)];
    let mut hindered = [0; 3];
    let mut number = 0;
    while number < shields.len() {
        let shield = shields[number];
        let is_between = shield.0 >= 0 && shield.1 >= 0 && (shield.0 > 0 || shield.1 > 0);
        let mut line = 0;
        while is_between && line < 16 {
            let (eye, end) = (line / 4, line % 4);
            let (from, to) = ((eye % 2, eye / 2), (cols + end % 2, rows + end / 2));
            if crosses(from, to, shield) {
                hindered[number] |= 1 << line;
            }
            line += 1;
        }
        number += 1;
    }
    hindered
}

const fn hindered_nearby() -> [[Hindered; LAID_OUT]; LAID_OUT] {
    let mut nearby = [[[0; 3]; LAID_OUT]; LAID_OUT];
    let mut place = 0;
    while place < LAID_OUT * LAID_OUT {
        let (rows, cols) = (place / LAID_OUT, place % LAID_OUT);
        nearby[rows][cols] = hindered_at(cols as i64, rows as i64);
        place += 1;
    }
    nearby
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
    let ((col, row), side) = (corner_of(body.corner()), i64::from(body.side()));
    [(col, row), (col + side, row), (col, row + side), (col + side, row + side)]
}

/// The corner of a square to its north-west.
fn corner_of(square: Pos) -> Corner {
    (i64::from(square.col), i64::from(square.row))
}

/// Whether a line between two corners crosses the inside of the square with this corner to its north-west. It does unless the
/// columns, the rows or the line itself keep the two apart.
const fn crosses(from: Corner, to: Corner, (col, row): Corner) -> bool {
    if !overlaps(from.0, to.0, col) || !overlaps(from.1, to.1, row) {
        return false;
    }
    // On which side of the line the first corner of the square lies; the next line checks the other three.
    let (cols, rows) = (to.0 - from.0, to.1 - from.1);
    let first = cols * (row - from.1) - rows * (col - from.0);
    let (east, west) = if cols > 0 { (cols, 0) } else { (0, cols) };
    let (south, north) = if rows > 0 { (rows, 0) } else { (0, rows) };
    first + west - south < 0 && first + east - north > 0
}

/// Whether a line between two columns, or between two rows, crosses the inside of the one that begins at `low`.
const fn overlaps(a: i64, b: i64, low: i64) -> bool {
    (a > low || b > low) && (a < low + 1 || b < low + 1)
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

    #[test]
    fn lines_that_are_laid_out_say_what_looking_at_each_line_says() {
        let target = Pos::new(50, 50);
        let far = LAID_OUT as i16 + 2;
        let in_row = |row: i16| (-far..=far).map(move |col| target.offset(col, row));
        for attacker in (-far..=far).flat_map(in_row).filter(|attacker| *attacker != target) {
            for pattern in (0..1 << 8).step_by(5) {
                let gives_cover = |pos| {
                    target
                        .neighbours()
                        .position(|next| next == pos)
                        .is_some_and(|bit| pattern >> bit & 1 == 1)
                };
                assert_eq!(
                    has_cover_on_square(attacker, target, gives_cover),
                    has_cover_with_body(attacker.into(), target.into(), gives_cover),
                    "{attacker} {pattern:08b}"
                );
            }
        }
    }
}
