//! Aims: the objectives of the sides, how far they have come, which cues have come, and who has won.

mod met;
mod task;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use self::met::{is_held, is_met};
pub use self::task::Task;
use crate::battle::{
    Change, CombatantId, Effect, Fate, Objective, Outcome, Scenario, SideId, SideSet, Then, When,
};
use crate::in_place::clone_in_place;
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

/// The objectives of the sides, and which cues have come.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aims {
    came: Vec<bool>,
    list: Vec<Aim>,
}

clone_in_place! { Aims { came, list } }

/// One objective of a side.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aim {
    pub side: SideId,
    pub objective: Objective,
    /// True once the objective is met, false once it can no longer be met; none while that is open.
    pub settled: Option<bool>,
    /// For how many rounds in a row the area has been held, or the thing kept.
    pub held: u16,
    /// Aims of which one is enough have the same number; none where this aim must be met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<u16>,
}

impl Clone for Aim {
    fn clone(&self) -> Aim {
        let Aim { side, objective, settled, held, choice } = self;
        Aim { side: *side, objective: objective.clone(), settled: *settled, held: *held, choice: *choice }
    }

    /// Objectives rarely change.
    fn clone_from(&mut self, other: &Aim) {
        let Aim { side, objective, settled, held, choice } = other;
        (self.side, self.settled, self.held, self.choice) = (*side, *settled, *held, *choice);
        if self.objective != *objective {
            self.objective.clone_from(objective);
        }
    }
}

impl Aims {
    /// The objectives with which the sides of a scenario begin.
    pub fn of(scenario: &Scenario) -> Aims {
        let mut aims = Aims { came: vec![false; scenario.cues.len()], list: Vec::new() };
        for (side, entry) in scenario.side_ids().zip(&scenario.sides) {
            for objective in &entry.objectives {
                aims.add(side, objective);
            }
        }
        aims
    }

    /// These objectives, with no event still to come, since nobody can know of those.
    pub(super) fn imagined(scenario: &Scenario, aims: &[Aim]) -> Aims {
        Aims { came: vec![true; scenario.cues.len()], list: aims.to_vec() }
    }

    /// Whether these aims may belong to a battle of a scenario.
    pub(super) fn is_of(&self, scenario: &Scenario) -> bool {
        self.came.len() == scenario.cues.len()
            && self.list.iter().all(|aim| aim.side.index() < scenario.sides.len())
    }

    /// Every objective of every side.
    pub fn list(&self) -> &[Aim] {
        &self.list
    }

    /// Whether a cue has come.
    pub fn has_come(&self, cue: usize) -> bool {
        self.came.get(cue).copied().unwrap_or(true)
    }

    pub(super) fn come(&mut self, cue: u16) {
        if let Some(came) = self.came.get_mut(usize::from(cue)) {
            *came = true;
        }
    }

    /// Adds an aim, or each of the aims of which one is enough. Returns the number of the first.
    pub(super) fn add(&mut self, side: SideId, objective: &Objective) -> u16 {
        let first = u16::try_from(self.list.len()).unwrap_or(u16::MAX);
        let choice = matches!(objective, Objective::AnyOf { .. }).then_some(first);
        for objective in objective.alternatives() {
            self.list.push(Aim { side, objective: objective.clone(), settled: None, held: 0, choice });
        }
        first
    }

    /// Whether an objective is met: itself, or another of which one is enough.
    pub fn is_met(&self, aim: &Aim) -> bool {
        aim.settled == Some(true) || self.others_of(aim).any(|other| other.settled == Some(true))
    }

    /// Whether the side with this objective can no longer win: the objective can no longer be met, nor can another of which one
    /// is enough.
    pub(super) fn is_lost(&self, objective: u16) -> bool {
        self.list.get(usize::from(objective)).is_some_and(|aim| self.has_failed(aim))
    }

    fn has_failed(&self, aim: &Aim) -> bool {
        let is_lost = |aim: &Aim| aim.settled == Some(false);
        is_lost(aim) && self.others_of(aim).all(is_lost)
    }

    /// Whether a side has met all of its objectives, of which at least one is more than to protect somebody.
    pub fn has_met_all(&self, side: SideId) -> bool {
        let aims = || self.list.iter().filter(|aim| aim.side == side);
        let is_met = |aim: &Aim| match aim.objective {
            Objective::Protect { .. } => aim.settled != Some(false),
            _ => self.is_met(aim),
        };
        aims().any(|aim| !matches!(aim.objective, Objective::Protect { .. })) && aims().all(is_met)
    }

    /// Whether a side has an objective that it can no longer meet.
    pub fn has_failed_in_any(&self, side: SideId) -> bool {
        self.list.iter().any(|aim| aim.side == side && self.has_failed(aim))
    }

    /// The aims among which one is enough, where there is such a choice.
    fn others_of(&self, aim: &Aim) -> impl Iterator<Item = &Aim> {
        let choice = aim.choice;
        self.list.iter().filter(move |other| choice.is_some() && other.choice == choice)
    }

    pub(super) fn settle(&mut self, objective: u16, met: bool) -> Option<(SideId, Objective)> {
        let aim = self.list.get_mut(usize::from(objective))?;
        aim.settled = Some(met);
        Some((aim.side, aim.objective.clone()))
    }

    pub(super) fn count(&mut self, objective: u16, held: bool) {
        if let Some(aim) = self.list.get_mut(usize::from(objective)) {
            aim.held = if held { aim.held + 1 } else { 0 };
        }
    }

    /// For every area that is to be held and every thing that is to be kept, whether it was held this round.
    pub(super) fn held_this_round(&self, table: &Table<'_>) -> Vec<Effect> {
        let numbered = self.list.iter().zip(0u16..);
        let held = numbered.filter_map(|(aim, objective)| Some((objective, is_held(table, aim)?)));
        held.map(|(objective, held)| Change::Held { objective, held }.into()).collect()
    }

    /// The objectives that are now met, or can no longer be met.
    pub(super) fn settled_now(&self, table: &Table<'_>) -> Vec<Effect> {
        let open = |aim: &Aim| aim.settled.is_none() && !self.is_met(aim);
        let open = self.list.iter().zip(0u16..).filter(|(aim, _)| open(aim));
        open.filter_map(|(aim, objective)| {
            Some(Change::Objective { objective, met: is_met(table, aim)? }.into())
        })
        .collect()
    }

    /// The outcome of the battle, if it is decided.
    pub(super) fn verdict(&self, table: &Table<'_>) -> Option<Outcome> {
        let scenario = &table.muster.scenario;
        // A side that has met another objective, such as an escape, wins even though its enemy has nobody left to defeat.
        let has_done_more = |side: &SideId| {
            let mut aims = self.list.iter().filter(|aim| aim.side == *side);
            aims.any(|aim| {
                aim.settled == Some(true)
                    && !matches!(aim.objective, Objective::Defeat | Objective::Protect { .. })
            })
        };
        let met = || scenario.side_ids().filter(|side| self.has_met_all(*side));
        if met().next().is_some() {
            let (first, others): (Sides, Sides) = met().partition(has_done_more);
            let winners = if first.is_empty() { others } else { first };
            let is_shared = winners.iter().all(|other| table.are_allied(winners[0], *other));
            let allies = scenario.sides[winners[0].index()].allies;
            return Some(if is_shared { Outcome::Won(allies) } else { Outcome::Draw });
        }
        let mut standing = scenario.side_ids().filter(|side| {
            !scenario.sides[side.index()].neutral
                && !self.has_failed_in_any(*side)
                && self.stands(table, *side)
        });
        let Some(first) = standing.next() else { return Some(Outcome::Draw) };
        if standing.all(|other| table.are_allied(first, other)) {
            return Some(Outcome::Won(scenario.sides[first.index()].allies));
        }
        let is_late = table.turn.phase == Phase::RoundStart && table.turn.round >= scenario.round_limit;
        is_late.then_some(Outcome::Draw)
    }

    /// Whether a side has members who are able and do not flee, or who are certain to come.
    fn stands(&self, table: &Table<'_>, side: SideId) -> bool {
        table.seen().any(|(who, body)| {
            table.side(who) == side
                && match body.fate {
                    Fate::Able => !table.flees(who),
                    Fate::Awaited => self.is_certain_to_come(table, who),
                    _ => false,
                }
        })
    }

    fn is_certain_to_come(&self, table: &Table<'_>, who: CombatantId) -> bool {
        table.muster.scenario.cues.iter().enumerate().any(|(number, cue)| {
            let brings = |then: &Then| matches!(then, Then::Arrive(list) if list.contains(&who.index()));
            matches!(cue.when, When::Round(_)) && !self.has_come(number) && cue.then.iter().any(brings)
        })
    }
}

/// Some of the sides.
type Sides = SmallVec<[SideId; 4]>;

/// The sides that an outcome names as winners.
pub const fn winners(outcome: Outcome) -> SideSet {
    match outcome {
        Outcome::Won(sides) => sides,
        Outcome::Draw => SideSet::NONE,
    }
}
