//! What leaving an enemy's reach brings about.

mod by_test;

use crate::battle::{CombatantId, WeaponId};
use crate::rules::choices::leaving::LeavingRule;
use crate::rules::table::Table;
pub use by_test::Extrication;

impl Table<'_> {
    /// Whether enemies may strike at a combatant who leaves their reach.
    pub fn leaving_provokes(&self) -> bool {
        match &self.muster.book.leaving.take {
            LeavingRule::Free | LeavingRule::ByTest(_) => false,
            LeavingRule::Provokes => true,
        }
    }

    /// What a combatant would strike with in melee: what is at the ready, or else the first that there is.
    pub(in crate::rules) fn melee_weapon(&self, who: CombatantId) -> Option<WeaponId> {
        let ready = self.body(who)?.arms.ready;
        let strikes = |weapon: &WeaponId| self.is_melee(*weapon) && self.is_at_hand(who, *weapon);
        ready.into_iter().chain(self.weapons(who)).find(strikes)
    }

    /// Whether any melee weapon of a combatant, in hand or not, reaches so many steps.
    pub(in crate::rules) fn may_reach_in_melee(&self, who: CombatantId, steps: u16) -> bool {
        let arms = self.body(who).map(|body| &body.arms);
        let carried = arms.into_iter().flat_map(|arms| arms.carried.iter().chain(&arms.ready));
        let mut all = carried.chain(&self.sheet(who).natural);
        all.any(|weapon| self.is_melee(*weapon) && steps <= self.weapon_reach(*weapon))
    }
}
