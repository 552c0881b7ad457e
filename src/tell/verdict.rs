//! What the game master decides about how somebody stands, in words.

use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{Against, CombatantId, Stock, Tending, Tested, Verdict};

impl Teller {
    pub(super) fn verdict(&self, who: CombatantId, verdict: &Verdict) -> String {
        let (words, name) = (&self.words, self.name(who));
        match verdict {
            Verdict::Heeds { spell } => say!(words, "verdict-heeds", who = name, spell = self.weapon(*spell)),
            Verdict::Hidden { roll } => say!(words, "verdict-hidden", who = name, roll = *roll),
            Verdict::Revealed => say!(words, "verdict-revealed", who = name),
            Verdict::Spotted { by, seen } => {
                say!(words, "verdict-spotted", who = name, by = self.name(*by), seen = yes_no(*seen))
            }
            Verdict::Has { stock: Stock::Uses(what), number } => {
                say!(words, "verdict-uses", who = name, what = self.weapon(*what), number = *number)
            }
            Verdict::Has { stock, number } => {
                let stock = say!(words, "stock", stock = stock.word());
                say!(words, "verdict-has", who = name, stock = stock, number = *number)
            }
            Verdict::Receives { what } => {
                say!(words, "verdict-receives", who = name, what = self.weapon(*what))
            }
            Verdict::Tends { item, how } => {
                let id = match how {
                    Tending::Light => "verdict-lights",
                    Tending::Douse => "verdict-douses",
                    Tending::Drop => "verdict-drops",
                };
                say!(words, id, who = name, item = self.weapon(*item))
            }
            Verdict::Wears { armour, on } => {
                say!(words, "verdict-wears", who = name, armour = self.armour(*armour), on = yes_no(*on))
            }
            Verdict::Exposed { weapon } => {
                say!(words, "verdict-exposed", who = name, weapon = self.weapon(*weapon))
            }
            Verdict::Intends { deeds } if deeds.is_empty() => say!(words, "intends-nothing", who = name),
            Verdict::Intends { deeds } => say!(words, "intends", who = name, deeds = self.deeds(deeds)),
            Verdict::DecidesAnew => say!(words, "verdict-decides-anew", who = name),
        }
    }

    /// What a risky deed hangs on.
    pub(super) fn risk(&self, tested: Option<Tested>, against: Option<i32>) -> String {
        let number = against.map_or(Against::Usual, Against::Number);
        match (tested, against) {
            (Some(tested), _) => say!(self.words, "risk-of", trial = self.trial(tested, number)),
            (None, Some(against)) => say!(self.words, "risk-against", number = against),
            (None, None) => say!(self.words, "risk-usual"),
        }
    }
}
