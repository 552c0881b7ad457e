//! What a deed against a target is worth: the mean worth of its outcomes, from the exact odds. It is worked out once
//! for each pair of combatants in their current states, then remembered.

use std::hash::Hash;
use std::sync::Arc;

use smallvec::SmallVec;

use super::mixer::digest;
use super::stance::Stance;
use super::strikes::Deliveries;
use super::value::{Measure, rounded};
use crate::battle::deeds::Attack;
use crate::battle::{Check, CombatantId, Deed, Offer, Order, Purpose, Reason, Target, WeaponId};
use crate::dice::Edge;
use crate::rules::book::muster::Muster;
use crate::rules::exchange::Exchange;
use crate::rules::exchange::strike::Strike;
use crate::rules::questions::circumstances::{Attempted, Before, Circumstances};
use crate::rules::questions::odds::Odds;
use crate::rules::reactions::Merit;
use crate::rules::table::Table;

/// The size of each cache: large enough for nearly everything in some hundred battles of four against four, and a few
/// megabytes of memory.
const SLOTS: usize = 16384;

/// A cache of worths. It saves time but never changes a result.
#[derive(Debug, Default)]
pub struct WorthCache {
    muster: Option<Arc<Muster>>,
    slots: Vec<Option<Known>>,
    deliveries: Deliveries,
    /// What a combatant can do to another at arm's length, in the states that both were in when it was worked out.
    near: Vec<Option<CachedBlows>>,
    /// The stances of the combatants that have been asked about.
    stances: Vec<Option<Stance>>,
    /// Whether the exchange of an attack depends only on the attacker, the target and how crowded the target is.
    is_between_two: bool,
    /// Whether the circumstances of the checks also depend only on these two.
    is_about_the_two: bool,
}

/// The answers for an exchange. They stay valid as long as each check of the exchange would be made under the same
/// circumstances.
#[derive(Debug)]
struct Known {
    key: Key,
    met: Vec<CheckedCircumstances>,
    answers: Answers,
}

/// What a combatant can do to another at arm's length, weapon by weapon.
#[derive(Debug)]
struct CachedBlows {
    pair: (CombatantId, CombatantId),
    /// A digest of the stances of both.
    stances: u64,
    /// The circumstances of the checks of all blows; empty if they cannot change while the two are in these states.
    met: Vec<CheckedCircumstances>,
    blows: SmallVec<[Blow; 4]>,
}

/// A check of an exchange, and a digest of its circumstances.
pub type CheckedCircumstances = (Attempted, u64);

/// An attack with one weapon.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    pub weapon: WeaponId,
    /// Steps within which it can be made.
    pub reach: u16,
    /// Its worth if nothing is in the way.
    pub worth: i32,
    /// A digest of its exchange. It does not depend on where the two stand.
    pub exchange: u64,
}

/// What opponents want to know about the odds of a deed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Answers {
    /// The mean worth.
    worth: i32,
    /// The chance of success, in percent.
    chance: i32,
    /// How much more it would be worth with advantage on its first check, in percent.
    favour: i32,
}

/// Digests of an exchange and of the circumstances of its deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    pub exchange: u64,
    pub deed: u64,
}

impl WorthCache {
    /// Forgets all stances, and everything if the battle's muster is a different one. Must be called whenever the table
    /// has changed.
    pub fn refresh(&mut self, table: &Table<'_>) {
        if !self.muster.as_ref().is_some_and(|known| Arc::ptr_eq(known, table.muster)) {
            self.muster = Some(Arc::clone(table.muster));
            self.slots.clear();
            self.slots.resize_with(SLOTS, || None);
            self.deliveries.clear();
            self.near.clear();
            self.near.resize_with(SLOTS, || None);
        }
        self.is_between_two = table.muster.book.attack.take.is_between_two();
        self.is_about_the_two = self.is_between_two && table.adjacent_attacks_depend_on_states_only();
        self.stances.clear();
        self.stances.resize(table.bodies.len(), None);
    }

    /// The stance of a combatant; an empty one if they are not seen.
    fn stance(&mut self, table: &Table<'_>, who: CombatantId) -> Stance {
        if let Some(known) = self.stances[who.index()] {
            return known;
        }
        let stance = Stance::of(table, who);
        self.stances[who.index()] = Some(stance);
        stance
    }

    /// What a combatant can do to a target with each weapon, if nothing is between the two. It depends on these two
    /// alone, unless one of them is under a condition that concerns others.
    pub fn blows(&mut self, table: &Table<'_>, who: CombatantId, target: CombatantId) -> SmallVec<[Blow; 4]> {
        let pair = (who, target);
        let Some(there) = table.body(target).map(|body| body.place.0) else { return SmallVec::new() };
        let view = table.supposing(who, there);
        let (stances, is_settled) = self.stances_of(&view, pair);
        if is_settled
            && let Some(near) = self.near(pair, stances)
            && holds(&view, &near.met)
        {
            return near.blows.clone();
        }
        let (mut blows, mut met) = (SmallVec::new(), Vec::new());
        for weapon in table.weapons(who) {
            let mut blow = Blow { weapon, reach: table.weapon_reach(weapon), worth: 0, exchange: 0 };
            if let Some(exchange) = view.exchange(&Order::deed(who, Attack::with(target, weapon))) {
                blow.exchange = digest_of(&view, target, &exchange);
                let deed = Purpose::Attack { target, weapon };
                if let Some(known) = self.recall(&view, pair, deed, blow.exchange, || Some(exchange)) {
                    blow.worth = known.answers.worth;
                    add_missing(&mut met, &known.met);
                }
            }
            blows.push(blow);
        }
        if is_settled {
            if self.is_about_the_two
                && self.stance(&view, who).is_blind
                && self.stance(&view, target).is_blind
            {
                met.clear();
            }
            self.near[slot_of(&(pair, stances), SLOTS)] =
                Some(CachedBlows { pair, stances, met, blows: blows.clone() });
        }
        blows
    }

    /// A digest of the stances of both, and whether the attacks of `who` on `target` depend on nothing else. An
    /// exchange depends on others only by how crowded its target is; everything else about position only gives edges.
    fn stances_of(&mut self, table: &Table<'_>, (who, target): (CombatantId, CombatantId)) -> (u64, bool) {
        let (attacker, defender) = (self.stance(table, who), self.stance(table, target));
        let crowding = table.crowding(target).map(|part| part.amount);
        let round = if attacker.lays { Some(table.turn.round) } else { None };
        let stances = digest(&(attacker.as_attacker, defender.as_target, crowding, round));
        (stances, self.is_between_two && attacker.is_own && defender.is_own)
    }

    fn near(&self, pair: (CombatantId, CombatantId), stances: u64) -> Option<&CachedBlows> {
        let near = self.near[slot_of(&(pair, stances), SLOTS)].as_ref();
        near.filter(|near| near.pair == pair && near.stances == stances)
    }

    /// The worth of an attack, from where the table says that the attacker stands.
    pub fn attack(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> i32 {
        self.weigh_attack(table, who, target, weapon).worth
    }

    /// The worth of an attack in a certain manner, such as daringly or with a second weapon.
    pub fn attack_in_manner(&mut self, table: &Table<'_>, who: CombatantId, attack: &Attack) -> i32 {
        let deed = Purpose::Attack { target: attack.target, weapon: attack.weapon };
        let exchange = table.exchange(&Order::deed(who, attack.clone()));
        self.weigh(table, (who, attack.target), deed, exchange).worth
    }

    /// How much worth an attack would gain from advantage on its first check.
    pub fn favour(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> i32 {
        let Answers { worth, favour, .. } = self.weigh_attack(table, who, target, weapon);
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
        self.weigh(table, (who, target), deed, table.reached(who, target, what)).worth
    }

    /// The worth of accepting an offer.
    pub fn answer(&mut self, table: &Table<'_>, offer: Offer) -> i32 {
        let Merit::Blow { target, weapon } = offer.reaction.merit() else { return 0 };
        let deed = Purpose::Attack { target, weapon };
        self.weigh(table, (offer.to, target), deed, table.exchange_of_reaction(offer)).worth
    }

    /// The chance that a deed against an enemy succeeds, in percent.
    pub fn chance(&mut self, table: &Table<'_>, who: CombatantId, deed: &Deed) -> i32 {
        let Some(Target::One(against)) = deed.aim(who) else { return 0 };
        let purpose = Purpose::Contest { deed: deed.name(), against };
        self.weigh(table, (who, against), purpose, table.exchange_of(who, deed)).chance
    }

    /// The answers for an attack. Its exchange is made only if its digest or the answers are not known yet.
    fn weigh_attack(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Answers {
        let make = || table.exchange(&Order::deed(who, Attack::with(target, weapon)));
        let pair = (who, target);
        let Some(digest) = self.known_exchange(table, pair, weapon) else {
            return self.weigh(table, pair, Purpose::Attack { target, weapon }, make());
        };
        let known = self.recall(table, pair, Purpose::Attack { target, weapon }, digest, make);
        known.map_or_else(Answers::default, |known| known.answers)
    }

    /// The answers for a deed of a combatant against another, which begins this exchange.
    fn weigh(
        &mut self,
        table: &Table<'_>,
        pair: (CombatantId, CombatantId),
        deed: Purpose,
        exchange: Option<Exchange>,
    ) -> Answers {
        let Some(digest) = exchange.as_ref().map(|exchange| digest_of(table, pair.1, exchange)) else {
            return Answers::default();
        };
        let known = self.recall(table, pair, deed, digest, || exchange);
        known.map_or_else(Answers::default, |known| known.answers)
    }

    /// The digest of an attack's exchange, if it is known for the states that the two are in.
    fn known_exchange(
        &mut self,
        table: &Table<'_>,
        pair: (CombatantId, CombatantId),
        weapon: WeaponId,
    ) -> Option<u64> {
        // A thrown weapon is another attack than the same weapon at arm's length.
        if table.can_be_thrown(weapon) {
            return None;
        }
        let stances = self.stances_of(table, pair).0;
        self.near(pair, stances)?.blows.iter().find(|blow| blow.weapon == weapon).map(|blow| blow.exchange)
    }

    /// The answers for the exchange with this digest: remembered, or worked out now.
    fn recall(
        &mut self,
        table: &Table<'_>,
        (who, target): (CombatantId, CombatantId),
        deed: Purpose,
        exchange: u64,
        make: impl FnOnce() -> Option<Exchange>,
    ) -> Option<&Known> {
        let deed = Attempted { who: Some(who), purpose: deed, before: Before::Nothing, is_helped: false };
        let bears_on_deed = table.circumstances(deed);
        let key = Key { exchange, deed: digest(&bears_on_deed) };
        let slot = slot_of(&key, SLOTS);
        // The circumstances of the deed itself, which come first, are in the key already.
        let is_known = self.slots[slot]
            .as_ref()
            .is_some_and(|known| known.key == key && holds(table, known.met.get(1..).unwrap_or_default()));
        if !is_known {
            let (met, answers) = match make()? {
                Exchange::Strike(Strike::Delivery(strike)) => {
                    let mut met = vec![(deed, key.deed)];
                    let answers = self.deliveries.answers(table, (who, target), strike, &mut met);
                    (met, answers)
                }
                exchange => {
                    let mut met = vec![(deed, bears_on_deed)];
                    let odds = table.weigh_out_noting(exchange, &mut met);
                    (digests(met).collect(), Answers::of(table, target, &odds, who))
                }
            };
            self.slots[slot] = Some(Known { key, met, answers });
        }
        self.slots[slot].as_ref()
    }
}

impl Answers {
    fn of(table: &Table<'_>, target: CombatantId, odds: &Odds, who: CombatantId) -> Answers {
        let chance = odds.endings.chance(|ending| ending.landed == Some(true));
        let favour = odds.first.as_ref().map_or(0, |first| favour(&first.check, who));
        Answers::new(Measure::of(table, target).mean(odds), chance, favour)
    }

    /// Answers with the exact chance of success.
    pub fn new(worth: i32, chance: f64, favour: i32) -> Answers {
        Answers { worth, chance: rounded(chance * 100.0), favour }
    }
}

/// How much more likely a check would succeed with advantage, in percent of its chance without.
pub fn favour(check: &Check, by: CombatantId) -> i32 {
    let plain = check.chance();
    let mut edges = check.edges.clone();
    edges.push((Reason::Aid(by), Edge::Favoured));
    let favoured = check.clone().with_edges(edges).chance();
    if plain > 0.0 { rounded((favoured / plain - 1.0) * 100.0) } else { 0 }
}

/// Whether all these checks would be made under the same circumstances now.
pub fn holds(table: &Table<'_>, met: &[CheckedCircumstances]) -> bool {
    met.iter().all(|(attempted, known)| digest(&table.circumstances(*attempted)) == *known)
}

/// A digest of an exchange and of everything else that the worth of its outcomes depends on.
fn digest_of(table: &Table<'_>, target: CombatantId, exchange: &Exchange) -> u64 {
    digest(&(exchange, Measure::of(table, target)))
}

/// Adds those checks that are not in the list yet.
pub fn add_missing(met: &mut Vec<CheckedCircumstances>, more: &[CheckedCircumstances]) {
    for check in more {
        if !met.contains(check) {
            met.push(*check);
        }
    }
}

/// The circumstances of checks as digests.
pub fn digests(
    met: impl IntoIterator<Item = (Attempted, Circumstances)>,
) -> impl Iterator<Item = CheckedCircumstances> {
    met.into_iter().map(|(attempted, met)| (attempted, digest(&met)))
}

/// The slot of a cache of this size for a key.
pub fn slot_of(key: &impl Hash, slots: usize) -> usize {
    usize::try_from(digest(key) % slots as u64).unwrap_or_default()
}
