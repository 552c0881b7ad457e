//! Acts: everything that is shown of a moment, each with the time that it takes.

use crate::battle::{Ability, BodyPart, Check, CombatantId, Fate, Purpose, Track};
use crate::dice::Rolled;

/// Seconds until a missile that does not strike home has come to rest.
pub const ASTRAY: f32 = 0.42;

/// Something that is shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// A figure darts at another and back, as far as `reach` squares; past them by `aside` squares.
    Lunge { who: CombatantId, at: CombatantId, reach: f32, aside: f32, stop: f32 },
    /// A weapon is swung at somebody, and goes through to where they stand or past them.
    Swing { who: CombatantId, at: CombatantId, is_wide: bool },
    /// Something flies from one figure to another.
    Missile { who: CombatantId, at: CombatantId, missile: Missile, flight: Flight },
    /// The ground is torn open around a figure by a spell that strikes it.
    Burst { who: CombatantId },
    /// A figure flashes.
    Flash { who: CombatantId, hue: Hue },
    /// A figure is knocked away from another, or shaken if nobody is seen to strike it.
    Knock { who: CombatantId, from: Option<CombatantId>, is_hard: bool, stop: f32 },
    /// Drops fly from a figure that is hurt.
    Spray { who: CombatantId, from: Option<CombatantId>, is_hard: bool },
    /// A figure steps aside from another.
    Dodge { who: CombatantId, from: CombatantId },
    /// Two weapons meet.
    Parry { who: CombatantId, from: CombatantId },
    /// A blow glances off what a figure wears or bears.
    Glance { who: CombatantId, from: Option<CombatantId> },
    /// A ring closes around a figure, and holds.
    Ward { who: CombatantId },
    /// The shell of an overshield around a figure takes a blow.
    Shell { who: CombatantId },
    /// The shell breaks into pieces.
    Shatter { who: CombatantId },
    /// A figure trembles: a nerve is strained, or breaks.
    Shiver { who: CombatantId, breaks: bool },
    /// A figure falls over, base and all.
    Topple { who: CombatantId },
    /// A word rises from a figure.
    Rise { who: CombatantId, word: Word },
    /// Dice are thrown on the table.
    Throw(Box<Thrown>),
}

/// Dice on the table, and what they decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Thrown {
    /// Who throws them; none for dice that belong to nobody.
    pub who: Option<CombatantId>,
    /// The figures that the dice must not cover.
    pub about: Vec<CombatantId>,
    pub purpose: Purpose,
    pub check: Check,
    pub rolled: Rolled,
}

/// The colour of a flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Struck.
    Paper,
    /// Struck hard.
    Blood,
    /// Nerve.
    Violet,
    /// Healed or helped.
    Green,
}

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missile {
    Arrow,
    Bolt,
    Stone,
    Knife,
    Javelin,
    Hatchet,
    Spark,
}

/// How a flight ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flight {
    /// In the target.
    Home,
    /// Behind the target, in the ground.
    Past,
    /// At what protects the target.
    Stopped,
}

/// A word that rises from a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// So many hit points are lost.
    Harm(u16),
    /// So many hit points are regained.
    Healed(u16),
    Hit,
    Missed,
    Dodged,
    Parried,
    /// Armour stopped the blow.
    Stopped,
    Saved,
    /// An overshield took so much of the blow.
    ShieldHolds(u16),
    ShieldBroken,
    Critical,
    Points(Track, u8),
    LostPoints(Ability, u8),
    LostPart(BodyPart),
    Fate(Fate),
    Prone,
    MoraleBreaks,
    MoraleHolds,
    MoraleReturns,
    /// Somebody strikes in answer to what others do.
    Strikes,
    SecondMove,
}

impl Act {
    /// For how many seconds it is shown at the usual pace.
    pub fn lasts(&self) -> f32 {
        match self {
            Act::Lunge { stop, .. } => 0.52 + stop,
            Act::Swing { .. } => 0.26,
            Act::Missile { flight: Flight::Home, .. } => 0.3,
            Act::Missile { .. } => ASTRAY,
            Act::Burst { .. } => 0.5,
            Act::Flash { .. } => 0.22,
            Act::Knock { stop, .. } => 0.34 + stop,
            Act::Spray { .. } => 0.34,
            Act::Dodge { .. } => 0.5,
            Act::Parry { .. } | Act::Glance { .. } => 0.34,
            Act::Ward { .. } => 0.62,
            Act::Shell { .. } => 0.4,
            Act::Shatter { .. } => 0.6,
            Act::Shiver { breaks: true, .. } => 0.7,
            Act::Shiver { breaks: false, .. } => 0.4,
            Act::Topple { .. } => 0.3,
            Act::Rise { .. } => 1.25,
            Act::Throw(_) => 2.6,
        }
    }

    /// The combatants whom it shows.
    pub fn whom(&self) -> Vec<CombatantId> {
        match self {
            Act::Lunge { who, at, .. } | Act::Swing { who, at, .. } | Act::Missile { who, at, .. } => {
                vec![*who, *at]
            }
            Act::Dodge { who, from } | Act::Parry { who, from } => vec![*who, *from],
            Act::Knock { who, from, .. } | Act::Glance { who, from } | Act::Spray { who, from, .. } => {
                std::iter::once(*who).chain(*from).collect()
            }
            Act::Burst { who }
            | Act::Flash { who, .. }
            | Act::Ward { who }
            | Act::Shell { who }
            | Act::Shatter { who }
            | Act::Shiver { who, .. }
            | Act::Topple { who }
            | Act::Rise { who, .. } => vec![*who],
            // What is rolled is told to everybody who perceives who rolls.
            Act::Throw(_) => Vec::new(),
        }
    }
}
