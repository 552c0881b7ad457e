//! Puts another party into a scenario: in the texts of the files, so that a record of the battle holds what was fought.

use super::authored::ScenarioFile;
use super::catalogue::{Catalogue, Kind};
use super::reader::read;
use super::tree::{Node, Step, Tree, Value, parse};
use crate::battle::Source;

/// The side of a scenario that a party forms, and the party.
pub fn party_of(source: &Source) -> Option<(String, String)> {
    let file = read::<ScenarioFile>(source).value?;
    file.sides.iter().find_map(|(name, side)| Some((name.to_owned(), side.from.clone()?)))
}

/// The catalogue with a party in the place of the one that a scenario names. None if the scenario takes no party.
///
/// Where the scenario names a member of its own party, the member who is at the same place in the list of the other one takes
/// over the short name, and so the part. A member whose short name stands for somebody else gets another one.
pub fn with_party(catalogue: &Catalogue, scenario: &str, party: &str) -> Option<Catalogue> {
    let source = catalogue.source(Kind::Scenario, scenario)?;
    let (side, now) = party_of(source)?;
    if now == party {
        return Some(catalogue.clone());
    }
    let tree = parse(source).tree;
    let named = tree.find(&[Step::Field("sides"), Step::Key(&side), Step::Field("from")])?;
    let taken: Vec<String> = keys(tree.find(&[Step::Field("combatants")]));
    let parts = parts(&tree, catalogue.source(Kind::Party, &now)?, &taken);
    let source_of_party = catalogue.source(Kind::Party, party)?;
    let renamed = with_names(source_of_party, &parts, &taken)?;
    let mut changed = catalogue.clone();
    let text = with(source.text(), vec![(named.span.start, named.span.end, quoted(party))]);
    changed.add(&Kind::Scenario.file(scenario), Source::new(source.name(), text));
    changed.add(&Kind::Party.file(party), Source::new(source_of_party.name(), renamed));
    Some(changed)
}

/// How many members a party must have at least, so that somebody takes over each part that a scenario gives to a member of its
/// own party.
pub fn least_members(catalogue: &Catalogue, scenario: &str) -> Option<usize> {
    let source = catalogue.source(Kind::Scenario, scenario)?;
    let (_, now) = party_of(source)?;
    let tree = parse(source).tree;
    let taken = keys(tree.find(&[Step::Field("combatants")]));
    let parts = parts(&tree, catalogue.source(Kind::Party, &now)?, &taken);
    Some(parts.iter().rposition(Option::is_some).map_or(0, |last| last + 1))
}

/// For each member of a scenario's own party the short name, if the scenario has it anywhere and means them.
fn parts(scenario: &Tree, own: &Source, taken: &[String]) -> Vec<Option<String>> {
    let is_part = |name: &String| !taken.contains(name) && speaks_of(scenario, name);
    members(own).into_iter().map(|name| Some(name).filter(is_part)).collect()
}

/// Whether a scenario has this short name anywhere: as a text, or as a letter on the map.
fn speaks_of(scenario: &Tree, name: &str) -> bool {
    let rows = scenario.find(&[Step::Field("map")]).into_iter().flat_map(Node::children);
    let is_on_map = rows.filter_map(text_of).any(|row| row.contains(name));
    is_on_map || holds_text(&scenario.root, name)
}

fn holds_text(node: &Node, text: &str) -> bool {
    text_of(node) == Some(text) || node.children().any(|part| holds_text(part, text))
}

/// The text of a party whose members have the short names of the parts that they take over, and no others of these names.
fn with_names(party: &Source, parts: &[Option<String>], taken: &[String]) -> Option<String> {
    let tree = parse(party).tree;
    let Value::Map(entries) = &tree.find(&[Step::Field("members")])?.value else { return None };
    let given: Vec<String> = parts.iter().flatten().cloned().chain(taken.iter().cloned()).collect();
    let mut used: Vec<String> = given.iter().cloned().chain(members(party)).collect();
    let mut changes = Vec::new();
    for (place, (key, _)) in entries.iter().enumerate() {
        let Some(own) = text_of(key) else { continue };
        let name = match parts.get(place) {
            Some(Some(part)) => part.clone(),
            _ if given.iter().any(|other| other == own) => {
                let free = ('A'..='Z').map(String::from).find(|name| !used.contains(name))?;
                used.push(free.clone());
                free
            }
            _ => continue,
        };
        changes.push((key.span.start, key.span.end, quoted(&name)));
    }
    Some(with(party.text(), changes))
}

/// The short names of the members of a party, in the order of its file.
fn members(party: &Source) -> Vec<String> {
    keys(parse(party).tree.find(&[Step::Field("members")]))
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
    use crate::battle::Objective;
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
                let prepared = prepare_by_name(&changed, scenario, book)
                    .unwrap_or_else(|problems| panic!("{scenario} with {party}: {problems:#?}"));
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
    fn who_is_at_the_same_place_of_the_list_takes_over_the_part() {
        let catalogue = Catalogue::bundled();
        for (party, keeper) in [("wayfarers", "Brannoc"), ("lamplighters", "Jorun Hale")] {
            let changed = with_party(&catalogue, "mill_yard", party).unwrap();
            let prepared = prepare_by_name(&changed, "mill_yard", &catalogue.defaults.rulebook);
            let muster = prepared.unwrap_or_else(|problems| panic!("{problems:#?}")).muster;
            let aims = muster.scenario.sides.iter().flat_map(|side| &side.objectives);
            let kept = aims.filter_map(|aim| match aim {
                Objective::Protect { who } => Some(muster.sheet(*who).name.as_str()),
                _ => None,
            });
            assert_eq!(kept.collect::<Vec<_>>(), [keeper]);
        }
    }

    #[test]
    fn names_on_the_map_and_in_the_text_are_taken_over_and_nobody_loses_theirs() {
        let scenario = r#"(
            map: ["A.B..x"],
            sides: { "party": (from: "old", start: "there", objectives: [Protect("C")]) },
            combatants: { "x": (creature: "raider", side: "foes") },
        )"#;
        let party = |names: &str| {
            let members: String =
                names.chars().map(|name| format!(r#""{name}": (creature: "bowman"), "#)).collect();
            format!("(members: {{ {members} }})")
        };
        let (old, new) = (party("ABCD"), party("xAZBQ"));
        let mut catalogue = Catalogue::bundled();
        for (file, text) in [
            (Kind::Scenario.file("own"), scenario.to_owned()),
            (Kind::Party.file("old"), old),
            (Kind::Party.file("new"), new),
        ] {
            catalogue.add(&file, Source::new(file.as_str(), text));
        }
        let changed = with_party(&catalogue, "own", "new").unwrap();
        let names = members(changed.source(Kind::Party, "new").unwrap());
        assert_eq!(names, ["A", "B", "C", "D", "Q"], "D is free, since the scenario does not speak of it");
        assert_eq!(least_members(&catalogue, "own"), Some(3), "C has a part");
    }

    #[test]
    fn a_scenario_without_a_party_takes_none() {
        let catalogue = Catalogue::bundled();
        assert!(with_party(&catalogue, "first_blood", "wayfarers").is_none());
    }
}
