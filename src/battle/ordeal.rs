//! Ordeals: what befalls nerve and life apart from blows. Each is an effect, and told once it has come about.

use serde::{Deserialize, Serialize};

use super::{Cause, Change, Clause, CombatantId, Effect, SideId, Spirit, WeaponId};

/// What befalls nerve and life apart from blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ordeal {
    /// A side takes in what shakes it.
    Alarm { side: SideId, cause: Cause },
    /// Somebody's nerve is to be checked.
    Shaken { who: CombatantId, cause: Cause },
    /// Somebody's nerve breaks, or comes back, or does not get it away.
    Spirit { who: CombatantId, spirit: Spirit },
    /// Somebody runs for the way out, past those who can strike it.
    Runs { who: CombatantId },
    /// Somebody who is dying has one chance less to hold on.
    ChanceLost { who: CombatantId },
    /// Somebody who is dying has better chances to hold on.
    Tended { who: CombatantId },
    /// Somebody is saved from dying, and healed by so much beside.
    Saved { who: CombatantId, healed: u16 },
    /// Somebody is exposed to what a weapon carries into the blood.
    Exposed { who: CombatantId, weapon: WeaponId },
    /// A stage of what is in somebody's blood is over.
    Sickens { who: CombatantId },
    /// Somebody has rested: weakness and exhaustion are over.
    Rests { who: CombatantId },
    /// The fight is decided, and what hangs in the balance is settled.
    FightEnds,
}

impl Ordeal {
    /// Whom it befalls.
    pub const fn who(self) -> Option<CombatantId> {
        match self {
            Ordeal::Shaken { who, .. }
            | Ordeal::Spirit { who, .. }
            | Ordeal::Runs { who }
            | Ordeal::ChanceLost { who }
            | Ordeal::Tended { who }
            | Ordeal::Saved { who, .. }
            | Ordeal::Exposed { who, .. }
            | Ordeal::Sickens { who }
            | Ordeal::Rests { who } => Some(who),
            Ordeal::Alarm { .. } | Ordeal::FightEnds => None,
        }
    }

    /// The effect that brings it about, by the rule that a clause names.
    pub fn because(self, clause: impl Into<Clause>) -> Effect {
        Change::Ordeal(self).by(clause)
    }
}
