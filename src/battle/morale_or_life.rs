//! What happens to a combatant's morale or life apart from damage. Each case is an effect, and becomes a fact once it
//! has been applied.

use serde::{Deserialize, Serialize};

use super::{Cause, Change, Clause, CombatantId, Effect, MoraleChange, SideId, WeaponId};

/// Something that happens to a combatant's morale or life, apart from damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MoraleOrLife {
    /// A side notices something that shakes its morale.
    Alarm { side: SideId, cause: Cause },
    /// A combatant must make a morale check.
    MoraleCheck { who: CombatantId, cause: Cause },
    /// A combatant's morale breaks or returns, or they are kept from getting away.
    MoraleChanges { who: CombatantId, change: MoraleChange },
    /// A combatant runs for the exit, past enemies who can strike them.
    Runs { who: CombatantId },
    /// A dying combatant loses a chance to survive.
    ChanceLost { who: CombatantId },
    /// A dying combatant gets better chances to survive.
    Tended { who: CombatantId },
    /// A combatant is saved from dying, and also healed.
    Saved { who: CombatantId, healed: u16 },
    /// A combatant is exposed to the corruption of a weapon.
    Exposed { who: CombatantId, weapon: WeaponId },
    /// A stage of a combatant's corruption is over.
    Sickens { who: CombatantId },
    /// A combatant has eaten and rested, which ends weakness and exhaustion.
    Rests { who: CombatantId },
    /// The fight is decided, and the fates of the dying are settled.
    FightEnds,
}

impl MoraleOrLife {
    /// The combatant to whom it happens.
    pub const fn who(self) -> Option<CombatantId> {
        match self {
            MoraleOrLife::MoraleCheck { who, .. }
            | MoraleOrLife::MoraleChanges { who, .. }
            | MoraleOrLife::Runs { who }
            | MoraleOrLife::ChanceLost { who }
            | MoraleOrLife::Tended { who }
            | MoraleOrLife::Saved { who, .. }
            | MoraleOrLife::Exposed { who, .. }
            | MoraleOrLife::Sickens { who }
            | MoraleOrLife::Rests { who } => Some(who),
            MoraleOrLife::Alarm { .. } | MoraleOrLife::FightEnds => None,
        }
    }

    /// The effect with this event, which cites a clause.
    pub fn because(self, clause: impl Into<Clause>) -> Effect {
        Change::MoraleOrLife(self).by(clause)
    }
}
