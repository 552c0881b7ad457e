//! What a rulebook reads of stat blocks: every number that one of its choices looks at, and how badly it wants it. This
//! is the one list of them. What is told of numbers that are missing, or of choices that find none, comes from it, and so
//! does what the author of a creature is told beforehand. What a number means is the affair of its axis.

mod armours;
mod creatures;
mod weapons;

use crate::battle::{
    Ability, Aptitude, AptitudeSet, ArmourBlock, CreatureBlock, Severity, Skill, Training, Trait,
    WeaponBlock, WeaponKind,
};
use crate::rules::book::blocks::Bearer;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::book::stat_books::StatBooks;

/// A number of a stat block that something in a rulebook reads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The field of the stat block.
    pub field: &'static str,
    /// What of it, where it holds several numbers.
    pub parts: Parts,
    /// The axis whose stat blocks it is read from.
    pub axis: Axis,
    /// Who reads it.
    pub reader: Reader,
    pub demand: Demand,
}

/// What in a rulebook reads a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The field of the rulebook.
    pub field: &'static str,
    /// What the book takes there; none where any choice reads the number.
    pub choice: Option<&'static str>,
    /// The place of the choice, where the field is a list.
    pub entry: Option<usize>,
}

/// What is read of a field that holds several numbers, or several words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Their words, as files write them; none where everything in it counts.
    pub named: Vec<&'static str>,
    /// Whether other files or the game master may ask for others as well.
    pub is_open: bool,
}

/// How badly a number is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// A battle without it makes no sense, or is merely not what anybody meant, unless there is an excuse.
    Needed(Severity, Vec<Excuse>),
    /// It is needed where something else is so.
    NeededWhere(Occurrence),
    /// Somebody should state it, or another number that the same reader means, or else the choice does nothing.
    Meant,
    /// It counts where it is stated.
    Welcome,
}

/// What lets a weapon do without a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// It lists what it brings about.
    BringsAbout,
    /// It lists that, and no damage.
    OnlyBringsAbout,
    Unarmed,
    /// Its damage goes on by itself.
    Constant,
}

/// Where a number is needed that is welcome elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occurrence {
    /// An area takes in as many as a die says, and no damage gives one.
    AreaByDie,
    /// One who wears heavier armour than others can.
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

/// The numbers that are read from one stat block, or from several laid one over the other.
#[derive(Clone, Debug)]
pub struct BlockRead<'b> {
    /// Whose.
    pub books: &'b StatBooks,
    /// Whether nobody can be without such a block.
    pub is_needed: bool,
    pub readings: Vec<Reading>,
}

impl Reader {
    /// The choice on an axis.
    fn on(axis: Axis, choice: &'static str) -> Reader {
        Reader { field: axis.field(), choice: Some(choice), entry: None }
    }

    /// An axis, whatever is chosen there.
    fn whatever(axis: Axis) -> Reader {
        Reader { field: axis.field(), choice: None, entry: None }
    }

    /// An entry of a list.
    const fn of_list(field: &'static str, choice: &'static str, entry: usize) -> Reader {
        Reader { field, choice: Some(choice), entry: Some(entry) }
    }

    fn reads(self, axis: Axis, field: &'static str, demand: Demand) -> Reading {
        Reading { field, parts: Parts::default(), axis, reader: self, demand }
    }

    fn welcomes(self, axis: Axis, field: &'static str) -> Reading {
        self.reads(axis, field, Demand::Welcome)
    }

    fn means(self, axis: Axis, field: &'static str) -> Reading {
        self.reads(axis, field, Demand::Meant)
    }

    fn needs(self, axis: Axis, field: &'static str) -> Reading {
        self.reads(axis, field, Demand::Needed(Severity::Error, Vec::new()))
    }
}

impl Parts {
    /// These and others; everything, where either is that.
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
    /// Only some parts.
    fn of<W: WrittenInFiles>(mut self, parts: impl IntoIterator<Item = W>) -> Reading {
        for word in parts.into_iter().map(W::word_in_files) {
            if !self.parts.named.contains(&word) {
                self.parts.named.push(word);
            }
        }
        self
    }

    /// The same, if any parts are named.
    fn if_any(self) -> Option<Reading> {
        (!self.parts.named.is_empty()).then_some(self)
    }

    /// Beside those named, whatever a file or the game master names.
    const fn and_others(mut self) -> Reading {
        self.parts.is_open = true;
        self
    }

    fn unless(mut self, excuses: &[Excuse]) -> Reading {
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

    /// Whether a block that has no excuse does not state it, and it is wanted so badly.
    pub fn is_missed(&self, severity: Severity, block: &impl StatBlock) -> bool {
        let Demand::Needed(own, excuses) = &self.demand else { return false };
        let is_excused = || excuses.iter().any(|excuse| block.is_excused(*excuse));
        *own == severity && !self.is_stated_by(block) && !is_excused()
    }
}

/// What files write for something.
trait WrittenInFiles: Copy {
    fn word_in_files(self) -> &'static str;
}

impl WrittenInFiles for Ability {
    fn word_in_files(self) -> &'static str {
        self.field()
    }
}

/// What files write by the word that orders use as well.
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
fn all_of(sets: impl IntoIterator<Item = AptitudeSet>) -> impl Iterator<Item = Aptitude> {
    sets.into_iter().reduce(AptitudeSet::union).unwrap_or_default().iter()
}

impl Rulebook {
    /// Every number that it reads of creatures, of weapons or of armour.
    pub fn reads_of(&self, bearer: Bearer) -> Vec<Reading> {
        match bearer {
            Bearer::Creature => self.reads_of_creatures(),
            Bearer::Weapon => self.reads_of_weapons(),
            Bearer::Armour => self.reads_of_armours(),
        }
    }

    /// The same, by the stat blocks that they stand in: those that are read by default come first.
    pub fn blocks_read_of(&self, bearer: Bearer) -> Vec<BlockRead<'_>> {
        let mut blocks: Vec<BlockRead<'_>> = Vec::new();
        let default = [(&self.stats.default, false)];
        let demanded = Axis::ALL.iter().map(|axis| (self.stats.of(*axis), self.demands_block(*axis, bearer)));
        for (books, is_needed) in default.into_iter().chain(demanded.filter(|(_, is_needed)| *is_needed)) {
            match blocks.iter_mut().find(|block| block.books == books) {
                Some(block) => block.is_needed |= is_needed,
                None => blocks.push(BlockRead { books, is_needed, readings: Vec::new() }),
            }
        }
        for reading in self.reads_of(bearer) {
            let books = self.stats.of(reading.axis);
            match blocks.iter_mut().find(|block| block.books == books) {
                Some(block) => block.readings.push(reading),
                None => blocks.push(BlockRead { books, is_needed: false, readings: vec![reading] }),
            }
        }
        blocks.retain(|block| block.is_needed || !block.readings.is_empty());
        blocks
    }
}
