//! Deeds that can be held back until something happens: those that a turn has only one of.

use serde::{Deserialize, Serialize};

use super::{Act, Against, Attempt, CombatantId, Manner, Manoeuvre, Mark, Tested, TrapDeed, WeaponId};
use crate::grid::Pos;

/// A deed that can be held back until something happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ReadiedDeed {
    /// An attack on the enemy who brings about what it waits for.
    Strike {
        weapon: WeaponId,
    },
    /// An attack on this enemy, whoever brings about what it waits for.
    Attack {
        target: CombatantId,
        weapon: WeaponId,
    },
    Manoeuvre {
        kind: Manoeuvre,
        target: CombatantId,
    },
    Attempt {
        kind: Attempt,
        target: CombatantId,
    },
    Aid {
        ally: CombatantId,
    },
    Evade,
    Cast {
        spell: WeaponId,
        at: Mark,
    },
    Use {
        item: WeaponId,
        at: Mark,
    },
    Place {
        weapon: WeaponId,
        at: Pos,
    },
    Trap {
        at: Pos,
        deed: TrapDeed,
    },
    Try {
        tested: Tested,
        against: Against,
    },
    Hide,
}

impl ReadiedDeed {
    /// An act as something to be held back; none for those that cannot be.
    pub fn of(act: &Act) -> Option<ReadiedDeed> {
        Some(match act {
            Act::Attack { target, weapon, swings: None, also, manner }
                if also.is_empty() && *manner == Manner::default() =>
            {
                ReadiedDeed::Attack { target: *target, weapon: *weapon }
            }
            Act::Manoeuvre { kind, target } => ReadiedDeed::Manoeuvre { kind: *kind, target: *target },
            Act::Attempt { kind, target } => ReadiedDeed::Attempt { kind: *kind, target: *target },
            Act::Aid { ally } => ReadiedDeed::Aid { ally: *ally },
            Act::Evade => ReadiedDeed::Evade,
            Act::Cast { spell, at } => ReadiedDeed::Cast { spell: *spell, at: *at },
            Act::Use { item, at } => ReadiedDeed::Use { item: *item, at: *at },
            Act::Place { weapon, at } => ReadiedDeed::Place { weapon: *weapon, at: *at },
            Act::Trap { at, deed } => ReadiedDeed::Trap { at: *at, deed: *deed },
            Act::Try { tested, against } => ReadiedDeed::Try { tested: *tested, against: *against },
            Act::Hide => ReadiedDeed::Hide,
            _ => return None,
        })
    }

    /// The act that it comes to once `foe` has brought about what it waits for.
    pub fn act(self, foe: CombatantId) -> Act {
        match self {
            ReadiedDeed::Strike { weapon } => Act::attack(foe, weapon),
            ReadiedDeed::Attack { target, weapon } => Act::attack(target, weapon),
            ReadiedDeed::Manoeuvre { kind, target } => Act::Manoeuvre { kind, target },
            ReadiedDeed::Attempt { kind, target } => Act::Attempt { kind, target },
            ReadiedDeed::Aid { ally } => Act::Aid { ally },
            ReadiedDeed::Evade => Act::Evade,
            ReadiedDeed::Cast { spell, at } => Act::Cast { spell, at },
            ReadiedDeed::Use { item, at } => Act::Use { item, at },
            ReadiedDeed::Place { weapon, at } => Act::Place { weapon, at },
            ReadiedDeed::Trap { at, deed } => Act::Trap { at, deed },
            ReadiedDeed::Try { tested, against } => Act::Try { tested, against },
            ReadiedDeed::Hide => Act::Hide,
        }
    }

    /// The weapon of an attack.
    pub const fn weapon(self) -> Option<WeaponId> {
        match self {
            ReadiedDeed::Strike { weapon } | ReadiedDeed::Attack { weapon, .. } => Some(weapon),
            _ => None,
        }
    }
}
