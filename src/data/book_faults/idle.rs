//! Choices and entries of a rulebook that do nothing beside its other choices.

use super::complain_of_entry;
use crate::battle::{Phrase, Problem, Severity, Track};
use crate::data::tree::Tree;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::damage::DamageRule;
use crate::rules::choices::harm::{HarmRule, ZeroRule};
use crate::rules::choices::last_chances::LastChancesRule;
use crate::rules::choices::leaving::LeavingRule;
use crate::rules::choices::opening::OpeningRule;
use crate::rules::choices::position::PositionRule;
use crate::rules::choices::protection::ProtectionRule;
use crate::rules::choices::reaction::ReactionRule;

/// Choices that do nothing beside the others: axis, choice, and what it takes. A body that only damage wears down, and
/// no damage, is worse than idle: nobody could ever fall.
pub(super) fn idle_choices(book: &Rulebook) -> Vec<(Severity, &'static str, &'static str, &'static str)> {
    let mut idle = Vec::new();
    let has_reactions = book.budget.take.full(0).reaction > 0;
    if matches!(book.leaving.take, LeavingRule::Provokes) && !has_reactions {
        idle.push((Severity::Warning, "leaving", "Provokes", "need-reactions"));
    }
    if matches!(book.opening.take, OpeningRule::Planning(_)) && book.time_to_plan().is_none() {
        idle.push((Severity::Warning, "opening", "Planning", "need-swift"));
    }
    let natural = match &book.critical.take {
        CriticalRule::DoubleOnNatural(rule) => Some(("DoubleOnNatural", rule.face > 6)),
        CriticalRule::MaximumPastThreshold(_) => Some(("MaximumPastThreshold", false)),
        CriticalRule::ExtraOnSum(_) | CriticalRule::Nothing => None,
    };
    let is_idle = |needs_twenty: bool| match &book.attack.take {
        AttackRule::AlwaysLands(_) => true,
        AttackRule::AgainstDefence(_) | AttackRule::TestByProficiency(_) => needs_twenty,
        AttackRule::AgainstDodgeOrArmour(_) | AttackRule::AgainstArmourClass(_) => false,
    };
    let never = natural.filter(|(_, needs_twenty)| is_idle(*needs_twenty));
    idle.extend(never.map(|(choice, _)| (Severity::Warning, "critical", choice, "need-attack-roll")));
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
pub(super) fn idle_entries(book: &Rulebook, tree: &Tree) -> Vec<Problem> {
    let has_dodge = matches!(book.attack.take, AttackRule::AgainstDodgeOrArmour(_));
    let crowded = book.position.iter().map(|chosen| matches!(chosen.take, PositionRule::Crowded(_)));
    let has_reactions = book.budget.take.full(0).reaction > 0;
    let answers = book.reactions.iter().map(|chosen| matches!(chosen.take, ReactionRule::NamedByAbility));
    let mut problems = Vec::new();
    let is_counted = |track: Track| match track {
        // What wears by injuries is part of books that count them, and idle in what is mixed with them.
        Track::Injuries => true,
        Track::Fatigue | Track::Stress => book.track(track).is_some(),
    };
    for (number, chosen) in book.penalties.iter().enumerate().filter(|(_, own)| !is_counted(own.take.track)) {
        let phrase = idle("penalties", chosen.take.track.name(), "need-track");
        problems.push(complain_of_entry(tree, "penalties", number, phrase));
    }
    for (number, _) in crowded.enumerate().filter(|(_, is_crowded)| *is_crowded && !has_dodge) {
        problems.push(complain_of_entry(tree, "position", number, idle("position", "Crowded", "need-dodge")));
    }
    for (number, _) in answers.enumerate().filter(|(_, is_answer)| *is_answer && !has_reactions) {
        let phrase = idle("reactions", "NamedByAbility", "need-reactions");
        problems.push(complain_of_entry(tree, "reactions", number, phrase));
    }
    problems
}

pub(super) fn idle(axis: &str, choice: &str, need: &'static str) -> Phrase {
    let phrase = Phrase::new("idle-choice").with("axis", axis).with("choice", choice);
    phrase.with("need", Phrase::new(need))
}
