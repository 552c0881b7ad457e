//! A number by hide and armour comes off the damage of an attack (`Protection::Armour`), once however many strike
//! together.

use serde::{Deserialize, Serialize};

use super::GuardWear;
use crate::battle::{Blow, Change, CombatantId, Effect, Happening, clauses};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::protection::SubtractArmour;
use crate::rules::table::Table;

/// What hide and armour take off the blow of one attack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ArmourGuard {
    who: CombatantId,
    armour: i32,
}

impl SubtractArmour {
    pub(super) fn guard(self, table: &Table<'_>, who: CombatantId) -> ArmourGuard {
        let own = table.sheet(who).blocks.of(Axis::Protection).armour.unwrap_or(0);
        let worn = table.worn_block(who, Axis::Protection).and_then(|worn| worn.armour).unwrap_or(0);
        ArmourGuard { who, armour: (own + worn).clamp(0, self.most.max(0)) }
    }
}

impl ArmourGuard {
    pub(super) fn take(&self, wear: &mut GuardWear, blow: &Blow) -> i32 {
        let dealt = blow.total();
        let through = (dealt - self.armour).max(0);
        wear.kept_off += dealt - through;
        through
    }

    pub(super) fn most_off(&self) -> i32 {
        self.armour.max(0)
    }

    pub(super) fn effect(&self, wear: GuardWear) -> Option<Effect> {
        let happening = Happening::KeptOff { who: self.who, amount: wear.kept_off };
        (wear.kept_off != 0).then(|| Change::tell(happening).by(clauses::Protection::Armour))
    }
}
