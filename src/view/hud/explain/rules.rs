//! The rules behind the words of the window. Of the clauses of a word, the first that the rulebook in force cites counts.

use crate::battle::{Clause, clauses};

/// A word, by its key, and the clauses that it stands for.
type Row = (&'static str, &'static [Clause]);

/// Makes the rows of the table: the key, and the clauses, each as axis and name.
macro_rules! rows {
    ($($key:literal: $($axis:ident :: $clause:ident),+;)*) => {
        &[$(($key, &[$(Clause::$axis(clauses::$axis::$clause)),+])),*]
    };
}

/// The words with rules of their own. Reasons in checks know their rules themselves.
pub(super) const ROWS: &[Row] = rows! {
    "condition-aided": Manoeuvre::Aid;
    "condition-weakened": Aftermath::InjuryTable;
    "condition-exhausted": Hardship::Exhausted;
    "condition-trauma": Track::Trauma;
    "condition-maiming": Aftermath::InjuryTable, Aftermath::LostPart;
    "condition-off-balance": Attack::Mishap;
    "condition-beset": Damage::Constant;
    "condition-aimed": Damage::Constant;
    "condition-tripped": Manoeuvre::Trip;
    "condition-held": Manoeuvre::Grapple;
    "condition-readied": Reaction::Readied;
    "condition-corrupted": Hardship::Corruption;
    "condition-spurred": Manoeuvre::Command;
    "condition-evading": Manoeuvre::Evade;
    "condition-risky": Tempo::Risky;
    "condition-concentrating": Budget::Concentration;
    "track-injuries": Harm::InjuryCheck;
    "track-fatigue": Track::Fatigue, Track::Risk;
    "track-stress": Track::Stress;
    "fate-unconscious": Harm::Felled, Track::Senseless;
    "fate-down": Harm::Felled, LastChances::OwnTest, LastChances::Stabilise;
    "fate-maimed": Harm::InjuryCheck, Harm::Felled;
    "fate-paralysed": Harm::Emptied;
    "fate-delirious": Harm::Emptied;
    "fate-dead": Harm::Felled, Harm::InjuryCheck, Harm::HitHarms;
    "fate-gone": Exit::WalkOff, Exit::Retreat, Exit::ToSafety;
    "posture-prone": Movement::StandUp, Manoeuvre::Trip;
    "state-flees": Morale::Flees, Morale::Check;
    "state-sneaks": Stealth::Enter, Stealth::Hide;
    "state-hit-points": Harm::HitPoints;
    "state-overshield": Protection::Overshield;
    "state-hero": Harm::Spared, Check::Opposed;
    "budget-movement": Budget::Refill, Budget::Engaged, Movement::Step;
    "budget-main": Budget::Action, Budget::Deeds, Budget::Refill;
    "budget-swift": Budget::Deeds, Movement::Shift, Budget::Trade;
    "budget-free": Budget::Deeds;
    "budget-reaction": Leaving::Provokes, Reaction::ByAbility, Budget::Refill;
    "budget-points": Damage::Swings;
    "ground-difficult": Movement::HardGoing, Movement::Step;
    "ground-rough": Movement::HardGoing, Movement::Step;
    "ground-water": Movement::HardGoing, Movement::Step;
    "ground-climb": Movement::HardGoing, Movement::Step;
    "light-darkness": Light::Darkness, Light::Levels;
    "light-dim": Light::Dim, Light::Levels;
    "light-lit": Light::Levels;
    "light-brilliant": Light::Bright, Light::Levels;
    "deed-move": Movement::Step;
    "deed-step": Movement::Shift;
    "deed-disengage": Movement::Shift;
    "deed-extricate": Leaving::ByTest;
    "deed-attack": Attack::Defence, Attack::DodgeOrArmour, Attack::ArmourClass, Attack::AlwaysLands;
    "deed-trip": Manoeuvre::Trip;
    "deed-disarm": Manoeuvre::Disarm;
    "deed-grapple": Manoeuvre::Grapple;
    "deed-break-free": Manoeuvre::Grapple;
    "deed-switch": Budget::Weapons;
    "deed-aid": Manoeuvre::Aid;
    "deed-stabilise": LastChances::Stabilise, LastChances::Helper;
    "deed-treat": Manoeuvre::Treat;
    "deed-frighten": Manoeuvre::Frighten;
    "deed-command": Manoeuvre::Command;
    "deed-finish": Manoeuvre::Finish;
    "deed-light": Light::Sources;
    "deed-douse": Light::Sources;
    "deed-drop": Light::Sources;
    "deed-search": Manoeuvre::HandleTraps, Manoeuvre::Traps;
    "deed-disarm-trap": Manoeuvre::HandleTraps, Manoeuvre::Traps;
    "deed-delay": Initiative::Delay;
    "deed-evade": Manoeuvre::Evade;
    "deed-stand": Movement::StandUp;
    "deed-concentrate": Budget::Concentration;
    "deed-hide": Stealth::Enter, Stealth::Hide;
    "deed-ready": Reaction::Readied;
    "deed-unready": Reaction::Readied;
    "deed-leave": Exit::WalkOff, Exit::Retreat, Exit::ToSafety;
    "deed-declare": Tempo::Declared, Tempo::Intents;
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tell::Words;

    #[test]
    fn every_word_with_a_rule_is_explained_and_listed_once() {
        let words = Words::english();
        for (place, (key, _)) in ROWS.iter().enumerate() {
            assert!(words.has(&format!("explain-{key}")), "{key}");
            assert!(ROWS[..place].iter().all(|(other, _)| other != key), "{key}");
        }
    }
}
