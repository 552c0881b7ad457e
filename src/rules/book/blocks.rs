//! Blocks: the numbers of one thing as each axis reads them, from the books that the rulebook names for it.

use smallvec::SmallVec;

use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::book::stat_books::StatBooks;
use crate::rules::choices::aftermath::AftermathRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::DamageRule;
use crate::rules::choices::exit::ExitRule;
use crate::rules::choices::last_chances::LastChancesRule;
use crate::rules::choices::light::LightRule;
use crate::rules::choices::morale::MoraleRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::stealth::StealthRule;

/// The stat blocks of one thing, as the axes read them.
#[derive(Clone, Debug, PartialEq)]
pub struct Blocks<B> {
    distinct: SmallVec<[B; 1]>,
    by_axis: [u8; Axis::COUNT],
}

/// An axis that finds no block to read, and the foremost book that it would read.
pub type Unread = (Axis, String);

/// What has stat blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    Creature,
    /// A weapon, a spell or an item.
    Weapon,
    Armour,
}

impl<B: Clone + Default> Blocks<B> {
    /// Blocks that state nothing.
    pub(super) fn blank() -> Blocks<B> {
        Blocks { distinct: smallvec::smallvec![B::default()], by_axis: [0; Axis::COUNT] }
    }

    /// Reads the blocks that a rulebook asks for. Where none of the books that an axis reads knows the thing, and the
    /// choice there looks at such things at all, the foremost of them comes back instead, with the axis; where it does
    /// not, it makes do with the block that most axes read.
    pub(super) fn read(
        book: &Rulebook,
        bearer: Bearer,
        find: impl Fn(&str) -> Option<B>,
        over: impl Fn(&B, &B) -> B,
    ) -> Result<Blocks<B>, Unread> {
        let mut known: SmallVec<[(&StatBooks, bool); 4]> = SmallVec::new();
        let mut blocks = Blocks { distinct: SmallVec::new(), by_axis: [0; Axis::COUNT] };
        for (axis, slot) in Axis::ALL.iter().zip(&mut blocks.by_axis) {
            let books = book.stats.of(*axis);
            let index = match known.iter().position(|(own, _)| *own == books) {
                Some(index) => index,
                None => {
                    let block = books.read(&find, &over);
                    known.push((books, block.is_some()));
                    let otherwise = || book.stats.default.read(&find, &over).unwrap_or_default();
                    blocks.distinct.push(block.unwrap_or_else(otherwise));
                    known.len() - 1
                }
            };
            if !known[index].1 && book.demands_block(*axis, bearer) {
                return Err((*axis, foremost(books)));
            }
            *slot = u8::try_from(index).unwrap_or_default();
        }
        Ok(blocks)
    }

    /// The block that an axis reads.
    pub fn of(&self, axis: Axis) -> &B {
        &self.distinct[usize::from(self.by_axis[axis as usize])]
    }
}

impl Rulebook {
    /// Whether what the book takes on an axis cannot do without a block of such a thing. Where it can, numbers that are not
    /// there count as its documentation says.
    pub(super) fn demands_block(&self, axis: Axis, bearer: Bearer) -> bool {
        match bearer {
            Bearer::Weapon => match axis {
                Axis::Attack => true,
                Axis::Damage => !matches!(self.damage.take, DamageRule::Nothing),
                _ => false,
            },
            Bearer::Armour => match axis {
                Axis::Attack => true,
                Axis::Protection => !matches!(self.protection.take, ProtectionRule::Nothing),
                _ => false,
            },
            Bearer::Creature => self.looks_at_creatures(axis),
        }
    }

    fn looks_at_creatures(&self, axis: Axis) -> bool {
        match axis {
            Axis::Critical => !matches!(self.critical.take, CriticalRule::Nothing),
            Axis::Damage => !matches!(self.damage.take, DamageRule::Nothing),
            Axis::Protection => !matches!(self.protection.take, ProtectionRule::Nothing),
            Axis::LastChances => !matches!(self.last_chances.take, LastChancesRule::Nothing),
            Axis::Aftermath => !matches!(self.aftermath.take, AftermathRule::Nothing),
            Axis::Morale => !matches!(self.morale.take, MoraleRule::Nothing),
            Axis::Light => !matches!(self.light.take, LightRule::Ignored),
            Axis::Stealth => !matches!(self.stealth.take, StealthRule::Nothing),
            Axis::Exit => !matches!(self.exit.take, ExitRule::WalkOff),
            Axis::Tracks => !self.tracks.is_empty(),
            Axis::Manoeuvres => !self.manoeuvres.is_empty(),
            Axis::Check | Axis::Initiative | Axis::Movement | Axis::Attack | Axis::Harm => true,
            Axis::Tempo | Axis::Opening | Axis::Budget | Axis::Leaving | Axis::Range | Axis::AtZero => false,
        }
    }
}

/// The first of some books.
pub(super) fn foremost(books: &StatBooks) -> String {
    books.names().first().cloned().unwrap_or_default()
}
