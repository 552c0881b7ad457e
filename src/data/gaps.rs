//! Messages about missing stat blocks, at the place of the entry that lacks them.

use super::catalogue::{Catalogue, Kind};
use super::conversion::conversion_of;
use super::tree::{Step, Tree, parse};
use crate::battle::{Phrase, Problem, Scenario, Trait};
use crate::rules::book::muster::{Muster, Thing};
use crate::rules::book::rulebook::Axis;

/// Something with stat blocks.
pub struct BlockBearer<'e> {
    pub kind: Kind,
    /// The name of its file, or its name in a scenario.
    pub id: &'e str,
    /// The rulebooks that it has blocks for.
    pub books: Vec<&'e str>,
}

impl<'e> BlockBearer<'e> {
    pub fn new<B>(kind: Kind, id: &'e str, blocks: &'e [(String, B)]) -> BlockBearer<'e> {
        BlockBearer { kind, id, books: blocks.iter().map(|(book, _)| book.as_str()).collect() }
    }

    /// The entry that a muster refers to by its place in a list of the scenario.
    ///
    /// # Errors
    /// A wearer of armour has no blocks: returns their place, and the trait that they lack.
    pub fn of(scenario: &'e Scenario, thing: Thing) -> Result<BlockBearer<'e>, (usize, Trait)> {
        match thing {
            Thing::Creature(place) => {
                let (id, own) = &scenario.creatures[place];
                Ok(BlockBearer::new(Kind::Creature, id, &own.blocks))
            }
            Thing::Weapon(place) => {
                let (id, own) = &scenario.weapons[place];
                Ok(BlockBearer::new(Kind::Weapon, id, &own.blocks))
            }
            Thing::Item(place) => {
                let (id, own) = &scenario.items[place];
                Ok(BlockBearer::new(Kind::Item, id, &own.blocks))
            }
            Thing::Armour(place) => {
                let (id, own) = &scenario.armours[place];
                Ok(BlockBearer::new(Kind::Armour, id, &own.blocks))
            }
            Thing::Wearer(wearer, lacks) => Err((wearer, lacks)),
        }
    }

    /// Adds the entry's kind and name to a phrase.
    pub fn named_in(&self, phrase: Phrase) -> Phrase {
        phrase.with("kind", Phrase::new(self.kind.phrase())).with("name", self.id)
    }

    /// The message that the entry lacks what the rulebook reads in a block: the whole block, or one number of it.
    pub fn lacks(&self, book: &str, axis: Axis, field: Option<&'static str>) -> Phrase {
        let phrase = match field {
            None => Phrase::new("missing-stat-block"),
            Some(field) if self.books.contains(&book) => Phrase::new("missing-number").with("field", field),
            Some(field) => Phrase::new("cannot-work-out").with("field", field),
        };
        self.named_in(phrase).with("book", book).with("axis", axis.field())
    }

    /// The message that no rulebook can use the entry. Items are exempt, since a source of light needs no block.
    pub fn without_blocks(&self) -> Option<Phrase> {
        if self.books.is_empty() && self.kind != Kind::Item {
            Some(self.named_in(Phrase::new("no-stat-blocks")))
        } else {
            None
        }
    }

    /// A message that lists the blocks that are missing and those that exist.
    pub fn gaps(&self, catalogue: &Catalogue, key: &'static str) -> Option<Phrase> {
        let known = conversion_of(catalogue)?.books;
        let (from, missing): (Vec<String>, Vec<String>) =
            known.into_iter().partition(|book| self.books.contains(&book.as_str()));
        if from.is_empty() || missing.is_empty() {
            return None;
        }
        Some(self.named_in(Phrase::new(key)).with("missing", missing).with("from", from))
    }

    /// A problem at the entry's place: in the scenario that contains it, else in its own file, at its block for a
    /// rulebook if it has one.
    pub fn complain(
        &self,
        catalogue: &Catalogue,
        scenario: Option<&Tree>,
        book: Option<&str>,
        phrase: Phrase,
    ) -> Option<Problem> {
        let own = [Step::Field(self.kind.folder()), Step::Key(self.id)];
        let block = book.filter(|book| self.books.contains(book)).map(Step::Field);
        if let Some(tree) = scenario.filter(|tree| tree.find(&own).is_some()) {
            let path: Vec<Step<'_>> = own.into_iter().chain(block).collect();
            return Some(tree.complain(&path, phrase));
        }
        let tree = parse(catalogue.source(self.kind, self.id)?).tree;
        Some(tree.complain(block.as_slice(), phrase))
    }
}

/// The entries of a muster with blocks that the scenario does not have: those blocks were worked out.
fn worked_out<'s>(scenario: &'s Scenario, muster: &Muster) -> Vec<BlockBearer<'s>> {
    let fitted = &muster.scenario;
    let creatures = scenario.creatures.iter().zip(&fitted.creatures).enumerate();
    let creatures = creatures.filter(|(_, (own, fitted))| own.1.blocks.len() < fitted.1.blocks.len());
    let weapons = scenario.weapons.iter().zip(&fitted.weapons).enumerate();
    let weapons = weapons.filter(|(_, (own, fitted))| own.1.blocks.len() < fitted.1.blocks.len());
    let armours = scenario.armours.iter().zip(&fitted.armours).enumerate();
    let armours = armours.filter(|(_, (own, fitted))| own.1.blocks.len() < fitted.1.blocks.len());
    let things = creatures.map(|(place, _)| Thing::Creature(place));
    let things = things.chain(weapons.map(|(place, _)| Thing::Weapon(place)));
    let things = things.chain(armours.map(|(place, _)| Thing::Armour(place)));
    things.filter_map(|thing| BlockBearer::of(scenario, thing).ok()).collect()
}

/// The entries that are written in the scenario itself.
fn own_of<'s>(scenario: &'s Scenario, tree: &Tree) -> Vec<BlockBearer<'s>> {
    let creatures = (0..scenario.creatures.len()).map(Thing::Creature);
    let weapons = (0..scenario.weapons.len()).map(Thing::Weapon);
    let armours = (0..scenario.armours.len()).map(Thing::Armour);
    let bearers = creatures.chain(weapons).chain(armours);
    let bearers = bearers.filter_map(|thing| BlockBearer::of(scenario, thing).ok());
    let is_own = |bearer: &BlockBearer<'_>| {
        tree.find(&[Step::Field(bearer.kind.folder()), Step::Key(bearer.id)]).is_some()
    };
    bearers.filter(is_own).collect()
}

/// A note for each entry that lacks blocks: entries of the scenario itself, and those with blocks that were worked out
/// for this battle.
pub fn notes(
    catalogue: &Catalogue,
    scenario: &Scenario,
    muster: &Muster,
    tree: Option<&Tree>,
) -> Vec<Problem> {
    let note = |entry: BlockBearer<'_>| {
        entry.complain(catalogue, tree, None, entry.gaps(catalogue, "worked-out")?).map(Problem::as_note)
    };
    let mut bearers = worked_out(scenario, muster);
    for own in tree.map(|tree| own_of(scenario, tree)).unwrap_or_default() {
        if !bearers.iter().any(|known| (known.kind, known.id) == (own.kind, own.id)) {
            bearers.push(own);
        }
    }
    bearers.into_iter().filter_map(note).collect()
}

/// The same in one line, to be shown before a battle.
pub fn note_before_battle(scenario: &Scenario, muster: &Muster) -> Option<Problem> {
    let names: Vec<String> = worked_out(scenario, muster).iter().map(|entry| entry.id.to_owned()).collect();
    if names.is_empty() {
        return None;
    }
    Some(Problem::error(Phrase::new("worked-out-here").with("names", names)).as_note())
}
