//! How closely the sheet is set. Where more is to be told than there is room for, everything stands closer together, so that all
//! of it is read at once.

/// What there is to tell, as far as it takes room.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contents {
    pub combatants: usize,
    pub sides: usize,
    /// How many single rolls are remarked on.
    pub remarks: usize,
    /// How many sentences tell when the battle turned.
    pub turning_points: usize,
}

/// The sizes on the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tightness {
    /// Whether room is scarce: then a heading and what it is about share a line, and the rest is told when pointed at.
    pub is_tight: bool,
    /// Whether there is room to tell when the battle turned. Where there is none, that is told when the verdict is pointed at.
    pub tells_turning_points: bool,
    /// The size of the verdict.
    pub verdict: f32,
    /// The height of the bars of the harm by round, for each side.
    pub bars: f32,
    /// The height of the drawing of a side's luck.
    pub bell: f32,
    /// The height of a combatant's row, and the space below it.
    pub row: f32,
    pub gap: f32,
    /// The width of a figure's base.
    pub piece: f32,
}

/// The height of a remark, and of a sentence on a turning point.
const REMARK: f32 = 18.0;
const TURNING_POINT: f32 = 22.0;
/// What everything else on a wide sheet takes, and what the luck of a side takes there.
const WIDE: f32 = 360.0;
const WIDE_LUCK: f32 = 72.0;
/// The same on a tight sheet.
const TIGHT: f32 = 332.0;
const TIGHT_LUCK: f32 = 40.0;
/// The lowest and the highest row of a tight sheet, and the width of a figure's base in each.
const LOWEST: (f32, f32) = (15.0, 10.5);
const HIGHEST: (f32, f32) = (25.0, 16.0);

impl Tightness {
    /// How closely all this is set in a room of this height, in points.
    pub fn of(contents: Contents, room: f32) -> Tightness {
        let remarks = REMARK * contents.remarks as f32;
        let (combatants, sides) = (contents.combatants.max(1) as f32, contents.sides as f32);
        let wide = Tightness {
            is_tight: false,
            tells_turning_points: true,
            verdict: 34.0,
            bars: 40.0,
            bell: 48.0,
            row: 25.0,
            gap: 4.0,
            piece: 16.0,
        };
        if WIDE + sides * WIDE_LUCK + remarks + combatants * (wide.row + wide.gap) <= room {
            return wide;
        }
        // What room is left goes to the rows.
        let left = room - TIGHT - sides * TIGHT_LUCK - remarks;
        let turning_points = TURNING_POINT * contents.turning_points as f32;
        let tells_turning_points = left - turning_points >= combatants * LOWEST.0;
        let left = if tells_turning_points { left - turning_points } else { left };
        let row = (left / combatants).clamp(LOWEST.0, HIGHEST.0).floor();
        let share = (row - LOWEST.0) / (HIGHEST.0 - LOWEST.0);
        let piece = LOWEST.1 + share * (HIGHEST.1 - LOWEST.1);
        Tightness {
            is_tight: true,
            tells_turning_points,
            verdict: 26.0,
            bars: 22.0,
            bell: 34.0,
            row,
            gap: 0.0,
            piece,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(combatants: usize, room: f32) -> Tightness {
        Tightness::of(Contents { combatants, sides: 2, remarks: 2, turning_points: 2 }, room)
    }

    #[test]
    fn four_are_set_wide_in_the_smallest_usual_window_and_eight_where_there_is_room() {
        assert!(!with(4, 680.0).is_tight);
        assert!(with(8, 680.0).is_tight);
        assert!(!with(8, 1000.0).is_tight);
    }

    #[test]
    fn rows_of_a_tight_sheet_take_the_room_that_there_is_and_no_more() {
        for combatants in 7..=40 {
            for room in [400.0, 530.0, 680.0, 760.0] {
                let tight = with(combatants, room);
                let turning_points = if tight.tells_turning_points { 2.0 * TURNING_POINT } else { 0.0 };
                let all_else = TIGHT + 2.0 * (TIGHT_LUCK + REMARK) + turning_points;
                let needed = all_else + tight.row * combatants as f32;
                assert!(tight.row == LOWEST.0 || needed <= room, "{combatants} in {room}: {tight:?}");
                let is_filled = room - needed < combatants as f32;
                assert!(tight.row >= HIGHEST.0 || is_filled, "{combatants} in {room}: {tight:?}");
                assert!((LOWEST.1..=HIGHEST.1).contains(&tight.piece));
            }
        }
    }

    #[test]
    fn turning_points_are_told_of_eight_in_the_smallest_usual_window_and_left_out_where_rows_need_the_room() {
        assert!(with(8, 630.0).tells_turning_points);
        assert!(!with(20, 630.0).tells_turning_points);
    }

    #[test]
    fn twelve_are_read_at_once_in_the_smallest_usual_window() {
        let needed = TIGHT + 2.0 * (TIGHT_LUCK + REMARK) + 12.0 * with(12, 680.0).row;
        assert!(needed <= 680.0, "{needed}");
    }
}
