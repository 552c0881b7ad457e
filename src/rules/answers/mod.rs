//! The questions that each choice of a rulebook answers about itself. A choice answers them in its own file in
//! `rules/choices`; code that asks all choices follows the list of the axes.

pub mod axes;
pub mod faults;
pub mod limits;
pub mod reads;

use self::faults::Faults;
use self::reads::{Bearer, Reader, Reading};
use crate::battle::{Severity, Track};

/// The sides of the die of checks with small thresholds.
pub const SIX: u8 = 6;
/// The sides of the die of most other checks.
pub const TWENTY: u8 = 20;

/// What a rulebook chooses on an axis, or puts into a list.
pub trait Rule {
    /// The variant that was chosen. A new variant does not compile before it is named here.
    fn variant(&self) -> Named<'_>;

    /// The things that need a stat block for this axis, unless the chosen variant leaves the axis out.
    fn looks_at(&self) -> &'static [Bearer] {
        &[]
    }

    /// The numbers of creatures that every variant reads.
    fn always_reads_of_creatures(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    /// The numbers of weapons, spells and items that every variant reads; spells and items have the same stat blocks as
    /// weapons.
    fn always_reads_of_weapons(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }
}

/// The answers of one variant. By default it reads no stat blocks, throws no dice, has no numbers that could be wrong,
/// and neither needs anything from other choices nor provides it.
pub trait Variant {
    fn reads_of_creatures(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    /// The numbers that it reads of weapons, spells and items; spells and items have the same stat blocks as weapons.
    fn reads_of_weapons(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    fn reads_of_armour(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    /// The sides of the largest die that it throws apart from weapon dice; 0 if it throws none.
    fn largest_die(&self) -> u8 {
        0
    }

    /// Adds the faults of its numbers.
    fn find_faults(&self, _: &mut Faults) {}

    /// What it needs from other choices to have any effect, and whether a rulebook without that is wrong or merely odd.
    fn needs(&self) -> Vec<(Severity, Need)> {
        Vec::new()
    }

    /// Whether it provides what other choices need.
    fn meets(&self, _: Need) -> bool {
        false
    }
}

/// A variant with its name in rulebook files.
#[derive(Clone, Copy)]
pub struct Named<'r> {
    pub name: &'static str,
    /// Whether it leaves the axis out, so that no stat block is needed for it.
    pub leaves_out: bool,
    pub variant: &'r dyn Variant,
}

impl<'r> Named<'r> {
    pub const fn new(name: &'static str, variant: &'r dyn Variant) -> Named<'r> {
        Named { name, leaves_out: false, variant }
    }

    /// A variant with all answers left at their defaults.
    pub const fn plain(name: &'static str) -> Named<'static> {
        Named { name, leaves_out: false, variant: &Silent }
    }

    /// A variant that leaves its axis out.
    pub const fn none(name: &'static str) -> Named<'static> {
        Named { name, leaves_out: true, variant: &Silent }
    }
}

/// Leaves all answers at their defaults.
struct Silent;

impl Variant for Silent {}

/// What a variant may need from the other choices of its rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A budget with reactions.
    Reactions,
    /// A budget with swift actions.
    SwiftActions,
    /// Attack rolls with a die of at least this many sides.
    AttackDie(u8),
    /// Attacks against a dodge that enemies can reduce.
    Dodge,
    /// Hits that deal damage.
    Damage,
    /// Combatants who lie dying instead of dying at once.
    Dying,
    /// A track with a rule for its checks.
    Track(Track),
}

impl Need {
    /// The key of the message that says what is needed.
    pub const fn message(self) -> &'static str {
        match self {
            Need::Reactions => "need-reactions",
            Need::SwiftActions => "need-swift",
            Need::AttackDie(_) => "need-attack-roll",
            Need::Dodge => "need-dodge",
            Need::Damage => "need-damage",
            Need::Dying => "need-down",
            Need::Track(_) => "need-track",
        }
    }
}
