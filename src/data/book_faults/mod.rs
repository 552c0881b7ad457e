//! Rulebooks that can be read and still cannot be meant: numbers that make no sense, and choices that do nothing
//! beside the others. Whether a choice is known at all is the reader's affair.

mod idle;
mod lists;
mod numbers;
mod tables;
mod unfed;

use self::idle::{idle, idle_choices, idle_entries};
pub use self::numbers::uneven_feet;
pub use self::unfed::{nothing_to_read, uncited_pages};
use super::tree::{Step, Tree, Value};
use crate::battle::{Phrase, Problem, Severity};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::check::CheckRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::DamageRule;
use crate::rules::choices::initiative::InitiativeRule;

/// What cannot be meant in a rulebook.
pub fn faults_of(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    if book.time.take.round_seconds == 0 {
        problems.push(complain(tree, "time", Phrase::new("round-without-seconds")));
    }
    let paced = book.movement.take.paced();
    if [paced.difficult, paced.rough, paced.water, paced.climb].contains(&0) {
        problems.push(complain(tree, "movement", Phrase::new("ground-for-nothing")));
    }
    if let InitiativeRule::Rolled(rule) = &book.initiative.take
        && (rule.dice.0 == 0 || rule.dice.1 == 0)
    {
        problems.push(complain(tree, "initiative", Phrase::new("order-dice")));
    }
    if matches!(&book.initiative.take, InitiativeRule::Rolled(rule) if rule.dice.1 == 1) {
        let problem = complain(tree, "initiative", Phrase::new("order-always-ties"));
        problems.push(Problem { severity: Severity::Warning, ..problem });
    }
    for axis in throwing_nothing(book) {
        problems.push(complain(tree, axis, Phrase::new("nothing-thrown")));
    }
    problems.extend(numbers::faults(book, tree));
    problems.extend(lists::faults(book, tree));
    for (severity, axis, choice, need) in idle_choices(book) {
        problems.push(Problem { severity, ..complain(tree, axis, idle(axis, choice, need)) });
    }
    problems.extend(idle_entries(book, tree));
    problems
}

/// The axes whose choice throws no die, or one without sides.
fn throwing_nothing(book: &Rulebook) -> Vec<&'static str> {
    let thrown = [
        ("check", !matches!(&book.check.take, CheckRule::Pool(rule) if rule.dice == 0)),
        (
            "attack",
            !matches!(&book.attack.take, AttackRule::AlwaysLands(rule) if rule.impaired.min(rule.enhanced) == 0),
        ),
        (
            "critical",
            !matches!(&book.critical.take, CriticalRule::ExtraOnSum(rule) if rule.dice.0.min(rule.dice.1) == 0),
        ),
        ("damage", !matches!(&book.damage.take, DamageRule::WeaponDie(rule) if rule.unarmed == 0)),
    ];
    thrown.into_iter().filter(|(_, is_thrown)| !is_thrown).map(|(axis, _)| axis).collect()
}

/// A warning about an entry of a list, at its own place or where a mixture says from whom the list comes.
fn complain_of_entry(tree: &Tree, list: &'static str, number: usize, phrase: Phrase) -> Problem {
    let path = [Step::Field(list), Step::Index(number)];
    let problem = match tree.find(&path) {
        Some(_) => tree.complain(&path, phrase),
        None => complain(tree, list, phrase),
    };
    Problem { severity: Severity::Warning, ..problem }
}

/// A problem with a number of a choice, at its own place or where a mixture says from whom the choice comes.
fn complain_within(tree: &Tree, axis: &str, within: &[Step<'_>], phrase: Phrase) -> Problem {
    let own = [Step::Field(axis), Step::Field("take")];
    match tree.find(&own) {
        Some(_) => tree.complain(&[&own, within].concat(), phrase),
        None => complain(tree, axis, phrase),
    }
}

/// A problem with a choice, at the place where the file makes it: in its own field, or where a mixture says from whom it
/// comes.
fn complain(tree: &Tree, axis: &str, phrase: Phrase) -> Problem {
    let own = [Step::Field(axis), Step::Field("take")];
    if tree.find(&own).is_some() {
        return tree.complain(&own, phrase);
    }
    let take = [Step::Field("mix"), Step::Field("take")];
    let books = match tree.find(&take).map(|node| &node.value) {
        Some(Value::Map(entries)) => entries.as_slice(),
        _ => &[],
    };
    for (_, parts) in books {
        let Value::List(parts) = &parts.value else { continue };
        if let Some(part) = parts.iter().find(|part| matches!(&part.value, Value::Word(word) if word == axis))
        {
            return Problem::error(phrase).at(&tree.source, part.span);
        }
    }
    tree.complain(&[Step::Field("mix"), Step::Field("base")], phrase)
}
