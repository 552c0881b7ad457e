//! Rulebooks that can be read and still cannot be meant: numbers that make no sense, and choices that do nothing
//! beside the others. Whether a choice is known at all is the reader's affair.

use super::tree::{Step, Tree, Value};
use crate::battle::{Phrase, Problem, Severity};
use crate::rules::axes::attack::AttackRule;
use crate::rules::axes::check::CheckRule;
use crate::rules::axes::critical::CriticalRule;
use crate::rules::axes::damage::DamageRule;
use crate::rules::axes::harm::HarmRule;
use crate::rules::axes::initiative::InitiativeRule;
use crate::rules::axes::leaving::LeavingRule;
use crate::rules::axes::opening::OpeningRule;
use crate::rules::axes::position::PositionRule;
use crate::rules::axes::protection::ProtectionRule;
use crate::rules::book::rulebook::Rulebook;

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
    if matches!(&book.check.take, CheckRule::Pool(rule) if rule.dice == 0) {
        problems.push(complain(tree, "check", Phrase::new("nothing-thrown")));
    }
    if matches!(&book.critical.take, CriticalRule::ExtraOnSum(rule) if rule.dice.0 == 0 || rule.dice.1 == 0) {
        problems.push(complain(tree, "critical", Phrase::new("nothing-thrown")));
    }
    for (severity, axis, choice, need) in idle_choices(book) {
        problems.push(Problem { severity, ..complain(tree, axis, idle(axis, choice, need)) });
    }
    problems.extend(idle_position(book, tree));
    problems
}

/// Choices that do nothing beside the others: axis, choice, and what it takes. A body that only damage wears down, and
/// no damage, is worse than idle: nobody could ever fall.
fn idle_choices(book: &Rulebook) -> Vec<(Severity, &'static str, &'static str, &'static str)> {
    let mut idle = Vec::new();
    let has_reactions = book.budget.take.full(0).reaction > 0;
    if matches!(book.leaving.take, LeavingRule::Provokes) && !has_reactions {
        idle.push((Severity::Warning, "leaving", "Provokes", "need-reactions"));
    }
    if matches!(book.opening.take, OpeningRule::Planning(_)) && book.time_to_plan().is_none() {
        idle.push((Severity::Warning, "opening", "Planning", "need-swift"));
    }
    if matches!(book.damage.take, DamageRule::Nothing) {
        let harm = match &book.harm.take {
            HarmRule::HitPoints(_) => Some("HitPoints"),
            HarmRule::HitPointsThenInjuries(_) => Some("HitPointsThenInjuries"),
            _ => None,
        };
        idle.extend(harm.map(|harm| (Severity::Error, "harm", harm, "need-damage")));
        let protection = match &book.protection.take {
            ProtectionRule::ReductionByType(_) => Some("ReductionByType"),
            ProtectionRule::SecondTest(_) => Some("SecondTest"),
            _ => None,
        };
        idle.extend(protection.map(|choice| (Severity::Warning, "protection", choice, "need-damage")));
        let critical = match &book.critical.take {
            CriticalRule::MaximumPastThreshold(_) => Some("MaximumPastThreshold"),
            CriticalRule::ExtraOnSum(_) => Some("ExtraOnSum"),
            _ => None,
        };
        idle.extend(critical.map(|choice| (Severity::Warning, "critical", choice, "need-damage")));
    }
    idle
}

fn idle_position(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    if matches!(book.attack.take, AttackRule::AgainstDodgeOrArmour(_)) {
        return Vec::new();
    }
    let numbered = book.position.iter().enumerate();
    let crowded = numbered.filter(|(_, chosen)| matches!(chosen.take, PositionRule::Crowded(_)));
    let complain = |(number, _): (usize, _)| {
        let phrase = idle("position", "Crowded", "need-dodge");
        let path = [Step::Field("position"), Step::Index(number)];
        let problem = match tree.find(&path) {
            Some(_) => tree.complain(&path, phrase),
            None => complain(tree, "position", phrase),
        };
        Problem { severity: Severity::Warning, ..problem }
    };
    crowded.map(complain).collect()
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

fn idle(axis: &str, choice: &str, need: &'static str) -> Phrase {
    let phrase = Phrase::new("idle-choice").with("axis", axis).with("choice", choice);
    phrase.with("need", Phrase::new(need))
}
