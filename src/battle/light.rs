//! Light: its four levels, and the sources that give it.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::words::words;
use super::{CombatantId, WeaponId};
use crate::in_place::clone_in_place;

words! {
    /// How light it is on a square.
    #[derive(Default)]
    pub enum Light {
        Darkness = "darkness",
        Dim = "dim",
        #[default]
        Lit = "lit",
        Brilliant = "brilliant",
    }
}

/// The light of a source: a level within its range, and perhaps a lit circle close to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LightRange {
    /// The level that it gives.
    pub level: Light,
    /// Feet within which it gives that level.
    pub feet: u16,
    /// Feet within which it is lit, whatever the level beyond that; 0 for no such circle.
    #[serde(default)]
    pub lit_within: u16,
}

/// Light that a spell or an item makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LightEffect {
    /// The level that it gives.
    pub level: Light,
    /// Feet within which it gives that level.
    pub feet: u16,
    /// Feet within which it is lit, whatever the level beyond that; 0 for no such circle.
    #[serde(default)]
    pub lit_within: u16,
    /// For how many rounds, counting the current one; until the end of the battle if nothing is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

impl LightEffect {
    /// The light source that this makes, burning from `round` on.
    pub fn flame(self, by: CombatantId, spell: WeaponId, round: u16) -> Flame {
        let shine = LightRange { level: self.level, feet: self.feet, lit_within: self.lit_within };
        let fire = Fire::Out { rounds: self.rounds };
        Flame { item: None, spell: Some((by, spell)), shine, fire }.lit(round)
    }
}

/// A source of light, burning or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Flame {
    /// The item that burns; none for a light that belongs to the map or is no item.
    pub item: Option<WeaponId>,
    /// The caster and the spell that made it; none if no spell did.
    pub spell: Option<(CombatantId, WeaponId)>,
    /// The light that it gives while it burns.
    pub shine: LightRange,
    /// Whether it burns, and for how long.
    pub fire: Fire,
}

/// Whether a light burns, and for how long. None stands for no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fire {
    /// Not burning.
    Out {
        /// For how many rounds it would burn if lit.
        rounds: Option<u16>,
    },
    Burning {
        /// The last round in which it burns.
        last: Option<u16>,
    },
}

impl Flame {
    /// This light at the start of a battle: burning or not, with `rounds` left if that is given.
    pub fn as_found(self, lit: bool, rounds: Option<u16>) -> Flame {
        let left = Fire::Out { rounds: rounds.or_else(|| self.rounds_left(0)) };
        let found = Flame { fire: left, ..self };
        if lit && found.can_be_lit() { found.lit(0) } else { found }
    }

    /// Whether it burns.
    pub const fn burns(&self) -> bool {
        matches!(self.fire, Fire::Burning { .. })
    }

    /// Whether it could be lit.
    pub const fn can_be_lit(&self) -> bool {
        !matches!(self.fire, Fire::Burning { .. } | Fire::Out { rounds: Some(0) })
    }

    /// For how many rounds, counting `round`, it still burns or would burn if lit.
    pub fn rounds_left(&self, round: u16) -> Option<u16> {
        match self.fire {
            Fire::Out { rounds } => rounds,
            Fire::Burning { last } => last.map(|last| (last + 1).saturating_sub(round.max(1))),
        }
    }

    /// This light, lit in `round`.
    pub fn lit(self, round: u16) -> Flame {
        let last = |rounds: u16| round.max(1).saturating_add(rounds.saturating_sub(1));
        Flame { fire: Fire::Burning { last: self.rounds_left(round).map(last) }, ..self }
    }

    /// This light, put out in `round`, which counts as a round in which it burnt.
    pub fn doused(self, round: u16) -> Flame {
        let rounds = self.rounds_left(round).map(|rounds| rounds.saturating_sub(1));
        Flame { fire: Fire::Out { rounds }, ..self }
    }

    /// Whether it has burnt down when `round` is over.
    pub fn is_burnt_down(&self, round: u16) -> bool {
        matches!(self.fire, Fire::Burning { last: Some(last) } if last <= round)
    }
}

/// The lights that a combatant carries, burning or not.
#[derive(Component, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CarriedLights(pub SmallVec<[Flame; 1]>);

clone_in_place! { CarriedLights(lights) }

impl CarriedLights {
    /// The first light made of this item that fits.
    pub fn find(&mut self, item: WeaponId, fits: impl Fn(&Flame) -> bool) -> Option<&mut Flame> {
        self.0.iter_mut().find(|flame| flame.item == Some(item) && fits(flame))
    }

    /// Whether any light made of this item fits.
    pub fn has(&self, item: WeaponId, fits: impl Fn(&Flame) -> bool) -> bool {
        self.0.iter().any(|flame| flame.item == Some(item) && fits(flame))
    }

    /// Removes a light made of this item: one that burns, if there is one.
    pub fn let_go(&mut self, item: WeaponId) -> Option<Flame> {
        let place =
            |burns: bool| self.0.iter().position(|flame| flame.item == Some(item) && flame.burns() == burns);
        let place = place(true).or_else(|| place(false))?;
        Some(self.0.remove(place))
    }
}

words! {
    /// What a combatant does with a light that they carry.
    pub enum Tending {
        Light = "lights",
        Douse = "douses",
        Drop = "drops",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn torch(rounds: Option<u16>) -> Flame {
        let shine = LightRange { level: Light::Dim, feet: 30, lit_within: 0 };
        Flame { item: Some(WeaponId(0)), spell: None, shine, fire: Fire::Out { rounds } }
    }

    #[test]
    fn rounds_left_count_the_one_that_is_under_way() {
        let lit = torch(Some(3)).lit(4);
        assert_eq!([4, 5, 6].map(|round| lit.rounds_left(round)), [Some(3), Some(2), Some(1)]);
        assert!(!lit.is_burnt_down(5) && lit.is_burnt_down(6));
        assert_eq!(
            torch(Some(3)).lit(0),
            torch(Some(3)).lit(1),
            "what burns at the start burns from round 1 on"
        );
    }

    #[test]
    fn a_round_in_which_it_burnt_is_burnt() {
        let doused = torch(Some(3)).lit(1).doused(2);
        assert_eq!(doused.fire, Fire::Out { rounds: Some(1) });
        assert!(!doused.lit(2).doused(2).can_be_lit());
    }

    #[test]
    fn what_nobody_counts_burns_for_ever() {
        let lit = torch(None).lit(1);
        assert!(!lit.is_burnt_down(u16::MAX));
        assert_eq!(lit.doused(9), torch(None));
    }
}
