//! Verdicts: what the game master decides about how somebody stands, beside what has become of it.

use serde::{Deserialize, Serialize};

use super::{Act, Affliction, ArmourId, CombatantId, ConditionKind, Tending, Until, WeaponId};

/// What the game master decides about how somebody stands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "a field without a word of its own is what its name says")]
pub enum Verdict {
    /// Something holds of it from now on.
    Under {
        plight: Plight,
        /// Whose doing it is, where that matters.
        by: Option<CombatantId>,
    },
    /// It is rid of something.
    Free { plight: Plight },
    /// It concentrates on a spell.
    Heeds { spell: WeaponId },
    /// It goes unseen, by a roll that came to so much.
    Hidden { roll: i32 },
    /// It goes unseen no longer.
    Revealed,
    /// Somebody has spotted it, or has not.
    Spotted { by: CombatantId, seen: bool },
    /// It has so much of something left.
    Has { stock: Stock, number: u16 },
    /// It has something more with it.
    Gets { what: WeaponId },
    /// It does something with a light, or lets go of a weapon.
    Tends { item: WeaponId, how: Tending },
    /// It has put armour on, or taken it off.
    Wears {
        armour: ArmourId,
        /// Whether it wears it now.
        on: bool,
    },
    /// It has its turn after another from now on.
    GoesAfter { other: CombatantId },
    /// It is exposed to what a weapon carries into the blood.
    Exposed { weapon: WeaponId },
    /// It is going to do this, whatever it has said.
    Intends { acts: Vec<Act> },
    /// It is bound by nothing that it has said.
    DecidesAnew,
}

/// What may be left of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stock {
    /// What an overshield still takes.
    Overshield,
    /// Chances to hold on to life.
    Chances,
    /// Action points that swings have used.
    Spent,
    /// Feet of movement.
    Movement,
    /// Main actions.
    Actions,
    /// Lesser actions.
    Swift,
    /// Actions that take hardly any time.
    Free,
    /// Reactions.
    Reactions,
    /// How often something can still be used.
    Uses(WeaponId),
}

impl Stock {
    /// All but uses, with the words that orders use for them.
    pub const ALL: [(Stock, &'static str); 8] = [
        (Stock::Overshield, "overshield"),
        (Stock::Chances, "chances"),
        (Stock::Spent, "spent"),
        (Stock::Movement, "movement"),
        (Stock::Actions, "actions"),
        (Stock::Swift, "swift"),
        (Stock::Free, "free"),
        (Stock::Reactions, "reactions"),
    ];

    /// The word that orders use for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        Stock::ALL.into_iter().find(|(stock, _)| *stock == self).map_or("uses", |(_, word)| word)
    }
}

/// What may hold of somebody, however exactly it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum Plight {
    Aided,
    Trauma,
    Maiming,
    Unbalanced,
    Beset,
    Suffering,
    Slowed,
    Stunned,
    Tripped,
    Held,
    Weakened,
    Exhausted,
    Corrupted,
    Spurred,
    Evading,
    Concentrating,
    Readied,
    Risky,
}

impl Plight {
    /// All that somebody may be rid of, with the words that orders use.
    pub const ALL: [(Plight, &'static str); 18] = [
        (Plight::Aided, "aided"),
        (Plight::Trauma, "trauma"),
        (Plight::Maiming, "maiming"),
        (Plight::Unbalanced, "unbalanced"),
        (Plight::Beset, "beset"),
        (Plight::Suffering, "suffering"),
        (Plight::Slowed, "slowed"),
        (Plight::Stunned, "stunned"),
        (Plight::Tripped, "tripped"),
        (Plight::Held, "held"),
        (Plight::Weakened, "weakened"),
        (Plight::Exhausted, "exhausted"),
        (Plight::Corrupted, "corrupted"),
        (Plight::Spurred, "spurred"),
        (Plight::Evading, "evading"),
        (Plight::Concentrating, "concentrating"),
        (Plight::Readied, "readied"),
        (Plight::Risky, "risky"),
    ];

    /// The word that orders use for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        Plight::ALL.into_iter().find(|(plight, _)| *plight == self).map_or("", |(_, word)| word)
    }

    /// Whether a condition is such a one.
    #[must_use]
    pub const fn is(self, kind: ConditionKind) -> bool {
        matches!(
            (self, kind),
            (Plight::Aided, ConditionKind::Aided)
                | (Plight::Trauma, ConditionKind::Trauma(_))
                | (Plight::Maiming, ConditionKind::Maiming)
                | (Plight::Unbalanced, ConditionKind::OffBalance(_))
                | (Plight::Beset, ConditionKind::Beset(_))
                | (Plight::Suffering, ConditionKind::Afflicted(Affliction::Suffering(_)))
                | (Plight::Slowed, ConditionKind::Afflicted(Affliction::Slowed))
                | (Plight::Stunned, ConditionKind::Afflicted(Affliction::Stunned))
                | (Plight::Tripped, ConditionKind::Tripped)
                | (Plight::Held, ConditionKind::Held)
                | (Plight::Weakened, ConditionKind::Weakened)
                | (Plight::Exhausted, ConditionKind::Exhausted)
                | (Plight::Corrupted, ConditionKind::Corrupted { .. })
                | (Plight::Spurred, ConditionKind::Spurred(_))
                | (Plight::Evading, ConditionKind::Evading)
                | (Plight::Concentrating, ConditionKind::Concentrating(_))
                | (Plight::Readied, ConditionKind::Readied(..))
                | (Plight::Risky, ConditionKind::Risky(..))
        )
    }

    /// What it is where the game master says so, and until when; none where there is more to say about it.
    #[must_use]
    pub const fn laid(self, who: CombatantId) -> Option<(ConditionKind, Until)> {
        Some(match self {
            Plight::Maiming => (ConditionKind::Maiming, Until::Lasting),
            Plight::Slowed => (ConditionKind::Afflicted(Affliction::Slowed), Until::Battle),
            Plight::Stunned => (ConditionKind::Afflicted(Affliction::Stunned), Until::Battle),
            Plight::Held => (ConditionKind::Held, Until::HoldEnds),
            Plight::Weakened => (ConditionKind::Weakened, Until::Lasting),
            Plight::Exhausted => (ConditionKind::Exhausted, Until::Lasting),
            Plight::Evading => (ConditionKind::Evading, Until::TurnStart(who)),
            Plight::Aided
            | Plight::Trauma
            | Plight::Unbalanced
            | Plight::Beset
            | Plight::Suffering
            | Plight::Tripped
            | Plight::Corrupted
            | Plight::Spurred
            | Plight::Concentrating
            | Plight::Readied
            | Plight::Risky => return None,
        })
    }
}
