//! Conversion: how a stat block that is missing is worked out from those that are there. The table itself is a file, so
//! that a game master can read it, check any number by hand, and put another table in its place.
//!
//! A measure says what one thing about a creature, a weapon or an armour comes to in each book, tier by tier. The blocks
//! that are there give a tier each; the block that is missing takes the numbers of the middle one.

mod armours;
mod creatures;
mod fit;
mod patch;
mod weapons;

use std::collections::BTreeMap;

use serde::Deserialize;

pub use self::armours::ArmourDial;
pub use self::creatures::{Armed, CreatureDial};
pub use self::fit::{Filling, Gear, states_hit_dice};
pub use self::patch::{Addition, with_additions};
pub use self::weapons::{Handling, HandlingRow, HandlingWord, WeaponDial, Wielded};
use super::catalogue::Catalogue;
use super::reader::read;
use super::tree::{Step, Tree};
use crate::battle::{ArmourWeight, Listed, Phrase, Problem, Trait};

/// The file of the table.
pub const CONVERSION: &str = "conversion.ron";

/// The table by which blocks are worked out.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Conversion {
    /// The books whose blocks can be worked out, and that others are worked out from.
    pub books: Vec<String>,
    /// What is measured of creatures.
    pub creatures: Listed<Measure<CreatureDial>>,
    /// For books that ask for it, the traits of those who wear armour of some weight.
    pub wearers: Listed<BTreeMap<ArmourWeight, Vec<Trait>>>,
    /// What is measured of weapons.
    pub weapons: Listed<Measure<WeaponDial>>,
    /// How weapons are wielded and taught.
    pub handling: Handling,
    /// What is measured of armour.
    pub armours: Listed<Measure<ArmourDial>>,
}

/// One thing that every book expresses in numbers of its own.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure<D> {
    /// What the tiers are called, the lowest first.
    pub tiers: Vec<String>,
    /// The scales of each book: it is read by the first, and writes all of them.
    pub books: Listed<Vec<Scale<D>>>,
}

/// What one number of a block is in each tier.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scale<D> {
    /// The number.
    pub dial: D,
    /// What counts where a block does not name it.
    #[serde(default)]
    pub unstated: Option<i32>,
    /// How much every square of a creature's size beyond the first adds to it.
    #[serde(default)]
    pub per_size: i32,
    /// What it is in each tier, where the dial does not say so itself.
    #[serde(default)]
    pub rows: Vec<Option<i32>>,
}

/// A number of a stat block.
pub trait Dial {
    /// A stat block.
    type Block;
    /// What must be known about the thing that has the block.
    type About;

    /// The number in a block; none where the block does not name it.
    fn read(&self, about: &Self::About, block: &Self::Block) -> Option<i32>;

    /// Puts the number of a tier into a block.
    fn write(&self, about: &Self::About, block: &mut Self::Block, tier: usize, number: i32);

    /// What the tiers come to, for a number that is no plain one.
    fn own_rows(&self) -> Option<Vec<Option<i32>>> {
        None
    }

    /// Squares to a side beyond the first.
    fn extra_size(_: &Self::About) -> i32 {
        0
    }
}

impl<D: Dial> Scale<D> {
    /// What the number is in each tier.
    pub fn numbers(&self) -> Vec<Option<i32>> {
        self.dial.own_rows().unwrap_or_else(|| self.rows.clone())
    }

    /// The tier that a block is in.
    pub fn tier_of(&self, about: &D::About, block: &D::Block) -> Option<usize> {
        let number = self.dial.read(about, block).or(self.unstated)?;
        let number = number.saturating_add(self.per_size.saturating_mul(D::extra_size(about)));
        let gap = |(tier, own): (usize, Option<i32>)| Some((own?.abs_diff(number), tier));
        self.numbers().into_iter().enumerate().filter_map(gap).min().map(|(_, tier)| tier)
    }

    /// Puts the number of a tier into a block, if there is one; `nearest` allows for that of the nearest tier.
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

impl<D: Dial> Measure<D> {
    /// The tier that the block of a book is in.
    pub fn tier_of(&self, book: &str, about: &D::About, block: &D::Block) -> Option<usize> {
        self.books.get(book)?.first()?.tier_of(about, block)
    }

    /// The tier that several blocks give: the middle one, the lower one of two middles.
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

/// Works out the block of a book from those of others, measure by measure.
fn work_out<D: Dial>(
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
    /// Scales that do not have a number for each tier.
    pub fn faults(&self, tree: &Tree) -> Vec<Problem> {
        let mut problems = Vec::new();
        uneven("creatures", &self.creatures, tree, &mut problems);
        uneven("weapons", &self.weapons, tree, &mut problems);
        uneven("armours", &self.armours, tree, &mut problems);
        problems
    }
}

fn uneven<D: Dial>(
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

/// The table, if there is one.
pub fn conversion_of(catalogue: &Catalogue) -> Option<Conversion> {
    let file = read::<Conversion>(catalogue.text(CONVERSION)?);
    file.value.filter(|table| table.faults(&file.tree).is_empty())
}
