//! Checks one file: what kind of file it is, and every problem with it and with what it names.

use std::path::Path;
use std::sync::Arc;

use super::authored::{PartyFile, ScenarioFile, TraumaFile};
use super::book_faults::{nothing_to_read, uncited_pages};
use super::catalogue::{Catalogue, DEFAULTS, Defaults, Kind, TERRAIN, unknown};
use super::cautions::cautions;
use super::conversion::{CONVERSION, Conversion};
use super::fill::gaps_of;
use super::gaps::{BlockBearer, notes};
use super::lesson;
use super::levels::{self, LEVELS};
use super::names::illegible_names;
use super::nearest::nearest;
use super::reader::{Read, TOLD, field_names, read};
use super::repeats::repeats;
use super::resolve::{
    check_temper, creature_block_numbers, creature_faults, item_faults, load_scenario, stray_blocks,
    unpaid_blows, weapon_faults,
};
use super::rulebooks::{MIX, is_mixed, load_rulebook, muster, oversights, read_rulebook};
use super::tree::{Field, Node, Step, Tree, Value, parse};
use super::trials::{self, TRIALS};
use crate::battle::{
    Armour, Creature, Item, Listed, Phrase, Problem, Scenario, Severity, Source, Temper, Terrain, Weapon,
};
use crate::rules::book::rulebook::{Mixture, Rulebook};

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    One(Kind),
    Terrain,
    Defaults,
    /// The table for working out missing stat blocks.
    Conversion,
    Lesson,
    Trials,
    /// How far opponents think.
    Levels,
}

impl Content {
    /// The content of a file, by its folder or its name; otherwise the kind that it fits best. The list holds other
    /// kinds that it fits equally well.
    pub fn of(path: &Path, source: &Source) -> (Content, Vec<Kind>) {
        let is_named = |name: &str| path.file_name().is_some_and(|own| own == name);
        let is_in_folder = |folder: &str| path.parent().is_some_and(|own| own.ends_with(folder));
        let known = match Kind::by_folder(path) {
            Some(kind) => Some(Content::One(kind)),
            None if is_named(TERRAIN) => Some(Content::Terrain),
            None if is_named(DEFAULTS) => Some(Content::Defaults),
            None if is_named(CONVERSION) => Some(Content::Conversion),
            None if is_named(TRIALS) => Some(Content::Trials),
            None if is_named(LEVELS) => Some(Content::Levels),
            None if is_in_folder(lesson::FOLDER) => Some(Content::Lesson),
            None => None,
        };
        if let Some(known) = known {
            return (known, Vec::new());
        }
        let fields = match parse(source).tree.root.value {
            Value::Struct(_, fields) => fields,
            _ => Vec::new(),
        };
        let strangeness = |kind: Kind| {
            let strange = fields.iter().filter(|field| !may_have(kind, field)).count();
            (strange, count_misfits(kind, source))
        };
        let kinds: Vec<_> = Kind::ALL.into_iter().map(|kind| (strangeness(kind), kind)).collect();
        let least = kinds.iter().map(|(strangeness, _)| *strangeness).min();
        let mut best = kinds.iter().filter(|(own, _)| Some(*own) == least).map(|(_, kind)| *kind);
        (Content::One(best.next().unwrap_or(Kind::Scenario)), best.collect())
    }
}

/// Whether a file of this kind may have a field, which may also be a stat block.
fn may_have(kind: Kind, field: &Field) -> bool {
    let has_blocks = matches!(kind, Kind::Creature | Kind::Weapon | Kind::Armour | Kind::Item);
    let is_block = || has_blocks && matches!(field.node.value, Value::Struct(..));
    let name = field.word.text.as_str();
    fields_of(kind).contains(&name) || kind == Kind::Rulebook && name == MIX || is_block()
}

/// The fields that a file of a kind may have, apart from stat blocks.
fn fields_of(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Scenario => field_names::<ScenarioFile>(),
        Kind::Rulebook => field_names::<Rulebook>(),
        Kind::Creature => field_names::<Creature>(),
        Kind::Weapon => field_names::<Weapon>(),
        Kind::Armour => field_names::<Armour>(),
        Kind::Item => field_names::<Item>(),
        Kind::Party => field_names::<PartyFile>(),
        Kind::Temper => field_names::<Temper>(),
    }
}

/// How badly a file fits a kind. A field that the kind does not have counts twice.
fn count_misfits(kind: Kind, source: &Source) -> usize {
    let problems = match kind {
        Kind::Scenario => read::<ScenarioFile>(source).problems,
        Kind::Rulebook if is_mixed(source) => read::<Mixture>(source).problems,
        Kind::Rulebook => read::<Rulebook>(source).problems,
        Kind::Creature => read::<Creature>(source).problems,
        Kind::Weapon => read::<Weapon>(source).problems,
        Kind::Armour => read::<Armour>(source).problems,
        Kind::Item => read::<Item>(source).problems,
        Kind::Party => read::<PartyFile>(source).problems,
        Kind::Temper => read::<Temper>(source).problems,
    };
    problems.iter().map(|problem| if problem.key() == "unknown-field" { 2 } else { 1 }).sum()
}

/// Every problem with a file and with what it names.
pub fn check_source(catalogue: &Catalogue, content: Content, id: &str, source: &Source) -> Vec<Problem> {
    let mut problems = everything_about(catalogue, content, id, source);
    let tree = parse(source).tree;
    problems.extend(repeats(&tree));
    // Notes can wait until the file can be used.
    if problems.iter().any(|problem| problem.severity == Severity::Error) {
        problems.retain(|problem| problem.severity != Severity::Note);
    } else {
        problems.extend(illegible_names(&tree));
    }
    if problems.len() > TOLD {
        problems.sort_by_key(|problem| problem.severity != Severity::Error);
    }
    Problem::first_of(problems, TOLD, source)
}

fn everything_about(catalogue: &Catalogue, content: Content, id: &str, source: &Source) -> Vec<Problem> {
    match content {
        Content::One(Kind::Scenario) => check_scenario(catalogue, id, source),
        Content::One(Kind::Rulebook) => check_rulebook(catalogue, id, source),
        Content::One(Kind::Creature) => check_creature(catalogue, id, source),
        Content::One(Kind::Weapon) => {
            let file = read::<Weapon>(source);
            let mut problems = entry_strays(catalogue, &file, |entry| &entry.blocks, Weapon::SHARED);
            for (path, phrase) in file.any().map(weapon_faults).unwrap_or_default() {
                problems.push(file.tree.complain(&path, phrase));
            }
            for (path, phrase) in file.any().map(|weapon| unpaid_blows(&weapon.blocks)).unwrap_or_default() {
                problems.push(Problem::warning(phrase).at(source, file.tree.place(&path)));
            }
            problems.extend(namesake(catalogue, Kind::Item, id, &file.tree));
            problems.extend(block_remarks(catalogue, Kind::Weapon, id, &file, |weapon| &weapon.blocks));
            file.joined_with(problems)
        }
        Content::One(Kind::Armour) => {
            let file = read::<Armour>(source);
            let mut problems = entry_strays(catalogue, &file, |entry| &entry.blocks, Armour::SHARED);
            problems.extend(block_remarks(catalogue, Kind::Armour, id, &file, |armour| &armour.blocks));
            file.joined_with(problems)
        }
        Content::One(Kind::Item) => {
            let file = read::<Item>(source);
            let mut problems = entry_strays(catalogue, &file, |entry| &entry.blocks, Item::SHARED);
            for (path, phrase) in file.any().map(item_faults).unwrap_or_default() {
                problems.push(file.tree.complain(&path, phrase));
            }
            problems.extend(namesake(catalogue, Kind::Weapon, id, &file.tree));
            problems.extend(block_remarks(catalogue, Kind::Item, id, &file, |item| &item.blocks));
            file.joined_with(problems)
        }
        Content::One(Kind::Party) => check_party(catalogue, source),
        Content::One(Kind::Temper) => check_temper(catalogue, source),
        Content::Terrain => read::<Listed<Terrain>>(source).problems,
        Content::Defaults => check_defaults(catalogue, source),
        Content::Lesson => lesson::check(catalogue, source),
        Content::Trials => trials::check(catalogue, source),
        Content::Levels => levels::check(catalogue, source),
        Content::Conversion => {
            let file = read::<Conversion>(source);
            let problems = file.any().map(|table| table.faults(&file.tree)).unwrap_or_default();
            file.joined_with(problems)
        }
    }
}

fn check_scenario(catalogue: &Catalogue, id: &str, source: &Source) -> Vec<Problem> {
    let loaded = load_scenario(catalogue, id, source);
    let mut problems = loaded.problems;
    if let Some(scenario) = loaded.value {
        let book = scenario.rulebook.clone().unwrap_or_else(|| catalogue.defaults.rulebook.clone());
        problems.extend(check_mustering(catalogue, &Arc::new(scenario), &book, source));
    }
    problems
}

/// The problems of a scenario under the rulebook that its author chose.
fn check_mustering(
    catalogue: &Catalogue,
    scenario: &Arc<Scenario>,
    book: &str,
    source: &Source,
) -> Vec<Problem> {
    let tree = parse(source).tree;
    match load_rulebook(catalogue, book).sound() {
        Ok(rulebook) => match muster(catalogue, scenario, &Arc::new(rulebook), Some(&tree)) {
            Ok(muster) => {
                let mut problems = oversights(catalogue, &muster, Some(&tree));
                problems.extend(cautions(&muster, &tree));
                problems.extend(notes(catalogue, scenario, &muster, Some(&tree)));
                problems
            }
            Err(problems) => problems,
        },
        Err(problems) => problems,
    }
}

fn check_rulebook(catalogue: &Catalogue, id: &str, source: &Source) -> Vec<Problem> {
    let loaded = read_rulebook(catalogue, source);
    let mut problems = loaded.problems;
    problems.extend(strange_stats(catalogue, id, source));
    if let Some(book) = &loaded.value {
        let tree = parse(source).tree;
        problems.extend(nothing_to_read(catalogue, book, &tree));
        // Only a file in the rulebooks folder can have codex pages beside it.
        if catalogue.source(Kind::Rulebook, id).is_some() {
            problems.extend(uncited_pages(catalogue, book, &tree));
        }
    }
    problems
}

/// An error for each rulebook in the `stats` field that does not exist.
fn strange_stats(catalogue: &Catalogue, id: &str, source: &Source) -> Vec<Problem> {
    let tree = parse(source).tree;
    let Some(Value::Struct(_, fields)) = tree.find(&[Step::Field("stats")]).map(|stats| &stats.value) else {
        return Vec::new();
    };
    let named = fields.iter().flat_map(|field| match &field.node.value {
        Value::List(nodes) => nodes.as_slice(),
        _ => std::slice::from_ref(&field.node),
    });
    let mut books = catalogue.books();
    books.push(id);
    let complain = |node: &Node| match &node.value {
        Value::Text(book) if !books.contains(&book.as_str()) => {
            let suggestion = nearest(book, books.iter().copied());
            let problem = Problem::error(unknown("kind-stat-block", book)).at(source, node.span);
            Some(problem.suggest(suggestion))
        }
        _ => None,
    };
    named.filter_map(complain).collect()
}

fn check_creature(catalogue: &Catalogue, id: &str, source: &Source) -> Vec<Problem> {
    let file = read::<Creature>(source);
    let mut problems = entry_strays(catalogue, &file, |entry| &entry.blocks, Creature::SHARED);
    if let Some(creature) = file.any() {
        let names = Names { catalogue, tree: &file.tree };
        for (field, weapons) in [("weapons", &creature.weapons), ("natural", &creature.natural)] {
            problems.extend(names.strangers(Kind::Weapon, &[Step::Field(field)], weapons));
        }
        problems.extend(names.stranger(Kind::Armour, &[Step::Field("armour")], creature.armour.as_ref()));
        problems.extend(names.strangers(Kind::Item, &[Step::Field("items")], &creature.items));
        problems.extend(names.stranger(Kind::Temper, &[Step::Field("temper")], creature.temper.as_ref()));
        for (path, phrase) in creature_faults(creature) {
            problems.push(file.tree.complain(&path, phrase));
        }
    }
    problems.extend(block_remarks(catalogue, Kind::Creature, id, &file, |creature| &creature.blocks));
    file.joined_with(problems)
}

fn check_party(catalogue: &Catalogue, source: &Source) -> Vec<Problem> {
    let file = read::<PartyFile>(source);
    let names = Names { catalogue, tree: &file.tree };
    let mut problems = Vec::new();
    for (key, member) in file.any().iter().flat_map(|party| party.members.iter()) {
        let path = |field: &'static str| [Step::Field("members"), Step::Key(key), Step::Field(field)];
        if member.creature.is_empty() {
            problems.push(
                file.tree.complain(&path("creature")[..2], Phrase::new("no-creature").with("who", key)),
            );
        } else {
            problems.extend(names.stranger(Kind::Creature, &path("creature"), Some(&member.creature)));
        }
        let weapons = member.weapons.as_deref().unwrap_or_default();
        problems.extend(names.strangers(Kind::Weapon, &path("weapons"), weapons));
        problems.extend(names.stranger(Kind::Armour, &path("armour"), member.armour.as_ref()));
        problems.extend(names.stranger(Kind::Temper, &path("temper"), member.temper.as_ref()));
        let items = member.items.as_deref().unwrap_or_default();
        problems.extend(names.strangers(Kind::Item, &path("items"), items));
        let lights: Vec<String> = member.lights.iter().map(|light| light.item.clone()).collect();
        problems.extend(names.strangers(Kind::Item, &path("lights"), &lights));
        problems.extend(names.strangers(Kind::Armour, &path("spare_armour"), &member.spare_armour));
        let feared = member.traumas.iter().filter_map(|trauma| match trauma {
            TraumaFile::Kind(kind) => Some(kind.clone()),
            TraumaFile::DeadAllies | TraumaFile::Defeat => None,
        });
        problems.extend(names.strangers(Kind::Creature, &path("traumas"), &feared.collect::<Vec<_>>()));
        let from = member.corrupted.as_ref().map(|corrupted| &corrupted.weapon);
        problems.extend(names.stranger(Kind::Weapon, &path("corrupted"), from));
        for (book, block) in member.overrides.iter() {
            for (within, phrase) in creature_block_numbers(block) {
                let path = [&path("overrides"), [Step::Key(book)].as_slice(), &within].concat();
                problems.push(file.tree.complain(&path, phrase));
            }
        }
        let books: Vec<&str> = member.overrides.names().collect();
        problems.extend(stray_blocks(catalogue, &file.tree, &path("overrides"), &books, &[]));
    }
    file.joined_with(problems)
}

fn check_defaults(catalogue: &Catalogue, source: &Source) -> Vec<Problem> {
    let file = read::<Defaults>(source);
    let mut problems = Vec::new();
    if let Some(defaults) = file.any() {
        let names = Names { catalogue, tree: &file.tree };
        if defaults.round_limit == 0 {
            problems.push(file.tree.complain(&[Step::Field("round_limit")], Phrase::new("no-rounds")));
        }
        problems.extend(names.stranger(Kind::Rulebook, &[Step::Field("rulebook")], Some(&defaults.rulebook)));
        if catalogue.terrain.get(&defaults.floor).is_none() {
            let phrase = unknown("kind-terrain", &defaults.floor);
            let suggestion = nearest(&defaults.floor, catalogue.terrain.names());
            problems.push(file.tree.complain(&[Step::Field("floor")], phrase).suggest(suggestion));
        }
    }
    file.joined_with(problems)
}

/// A weapon and an item must not share a file name, since orders name both in the same way.
fn namesake(catalogue: &Catalogue, other: Kind, id: &str, tree: &Tree) -> Option<Problem> {
    catalogue.source(other, id)?;
    Some(tree.complain(&[], Phrase::new("item-like-weapon").with("name", id)))
}

/// Warnings and notes about the stat blocks that an entry lacks.
fn block_remarks<T, B>(
    catalogue: &Catalogue,
    kind: Kind,
    id: &str,
    file: &Read<T>,
    blocks: impl Fn(&T) -> &Vec<(String, B)>,
) -> Vec<Problem> {
    let Some(entry) = &file.value else { return Vec::new() };
    let bearer = BlockBearer::new(kind, id, blocks(entry));
    let gaps = gaps_of(catalogue, Content::One(kind), id, &file.tree.source);
    let note = if gaps.is_empty() { "without-it" } else { "worked-out" };
    let complain = |phrase: Phrase| file.tree.complain(&[], phrase);
    let note = bearer.gaps(catalogue, note).map(|note| complain(note).as_note());
    let unmet = gaps.into_iter().flat_map(|gap| gap.unmet);
    bearer.without_blocks().into_iter().chain(unmet).map(complain).chain(note).collect()
}

/// Errors for stat blocks whose names match no rulebook.
fn entry_strays<T, B>(
    catalogue: &Catalogue,
    file: &Read<T>,
    blocks: impl Fn(&T) -> &Vec<(String, B)>,
    shared: &[&str],
) -> Vec<Problem> {
    let Some(entry) = file.any() else { return Vec::new() };
    let books: Vec<&str> = blocks(entry).iter().map(|(book, _)| book.as_str()).collect();
    stray_blocks(catalogue, &file.tree, &[], &books, shared)
}

/// Looks up the names of one file.
pub(super) struct Names<'a> {
    pub catalogue: &'a Catalogue,
    pub tree: &'a Tree,
}

impl Names<'_> {
    /// The problem with a name that nothing in the catalogue has.
    pub fn stranger(&self, kind: Kind, path: &[Step<'_>], name: Option<&String>) -> Option<Problem> {
        let name = name.filter(|name| self.catalogue.source(kind, name).is_none())?;
        let suggestion = nearest(name, self.catalogue.names(kind));
        Some(self.tree.complain(path, unknown(kind.phrase(), name)).suggest(suggestion))
    }

    fn strangers(&self, kind: Kind, path: &[Step<'_>], names: &[String]) -> Vec<Problem> {
        let numbered = names.iter().enumerate();
        let complain = |(index, name): (usize, &String)| {
            let mut path = path.to_vec();
            path.push(Step::Index(index));
            self.stranger(kind, &path, Some(name))
        };
        numbered.filter_map(complain).collect()
    }
}
