//! Reads verdicts of the game master from text.

use super::parse::Parser;
use super::{OrderNames, OrderProblem};
use crate::battle::words::Worded;
use crate::battle::{CombatantId, Desk, Stock, Verdict};

/// The total of the roll to sneak if the game master gives none.
const USUAL_ROLL: i32 = 10;

impl<N: OrderNames> Parser<'_, N> {
    /// Reads what follows `A is`.
    pub(super) fn being(&mut self, who: CombatantId) -> Result<Desk, OrderProblem> {
        let verdict = match self.one_of(&["hidden", "spotted", "exposed", "not"])? {
            "hidden" if self.take("at") => Verdict::Hidden { roll: self.number()? },
            "hidden" => Verdict::Hidden { roll: USUAL_ROLL },
            "spotted" => {
                self.keyword("by")?;
                Verdict::Spotted { by: self.who()?, seen: true }
            }
            "exposed" => {
                self.keyword("to")?;
                Verdict::Exposed { weapon: self.weapon()? }
            }
            _ => match self.one_of(&["hidden", "spotted"])? {
                "hidden" => Verdict::Revealed,
                _ => {
                    self.keyword("by")?;
                    Verdict::Spotted { by: self.who()?, seen: false }
                }
            },
        };
        Ok(Desk::Verdict { who, verdict })
    }

    /// Reads what follows a name and the word `deed`.
    pub(super) fn verdict(&mut self, who: CombatantId, deed: &str) -> Result<Desk, OrderProblem> {
        let verdict = match deed {
            "has" => self.possession()?,
            "intends" => {
                self.keyword("nothing")?;
                Verdict::Intends { deeds: Vec::new() }
            }
            "intends:" => Verdict::Intends { deeds: self.deeds(who)? },
            "decides" => {
                self.keyword("anew")?;
                Verdict::DecidesAnew
            }
            "concentrates" => {
                self.keyword("on")?;
                Verdict::Concentrates { spell: self.weapon()? }
            }
            "receives" => Verdict::Receives { what: self.weapon()? },
            "puts" => {
                self.keyword("on")?;
                Verdict::Wears { armour: self.armour()?, on: true }
            }
            // `takes`: the only word left.
            _ => {
                self.keyword("off")?;
                Verdict::Wears { armour: self.armour()?, on: false }
            }
        };
        Ok(Desk::Verdict { who, verdict })
    }

    /// Reads `uses 2 of W`, or the word for another stock and a number.
    fn possession(&mut self) -> Result<Verdict, OrderProblem> {
        let stocks = Stock::words().map(|(word, stock)| (word, Some(stock)));
        match self.choice(std::iter::once(("uses", None)).chain(stocks))? {
            None => {
                let number = self.number()?;
                self.keyword("of")?;
                Ok(Verdict::Has { stock: Stock::Uses(self.weapon()?), number })
            }
            Some(stock) => {
                let number = self.number()?;
                if stock == Stock::Movement {
                    self.take("feet");
                }
                Ok(Verdict::Has { stock, number })
            }
        }
    }
}
