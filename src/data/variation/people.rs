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

/// The combatants who are meant, as places in the scenario: by their short name, by their name, by their kind or by their
/// side, whichever fits first.
pub(super) fn meant(scenario: &Scenario, name: &str) -> Result<Vec<usize>, Vec<Problem>> {
    let list = |fits: &dyn Fn(usize) -> bool| -> Vec<usize> {
        (0..scenario.combatants.len()).filter(|place| fits(*place)).collect()
    };
    let of = |place: usize| &scenario.combatants[place];
    let lists = [
        list(&|place| of(place).key == name),
        list(&|place| of(place).name.eq_ignore_ascii_case(name)),
        list(&|place| scenario.creatures[of(place).creature].0 == name),
        list(&|place| scenario.sides[of(place).side.index()].id == name),
    ];
    lists.into_iter().find(|list| !list.is_empty()).ok_or_else(|| unknown(name, scenario))
}

/// The file that a combatant is written in, and its field that lists them.
pub(super) fn home(variant: &Variant, key: &str) -> Result<(Kind, String, &'static str), Vec<Problem>> {
    let is_in =
        |source: &Source, list: &str| parse(source).tree.find(&[Step::Field(list), Step::Key(key)]).is_some();
    if is_in(variant.source(), COMBATANTS) {
        return Ok((Kind::Scenario, variant.scenario.clone(), COMBATANTS));
    }
    let file = read::<ScenarioFile>(variant.source()).value.unwrap_or_default();
    let parties = file.sides.iter().filter_map(|(_, side)| side.from.clone());
    let of_party = |party: &String| {
        variant.catalogue.source(Kind::Party, party).is_some_and(|source| is_in(source, "members"))
    };
    let party = parties.into_iter().find(of_party);
    let missing = || problem(Phrase::new("vary-cannot-write").with("found", key));
    party.map(|party| (Kind::Party, party, "members")).ok_or_else(missing)
}

/// Makes so many of those who are meant: further ones are like the last of them and stand near them, and those who are too many
/// go, the last one first.
pub(super) fn count(variant: &mut Variant, whose: &str, count: usize) -> Result<(), Vec<Problem>> {
    let scenario = variant.resolved()?;
    let now = meant(&scenario, whose)?;
    for place in now.iter().skip(count) {
        take_away(variant, &scenario.combatants[*place].key)?;
    }
    for _ in now.len()..count {
        add_another(variant, &scenario.combatants[now[now.len() - 1]].key)?;
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
    let text = edit::remove(variant.source(), &[Step::Field(COMBATANTS)], key);
    write(variant, text, key)?;
    let text = without_letter(variant.source(), key);
    write(variant, Some(text), key)
}

/// The text with open ground where the map shows a combatant.
fn without_letter(source: &Source, key: &str) -> String {
    let tree = parse(source).tree;
    let mut text = source.text().to_owned();
    let letter: Vec<char> = key.chars().collect();
    let ([letter], Some(map)) = (letter.as_slice(), tree.find(&[Step::Field("map")])) else { return text };
    for row in map.children().filter(|row| matches!(row.value, Value::Text(_))) {
        let range = row.span.start..row.span.end;
        let changed = text[range.clone()].replace(*letter, ".");
        // A letter of several bytes would move the rows behind it; keys of the kind are not on maps.
        if changed.len() == range.len() {
            text.replace_range(range, &changed);
        }
    }
    text
}

fn add_another(variant: &mut Variant, like: &str) -> Result<(), Vec<Problem>> {
    let cannot = || problem(Phrase::new("vary-cannot-count").with("found", like));
    let scenario = variant.resolved()?;
    let at = free_square(&scenario, like)
        .ok_or_else(|| problem(Phrase::new("vary-no-room").with("found", like)))?;
    let key = (2..).map(|number| format!("{like}{number}"));
    let mut key = key.skip_while(|key| scenario.combatants.iter().any(|who| who.key == *key));
    let key = key.next().unwrap_or_default();
    let tree = parse(variant.source()).tree;
    let entry = tree.find(&[Step::Field(COMBATANTS), Step::Key(like)]).ok_or_else(cannot)?;
    let entry = variant.source().text()[entry.span.start..entry.span.end].to_owned();
    let text = edit::set(variant.source(), &[Step::Field(COMBATANTS), Step::Key(&key)], &entry);
    write(variant, text, like)?;
    let field = |name| [Step::Field(COMBATANTS), Step::Key(&key), Step::Field(name)];
    // The square goes with the first of them: the copy stands on a square of its own, not under a letter.
    let text = edit::set(variant.source(), &field("at"), &format!("({}, {})", at.col, at.row));
    write(variant, text, like)
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
