//! Trials: like companies on mirrored ground. Their file is made into scenarios, one for each company on each ground.

use serde::Deserialize;

use super::catalogue::{Catalogue, Kind};
use super::check::Names;
use super::reader::read;
use super::tree::Step as At;
use crate::battle::{Alarm, Biome, Listed, Phrase, Problem, Source};

/// The file with the trials.
pub const TRIALS: &str = "trials.ron";

/// Companies, and grounds to fight on.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trials {
    /// The creatures of each company, by its name.
    pub companies: Listed<Vec<String>>,
    /// The grounds, by their names.
    pub grounds: Listed<Ground>,
    /// What calls for morale checks; none for what the rulebook says.
    #[serde(default)]
    pub morale_on: Option<Vec<Alarm>>,
}

/// A mirrored map.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    #[serde(default)]
    pub biome: Biome,
    /// The left half of the map, with digits where the members of a company stand.
    pub half: Vec<String>,
}

/// A company against its like.
#[derive(Clone, Debug)]
pub struct Trial {
    pub company: String,
    pub ground: String,
    /// The scenario, as a file.
    pub scenario: Source,
}

impl Trial {
    /// The name of the scenario.
    pub fn id(&self) -> String {
        format!("{}_on_{}", self.company, self.ground)
    }
}

/// The keys of the two sides of a trial.
pub const SIDES: [&str; 2] = ["west", "east"];

/// Every company on every ground.
pub fn trials(file: &Trials) -> Vec<Trial> {
    let companies = file.companies.iter();
    let on_each = companies.flat_map(|company| file.grounds.iter().map(move |ground| (company, ground)));
    let trial = |((company, members), (ground, map)): ((&str, &Vec<String>), (&str, &Ground))| {
        let mut trial = Trial {
            company: company.to_owned(),
            ground: ground.to_owned(),
            scenario: Source::new(String::new(), String::new()),
        };
        let text = scenario_text(&trial.id(), members, map, file.morale_on.as_deref());
        trial.scenario = Source::new(Kind::Scenario.file(&trial.id()), text);
        trial
    };
    on_each.map(trial).collect()
}

/// The trials of a catalogue.
pub fn trials_of(catalogue: &Catalogue) -> Vec<Trial> {
    catalogue
        .text(TRIALS)
        .and_then(|source| read::<Trials>(source).value)
        .map_or_else(Vec::new, |file| trials(&file))
}

/// A scenario in which a company fights its like.
fn scenario_text(name: &str, members: &[String], ground: &Ground, morale_on: Option<&[Alarm]>) -> String {
    let letter = |place: usize, of_first: bool| {
        let letter = (b'A'..=b'Z').nth(place).map_or('?', char::from);
        if of_first { letter } else { letter.to_ascii_lowercase() }
    };
    let placed = |mark: char, of_first: bool| match mark.to_digit(10) {
        Some(digit) if (1..=members.len()).contains(&(digit as usize)) => {
            letter(digit as usize - 1, of_first)
        }
        Some(_) => '.',
        None => mark,
    };
    let rows = ground.half.iter().zip(ground.half.iter().rev()).map(|(left, turned)| {
        let left = left.chars().map(|mark| placed(mark, true));
        let right = turned.chars().rev().map(|mark| placed(mark, false));
        format!("        {:?},\n", left.chain(right).collect::<String>())
    });
    let combatants = SIDES.iter().enumerate().flat_map(|(side, key)| {
        members.iter().enumerate().map(move |(place, creature)| {
            format!("        \"{}\": (creature: {creature:?}, side: {key:?}),\n", letter(place, side == 0))
        })
    });
    let (rows, combatants): (String, String) = (rows.collect(), combatants.collect());
    let morale = morale_on.map(|alarms| format!("    morale_on: {alarms:?},\n")).unwrap_or_default();
    let [first, second] = SIDES;
    format!(
        "(\n    name: {name:?},\n    hidden: true,\n    biome: {:?},\n{morale}    map: [\n{rows}    ],\n    \
         sides: {{ {first:?}: (), {second:?}: () }},\n    combatants: {{\n{combatants}    }},\n)\n",
        ground.biome
    )
}

/// Every problem with a file of trials and with what it names.
pub fn check(catalogue: &Catalogue, source: &Source) -> Vec<Problem> {
    let file = read::<Trials>(source);
    let names = Names { catalogue, tree: &file.tree };
    let mut problems = Vec::new();
    if let Some(trials) = file.any() {
        for (company, members) in trials.companies.iter() {
            for (place, creature) in members.iter().enumerate() {
                let path = [At::Field("companies"), At::Key(company), At::Index(place)];
                problems.extend(names.stranger(Kind::Creature, &path, Some(creature)));
            }
        }
        let most = trials.companies.iter().map(|(_, members)| members.len()).max().unwrap_or(0);
        for (ground, map) in trials.grounds.iter() {
            let has_place = |number: usize| {
                let digit = char::from_digit(u32::try_from(number).unwrap_or(0), 10);
                map.half.iter().any(|row| digit.is_some_and(|digit| row.contains(digit)))
            };
            if let Some(missing) = (1..=most).find(|number| !has_place(*number)) {
                let phrase = Phrase::new("trial-no-place").with("ground", ground).with("number", missing);
                problems.push(Problem::error(phrase).of(source));
            }
        }
    }
    file.joined_with(problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::resolve::load_scenario;

    #[test]
    fn the_bundled_trials_are_mirrored_and_sound() {
        let catalogue = Catalogue::bundled();
        assert_eq!(check(&catalogue, catalogue.text(TRIALS).unwrap()), []);
        let all = trials_of(&catalogue);
        assert_eq!(all.len(), 8);
        for trial in all {
            let scenario = load_scenario(&catalogue, &trial.id(), &trial.scenario).sound();
            let scenario = scenario.unwrap_or_else(|problems| panic!("{}: {problems:#?}", trial.id()));
            let size = scenario.field.size();
            let turned =
                |col: i16, row: i16| (size.cols.cast_signed() - 1 - col, size.rows.cast_signed() - 1 - row);
            let places: Vec<_> = scenario.combatants.iter().map(|one| (one.at.col, one.at.row)).collect();
            let (west, east) = places.split_at(places.len() / 2);
            for (one, other) in west.iter().zip(east) {
                assert_eq!(turned(one.0, one.1), *other, "{}", trial.id());
            }
        }
    }

    #[test]
    fn a_ground_without_room_for_a_company_is_refused() {
        let catalogue = Catalogue::bundled();
        let found = |text: &str| check(&catalogue, &Source::new(TRIALS, text)).len();
        assert_eq!(found("(companies: {\"a\": [\"raider\"]}, grounds: {\"b\": (half: [\"1\"])})"), 0);
        assert_eq!(
            found("(companies: {\"a\": [\"raider\", \"raider\"]}, grounds: {\"b\": (half: [\"1\"])})"),
            1
        );
        assert_eq!(found("(companies: {\"a\": [\"rader\"]}, grounds: {})"), 1);
    }
}
