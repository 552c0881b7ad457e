//! Calls the file of whichever reaction or occasion a value holds.

use super::{Behaviour, Merit, Moment};
use crate::battle::reactions::{each_reaction, every_reaction, named_reaction};
use crate::battle::{Clause, HeldDeed, NamedReaction, Offer, Reaction, WeaponId};
use crate::rules::deeds::Consequence;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Reaction {
    /// The rule that allows the reaction.
    pub fn clause(&self) -> Clause {
        each_reaction!(self, reaction => reaction.clause())
    }

    /// What the program's players judge the reaction by.
    pub fn merit(&self) -> Merit {
        each_reaction!(self, reaction => reaction.merit())
    }

    /// The deed that was readied for the reaction.
    pub fn held(&self) -> Option<HeldDeed> {
        each_reaction!(self, reaction => reaction.held())
    }

    /// The word that rule cards use for the reaction.
    pub fn word(&self) -> &'static str {
        let form = each_reaction!(self, reaction => reaction.form());
        self.name().words().get(form).copied().unwrap_or_default()
    }

    /// The end of the keys of its messages.
    pub fn message(&self) -> &'static str {
        each_reaction!(self, reaction => reaction.message())
    }
}

impl NamedReaction {
    /// The reaction of a combatant whose creature names it for the occasion.
    pub(super) fn of_body(self, table: &Table<'_>, moment: &Moment) -> Option<Reaction> {
        named_reaction!(self, R => R::by_body(table, moment).map(Reaction::from))
    }
}

impl Table<'_> {
    /// What a combatant may do on an occasion; none if they are unable to react, or do not notice it.
    pub fn reaction_to(&self, moment: Moment) -> Option<Offer> {
        // Combatants who flee do nothing else.
        if self.flees(moment.who) {
            return None;
        }
        let reaction = self.reaction_by_rule(&moment).or_else(|| self.reaction_by_ability(&moment))?;
        Some(Offer { to: moment.who, reaction })
    }

    fn reaction_by_rule(&self, moment: &Moment) -> Option<Reaction> {
        let mut first = None;
        every_reaction!(R => first = first.or_else(|| R::by_rule(self, moment).map(Reaction::from)));
        first
    }

    /// The reaction that a spell for the occasion allows.
    pub(super) fn reaction_by_spell(&self, moment: &Moment, spell: WeaponId) -> Option<Reaction> {
        let mut first = None;
        every_reaction!(R => first = first.or_else(|| R::by_spell(self, moment, spell).map(Reaction::from)));
        first
    }

    /// The chain of checks that an accepted offer would begin.
    pub fn exchange_of_reaction(&self, offer: Offer) -> Option<Exchange> {
        each_reaction!(offer.reaction, reaction => reaction.exchange(self, offer.to))
    }

    /// What accepting an offer sets off, in this order.
    pub fn set_off_by_reaction(&self, offer: Offer) -> Vec<Consequence> {
        let costs = each_reaction!(offer.reaction, reaction => reaction.costs(self, offer.to));
        let set_off = each_reaction!(offer.reaction, reaction => reaction.sets_off(self, offer.to));
        std::iter::once(Consequence::Effects(costs)).chain(set_off).collect()
    }
}
