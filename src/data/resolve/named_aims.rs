//! Aims that name a combatant or a thing, and cannot come out as they are meant: nobody can get there, the named one is on the
//! wrong side, or the thing lies where nobody can pick it up.

use super::Work;
use super::events::within;
use super::prospects::{Aim, meets, members};
use super::roads::{Roads, widened};
use crate::battle::{CombatantId, Objective, Phrase, Problem, Scenario, SideId, ThingId, Whereabouts};
use crate::data::tree::Step;
use crate::grid::{Pos, SquareSet};

impl Work<'_> {
    /// Warns of everything that is wrong with those whom an aim names, and with the thing that it is about.
    pub(super) fn warn_of_the_named(&mut self, scenario: &Scenario, roads: &Roads, aim: &Aim<'_>) {
        let side = scenario.sides[aim.side.index()].id.as_str();
        let key = |who: &CombatantId| scenario.combatants[who.index()].key.as_str();
        let is_enemy =
            |who: &CombatantId| scenario.are_hostile(aim.side, scenario.combatants[who.index()].side);
        let phrase = |message, who| Phrase::new(message).with("who", key(who)).with("side", side);
        match aim.objective {
            Objective::Beat { who } if !is_enemy(who) => {
                self.warn(&within(&aim.path, 0), phrase("beats-a-friend", who));
            }
            Objective::Beat { who } if !scenario.combatants[who.index()].start.is_able() => {
                self.warn(&within(&aim.path, 0), phrase("beaten-already", who));
            }
            Objective::ProtectUntil { who, .. } if is_enemy(who) => {
                self.warn(&within(&aim.path, 0), phrase("protects-an-enemy", who));
            }
            Objective::NamedReach { .. } | Objective::NamedEscape { .. } => {
                let goal = goal_of(scenario, aim.objective);
                for who in aim.objective.named() {
                    if is_enemy(who) {
                        self.warn(&aim.path, phrase("protects-an-enemy", who));
                    } else if !meets(roads.covered_by(who.index()), &goal) {
                        self.warn(&aim.path, phrase("named-out-of-reach", who));
                    }
                }
            }
            _ => {}
        }
        if let Some(thing) = aim.objective.thing() {
            self.warn_of_thing(scenario, roads, aim, thing);
        }
    }

    fn warn_of_thing(&mut self, scenario: &Scenario, roads: &Roads, aim: &Aim<'_>, thing: ThingId) {
        let side = scenario.sides[aim.side.index()].id.as_str();
        let own = &scenario.things[thing.index()];
        let phrase = |message| Phrase::new(message).with("thing", own.id.as_str()).with("side", side);
        let mut goers = members(scenario, aim.side).map(|(who, _)| who);
        if let Whereabouts::Lies(at) = own.at
            && !goers.clone().any(|who| widened(roads.covered_by(who), 1).get(at))
        {
            return self.warn(&within(&aim.path, 0), phrase("thing-out-of-reach"));
        }
        let goal = goal_of(scenario, aim.objective);
        if !matches!(aim.objective, Objective::Keep { .. })
            && !goers.any(|who| meets(roads.covered_by(who), &goal))
        {
            self.warn(&aim.path, phrase("thing-without-way"));
        }
    }

    /// Things that no objective is about.
    pub(super) fn warn_of_idle_things(&mut self, scenario: &Scenario, aims: &[Aim<'_>]) {
        for (place, thing) in scenario.things.iter().enumerate() {
            if aims.iter().all(|aim| aim.objective.thing() != Some(ThingId::at(place))) {
                let path = [Step::Field("things"), Step::Key(&thing.id)];
                let phrase = Phrase::new("thing-without-aim").with("thing", thing.id.as_str());
                self.problems
                    .push(Problem::warning(phrase).at(&self.tree.source, self.tree.place_of_name(&path)));
            }
        }
    }
}

/// The squares that an aim leads to: its area, or else the ways off the field.
pub(super) fn goal_of(scenario: &Scenario, objective: &Objective) -> SquareSet {
    let field = &scenario.field;
    match objective.area() {
        Some(area) => {
            let mut squares = SquareSet::none(field.size());
            area.iter().for_each(|at| squares.set(*at, true));
            squares
        }
        None => SquareSet::of(field.size(), |at| field.is_exit(at)),
    }
}

/// Whether an aim is met before anybody acts, since those who are to stand in its area start there.
pub(super) fn is_met_at_first(scenario: &Scenario, side: SideId, objective: &Objective) -> bool {
    let starts_in = |who: usize, area: &[Pos]| {
        let own = &scenario.combatants[who];
        own.start.is_able() && area.contains(&own.at)
    };
    match objective {
        Objective::Reach { area, count } => {
            let there = members(scenario, side).filter(|(who, _)| starts_in(*who, area));
            there.count() >= usize::from(*count)
        }
        Objective::NamedReach { area, who } => who.iter().all(|who| starts_in(who.index(), area)),
        Objective::Bring { thing, area } => {
            let carrier = scenario.things[thing.index()].at.carrier();
            carrier.is_some_and(|who| {
                scenario.combatants[who.index()].side == side && starts_in(who.index(), area)
            })
        }
        _ => false,
    }
}
