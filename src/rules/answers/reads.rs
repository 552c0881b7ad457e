//! What is read of stat blocks: every number that a choice looks at, and how badly it wants it. What is told of numbers that
//! are missing, or of choices that find none, comes from these lists, and so does what the author of a creature is told
//! beforehand. What a number means is the affair of its axis.

use super::axes::Axis;
use crate::battle::{
    Ability, Aptitude, AptitudeSet, ArmourBlock, CreatureBlock, Severity, Skill, Training, Trait,
    WeaponBlock, WeaponKind,
};

/// What has stat blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    Creature,
    /// A weapon, a spell or an item.
    Weapon,
    Armour,
}

/// A number of a stat block that a choice of a rulebook reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The field of the stat block.
    pub field: &'static str,
    /// The parts of it that are read, where it holds several numbers.
    pub parts: Parts,
    /// The axis whose stat blocks it is read from.
    pub axis: Axis,
    pub reader: Reader,
    pub demand: Demand,
}

/// The choice of a rulebook that reads a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The field of the rulebook.
    pub field: &'static str,
    /// The variant; none where every variant reads the number.
    pub choice: Option<&'static str>,
    /// The place of the choice, where the field is a list.
    pub entry: Option<usize>,
}

/// What is read of a field that holds several numbers, or several words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Their words, as files write them; no words where all of the field counts.
    pub named: Vec<&'static str>,
    /// Whether other files or the game master may ask for others as well.
    pub is_open: bool,
}

/// How badly a number is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// A battle without it makes no sense, or is hardly what its author meant, unless the block has an excuse.
    Needed(Severity, Vec<Excuse>),
    /// It is needed where something else is so.
    NeededWhere(Occurrence),
    /// Some stat block should state it, or another number that the same reader means, or else the choice does nothing.
    Meant,
    /// It counts where it is stated.
    Welcome,
}

/// What lets a weapon do without a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// It lists what it brings about.
    BringsAbout,
    /// It lists what it brings about, and no damage.
    OnlyBringsAbout,
    Unarmed,
    /// Its damage goes on by itself.
    Constant,
}

/// Where a number is needed that is welcome elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occurrence {
    /// An area takes in as many as a die says, and no damage gives that die.
    AreaByDie,
    /// The creature wears armour that asks for it.
    DemandingArmour,
}

/// A stat block of any kind.
pub trait StatBlock {
    /// Whether it states a number, or one of some parts of it.
    fn states(&self, field: &str, parts: &[&str]) -> bool;

    /// Whether something excuses the want of a number.
    fn is_excused(&self, _: Excuse) -> bool {
        false
    }
}

impl StatBlock for CreatureBlock {
    fn states(&self, field: &str, parts: &[&str]) -> bool {
        self.states(field, parts)
    }
}

impl StatBlock for ArmourBlock {
    fn states(&self, field: &str, parts: &[&str]) -> bool {
        self.states(field, parts)
    }
}

impl StatBlock for WeaponBlock {
    fn states(&self, field: &str, parts: &[&str]) -> bool {
        self.states(field, parts)
    }

    fn is_excused(&self, excuse: Excuse) -> bool {
        match excuse {
            Excuse::BringsAbout => self.effects.is_some(),
            Excuse::OnlyBringsAbout => self.damage.is_none() && self.effects.is_some(),
            Excuse::Unarmed => self.kind == Some(WeaponKind::Unarmed),
            Excuse::Constant => self.constant == Some(true),
        }
    }
}

impl Reader {
    pub fn reads(self, axis: Axis, field: &'static str, demand: Demand) -> Reading {
        Reading { field, parts: Parts::default(), axis, reader: self, demand }
    }

    pub fn welcomes(self, axis: Axis, field: &'static str) -> Reading {
        self.reads(axis, field, Demand::Welcome)
    }

    pub fn means(self, axis: Axis, field: &'static str) -> Reading {
        self.reads(axis, field, Demand::Meant)
    }

    pub fn needs(self, axis: Axis, field: &'static str) -> Reading {
        self.reads(axis, field, Demand::Needed(Severity::Error, Vec::new()))
    }

    /// What a check of an ability reads: the score, and proficiency where it covers the ability or the training.
    pub fn checks(self, axis: Axis, demand: Demand, ability: Ability, training: &[Training]) -> [Reading; 3] {
        let covers = training.iter().copied().chain([Training::of(ability)]);
        [
            self.reads(axis, "scores", demand).of([ability]),
            self.welcomes(axis, "proficiency"),
            self.welcomes(axis, "proficient").of(covers),
        ]
    }

    /// Whether a creature is many fighters who act as one is read from the blocks of two axes, whatever asks.
    pub fn detachments(self) -> [Reading; 2] {
        [Axis::Harm, Axis::Damage].map(|axis| self.welcomes(axis, "detachment"))
    }
}

impl Parts {
    /// Adds other parts. Where either names none, all of the field is read.
    pub fn extend(&mut self, others: Parts) {
        let is_all = |parts: &Parts| parts.named.is_empty() && !parts.is_open;
        if is_all(self) || is_all(&others) {
            *self = Parts::default();
            return;
        }
        self.is_open |= others.is_open;
        let more = others.named.into_iter().filter(|word| !self.named.contains(word)).collect::<Vec<_>>();
        self.named.extend(more);
    }
}

impl Reading {
    /// Only these parts are read.
    pub fn of<W: WrittenInFiles>(mut self, parts: impl IntoIterator<Item = W>) -> Reading {
        for word in parts.into_iter().map(W::word_in_files) {
            if !self.parts.named.contains(&word) {
                self.parts.named.push(word);
            }
        }
        self
    }

    /// The reading, if any parts are named.
    pub fn if_any(self) -> Option<Reading> {
        (!self.parts.named.is_empty()).then_some(self)
    }

    /// Beside the parts named here, those that a file or the game master names are read.
    pub const fn and_others(mut self) -> Reading {
        self.parts.is_open = true;
        self
    }

    pub fn unless(mut self, excuses: &[Excuse]) -> Reading {
        if let Demand::Needed(_, own) = &mut self.demand {
            own.extend(excuses);
        }
        self
    }

    /// Whether a block states it.
    pub fn is_stated_by(&self, block: &impl StatBlock) -> bool {
        let parts = if self.parts.is_open { &[] } else { self.parts.named.as_slice() };
        block.states(self.field, parts)
    }

    /// Whether it is wanted as badly as that, and a block that has no excuse does not state it.
    pub fn is_missed(&self, severity: Severity, block: &impl StatBlock) -> bool {
        let Demand::Needed(own, excuses) = &self.demand else { return false };
        let is_excused = || excuses.iter().any(|excuse| block.is_excused(*excuse));
        *own == severity && !self.is_stated_by(block) && !is_excused()
    }
}

/// What has a word in files.
pub trait WrittenInFiles: Copy {
    fn word_in_files(self) -> &'static str;
}

impl WrittenInFiles for Ability {
    fn word_in_files(self) -> &'static str {
        self.field()
    }
}

/// What has one word in files and in orders.
macro_rules! by_word {
    ($($type:ident),*) => {
        $(impl WrittenInFiles for $type {
            fn word_in_files(self) -> &'static str {
                self.word()
            }
        })*
    };
}

by_word!(Skill, Trait, Training, Aptitude);

/// All of some sets of aptitudes.
pub fn all_of(sets: impl IntoIterator<Item = AptitudeSet>) -> impl Iterator<Item = Aptitude> {
    sets.into_iter().reduce(AptitudeSet::union).unwrap_or_default().iter()
}
