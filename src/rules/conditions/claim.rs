//! What rule cards may add to the word for a condition.

use crate::battle::{CombatantId, Difficulty, Dread};

/// A detail that stands beside the word for a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Who brought it about: `by A`.
    By(CombatantId),
    /// The face of a die: `3`.
    Face(u8),
    /// What a trauma is about: `of defeat`.
    Of(Dread),
    /// How difficult something is: `easy`.
    Difficulty(Difficulty),
    /// How much a number is lowered: `-2`.
    Amount(i8),
}

/// What a rule card may add to the word for a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetailKind {
    Nothing,
    /// Optionally who brought it about.
    By,
    /// Optionally the face of a die.
    Face,
    /// Optionally what a trauma is about.
    Of,
    /// How difficult something is.
    Difficulty,
}
