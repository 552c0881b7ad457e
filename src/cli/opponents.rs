//! Finds the opponents that play sides and combatants, by the names that files and arguments use.

use super::arguments::{ALL, Assignment};
use super::failure::Failure;
use super::people;
use crate::battle::{Control, Problem, Scenario, Source};
use crate::brain::Profile;
use crate::data::authored::ScenarioFile;
use crate::data::catalogue::unknown;
use crate::data::nearest::nearest;
use crate::data::reader::read;
use crate::data::tree::{Step, Value, parse};
use crate::lab::Profiles;

/// The opponents that the user asked for; otherwise those of the scenario.
pub fn profiles_of(scenario: &Scenario, assigned: &[Assignment]) -> Result<Profiles, Failure> {
    let mut profiles = Profiles::of_scenario();
    for Assignment { side, profile } in assigned {
        let profile = profile_named(profile)?;
        if side == ALL {
            profiles = Profiles::all(profile);
        } else {
            profiles = profiles.with(people::side(scenario, side)?, profile);
        }
    }
    Ok(profiles)
}

/// A problem for each unknown opponent that a scenario names, even if the scenario has other errors.
pub fn check_opponents(source: &Source) -> Vec<Problem> {
    let file = read::<ScenarioFile>(source);
    let Some(scenario) = file.any() else { return Vec::new() };
    let of_sides = scenario.sides.iter().map(|(name, side)| ("sides", name, side.control.as_ref()));
    let of_some =
        scenario.combatants.iter().map(|(key, combatant)| ("combatants", key, combatant.control.as_ref()));
    let mut problems: Vec<Problem> = Vec::new();
    for (list, name, control) in of_sides.chain(of_some) {
        if let Some(Control::Opponent(profile)) = control
            && Profile::parse(profile).is_none()
        {
            let path = [Step::Field(list), Step::Key(name), Step::Field("control")];
            let problem = file.tree.complain(&path, unknown("kind-opponent", profile));
            problems.push(problem.suggest(nearest_profile(profile)));
        }
    }
    problems
}

/// A problem if the file of defaults names an unknown opponent.
pub fn check_usual_opponent(source: &Source) -> Option<Problem> {
    let tree = parse(source).tree;
    let path = [Step::Field("opponent")];
    match &tree.find(&path)?.value {
        Value::Text(profile) if Profile::parse(profile).is_none() => {
            let problem = tree.complain(&path, unknown("kind-opponent", profile));
            Some(problem.suggest(nearest_profile(profile)))
        }
        _ => None,
    }
}

fn profile_named(name: &str) -> Result<Profile, Failure> {
    Profile::parse(name).ok_or_else(|| {
        let names = Profile::ALL.iter().map(|profile| profile.word());
        Failure::stranger("cli-unknown-opponent", name, names, nearest_profile(name))
    })
}

fn nearest_profile(name: &str) -> Option<&'static str> {
    nearest(name, Profile::ALL.iter().map(|profile| profile.word()))
}
