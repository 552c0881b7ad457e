//! Whether the opponents that files name exist. Their names come from whoever asks, since opponents are made elsewhere.

use super::authored::ScenarioFile;
use super::catalogue::unknown;
use super::nearest::nearest;
use super::reader::read;
use super::tree::{Step, Value, parse};
use crate::battle::former_words::present_word;
use crate::battle::{Control, Problem, Source};

/// A problem for each unknown opponent that a scenario names, even if the scenario has other errors.
pub fn check_opponents(source: &Source, opponents: &[&'static str]) -> Vec<Problem> {
    let file = read::<ScenarioFile>(source);
    let Some(scenario) = file.any() else { return Vec::new() };
    let of_sides = scenario.sides.iter().map(|(name, side)| ("sides", name, side.control.as_ref()));
    let of_some =
        scenario.combatants.iter().map(|(key, combatant)| ("combatants", key, combatant.control.as_ref()));
    let mut problems: Vec<Problem> = Vec::new();
    for (list, name, control) in of_sides.chain(of_some) {
        if let Some(Control::Opponent(level)) = control
            && !opponents.contains(&level.as_str())
        {
            let path = [Step::Field(list), Step::Key(name), Step::Field("control")];
            let problem = file.tree.complain(&path, unknown("kind-opponent", level));
            problems.push(problem.suggest(meant(level, opponents)));
        }
    }
    problems
}

/// The opponent that was probably meant by a name that none of them has.
pub fn meant(name: &str, opponents: &[&'static str]) -> Option<&'static str> {
    let present = present_word(name).filter(|present| opponents.contains(present));
    present.or_else(|| nearest(name, opponents.iter().copied()))
}

/// A problem if the file of defaults names an unknown opponent.
pub fn check_usual_opponent(source: &Source, opponents: &[&'static str]) -> Option<Problem> {
    let tree = parse(source).tree;
    let path = [Step::Field("opponent")];
    match &tree.find(&path)?.value {
        Value::Text(level) if !opponents.contains(&level.as_str()) => {
            let problem = tree.complain(&path, unknown("kind-opponent", level));
            Some(problem.suggest(meant(level, opponents)))
        }
        _ => None,
    }
}
