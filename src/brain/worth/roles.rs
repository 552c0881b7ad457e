//! Roles: what is remembered of a deed holds for everybody who could take the same parts in it. So memory tells combatants
//! apart by the parts that they take, not by who they are.

use std::hash::Hash;

use super::mixer::digest_numbered;
use crate::battle::CombatantId;
use crate::rules::questions::circumstances::Attempted;
use crate::rules::questions::weigh_out::Rollers;

/// Those who take part in a deed.
#[derive(Clone, Copy, Debug)]
pub struct Roles {
    actor: CombatantId,
    target: CombatantId,
}

/// The number of the actor in what is remembered.
const ACTOR: CombatantId = CombatantId(0);
/// That of the target.
const TARGET: CombatantId = CombatantId(1);
/// How much is added to the numbers of all others.
const OTHERS: u16 = 2;

impl Roles {
    pub const fn of(actor: CombatantId, target: CombatantId) -> Roles {
        Roles { actor, target }
    }

    pub const fn actor(self) -> CombatantId {
        self.actor
    }

    pub const fn target(self) -> CombatantId {
        self.target
    }

    /// The number of a combatant in what is remembered.
    pub fn remember(self, who: CombatantId) -> CombatantId {
        if who == self.actor {
            ACTOR
        } else if who == self.target {
            TARGET
        } else {
            CombatantId(who.0.saturating_add(OTHERS))
        }
    }

    /// The combatant who has this number in what is remembered.
    fn recall(self, number: CombatantId) -> CombatantId {
        match number {
            ACTOR => self.actor,
            TARGET => self.target,
            CombatantId(number) => CombatantId(number - OTHERS),
        }
    }

    /// A check as it is remembered.
    pub fn remembered(self, attempted: Attempted) -> Attempted {
        between(attempted, |who| self.remember(who))
    }

    /// A remembered check, by the ids of those who take part now.
    pub fn present(self, attempted: Attempted) -> Attempted {
        between(attempted, |number| self.recall(number))
    }

    /// Those who have rolled, as they are remembered.
    pub fn remember_all(self, mut rollers: Rollers) -> Rollers {
        rollers.iter_mut().for_each(|(who, _)| *who = self.remember(*who));
        rollers
    }

    /// Those who have rolled, as remembered, by the ids of those who take part now.
    pub fn recall_all(self, rollers: &Rollers) -> Rollers {
        rollers.iter().map(|(number, before)| (self.recall(*number), *before)).collect()
    }

    /// A digest of a value that is the same whoever takes these roles.
    pub fn digest(self, value: &impl Hash) -> u64 {
        digest_numbered(value, |who| self.remember(who))
    }
}

/// The same check between others.
fn between(attempted: Attempted, other: impl Fn(CombatantId) -> CombatantId) -> Attempted {
    Attempted { who: attempted.who.map(&other), purpose: attempted.purpose.between(other), ..attempted }
}
