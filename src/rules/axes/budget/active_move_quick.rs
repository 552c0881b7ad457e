//! An active, a movement and a quick action (`Budget::Refill`). Greater actions can be traded for lesser ones
//! (`Budget::Trade`, `Budget::SecondMove`), and deeds that are not on the list of quick deeds take the active action
//! (`Budget::Deeds`). A movement may be split around other deeds; it can be traded only before its first step.

use super::{Effort, Task};
use crate::battle::{ActionCost, Cost, DeedKind, Refusal, TurnBudget};
use crate::rules::choices::budget::{ActiveMoveQuick, Lesser};

impl ActiveMoveQuick {
    /// What a turn budget holds when a turn begins.
    pub const fn full(&self, pace: u16) -> TurnBudget {
        let steps = pace.saturating_mul(self.movement as u16);
        TurnBudget { steps, main: self.active, swift: self.quick, free: 0, reaction: 0, ran: false }
    }

    /// What a turn budget holds before the battle.
    pub const fn prepares(&self, quick: u8) -> TurnBudget {
        TurnBudget { steps: 0, main: 0, swift: quick, free: 0, reaction: 0, ran: false }
    }

    /// The steps left, and a move for each active action that can be given up for one.
    pub fn all_steps(&self, turn_budget: TurnBudget, pace: u16) -> u16 {
        let more = if self.active_buys.contains(&Lesser::Movement) { turn_budget.main } else { 0 };
        turn_budget.steps.saturating_add(pace.saturating_mul(u16::from(more)))
    }

    /// Walking takes steps of the movement; where these are too few, active actions are given up for more.
    ///
    /// # Errors
    /// The steps are too few even with every active action given up.
    pub fn walk(&self, turn_budget: TurnBudget, pace: u16, steps: u16) -> Result<Cost, Refusal> {
        let all = self.all_steps(turn_budget, pace);
        if steps > all {
            return Err(Refusal::too_far(steps, all));
        }
        let mut cost = Cost { steps, ..Cost::default() };
        while turn_budget.steps + cost.bought < steps {
            cost.main += 1;
            cost.bought += pace;
        }
        Ok(cost)
    }

    /// What a deed other than walking costs. Getting up takes a movement.
    ///
    /// # Errors
    /// The turn budget holds neither the action nor a greater one to trade for it.
    pub fn price(&self, turn_budget: TurnBudget, pace: u16, task: Task) -> Result<Cost, Refusal> {
        let Some(kind) = task.kind else { return Ok(Cost::default()) };
        match task.effort {
            Effort::WholeMove => self.walk(turn_budget, pace, pace),
            Effort::Step => self.walk(turn_budget, pace, 1),
            Effort::Words => Ok(Cost::default()),
            Effort::Action if self.lists(kind) => self.price_quick(turn_budget, pace),
            Effort::Action => Self::price_active(turn_budget),
        }
    }

    /// What an action of a named kind costs.
    ///
    /// # Errors
    /// The turn budget holds neither the action nor a greater one to trade for it.
    pub fn price_of(&self, turn_budget: TurnBudget, pace: u16, cost: ActionCost) -> Result<Cost, Refusal> {
        match cost {
            ActionCost::Free => Ok(Cost::default()),
            ActionCost::Swift => self.price_quick(turn_budget, pace),
            ActionCost::Full => Self::price_active(turn_budget),
        }
    }

    /// Whether a deed is on the list of quick deeds.
    pub fn lists(&self, deed: DeedKind) -> bool {
        self.quick_deeds.contains(&deed)
    }

    const fn price_active(turn_budget: TurnBudget) -> Result<Cost, Refusal> {
        const ACTIVE: Cost = Cost {
            steps: 0,
            bought: 0,
            main: 1,
            swift: 0,
            free: 0,
            reaction: 0,
            forfeits: false,
            traded: false,
        };
        if turn_budget.main > 0 { Ok(ACTIVE) } else { Err(Refusal::NoAction) }
    }

    /// A quick action; where none is left, a movement that has not been begun, or else the active action.
    fn price_quick(&self, turn_budget: TurnBudget, pace: u16) -> Result<Cost, Refusal> {
        if turn_budget.swift > 0 {
            return Ok(Cost { swift: 1, ..Cost::default() });
        }
        if self.movement_buys.contains(&Lesser::Quick) && turn_budget.steps >= pace {
            return Ok(Cost { steps: pace, traded: true, ..Cost::default() });
        }
        if self.active_buys.contains(&Lesser::Quick) && turn_budget.main > 0 {
            return Ok(Cost { main: 1, traded: true, ..Cost::default() });
        }
        Err(Refusal::NoAction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task(kind: DeedKind) -> Task {
        Task { kind: Some(kind), effort: Effort::Action, course: None }
    }

    fn rule() -> ActiveMoveQuick {
        ActiveMoveQuick {
            active: 1,
            movement: 1,
            quick: 1,
            active_buys: vec![Lesser::Movement, Lesser::Quick],
            movement_buys: vec![Lesser::Quick],
            quick_deeds: vec![DeedKind::Switch],
        }
    }

    fn after(mut turn_budget: TurnBudget, deed: DeedKind) -> TurnBudget {
        turn_budget.spend(rule().price(turn_budget, 6, task(deed)).unwrap());
        turn_budget
    }

    #[test]
    fn a_movement_that_was_not_begun_and_then_the_active_action_trade_down() {
        let turn_budget = after(rule().full(6), DeedKind::Switch);
        assert_eq!((turn_budget.main, turn_budget.steps, turn_budget.swift), (1, 6, 0));
        let turn_budget = after(turn_budget, DeedKind::Switch);
        assert_eq!((turn_budget.main, turn_budget.steps), (1, 0), "the movement was given up");
        let turn_budget = after(turn_budget, DeedKind::Switch);
        assert_eq!(turn_budget.main, 0, "and then the active action");
        assert_eq!(rule().price(turn_budget, 6, task(DeedKind::Switch)), Err(Refusal::NoAction));
    }

    #[test]
    fn a_movement_that_was_begun_is_no_longer_traded() {
        let mut turn_budget = after(rule().full(6), DeedKind::Switch);
        turn_budget.spend(rule().walk(turn_budget, 6, 1).unwrap());
        assert_eq!(after(turn_budget, DeedKind::Switch).main, 0, "the active action was given up instead");
    }

    #[test]
    fn the_active_action_buys_a_second_movement_where_the_first_does_not_reach() {
        let mut turn_budget = rule().full(6);
        turn_budget.spend(rule().walk(turn_budget, 6, 7).unwrap());
        assert_eq!((turn_budget.main, turn_budget.steps), (0, 5));
        assert_eq!(rule().walk(turn_budget, 6, 6), Err(Refusal::too_far(6, 5)));
    }

    #[test]
    fn who_cannot_move_gives_up_their_movement_all_the_same() {
        let mut turn_budget = rule().full(0);
        turn_budget.swift = 0;
        assert_eq!(rule().price(turn_budget, 0, task(DeedKind::Switch)).map(|cost| cost.main), Ok(0));
    }
}
