//! What a deed against somebody is worth: the mean, by its exact odds, of what its endings bring. Worked out once for
//! each pair of combatants in the state they are in, then remembered.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use smallvec::SmallVec;

use super::mixer::Mixer;
use super::stance::Stance;
use super::value::{mean, rounded};
use crate::battle::deeds::Attack;
use crate::battle::{Check, CombatantId, Deed, Offer, Order, Purpose, Reason, Target, WeaponId};
use crate::dice::Edge;
use crate::rules::book::muster::Muster;
use crate::rules::choices::attack::AttackRule;
use crate::rules::exchange::Exchange;
use crate::rules::questions::circumstances::{Attempted, Before};
use crate::rules::questions::odds::Odds;
use crate::rules::reactions::Merit;
use crate::rules::table::Table;

/// How many answers are remembered of each kind: enough for nearly all that comes up in some hundred battles of four
/// against four, in a few megabytes.
const SLOTS: usize = 16384;

/// Worths that are known already. The memory is a plain cache: what is in it never changes an answer.
#[derive(Debug, Default)]
pub struct Worths {
    muster: Option<Arc<Muster>>,
    slots: Vec<Option<Known>>,
    /// What one can do to another at arm's length, in the states that they were in when it was worked out.
    near: Vec<Option<Near>>,
    /// For each combatant that has been asked about, all about it that exchanges may depend on.
    stances: Vec<Option<Stance>>,
    /// Whether the exchange of an attack depends on nothing but the two and how crowded the target is.
    is_between_two: bool,
    /// Whether what bears on it does so too.
    is_about_the_two: bool,
}

/// What the odds of an exchange came to. They hold wherever the same exchange would meet the same on its way.
#[derive(Debug)]
struct Known {
    key: Key,
    met: Vec<Met>,
    answers: Answers,
}

/// What one can do to another at arm's length, weapon by weapon.
#[derive(Debug)]
struct Near {
    pair: (CombatantId, CombatantId),
    /// A digest of all about the two that exchanges may depend on.
    stances: u64,
    /// All that any of the blows met; nothing where none of it can change as long as the two are in these states.
    met: Vec<Met>,
    blows: SmallVec<[Blow; 4]>,
}

/// What was rolled for on the way, and a digest of what bore on it.
type Met = (Attempted, u64);

/// One way to strike.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    pub weapon: WeaponId,
    /// Steps within which.
    pub reach: u16,
    /// What it is worth, nothing standing in the way.
    pub worth: i32,
    /// A digest of its exchange, which does not depend on where the two stand.
    pub exchange: u64,
}

/// What is asked of the odds of a deed.
#[derive(Clone, Copy, Debug, Default)]
struct Answers {
    /// What it is worth.
    worth: i32,
    /// The chance, out of a hundred, that it succeeds.
    chance: i32,
    /// How much more it would be worth, out of a hundred, if its first check were favoured.
    favour: i32,
}

/// The exchange and what bears on the deed itself, as digests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    exchange: u64,
    deed: u64,
}

impl Worths {
    /// Forgets the states that everybody was in; to be called before anything is asked of a changed table.
    pub fn refresh(&mut self, table: &Table<'_>) {
        if !self.muster.as_ref().is_some_and(|known| Arc::ptr_eq(known, table.muster)) {
            self.muster = Some(Arc::clone(table.muster));
            self.slots.clear();
            self.slots.resize_with(SLOTS, || None);
            self.near.clear();
            self.near.resize_with(SLOTS, || None);
        }
        // Where nothing is rolled to hit, position and what companions have declared decide the damage; where tests are
        // put to tests, they bring edges of their own.
        self.is_between_two = !matches!(
            table.muster.book.attack.take,
            AttackRule::AlwaysLands(_) | AttackRule::TestByProficiency(_)
        );
        self.is_about_the_two = self.is_between_two && table.blows_are_about_the_two();
        self.stances.clear();
        self.stances.resize(table.bodies.len(), None);
    }

    /// All about somebody that exchanges may depend on; nothing for one who is not seen.
    fn stance(&mut self, table: &Table<'_>, who: CombatantId) -> Stance {
        if let Some(known) = self.stances[who.index()] {
            return known;
        }
        let stance = Stance::of(table, who);
        self.stances[who.index()] = Some(stance);
        stance
    }

    /// Every way in which one can strike another, nothing standing between the two. It depends on the two alone, unless
    /// one of them is under a condition that is about others.
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
                    for own in &known.met {
                        if !met.contains(own) {
                            met.push(*own);
                        }
                    }
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
            self.near[slot_of(&(pair, stances))] = Some(Near { pair, stances, met, blows: blows.clone() });
        }
        blows
    }

    /// A digest of the stances of two, and whether what one can do to the other depends on nothing else. Of where others
    /// stand, an exchange depends on how crowded its target is; all else that position brings is edges.
    fn stances_of(&mut self, table: &Table<'_>, (who, target): (CombatantId, CombatantId)) -> (u64, bool) {
        let (own, other) = (self.stance(table, who), self.stance(table, target));
        let crowding = table.crowding(target).map(|part| part.amount);
        let round = own.lays.then_some(table.turn.round);
        let mut hasher = Mixer::default();
        (own, other, crowding, round).hash(&mut hasher);
        (hasher.finish(), self.is_between_two && own.is_own && other.is_own)
    }

    fn near(&self, pair: (CombatantId, CombatantId), stances: u64) -> Option<&Near> {
        let near = self.near[slot_of(&(pair, stances))].as_ref();
        near.filter(|near| near.pair == pair && near.stances == stances)
    }

    /// What an attack is worth to the attacker, from where it stands or is taken to stand.
    pub fn attack(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> i32 {
        self.weigh_attack(table, who, target, weapon).worth
    }

    /// How much it would add to what an attack is worth if its first check were favoured.
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

    /// What something is worth against one of those whom it takes in.
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

    /// What accepting an offer is worth, where it is of a blow.
    pub fn answer(&mut self, table: &Table<'_>, offer: Offer) -> i32 {
        let Merit::Blow { target, weapon } = offer.reaction.merit() else { return 0 };
        let deed = Purpose::Attack { target, weapon };
        self.weigh(table, (offer.to, target), deed, table.exchange_of_reaction(offer)).worth
    }

    /// The chance, out of a hundred, that somebody has their way in a contest.
    pub fn contest(&mut self, table: &Table<'_>, who: CombatantId, deed: &Deed) -> i32 {
        let Some(Target::One(against)) = deed.aim(who) else { return 0 };
        let purpose = Purpose::Contest { deed: deed.name(), against };
        self.weigh(table, (who, against), purpose, table.exchange_of(who, deed)).chance
    }

    /// The answers for an attack. Its exchange is made only where its digest is not known yet, or the answers are not.
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

    /// The answers for a deed of one against another, which would begin an exchange.
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

    /// The digest of an attack's exchange, where the two have been looked at in the states they are in.
    fn known_exchange(
        &mut self,
        table: &Table<'_>,
        pair: (CombatantId, CombatantId),
        weapon: WeaponId,
    ) -> Option<u64> {
        // What is thrown from afar is not the blow that it is at arm's length.
        if table.can_be_thrown(weapon) {
            return None;
        }
        let stances = self.stances_of(table, pair).0;
        self.near(pair, stances)?.blows.iter().find(|blow| blow.weapon == weapon).map(|blow| blow.exchange)
    }

    /// What the odds of an exchange of that digest come to: remembered, or worked out now.
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
        let slot = slot_of(&key);
        // What bears on the deed itself is in the key already.
        let is_known = self.slots[slot]
            .as_ref()
            .is_some_and(|known| known.key == key && holds(table, known.met.get(1..).unwrap_or_default()));
        if !is_known {
            let mut met = vec![(deed, bears_on_deed)];
            let odds = table.weigh_out_in(make()?, &mut met);
            let met = met.into_iter().map(|(attempted, met)| (attempted, digest(&met))).collect();
            self.slots[slot] = Some(Known { key, met, answers: Answers::of(table, target, &odds, who) });
        }
        self.slots[slot].as_ref()
    }
}

impl Answers {
    fn of(table: &Table<'_>, target: CombatantId, odds: &Odds, who: CombatantId) -> Answers {
        Answers {
            worth: mean(table, target, odds),
            chance: rounded(odds.endings.chance(|ending| ending.landed == Some(true)) * 100.0),
            favour: odds.first.as_ref().map_or(0, |first| favour(&first.check, who)),
        }
    }
}

/// How much more likely it would be, out of a hundred, that a check succeeds if one favoured it.
fn favour(check: &Check, by: CombatantId) -> i32 {
    let plain = check.chance();
    let mut edges = check.edges.clone();
    edges.push((Reason::Aid(by), Edge::Favoured));
    let favoured = check.clone().with_edges(edges).chance();
    if plain > 0.0 { rounded((favoured / plain - 1.0) * 100.0) } else { 0 }
}

/// Whether what was met once would be met again.
fn holds(table: &Table<'_>, met: &[Met]) -> bool {
    met.iter().all(|(attempted, known)| digest(&table.circumstances(*attempted)) == *known)
}

/// A digest of an exchange and of what endings are measured by.
fn digest_of(table: &Table<'_>, target: CombatantId, exchange: &Exchange) -> u64 {
    let measure =
        table.body(target).map(|body| (body.fate.is_able(), body.hit_points.map(|points| points.most)));
    digest(&(exchange, measure))
}

fn digest(value: &impl Hash) -> u64 {
    let mut hasher = Mixer::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Where an answer is kept.
fn slot_of(key: &impl Hash) -> usize {
    usize::try_from(digest(key) % SLOTS as u64).unwrap_or_default()
}
