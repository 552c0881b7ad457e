//! What a deed against a target is worth: the mean worth of its outcomes, from the exact odds. It is worked out once
//! for each pair of combatants in their current states, then remembered.

use std::sync::Arc;

use smallvec::SmallVec;

use super::asked::{Asked, delivery_of};
use super::met::{CheckedCircumstances, add_missing, digests, holds};
use super::mixer::{digest, slot_of};
use super::roles::Roles;
use super::stance::Stance;
use super::strikes::{DeliveryPrint, StrikePrint, Strikes};
use super::value::{Measure, Struck, rounded};
use crate::battle::deeds::Attack;
use crate::battle::{Check, CombatantId, Deed, HitPoints, Offer, Order, Purpose, Reason, Target, WeaponId};
use crate::dice::Edge;
use crate::rules::book::muster::Muster;
use crate::rules::exchange::Exchange;
use crate::rules::questions::circumstances::{Attempted, Before};
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
    strikes: Strikes,
    /// What a combatant can do to another at arm's length, in the states that both were in when it was worked out.
    near: Vec<Option<CachedBlows>>,
    /// The stances of the combatants that have been asked about.
    stances: Vec<Option<Stance>>,
    /// Whether the circumstances of attacks depend only on the attacker and the target.
    is_about_the_two: bool,
    /// How many exchanges have been weighed because they were not remembered.
    weighings: u64,
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
    /// The hit points of the target.
    points: Option<HitPoints>,
    /// The circumstances of the checks of all blows; empty if they cannot change while the two are in these states.
    met: Vec<CheckedCircumstances>,
    blows: SmallVec<[Blow; 4]>,
    /// For each blow, its delivery, if it is a strike of one weapon. It stays the same if the target loses hit points.
    deliveries: SmallVec<[Option<DeliveryPrint>; 4]>,
}

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
    /// The chance that the target falls, in percent.
    falls: i32,
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
            self.strikes.clear();
            self.near.clear();
            self.near.resize_with(SLOTS, || None);
        }
        self.is_about_the_two = table.adjacent_attacks_depend_on_states_only();
        self.stances.clear();
        self.stances.resize(table.bodies.len(), None);
    }

    /// How many exchanges have been weighed so far because they were not remembered.
    pub const fn weighings(&self) -> u64 {
        self.weighings
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
        let (pair, roles) = ((who, target), Roles::of(who, target));
        let Some(body) = table.body(target) else { return SmallVec::new() };
        let (there, points) = (body.place.0, body.hit_points);
        let view = table.supposing(who, there);
        let (stances, is_settled) = self.stances_of(&view, pair);
        let near = if is_settled { self.near(pair, stances) } else { None };
        if let Some(near) = near
            && near.points == points
            && holds(&view, roles, &near.met)
        {
            return near.blows.clone();
        }
        let known_deliveries = near.map(|near| near.deliveries.clone()).unwrap_or_default();
        let (mut blows, mut met, mut deliveries) = (SmallVec::new(), Vec::new(), SmallVec::new());
        for (place, weapon) in table.weapons(who).enumerate() {
            let mut blow = Blow { weapon, reach: table.weapon_reach(weapon), worth: 0, exchange: 0 };
            let make = || view.exchange(&Order::deed(who, Attack::with(target, weapon)));
            let delivery = known_deliveries.get(place).copied().flatten();
            let renewed = delivery.and_then(|delivery| StrikePrint::renewed(&view, roles, weapon, delivery));
            let asked = match renewed {
                Some(print) => Some(Asked::known(print)),
                None => make().map(|exchange| Asked::of(&view, roles, exchange)),
            };
            let is_single = |print: &&StrikePrint| print.is_single(weapon);
            let print = asked.as_ref().and_then(|asked| asked.strike.as_ref());
            deliveries.push(print.filter(is_single).map(|print| print.delivery));
            if let Some(asked) = asked {
                blow.exchange = asked.digest;
                let deed = Purpose::Attack { target, weapon };
                if let Some(known) = self.recall(&view, roles, deed, asked, make) {
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
                Some(CachedBlows { pair, stances, points, met, blows: blows.clone(), deliveries });
        }
        blows
    }

    /// A digest of the stances of both, apart from hit points, and whether the attacks of `who` on `target` depend on
    /// nothing else. An exchange depends on others only by how crowded its target is; everything else about position
    /// only gives edges.
    fn stances_of(&mut self, table: &Table<'_>, (who, target): (CombatantId, CombatantId)) -> (u64, bool) {
        let (attacker, defender) = (self.stance(table, who), self.stance(table, target));
        let crowding = table.crowding(target).map(|part| part.amount);
        let round = if attacker.lays { Some(table.turn.round) } else { None };
        let stances = digest(&(attacker.state, defender.state, crowding, round));
        (stances, attacker.is_own && defender.is_own)
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
        let Answers { worth, falls, .. } = self.weigh_attack(table, who, target, weapon);
        Struck { worth, falls }
    }

    /// What an exchange is likely to bring that begins with an attack.
    pub fn struck_by(
        &mut self,
        table: &Table<'_>,
        pair: (CombatantId, CombatantId),
        attack: Purpose,
        exchange: Option<Exchange>,
    ) -> Struck {
        let Answers { worth, falls, .. } = self.weigh(table, pair, attack, exchange);
        Struck { worth, falls }
    }

    /// The worth of an attack in a certain manner, such as daringly.
    pub fn attack_in_manner(&mut self, table: &Table<'_>, who: CombatantId, attack: &Attack) -> i32 {
        if *attack == Attack::with(attack.target, attack.weapon) {
            return self.attack(table, who, attack.target, attack.weapon);
        }
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
        let asked = Asked { digest, strike: None, exchange: None };
        let known =
            self.recall(table, Roles::of(who, target), Purpose::Attack { target, weapon }, asked, make);
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
        let Some(exchange) = exchange else { return Answers::default() };
        let roles = Roles::of(pair.0, pair.1);
        let asked = Asked::of(table, roles, exchange);
        let known = self.recall(table, roles, deed, asked, || None);
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
        if table.can_be_thrown(weapon) && table.is_thrown(pair.0, pair.1, weapon) {
            return None;
        }
        let stances = self.stances_of(table, pair).0;
        let points = table.body(pair.1)?.hit_points;
        let near = self.near(pair, stances).filter(|near| near.points == points)?;
        near.blows.iter().find(|blow| blow.weapon == weapon).map(|blow| blow.exchange)
    }

    /// The answers for an exchange: remembered, or worked out now. `make` makes the exchange if it has not been made yet.
    fn recall(
        &mut self,
        table: &Table<'_>,
        roles: Roles,
        deed: Purpose,
        asked: Asked,
        make: impl Fn() -> Option<Exchange>,
    ) -> Option<&Known> {
        let deed =
            Attempted { who: Some(roles.actor()), purpose: deed, before: Before::Nothing, is_helped: false };
        let bears_on_deed = table.circumstances(deed);
        let key = Key { exchange: asked.digest, deed: roles.digest(&bears_on_deed) };
        let slot = slot_of(&key, SLOTS);
        // The circumstances of the deed itself, which come first, are in the key already.
        let is_known = self.slots[slot].as_ref().is_some_and(|known| {
            known.key == key && holds(table, roles, known.met.get(1..).unwrap_or_default())
        });
        if !is_known {
            self.weighings += 1;
            let asked = match asked {
                Asked { strike: None, exchange: None, .. } => Asked::of(table, roles, make()?),
                asked => asked,
            };
            let (met, answers) = match asked.strike {
                Some(print) => {
                    let mut met = vec![(roles.remembered(deed), key.deed)];
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
            self.slots[slot] = Some(Known { key, met, answers });
        }
        self.slots[slot].as_ref()
    }
}

impl Answers {
    fn of(table: &Table<'_>, target: CombatantId, odds: &Odds, who: CombatantId) -> Answers {
        let chance = odds.endings.chance(|ending| ending.landed == Some(true));
        let favour = odds.first.as_ref().map_or(0, |first| favour(&first.check, who));
        let measure = Measure::of(table, target);
        let falls = odds.endings.chance(|ending| measure.falls_by(&ending.effects));
        Answers::new(measure.mean(odds), chance, favour, falls)
    }

    /// Answers with the exact chances of success and of a fall.
    pub fn new(worth: i32, chance: f64, favour: i32, falls: f64) -> Answers {
        Answers { worth, chance: rounded(chance * 100.0), favour, falls: rounded(falls * 100.0) }
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
