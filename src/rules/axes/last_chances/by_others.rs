//! Others may stabilise one who is dying (`LastChances::Stabilise`).

use serde::{Deserialize, Serialize};

use super::{Helper, LastChancesRule, OwnTests};
use crate::battle::{Ability, CombatantId, Refusal};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;

/// Others may stabilise one who is dying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByOthers {
    /// The ability that helps; none where it takes no check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
    /// What the check must reach.
    #[serde(default = "usual")]
    pub dc: i32,
    /// From how many feet away.
    pub reach: u16,
    /// Whether healing stabilises without a check; otherwise it does nothing for one who is dying.
    #[serde(default)]
    pub healing_needs_no_check: bool,
    /// Rounds after which one who has not been stabilised is dead, where what brought it so low says nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

const fn usual() -> i32 {
    11
}

impl Table<'_> {
    /// How others may stabilise the dying, where the book lets them.
    pub fn by_others(&self) -> Option<&ByOthers> {
        match &self.muster.book.last_chances.take {
            LastChancesRule::StabilisedByOthers(rule) => Some(rule),
            LastChancesRule::TestsOfOnesOwn(OwnTests { helper: Some(Helper::Saves(rule)), .. }) => Some(rule),
            LastChancesRule::Nothing | LastChancesRule::TestsOfOnesOwn(_) => None,
        }
    }

    /// Whether one may stabilise a dying friend.
    ///
    /// # Errors
    /// Why it may not.
    pub(in crate::rules) fn permit_stabilising(
        &self,
        who: CombatantId,
        target: CombatantId,
    ) -> Result<(), Refusal> {
        if let Some(held) = self.medics() {
            return self.permit_care(who, target, held);
        }
        let rule = self.by_others().ok_or(Refusal::NotInThisBook)?;
        if !self.is_dying(target) {
            return Err(Refusal::NoTarget);
        }
        self.permit_distance(who, target, Rulebook::steps(rule.reach))
    }
}
