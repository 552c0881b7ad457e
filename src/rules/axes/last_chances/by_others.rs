//! Others may stabilise a dying combatant (`LastChances::Stabilise`).

use crate::battle::{CombatantId, Refusal};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::last_chances::{ByOthers, Helper, LastChancesRule, OwnTests};
use crate::rules::table::Table;

impl Table<'_> {
    /// How others may stabilise the dying, where the book lets them.
    pub fn by_others(&self) -> Option<&ByOthers> {
        match &self.muster.book.last_chances.take {
            LastChancesRule::StabilisedByOthers(rule) => Some(rule),
            LastChancesRule::TestsOfOnesOwn(OwnTests { helper: Some(Helper::Saves(rule)), .. }) => Some(rule),
            LastChancesRule::Nothing | LastChancesRule::TestsOfOnesOwn(_) => None,
        }
    }

    /// Whether a combatant may stabilise a dying ally.
    ///
    /// # Errors
    /// The reason why not.
    pub(in crate::rules) fn permit_stabilising(
        &self,
        who: CombatantId,
        target: CombatantId,
    ) -> Result<(), Refusal> {
        if let Some(held) = self.helper_trait() {
            return self.permit_care(who, target, held);
        }
        let rule = self.by_others().ok_or(Refusal::NotInThisBook)?;
        if !self.is_dying(target) {
            return Err(Refusal::NoTarget);
        }
        self.permit_distance(who, target, Rulebook::steps(rule.reach))
    }
}
