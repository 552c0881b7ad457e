//! Who is meant by a name, where they are written down, and how more or fewer of them are made.

use super::{Variant, edit, problem, unknown};
use crate::battle::{Phrase, Problem, Scenario, Source};
use crate::data::authored::ScenarioFile;
use crate::data::catalogue::Kind;
use crate::data::reader::read;
use crate::data::tree::{Step, Value, parse};
use crate::grid::{Footprint, Pos};

/// The field of a scenario that lists combatants.
const COMBATANTS: &str = "combatants";

/// Where a combatant is written down.
pub(super) struct Home {
    pub kind: Kind,
    /// The name of the file.
    pub id: String,
    /// The field of the file that lists combatants.
    pub list: &'static str,
    /// The name of the entry: the combatant's own, or the letter that several of them share on the map.
    pub entry: String,
}

/// The letter that combatants on several squares share: `R` for `R2`.
fn letter_of(key: &str) -> Option<&str> {
    let letter = key.trim_end_matches(|digit: char| digit.is_ascii_digit());
    (letter.len() < key.len() && letter.chars().count() == 1).then_some(letter)
}

/// The combatants who are meant, as places in the scenario: by their short name, by the letter that they share, by their
/// name, by their kind, by what that is called, or by their side, whichever fits first.
pub(super) fn meant(scenario: &Scenario, name: &str) -> Result<Vec<usize>, Vec<Problem>> {
    let list = |fits: &dyn Fn(usize) -> bool| -> Vec<usize> {
        (0..scenario.combatants.len()).filter(|place| fits(*place)).collect()
    };
    let of = |place: usize| &scenario.combatants[place];
    let lists = [
        list(&|place| of(place).key == name),
        list(&|place| letter_of(&of(place).key) == Some(name)),
        list(&|place| of(place).name.eq_ignore_ascii_case(name)),
        list(&|place| scenario.creatures[of(place).creature].0 == name),
        list(&|place| scenario.creatures[of(place).creature].1.name.eq_ignore_ascii_case(name)),
        list(&|place| scenario.sides[of(place).side.index()].id == name),
    ];
    lists.into_iter().find(|list| !list.is_empty()).ok_or_else(|| unknown(name, scenario))
}

/// Those who are meant, where nobody else is written in one entry with them: what is changed there is changed for all.
pub(super) fn meant_together(
    variant: &Variant,
    scenario: &Scenario,
    name: &str,
) -> Result<Vec<usize>, Vec<Problem>> {
    let all = meant(scenario, name)?;
    for place in &all {
        let key = &scenario.combatants[*place].key;
        let Home { entry, .. } = home(variant, key)?;
        let shares = |other: &usize| letter_of(&scenario.combatants[*other].key) == Some(entry.as_str());
        if entry != *key
            && (0..scenario.combatants.len()).any(|other| shares(&other) && !all.contains(&other))
        {
            let phrase = Phrase::new("vary-shared").with("found", key.as_str()).with("entry", entry);
            return Err(problem(phrase));
        }
    }
    Ok(all)
}

/// Where a combatant is written down.
pub(super) fn home(variant: &Variant, key: &str) -> Result<Home, Vec<Problem>> {
    let is_in = |source: &Source, list: &str, key: &str| {
        parse(source).tree.find(&[Step::Field(list), Step::Key(key)]).is_some()
    };
    for entry in [Some(key), letter_of(key)].into_iter().flatten() {
        if is_in(variant.source(), COMBATANTS, entry) {
            let (id, entry) = (variant.scenario.clone(), entry.to_owned());
            return Ok(Home { kind: Kind::Scenario, id, list: COMBATANTS, entry });
        }
    }
    let file = read::<ScenarioFile>(variant.source()).value.unwrap_or_default();
    let parties = file.sides.iter().filter_map(|(_, side)| side.from.clone());
    let of_party = |party: &String| {
        variant.catalogue.source(Kind::Party, party).is_some_and(|source| is_in(source, "members", key))
    };
    let party = parties.into_iter().find(of_party);
    let missing = || problem(Phrase::new("vary-cannot-write").with("found", key));
    let id = party.ok_or_else(missing)?;
    Ok(Home { kind: Kind::Party, id, list: "members", entry: key.to_owned() })
}

/// Whom further ones are like, of those who are meant: the last of the kind of which there are most.
fn typical(scenario: &Scenario, meant: &[usize]) -> Option<usize> {
    let kind = |place: &usize| scenario.combatants[*place].creature;
    let like = |place: &&usize| meant.iter().filter(|other| kind(other) == kind(place)).count();
    meant.iter().max_by_key(like).copied()
}

/// Says whom further ones are like and who goes first, where those who are meant are of several kinds.
pub(super) fn how_counted(variant: &Variant, whose: &str) -> Option<Phrase> {
    let scenario = variant.resolved().ok()?;
    let now = meant(&scenario, whose).ok()?;
    let of = |place: usize| &scenario.combatants[place];
    let is_one_kind = now.windows(2).all(|two| of(two[0]).creature == of(two[1]).creature);
    let kind = &scenario.creatures[of(typical(&scenario, &now)?).creature];
    let phrase = Phrase::new("vary-counted").with("found", whose).with("like", kind.1.name.as_str());
    let phrase = phrase.with("kind", kind.0.as_str()).with("last", of(*now.last()?).name.as_str());
    (!is_one_kind).then_some(phrase)
}

/// Makes so many of those who are meant: further ones are like the last of the kind of which there are most and stand near them,
/// and those who are too many go, the last one first.
pub(super) fn count(variant: &mut Variant, whose: &str, count: usize) -> Result<(), Vec<Problem>> {
    let scenario = variant.resolved()?;
    let now = meant(&scenario, whose)?;
    let Some(like) = typical(&scenario, &now) else { return Ok(()) };
    for place in now.iter().skip(count).rev() {
        take_away(variant, &scenario.combatants[*place].key)?;
    }
    for _ in now.len()..count {
        add_another(variant, &scenario.combatants[like].key)?;
    }
    Ok(())
}

fn write(variant: &mut Variant, text: Option<String>, key: &str) -> Result<(), Vec<Problem>> {
    let missing = || problem(Phrase::new("vary-cannot-count").with("found", key));
    let source = Source::new(variant.source().name(), text.ok_or_else(missing)?);
    variant.catalogue.add(&Kind::Scenario.file(&variant.scenario), source);
    Ok(())
}

fn take_away(variant: &mut Variant, key: &str) -> Result<(), Vec<Problem>> {
    let tree = parse(variant.source()).tree;
    let has_entry = tree.find(&[Step::Field(COMBATANTS), Step::Key(key)]).is_some();
    let shared = letter_of(key).filter(|_| !has_entry);
    let entry = shared.unwrap_or(key);
    let text = without_last_letter(variant.source(), entry);
    // The entry of several goes with the last of them.
    let is_last = !text.as_ref().is_some_and(|(_, more)| *more && shared.is_some());
    if let Some((text, _)) = text {
        write(variant, Some(text), key)?;
    }
    if is_last {
        let text = edit::remove(variant.source(), &[Step::Field(COMBATANTS)], entry);
        write(variant, text, key)?;
    }
    Ok(())
}

/// The text with open ground where the map shows a letter for the last time, and whether it still shows it; none if it never
/// did.
fn without_last_letter(source: &Source, letter: &str) -> Option<(String, bool)> {
    let tree = parse(source).tree;
    let mut text = source.text().to_owned();
    let map = tree.find(&[Step::Field("map")]).filter(|_| letter.chars().count() == 1)?;
    let rows = map.children().filter(|row| matches!(row.value, Value::Text(_)));
    let found = rows.flat_map(|row| {
        let start = row.span.start;
        text[start..row.span.end].match_indices(letter).map(move |(at, _)| start + at).collect::<Vec<_>>()
    });
    let found: Vec<usize> = found.collect();
    let last = *found.last()?;
    text.replace_range(last..last + letter.len(), ".");
    Some((text, found.len() > 1))
}

fn add_another(variant: &mut Variant, like: &str) -> Result<(), Vec<Problem>> {
    let cannot = || problem(Phrase::new("vary-cannot-count").with("found", like));
    let scenario = variant.resolved()?;
    let at = free_square(&scenario, like)
        .ok_or_else(|| problem(Phrase::new("vary-no-room").with("found", like)))?;
    let Home { entry: entry_name, .. } = home(variant, like)?;
    let key = (2..).map(|number| format!("{entry_name}{number}"));
    let mut key = key.skip_while(|key| scenario.combatants.iter().any(|who| who.key == *key));
    let key = key.next().unwrap_or_default();
    let tree = parse(variant.source()).tree;
    let entry = tree.find(&[Step::Field(COMBATANTS), Step::Key(&entry_name)]).ok_or_else(cannot)?;
    let entry = variant.source().text()[entry.span.start..entry.span.end].to_owned();
    // Behind all others, who so keep their numbers and with them their dice.
    write(variant, edit::append(variant.source(), &[Step::Field(COMBATANTS)], &key, &entry), like)?;
    let field = |name| [Step::Field(COMBATANTS), Step::Key(&key), Step::Field(name)];
    // The square goes with the first of them: the copy stands on a square of its own, not under a letter.
    let text = edit::set(variant.source(), &field("at"), &format!("({}, {})", at.col, at.row));
    write(variant, text, like)?;
    match next_name(&scenario, like, &entry_name, &key) {
        Some(name) => {
            write(variant, edit::set(variant.source(), &field("name"), &format!("\"{name}\"")), like)
        }
        None => Ok(()),
    }
}

/// What whoever joins those who share a letter is called, since they are numbered: `Raider 3` beside `Raider 2`.
fn next_name(scenario: &Scenario, like: &str, letter: &str, key: &str) -> Option<String> {
    let number = like.strip_prefix(letter).filter(|number| !number.is_empty())?;
    let name = &scenario.combatants.iter().find(|who| who.key == like)?.name;
    Some(format!("{}{}", name.strip_suffix(number)?, key.strip_prefix(letter)?))
}

/// The nearest square to a combatant on which another one like them can stand: open ground that nobody stands on.
fn free_square(scenario: &Scenario, like: &str) -> Option<Pos> {
    let body =
        |who: &crate::battle::CombatantEntry| Footprint::new(who.at, scenario.creatures[who.creature].1.size);
    let own = scenario.combatants.iter().find(|who| who.key == like)?;
    let size = scenario.field.size();
    let is_free = |at: &Pos| {
        let there = body(own).moved_to(*at);
        there.fits(size)
            && there.squares().all(|at| scenario.field.terrain(at).is_some_and(|kind| kind.mark == '.'))
            && scenario.combatants.iter().all(|who| !body(who).overlaps(there))
    };
    let distance = |at: &Pos| {
        let away = |one: i16, other: i16| (i32::from(one) - i32::from(other)).abs();
        (away(at.col, own.at.col).max(away(at.row, own.at.row)), at.row, at.col)
    };
    size.positions().filter(is_free).min_by_key(distance)
}
