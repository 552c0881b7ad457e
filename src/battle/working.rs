//! Workings: the effects of spells, items and special weapons besides plain damage, with their areas, costs, saves
//! and durations.

use serde::{Deserialize, Serialize};

use super::{Ability, Affliction, CombatantId, LightEffect, Overshield, Reduction, Track, Until, WeaponId};
use crate::grid::Pos;

/// What an entry of the armoury is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sort {
    #[default]
    Weapon,
    Spell,
    Item,
    /// A thing that is only carried.
    Thing,
}

/// An effect of a spell, an item or a weapon besides plain damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Working {
    /// Gives hit points back to the target.
    Heal(Amount),
    /// Takes points off a track of the target.
    Ease(Eased),
    /// Gives the target an overshield.
    Overshield(OvershieldEffect),
    /// Puts a condition on the target for a while.
    Affliction(Laid),
    /// Pushes the target this many feet straight away.
    Push(u16),
    /// Pulls the target this many feet straight nearer.
    Pull(u16),
    /// Holds the target, as a grapple does.
    Hold,
    /// Takes points of an ability from the target.
    Drain(Drained),
    /// Makes light, on the square that it is aimed at or around the target.
    Light(LightEffect),
}

/// The save that a target makes against an attack, a spell or an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The ability that the save tests.
    pub ability: Ability,
    /// The number to reach; the rulebook's usual number if none is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dc: Option<i32>,
    /// What a successful save avoids.
    #[serde(default)]
    pub avoided: Avoided,
}

/// What a successful save avoids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Avoided {
    /// Everything.
    #[default]
    All,
    /// Half of the damage, and all other effects.
    Half,
}

/// Points that are taken off a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eased {
    pub track: Track,
    /// How many points, at most all that there are.
    #[serde(default = "one_point")]
    pub points: u8,
}

const fn one_point() -> u8 {
    1
}

/// A number that is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amount {
    /// The number of dice, and the number of their sides.
    pub dice: (u8, u8),
    /// The number that is added to the dice.
    #[serde(default)]
    pub plus: i32,
}

impl Amount {
    /// Twice the mean: unlike the mean, always a whole number.
    pub fn doubled_mean(self) -> i32 {
        i32::from(self.dice.0) * (i32::from(self.dice.1) + 1) + 2 * self.plus
    }
}

/// Points of an ability that are taken from a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drained {
    pub ability: Ability,
    /// The number of dice, and the number of their sides.
    pub dice: (u8, u8),
    /// The number that is added to the dice.
    #[serde(default)]
    pub plus: i32,
}

impl Drained {
    /// How many points, as dice to roll.
    pub const fn amount(self) -> Amount {
        Amount { dice: self.dice, plus: self.plus }
    }
}

/// An overshield that a spell or an item gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OvershieldEffect {
    /// How much damage it takes. With 0 it stops no damage, but still counts as an overshield.
    pub hp: u16,
    /// How much it reduces the damage that it takes.
    pub dr: Reduction,
    /// Whether attacks on the combatant behind it are at disadvantage.
    pub hampers: bool,
    /// How long it lasts unless it is broken.
    pub until: Lasts,
}

/// A condition that an effect or a trap puts on a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    pub kind: Affliction,
    /// How long it lasts.
    #[serde(default)]
    pub until: Lasts,
    /// Whether an overshield does not prevent it, as for effects on the mind.
    #[serde(default)]
    pub despite_overshield: bool,
}

/// How long an effect lasts, relative to its source and its bearer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lasts {
    /// Until the next turn of its source begins.
    SourcesTurn,
    /// Until the next turn of its bearer is over.
    BearersTurn,
    /// Until this many rounds are over, counting the current one.
    Rounds(u16),
    #[default]
    Battle,
}

impl Lasts {
    /// The moment at which it ends, if it begins in `round`.
    pub fn from(self, source: CombatantId, bearer: CombatantId, round: u16) -> Until {
        match self {
            Lasts::SourcesTurn => Until::TurnStart(source),
            Lasts::BearersTurn => Until::TurnEnd(bearer),
            Lasts::Rounds(rounds) => Until::Round(round.saturating_add(rounds.saturating_sub(1))),
            Lasts::Battle => Until::Battle,
        }
    }
}

/// An area of effect. Distances are in feet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Area {
    /// All squares within this many feet of a square.
    Burst(u16),
    /// A straight line of this length that begins at the combatant who uses it.
    Line(u16),
    /// A cone of this length, a right angle wide, that begins at the combatant who uses it.
    Cone(u16),
    /// As many combatants as a die says, those nearest to a square first. For rulebooks that give no distance.
    ByDie,
}

/// The action that using an entry of the armoury takes, if its stat block says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ActionCost {
    Full,
    Swift,
    Free,
}

/// What a spell or an item is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// A combatant.
    One(CombatantId),
    /// A square: the area lies around it or towards it.
    Square(Pos),
}

impl Target {
    /// A target that stands for no combatant.
    pub const NOBODY: Target = Target::One(CombatantId(u16::MAX));

    /// The combatant it is aimed at; for a square, a number that no combatant has.
    pub const fn somebody(self) -> CombatantId {
        match self {
            Target::One(who) => who,
            Target::Square(_) => CombatantId(u16::MAX),
        }
    }

    /// The square it is aimed at; for a combatant, square 0,0.
    pub fn square(self) -> Pos {
        match self {
            Target::One(_) => Pos::default(),
            Target::Square(square) => square,
        }
    }
}

/// The state of a combatant's overshield, also while there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct OvershieldState {
    /// What is left of the overshield.
    pub bar: Overshield,
    /// The spell or item that gave it; none for an overshield from the creature's stat block.
    pub from: Option<WeaponId>,
    /// Whether attacks on the combatant behind it are at disadvantage.
    pub hampers: bool,
    /// When it ends unless it is broken.
    pub until: Option<Until>,
}

impl OvershieldState {
    /// Whether there is an overshield: it can still take damage, or it lasts for some time without taking any.
    pub const fn is_up(&self) -> bool {
        self.bar.hp > 0 || self.until.is_some()
    }

    /// Whether a new overshield replaces this one: a larger one does, and so does one from another spell or item.
    pub fn gives_way_to(&self, other: &OvershieldState) -> bool {
        !self.is_up() || self.from != other.from || other.bar.hp > self.bar.hp
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shielding(from: u16, hp: u16, until: Option<Until>) -> OvershieldState {
        let bar = Overshield { hp, dr: Reduction::default() };
        OvershieldState { bar, from: Some(WeaponId(from)), hampers: false, until }
    }

    #[test]
    fn an_overshield_gives_way_to_a_larger_one_or_to_one_of_another_effect() {
        let old = shielding(1, 5, None);
        assert!(!old.gives_way_to(&shielding(1, 5, None)) && !old.gives_way_to(&shielding(1, 4, None)));
        assert!(old.gives_way_to(&shielding(1, 6, None)) && old.gives_way_to(&shielding(2, 1, None)));
    }

    #[test]
    fn one_without_hit_points_counts_as_one_until_it_ends() {
        assert!(shielding(1, 0, Some(Until::Battle)).is_up());
        assert!(
            !shielding(1, 0, None).is_up() && OvershieldState::default().gives_way_to(&shielding(1, 0, None))
        );
    }

    #[test]
    fn rounds_count_the_one_that_is_under_way() {
        let (source, bearer) = (CombatantId(1), CombatantId(2));
        assert_eq!(Lasts::Rounds(1).from(source, bearer, 3), Until::Round(3));
        assert_eq!(Lasts::Rounds(3).from(source, bearer, 3), Until::Round(5));
        assert_eq!(Lasts::SourcesTurn.from(source, bearer, 3), Until::TurnStart(source));
    }

    #[test]
    fn means_are_halves() {
        assert_eq!(Amount { dice: (2, 6), plus: 1 }.doubled_mean(), 16);
        assert_eq!(Amount { dice: (1, 4), plus: 0 }.doubled_mean(), 5);
    }
}
