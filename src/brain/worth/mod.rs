//! What a deed against a target is worth: the mean worth of its outcomes, from the exact odds. It is worked out once
//! for each pair of combatants in their current states, then remembered.
//!
//! | file | content |
//! |---|---|
//! | `value` | what the effects of a deed are worth |
//! | `answers` | what opponents want to know about the odds of a deed |
//! | `asked` | an exchange that is asked about, and how it is looked up |
//! | `pairs` | what is known of the attacks between two in the states that they are in |
//! | `strikes` | what strikes are worth: their deliveries, and the impacts of these |
//! | `impacts` | what impacts are worth |
//! | `figures` | what follows from the state of a combatant alone |
//! | `stance` | the states of a combatant that the memory tells apart |
//! | `roles` | the parts that combatants take in a deed, by which the memory tells them apart |
//! | `met` | the circumstances under which what is remembered holds |
//! | `slots` | a memory of fixed size |
//! | `mixer` | the hasher for the memory's keys |

mod answers;
mod asked;
mod figures;
mod impacts;
mod met;
mod mixer;
mod pairs;
mod roles;
mod slots;
mod stance;
mod strikes;
mod value;

pub use answers::Blow;
pub use figures::Figure;
pub use pairs::Blows;
pub use value::{Measure, OUT, PRONE, Struck, rounded, wear};

use std::sync::Arc;

use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, Deed, Offer, Order, Purpose, Sweep, Target, WeaponId};
use crate::rules::axes::damage::striker::Striker;
use crate::rules::book::muster::Muster;
use crate::rules::exchange::Exchange;
use crate::rules::questions::circumstances::{Attempted, Before};
use crate::rules::reactions::Merit;
use crate::rules::table::Table;
use answers::Answers;
use asked::{Asked, delivery_of};
use met::{CheckedCircumstances, digests, holds};
use mixer::digest;
use pairs::{AttackKeys, PairStates, Pairs};
use roles::Roles;
use slots::Slots;
use strikes::Strikes;

/// A cache of worths. It saves time but never changes a result.
#[derive(Debug, Default)]
pub struct WorthCache {
    muster: Option<Arc<Muster>>,
    known: Slots<Known>,
    strikes: Strikes,
    pairs: Pairs,
    /// How many exchanges have been weighed because they were not remembered.
    weighings: u64,
}

/// The answers for an exchange. They stay valid as long as each check of the exchange would be made under the same
/// circumstances.
#[derive(Clone, Debug)]
struct Known {
    met: Vec<CheckedCircumstances>,
    answers: Answers,
}

impl WorthCache {
    /// Forgets what was found out about anybody, and everything if the battle's muster is a different one. Must be called whenever
    /// the table has changed.
    pub fn refresh(&mut self, table: &Table<'_>) {
        if !self.muster.as_ref().is_some_and(|known| Arc::ptr_eq(known, table.muster)) {
            self.muster = Some(Arc::clone(table.muster));
            self.known.clear();
            self.strikes.clear();
            self.pairs.clear();
        }
        self.pairs.refresh(table);
    }

    /// How many exchanges have been weighed so far because they were not remembered.
    pub const fn weighings(&self) -> u64 {
        self.weighings
    }

    /// What follows from the state of a combatant alone.
    pub fn figure(&mut self, table: &Table<'_>, who: CombatantId) -> &Figure {
        self.pairs.figure(table, who)
    }

    /// What a combatant can do to a target with each weapon, if nothing is between the two. It depends on these two
    /// alone, unless one of them is under a condition that concerns others.
    pub fn blows(&mut self, table: &Table<'_>, who: CombatantId, target: CombatantId) -> Blows {
        let Some(body) = table.body(target) else { return Blows::new() };
        let view = table.supposing(who, body.place.0);
        let pair = self.pairs.states_of(&view, who, target);
        let mut key = self.pairs.key_of_blows(&view, &pair);
        if let Some(known) = self.pairs.blows(key) {
            return known.clone();
        }
        let mut blows = Blows::new();
        for weapon in table.weapons(who) {
            let attack = Attack::with(target, weapon);
            let keys = self.pairs.keys_of(&view, &pair, &attack);
            let answers = match self.pairs.answers(&keys) {
                Some(answers) => answers,
                None => {
                    let make = || view.exchange(&Order::deed(who, attack.clone()));
                    let (answers, is_decided) = self.work_out(&view, &pair, &keys, make);
                    key = key.filter(|_| is_decided);
                    answers
                }
            };
            blows.push(Blow { weapon, reach: table.weapon_reach(weapon), worth: answers.worth });
        }
        self.pairs.keep_blows(key, blows.clone());
        blows
    }

    /// The worth of an attack, from where the table says that the attacker stands.
    pub fn attack(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> i32 {
        self.struck(table, who, target, weapon).worth
    }

    /// What an attack is likely to bring, from where the table says that the attacker stands.
    pub fn struck(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Struck {
        let Answers { worth, falls, .. } = self.weigh_attack(table, who, &Attack::with(target, weapon));
        Struck { worth, falls }
    }

    /// What an attack is likely to bring with which the dice of others count who strike the same target.
    pub fn struck_together(
        &mut self,
        table: &Table<'_>,
        (who, target): (CombatantId, CombatantId),
        sweep: Sweep,
        others: &[Striker],
    ) -> Struck {
        let pair = self.pairs.states_of(table, who, target);
        let keys = self.pairs.keys_together(table, pair, sweep, others);
        let make = || table.exchange_in_manner(who, target, sweep, others.to_vec());
        let Answers { worth, falls, .. } = self.recall_attack(table, &pair, &keys, make);
        Struck { worth, falls }
    }

    /// The worth of an attack in a certain manner, such as daringly.
    pub fn attack_in_manner(&mut self, table: &Table<'_>, who: CombatantId, attack: &Attack) -> i32 {
        self.weigh_attack(table, who, attack).worth
    }

    /// How much worth an attack would gain from advantage on its first check.
    pub fn favour(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> i32 {
        let Answers { worth, favour, .. } = self.weigh_attack(table, who, &Attack::with(target, weapon));
        worth * favour / 100
    }

    /// The worth of a weapon, spell or item against one of the combatants whom it affects.
    pub fn reached(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        what: WeaponId,
    ) -> i32 {
        let deed = Purpose::Attack { target, weapon: what };
        self.weigh(table, Roles::of(who, target), deed, table.reached(who, target, what)).worth
    }

    /// The worth of accepting an offer.
    pub fn answer(&mut self, table: &Table<'_>, offer: Offer) -> i32 {
        let Merit::Blow { target, weapon } = offer.reaction.merit() else { return 0 };
        let pair = self.pairs.states_of(table, offer.to, target);
        let keys = self.pairs.keys_of_reaction(table, &pair, &offer.reaction, weapon);
        self.recall_attack(table, &pair, &keys, || table.exchange_of_reaction(offer)).worth
    }

    /// The chance that a deed against an enemy succeeds, in percent.
    pub fn chance(&mut self, table: &Table<'_>, who: CombatantId, deed: &Deed) -> i32 {
        let Some(Target::One(against)) = deed.aim(who) else { return 0 };
        let purpose = Purpose::Contest { deed: deed.name(), against };
        self.weigh(table, Roles::of(who, against), purpose, table.exchange_of(who, deed)).chance
    }

    /// The answers for an attack. Its exchange is made only if its digest or the answers are not known yet.
    fn weigh_attack(&mut self, table: &Table<'_>, who: CombatantId, attack: &Attack) -> Answers {
        let pair = self.pairs.states_of(table, who, attack.target);
        let keys = self.pairs.keys_of(table, &pair, attack);
        let make = || table.exchange(&Order::deed(who, attack.clone()));
        self.recall_attack(table, &pair, &keys, make)
    }

    /// The answers for an attack that is looked up by these keys: remembered, or worked out now.
    fn recall_attack(
        &mut self,
        table: &Table<'_>,
        pair: &PairStates,
        keys: &AttackKeys,
        make: impl Fn() -> Option<Exchange>,
    ) -> Answers {
        if let Some(answers) = self.pairs.answers(keys) {
            return answers;
        }
        self.work_out(table, pair, keys, make).0
    }

    /// The answers for an attack that is not remembered by these keys, and whether they decide these answers. If so, the answers are
    /// remembered. An attack that cannot be made is worth nothing, whatever keys it has.
    fn work_out(
        &mut self,
        table: &Table<'_>,
        pair: &PairStates,
        keys: &AttackKeys,
        make: impl Fn() -> Option<Exchange>,
    ) -> (Answers, bool) {
        let digest = self.pairs.exchange(keys);
        let asked = match digest {
            Some(digest) => Asked { digest, strike: None, exchange: None },
            None => match self.pairs.begun(table, pair.roles, keys, &make) {
                Some(asked) => asked,
                None => return (Answers::default(), true),
            },
        };
        self.pairs.note_exchange(keys, asked.digest);
        let Some(known) = self.recall(table, pair.roles, keys.purpose, asked, Some(keys), make) else {
            return (Answers::default(), false);
        };
        let (answers, is_decided) = (known.answers, pair.decide(keys, &known.met));
        if is_decided {
            self.pairs.keep_answers(keys, answers);
        }
        (answers, is_decided)
    }

    /// The answers for a deed of a combatant against another, which begins this exchange.
    fn weigh(
        &mut self,
        table: &Table<'_>,
        roles: Roles,
        deed: Purpose,
        exchange: Option<Exchange>,
    ) -> Answers {
        let Some(exchange) = exchange else { return Answers::default() };
        let asked = Asked::of(table, roles, exchange);
        let known = self.recall(table, roles, deed, asked, None, || None);
        known.map_or_else(Answers::default, |known| known.answers)
    }

    /// The answers for an exchange: remembered, or worked out now. `make` makes the exchange if it has not been made yet; if it is
    /// an attack, its keys are known.
    fn recall(
        &mut self,
        table: &Table<'_>,
        roles: Roles,
        deed: Purpose,
        asked: Asked,
        keys: Option<&AttackKeys>,
        make: impl Fn() -> Option<Exchange>,
    ) -> Option<&Known> {
        let deed =
            Attempted { who: Some(roles.actor()), purpose: deed, before: Before::Nothing, is_helped: false };
        let bears_on_deed = table.circumstances(deed);
        let of_deed = roles.digest(&bears_on_deed);
        // The circumstances of the deed itself, which come first, are in the key already.
        let holds = |known: &Known| holds(table, roles, known.met.get(1..).unwrap_or_default());
        let known = self.known.recall(digest(&(asked.digest, of_deed)), holds, || {
            self.weighings += 1;
            let asked = match asked {
                Asked { strike: None, exchange: None, .. } => self.pairs.begun(table, roles, keys?, &make)?,
                asked => asked,
            };
            let (met, answers) = match asked.strike {
                Some(print) => {
                    let mut met = vec![(roles.remembered(deed), of_deed)];
                    let strike = || delivery_of(asked.exchange.or_else(&make)?);
                    let answers = self.strikes.answers(table, roles, &print, strike, &mut met)?;
                    (met, answers)
                }
                None => {
                    let mut met = vec![(deed, bears_on_deed)];
                    let odds = table.weigh_out_noting(asked.exchange?, &mut met);
                    (digests(roles, met).collect(), Answers::of(table, roles.target(), &odds, roles.actor()))
                }
            };
            Some(Known { met, answers })
        });
        known.map(|known| &*known)
    }
}
