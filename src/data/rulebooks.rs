//! Reads rulebooks, checks that their choices fit together, and joins a rulebook with a scenario.

use std::sync::Arc;

use super::book_faults::faults_of;
use super::catalogue::{Catalogue, Kind, Loaded, unknown};
use super::conversion::{conversion_of, states_hit_dice};
use super::gaps::BlockBearer;
use super::nearest::nearest;
use super::reader::read;
use super::tree::{Step, Tree, Value, parse};
use crate::battle::{Clause, Phrase, Problem, Scenario, Severity, Source, Span};
use crate::rules::book::muster::{Missing, Muster};
use crate::rules::book::rulebook::{Axis, Mixture, Rulebook};

/// The field that makes a rulebook a mixture.
pub const MIX: &str = "mix";

/// Reads a rulebook by its name.
pub fn load_rulebook(catalogue: &Catalogue, id: &str) -> Loaded<Rulebook> {
    match catalogue.source(Kind::Rulebook, id) {
        Some(source) => read_rulebook(catalogue, source),
        None => {
            let suggestion = nearest(id, catalogue.names(Kind::Rulebook));
            let problem = Problem::error(unknown("kind-rulebook", id)).suggest(suggestion);
            Loaded { value: None, problems: vec![problem], sources: Vec::new() }
        }
    }
}

/// Reads a rulebook, which may be a mixture of others.
pub fn read_rulebook(catalogue: &Catalogue, source: &Source) -> Loaded<Rulebook> {
    if is_mixed(source) { read_mixture(catalogue, source) } else { read_whole(source) }
}

/// Whether a rulebook is a mixture of others.
pub fn is_mixed(source: &Source) -> bool {
    let tree = parse(source).tree;
    matches!(&tree.root.value, Value::Struct(_, fields) if fields.iter().any(|field| field.word.text == MIX))
}

/// Reads a rulebook that is not a mixture.
fn read_whole(source: &Source) -> Loaded<Rulebook> {
    let file = read::<Rulebook>(source);
    let mut problems = file.problems;
    if let Some(book) = &file.value {
        problems.extend(stray_citations(book, &file.tree));
        problems.extend(faults_of(book, &file.tree));
    }
    Loaded { value: file.value, problems, sources: vec![source.clone()] }
}

/// Reads a mixture. The rulebooks that it takes from must be free of errors and not mixtures themselves, so that a
/// reader of the mixture finds every rule in one step.
fn read_mixture(catalogue: &Catalogue, source: &Source) -> Loaded<Rulebook> {
    let file = read::<Mixture>(source);
    let mut problems = file.problems;
    let mut sources = vec![source.clone()];
    // The draft is checked for more problems even if the file cannot be used.
    let Some(own) = file.value.or(file.draft) else { return Loaded { value: None, problems, sources } };
    let mut part = |id: &str, place: &[Step<'_>]| {
        let Some(other) = catalogue.source(Kind::Rulebook, id) else {
            let suggestion = nearest(id, catalogue.names(Kind::Rulebook));
            problems.push(file.tree.complain(place, unknown("kind-rulebook", id)).suggest(suggestion));
            return None;
        };
        sources.push(other.clone());
        if is_mixed(other) {
            problems.push(file.tree.complain(place, Phrase::new("mixes-a-mixture").with("book", id)));
            return None;
        }
        let book = read_whole(other);
        if book.problems.iter().any(|problem| problem.severity == Severity::Error) {
            problems.push(file.tree.complain(place, Phrase::new("mixes-unsound").with("book", id)));
        }
        book.value
    };
    let base = part(&own.mix.base, &[Step::Field(MIX), Step::Field("base")]);
    let others: Vec<_> = own
        .mix
        .take
        .iter()
        .map(|(id, portions)| {
            (part(id, &[Step::Field(MIX), Step::Field("take"), Step::Key(id)]), portions.clone())
        })
        .collect();
    problems.extend(taken_twice(&own, &file.tree));
    problems.extend(only_a_name(&own, &file.tree));
    let value = base.map(|mut book| {
        for (other, portions) in others {
            for portion in portions {
                if let Some(other) = &other {
                    book.take_from(portion, other);
                }
            }
        }
        book.take_own(own);
        book
    });
    if let Some(book) = &value {
        problems.extend(stray_citations(book, &file.tree));
        problems.extend(faults_of(book, &file.tree));
    }
    problems.sort_by_key(|problem| problem.span.map(|span| span.start));
    let is_usable = problems.iter().all(|problem| problem.severity != Severity::Error);
    Loaded { value: value.filter(|_| is_usable), problems, sources }
}

/// A warning for a mixture that takes nothing from other rulebooks and changes nothing: it is its base under another
/// name.
fn only_a_name(own: &Mixture, tree: &Tree) -> Option<Problem> {
    let Value::Struct(_, fields) = &tree.root.value else { return None };
    let about = ["name", "notes", "promise", "differs", MIX];
    let says = fields.iter().any(|field| !about.contains(&field.word.text.as_str()));
    let takes = own.mix.take.values().any(|portions| !portions.is_empty());
    let phrase = Phrase::new("only-a-name").with("base", own.mix.base.as_str());
    let place = tree.place(&[Step::Field(MIX), Step::Field("base")]);
    if says || takes { None } else { Some(Problem::warning(phrase).at(&tree.source, place)) }
}

/// An error for each part that is taken from two rulebooks.
fn taken_twice(own: &Mixture, tree: &Tree) -> Vec<Problem> {
    let mut taken: Vec<(&str, Span)> = Vec::new();
    let mut problems = Vec::new();
    for (book, portions) in own.mix.take.iter() {
        for number in 0..portions.len() {
            let path = [Step::Field(MIX), Step::Field("take"), Step::Key(book), Step::Index(number)];
            let Some(span) = tree.find(&path).map(|node| node.span) else { continue };
            // The text is compared and not the value, since a misspelt part has no value and is reported elsewhere.
            let part = tree.source.slice(span);
            match taken.iter().find(|(known, _)| *known == part) {
                Some((_, first)) => {
                    let phrase = Phrase::new("taken-twice").with("part", part);
                    let problem = Problem::error(phrase).at(&tree.source, span);
                    problems.push(problem.relate(*first, Phrase::new("first-given-here")));
                }
                None => taken.push((part, span)),
            }
        }
    }
    problems
}

/// An error for each citation of a clause that does not exist.
fn stray_citations(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let names: Vec<&str> = Clause::ALL.iter().map(|clause| clause.name()).collect();
    let cited = book.citations().flat_map(|cites| cites.keys());
    let stray = cited.filter(|name| !names.contains(&name.as_str()));
    let complain = |name: &String| {
        let phrase = unknown("kind-clause", name);
        let suggestion = nearest(name, names.iter().copied());
        // A path leads to a value and not to the key of a map, so the key is searched for in the text.
        let quoted = format!("\"{name}\"");
        let problem = match tree.source.text().find(&quoted) {
            Some(at) => Problem::error(phrase).at(&tree.source, Span::new(at, at + quoted.len())),
            None => tree.complain(&[], phrase),
        };
        problem.suggest(suggestion)
    };
    stray.map(complain).collect()
}

/// Joins a scenario with a rulebook. Missing stat blocks that the rulebook needs are worked out from others if
/// possible; each one that is still missing is a problem at the entry that lacks it.
///
/// # Errors
/// Every missing stat block and number that the rulebook needs.
pub fn muster(
    catalogue: &Catalogue,
    scenario: &Arc<Scenario>,
    book: &Arc<Rulebook>,
    tree: Option<&Tree>,
) -> Result<Arc<Muster>, Vec<Problem>> {
    let refused = |missing: Vec<Missing>| -> Vec<Problem> {
        missing.iter().map(|own| tell(catalogue, scenario, own, tree)).collect()
    };
    let fitted = with_blocks(catalogue, scenario, book).map_err(refused)?;
    if !book.counts_hit_dice() || !lacks_hit_dice(&fitted.scenario, book) {
        return Ok(Arc::new(fitted));
    }
    let mut counted = Scenario::clone(&fitted.scenario);
    if let Some(table) = conversion_of(catalogue) {
        table.fill_hit_dice(&mut counted, book);
    }
    Muster::new(Arc::new(counted), Arc::clone(book)).map(Arc::new).map_err(refused)
}

/// Joins a scenario with a rulebook, and works out the stat blocks that the rulebook needs.
fn with_blocks(
    catalogue: &Catalogue,
    scenario: &Arc<Scenario>,
    book: &Arc<Rulebook>,
) -> Result<Muster, Vec<Missing>> {
    let (mut fitted, mut table) = (Arc::clone(scenario), None);
    loop {
        let missing = match Muster::new(Arc::clone(&fitted), Arc::clone(book)) {
            Ok(muster) => return Ok(muster),
            Err(missing) => missing,
        };
        let table = table.get_or_insert_with(|| conversion_of(catalogue));
        let mut more = Scenario::clone(&fitted);
        if !table.as_ref().is_some_and(|table| table.fill_scenario(&mut more, &missing, &book.stats.names()))
        {
            return Err(missing);
        }
        fitted = Arc::new(more);
    }
}

/// Whether a creature lacks hit dice in the blocks that the rulebook reads for morale.
fn lacks_hit_dice(scenario: &Scenario, book: &Rulebook) -> bool {
    let books = book.stats.of(Axis::Morale).names();
    scenario.creatures.iter().any(|(_, creature)| !states_hit_dice(creature, books))
}

/// A warning for each number that is missing and was probably forgotten.
pub fn oversights(catalogue: &Catalogue, muster: &Muster, tree: Option<&Tree>) -> Vec<Problem> {
    let tell = |missing: &Missing| Problem {
        severity: Severity::Warning,
        ..tell(catalogue, &muster.scenario, missing, tree)
    };
    muster.numbers_missing(Severity::Warning).iter().map(tell).collect()
}

fn tell(catalogue: &Catalogue, scenario: &Scenario, missing: &Missing, tree: Option<&Tree>) -> Problem {
    let book = missing.book.as_str();
    let entry = match BlockBearer::of(scenario, missing.thing) {
        Ok(entry) => entry,
        Err((wearer, lacks)) => {
            let fighter = &scenario.combatants[wearer];
            let (worn, _) = &scenario.armours[fighter.armour.unwrap_or_default()];
            let phrase = Phrase::new("cannot-wear").with("who", fighter.key.as_str());
            let phrase = phrase.with("lacks", lacks.word()).with("name", worn.as_str());
            let phrase = phrase.with("book", book).with("axis", missing.axis.field());
            let path = [Step::Field("combatants"), Step::Key(&fighter.key)];
            return match tree {
                Some(tree) => tree.complain(&path, phrase),
                None => Problem::error(phrase),
            };
        }
    };
    let phrase = entry.lacks(book, missing.axis, missing.field);
    let placed = entry.complain(catalogue, tree, Some(book), phrase.clone());
    placed.unwrap_or_else(|| Problem::error(phrase))
}
