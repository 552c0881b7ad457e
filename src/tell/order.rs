//! Orders and offers in words: labels for the action bar, sentences for deeds as they begin, and the questions of
//! offers.

use super::message::{Argument, key_of};
use super::noun::{Noun, capitalised};
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{CombatantId, Deed, HeldDeed, Manner, Offer, Order, Share, Swings, Target, WeaponId};

/// The words of a button, and of its tooltip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// One or two words.
    pub short: String,
    /// With target and weapon, as it stands within a sentence.
    pub long: String,
}

impl Label {
    /// With target and weapon, as it stands alone or begins a sentence.
    pub fn alone(&self) -> String {
        capitalised(&self.long)
    }
}

impl Teller {
    /// The label of a deed.
    pub fn label(&self, deed: &Deed) -> Label {
        let short = self.tell_as("short", deed, &[]);
        let long = self.tell_as("label", deed, &self.parts(deed));
        match deed {
            Deed::Attack(attack) => {
                let long = self.with_swings(long.into(), &attack.swings).into_plain();
                Label { short, long }
            }
            _ => Label { short, long },
        }
    }

    /// The words on the button of a deed: its own if it has any, else the short ones.
    pub fn button(&self, deed: &Deed) -> String {
        let has_own = self.words.has(&format!("button-{}", key_of(deed.name().name())));
        self.tell_as(if has_own { "button" } else { "short" }, deed, &self.parts(deed))
    }

    /// The arguments of a deed that are not simply its fields: its weapons together, and deeds within it.
    fn parts(&self, deed: &Deed) -> Vec<Argument> {
        match deed {
            Deed::Attack(attack) => vec![("weapon", self.armed(attack.weapon, attack.manner).into())],
            Deed::Ready(ready) => vec![("deed", self.readied(ready.deed).into())],
            Deed::Declare(round) => vec![("deeds", self.deeds(&round.deeds).into())],
            _ => Vec::new(),
        }
    }

    /// Several deeds in a row.
    pub fn deeds(&self, deeds: &[Deed]) -> String {
        self.words.remarks(deeds.iter().map(|deed| self.label(deed).long))
    }

    /// A sentence with the announced swings, if there are any.
    fn with_swings(&self, attack: Noun, swings: &Swings) -> Noun {
        let Some(own) = swings.own else { return attack };
        let share = |share: &Share| {
            say!(self.words, "swings-at", target = self.noun(share.target), swings = share.swings)
        };
        let own = say!(self.words, "swings", swings = own);
        let all = self.words.list(std::iter::once(own).chain(swings.also.iter().map(share)));
        self.words.noun("with-swings", &[("attack", attack.into()), ("swings", all.into())])
    }

    /// An order in words.
    pub fn order(&self, order: &Order) -> String {
        match order {
            Order::Deed { who, deed } => {
                say!(self.words, "order-deed", who = self.noun(*who), deed = self.label(deed).long)
            }
            Order::Accept => say!(self.words, "order-accept"),
            Order::Decline => say!(self.words, "order-decline"),
            Order::Gm(gm_order) => self.gm_order(gm_order),
        }
    }

    /// The weapons of an attack, and how it is made.
    pub fn armed(&self, weapon: WeaponId, manner: Manner) -> Noun {
        let words = &self.words;
        let weapon = self.weapon_noun(weapon);
        let both = match manner.second {
            Some(second) => {
                let second = self.weapon_noun(second);
                words.noun("weapon-and-second", &[("weapon", weapon.into()), ("second", second.into())])
            }
            None => weapon,
        };
        if manner.daring { words.noun("weapon-daringly", &[("weapon", both.into())]) } else { both }
    }

    /// The sentence for a combatant who begins a deed.
    pub(super) fn declared(&self, who: CombatantId, deed: &Deed) -> String {
        let mut parts = self.parts(deed);
        parts.push(("who", self.noun(who).into()));
        if let Deed::Attack(attack) = deed {
            let weapon = self.with_swings(self.armed(attack.weapon, attack.manner), &attack.swings);
            parts.push(("weapon", weapon.into()));
        }
        let has_own = self.words.has(&format!("oneself-{}", key_of(deed.name().name())));
        let is_at_oneself = deed.aim(who) == Some(Target::One(who));
        let event = if is_at_oneself && has_own { "oneself" } else { "declared" };
        self.tell_as(event, deed, &parts)
    }

    /// The question that an offer asks.
    pub fn offer(&self, offer: Offer) -> String {
        let key = format!("offer-{}", offer.reaction.message());
        self.tell_by(&key, &offer.reaction, &self.parts_of_offer(offer))
    }

    /// The sentence for an answered offer.
    pub(super) fn answered(&self, offer: Offer, accepted: bool) -> String {
        let key = format!("answered-{}", offer.reaction.message());
        let mut parts = self.parts_of_offer(offer);
        parts.push(("accepted", yes_no(accepted).into()));
        self.tell_by(&key, &offer.reaction, &parts)
    }

    /// The arguments of an offer that are not fields of its reaction: the combatant who may react, the words of a
    /// reaction by an ability, and the readied deed with its weapon.
    fn parts_of_offer(&self, offer: Offer) -> Vec<Argument> {
        let mut parts: Vec<Argument> = vec![("who", self.noun(offer.to).into())];
        if self.words.has(&format!("reaction-{}", key_of(offer.reaction.name().name()))) {
            parts.push(("reaction", self.tell_as("reaction", &offer.reaction, &[]).into()));
        }
        if let Some(deed) = offer.reaction.held() {
            parts.push(("deed", self.readied(deed).into()));
            parts.extend(deed.weapon().map(|weapon| ("weapon", self.weapon_noun(weapon).into())));
        }
        parts
    }

    /// A readied deed, in words.
    pub(super) fn readied(&self, deed: HeldDeed) -> String {
        match deed {
            HeldDeed::Strike { weapon } => {
                say!(self.words, "readied-strike", weapon = self.weapon_noun(weapon))
            }
            // Only an attack on the next enemy to come has no target yet.
            deed => self.label(&deed.deed(CombatantId(u16::MAX))).long,
        }
    }
}
