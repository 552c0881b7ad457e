//! The numbers of stat blocks that each choice reads, and how badly it needs them. These lists are the source of all
//! messages about missing or unused numbers, and of what the author of a creature is told beforehand. What a number
//! means is up to the axis that reads it.

use super::axes::Axis;
use crate::battle::{
    Ability, Aptitude, AptitudeSet, ArmourBlock, CreatureBlock, Severity, Skill, Training, Trait,
    WeaponBlock, WeaponKind,
};

/// The kinds of things that have stat blocks.
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
    /// The parts of the field that are read, if it holds several numbers.
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
    /// The variant; none if every variant reads the number.
    pub choice: Option<&'static str>,
    /// The index of the choice, if the field is a list.
    pub entry: Option<usize>,
}

/// The parts that are read of a field with several numbers or words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// The words of the parts, as files write them. If there are none and `is_open` is false, the whole field is read.
    pub named: Vec<&'static str>,
    /// Whether other files or the game master may ask for further parts.
    pub is_open: bool,
}

/// How badly a number is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Without it a battle makes no sense, or is hardly what the author meant, unless the block has an excuse.
    Needed(Severity, Vec<Excuse>),
    /// It is needed in this case only.
    NeededWhere(Occurrence),
    /// Some stat block should state it, or another number with this demand by the same reader; otherwise the choice has
    /// no effect.
    Meant,
    /// It counts if it is stated, and is not missed otherwise.
    Welcome,
}

/// Why a weapon may lack a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// It lists effects.
    BringsAbout,
    /// It lists effects and no damage.
    OnlyBringsAbout,
    Unarmed,
    /// Its damage is constant.
    Constant,
}

/// A case in which a number is needed that is optional otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occurrence {
    /// A die says how many targets an area has, and the damage has no such die.
    AreaByDie,
    /// The creature wears armour that requires it.
    DemandingArmour,
}

/// A stat block of any kind.
pub trait StatBlock {
    /// Whether it states a number, or at least one of these parts of it.
    fn states(&self, field: &str, parts: &[&str]) -> bool;

    /// Whether the block has an excuse for lacking a number.
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

    /// The numbers that a check of an ability reads: the score, and proficiency if it covers the ability or the
    /// training.
    pub fn checks(self, axis: Axis, demand: Demand, ability: Ability, training: &[Training]) -> [Reading; 3] {
        let covers = training.iter().copied().chain([Training::of(ability)]);
        [
            self.reads(axis, "scores", demand).of([ability]),
            self.welcomes(axis, "proficiency"),
            self.welcomes(axis, "proficient").of(covers),
        ]
    }

    /// The readings of `detachment`: whether a creature is many fighters who act as one. They are always from the
    /// blocks of the same two axes.
    pub fn detachments(self) -> [Reading; 2] {
        [Axis::Harm, Axis::Damage].map(|axis| self.welcomes(axis, "detachment"))
    }
}

impl Parts {
    /// Adds other parts. If either has no parts named and is not open, the whole field is read.
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
    /// Limits the reading to these parts.
    pub fn of<W: WrittenInFiles>(mut self, parts: impl IntoIterator<Item = W>) -> Reading {
        for word in parts.into_iter().map(W::word_in_files) {
            if !self.parts.named.contains(&word) {
                self.parts.named.push(word);
            }
        }
        self
    }

    /// The reading; none if it names no parts.
    pub fn if_any(self) -> Option<Reading> {
        (!self.parts.named.is_empty()).then_some(self)
    }

    /// Lets the reading include further parts that a file or the game master names.
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

    /// Whether a block states the number.
    pub fn is_stated_by(&self, block: &impl StatBlock) -> bool {
        let parts = if self.parts.is_open { &[] } else { self.parts.named.as_slice() };
        block.states(self.field, parts)
    }

    /// Whether a block lacks the number without an excuse, and the number is needed with this severity.
    pub fn is_missed(&self, severity: Severity, block: &impl StatBlock) -> bool {
        let Demand::Needed(own, excuses) = &self.demand else { return false };
        let is_excused = || excuses.iter().any(|excuse| block.is_excused(*excuse));
        *own == severity && !self.is_stated_by(block) && !is_excused()
    }
}

/// A value with a word in files.
pub trait WrittenInFiles: Copy {
    fn word_in_files(self) -> &'static str;
}

impl WrittenInFiles for Ability {
    fn word_in_files(self) -> &'static str {
        self.field()
    }
}

/// Implements `WrittenInFiles` for types whose word in files is the same as in orders.
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

/// All aptitudes of several sets.
pub fn all_of(sets: impl IntoIterator<Item = AptitudeSet>) -> impl Iterator<Item = Aptitude> {
    sets.into_iter().reduce(AptitudeSet::union).unwrap_or_default().iter()
}
