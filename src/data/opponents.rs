//! Whether the opponents that files name exist. Their names come from whoever asks, since opponents are made elsewhere.

use super::authored::ScenarioFile;
use super::nearest::nearest;
use super::reader::read;
use super::tree::{Step, Value, parse};
use crate::battle::former_words::present_word;
use crate::battle::{Control, Phrase, Problem, Source};

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
            problems
                .push(file.tree.complain(&path, stranger(level, opponents)).suggest(meant(level, opponents)));
        }
    }
    problems
}

/// What is said of a name that no opponent has. On the command line a temper stands behind the level, in files beside it.
fn stranger(found: &str, opponents: &[&'static str]) -> Phrase {
    let names: Vec<String> = opponents.iter().map(|name| (*name).to_owned()).collect();
    match found.split_once(':') {
        Some((level, temper)) if opponents.contains(&level) => Phrase::new("file-opponent-with-temper")
            .with("found", found)
            .with("level", level)
            .with("temper", temper),
        _ => Phrase::new("file-unknown-opponent").with("found", found).with("names", names),
    }
}

/// The opponent that was probably meant by a name that none of them has.
pub fn meant(name: &str, opponents: &[&'static str]) -> Option<&'static str> {
    let present = present_word(name).filter(|present| opponents.contains(present));
    // Whoever adds a temper has named the opponent.
    let named =
        name.split_once(':').and_then(|(level, _)| opponents.iter().copied().find(|own| *own == level));
    present.or(named).or_else(|| nearest(name, opponents.iter().copied()))
}

/// A problem if the file of defaults names an unknown opponent.
pub fn check_usual_opponent(source: &Source, opponents: &[&'static str]) -> Option<Problem> {
    let tree = parse(source).tree;
    let path = [Step::Field("opponent")];
    match &tree.find(&path)?.value {
        Value::Text(level) if !opponents.contains(&level.as_str()) => {
            Some(tree.complain(&path, stranger(level, opponents)).suggest(meant(level, opponents)))
        }
        _ => None,
    }
}
