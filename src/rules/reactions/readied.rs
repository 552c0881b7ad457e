//! A readied deed whose occasion has come. It takes the action that was kept for it, and no reaction. The rules for
//! readying a deed are in `axes/reaction/readied.rs`.

use super::{Behaviour, Merit, Moment};
use crate::battle::reactions::Readied;
use crate::battle::{Change, Clause, CombatantId, Deed, Effect, HeldDeed, clauses};
use crate::rules::deeds::Consequence;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Behaviour for Readied {
    fn by_rule(table: &Table<'_>, moment: &Moment) -> Option<Readied> {
        let Moment { who, on, enemy: target, .. } = *moment;
        let (_, deed, _) = table.held_back(who).filter(|(_, _, waits_for)| *waits_for == on)?;
        let is_possible = table.can_pay_for_springing(who)
            && !table.can_only_stand(who)
            && table.permit_deed(who, &deed.deed(target)).is_ok();
        is_possible.then_some(Readied { on, deed, target })
    }

    fn clause(&self) -> Clause {
        clauses::Reaction::Readied.into()
    }

    fn costs(&self, table: &Table<'_>, who: CombatantId) -> Vec<Effect> {
        let cost = table.kept_back(who).unwrap_or_default();
        let mut costs = table.unreadied(who);
        costs.push(Change::Spend { who, cost }.into());
        costs.extend(table.uses_of(who, &self.comes_to()));
        costs
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        table.exchange_of(who, &self.comes_to())
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let deed = self.comes_to();
        let revealed = Consequence::effects(table.revealed_by(who, &deed));
        std::iter::once(Consequence::Deed(deed)).chain(revealed).collect()
    }

    fn merit(&self) -> Merit {
        match self.deed {
            HeldDeed::Strike { weapon } => Merit::Blow { target: self.target, weapon },
            HeldDeed::Attack { target, weapon } => Merit::Blow { target, weapon },
            // The combatant's player readied it because it was worth waiting for.
            _ => Merit::Always,
        }
    }

    fn held(&self) -> Option<HeldDeed> {
        Some(self.deed)
    }

    fn form(&self) -> usize {
        usize::from(self.deed.weapon().is_none())
    }

    fn message(&self) -> &'static str {
        match self.deed {
            HeldDeed::Strike { .. } => "readied",
            _ => "readied-deed",
        }
    }
}

impl Readied {
    /// The deed as it is done now, on the target of the reaction.
    fn comes_to(&self) -> Deed {
        self.deed.deed(self.target)
    }
}
