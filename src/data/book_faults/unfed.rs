//! What a rulebook asks of other files and finds nowhere: numbers that no stat block states, and rules that no page of the
//! codex tells.

use serde::de::DeserializeOwned;

use super::{complain, complain_of_entry};
use crate::battle::{Armour, Clause, Creature, Phrase, Problem, Severity, Span, Weapon};
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::codex::Codex;
use crate::data::reader::read;
use crate::data::tree::Tree;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading, StatBlock};
use crate::rules::book::rulebook::{Axis, Rulebook};

/// Numbers of which some stat block has to state at least one, or else the choice that reads them does nothing.
struct Wanted {
    bearer: Bearer,
    reads: Vec<Reading>,
}

impl Wanted {
    /// The axis whose stat blocks they are read from.
    fn axis(&self) -> Axis {
        self.reads[0].axis
    }

    /// What each choice of a rulebook wants: one of the numbers that it means, and each number that it needs.
    fn by(book: &Rulebook, bearer: Bearer) -> Vec<Wanted> {
        let mut wanted: Vec<Wanted> = Vec::new();
        for read in book.reads_of(bearer) {
            let is_of = |own: &Reading| {
                (own.reader, own.axis, &own.demand, &read.demand)
                    == (read.reader, read.axis, &Demand::Meant, &Demand::Meant)
            };
            match (&read.demand, wanted.iter_mut().find(|own| is_of(&own.reads[0]))) {
                (Demand::Meant, Some(own)) => own.reads.push(read),
                (Demand::Meant | Demand::Needed(..), _) => wanted.push(Wanted { bearer, reads: vec![read] }),
                (Demand::NeededWhere(_) | Demand::Welcome, _) => {}
            }
        }
        wanted
    }

    /// Whether some block states one of them.
    fn is_stated<B: StatBlock>(&self, book: &Rulebook, blocks: &[(&str, &B)]) -> bool {
        let books = book.stats.of(self.axis()).names();
        let known = blocks.iter().filter(|(name, _)| books.iter().any(|book| book == name));
        known.clone().any(|(_, block)| self.reads.iter().any(|read| read.is_stated_by(*block)))
    }

    /// What is told if no block states one.
    fn complaint(&self, book: &Rulebook, tree: &Tree) -> Problem {
        let message = match self.bearer {
            Bearer::Weapon => Phrase::new("nothing-to-read-of-weapons"),
            Bearer::Creature | Bearer::Armour => Phrase::new("nothing-to-read"),
        };
        let fields: Vec<String> = self.reads.iter().map(|read| read.field.to_owned()).collect();
        let phrase = message.with("axis", self.axis().field()).with("fields", fields);
        let phrase = phrase.with("books", book.stats.of(self.axis()).names().to_vec());
        let Reader { field, entry, .. } = self.reads[0].reader;
        let problem = match entry {
            Some(number) => complain_of_entry(tree, field, number, phrase),
            None => complain(tree, field, phrase),
        };
        Problem { severity: Severity::Warning, ..problem }
    }
}

/// Choices whose numbers no creature, armour or weapon states in the stat blocks that they read.
pub fn nothing_to_read(catalogue: &Catalogue, book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let creatures: Vec<Creature> = all(catalogue, Kind::Creature);
    let armours: Vec<Armour> = all(catalogue, Kind::Armour);
    let weapons: Vec<Weapon> = all(catalogue, Kind::Weapon);
    let of_creatures = blocks(creatures.iter().map(|creature| &creature.blocks));
    let of_armours = blocks(armours.iter().map(|armour| &armour.blocks));
    let of_weapons = blocks(weapons.iter().map(|weapon| &weapon.blocks));
    let worn = Wanted::by(book, Bearer::Armour);
    let is_worn = |wanted: &Wanted| {
        let same = worn.iter().filter(|own| own.reads[0].reader == wanted.reads[0].reader);
        same.clone().any(|own| own.is_stated(book, &of_armours))
    };
    let creatures = Wanted::by(book, Bearer::Creature).into_iter();
    let creatures = creatures.filter(|own| !own.is_stated(book, &of_creatures) && !is_worn(own));
    let weapons = Wanted::by(book, Bearer::Weapon).into_iter();
    let weapons = weapons.filter(|own| !own.is_stated(book, &of_weapons));
    creatures.chain(weapons).map(|wanted| wanted.complaint(book, tree)).collect()
}

/// Every file of a kind that can be read.
fn all<T: DeserializeOwned>(catalogue: &Catalogue, kind: Kind) -> Vec<T> {
    catalogue.names(kind).filter_map(|name| read(catalogue.source(kind, name)?).value).collect()
}

/// All stat blocks, by the books that they are for.
fn blocks<'a, B>(lists: impl Iterator<Item = &'a Vec<(String, B)>>) -> Vec<(&'a str, &'a B)> {
    lists.flatten().map(|(book, block)| (book.as_str(), block)).collect()
}

/// Rules that the file itself cites and that no page of the codex tells: one warning for all of them.
pub fn uncited_pages(catalogue: &Catalogue, book: &Rulebook, tree: &Tree) -> Option<Problem> {
    let (codex, _) = Codex::read(catalogue);
    let mut missing: Vec<(Span, &str)> = Vec::new();
    for (clause, id) in book.citations().flatten().filter(|(_, id)| codex.find(id).is_none()) {
        let is_clause = Clause::ALL.iter().any(|known| known.name() == clause);
        if let Some(place) = place_of_citation(tree, clause, id).filter(|_| is_clause) {
            missing.push((place, id));
        }
    }
    missing.sort_by_key(|(place, _)| place.start);
    let (place, first) = *missing.first()?;
    let mut ids: Vec<String> = Vec::new();
    for (_, id) in missing {
        if !ids.iter().any(|known| known == id) {
            ids.push(id.to_owned());
        }
    }
    let phrase = Phrase::new("rule-without-page").with("id", first).with("ids", ids);
    Some(Problem::warning(phrase).at(&tree.source, place))
}

/// Where a file cites a rule for a clause. Keys of maps have no path, so the text is searched.
fn place_of_citation(tree: &Tree, clause: &str, id: &str) -> Option<Span> {
    let text = tree.source.text();
    let (key, value) = (format!("\"{clause}\""), format!("\"{id}\""));
    text.match_indices(&key).find_map(|(at, _)| {
        let after = at + key.len();
        let gap = text[after..].find(&value)?;
        let is_own = text[after..after + gap].chars().all(|letter| letter.is_whitespace() || letter == ':');
        is_own.then(|| Span::new(after + gap, after + gap + value.len()))
    })
}
