//! The setting of a card: its RON and its map become a scenario, read by the rulebook that it names or brings.

use std::path::Path;
use std::sync::Arc;

use super::card::{BlockKind, Card, Line, alone, rows_of};
use super::overlay::read_own_book;
use crate::battle::nearest::nearest;
use crate::battle::{Arg, Control, Phrase, Problem, Severity, Source, Span};
use crate::data::authored::{ScenarioFile, SideFile};
use crate::data::catalogue::{Catalogue, Kind, Loaded};
use crate::data::reader::read;
use crate::data::resolve::resolve;
use crate::data::rulebooks::{muster, read_rulebook};
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Rulebook;

/// Makes the musters that a card is played with: one for each rulebook that it names.
pub fn musters_of(
    catalogue: &Catalogue,
    source: &Source,
    card: &Card,
    problems: &mut Vec<Problem>,
) -> Vec<Arc<Muster>> {
    let named: Vec<_> = card.rulebooks.iter().map(Some).collect();
    let named = if named.is_empty() { vec![None] } else { named };
    let muster = |name| muster_of(catalogue, source, card, name, problems);
    named.into_iter().filter_map(muster).collect()
}

/// Makes the muster that a card is played with by a rulebook.
fn muster_of(
    catalogue: &Catalogue,
    source: &Source,
    card: &Card,
    named: Option<&(String, Span)>,
    problems: &mut Vec<Problem>,
) -> Option<Arc<Muster>> {
    let book = sound(book_of(catalogue, source, card, named), problems).map(Arc::new);
    let block = card.block(BlockKind::Ron)?;
    let mut file = read::<ScenarioFile>(&alone(source, block.inside));
    problems.extend(file.problems.drain(..).map(|problem| show_in_card(problem, source)));
    let mut scenario = file.value?;
    let rows: Vec<Line<'_>> =
        card.block(BlockKind::Map).map(|map| rows_of(source, map).collect()).unwrap_or_default();
    if !rows.is_empty() {
        scenario.map = rows.iter().map(|row| row.text.to_owned()).collect();
    }
    put_in_players_hands(&mut scenario);
    let id =
        Path::new(source.name()).file_stem().map_or_else(|| "card".into(), |stem| stem.to_string_lossy());
    let mut loaded = resolve(catalogue, &id, &scenario, &file.tree);
    for problem in &mut loaded.problems {
        place_on_map(problem, source, &rows);
    }
    loaded.problems = loaded.problems.into_iter().map(|problem| show_in_card(problem, source)).collect();
    let scenario = Arc::new(sound(loaded, problems)?);
    match muster(catalogue, &scenario, &book?, Some(&file.tree)) {
        Ok(muster) => Some(muster),
        Err(missing) => {
            problems.extend(missing.into_iter().map(|problem| show_in_card(problem, source)));
            None
        }
    }
}

fn sound<T>(loaded: Loaded<T>, problems: &mut Vec<Problem>) -> Option<T> {
    let is_error = |problem: &Problem| problem.severity == Severity::Error;
    match loaded.sound() {
        Ok(value) => Some(value),
        Err(found) => {
            problems.extend(found.into_iter().filter(is_error));
            None
        }
    }
}

/// Puts all sides under the control of a player, since the card gives the orders, and adds sides that are not listed.
fn put_in_players_hands(scenario: &mut ScenarioFile) {
    let named: Vec<String> =
        scenario.combatants.iter().map(|(_, combatant)| combatant.side.clone()).collect();
    for side in named {
        if !side.is_empty() && scenario.sides.get(&side).is_none() {
            scenario.sides.insert(side, SideFile::default());
        }
    }
    let by_player =
        |(name, side): (String, SideFile)| (name, SideFile { control: Some(Control::Player), ..side });
    scenario.sides = std::mem::take(&mut scenario.sides).into_iter().map(by_player).collect();
    let combatants = std::mem::take(&mut scenario.combatants).into_iter();
    scenario.combatants = combatants
        .map(|(key, mut combatant)| {
            combatant.control = None;
            (key, combatant)
        })
        .collect();
}

fn book_of(
    catalogue: &Catalogue,
    source: &Source,
    card: &Card,
    named: Option<&(String, Span)>,
) -> Loaded<Rulebook> {
    let own = card.block(BlockKind::Rulebook);
    if let (Some(block), None) = (own, named) {
        return read_own_book(catalogue, source, block, None);
    }
    let base = match named {
        None => catalogue.source(Kind::Rulebook, &catalogue.defaults.rulebook).cloned(),
        Some((name, place)) if name.ends_with(".ron") => {
            let beside = Path::new(source.name())
                .parent()
                .map(|folder| folder.join(name))
                .filter(|path| path.exists());
            match Source::read(&beside.unwrap_or_else(|| name.into())) {
                Ok(book) => Some(book),
                // Where the file cannot be read, the mistake is in the card.
                Err(problem) if problem.span.is_none() => return without_book(problem.at(source, *place)),
                Err(problem) => return without_book(*problem),
            }
        }
        Some((name, _)) => catalogue.source(Kind::Rulebook, name).cloned(),
    };
    match (base, own) {
        (Some(base), Some(block)) => read_own_book(catalogue, source, block, Some(&base)),
        (Some(base), None) => read_rulebook(catalogue, &base),
        (None, _) => {
            let (name, place) = named.cloned().unwrap_or_default();
            let phrase = Phrase::new("unknown-name")
                .with("kind", Phrase::new("kind-rulebook"))
                .with("found", name.as_str());
            let suggestion = nearest(&name, catalogue.names(Kind::Rulebook));
            without_book(Problem::error(phrase).at(source, place).suggest(suggestion))
        }
    }
}

/// The result where there is no rulebook, with the reason.
fn without_book(problem: Problem) -> Loaded<Rulebook> {
    Loaded { value: None, problems: vec![problem], sources: Vec::new() }
}

/// Shows a problem of the card's RON within the whole card. Problems of other files stay as they are.
fn show_in_card(mut problem: Problem, card: &Source) -> Problem {
    if problem.source.as_ref().is_some_and(|source| source.name() == card.name()) {
        problem.source = Some(card.clone());
    }
    problem
}

/// Shows a problem of the map in the card's map: the scenario was read from the RON, which does not hold it.
fn place_on_map(problem: &mut Problem, card: &Source, rows: &[Line<'_>]) {
    let fits = |row: &&Line<'_>| match (problem.key(), problem.phrase.arg("found")) {
        ("uneven-row", Some(Arg::Number(found))) => i128::try_from(row.text.chars().count()) == Ok(*found),
        ("unknown-mark", Some(Arg::Text(mark))) => row.text.contains(mark.as_str()),
        ("map-too-large", _) => true,
        _ => false,
    };
    if let Some(row) = rows.iter().find(fits) {
        problem.span = Some(row.span);
        problem.source = Some(card.clone());
    }
}
