//! Full, swift and free actions (`Budget::Refill`), of which the greater buy the lesser (`Budget::Trade`). Lists say
//! what each deed takes (`Budget::Deeds`): a deed on no list takes a full action. A move is one full action.

use crate::battle::{ActionCost, ArmourWeight, Cost, DeedKind, Refusal, TurnBudget};
use crate::rules::choices::budget::{ArmourPrice, FullSwiftFree};

impl FullSwiftFree {
    /// What a purse holds when a turn begins.
    pub const fn full(&self) -> TurnBudget {
        TurnBudget { steps: 0, main: self.full, swift: self.swift, free: self.free, reaction: self.reaction }
    }

    /// What a purse holds before the battle.
    pub const fn prepares(&self, swift: u8) -> TurnBudget {
        TurnBudget { steps: 0, main: 0, swift, free: 0, reaction: self.reaction }
    }

    /// A whole move, where there is an action for it.
    pub const fn all_steps(purse: TurnBudget, pace: u16) -> u16 {
        if purse.main > 0 { pace } else { 0 }
    }

    /// A whole move, where an action is left for something else afterwards.
    pub const fn free_steps(purse: TurnBudget, pace: u16) -> u16 {
        if purse.main > 1 { pace } else { 0 }
    }

    /// The first step of a move takes the action, and steps of it that are not walked are lost.
    ///
    /// # Errors
    /// The move does not reach so far, or there is no action for it.
    pub const fn walk(purse: TurnBudget, pace: u16, steps: u16) -> Result<Cost, Refusal> {
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
        if purse.steps >= steps {
            return Ok(Cost { steps, ..NOTHING });
        }
        if purse.main == 0 {
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
    /// The purse holds neither the action nor a greater one to trade for it.
    pub fn price(&self, purse: TurnBudget, deed: Option<DeedKind>) -> Result<Cost, Refusal> {
        let Some(deed) = deed else { return Ok(Cost::default()) };
        let cost = if self.free_deeds.contains(&deed) {
            ActionCost::Free
        } else if self.swift_deeds.contains(&deed) {
            ActionCost::Swift
        } else {
            ActionCost::Full
        };
        self.price_of(purse, cost)
    }

    /// What an action of a named kind costs.
    ///
    /// # Errors
    /// The purse holds neither the action nor a greater one to trade for it.
    pub fn price_of(&self, purse: TurnBudget, cost: ActionCost) -> Result<Cost, Refusal> {
        match cost {
            ActionCost::Free => self.price_free(purse),
            ActionCost::Swift => self.price_swift(purse, 1),
            ActionCost::Full if purse.main > 0 => Ok(Cost { main: 1, ..Cost::default() }),
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
    /// The purse does not hold it, or armour is not changed in battle in this book.
    pub fn price_armour(&self, purse: TurnBudget, weight: ArmourWeight) -> Result<Cost, Refusal> {
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
        let is_held = purse.main >= cost.main && has(purse.swift, cost.swift) && has(purse.free, cost.free);
        if is_held { Ok(cost) } else { Err(Refusal::NoAction) }
    }

    /// Swift actions, bought with full ones where there are none.
    fn price_swift(&self, purse: TurnBudget, wanted: u8) -> Result<Cost, Refusal> {
        if purse.swift >= wanted {
            return Ok(Cost { swift: wanted.cast_signed(), ..Cost::default() });
        }
        if purse.main == 0 || self.full_buys_swift < wanted {
            return Err(Refusal::NoAction);
        }
        let swift = wanted.cast_signed() - self.full_buys_swift.cast_signed();
        Ok(Cost { main: 1, swift, ..Cost::default() })
    }

    /// A free action, bought with a swift one where there is none.
    fn price_free(&self, purse: TurnBudget) -> Result<Cost, Refusal> {
        if purse.free > 0 {
            return Ok(Cost { free: 1, ..Cost::default() });
        }
        if self.swift_buys_free == 0 {
            return Err(Refusal::NoAction);
        }
        let free = 1 - self.swift_buys_free.cast_signed();
        Ok(Cost { free, ..self.price_swift(purse, 1)? })
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

    fn after(mut purse: TurnBudget, deed: DeedKind) -> TurnBudget {
        purse.spend(rule().price(purse, Some(deed)).unwrap());
        purse
    }

    #[test]
    fn a_full_action_buys_two_swift_ones_and_a_swift_one_two_free_ones() {
        let purse = after(rule().full(), DeedKind::Trip);
        assert_eq!((purse.main, purse.swift), (2, 0));
        let purse = after(purse, DeedKind::Trip);
        assert_eq!((purse.main, purse.swift), (1, 1), "a full action was changed into two");
        let say = DeedKind::Speak;
        let purse = after(after(after(purse, say), say), say);
        assert_eq!((purse.main, purse.swift, purse.free), (1, 0, 0), "the swift one was changed into two");
        let purse = after(purse, say);
        assert_eq!((purse.main, purse.swift, purse.free), (0, 1, 1), "full to swift to free");
    }

    #[test]
    fn heavy_armour_wants_a_turn_in_which_nothing_has_been_done_yet() {
        let mut purse = rule().full();
        let heavy = rule().price_armour(purse, ArmourWeight::Heavy).unwrap();
        assert_eq!((heavy.main, heavy.swift, heavy.free), (2, 1, 1));
        purse.spend(Cost { free: 1, ..Cost::default() });
        assert_eq!(rule().price_armour(purse, ArmourWeight::Heavy), Err(Refusal::NoAction));
        assert_eq!(rule().price_armour(purse, ArmourWeight::Medium).map(|cost| cost.main), Ok(2));
        purse.spend(Cost { main: 1, ..Cost::default() });
        assert_eq!(rule().price_armour(purse, ArmourWeight::Medium), Err(Refusal::NoAction));
        assert_eq!(rule().price_armour(purse, ArmourWeight::Light).map(|cost| cost.main), Ok(1));
    }

    #[test]
    fn a_move_is_an_action_whose_rest_is_lost() {
        let mut purse = rule().full();
        purse.spend(FullSwiftFree::walk(purse, 6, 2).unwrap());
        assert_eq!((purse.main, purse.steps), (1, 4), "the same move goes on with four steps");
        purse.spend(Cost { forfeits: true, ..Cost::default() });
        purse.spend(FullSwiftFree::walk(purse, 6, 6).unwrap());
        assert_eq!((purse.main, purse.steps), (0, 0));
        assert_eq!(FullSwiftFree::walk(purse, 6, 1), Err(Refusal::NoAction));
    }
}
