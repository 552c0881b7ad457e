//! Rulebooks that can be read and still cannot be meant: numbers that make no sense, and choices that do nothing
//! beside the others. Whether a choice is known at all is the reader's affair.

use super::tree::{Step, Tree, Value};
use crate::battle::{Phrase, Problem, Severity};
use crate::rules::axes::aftermath::{AftermathRule, TableRow};
use crate::rules::axes::attack::AttackRule;
use crate::rules::axes::check::CheckRule;
use crate::rules::axes::critical::CriticalRule;
use crate::rules::axes::damage::DamageRule;
use crate::rules::axes::harm::{HarmRule, ZeroRule};
use crate::rules::axes::initiative::InitiativeRule;
use crate::rules::axes::last_chances::LastChancesRule;
use crate::rules::axes::leaving::LeavingRule;
use crate::rules::axes::opening::OpeningRule;
use crate::rules::axes::position::PositionRule;
use crate::rules::axes::protection::ProtectionRule;
use crate::rules::axes::reaction::ReactionRule;
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
    if matches!(&book.initiative.take, InitiativeRule::Rolled(rule) if rule.dice.1 == 1) {
        let problem = complain(tree, "initiative", Phrase::new("order-always-ties"));
        problems.push(Problem { severity: Severity::Warning, ..problem });
    }
    for axis in throwing_nothing(book) {
        problems.push(complain(tree, axis, Phrase::new("nothing-thrown")));
    }
    if let AftermathRule::InjuryTable(table) = &book.aftermath.take {
        let comes_up = |row: &TableRow| (1..=row.to).contains(&row.from) && row.to <= table.die;
        for row in table.rows.iter().filter(|row| !comes_up(row)) {
            let phrase = Phrase::new("row-that-never-comes")
                .with("from", i128::from(row.from))
                .with("to", i128::from(row.to));
            problems.push(complain(tree, "aftermath", phrase.with("die", i128::from(table.die))));
        }
    }
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
    let leaves_down = matches!(book.at_zero.take, ZeroRule::Down(_) | ZeroRule::CriticalDamage(_));
    let chance = match &book.last_chances.take {
        LastChancesRule::TestsOfOnesOwn(_) => Some("TestsOfOnesOwn"),
        LastChancesRule::StabilisedByOthers(_) => Some("StabilisedByOthers"),
        LastChancesRule::Nothing => None,
    };
    let idle_chance = chance.filter(|_| !leaves_down);
    idle.extend(idle_chance.map(|choice| (Severity::Warning, "last_chances", choice, "need-down")));
    if matches!(book.damage.take, DamageRule::Nothing) {
        let harm = match &book.harm.take {
            HarmRule::HitPoints(_) => Some("HitPoints"),
            HarmRule::HitPointsThenInjuries(_) => Some("HitPointsThenInjuries"),
            HarmRule::ProtectionThenStrength(_) => Some("ProtectionThenStrength"),
            HarmRule::InjuryChecks(_) => None,
        };
        idle.extend(harm.map(|harm| (Severity::Error, "harm", harm, "need-damage")));
        let protection = match &book.protection.take {
            ProtectionRule::ReductionByType(_) => Some("ReductionByType"),
            ProtectionRule::SecondTest(_) => Some("SecondTest"),
            ProtectionRule::SubtractArmour(_) => Some("SubtractArmour"),
            ProtectionRule::Nothing => None,
        };
        idle.extend(protection.map(|choice| (Severity::Warning, "protection", choice, "need-damage")));
        let critical = match &book.critical.take {
            CriticalRule::MaximumPastThreshold(_) => Some("MaximumPastThreshold"),
            CriticalRule::ExtraOnSum(_) => Some("ExtraOnSum"),
            CriticalRule::DoubleOnNatural(_) => Some("DoubleOnNatural"),
            CriticalRule::Nothing => None,
        };
        idle.extend(critical.map(|choice| (Severity::Warning, "critical", choice, "need-damage")));
    }
    idle
}

/// Entries of lists that do nothing beside the choices on the axes.
fn idle_entries(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let has_dodge = matches!(book.attack.take, AttackRule::AgainstDodgeOrArmour(_));
    let crowded = book.position.iter().map(|chosen| matches!(chosen.take, PositionRule::Crowded(_)));
    let has_reactions = book.budget.take.full(0).reaction > 0;
    let answers = book.reactions.iter().map(|chosen| matches!(chosen.take, ReactionRule::NamedByAbility));
    let mut problems = Vec::new();
    for (number, _) in crowded.enumerate().filter(|(_, is_crowded)| *is_crowded && !has_dodge) {
        problems.push(complain_of_entry(tree, "position", number, idle("position", "Crowded", "need-dodge")));
    }
    for (number, _) in answers.enumerate().filter(|(_, is_answer)| *is_answer && !has_reactions) {
        let phrase = idle("reactions", "NamedByAbility", "need-reactions");
        problems.push(complain_of_entry(tree, "reactions", number, phrase));
    }
    problems
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
