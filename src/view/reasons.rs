//! Why an opponent did what they did last, for a player who asks.

use bevy::prelude::Resource;

use super::stage::Stage;
use crate::battle::{Deed, Order, Reasons};
use crate::rules::table::Table;
use crate::tell::{Teller, say};

/// Why an opponent gave the last order.
#[derive(Resource, Default)]
pub struct LastReasons(Option<Kept>);

struct Kept {
    reasons: Reasons,
    /// The edition of the picture in which the order was given.
    edition: u32,
    /// Whether nothing was hidden from whoever looks.
    is_open: bool,
}

impl LastReasons {
    /// Forgets the order, since another battle has begun.
    pub fn forget(&mut self) {
        self.0 = None;
    }

    /// Keeps the reasons of an order that is about to be given.
    pub fn keep(&mut self, stage: &Stage, reasons: Option<Reasons>) {
        // That a turn ends says less than what was done in it.
        let is_end = |order: &Order| matches!(order, Order::Deed { deed: Deed::End(_), .. });
        let says_less = |new: &Reasons, last: &Kept| is_end(&new.order) && new.who == last.reasons.who;
        if reasons.as_ref().zip(self.0.as_ref()).is_some_and(|(new, last)| says_less(new, last)) {
            return;
        }
        let is_open = stage.viewer.is_none() || hides_nothing(&stage.battle().table(), &stage.table());
        self.0 = reasons.map(|reasons| Kept { reasons, edition: stage.edition, is_open });
    }

    /// What the player is told. Reasons speak of what the opponent's side knows, so while the battle goes on they are told only
    /// of orders that were given while nothing was hidden from the player.
    pub fn told(&self, stage: &Stage, teller: &Teller) -> String {
        match self.0.as_ref().filter(|kept| kept.edition == stage.edition) {
            None => say!(teller.words(), "why-nothing-yet"),
            Some(kept) if kept.is_open || stage.is_over() => {
                let who = teller.noun(kept.reasons.who);
                say!(teller.words(), "why-of", who = who, why = teller.why_of(&kept.reasons))
            }
            Some(_) => say!(teller.words(), "why-hidden"),
        }
    }
}

/// Whether a side sees everybody who can act, and no trap can lie anywhere that it does not know.
fn hides_nothing(all: &Table<'_>, seen: &Table<'_>) -> bool {
    let sees = |who| seen.able().any(|(other, _)| other == who);
    all.muster.scenario.traps.is_empty() && all.able().all(|(who, _)| sees(who))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::SideId;
    use crate::data::catalogue::Catalogue;
    use crate::data::prepare::prepare_by_name;
    use crate::engine::Battle;

    #[test]
    fn nothing_is_hidden_in_a_meadow_and_a_trap_may_be_in_a_cellar() {
        let catalogue = Catalogue::bundled();
        for (scenario, is_open) in [("first_blood", true), ("deep_cellar", false)] {
            let muster = prepare_by_name(&catalogue, scenario, &catalogue.defaults.rulebook).unwrap().muster;
            let battle = Battle::new(&muster, 1);
            let table = battle.table();
            assert_eq!(hides_nothing(&table, &table.seen_by(SideId(0))), is_open, "{scenario}");
        }
    }
}
