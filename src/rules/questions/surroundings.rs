//! Surroundings: everything apart from the states of attacker and target that bears on the checks of an attack. As long as the
//! surroundings and these states are the same, so are the circumstances of all these checks.

use std::hash::{Hash, Hasher};

use crate::battle::{CombatantId, Purpose, WeaponId};
use crate::rules::questions::circumstances::Attempted;
use crate::rules::table::Table;

impl Table<'_> {
    /// Hashes what bears on attacks with these weapons, apart from the states of the two and from conditions that depend on others.
    /// `is_pressed` says whether an enemy could strike the attacker in melee.
    pub fn hash_surroundings(
        &self,
        (who, target): (CombatantId, CombatantId),
        weapons: &[WeaponId],
        is_pressed: impl FnMut() -> bool,
        state: &mut impl Hasher,
    ) {
        // Nobody strikes at somebody whom they know nothing of.
        let (Some(here), Some(there)) = (self.footprint(who), self.footprint(target)) else { return };
        // What each rule of position goes by that looks at more than the two.
        for found in self.found_by_position((who, here), (target, there), weapons, is_pressed) {
            found.hash(state);
        }
        if self.lighting().is_none() {
            return;
        }
        // The light on attacker and target, whether the one sees the other, and, where that counts in this light, whether each
        // weapon is shot far.
        let on_target = self.light_on(there);
        let on_attacker = if here == there { on_target } else { self.light_on(here) };
        (on_attacker, on_target, self.sees_from((who, here), (target, there))).hash(state);
        let minds_long_shots = self.minds_long_shots(who, on_target);
        let gap = self.steps_between(here, there);
        for weapon in weapons.iter().filter(|_| minds_long_shots) {
            (self.is_far_for(*weapon, gap) && self.is_ranged_over(*weapon, || Some(gap))).hash(state);
        }
    }
}

impl Attempted {
    /// Whether the surroundings of blows that these combatants strike at a target, each with a weapon, and the states of all of
    /// them decide the circumstances of this roll.
    pub fn is_part_of_attack(&self, strikers: &[(CombatantId, WeaponId)], target: CombatantId) -> bool {
        let is_striker = |who: CombatantId| strikers.iter().any(|(striker, _)| *striker == who);
        match self.purpose {
            Purpose::Attack { target: struck, weapon } => {
                struck == target && self.who.is_some_and(|who| strikers.contains(&(who, weapon)))
            }
            // Others count for these.
            Purpose::Morale { .. } | Purpose::Sneak | Purpose::Spot { .. } | Purpose::Trap { .. } => false,
            _ => self.who.is_none_or(|who| who == target || is_striker(who)),
        }
    }
}
