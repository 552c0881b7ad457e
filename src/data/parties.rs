//! Puts another party into a scenario: in the texts of the files, so that a record of the battle holds what was fought.

use super::authored::ScenarioFile;
use super::catalogue::{Catalogue, Kind};
use super::reader::read;
use super::tree::{Node, Step, Value, parse};
use crate::battle::Source;

/// The side of a scenario that a party forms, and the party.
pub fn party_of(source: &Source) -> Option<(String, String)> {
    let file = read::<ScenarioFile>(source).value?;
    file.sides.iter().find_map(|(name, side)| Some((name.to_owned(), side.from.clone()?)))
}

/// The catalogue with a party in the place of the one that a scenario names. None if the scenario takes no party.
///
/// A member whose short name already stands for somebody else in the scenario gets another one.
pub fn with_party(catalogue: &Catalogue, scenario: &str, party: &str) -> Option<Catalogue> {
    let source = catalogue.source(Kind::Scenario, scenario)?;
    let (side, now) = party_of(source)?;
    if now == party {
        return Some(catalogue.clone());
    }
    let tree = parse(source).tree;
    let named = tree.find(&[Step::Field("sides"), Step::Key(&side), Step::Field("from")])?;
    let taken: Vec<String> = keys(tree.find(&[Step::Field("combatants")]));
    let members = catalogue.source(Kind::Party, party)?;
    let renamed = with_free_names(members, &taken)?;
    let mut changed = catalogue.clone();
    let text = with(source.text(), vec![(named.span.start, named.span.end, quoted(party))]);
    changed.add(&Kind::Scenario.file(scenario), Source::new(source.name(), text));
    changed.add(&Kind::Party.file(party), Source::new(members.name(), renamed));
    Some(changed)
}

/// The text of a party in which no member has one of these short names.
fn with_free_names(party: &Source, taken: &[String]) -> Option<String> {
    let tree = parse(party).tree;
    let Value::Map(entries) = &tree.find(&[Step::Field("members")])?.value else { return None };
    let mut used: Vec<String> =
        taken.iter().cloned().chain(keys(tree.find(&[Step::Field("members")]))).collect();
    let mut changes = Vec::new();
    for (key, _) in entries {
        if text_of(key).is_some_and(|name| taken.iter().any(|other| other == name)) {
            let free = ('A'..='Z').map(String::from).find(|name| !used.contains(name))?;
            changes.push((key.span.start, key.span.end, quoted(&free)));
            used.push(free);
        }
    }
    Some(with(party.text(), changes))
}

fn text_of(node: &Node) -> Option<&str> {
    match &node.value {
        Value::Text(text) => Some(text),
        _ => None,
    }
}

fn keys(map: Option<&Node>) -> Vec<String> {
    let Some(Value::Map(entries)) = map.map(|node| &node.value) else { return Vec::new() };
    entries.iter().filter_map(|(key, _)| text_of(key)).map(str::to_owned).collect()
}

fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

/// A text with other words from one byte to another. The changes are in the order of the text.
fn with(text: &str, changes: Vec<(usize, usize, String)>) -> String {
    let mut text = text.to_owned();
    for (from, to, new) in changes.into_iter().rev() {
        text.replace_range(from..to, &new);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Problem;
    use crate::data::prepare::prepare_by_name;

    #[test]
    fn every_bundled_party_can_take_the_place_of_every_other() {
        let catalogue = Catalogue::bundled();
        let parties: Vec<&str> = catalogue.names(Kind::Party).collect();
        let mut seats = 0;
        for scenario in catalogue.names(Kind::Scenario) {
            let Some((side, _)) = catalogue.source(Kind::Scenario, scenario).and_then(party_of) else {
                continue;
            };
            for party in &parties {
                let changed =
                    with_party(&catalogue, scenario, party).unwrap_or_else(|| panic!("{scenario}, {party}"));
                let members =
                    catalogue.party(party).and_then(|file| file.value).unwrap_or_default().members.len();
                let book = catalogue.defaults.rulebook.as_str();
                let prepared = match prepare_by_name(&changed, scenario, book) {
                    Ok(prepared) => prepared,
                    // A scenario that names a member of its party can only be fought by those who have this name.
                    Err(problems) => {
                        let is_named = |problem: &Problem| problem.key() == "unknown-name";
                        assert!(problems.iter().all(is_named), "{scenario} with {party}: {problems:#?}");
                        continue;
                    }
                };
                let fought = &prepared.muster.scenario;
                let own = fought.sides.iter().position(|own| own.id == side);
                let count = fought.combatants.iter().filter(|who| Some(who.side.index()) == own).count();
                assert!(count >= members, "{scenario} with {party}");
                seats += 1;
            }
        }
        assert!(seats >= 6);
    }

    #[test]
    fn a_scenario_without_a_party_takes_none() {
        let catalogue = Catalogue::bundled();
        assert!(with_party(&catalogue, "first_blood", "wayfarers").is_none());
    }
}
