//! What rule cards may say of a condition, beside the word for it.

use crate::battle::{CombatantId, Difficulty, Dread};

/// Something that is said of a condition beside the word for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Who brought it about: `by A`.
    By(CombatantId),
    /// The face of a die: `3`.
    Face(u8),
    /// What a trauma is of: `of defeat`.
    Of(Dread),
    /// How difficult something is: `easy`.
    Difficulty(Difficulty),
    /// How much is off something: `-2`.
    Amount(i8),
}

/// What a rule card may add to the word for a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimable {
    Nothing,
    /// Who brought it about, if it likes.
    By,
    /// The face of a die, if it likes.
    Face,
    /// What a trauma is of, if it likes.
    Of,
    /// How difficult something is.
    Difficulty,
}
