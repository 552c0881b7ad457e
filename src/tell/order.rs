//! Orders and offers in words: labels for the action bar, sentences for what somebody sets about, and the question
//! that an offer asks.

use super::teller::Teller;
use super::words::{say, yes_no};
use crate::battle::{
    Act, Against, CombatantId, Manner, Manoeuvre, Mark, Occasion, Offer, OfferKind, Order, ReadiedDeed,
    Reply, Share, Shift, Tending, Tested, TrapDeed, WeaponId,
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
    pub fn label(&self, act: &Act) -> Label {
        let words = &self.words;
        let (short, long) = match act {
            Act::Move { to, .. } => ("short-move", say!(words, "label-move", to = self.square(*to))),
            Act::Shift { to, shift } => {
                let (short, long) = match shift {
                    Shift::Step => ("short-step", "label-step"),
                    Shift::Disengage => ("short-disengage", "label-disengage"),
                    Shift::Extricate => ("short-extricate", "label-extricate"),
                };
                (short, say!(words, long, to = self.square(*to)))
            }
            Act::Attack { target, weapon, swings, also, manner } => {
                let weapon = self.armed(*weapon, *manner);
                let attack = say!(words, "label-attack", target = self.name(*target), weapon = weapon);
                ("short-attack", self.with_swings(attack, *swings, also))
            }
            Act::Manoeuvre { kind, target } => {
                let (short, long) = match kind {
                    Manoeuvre::Trip => ("short-trip", "label-trip"),
                    Manoeuvre::Disarm => ("short-disarm", "label-disarm"),
                    Manoeuvre::Grapple => ("short-grapple", "label-grapple"),
                    Manoeuvre::BreakFree => ("short-break-free", "label-break-free"),
                };
                (short, say!(words, long, target = self.name(*target)))
            }
            Act::Attempt { kind, target } => self.label_of_attempt(*kind, *target),
            Act::Aid { ally } => ("short-aid", say!(words, "label-aid", ally = self.name(*ally))),
            Act::Evade => ("short-evade", say!(words, "label-evade")),
            Act::Concentrate => ("short-concentrate", say!(words, "label-concentrate")),
            Act::Stand => ("short-stand", say!(words, "label-stand")),
            Act::Door { at, open: true } => ("short-open", say!(words, "label-open", at = self.square(*at))),
            Act::Door { at, open: false } => {
                ("short-close", say!(words, "label-close", at = self.square(*at)))
            }
            Act::TakeUp { weapon } => {
                ("short-take-up", say!(words, "label-take-up", weapon = self.weapon(*weapon)))
            }
            Act::Cast { spell, at } => {
                let (spell, at) = (self.weapon(*spell), self.mark(*at));
                ("short-cast", say!(words, "label-cast", spell = spell, at = at))
            }
            Act::Use { item, at } => {
                let (item, at) = (self.weapon(*item), self.mark(*at));
                ("short-use", say!(words, "label-use", item = item, at = at))
            }
            Act::Place { weapon, at } => {
                let (weapon, at) = (self.weapon(*weapon), self.square(*at));
                ("short-place", say!(words, "label-place", weapon = weapon, at = at))
            }
            Act::Trap { at, deed } => {
                let (short, long) = match deed {
                    TrapDeed::Disarm => ("short-disarm-trap", "label-disarm-trap"),
                    TrapDeed::Find | TrapDeed::Avoid => ("short-search", "label-search"),
                };
                (short, say!(words, long, at = self.square(*at)))
            }
            Act::Tend { item, how } => {
                let (short, long) = match how {
                    Tending::Light => ("short-light", "label-light"),
                    Tending::Douse => ("short-douse", "label-douse"),
                    Tending::Drop => ("short-drop-light", "label-drop-light"),
                };
                (short, say!(words, long, item = self.weapon(*item)))
            }
            Act::Switch { weapon } => {
                ("short-switch", say!(words, "label-switch", weapon = self.weapon(*weapon)))
            }
            Act::Outfit { armour, on } => {
                let (short, long) =
                    if *on { ("short-put-on", "label-put-on") } else { ("short-take-off", "label-take-off") };
                (short, say!(words, long, armour = self.armour(*armour)))
            }
            Act::Speak { words: spoken } => ("short-speak", say!(words, "label-speak", words = spoken)),
            Act::Try { tested, against } => {
                ("short-try", say!(words, "label-try", trial = self.trial(*tested, *against)))
            }
            Act::Hide => ("short-hide", say!(words, "label-hide")),
            Act::Ready { deed, on } => {
                let (deed, on) = (self.readied(*deed), self.occasion(*on));
                ("short-ready", say!(words, "label-ready", deed = deed, on = on))
            }
            Act::Unready => ("short-unready", say!(words, "label-unready")),
            Act::Delay { after } => ("short-delay", say!(words, "label-delay", after = self.name(*after))),
            Act::Declare { acts } => {
                ("short-declare", say!(words, "label-declare", deeds = self.deeds(acts)))
            }
            Act::Leave => ("short-leave", say!(words, "label-leave")),
            Act::End => ("short-end", say!(words, "label-end")),
        };
        Label { short: say!(words, short), long }
    }

    /// Several deeds, one after the other.
    pub fn deeds(&self, acts: &[Act]) -> String {
        self.words.remarks(acts.iter().map(|act| self.label(act).long))
    }

    /// A sentence with the swings that were announced, where any were.
    fn with_swings(&self, attack: String, swings: Option<u8>, also: &[Share]) -> String {
        let Some(swings) = swings else { return attack };
        let share = |share: &Share| {
            say!(self.words, "swings-at", target = self.name(share.target), swings = share.swings)
        };
        let own = say!(self.words, "swings", swings = swings);
        let all = self.words.list(std::iter::once(own).chain(also.iter().map(share)));
        say!(self.words, "with-swings", attack = attack, swings = all)
    }

    /// What a casting is aimed at.
    fn mark(&self, at: Mark) -> String {
        match at {
            Mark::One(target) => self.name(target),
            Mark::Square(square) => self.square(square),
        }
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
            Order::Act { who, act } => {
                say!(self.words, "order-act", who = self.name(*who), act = self.label(act).long)
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
    pub(super) fn declared(&self, who: CombatantId, act: &Act) -> String {
        let words = &self.words;
        let (caster, who) = (&who, self.name(who));
        match act {
            Act::Move { to, .. } => say!(words, "declared-move", who = who, to = self.square(*to)),
            Act::Shift { to, shift } => {
                let id = match shift {
                    Shift::Step => "declared-step",
                    Shift::Disengage => "declared-disengage",
                    Shift::Extricate => "declared-extricate",
                };
                say!(words, id, who = who, to = self.square(*to))
            }
            Act::Attack { target, weapon, swings, also, manner } => {
                let (target, weapon) = (self.name(*target), self.armed(*weapon, *manner));
                let weapon = self.with_swings(weapon, *swings, also);
                say!(words, "declared-attack", who = who, target = target, weapon = weapon)
            }
            Act::Manoeuvre { kind, target } => {
                let id = match kind {
                    Manoeuvre::Trip => "declared-trip",
                    Manoeuvre::Disarm => "declared-disarm",
                    Manoeuvre::Grapple => "declared-grapple",
                    Manoeuvre::BreakFree => "declared-break-free",
                };
                say!(words, id, who = who, target = self.name(*target))
            }
            Act::Attempt { kind, target } => self.declared_attempt(*caster, *kind, *target),
            Act::Aid { ally } => say!(words, "declared-aid", who = who, ally = self.name(*ally)),
            Act::Evade => say!(words, "declared-evade", who = who),
            Act::Concentrate => say!(words, "declared-concentrate", who = who),
            Act::Stand => say!(words, "declared-stand", who = who),
            Act::Door { at, open } => {
                say!(words, "declared-door", who = who, at = self.square(*at), open = yes_no(*open))
            }
            Act::TakeUp { weapon } => {
                say!(words, "declared-take-up", who = who, weapon = self.weapon(*weapon))
            }
            Act::Cast { spell, at: Mark::One(target) } if target == caster => {
                say!(words, "declared-cast-oneself", who = who, spell = self.weapon(*spell))
            }
            Act::Cast { spell, at } => {
                let (spell, at) = (self.weapon(*spell), self.mark(*at));
                say!(words, "declared-cast", who = who, spell = spell, at = at)
            }
            Act::Use { item, at: Mark::One(target) } if target == caster => {
                say!(words, "declared-use-oneself", who = who, item = self.weapon(*item))
            }
            Act::Use { item, at } => {
                let (item, at) = (self.weapon(*item), self.mark(*at));
                say!(words, "declared-use", who = who, item = item, at = at)
            }
            Act::Place { weapon, at } => {
                let (weapon, at) = (self.weapon(*weapon), self.square(*at));
                say!(words, "declared-place", who = who, weapon = weapon, at = at)
            }
            Act::Trap { at, deed } => {
                let id = match deed {
                    TrapDeed::Disarm => "declared-disarm-trap",
                    TrapDeed::Find | TrapDeed::Avoid => "declared-search",
                };
                say!(words, id, who = who, at = self.square(*at))
            }
            Act::Tend { item, how } => {
                let id = match how {
                    Tending::Light => "declared-light",
                    Tending::Douse => "declared-douse",
                    Tending::Drop => "declared-drop-light",
                };
                say!(words, id, who = who, item = self.weapon(*item))
            }
            Act::Switch { weapon } => {
                say!(words, "declared-switch", who = who, weapon = self.weapon(*weapon))
            }
            Act::Outfit { armour, on } => {
                let armour = self.armour(*armour);
                say!(words, "declared-outfit", who = who, armour = armour, on = yes_no(*on))
            }
            Act::Speak { words: spoken } => say!(words, "declared-speak", who = who, words = spoken),
            Act::Try { tested, against } => {
                let trial = self.trial(*tested, *against);
                say!(words, "declared-try", who = who, trial = trial)
            }
            Act::Hide => say!(words, "declared-hide", who = who),
            Act::Ready { deed, on } => {
                let (deed, on) = (self.readied(*deed), self.occasion(*on));
                say!(words, "declared-ready", who = who, deed = deed, on = on)
            }
            Act::Unready => say!(words, "declared-unready", who = who),
            Act::Delay { after } => say!(words, "declared-delay", who = who, after = self.name(*after)),
            Act::Leave => say!(words, "declared-leave", who = who),
            Act::Declare { acts } => say!(words, "declared-declare", who = who, deeds = self.deeds(acts)),
            Act::End => say!(words, "declared-end", who = who),
        }
    }

    /// The question that an offer asks.
    pub fn offer(&self, offer: Offer) -> String {
        let (to, target) = (self.name(offer.to), self.name(offer.kind.target()));
        match offer.kind {
            OfferKind::OpportunityAttack { weapon, .. } => {
                let weapon = self.weapon(weapon);
                say!(self.words, "offer-opportunity-attack", to = to, target = target, weapon = weapon)
            }
            OfferKind::Readied { on, deed: ReadiedDeed::Strike { weapon }, .. } => {
                let (on, weapon) = (self.occasion(on), self.weapon(weapon));
                say!(self.words, "offer-readied", to = to, on = on, target = target, weapon = weapon)
            }
            OfferKind::Readied { on, deed, .. } => {
                let (on, deed) = (self.occasion(on), self.readied(deed));
                say!(self.words, "offer-readied-deed", to = to, on = on, deed = deed)
            }
            OfferKind::ByAbility { on, reply, .. } => {
                let on = self.occasion(on);
                let reply = self.reply(reply, target);
                say!(self.words, "offer-reaction", to = to, on = on, reply = reply)
            }
        }
    }

    /// What came of an offer.
    pub(super) fn answered(&self, offer: Offer, accepted: bool) -> String {
        let (to, target) = (self.name(offer.to), self.name(offer.kind.target()));
        let accepted = yes_no(accepted);
        match offer.kind {
            OfferKind::OpportunityAttack { weapon, .. } => say!(
                self.words,
                "answered-opportunity-attack",
                to = to,
                target = target,
                weapon = self.weapon(weapon),
                accepted = accepted,
            ),
            OfferKind::Readied { deed: ReadiedDeed::Strike { weapon }, .. } => say!(
                self.words,
                "answered-readied",
                to = to,
                target = target,
                weapon = self.weapon(weapon),
                accepted = accepted,
            ),
            OfferKind::Readied { deed, .. } => {
                let deed = self.readied(deed);
                say!(self.words, "answered-readied-deed", to = to, deed = deed, accepted = accepted)
            }
            OfferKind::ByAbility { reply, .. } => {
                let reply = self.reply(reply, target);
                say!(self.words, "answered-reaction", to = to, reply = reply, accepted = accepted)
            }
        }
    }

    /// What somebody holds back.
    pub(super) fn readied(&self, deed: ReadiedDeed) -> String {
        match deed {
            ReadiedDeed::Strike { weapon } => {
                say!(self.words, "readied-strike", weapon = self.weapon(weapon))
            }
            // Only an attack on whoever comes names nobody.
            deed => self.label(&deed.act(CombatantId(u16::MAX))).long,
        }
    }

    /// What a reaction has waited for.
    pub(super) fn occasion(&self, on: Occasion) -> String {
        match on {
            Occasion::EnemyInReach => say!(self.words, "occasion-enemy-in-reach"),
            Occasion::FriendAttacked => say!(self.words, "occasion-friend-attacked"),
            Occasion::Attacked => say!(self.words, "occasion-attacked"),
            Occasion::EnemyInSight => say!(self.words, "occasion-enemy-in-sight"),
            Occasion::AllyAttacked => say!(self.words, "occasion-ally-attacked"),
            Occasion::SpellCast => say!(self.words, "occasion-spell-cast"),
        }
    }

    /// What a reaction comes to.
    fn reply(&self, reply: Reply, target: String) -> String {
        match reply {
            Reply::Strike(weapon) => {
                say!(self.words, "reply-strike", target = target, weapon = self.weapon(weapon))
            }
            Reply::Step(to) => say!(self.words, "reply-step", to = self.square(to)),
            Reply::Cast(spell) => say!(self.words, "reply-cast", target = target, spell = self.weapon(spell)),
        }
    }
}
