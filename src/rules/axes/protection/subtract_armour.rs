//! A number by hide and armour comes off the damage of an attack (`Protection::Armour`), once however many strike
//! together.

use serde::{Deserialize, Serialize};

use crate::battle::{Blow, Change, CombatantId, Effect, Happening, clauses};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::protection::SubtractArmour;
use crate::rules::table::Table;

/// What hide and armour take off the blow of one attack.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ArmourGuard {
    who: CombatantId,
    armour: i32,
    kept_off: i32,
}

impl SubtractArmour {
    pub(super) fn guard(self, table: &Table<'_>, who: CombatantId) -> ArmourGuard {
        let own = table.sheet(who).blocks.of(Axis::Protection).armour.unwrap_or(0);
        let worn = table.worn_block(who, Axis::Protection).and_then(|worn| worn.armour).unwrap_or(0);
        ArmourGuard { who, armour: (own + worn).clamp(0, self.most.max(0)), kept_off: 0 }
    }
}

impl ArmourGuard {
    pub(super) fn take(&mut self, blow: &Blow) -> i32 {
        let dealt = blow.total();
        let through = (dealt - self.armour).max(0);
        self.kept_off += dealt - through;
        through
    }

    pub(super) fn most_off(&self) -> i32 {
        self.armour.max(0)
    }

    pub(super) fn effects(&self) -> Vec<Effect> {
        if self.kept_off == 0 {
            return Vec::new();
        }
        let happening = Happening::KeptOff { who: self.who, amount: self.kept_off };
        vec![Change::tell(happening).by(clauses::Protection::Armour)]
    }
}
