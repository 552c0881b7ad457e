//! Ordeals: what happens to nerve and life apart from blows. Each is an effect, and a fact once it has happened.

use serde::{Deserialize, Serialize};

use super::{Cause, Change, Clause, CombatantId, Effect, SideId, Spirit, WeaponId};

/// What happens to nerve and life apart from blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ordeal {
    /// A side takes notice of what shakes its nerve.
    Alarm { side: SideId, cause: Cause },
    /// A combatant is to make a morale check.
    Shaken { who: CombatantId, cause: Cause },
    /// A combatant loses their nerve or regains it, or cannot get away.
    Spirit { who: CombatantId, spirit: Spirit },
    /// A combatant runs for the way out, past enemies who can strike them.
    Runs { who: CombatantId },
    /// A dying combatant has one chance less to survive.
    ChanceLost { who: CombatantId },
    /// A dying combatant has better chances to survive.
    Tended { who: CombatantId },
    /// A dying combatant is saved, and healed by this much.
    Saved { who: CombatantId, healed: u16 },
    /// A combatant is exposed to the disease or poison that a weapon carries.
    Exposed { who: CombatantId, weapon: WeaponId },
    /// A stage of a combatant's disease or poisoning is over.
    Sickens { who: CombatantId },
    /// A combatant has rested: weakness and exhaustion are over.
    Rests { who: CombatantId },
    /// The fight is decided, and what is still open is settled.
    FightEnds,
}

impl Ordeal {
    /// Whom it happens to.
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
