//! From a scenario as it is written down to one that can be fought: every name looked up, every square checked, and
//! everything that is wrong told at once.

mod bonds;
mod entries;
mod events;
mod lasting;
mod lights;
mod limits;
mod map;
mod named_aims;
mod numbers;
mod objectives;
mod own;
mod people;
mod prospects;
mod roads;
mod seats;
mod tempers;
mod things;
mod traps;

use std::sync::Arc;

use self::entries::Entry;
pub use self::entries::{creature_faults, item_faults, weapon_faults};
pub use self::numbers::{creature_block_numbers, unpaid_blows};
pub use self::tempers::{check_temper, temper_of};
use super::authored::ScenarioFile;
use super::catalogue::{Catalogue, Kind, Loaded, unknown};
use super::nearest::nearest;
use super::reader::read;
use super::rulebooks::load_rulebook;
use super::tree::{Step, Tree};
use crate::battle::{Armour, Creature, Item, Phrase, Problem, Scenario, SideSet, Source, Temper, Weapon};

/// The sides that a battle may have.
const SIDES: std::ops::RangeInclusive<usize> = 2..=6;

/// The most events that a scenario may have.
const EVENTS: usize = 256;

/// The most weapons, and the most items, that a combatant may have.
const GEAR: usize = 64;

/// Reads a scenario and looks up all that it names.
pub fn load_scenario(catalogue: &Catalogue, id: &str, source: &Source) -> Loaded<Scenario> {
    let file = read::<ScenarioFile>(source);
    let Some(value) = file.any() else {
        return Loaded { value: None, problems: file.problems, sources: vec![source.clone()] };
    };
    let mut loaded = resolve(catalogue, id, value, &file.tree);
    loaded.problems = file.joined_with(loaded.problems);
    loaded.value = loaded.value.filter(|_| file.value.is_some());
    loaded
}

/// Looks up all that a scenario names.
pub fn resolve(catalogue: &Catalogue, id: &str, file: &ScenarioFile, tree: &Tree) -> Loaded<Scenario> {
    let mut work = Work {
        catalogue,
        file,
        tree,
        problems: Vec::new(),
        sources: vec![tree.source.clone()],
        creatures: Vec::new(),
        weapons: Vec::new(),
        armours: Vec::new(),
        items: Vec::new(),
        tempers: Vec::new(),
    };
    // Lists that are far too long are reported before anything else is checked.
    for (field, phrase) in limits::too_long(file) {
        work.complain(&[Step::Field(field)], phrase);
    }
    let value = if work.problems.is_empty() { work.scenario(id) } else { None };
    Loaded { value, problems: work.problems, sources: work.sources }
}

/// A scenario in the making.
struct Work<'a> {
    catalogue: &'a Catalogue,
    file: &'a ScenarioFile,
    tree: &'a Tree,
    problems: Vec<Problem>,
    sources: Vec<Source>,
    creatures: Vec<(String, Creature)>,
    weapons: Vec<(String, Weapon)>,
    armours: Vec<(String, Armour)>,
    items: Vec<(String, Item)>,
    /// The tempers that were named so far; none for a name that nothing has.
    tempers: Vec<(String, Option<Temper>)>,
}

impl Work<'_> {
    fn complain(&mut self, path: &[Step<'_>], phrase: Phrase) {
        self.problems.push(self.tree.complain(path, phrase));
    }

    fn complain_of_name(&mut self, path: &[Step<'_>], phrase: Phrase, suggestion: Option<String>) {
        self.problems.push(self.tree.complain(path, phrase).suggest(suggestion));
    }

    fn scenario(&mut self, id: &str) -> Option<Scenario> {
        self.check_own_entries();
        self.check_tempers();
        self.check_rulebook();
        let drawn = self.drawn_map()?;
        let sides = self.sides();
        let combatants = self.combatants(&drawn, &sides);
        let combatants = self.bonds(combatants);
        let lights = self.placed_lights(&drawn);
        let traps = self.traps(&drawn);
        self.check_namesakes();
        let things = self.things(&drawn, &combatants);
        let sides = self.objectives(&drawn, sides, &combatants);
        let cues = self.cues(&drawn, &sides, &combatants);
        let first_side = self
            .file
            .first_side
            .as_deref()
            .and_then(|name| self.side_named(&sides, name, &[Step::Field("first_side")]));
        let started_by = self
            .file
            .started_by
            .as_deref()
            .and_then(|name| self.side_named(&sides, name, &[Step::Field("started_by")]));
        let mut ambush = SideSet::NONE;
        for (place, name) in self.file.ambush.iter().enumerate() {
            let side = self.side_named(&sides, name, &[Step::Field("ambush"), Step::Index(place)]);
            ambush = side.map_or(ambush, |side| ambush.and(side));
        }
        if self.file.round_limit == Some(0) {
            self.complain(&[Step::Field("round_limit")], Phrase::new("no-rounds"));
        }
        for (name, won) in self.file.measured.iter().filter(|(_, won)| **won > 100) {
            let phrase = Phrase::new("more-than-all").with("found", usize::from(*won));
            self.complain(&[Step::Field("measured"), Step::Key(name)], phrase);
        }
        let is_broken =
            self.problems.iter().any(|problem| problem.severity == crate::battle::Severity::Error);
        if is_broken {
            return None;
        }
        let scenario = Scenario {
            id: id.to_owned(),
            name: if self.file.name.is_empty() { id.to_owned() } else { self.file.name.clone() },
            notes: self.file.notes.clone(),
            measured: self.file.measured.iter().map(|(name, won)| (name.to_owned(), *won)).collect(),
            rulebook: self.file.rulebook.clone(),
            field: Arc::new(drawn.field),
            biome: self.file.biome,
            light: self.file.light,
            lights,
            traps,
            things,
            creatures: std::mem::take(&mut self.creatures),
            weapons: std::mem::take(&mut self.weapons),
            armours: std::mem::take(&mut self.armours),
            items: std::mem::take(&mut self.items),
            sides,
            combatants: combatants.into_iter().map(|placed| placed.enlisted).collect(),
            cues,
            first_side,
            started_by,
            morale_on: self.file.morale_on.clone(),
            morale_by: self.file.morale_by,
            ambush,
            levels: self.catalogue.levels.clone(),
            round_limit: self.file.round_limit.unwrap_or(self.catalogue.defaults.round_limit),
        };
        self.warn_of_prospects(&scenario);
        Some(scenario)
    }

    fn check_rulebook(&mut self) {
        let Some(book) = self.file.rulebook.as_deref() else { return };
        if self.catalogue.knows_all_books() && self.catalogue.source(Kind::Rulebook, book).is_none() {
            let suggestion = nearest(book, self.catalogue.names(Kind::Rulebook)).map(str::to_owned);
            self.complain_of_name(&[Step::Field("rulebook")], unknown("kind-rulebook", book), suggestion);
        }
    }

    /// An entry by its name: its place in the scenario's list of its kind.
    fn entry<E: Entry>(&mut self, name: &str, path: &[Step<'_>]) -> Option<usize> {
        if let Some(place) = E::listed(self).iter().position(|(known, _)| known == name) {
            return Some(place);
        }
        let own = E::written_in(self.file).get(name);
        let mut entry = match own {
            Some(own) => own.clone(),
            None => match self.catalogue.source(E::KIND, name) {
                Some(source) => self.take_entry(read(source))?,
                None => {
                    let names = self.catalogue.names(E::KIND).chain(E::written_in(self.file).names());
                    let suggestion = nearest(name, names).map(str::to_owned);
                    self.complain_of_name(path, unknown(E::WORD, name), suggestion);
                    return None;
                }
            },
        };
        // What is wrong with the scenario's own entries is told where they stand.
        for phrase in entry.complete(name).into_iter().filter(|_| own.is_none()) {
            self.complain(path, phrase);
        }
        let list = E::listed(self);
        list.push((name.to_owned(), entry));
        Some(list.len() - 1)
    }

    /// An entry of another file: what is wrong with that file is wrong with this scenario.
    fn take_entry<T>(&mut self, file: super::reader::Read<T>) -> Option<T> {
        self.sources.push(file.tree.source.clone());
        self.problems.extend(file.problems);
        file.value
    }
}

/// Stat blocks under names that no rulebook reads.
pub fn stray_blocks(
    catalogue: &Catalogue,
    tree: &Tree,
    path: &[Step<'_>],
    blocks: &[&str],
    shared: &[&str],
) -> Vec<Problem> {
    if !catalogue.knows_all_books() {
        return Vec::new();
    }
    let books = catalogue.books();
    let complain = |book: &&str| {
        let mut path = path.to_vec();
        path.push(Step::Field(book));
        let names = books.iter().chain(shared).copied();
        let problem = if books.contains(book) {
            Problem::warning(read_instead(catalogue, book)?)
        } else {
            Problem::error(unknown("kind-stat-block", book)).suggest(nearest(book, names))
        };
        Some(problem.at(&tree.source, tree.place_of_name(&path)))
    };
    blocks.iter().filter_map(complain).collect()
}

/// What a rulebook reads instead of stat blocks under its own name, where nothing reads those.
fn read_instead(catalogue: &Catalogue, book: &str) -> Option<Phrase> {
    let reads =
        |book: &str| load_rulebook(catalogue, book).value.map_or(Vec::new(), |book| book.stats.names());
    let own = reads(book);
    let is_read = |books: &[String]| books.iter().any(|name| name == book);
    let is_stray = !is_read(&own) && !catalogue.books().into_iter().any(|other| is_read(&reads(other)));
    is_stray.then(|| Phrase::new("block-nobody-reads").with("book", book).with("read", own))
}

/// A name for people, from the name of a file.
pub fn title_of(id: &str) -> String {
    let words = id.replace(['_', '-'], " ");
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}
