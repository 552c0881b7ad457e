//! What combatants may do depends on who is near. In combat (`Budget::Engaged`) they strike, evade or try to get
//! away; otherwise they may advance and strike (`Budget::Advance`), or cover twice the ground and do nothing else
//! (`Budget::Rush`). An advance ends on the first square next to an enemy.

use super::{Effort, Task};
use crate::battle::{CombatantId, Cost, Refusal, TurnBudget};
use crate::grid::{Diagonal, Pos, Reach, distance};
use crate::rules::choices::budget::{BudgetRule, Course, EngagedOrFree, MoveAndAction};
use crate::rules::choices::leaving::LeavingRule;
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

impl EngagedOrFree {
    const fn moves(&self) -> MoveAndAction {
        MoveAndAction { reactions: self.reactions, swap_takes_action: false }
    }

    pub(super) const fn full(&self, pace: u16) -> TurnBudget {
        self.moves().full(pace)
    }

    pub(super) fn all_steps(&self, turn_budget: TurnBudget, pace: u16) -> u16 {
        self.moves().all_steps(turn_budget, pace)
    }

    pub(super) fn walk(&self, turn_budget: TurnBudget, pace: u16, steps: u16) -> Result<Cost, Refusal> {
        self.moves().walk(turn_budget, pace, steps)
    }

    /// Combatants who strike or evade cannot move afterwards; a few words cost nothing.
    pub(super) fn price(&self, turn_budget: TurnBudget, pace: u16, task: Task) -> Result<Cost, Refusal> {
        if task.effort == Effort::Words {
            return Ok(Cost::default());
        }
        let cost = self.moves().price(turn_budget, pace, task)?;
        let stays = matches!(task.course, Some(Course::Attack | Course::Evade | Course::Extricate));
        Ok(Cost { forfeits: cost.main > 0 && task.kind.is_some() && stays, ..cost })
    }
}

impl Table<'_> {
    fn engaged_or_free(&self) -> Option<&EngagedOrFree> {
        match self.budget() {
            BudgetRule::EngagedOrFree(rule) => Some(rule),
            _ => None,
        }
    }

    /// Whether every way ends next to the first enemy on it.
    pub fn stops_at_enemies(&self) -> bool {
        self.engaged_or_free().is_some() || matches!(self.muster.book.leaving.take, LeavingRule::ByTest(_))
    }

    /// The squares next to enemies where every way of a combatant ends, by the corner of their body: at least those `within` so many
    /// steps from a square.
    pub(in crate::rules) fn stops(&self, who: CombatantId, within: Option<(Pos, u32)>) -> Vec<Pos> {
        if !self.stops_at_enemies() {
            return Vec::new();
        }
        let mut stops = Vec::new();
        let own = i16::from(self.sheet(who).size);
        let is_enemy = |enemy: CombatantId| self.is_enemy(who, enemy) && !self.eludes(enemy, who);
        for (enemy, body) in self.able().filter(|(enemy, _)| is_enemy(*enemy)) {
            let there = self.footprint_at(enemy, body.place.0);
            // Every step costs at least 1.
            let is_beyond =
                |(from, steps)| there.reach(self.footprint_at(who, from), Diagonal::Five) > steps + 1;
            if within.is_some_and(is_beyond) {
                continue;
            }
            let around = -own..=i16::from(there.side());
            let corners = around.clone().flat_map(|col| around.clone().map(move |row| (col, row)));
            let next_to = corners.map(|(col, row)| there.corner().offset(col, row));
            stops.extend(next_to.filter(|at| self.threatens(enemy, there, who, self.footprint_at(who, *at))));
        }
        stops
    }

    /// Whether a combatant would be in combat at a place.
    pub fn is_contact(&self, who: CombatantId, at: Pos) -> bool {
        self.engagers(who, self.footprint_at(who, at)).next().is_some()
    }

    /// Whether a combatant has spent steps of a move in this turn.
    pub fn has_moved(&self, who: CombatantId) -> bool {
        self.body(who).is_some_and(|body| body.turn_budget.steps < self.pace(who))
    }

    /// Whether so many moves would bring a combatant next to an enemy, where ways end.
    fn meets_enemies_within(&self, who: CombatantId, moves: u32) -> bool {
        let Some(body) = self.body(who) else { return false };
        let (here, steps) = (body.place.0, moves * u32::from(self.pace(who)));
        let question = self.walking(who, Some((here, steps)), None, true);
        // Every step costs at least 1, so most combatants who are far away need no search.
        let away = |at: Pos| distance(here, at, Diagonal::Five);
        let nearest = question.stops.iter().copied().min_by_key(|at| away(*at));
        let Some(nearest) = nearest.filter(|at| away(*at) <= steps) else { return false };
        let mut reach = Reach::new();
        reach.seek(here, nearest, &question);
        if reach.cost(nearest).is_some() {
            return true;
        }
        reach.explore(here, &question);
        question.stops.iter().any(|at| reach.cost(*at).is_some())
    }

    /// Whether a combatant who is not in combat may take a course. How near enemies are is looked up only where it matters.
    fn may_take(&self, who: CombatantId, rule: &EngagedOrFree, courses: &[Course]) -> bool {
        let lists = [&rule.enemy_within_one_move, &rule.enemy_within_two_moves, &rule.no_enemy_near];
        let [one, two, far] = lists.map(|list| list.iter().any(|course| courses.contains(course)));
        if one != two && self.meets_enemies_within(who, 1) {
            one
        } else if two != far && self.meets_enemies_within(who, 2) {
            two
        } else {
            far
        }
    }

    /// Whether a course is among those that a combatant may take in this turn.
    pub(in crate::rules) fn permit_course(&self, who: CombatantId, task: Task) -> Result<(), Refusal> {
        let (Some(rule), Some(course)) = (self.engaged_or_free(), task.course) else { return Ok(()) };
        if task.kind.is_none() || self.spare(who).is_none_or(|turn_budget| turn_budget.main == 0) {
            // The price of the deed refuses it.
            return Ok(());
        }
        let engager = self.footprint(who).and_then(|here| self.engagers(who, here).next());
        if course == Course::Extricate && engager.is_none() {
            return Err(Refusal::NotInCombat);
        }
        let is_allowed = match (self.has_moved(who), engager) {
            // The move so far counts as an advance, or as an ordinary move.
            (true, Some(_)) if course == Course::Attack => {
                rule.enemy_within_one_move.contains(&Course::AdvanceAndAttack)
            }
            (true, _) if matches!(course, Course::Attack | Course::Evade | Course::Extricate) => {
                return Err(Refusal::AfterMoving);
            }
            (true, Some(_)) => rule.enemy_within_one_move.contains(&course),
            (false, Some(_)) => rule.engaged.contains(&course),
            (_, None) => self.may_take(who, rule, &[course]),
        };
        match (is_allowed, engager) {
            (true, _) => Ok(()),
            (false, Some(by)) => Err(Refusal::InCombat { by }),
            (false, None) => Err(Refusal::NotNow),
        }
    }

    /// How many steps a combatant may take in all, by how near enemies are.
    pub(super) fn steps_by_nearness(&self, who: CombatantId, rule: &EngagedOrFree) -> u16 {
        let Some(turn_budget) = self.spare(who) else { return 0 };
        let (own, all) = (self.steps_of_advance(who), rule.all_steps(turn_budget, self.pace(who)));
        if all == own || self.is_in_combat(who) {
            return own;
        }
        if self.may_take(who, rule, &[Course::AdvanceToContact, Course::TwoMoves]) { all } else { own }
    }

    /// The steps of a single move: none are left once an advance has ended next to an enemy.
    pub(super) fn steps_of_advance(&self, who: CombatantId) -> u16 {
        let has_arrived = self.has_moved(who) && self.is_in_combat(who);
        self.body(who).filter(|_| !has_arrived).map_or(0, |body| body.turn_budget.steps)
    }

    /// Whether a move longer than the combatant's own steps may end at a place.
    pub(in crate::rules) fn permit_long_move(&self, who: CombatantId, to: Pos) -> Result<(), Refusal> {
        let Some(rule) = self.engaged_or_free() else { return Ok(()) };
        let may_go_anywhere = || self.may_take(who, rule, &[Course::TwoMoves]);
        if self.is_contact(who, to) || may_go_anywhere() { Ok(()) } else { Err(Refusal::OnlyToContact) }
    }

    /// Keeps only the squares of a search where the combatant may end a move. With more than their `own` steps that is
    /// next to an enemy, unless the rule lets them go anywhere; with `strikes`, it is next to an enemy in any case.
    pub(in crate::rules) fn keep_to_course(
        &self,
        who: CombatantId,
        own: u16,
        strikes: bool,
        reach: &Reach,
        squares: &mut Vec<Reachable>,
    ) {
        let Some(rule) = self.engaged_or_free() else { return };
        let rushes = !strikes && squares.iter().any(|square| square.steps > own);
        let rushes_anywhere = rushes && self.may_take(who, rule, &[Course::TwoMoves]);
        squares.retain(|square| {
            let is_free = if square.steps > own { rushes_anywhere } else { !strikes };
            is_free || reach.is_stop(square.at)
        });
    }

    /// Whether a combatant has made a second move, which ends the turn.
    pub fn has_made_second_move(&self, who: CombatantId) -> bool {
        self.engaged_or_free().is_some() && self.body(who).is_some_and(|body| body.turn_budget.main == 0)
    }
}
