//! Surroundings: everything apart from the states of attacker and target that bears on the checks of an attack. As long as the
//! surroundings and these states are the same, so are the circumstances of all these checks.

use smallvec::SmallVec;

use crate::battle::{CombatantId, Light, Purpose, WeaponId};
use crate::rules::questions::circumstances::Attempted;
use crate::rules::table::Table;

/// What bears on the checks of an attack apart from the states of the two.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Surroundings {
    /// The light on attacker and target, and whether the one sees the other, where the rulebook has light.
    light: Option<(Light, Light, bool)>,
    /// Where the rulebook has light: for each weapon, whether it is shot far.
    long_shots: SmallVec<[bool; 4]>,
    /// What each rule of position goes by that looks at more than the two.
    positions: SmallVec<[bool; 4]>,
}

impl Table<'_> {
    /// What bears on attacks with one of these weapons, apart from the states of the two and from conditions that depend on
    /// others. `is_pressed` says whether an enemy could strike the attacker in melee.
    pub fn surroundings(
        &self,
        (who, target): (CombatantId, CombatantId),
        weapons: &[WeaponId],
        is_pressed: impl FnMut() -> bool,
    ) -> Surroundings {
        let mut surroundings = Surroundings::default();
        // Nobody strikes at somebody whom they know nothing of.
        let (Some(here), Some(there)) = (self.footprint(who), self.footprint(target)) else {
            return surroundings;
        };
        for found in self.found_by_position((who, here), (target, there), weapons, is_pressed) {
            surroundings.positions.push(found);
        }
        if self.lighting().is_some() {
            let on_target = self.light_on(there);
            let on_attacker = if here == there { on_target } else { self.light_on(here) };
            surroundings.light = Some((on_attacker, on_target, self.sees_from((who, here), (target, there))));
            let gap = self.steps_between(here, there);
            for weapon in weapons {
                let is_long = self.is_ranged(who, target, *weapon) && self.is_far_for(*weapon, gap);
                surroundings.long_shots.push(is_long);
            }
        }
        surroundings
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
