//! Whose go it is: the round, the group whose members may act, and who among them has begun or is done.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Outcome, SideId};

/// How far a battle has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Opening,
    /// One after another prepares itself.
    Planning,
    /// A round is about to begin.
    RoundStart,
    /// A group has its go.
    Going,
    /// The fight is decided, and what hangs in the balance is settled.
    Settling(Outcome),
    /// It is decided.
    Over(Outcome),
}

impl Phase {
    /// Whether somebody has a go.
    #[must_use]
    pub const fn is_for_deeds(self) -> bool {
        matches!(self, Phase::Planning | Phase::Going)
    }

    /// Whether the fight is decided.
    #[must_use]
    pub const fn is_after_the_fight(self) -> bool {
        matches!(self, Phase::Settling(_) | Phase::Over(_))
    }
}

/// Whose go it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// How far the battle has come.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// The rounds since the fight was decided.
    pub rounds_after: u16,
    /// The sides in the order in which they go.
    pub sides: Vec<SideId>,
    /// The order of play, each with the number that put it there; empty where sides go as one.
    pub order: Vec<(CombatantId, i32)>,
    /// How many groups have had their go this round.
    pub gone: u16,
    /// Those whose go it is.
    pub group: Vec<CombatantId>,
    /// Those of them who are done.
    pub finished: Vec<CombatantId>,
    /// The one among them who is in the middle of its turn.
    pub active: Option<CombatantId>,
}

impl Turn {
    /// Puts one into the order of play, behind all who have as high a number.
    pub fn enter(&mut self, who: CombatantId, score: i32) {
        let place = self.order.iter().position(|(_, other)| *other < score).unwrap_or(self.order.len());
        self.order.insert(place, (who, score));
        // Who comes in before the one whose go it is waits for the next round.
        if place < usize::from(self.gone) {
            self.gone += 1;
        }
    }

    /// Whether one may still act in the group's go.
    #[must_use]
    pub fn is_to_go(&self, who: CombatantId) -> bool {
        self.phase == Phase::Going && self.group.contains(&who) && !self.finished.contains(&who)
    }
}
