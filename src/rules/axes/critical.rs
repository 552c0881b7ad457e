//! What an uncommonly good roll to hit brings.

use serde::{Deserialize, Serialize};

use crate::battle::CombatantId;
use crate::dice::Rolled;
use crate::rules::book::rulebook::{Axis, Unbuilt};
use crate::rules::table::Table;

/// What an uncommonly good or bad roll brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CriticalRule {
    /// Nothing.
    Nothing,
    /// Twice the damage on the best face.
    DoubleOnNatural(Unbuilt),
    /// One more where a second die agrees.
    ExtraOnSum(Unbuilt),
    /// The most that a swing could deal on top, past a threshold of the attacker's own (`Critical::Threshold`).
    MaximumPastThreshold(MaximumPastThreshold),
}

/// The most that a swing could deal on top, past a threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MaximumPastThreshold {
    /// What must be above the threshold.
    pub counted: Counted,
}

/// What of a roll is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Counted {
    /// The die with everything added.
    Total,
    /// The die alone.
    Natural,
}

/// When a hit is a critical one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CriticalPlan {
    counted: Counted,
    above: i32,
}

impl Table<'_> {
    /// When a hit by somebody is a critical one; none where it never is.
    #[must_use]
    pub fn critical(&self, attacker: CombatantId) -> Option<CriticalPlan> {
        match &self.muster.book.critical.take {
            CriticalRule::Nothing => None,
            CriticalRule::MaximumPastThreshold(rule) => {
                let above = self.sheet(attacker).blocks.of(Axis::Critical).critical?;
                Some(CriticalPlan { counted: rule.counted, above })
            }
            CriticalRule::DoubleOnNatural(no) | CriticalRule::ExtraOnSum(no) => no.never(),
        }
    }
}

impl CriticalPlan {
    /// Whether a roll that hits is a critical one.
    #[must_use]
    pub const fn is_met_by(self, rolled: &Rolled) -> bool {
        match self.counted {
            Counted::Total => rolled.total > self.above,
            Counted::Natural => rolled.natural > self.above,
        }
    }
}
