//! How closely the sheet is set. Where many have fought, everything stands closer together, so that all of it is read at once.

/// The sizes on the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tightness {
    /// Whether room is scarce: then a heading and what it is about share a line, and the rest is told when pointed at.
    pub is_tight: bool,
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

/// How many combatants have wide rows.
const MANY: usize = 6;

impl Tightness {
    pub const fn of(combatants: usize) -> Tightness {
        if combatants <= MANY {
            Tightness {
                is_tight: false,
                verdict: 34.0,
                bars: 40.0,
                bell: 48.0,
                row: 25.0,
                gap: 4.0,
                piece: 16.0,
            }
        } else {
            Tightness {
                is_tight: true,
                verdict: 26.0,
                bars: 22.0,
                bell: 34.0,
                row: 16.0,
                gap: 0.0,
                piece: 11.0,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_take_no_more_room_than_six() {
        let height = |count: usize| {
            let tight = Tightness::of(count);
            (tight.row + tight.gap) * count as f32 + 2.0 * tight.bars + 2.0 * tight.bell + tight.verdict
        };
        assert!(height(12) <= height(MANY), "{} and {}", height(12), height(MANY));
    }
}
