//! How far a level searches.

use crate::battle::Thinking;

/// How far a level searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Depth {
    /// How many orders are tried out at most.
    pub orders: usize,
    /// In how many imagined battles the last two of them are tried out.
    pub battles: usize,
    /// In how many all of them are, before the worse half is left out.
    pub first: usize,
    /// For how many rounds these are played on. What each of these rounds has brought counts, the first of them most.
    pub rounds: u16,
    /// Whether the enemies follow tactics of their own in every other battle.
    pub tactics: bool,
    /// How many orders are played out in these battles, for each combatant.
    pub effort: u64,
    /// Until which round the own side lets the enemies come.
    pub patience: u16,
}

impl Depth {
    /// How far whoever thinks like this searches; none if they try nothing out.
    pub fn of(thinking: &Thinking) -> Option<Depth> {
        let depth = Depth {
            orders: thinking.orders.into(),
            battles: thinking.battles.into(),
            first: thinking.first.into(),
            rounds: thinking.rounds.into(),
            tactics: thinking.tactics,
            effort: thinking.effort.into(),
            patience: thinking.patience.into(),
        };
        (depth.orders > 1 && depth.battles > 0).then_some(depth)
    }
}
