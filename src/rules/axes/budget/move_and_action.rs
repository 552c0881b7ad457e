//! A move and one action in any order (`Budget::Refill`). The action buys a deed on the list (`Budget::Action`), such
//! as a second move (`Budget::SecondMove`).

use super::{Effort, Task};
use crate::battle::{Cost, Refusal, TurnBudget};
use crate::rules::choices::budget::MoveAndAction;

impl MoveAndAction {
    /// What a turn budget holds when a turn begins.
    pub const fn full(self, pace: u16) -> TurnBudget {
        TurnBudget { steps: pace, main: 1, swift: 0, free: 0, reaction: self.reactions, ran: false }
    }

    /// The steps left, and another move for each action left.
    pub fn all_steps(self, turn_budget: TurnBudget, pace: u16) -> u16 {
        turn_budget.steps.saturating_add(pace.saturating_mul(u16::from(turn_budget.main)))
    }

    /// Walking takes steps of the move; where these are too few, the action buys a second move.
    ///
    /// # Errors
    /// The steps are too few even with the second move.
    pub fn walk(self, turn_budget: TurnBudget, pace: u16, steps: u16) -> Result<Cost, Refusal> {
        let mut cost = Cost { steps, ..Cost::default() };
        while turn_budget.steps + cost.bought < steps {
            if cost.main == turn_budget.main {
                return Err(Refusal::too_far(steps, self.all_steps(turn_budget, pace)));
            }
            cost.main += 1;
            cost.bought += pace;
        }
        Ok(cost)
    }

    /// Everything but walking, getting up and stopping takes the one action of the turn.
    ///
    /// # Errors
    /// The action is spent, or too little of the move is left.
    pub fn price(self, turn_budget: TurnBudget, pace: u16, task: Task) -> Result<Cost, Refusal> {
        match task.effort {
            _ if task.kind.is_none() => Ok(Cost::default()),
            Effort::WholeMove => self.walk(turn_budget, pace, pace),
            Effort::Step => self.walk(turn_budget, pace, 1),
            Effort::Action | Effort::Words => {
                if turn_budget.main == 0 {
                    return Err(Refusal::NoAction);
                }
                Ok(Cost { main: 1, ..Cost::default() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: MoveAndAction = MoveAndAction { reactions: 0, swap_takes_action: false };

    #[test]
    fn the_action_buys_a_second_move_only_where_the_first_does_not_reach() {
        let turn_budget = RULE.full(6);
        assert_eq!(RULE.walk(turn_budget, 6, 6), Ok(Cost { steps: 6, ..Cost::default() }));
        assert_eq!(
            RULE.walk(turn_budget, 6, 7),
            Ok(Cost { steps: 7, bought: 6, main: 1, ..Cost::default() })
        );
        assert_eq!(RULE.walk(turn_budget, 6, 13), Err(Refusal::too_far(13, 12)));
    }

    #[test]
    fn steps_of_a_second_move_that_are_not_walked_are_kept() {
        let mut turn_budget = RULE.full(6);
        turn_budget.spend(RULE.walk(turn_budget, 6, 8).unwrap());
        assert_eq!((turn_budget.steps, turn_budget.main), (4, 0));
    }
}
