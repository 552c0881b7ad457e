//! Reads changes of state by the game master from text.

use super::parse::Parser;
use super::{OrderNames, OrderProblem};
use crate::battle::words::Worded;
use crate::battle::{CombatantId, GmOrder, StateChange, Stock};

/// The total of the roll to sneak if the game master gives none.
const USUAL_ROLL: i32 = 10;

impl<N: OrderNames> Parser<'_, N> {
    /// Reads what follows `A is`.
    pub(super) fn state_after_is(&mut self, who: CombatantId) -> Result<GmOrder, OrderProblem> {
        let change = match self.one_of(&["hidden", "spotted", "exposed", "not"])? {
            "hidden" if self.take("at") => StateChange::Hidden { roll: self.number()? },
            "hidden" => StateChange::Hidden { roll: USUAL_ROLL },
            "spotted" => {
                self.keyword("by")?;
                StateChange::Spotted { by: self.who()?, seen: true }
            }
            "exposed" => {
                self.keyword("to")?;
                StateChange::Exposed { weapon: self.weapon()? }
            }
            _ => match self.one_of(&["hidden", "spotted"])? {
                "hidden" => StateChange::Revealed,
                _ => {
                    self.keyword("by")?;
                    StateChange::Spotted { by: self.who()?, seen: false }
                }
            },
        };
        Ok(GmOrder::ChangeState { who, change })
    }

    /// Reads what follows a name and the word `deed`.
    pub(super) fn state_change(&mut self, who: CombatantId, deed: &str) -> Result<GmOrder, OrderProblem> {
        let change = match deed {
            "has" => self.possession()?,
            "intends" => {
                self.keyword("nothing")?;
                StateChange::Intends { deeds: Vec::new() }
            }
            "intends:" => StateChange::Intends { deeds: self.deeds(who)? },
            "decides" => {
                self.keyword("anew")?;
                StateChange::DecidesAnew
            }
            "concentrates" => {
                self.keyword("on")?;
                StateChange::Concentrates { spell: self.weapon()? }
            }
            "receives" => StateChange::Receives { what: self.weapon()? },
            "puts" => {
                self.keyword("on")?;
                StateChange::Wears { armour: self.armour()?, on: true }
            }
            // `takes`: the only word left.
            _ => {
                self.keyword("off")?;
                StateChange::Wears { armour: self.armour()?, on: false }
            }
        };
        Ok(GmOrder::ChangeState { who, change })
    }

    /// Reads `uses 2 of W`, or the word for another stock and a number.
    fn possession(&mut self) -> Result<StateChange, OrderProblem> {
        let stocks = Stock::words().map(|(word, stock)| (word, Some(stock)));
        match self.choice(std::iter::once(("uses", None)).chain(stocks))? {
            None => {
                let number = self.number()?;
                self.keyword("of")?;
                Ok(StateChange::Has { stock: Stock::Uses(self.weapon()?), number })
            }
            Some(stock) => {
                let number = self.number()?;
                if stock == Stock::Movement {
                    self.take("feet");
                }
                Ok(StateChange::Has { stock, number })
            }
        }
    }
}
