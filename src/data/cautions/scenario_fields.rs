//! Which fields of a scenario the rulebook in force ignores, and why.

use crate::battle::{CombatantEntry, Dread, Light, Losses, Scenario, Then, Track};
use crate::rules::book::rulebook::Rulebook;

/// A part of a scenario that not every rulebook reads.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioField {
    /// The field of the scenario or of a combatant, or the effect of an event.
    pub field: &'static str,
    /// Whether the rulebook reads it.
    pub is_read: bool,
    /// The key of the message that gives the reason, where the rulebook does not read it.
    pub reason: &'static str,
    /// How to find out whether a scenario uses it.
    pub says: Says,
}

/// Where a scenario may use a field, and the test whether it does.
#[derive(Clone, Copy, Debug)]
pub enum Says {
    /// For the battle as a whole.
    Battle(fn(&Scenario) -> bool),
    /// For a combatant.
    Anybody(fn(&CombatantEntry) -> bool),
    /// As an effect of an event.
    Event(fn(&Then) -> bool),
}

/// Every such part. Under a rulebook without overshields of its own, spells may still create them: `keeps_shields`.
pub fn scenario_fields(book: &Rulebook, keeps_shields: bool) -> Vec<ScenarioField> {
    use Says::{Anybody, Battle, Event};
    let has_ambush: fn(&Scenario) -> bool = |own| own.side_ids().any(|side| own.ambush.contains(side));
    let corrupts = book.ability_rule().is_some_and(|rules| rules.corruption.is_some());
    let (morale, light, losses) = (book.tests_morale(), book.has_light(), book.loses_for_good());
    let track = |track: Track| book.track(track).is_some();
    let all: [(&str, bool, &str, Says); 25] = [
        ("first_side", book.goes_by_sides(), "unread-opening", Battle(|own| own.first_side.is_some())),
        (
            "started_by",
            book.time_to_plan().is_some(),
            "unread-opening",
            Battle(|own| own.started_by.is_some()),
        ),
        ("ambush", book.rounds_of_ambush() > 0, "unread-opening", Battle(has_ambush)),
        ("traps", book.trap_rule().is_some(), "unread-traps", Battle(|own| !own.traps.is_empty())),
        ("light", light, "unread-light", Battle(|own| own.light != Light::Lit)),
        ("lights", light, "unread-light", Battle(|own| !own.lights.is_empty())),
        ("lights", light, "unread-light", Anybody(|own| !own.lights.is_empty())),
        ("Light", light, "unread-light", Event(|then| matches!(then, Then::Light(_)))),
        ("morale_on", morale, "unread-morale", Battle(|own| own.morale_on.is_some())),
        ("morale_by", morale, "unread-morale", Battle(|own| own.morale_by.is_some())),
        ("leader", morale, "unread-morale", Anybody(|own| own.leader)),
        ("follows", morale, "unread-morale", Anybody(|own| own.follows.is_some())),
        ("flees", morale, "unread-morale", Anybody(|own| own.start.flees)),
        ("traumas", morale, "unread-morale", Anybody(|own| own.start.traumas.contains(&Dread::Defeat))),
        (
            "follows",
            book.tests_followers() || !morale,
            "unread-follows",
            Anybody(|own| own.follows.is_some()),
        ),
        ("hp", book.counts_hit_points(), "unread-hit-points", Anybody(|own| own.start.hp.is_some())),
        ("down", book.counts_hit_points(), "unread-hit-points", Anybody(|own| own.start.down)),
        ("overshield", keeps_shields, "unread-overshield", Anybody(|own| own.start.overshield.is_some())),
        ("injuries", book.counts_injuries(), "unread-injuries", Anybody(|own| own.start.injuries > 0)),
        ("fatigue", track(Track::Fatigue), "unread-fatigue", Anybody(|own| own.start.fatigue > 0)),
        ("stress", track(Track::Stress), "unread-stress", Anybody(|own| own.start.stress > 0)),
        ("losses", losses, "unread-losses", Anybody(|own| own.start.losses != Losses::default())),
        (
            "losses",
            book.loses_parts() || !losses,
            "unread-lost-parts",
            Anybody(|own| !own.start.losses.parts.is_empty()),
        ),
        ("corrupted", corrupts, "unread-corrupted", Anybody(|own| own.start.corrupted.is_some())),
        (
            "spare_armour",
            book.changes_armour(),
            "unread-spare-armour",
            Anybody(|own| !own.spare_armour.is_empty()),
        ),
    ];
    let scenario_field = |(field, is_read, reason, says)| ScenarioField { field, is_read, reason, says };
    all.into_iter().map(scenario_field).collect()
}
