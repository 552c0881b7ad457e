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
    /// others.
    pub fn surroundings(
        &self,
        (who, target): (CombatantId, CombatantId),
        weapons: impl Iterator<Item = WeaponId> + Clone,
    ) -> Surroundings {
        let rules = self.muster.book.position.iter();
        let beyond = |rule| self.beyond_the_two(rule, (who, target), weapons.clone());
        let positions = rules.filter_map(|rule| beyond(rule.take)).collect();
        let mut surroundings = Surroundings { positions, ..Surroundings::default() };
        if self.lighting().is_some() {
            let light = |who| self.footprint(who).map(|squares| self.light_on(squares)).unwrap_or_default();
            surroundings.light = Some((light(who), light(target), self.sees(who, target)));
            let is_long = |weapon| self.is_long_shot(who, target, weapon);
            surroundings.long_shots = weapons.map(is_long).collect();
        }
        surroundings
    }
}

impl Attempted {
    /// Whether the surroundings of an attack with one of these weapons, and the states of the two, decide the circumstances of
    /// this roll.
    pub fn is_part_of_attack(
        &self,
        (who, target): (CombatantId, CombatantId),
        mut weapons: impl Iterator<Item = WeaponId>,
    ) -> bool {
        match self.purpose {
            Purpose::Attack { target: struck, weapon } => {
                self.who == Some(who) && struck == target && weapons.any(|other| other == weapon)
            }
            // Others count for these.
            Purpose::Morale { .. } | Purpose::Sneak | Purpose::Spot { .. } | Purpose::Trap { .. } => false,
            _ => self.who.is_none_or(|roller| roller == who || roller == target),
        }
    }
}
