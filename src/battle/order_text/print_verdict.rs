//! Writes verdicts of the game master as text.

use super::OrderNames;
use super::print::Printer;
use crate::battle::{CombatantId, Stock, Verdict};

impl<N: OrderNames> Printer<'_, N> {
    pub(super) fn verdict(&self, who: CombatantId, verdict: &Verdict) -> String {
        let name = self.who(who);
        match verdict {
            Verdict::Concentrates { spell } => format!("{name} concentrates on {}", self.weapon(*spell)),
            Verdict::Hidden { roll } => format!("{name} is hidden at {roll}"),
            Verdict::Revealed => format!("{name} is not hidden"),
            Verdict::Spotted { by, seen } => {
                format!("{name} is {}spotted by {}", if *seen { "" } else { "not " }, self.who(*by))
            }
            Verdict::Has { stock: Stock::Uses(what), number } => {
                format!("{name} has uses {number} of {}", self.weapon(*what))
            }
            Verdict::Has { stock, number } => format!("{name} has {} {number}", stock.word()),
            Verdict::Receives { what } => format!("{name} receives {}", self.weapon(*what)),
            Verdict::Tends { item, how } => format!("{name} {} {}", how.word(), self.weapon(*item)),
            Verdict::Wears { armour, on: true } => format!("{name} puts on {}", self.armour(*armour)),
            Verdict::Wears { armour, on: false } => format!("{name} takes off {}", self.armour(*armour)),
            Verdict::Exposed { weapon } => format!("{name} is exposed to {}", self.weapon(*weapon)),
            Verdict::Intends { deeds } if deeds.is_empty() => format!("{name} intends nothing"),
            Verdict::Intends { deeds } => format!("{name} intends:{}", self.deeds(who, deeds)),
            Verdict::DecidesAnew => format!("{name} decides anew"),
        }
    }
}
