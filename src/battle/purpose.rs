//! Purposes: what a check is rolled for.

use serde::{Deserialize, Serialize};

use super::words::phrases;
use super::{
    Ability, Cause, CombatantId, DamageKind, DeedName, ExtraRoll, Tested, Track, TrapDeed, WeaponId,
};
use crate::grid::Pos;

phrases! {
    /// What a check is rolled for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    pub enum Purpose {
        /// Which side goes first.
        FirstSide = "first side",
        /// Which of several combatants with the same result goes first.
        Lot = "drawing lots",
        /// To hit a target with a weapon.
        Attack { target: CombatantId, weapon: WeaponId } = "attack",
        /// How much damage a hit deals.
        Damage { target: CombatantId, weapon: WeaponId, kind: DamageKind } = "damage",
        /// How much damage a condition deals.
        Suffering { kind: DamageKind } = "suffering",
        /// How much a spell or an item heals.
        Healing { target: CombatantId, with: WeaponId } = "healing",
        /// A place in the order of play.
        Initiative = "initiative",
        /// To succeed with a skill, an ability or an aptitude, against the check of an opponent if there is one.
        Trial { tested: Tested, against: Option<CombatantId> } = "trial",
        /// The opponent's check against a trial.
        Outdo { tested: Tested, against: CombatantId } = "outdo",
        /// To go unseen.
        Sneak = "sneak",
        /// To deal with a trap.
        Trap { deed: TrapDeed, at: Pos } = "trap",
        /// To spot a combatant who sneaks.
        Spot { target: CombatantId } = "spot",
        /// Whether a hit only injures the target.
        Injury = "injury",
        /// Whether a combatant who was felled dies or is maimed.
        DeathOrMaiming = "death or maiming",
        /// Whether a combatant takes a point on a track without collapsing.
        Endure(Track) = word,
        /// Whether a combatant avoids a point on a track.
        Risk(Track) = word,
        /// For how long a combatant lies unconscious.
        Unconsciousness = "turns unconscious",
        /// A save with an ability.
        Save(Ability) = "save",
        /// How many points of an ability a hit takes.
        Draining(Ability) = "draining",
        /// An additional check or roll within an attack or another deed.
        ExtraRoll(ExtraRoll) = word,
        /// To win a contest against an opponent.
        Contest { deed: DeedName, against: CombatantId } = "manoeuvre",
        /// To withstand an opponent in a contest.
        Withstand { deed: DeedName, against: CombatantId } = "withstand",
        /// A morale check, and what calls for it.
        Morale { cause: Cause } = "morale",
        /// To get away from the battle.
        Retreat = "retreat",
        /// To withstand the disease, poison or venom of a weapon.
        Corruption = "corruption",
        /// To succeed with a deed for or against another combatant.
        Attempt { deed: DeedName, target: CombatantId } = "attempt",
        /// Which lasting injury a combatant who was saved keeps.
        Aftermath = "aftermath",
        /// Which part of the body is lost.
        LostPart = "lost part",
        /// How many points of an ability are lost.
        LostPoints { ability: Ability } = "lost points",
        /// How many more hit points a combatant recovers.
        Recovery = "recovery",
    }
}

impl Purpose {
    pub(super) const fn is_attack(self) -> bool {
        matches!(self, Purpose::Attack { .. })
    }

    pub(super) const fn is_save(self) -> bool {
        matches!(self, Purpose::Save(_) | Purpose::Retreat)
    }

    /// Whether the purpose has a rule of its own for the abilities that count, instead of the general rule of checks.
    pub(super) const fn adds_by_its_own_rule(self) -> bool {
        matches!(
            self,
            Purpose::Attack { .. }
                | Purpose::Damage { .. }
                | Purpose::Injury
                | Purpose::Endure(_)
                | Purpose::Risk(_)
        )
    }

    /// Whether the roll must reach a number; otherwise the roll itself is the answer, without advantage or
    /// disadvantage.
    pub const fn is_check(self) -> bool {
        !matches!(
            self,
            Purpose::FirstSide
                | Purpose::Lot
                | Purpose::DeathOrMaiming
                | Purpose::Unconsciousness
                | Purpose::Damage { .. }
                | Purpose::Suffering { .. }
                | Purpose::Healing { .. }
                | Purpose::Initiative
                | Purpose::Aftermath
                | Purpose::LostPart
                | Purpose::LostPoints { .. }
                | Purpose::Recovery
                | Purpose::Draining(_)
        ) && match self {
            Purpose::ExtraRoll(roll) => roll.is_test(),
            _ => true,
        }
    }

    /// The same purpose between others.
    pub fn between(self, other: impl Fn(CombatantId) -> CombatantId) -> Purpose {
        match self {
            Purpose::Attack { target, weapon } => Purpose::Attack { target: other(target), weapon },
            Purpose::Damage { target, weapon, kind } => {
                Purpose::Damage { target: other(target), weapon, kind }
            }
            Purpose::Healing { target, with } => Purpose::Healing { target: other(target), with },
            Purpose::Trial { tested, against } => Purpose::Trial { tested, against: against.map(other) },
            Purpose::Outdo { tested, against } => Purpose::Outdo { tested, against: other(against) },
            Purpose::Spot { target } => Purpose::Spot { target: other(target) },
            Purpose::ExtraRoll(roll) => Purpose::ExtraRoll(roll.between(other)),
            Purpose::Contest { deed, against } => Purpose::Contest { deed, against: other(against) },
            Purpose::Withstand { deed, against } => Purpose::Withstand { deed, against: other(against) },
            Purpose::Morale { cause } => Purpose::Morale { cause: cause.between(other) },
            Purpose::Attempt { deed, target } => Purpose::Attempt { deed, target: other(target) },
            Purpose::FirstSide
            | Purpose::Lot
            | Purpose::Suffering { .. }
            | Purpose::Initiative
            | Purpose::Sneak
            | Purpose::Trap { .. }
            | Purpose::Injury
            | Purpose::DeathOrMaiming
            | Purpose::Endure(_)
            | Purpose::Risk(_)
            | Purpose::Unconsciousness
            | Purpose::Save(_)
            | Purpose::Draining(_)
            | Purpose::Retreat
            | Purpose::Corruption
            | Purpose::Aftermath
            | Purpose::LostPart
            | Purpose::LostPoints { .. }
            | Purpose::Recovery => self,
        }
    }

    /// Whether it is rolled like the check before it, with the same advantages and disadvantages.
    pub const fn repeats(self) -> bool {
        matches!(self, Purpose::ExtraRoll(ExtraRoll::Pierce { .. }))
    }
}
