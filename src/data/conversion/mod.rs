//! Conversion: works out a missing stat block from those that exist. The table is a file, so that a game master can
//! read it, check every number by hand, and replace it.
//!
//! A measure says what one quality of a creature, a weapon or an armour is in each rulebook, tier by tier. Each
//! existing block gives a tier; the missing block takes the numbers of the median tier.

mod armours;
mod creatures;
mod fit;
mod patch;
mod weapons;

use std::collections::BTreeMap;

use serde::Deserialize;

pub use self::armours::ArmourNumber;
pub use self::creatures::{CreatureContext, CreatureNumber};
pub use self::fit::{Filling, Gear, states_hit_dice};
pub use self::patch::{Addition, with_additions};
pub use self::weapons::{Handling, HandlingRow, HandlingWord, WeaponContext, WeaponNumber};
use super::catalogue::Catalogue;
use super::reader::read;
use super::tree::{Step, Tree};
use crate::battle::{ArmourWeight, Listed, Phrase, Problem, Trait};

pub const CONVERSION: &str = "conversion.ron";

/// The table for working out stat blocks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversion {
    /// The rulebooks whose blocks can be worked out, and used to work out others.
    pub books: Vec<String>,
    pub creatures: Listed<Measure<CreatureNumber>>,
    /// For rulebooks that require it, the traits that a wearer of armour needs, by the armour's weight.
    pub wearers: Listed<BTreeMap<ArmourWeight, Vec<Trait>>>,
    pub weapons: Listed<Measure<WeaponNumber>>,
    /// The skills and subclasses of weapons.
    pub handling: Handling,
    pub armours: Listed<Measure<ArmourNumber>>,
}

/// One quality that every rulebook expresses in numbers of its own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure<D> {
    /// The names of the tiers, the lowest first.
    pub tiers: Vec<String>,
    /// The scales of each rulebook. The first is used to read a block's tier; all of them are written.
    pub books: Listed<Vec<Scale<D>>>,
}

/// The values that one number of a stat block has in the tiers.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scale<D> {
    pub dial: D,
    /// The value that counts if a block does not state the number.
    #[serde(default)]
    pub unstated: Option<i32>,
    /// How much each square of a creature's size beyond the first adds to the number.
    #[serde(default)]
    pub per_size: i32,
    /// The value in each tier, unless the dial gives the values itself.
    #[serde(default)]
    pub rows: Vec<Option<i32>>,
}

/// A number in a stat block that can be read and written.
pub trait BlockNumber {
    type Block;
    /// What must be known about the thing besides its stat blocks.
    type About;

    /// The number in a block; none if the block does not state it.
    fn read(&self, about: &Self::About, block: &Self::Block) -> Option<i32>;

    /// Writes the number of a tier into a block.
    fn write(&self, about: &Self::About, block: &mut Self::Block, tier: usize, number: i32);

    /// The values of the tiers, if the dial is not a plain number.
    fn own_rows(&self) -> Option<Vec<Option<i32>>> {
        None
    }

    /// The size in squares per side, minus one.
    fn extra_size(_: &Self::About) -> i32 {
        0
    }
}

impl<D: BlockNumber> Scale<D> {
    pub fn numbers(&self) -> Vec<Option<i32>> {
        self.dial.own_rows().unwrap_or_else(|| self.rows.clone())
    }

    /// The tier whose value is closest to the number in a block.
    pub fn tier_of(&self, about: &D::About, block: &D::Block) -> Option<usize> {
        let number = self.dial.read(about, block).or(self.unstated)?;
        let number = number.saturating_add(self.per_size.saturating_mul(D::extra_size(about)));
        let gap = |(tier, own): (usize, Option<i32>)| Some((own?.abs_diff(number), tier));
        self.numbers().into_iter().enumerate().filter_map(gap).min().map(|(_, tier)| tier)
    }

    /// Writes the number of a tier into a block, if there is one; with `nearest`, that of the nearest tier that has
    /// one.
    fn write(&self, about: &D::About, block: &mut D::Block, tier: usize, nearest: bool) {
        let gap = |(own, number): (usize, Option<i32>)| Some((own.abs_diff(tier), own, number?));
        let found = self.numbers().into_iter().enumerate().filter_map(gap).min();
        let Some((_, own, number)) = found.filter(|(gap, ..)| nearest || *gap == 0) else { return };
        if self.unstated != Some(number) {
            let number = number.saturating_sub(self.per_size.saturating_mul(D::extra_size(about)));
            self.dial.write(about, block, own, number);
        }
    }
}

impl<D: BlockNumber> Measure<D> {
    /// The tier of a rulebook's block.
    pub fn tier_of(&self, book: &str, about: &D::About, block: &D::Block) -> Option<usize> {
        self.books.get(book)?.first()?.tier_of(about, block)
    }

    /// The median tier of several blocks; of two middle tiers the lower one.
    fn middle<'b>(
        &self,
        about: &D::About,
        blocks: impl Iterator<Item = (&'b str, &'b D::Block)>,
    ) -> Option<usize>
    where
        D::Block: 'b,
    {
        let mut tiers: Vec<usize> =
            blocks.filter_map(|(book, block)| self.tier_of(book, about, block)).collect();
        tiers.sort_unstable();
        tiers.get(tiers.len().checked_sub(1)? / 2).copied()
    }

    fn write(&self, book: &str, about: &D::About, block: &mut D::Block, tier: usize) {
        for (place, scale) in self.books.get(book).into_iter().flatten().enumerate() {
            scale.write(about, block, tier, place == 0);
        }
    }
}

/// Works out the block for a rulebook from the blocks for others, measure by measure.
fn work_out<D: BlockNumber>(
    measures: &Listed<Measure<D>>,
    about: &D::About,
    sources: &[(&str, &D::Block)],
    book: &str,
) -> D::Block
where
    D::Block: Default,
{
    let mut block = D::Block::default();
    for (_, measure) in measures.iter() {
        if let Some(tier) = measure.middle(about, sources.iter().copied()) {
            measure.write(book, about, &mut block, tier);
        }
    }
    block
}

impl Conversion {
    /// An error for each scale that does not have a number for each tier.
    pub fn faults(&self, tree: &Tree) -> Vec<Problem> {
        let mut problems = Vec::new();
        uneven("creatures", &self.creatures, tree, &mut problems);
        uneven("weapons", &self.weapons, tree, &mut problems);
        uneven("armours", &self.armours, tree, &mut problems);
        problems
    }
}

fn uneven<D: BlockNumber>(
    field: &'static str,
    measures: &Listed<Measure<D>>,
    tree: &Tree,
    problems: &mut Vec<Problem>,
) {
    for (name, measure) in measures.iter() {
        for (book, scales) in measure.books.iter() {
            for (place, scale) in scales.iter().enumerate() {
                let found = scale.numbers().len();
                if found != measure.tiers.len() {
                    let path = [
                        Step::Field(field),
                        Step::Key(name),
                        Step::Field("books"),
                        Step::Key(book),
                        Step::Index(place),
                    ];
                    let phrase = Phrase::new("uneven-scale").with("found", found);
                    problems.push(tree.complain(&path, phrase.with("tiers", measure.tiers.len())));
                }
            }
        }
    }
}

/// The table, if there is one without errors.
pub fn conversion_of(catalogue: &Catalogue) -> Option<Conversion> {
    let file = read::<Conversion>(catalogue.text(CONVERSION)?);
    file.value.filter(|table| table.faults(&file.tree).is_empty())
}
