//! Full, swift and free actions (`Budget::Refill`), of which the greater buy the lesser (`Budget::Trade`). Lists say
//! what each deed takes (`Budget::Deeds`): a deed on no list takes a full action. A move is one full action.

use crate::battle::{ActionCost, ArmourWeight, Cost, DeedKind, Refusal, TurnBudget};
use crate::rules::choices::budget::{ArmourPrice, FullSwiftFree};

impl FullSwiftFree {
    /// What a turn budget holds when a turn begins.
    pub const fn full(&self) -> TurnBudget {
        TurnBudget {
            steps: 0,
            main: self.full,
            swift: self.swift,
            free: self.free,
            reaction: self.reaction,
            ran: false,
        }
    }

    /// What a turn budget holds before the battle.
    pub const fn prepares(&self, swift: u8) -> TurnBudget {
        TurnBudget { steps: 0, main: 0, swift, free: 0, reaction: self.reaction, ran: false }
    }

    /// A whole move, where there is an action for it.
    pub const fn all_steps(turn_budget: TurnBudget, pace: u16) -> u16 {
        if turn_budget.main > 0 { pace } else { 0 }
    }

    /// The steps left of a move, and another move for each action left.
    pub fn steps_of_turn(turn_budget: TurnBudget, pace: u16) -> u16 {
        turn_budget.steps.saturating_add(pace.saturating_mul(u16::from(turn_budget.main)))
    }

    /// A whole move, where an action is left for something else afterwards.
    pub const fn free_steps(turn_budget: TurnBudget, pace: u16) -> u16 {
        if turn_budget.main > 1 { pace } else { 0 }
    }

    /// The first step of a move takes the action, and steps of it that are not walked are lost.
    ///
    /// # Errors
    /// The move does not reach so far, or there is no action for it.
    pub const fn walk(turn_budget: TurnBudget, pace: u16, steps: u16) -> Result<Cost, Refusal> {
        const NOTHING: Cost = Cost {
            steps: 0,
            bought: 0,
            main: 0,
            swift: 0,
            free: 0,
            reaction: 0,
            forfeits: false,
            traded: false,
        };
        if turn_budget.steps >= steps {
            return Ok(Cost { steps, ..NOTHING });
        }
        if turn_budget.main == 0 {
            return Err(Refusal::NoAction);
        }
        if steps > pace {
            return Err(Refusal::too_far(steps, pace));
        }
        Ok(Cost { steps, bought: pace, main: 1, forfeits: true, ..NOTHING })
    }

    /// What a deed other than walking costs.
    ///
    /// # Errors
    /// The turn budget holds neither the action nor a greater one to trade for it.
    pub fn price(&self, turn_budget: TurnBudget, deed: Option<DeedKind>) -> Result<Cost, Refusal> {
        let Some(deed) = deed else { return Ok(Cost::default()) };
        let cost = if self.free_deeds.contains(&deed) {
            ActionCost::Free
        } else if self.swift_deeds.contains(&deed) {
            ActionCost::Swift
        } else {
            ActionCost::Full
        };
        self.price_of(turn_budget, cost)
    }

    /// What an action of a named kind costs.
    ///
    /// # Errors
    /// The turn budget holds neither the action nor a greater one to trade for it.
    pub fn price_of(&self, turn_budget: TurnBudget, cost: ActionCost) -> Result<Cost, Refusal> {
        match cost {
            ActionCost::Free => self.price_free(turn_budget),
            ActionCost::Swift => self.price_swift(turn_budget, 1),
            ActionCost::Full if turn_budget.main > 0 => Ok(Cost { main: 1, ..Cost::default() }),
            ActionCost::Full => Err(Refusal::NoAction),
        }
    }

    /// Whether a deed is on one of the lists.
    pub fn lists(&self, deed: DeedKind) -> bool {
        self.swift_deeds.contains(&deed) || self.free_deeds.contains(&deed)
    }

    /// What putting armour of a weight on or off costs.
    ///
    /// # Errors
    /// The turn budget does not hold it, or armour is not changed in battle in this book.
    pub fn price_armour(&self, turn_budget: TurnBudget, weight: ArmourWeight) -> Result<Cost, Refusal> {
        let prices = self.armour.ok_or(Refusal::NotInThisBook)?;
        let price = match weight {
            ArmourWeight::Light => prices.light,
            ArmourWeight::Medium => prices.medium,
            ArmourWeight::Heavy => prices.heavy,
        };
        let (swift, free) = (self.swift.cast_signed(), self.free.cast_signed());
        let cost = match price {
            ArmourPrice::Full(main) => Cost { main, ..Cost::default() },
            ArmourPrice::WholeTurn => Cost { main: self.full, swift, free, ..Cost::default() },
        };
        let has = |own: u8, wanted: i8| own >= wanted.max(0).cast_unsigned();
        let is_held = turn_budget.main >= cost.main
            && has(turn_budget.swift, cost.swift)
            && has(turn_budget.free, cost.free);
        if is_held { Ok(cost) } else { Err(Refusal::NoAction) }
    }

    /// Swift actions, bought with full ones where there are none.
    fn price_swift(&self, turn_budget: TurnBudget, wanted: u8) -> Result<Cost, Refusal> {
        if turn_budget.swift >= wanted {
            return Ok(Cost { swift: wanted.cast_signed(), ..Cost::default() });
        }
        if turn_budget.main == 0 || self.full_buys_swift < wanted {
            return Err(Refusal::NoAction);
        }
        let swift = wanted.cast_signed() - self.full_buys_swift.cast_signed();
        Ok(Cost { main: 1, swift, ..Cost::default() })
    }

    /// A free action, bought with a swift one where there is none.
    fn price_free(&self, turn_budget: TurnBudget) -> Result<Cost, Refusal> {
        if turn_budget.free > 0 {
            return Ok(Cost { free: 1, ..Cost::default() });
        }
        if self.swift_buys_free == 0 {
            return Err(Refusal::NoAction);
        }
        let free = 1 - self.swift_buys_free.cast_signed();
        Ok(Cost { free, ..self.price_swift(turn_budget, 1)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::choices::budget::ArmourPrices;

    fn rule() -> FullSwiftFree {
        FullSwiftFree {
            full: 2,
            swift: 1,
            free: 1,
            reaction: 1,
            full_buys_swift: 2,
            swift_buys_free: 2,
            swift_deeds: vec![DeedKind::Trip],
            free_deeds: vec![DeedKind::Speak],
            armour: Some(ArmourPrices {
                light: ArmourPrice::Full(1),
                medium: ArmourPrice::Full(2),
                heavy: ArmourPrice::WholeTurn,
            }),
        }
    }

    fn after(mut turn_budget: TurnBudget, deed: DeedKind) -> TurnBudget {
        turn_budget.spend(rule().price(turn_budget, Some(deed)).unwrap());
        turn_budget
    }

    #[test]
    fn a_full_action_buys_two_swift_ones_and_a_swift_one_two_free_ones() {
        let turn_budget = after(rule().full(), DeedKind::Trip);
        assert_eq!((turn_budget.main, turn_budget.swift), (2, 0));
        let turn_budget = after(turn_budget, DeedKind::Trip);
        assert_eq!((turn_budget.main, turn_budget.swift), (1, 1), "a full action was changed into two");
        let say = DeedKind::Speak;
        let turn_budget = after(after(after(turn_budget, say), say), say);
        assert_eq!(
            (turn_budget.main, turn_budget.swift, turn_budget.free),
            (1, 0, 0),
            "the swift one was changed into two"
        );
        let turn_budget = after(turn_budget, say);
        assert_eq!(
            (turn_budget.main, turn_budget.swift, turn_budget.free),
            (0, 1, 1),
            "full to swift to free"
        );
    }

    #[test]
    fn heavy_armour_wants_a_turn_in_which_nothing_has_been_done_yet() {
        let mut turn_budget = rule().full();
        let heavy = rule().price_armour(turn_budget, ArmourWeight::Heavy).unwrap();
        assert_eq!((heavy.main, heavy.swift, heavy.free), (2, 1, 1));
        turn_budget.spend(Cost { free: 1, ..Cost::default() });
        assert_eq!(rule().price_armour(turn_budget, ArmourWeight::Heavy), Err(Refusal::NoAction));
        assert_eq!(rule().price_armour(turn_budget, ArmourWeight::Medium).map(|cost| cost.main), Ok(2));
        turn_budget.spend(Cost { main: 1, ..Cost::default() });
        assert_eq!(rule().price_armour(turn_budget, ArmourWeight::Medium), Err(Refusal::NoAction));
        assert_eq!(rule().price_armour(turn_budget, ArmourWeight::Light).map(|cost| cost.main), Ok(1));
    }

    #[test]
    fn a_move_is_an_action_whose_rest_is_lost() {
        let mut turn_budget = rule().full();
        turn_budget.spend(FullSwiftFree::walk(turn_budget, 6, 2).unwrap());
        assert_eq!((turn_budget.main, turn_budget.steps), (1, 4), "the same move goes on with four steps");
        turn_budget.spend(Cost { forfeits: true, ..Cost::default() });
        turn_budget.spend(FullSwiftFree::walk(turn_budget, 6, 6).unwrap());
        assert_eq!((turn_budget.main, turn_budget.steps), (0, 0));
        assert_eq!(FullSwiftFree::walk(turn_budget, 6, 1), Err(Refusal::NoAction));
    }
}
