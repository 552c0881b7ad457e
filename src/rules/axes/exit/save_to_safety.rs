//! Running away takes the action of the turn, a free way to a marked exit, and a save (`Exit::ToSafety`).

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Change, Check, CombatantId, Fate, Purpose, clauses};
use crate::dice::Rolled;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::exit::{ExitRule, SaveToSafety};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// The save of a combatant who runs for safety.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SafetyPlan {
    who: CombatantId,
    ability: Ability,
    save: Check,
}

impl Table<'_> {
    /// The rule for leaving the field by a save, where the book has it.
    pub fn save_to_safety(&self) -> Option<SaveToSafety> {
        match &self.muster.book.exit.take {
            ExitRule::SaveToSafety(rule) => Some(*rule),
            ExitRule::WalkOff | ExitRule::WholeTurn(_) => None,
        }
    }

    pub fn run_to_safety(&self, who: CombatantId) -> Option<SafetyPlan> {
        let ability = self.save_to_safety()?.ability;
        Some(SafetyPlan { who, ability, save: self.save(who, Axis::Exit, ability) })
    }
}

impl SafetyPlan {
    /// Saves; on a success the combatant is off the field.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let clause = clauses::Exit::ToSafety.into();
        let Some(rolled) = rolled else {
            let ask = Ask {
                who: Some(self.who),
                purpose: Purpose::Save(self.ability),
                clause,
                check: self.save.clone(),
                matters: RelevantResult::Success,
            };
            return Step::Ask(self, ask);
        };
        let gone = Change::Fate { who: self.who, fate: Fate::Gone }.by(clause);
        let effects = if rolled.succeeds { vec![gone] } else { Vec::new() };
        Step::Done(Ending { landed: Some(rolled.succeeds), effects })
    }
}
