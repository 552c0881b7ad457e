//! What a choice of a rulebook answers about itself. Its answers stand in its own file in `rules/choices`, and what asks all
//! choices goes by the list of the axes.

pub mod axes;
pub mod faults;
pub mod limits;
pub mod reads;

use self::faults::Faults;
use self::reads::{Bearer, Reader, Reading};
use crate::battle::{Severity, Track};

/// The sides of the die of checks that count in small numbers.
pub const SIX: u8 = 6;
/// The sides of the die of most other checks.
pub const TWENTY: u8 = 20;

/// What a rulebook chooses on an axis, or puts into a list.
pub trait Rule {
    /// The variant that was chosen. A new variant does not compile before it is named here.
    fn variant(&self) -> Named<'_>;

    /// The things whose stat block no variant can do without, except one that leaves the axis out.
    fn looks_at(&self) -> &'static [Bearer] {
        &[]
    }

    /// What every variant reads of creatures.
    fn always_reads_of_creatures(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    /// What every variant reads of weapons, and of spells and items, whose blocks are like those of weapons.
    fn always_reads_of_weapons(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }
}

/// What one variant answers about itself, all by default: it reads no stat blocks, throws no dice, has no number that could
/// be wrong, and neither needs nor meets a need.
pub trait Variant {
    fn reads_of_creatures(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    /// What it reads of weapons, and of spells and items, whose blocks are like those of weapons.
    fn reads_of_weapons(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    fn reads_of_armour(&self, _: Reader) -> Vec<Reading> {
        Vec::new()
    }

    /// The sides of the largest die that it throws itself, beside those of weapons; 0 where it throws none.
    fn largest_die(&self) -> u8 {
        0
    }

    /// Adds what is wrong with its numbers.
    fn find_faults(&self, _: &mut Faults) {}

    /// What it does nothing without, and whether a rulebook without that is a mistake or merely odd.
    fn needs(&self) -> Vec<(Severity, Need)> {
        Vec::new()
    }

    /// Whether it gives other choices what they need.
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

    /// A variant that takes every default answer.
    pub const fn plain(name: &'static str) -> Named<'static> {
        Named { name, leaves_out: false, variant: &Silent }
    }

    /// A variant that leaves its axis out.
    pub const fn none(name: &'static str) -> Named<'static> {
        Named { name, leaves_out: true, variant: &Silent }
    }
}

/// Takes every default answer.
struct Silent;

impl Variant for Silent {}

/// What a variant may need from the other choices of its rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A budget with reactions.
    Reactions,
    /// A budget with swift actions.
    SwiftActions,
    /// Attacks that are rolled for, with a die of so many sides at least.
    AttackDie(u8),
    /// Attacks against a dodge that enemies can wear down.
    Dodge,
    /// Hits that deal damage.
    Damage,
    /// Combatants who lie dying instead of being dead at once.
    Dying,
    /// A track with a rule of its own.
    Track(Track),
}

impl Need {
    /// The message that says what is needed.
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
