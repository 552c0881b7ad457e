//! Conditions: what holds for a while, from whom, and until when.

use serde::{Deserialize, Serialize};

use super::{Affliction, CombatantId, CreatureId, Difficulty, HeldDeed, Occasion, Tested, WeaponId};
use crate::dice::Edge;

/// Something that holds for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Condition {
    /// What holds.
    pub kind: ConditionKind,
    /// Who brought it about; nobody where the battle itself or the game master did.
    pub source: Option<CombatantId>,
    /// When it ends.
    pub until: Until,
}

/// What may hold for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ConditionKind {
    /// The source's help: an edge on the next check against an enemy that both can reach.
    Aided,
    /// An edge on the next check, given at the game master's desk.
    Granted(Edge),
    /// The next check is as difficult as this, where it is difficult at all.
    Rated(Difficulty),
    /// The next check succeeds without a roll.
    Assured,
    /// The next die shows this face.
    FixedDie(u8),
    /// A trauma: hampered while what caused it is in sight.
    Trauma(Dread),
    /// A wound that stays.
    Maiming,
    /// So much off dodge and armour.
    OffBalance(i8),
    /// Something that a spell, an item or a weapon has laid on it.
    Afflicted(Affliction),
    /// The source's weapon is on it, and harms it whenever a turn begins.
    Beset(WeaponId),
    /// It has had its roll with this weapon, whose harm goes on by itself or not at all.
    Aimed(WeaponId),
    /// Tripped by the source: on the ground as soon as its turn starts.
    Tripped,
    /// Held fast by the source.
    Held,
    /// This is held back until this comes about.
    Readied(HeldDeed, Occasion),
    /// Weak from a wound until it has rested: hampered at every check.
    Weakened,
    /// Exhausted until it has eaten and rested.
    Exhausted,
    /// Something in its blood that came with a weapon, so many stages on.
    Corrupted { weapon: WeaponId, stage: u8 },
    /// Spurred on by the source.
    Spurred(Edge),
    /// Set on not being hit: each hit is put to a test.
    Evading,
    /// Its next deed hangs on a check: of what, where the game master has said so, and against what number, where it is
    /// not the usual one.
    Risky(Option<Tested>, Option<i32>),
    /// Its mind on a spell that it has cast, which holds no longer than that.
    Concentrating(WeaponId),
}

impl ConditionKind {
    /// Whether it does nothing but favour or hamper a check.
    pub const fn is_edge(self) -> bool {
        matches!(self, ConditionKind::Aided | ConditionKind::Granted(_) | ConditionKind::Spurred(_))
    }
}

/// What a trauma is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dread {
    /// An ally lying dead.
    DeadAlly,
    /// A terrifying kind of creature.
    Creature(CreatureId),
    /// Having been as good as beaten once: it weighs on one's nerve alone.
    Defeat,
}

/// When something ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Until {
    /// With the one check that it bears on.
    NextCheck,
    /// With the one check that it bears on, and with this round at the latest.
    NextCheckOfRound(u16),
    /// When all dice of the attack have been rolled that this one is making.
    AttackEnds(CombatantId),
    /// When this one's next turn starts.
    TurnStart(CombatantId),
    /// When this one's turn ends.
    TurnEnd(CombatantId),
    /// When this one concentrates no longer.
    HeedEnds(CombatantId),
    /// When the one who brought it about can no longer hold on, or the bearer breaks free.
    HoldEnds,
    /// When this round is over.
    Round(u16),
    /// With the battle.
    Battle,
    /// Not with the battle: it goes home with its bearer.
    Lasting,
}

impl Until {
    /// Whether it ends with the one check that it bears on.
    pub const fn is_next_check(self) -> bool {
        matches!(self, Until::NextCheck | Until::NextCheckOfRound(_))
    }

    /// Whether it ends at a moment.
    pub fn ends_at(self, moment: Until) -> bool {
        match (self, moment) {
            (Until::NextCheckOfRound(own), Until::Round(round)) => own == round,
            (own, moment) => own == moment,
        }
    }
}
