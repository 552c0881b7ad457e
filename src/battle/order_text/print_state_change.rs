//! Writes changes of state by the game master as text.

use super::OrderNames;
use super::print::Printer;
use crate::battle::{CombatantId, StateChange, Stock};

impl<N: OrderNames> Printer<'_, N> {
    pub(super) fn state_change(&self, who: CombatantId, change: &StateChange) -> String {
        let name = self.who(who);
        match change {
            StateChange::Concentrates { spell } => format!("{name} concentrates on {}", self.weapon(*spell)),
            StateChange::Hidden { roll } => format!("{name} is hidden at {roll}"),
            StateChange::Revealed => format!("{name} is not hidden"),
            StateChange::Spotted { by, seen } => {
                format!("{name} is {}spotted by {}", if *seen { "" } else { "not " }, self.who(*by))
            }
            StateChange::Has { stock: Stock::Uses(what), number } => {
                format!("{name} has uses {number} of {}", self.weapon(*what))
            }
            StateChange::Has { stock, number } => format!("{name} has {} {number}", stock.word()),
            StateChange::Receives { what } => format!("{name} receives {}", self.weapon(*what)),
            StateChange::Tends { item, how } => format!("{name} {} {}", how.word(), self.weapon(*item)),
            StateChange::Wears { armour, on: true } => format!("{name} puts on {}", self.armour(*armour)),
            StateChange::Wears { armour, on: false } => format!("{name} takes off {}", self.armour(*armour)),
            StateChange::Exposed { weapon } => format!("{name} is exposed to {}", self.weapon(*weapon)),
            StateChange::Intends { deeds } if deeds.is_empty() => format!("{name} intends nothing"),
            StateChange::Intends { deeds } => format!("{name} intends:{}", self.deeds(who, deeds)),
            StateChange::DecidesAnew => format!("{name} decides anew"),
        }
    }
}
