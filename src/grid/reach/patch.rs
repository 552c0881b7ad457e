//! The patch: the part of the board that a search may touch, and how it is laid out in memory.

use super::{Question, Reach};
use crate::grid::pos::{Direction, Pos};

/// The part of the board that a search may touch, with a border of one square on each side.
#[derive(Clone, Debug, Default)]
pub(super) struct Patch {
    /// The square inside the border with the lowest column and row.
    pub(super) corner: Pos,
    pub(super) cols: usize,
    pub(super) rows: usize,
}

impl Patch {
    /// The squares that the body can cover within the budget. With a goal there is one source, and only ways between
    /// the two matter. Every step costs at least 1 and moves at most one column and one row, and a detour has to come
    /// back, so the patch reaches half of the spare budget to each side.
    pub(super) fn around<G>(
        sources: impl Iterator<Item = Pos>,
        goal: Option<Pos>,
        side: u8,
        question: &Question<G>,
    ) -> Patch {
        let far =
            question.budget.map_or(i32::from(u16::MAX), |budget| budget.min(u32::from(u16::MAX)) as i32);
        let (mut low, mut high) = ((i32::MAX, i32::MAX), (i32::MIN, i32::MIN));
        for pos in sources {
            low = (low.0.min(pos.col.into()), low.1.min(pos.row.into()));
            high = (high.0.max(pos.col.into()), high.1.max(pos.row.into()));
        }
        if low > high {
            return Patch::default();
        }
        let span = |low: i32, high: i32, goal: Option<i16>, len: u16| {
            let (low, high, astray) = match goal.map(i32::from) {
                None => (low, high, far),
                Some(goal) => (low.min(goal), high.max(goal), (far - (low - goal).abs()).max(0) / 2),
            };
            let first = (low - astray).max(0);
            (first as i16, ((high + astray + i32::from(side)).min(len.into()) - first) as usize)
        };
        let (col, cols) = span(low.0, high.0, goal.map(|goal| goal.col), question.size.cols);
        let (row, rows) = span(low.1, high.1, goal.map(|goal| goal.row), question.size.rows);
        Patch { corner: Pos::new(col, row), cols, rows }
    }

    pub(super) fn stride(&self) -> usize {
        self.cols + 2
    }

    pub(super) fn len(&self) -> usize {
        self.stride() * (self.rows + 2)
    }

    /// The index of the first square of a row inside the border.
    pub(super) fn start_of(&self, row: usize) -> usize {
        (row + 1) * self.stride() + 1
    }

    /// The first square of every row inside the border, with its index.
    pub(super) fn by_rows(&self) -> impl Iterator<Item = (Pos, usize)> {
        (0..self.rows).map(|row| (self.corner.offset(0, row as i16), self.start_of(row)))
    }

    pub(super) fn index(&self, pos: Pos) -> Option<usize> {
        let col = usize::try_from(i32::from(pos.col) - i32::from(self.corner.col)).ok()?;
        let row = usize::try_from(i32::from(pos.row) - i32::from(self.corner.row)).ok()?;
        if col < self.cols && row < self.rows { Some(self.start_of(row) + col) } else { None }
    }

    /// Marks the given places; leaves `marks` empty if there are none.
    pub(super) fn mark(&self, places: &[Pos], marks: &mut Vec<bool>) {
        marks.clear();
        if !places.is_empty() {
            marks.resize(self.len(), false);
            for place in places.iter().filter_map(|&pos| self.index(pos)) {
                marks[place] = true;
            }
        }
    }

    /// The column and the row of a square inside the border.
    pub(super) fn place(&self, index: usize) -> (usize, usize) {
        (index % self.stride() - 1, index / self.stride() - 1)
    }

    /// How many columns and rows it is from one square inside the border to another.
    pub(super) fn between(&self, from: usize, to: usize) -> (i16, i16) {
        let ((col, row), (to_col, to_row)) = (self.place(from), self.place(to));
        (to_col as i16 - col as i16, to_row as i16 - row as i16)
    }

    pub(super) fn pos(&self, index: usize) -> Pos {
        let (col, row) = self.place(index);
        self.corner.offset(col as i16, row as i16)
    }
}

/// One of the eight steps, as index offsets within a patch.
pub(super) struct Step {
    /// The offset from the old place to the new one.
    pub(super) offset: usize,
    /// The offsets from the old place to the two squares beside the step.
    pub(super) beside: [usize; 2],
}

impl Step {
    pub(super) const STRAIGHT: u64 = 10;
    pub(super) const DIAGONAL: u64 = 14;

    pub(super) fn new(direction: Direction, side: u8, stride: usize) -> Step {
        let (cols, rows) = direction.delta();
        let offset = |cols: isize, rows: isize| (rows * stride as isize + cols) as usize;
        // In each dimension: the column or row that only the new footprint covers, and the one that only the old
        // footprint covers.
        let lines = |delta: i16| if delta > 0 { (isize::from(side), 0) } else { (-1, isize::from(side) - 1) };
        let ((new_col, old_col), (new_row, old_row)) = (lines(cols), lines(rows));
        Step {
            offset: offset(isize::from(cols), isize::from(rows)),
            beside: [offset(new_col, old_row), offset(old_col, new_row)],
        }
    }

    /// Whether one of the two squares beside a diagonal step can be entered.
    pub(super) fn is_free(&self, place: usize, squares: &[u16]) -> bool {
        self.beside.iter().any(|&beside| squares[place.wrapping_add(beside)] != Reach::WALL)
    }
}
