//! The squares that a burst, a line or a cone covers. The caller decides which of them the effect gets to, since a
//! wall may stand between.

use super::distance::{Diagonal, distance};
use super::footprint::Footprint;
use super::pos::{Pos, Size};

/// All squares of the board within `radius` squares of a centre that `gets_to` accepts, in row-major order.
pub fn burst(
    size: Size,
    centre: Pos,
    radius: u32,
    diagonal: Diagonal,
    gets_to: impl Fn(Pos) -> bool,
) -> Vec<Pos> {
    around(size, Footprint::from(centre), radius)
        .filter(|&pos| distance(centre, pos, diagonal) <= radius && gets_to(pos))
        .collect()
}

/// The squares of a straight line that `gets_to` accepts, in row-major order. The line runs from the middle of a body
/// through the middle of a target square and beyond, as far as `length` squares from the body. It covers the squares
/// whose inside it crosses, without the body's own. There is no line if the body covers the target square.
pub fn line(
    size: Size,
    from: Footprint,
    target: Pos,
    length: u32,
    diagonal: Diagonal,
    gets_to: impl Fn(Pos) -> bool,
) -> Vec<Pos> {
    let (ahead_col, ahead_row) = from_middle(from, target);
    around(size, from, length)
        .filter(|&pos| {
            let (col, row) = from_middle(from, pos);
            // The corners of a square lie half a square to each side of its middle. The line crosses the inside of
            // the square if there are corners on both sides of the line. There is no line behind the body.
            let aside = (ahead_col * row - ahead_row * col).abs();
            let is_crossed = aside < ahead_col.abs() + ahead_row.abs();
            let is_ahead = ahead_col * col + ahead_row * row > 0;
            is_crossed && is_ahead && from.gap(pos.into(), diagonal) <= length && !from.contains(pos)
        })
        .filter(|&pos| !from.contains(target) && gets_to(pos))
        .collect()
}

/// The squares of a cone that `gets_to` accepts, in row-major order. The cone is a right angle wide and points from
/// the middle of a body towards a target square, as far as `length` squares from the body. It covers the squares
/// whose middle lies in it or on its edge, without the body's own. There is no cone if the body covers the target
/// square.
pub fn cone(
    size: Size,
    from: Footprint,
    target: Pos,
    length: u32,
    diagonal: Diagonal,
    gets_to: impl Fn(Pos) -> bool,
) -> Vec<Pos> {
    let (ahead_col, ahead_row) = from_middle(from, target);
    around(size, from, length)
        .filter(|&pos| {
            let (col, row) = from_middle(from, pos);
            // A point within 45 degrees of the axis is no further aside than it is ahead.
            let aside = (ahead_col * row - ahead_row * col).abs();
            let is_in_angle = aside <= ahead_col * col + ahead_row * row;
            is_in_angle && from.gap(pos.into(), diagonal) <= length && !from.contains(pos)
        })
        .filter(|&pos| !from.contains(target) && gets_to(pos))
        .collect()
}

/// Columns and rows from the middle of a body to the middle of a square, in half squares.
fn from_middle(from: Footprint, to: Pos) -> (i64, i64) {
    let halves =
        |from_corner: i16, to: i16| (i64::from(to) - i64::from(from_corner)) * 2 + 1 - i64::from(from.side());
    (halves(from.corner().col, to.col), halves(from.corner().row, to.row))
}

/// The squares of the board at most `far` columns and rows away from a body, in row-major order.
fn around(size: Size, body: Footprint, far: u32) -> impl Iterator<Item = Pos> {
    let far = i32::try_from(far).unwrap_or(i32::MAX);
    let (col, row) = (i32::from(body.corner().col), i32::from(body.corner().row));
    let last = i32::from(body.side()) - 1;
    size.within(
        (col.saturating_sub(far), row.saturating_sub(far)),
        ((col + last).saturating_add(far), (row + last).saturating_add(far)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size::new(9, 7);

    /// The board as text, with `*` on the squares of the area.
    fn drawn(area: &[Pos]) -> Vec<String> {
        assert!(area.is_sorted_by(|a, b| a < b), "row-major, nothing twice");
        let mark = |pos: Pos| if area.contains(&pos) { '*' } else { '.' };
        let rows = 0..SIZE.rows as i16;
        rows.map(|row| (0..SIZE.cols as i16).map(|col| mark(Pos::new(col, row))).collect()).collect()
    }

    fn everywhere(_: Pos) -> bool {
        true
    }

    #[test]
    fn a_burst_has_the_shape_of_its_diagonals() {
        let burst_of =
            |diagonal| drawn(&burst(SIZE, Pos::new(4, 3), 2, diagonal, everywhere))[1..6].join("/");
        assert_eq!(burst_of(Diagonal::Five), "..*****../..*****../..*****../..*****../..*****..");
        assert_eq!(burst_of(Diagonal::Alternating), "...***.../..*****../..*****../..*****../...***...");
        assert_eq!(burst_of(Diagonal::Manhattan), "....*..../...***.../..*****../...***.../....*....");
    }

    #[test]
    fn an_area_ends_at_the_board_and_at_what_it_does_not_get_to() {
        let squares = burst(SIZE, Pos::new(0, 0), 1, Diagonal::Five, |pos| pos != Pos::new(1, 1));
        assert_eq!(squares, [Pos::new(0, 0), Pos::new(1, 0), Pos::new(0, 1)]);
        assert_eq!(burst(SIZE, Pos::new(4, 4), u32::MAX, Diagonal::Five, everywhere).len(), SIZE.area());
    }

    #[test]
    fn a_line_goes_on_past_its_target_as_far_as_it_is_long() {
        let from = Footprint::from(Pos::new(1, 1));
        let straight = line(SIZE, from, Pos::new(2, 1), 4, Diagonal::Five, everywhere);
        assert_eq!(drawn(&straight)[1], "..****...");
        let diagonal = line(SIZE, from, Pos::new(2, 2), 3, Diagonal::Five, everywhere);
        assert_eq!(diagonal, [Pos::new(2, 2), Pos::new(3, 3), Pos::new(4, 4)], "no square it only touches");
        assert_eq!(line(SIZE, from, Pos::new(1, 1), 3, Diagonal::Five, everywhere), []);
    }

    #[test]
    fn a_slanted_line_takes_each_square_it_crosses() {
        let from = Footprint::from(Pos::new(0, 0));
        let slanted = line(SIZE, from, Pos::new(2, 1), 4, Diagonal::Five, everywhere);
        assert_eq!(drawn(&slanted)[..3].join("/"), ".*......./.***...../...**....");
    }

    #[test]
    fn a_large_body_sends_its_line_from_its_middle() {
        let from = Footprint::new(Pos::new(3, 3), 2);
        let squares = line(SIZE, from, Pos::new(5, 5), 2, Diagonal::Five, everywhere);
        assert_eq!(squares, [Pos::new(5, 5), Pos::new(6, 6)]);
        let from = Footprint::new(Pos::new(1, 1), 3);
        assert_eq!(drawn(&line(SIZE, from, Pos::new(5, 2), 3, Diagonal::Five, everywhere))[2], "....***..");
    }

    #[test]
    fn a_cone_widens_by_a_right_angle() {
        let from = Footprint::from(Pos::new(1, 3));
        let east = cone(SIZE, from, Pos::new(6, 3), 3, Diagonal::Five, everywhere);
        assert_eq!(drawn(&east)[..4].join("/"), "....*..../...**..../..***..../..***....");
        let mirrored: Vec<Pos> = east.iter().map(|pos| Pos::new(pos.col, 6 - pos.row)).collect();
        assert!(mirrored.iter().all(|pos| east.contains(pos)));
        let corner =
            cone(SIZE, Footprint::from(Pos::new(0, 0)), Pos::new(4, 4), 2, Diagonal::Five, everywhere);
        assert_eq!(drawn(&corner)[..3].join("/"), ".**....../***....../***......");
        assert_eq!(cone(SIZE, from, Pos::new(1, 3), 3, Diagonal::Five, everywhere), []);
    }
}
