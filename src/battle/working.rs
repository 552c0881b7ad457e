//! Workings: what spells, items and uncommon weapons bring about beside plain damage, as a closed list; how far an area
//! reaches, what a casting costs, and for how long what is laid on somebody holds.

use serde::{Deserialize, Serialize};

use super::{Ability, Affliction, CombatantId, Gleam, Overshield, Reduction, Track, Until, WeaponId};
use crate::grid::Pos;

/// What an entry in the armoury is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sort {
    #[default]
    Weapon,
    Spell,
    Item,
}

/// What a spell, an item or a weapon brings about beside plain damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Working {
    /// Hit points are given back.
    Heal(Amount),
    /// Points are taken off a track.
    Ease(Eased),
    /// An overshield goes up.
    Overshield(Ward),
    /// Something is laid on the one reached, for a while.
    Affliction(Laid),
    /// The one reached is pushed so many feet straight away.
    Push(u16),
    /// The one reached is dragged so many feet straight nearer.
    Pull(u16),
    /// The one reached is held fast.
    Hold,
    /// Points of an ability are drawn from the one reached.
    Drain(Drained),
    /// It grows light: on the square that it is aimed at, or about the one reached.
    Light(Gleam),
}

/// How one gets out of the way of something, or bears up against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The ability that helps.
    pub ability: Ability,
    /// What has to be reached; what is usual in the rulebook where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dc: Option<i32>,
    /// What success avoids.
    #[serde(default)]
    pub avoided: Avoided,
}

/// What a save that succeeds avoids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Avoided {
    /// Everything.
    #[default]
    All,
    /// Half of the damage, and all else that it would bring about.
    Half,
}

/// Points that are taken off a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eased {
    pub track: Track,
    /// How many, as far as there are any.
    #[serde(default = "one_point")]
    pub points: u8,
}

const fn one_point() -> u8 {
    1
}

/// A number that dice say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amount {
    /// How many dice, of how many sides.
    pub dice: (u8, u8),
    /// What is added to them.
    #[serde(default)]
    pub plus: i32,
}

impl Amount {
    /// Twice its mean, which is always a whole number.
    pub fn doubled_mean(self) -> i32 {
        i32::from(self.dice.0) * (i32::from(self.dice.1) + 1) + 2 * self.plus
    }
}

/// Points of an ability that something draws from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drained {
    /// Which ability.
    pub ability: Ability,
    /// How many dice, of how many sides.
    pub dice: (u8, u8),
    /// What is added to them.
    #[serde(default)]
    pub plus: i32,
}

impl Drained {
    /// How many points.
    pub const fn amount(self) -> Amount {
        Amount { dice: self.dice, plus: self.plus }
    }
}

/// An overshield that somebody puts up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Ward {
    /// How much it takes; with none it stops no damage, and counts as an overshield all the same.
    pub hp: u16,
    /// What it takes off the damage that strikes it.
    pub dr: Reduction,
    /// Whether attacks on the one behind it are hampered.
    pub hampers: bool,
    /// For how long it holds, if nothing breaks it.
    pub until: Lasts,
}

/// Something that is laid on somebody for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    pub kind: Affliction,
    /// For how long.
    #[serde(default)]
    pub until: Lasts,
    /// Whether no overshield keeps it off, as with what goes for the will.
    #[serde(default)]
    pub despite_overshield: bool,
}

/// For how long something holds, told from the one who brings it about and the one who bears it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Lasts {
    /// Until the next turn of the one who brought it about begins.
    SourcesTurn,
    /// Until the next turn of the one who bears it is over.
    BearersTurn,
    /// Until so many rounds are over, this one among them.
    Rounds(u16),
    /// Until the battle is over.
    #[default]
    Battle,
}

impl Lasts {
    /// The moment at which it ends, seen from a round of the battle.
    pub fn from(self, source: CombatantId, bearer: CombatantId, round: u16) -> Until {
        match self {
            Lasts::SourcesTurn => Until::TurnStart(source),
            Lasts::BearersTurn => Until::TurnEnd(bearer),
            Lasts::Rounds(rounds) => Until::Round(round.saturating_add(rounds.saturating_sub(1))),
            Lasts::Battle => Until::Battle,
        }
    }
}

/// Squares that something reaches at once; distances in feet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Area {
    /// Everything within so many feet of a square.
    Burst(u16),
    /// A straight line so many feet long, from the one who brings it about.
    Line(u16),
    /// A cone a right angle wide and so many feet long, from the one who brings it about.
    Cone(u16),
    /// As many as its own die says, those nearest to a square first: nobody has measured how far it reaches.
    ByDie,
}

/// Which action a use takes, where an entry of the armoury says so itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ActionCost {
    Full,
    Swift,
    Free,
}

/// What a casting or a use is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// Somebody.
    One(CombatantId),
    /// A square, and what lies about it or towards it.
    Square(Pos),
}

impl Target {
    /// Nobody at all.
    pub const NOBODY: Target = Target::One(CombatantId(u16::MAX));

    /// Whom it is aimed at; nobody's number where that is a square.
    pub const fn somebody(self) -> CombatantId {
        match self {
            Target::One(who) => who,
            Target::Square(_) => CombatantId(u16::MAX),
        }
    }

    /// The square that it is aimed at; the first of all where that is somebody.
    pub fn square(self) -> Pos {
        match self {
            Target::One(_) => Pos::default(),
            Target::Square(square) => square,
        }
    }
}

/// An overshield that is up, or the place for one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Shielding {
    /// What is left of it.
    pub bar: Overshield,
    /// The spell or item that put it up; none for one that a creature has of itself.
    pub from: Option<WeaponId>,
    /// Whether attacks on the one behind it are hampered.
    pub hampers: bool,
    /// When it ends, if nothing breaks it.
    pub until: Option<Until>,
}

impl Shielding {
    /// Whether there is one: it has something left to take, or it holds for a while without that.
    pub const fn is_up(&self) -> bool {
        self.bar.hp > 0 || self.until.is_some()
    }

    /// Whether it gives way to a new one: to a larger one, or to one of another effect.
    pub fn gives_way_to(&self, other: &Shielding) -> bool {
        !self.is_up() || self.from != other.from || other.bar.hp > self.bar.hp
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shielding(from: u16, hp: u16, until: Option<Until>) -> Shielding {
        let bar = Overshield { hp, dr: Reduction::default() };
        Shielding { bar, from: Some(WeaponId(from)), hampers: false, until }
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
        assert!(!shielding(1, 0, None).is_up() && Shielding::default().gives_way_to(&shielding(1, 0, None)));
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
