//! Orders and offers in words: labels for the action bar, sentences for what somebody sets about, and the question
//! that an offer asks.

use super::arguments::{Arguments, key_of};
use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{
    Against, CombatantId, Deed, HeldDeed, Manner, Offer, Order, Share, Swings, Target, Tested, WeaponId,
};

/// What stands on a button and what it says to one who looks closer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// One or two words.
    pub short: String,
    /// The whole of it, with target and weapon.
    pub long: String,
}

impl Teller {
    /// The label of a deed.
    pub fn label(&self, deed: &Deed) -> Label {
        let key = key_of(deed.name().name());
        let short = self.words.say(&format!("short-{key}"), &[]);
        let long = self.words.say(&format!("label-{key}"), &self.parts(deed));
        match deed {
            Deed::Attack(attack) => Label { short, long: self.with_swings(long, &attack.swings) },
            _ => Label { short, long },
        }
    }

    /// What stands on the button of a deed: its own words where it has any, else the short ones.
    pub fn button(&self, deed: &Deed) -> String {
        let key = key_of(deed.name().name());
        let own = format!("button-{key}");
        let id = if self.words.has(&own) { own } else { format!("short-{key}") };
        self.words.say(&id, &self.parts(deed))
    }

    /// What a deed names, as arguments of its messages.
    fn parts(&self, deed: &Deed) -> Arguments {
        let mut parts = self.arguments(deed);
        match deed {
            Deed::Attack(attack) => {
                parts.push(("weapon", self.armed(attack.weapon, attack.manner).into()));
            }
            Deed::Try(trial) => {
                parts.push(("tested", self.tested(trial.tested).into()));
                parts.push(("trial", self.trial(trial.tested, trial.against).into()));
            }
            Deed::Ready(ready) => {
                parts.push(("deed", self.readied(ready.deed).into()));
            }
            Deed::Declare(round) => parts.push(("deeds", self.deeds(&round.deeds).into())),
            _ => {}
        }
        parts
    }

    /// Several deeds, one after the other.
    pub fn deeds(&self, deeds: &[Deed]) -> String {
        self.words.remarks(deeds.iter().map(|deed| self.label(deed).long))
    }

    /// A sentence with the swings that were announced, where any were.
    fn with_swings(&self, attack: String, swings: &Swings) -> String {
        let Some(own) = swings.own else { return attack };
        let share = |share: &Share| {
            say!(self.words, "swings-at", target = self.name(share.target), swings = share.swings)
        };
        let own = say!(self.words, "swings", swings = own);
        let all = self.words.list(std::iter::once(own).chain(swings.also.iter().map(share)));
        say!(self.words, "with-swings", attack = attack, swings = all)
    }

    /// What is put to the test, and against what.
    pub fn trial(&self, tested: Tested, against: Against) -> String {
        let what = self.tested(tested);
        match against {
            Against::Usual => what,
            Against::Number(number) => say!(self.words, "trial-number", what = what, number = number),
            Against::One { other, with: None } => {
                say!(self.words, "trial-one", what = what, other = self.name(other))
            }
            Against::One { other, with: Some(with) } => {
                let with = self.tested(with);
                say!(self.words, "trial-one-with", what = what, other = self.name(other), with = with)
            }
        }
    }

    /// What an order asks for, whoever gives it.
    pub fn order(&self, order: &Order) -> String {
        match order {
            Order::Deed { who, deed } => {
                say!(self.words, "order-deed", who = self.name(*who), deed = self.label(deed).long)
            }
            Order::Accept => say!(self.words, "order-accept"),
            Order::Decline => say!(self.words, "order-decline"),
            Order::Desk(desk) => self.desk(desk),
        }
    }

    /// What one attacks with, and in what manner.
    pub fn armed(&self, weapon: WeaponId, manner: Manner) -> String {
        let words = &self.words;
        let weapon = self.weapon(weapon);
        let both = match manner.second {
            Some(second) => say!(words, "weapon-and-second", weapon = weapon, second = self.weapon(second)),
            None => weapon,
        };
        if manner.daring { say!(words, "weapon-daringly", weapon = both) } else { both }
    }

    /// What somebody sets about.
    pub(super) fn declared(&self, who: CombatantId, deed: &Deed) -> String {
        let mut parts = self.parts(deed);
        parts.push(("who", self.name(who).into()));
        let key = key_of(deed.name().name());
        let at_oneself = format!("declared-{key}-oneself");
        if deed.aim(who) == Some(Target::One(who)) && self.words.has(&at_oneself) {
            return self.words.say(&at_oneself, &parts);
        }
        if let Deed::Attack(attack) = deed {
            let weapon = self.with_swings(self.armed(attack.weapon, attack.manner), &attack.swings);
            parts.push(("weapon", weapon.into()));
        }
        self.words.say(&format!("declared-{key}"), &parts)
    }

    /// The question that an offer asks.
    pub fn offer(&self, offer: Offer) -> String {
        self.words.say(&format!("offer-{}", offer.reaction.message()), &self.parts_of_offer(offer))
    }

    /// What came of an offer.
    pub(super) fn answered(&self, offer: Offer, accepted: bool) -> String {
        let mut parts = self.parts_of_offer(offer);
        parts.push(("accepted", yes_no(accepted).into()));
        self.words.say(&format!("answered-{}", offer.reaction.message()), &parts)
    }

    /// What an offer names, as arguments of its messages.
    fn parts_of_offer(&self, offer: Offer) -> Arguments {
        let mut parts = self.arguments(&offer.reaction);
        let own = format!("reaction-{}", key_of(offer.reaction.name().name()));
        if self.words.has(&own) {
            parts.push(("reaction", self.words.say(&own, &parts).into()));
        }
        if let Some(deed) = offer.reaction.held() {
            parts.push(("deed", self.readied(deed).into()));
            parts.extend(deed.weapon().map(|weapon| ("weapon", self.weapon(weapon).into())));
        }
        parts.push(("who", self.name(offer.to).into()));
        parts
    }

    /// What somebody holds back.
    pub(super) fn readied(&self, deed: HeldDeed) -> String {
        match deed {
            HeldDeed::Strike { weapon } => {
                say!(self.words, "readied-strike", weapon = self.weapon(weapon))
            }
            // Only an attack on whoever comes names nobody.
            deed => self.label(&deed.deed(CombatantId(u16::MAX))).long,
        }
    }
}
