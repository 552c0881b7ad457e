//! What a deed against somebody is worth: the mean, by its exact odds, of what its endings bring. Worked out once for
//! each pair of combatants in the state they are in, then remembered.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use smallvec::SmallVec;

use super::mixer::Mixer;
use super::value::{mean, rounded};
use crate::battle::{
    Act, BodyRef, CombatantId, ConditionKind, Manoeuvre, Offer, OfferKind, Order, Purpose, Reason, Reply,
    WeaponId,
};
use crate::dice::Edge;
use crate::rules::axes::attack::AttackRule;
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Axis;
use crate::rules::exchange::Exchange;
use crate::rules::questions::odds::Odds;
use crate::rules::table::Table;

/// How many answers are remembered of each kind: enough for nearly all that comes up in some hundred battles of four
/// against four, in a few megabytes.
const SLOTS: usize = 16384;

/// Worths that are known already. The memory is a plain cache: what is in it never changes an answer.
#[derive(Debug, Default)]
pub struct Worths {
    muster: Option<Arc<Muster>>,
    slots: Vec<Option<(Key, i32)>>,
    /// What one can do to another at arm's length, in the states that they were in when it was worked out.
    near: Vec<Option<Near>>,
    /// For each combatant in sight, all about it that odds may depend on.
    stances: Vec<Stance>,
    /// Whether odds depend on nothing but the two, their edges and how crowded the target is, so that they can be
    /// remembered.
    remembers: bool,
}

/// What one can do to another at arm's length, weapon by weapon.
#[derive(Clone, Debug)]
struct Near {
    pair: (CombatantId, CombatantId),
    /// A digest of all about the two that odds may depend on.
    stances: u64,
    blows: SmallVec<[Blow; 4]>,
}

/// All about a combatant that odds may depend on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Stance {
    /// A digest of its state.
    state: u64,
    /// What its conditions come to at the moment.
    edge: Edge,
    /// Whether its conditions are about nobody but itself and what it sees.
    is_own: bool,
}

/// One way to strike.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// With what.
    pub weapon: WeaponId,
    /// Steps within which.
    pub reach: u16,
    /// What it is worth, nothing standing in the way.
    pub worth: i32,
    /// A digest of its exchange, which does not depend on where the two stand.
    pub exchange: u64,
}

/// What may be asked of the odds of a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Asked {
    Worth,
    Chance,
    Favour,
}

/// All that the odds of a deed depend on: every check of the exchange, what favours or hampers it, and a digest of
/// the conditions of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    asked: Asked,
    edges: (Edge, Edge),
    exchange: u64,
}

impl Worths {
    /// Takes in the state of everybody in sight; to be called before anything is asked of a changed table.
    pub fn refresh(&mut self, table: &Table<'_>) {
        if !self.muster.as_ref().is_some_and(|known| Arc::ptr_eq(known, table.muster)) {
            self.muster = Some(Arc::clone(table.muster));
            self.slots.clear();
            self.slots.resize(SLOTS, None);
            self.near.clear();
            self.near.resize(SLOTS, None);
        }
        // Where nothing is rolled to hit, position and what companions have declared decide the damage; where tests are
        // put to tests, they bring edges of their own.
        self.remembers = !matches!(
            table.muster.book.attack.take,
            AttackRule::AlwaysLands(_) | AttackRule::TestByProficiency(_)
        );
        self.stances.clear();
        self.stances.resize(table.bodies.len(), Stance::default());
        for (who, body) in table.seen() {
            let conditions = &body.conditions.0;
            let is_own = |kind| {
                matches!(
                    kind,
                    ConditionKind::Trauma(_)
                        | ConditionKind::Maiming
                        | ConditionKind::OffBalance(_)
                        | ConditionKind::Tripped
                        | ConditionKind::Held
                )
            };
            self.stances[who.index()] = Stance {
                state: digest(&body, table.turn.active == Some(who)),
                edge: if conditions.is_empty() { Edge::Plain } else { table.edge(who, Purpose::Injury) },
                is_own: conditions.iter().all(|condition| is_own(condition.kind)),
            };
        }
    }

    /// Every way in which one can strike another, nothing standing between the two. It depends on the two alone, unless
    /// one of them is under a condition that is about others.
    pub fn blows(&mut self, table: &Table<'_>, who: CombatantId, target: CombatantId) -> SmallVec<[Blow; 4]> {
        let pair = (who, target);
        let Some(there) = table.body(target).map(|body| body.place.0) else { return SmallVec::new() };
        let view = table.supposing(who, there);
        let (stances, is_settled) = self.stances_of(&view, pair);
        // What is remembered holds where nothing favours or hampers a blow: light, for one, may.
        let is_plain = |weapon| view.edge(who, Purpose::Attack { target, weapon }) == Edge::Plain;
        let is_settled = is_settled && table.weapons(who).all(is_plain);
        if is_settled && let Some(near) = self.near(pair, stances) {
            return near.blows.clone();
        }
        let mut blows = SmallVec::new();
        for weapon in table.weapons(who) {
            let purpose = Purpose::Attack { target, weapon };
            let exchange = view.exchange(&Order::act(who, Act::attack(target, weapon)));
            let digest = exchange.as_ref().map(|exchange| digest_of(&view, pair, exchange));
            let worth = digest.map_or(0, |digest| {
                let key = Key::of(&view, pair, Asked::Worth, purpose, digest);
                self.recall(&view, key, || exchange, |odds| mean(&view, target, odds))
            });
            let reach = table.weapon_reach(weapon);
            blows.push(Blow { weapon, reach, worth, exchange: digest.unwrap_or_default() });
        }
        if is_settled {
            self.near[slot_of(&(pair, stances))] = Some(Near { pair, stances, blows: blows.clone() });
        }
        blows
    }

    /// A digest of the stances of two, and whether what one can do to the other depends on nothing else. Of where others
    /// stand, an exchange depends on how crowded its target is; all else that position brings is edges.
    fn stances_of(&self, table: &Table<'_>, (who, target): (CombatantId, CombatantId)) -> (u64, bool) {
        let (own, other) = (self.stances[who.index()], self.stances[target.index()]);
        let crowding = table.crowding(target).map(|part| part.amount);
        // What a weapon lays on somebody may end with a round that is named.
        let lays = |weapon| table.arm(weapon).blocks.of(Axis::Attack).effects.is_some();
        let round = table.weapons(who).any(lays).then_some(table.turn.round);
        let mut hasher = Mixer::default();
        (own, other, crowding, round).hash(&mut hasher);
        (hasher.finish(), own.is_own && other.is_own)
    }

    fn near(&self, pair: (CombatantId, CombatantId), stances: u64) -> Option<&Near> {
        let near = self.near[slot_of(&(pair, stances))].as_ref().filter(|_| self.remembers);
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
        let purpose = Purpose::Attack { target, weapon };
        let deed = (Asked::Worth, Act::attack(target, weapon));
        self.weigh(table, (who, target), deed, purpose, |odds| mean(table, target, odds))
    }

    /// What something is worth against one of those whom it takes in.
    pub fn reached(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        what: WeaponId,
    ) -> i32 {
        let purpose = Purpose::Attack { target, weapon: what };
        let exchange = table.reached(who, target, what);
        self.weigh_anew(table, (who, target), Asked::Worth, purpose, exchange, |odds| {
            mean(table, target, odds)
        })
    }

    /// What taking an offer is worth.
    pub fn answer(&mut self, table: &Table<'_>, offer: Offer) -> i32 {
        let (OfferKind::OpportunityAttack { target, weapon }
        | OfferKind::Readied { target, weapon, .. }
        | OfferKind::ByAbility { reply: Reply::Strike(weapon), target, .. }) = offer.kind
        else {
            return 0;
        };
        let purpose = Purpose::Attack { target, weapon };
        let exchange = table.answer(offer);
        self.weigh_anew(table, (offer.to, target), Asked::Worth, purpose, exchange, |odds| {
            mean(table, target, odds)
        })
    }

    /// The chance, out of a hundred, that a manoeuvre succeeds.
    pub fn manoeuvre(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        kind: Manoeuvre,
        target: CombatantId,
    ) -> i32 {
        let purpose = Purpose::Manoeuvre { kind, against: target };
        let deed = (Asked::Chance, Act::Manoeuvre { kind, target });
        self.weigh(table, (who, target), deed, purpose, |odds| {
            rounded(odds.endings.chance(|ending| ending.landed == Some(true)) * 100.0)
        })
    }

    /// How much more an attack would be worth, out of a hundred, if its first check were favoured.
    pub fn favour(
        &mut self,
        table: &Table<'_>,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> i32 {
        let purpose = Purpose::Attack { target, weapon };
        let deed = (Asked::Favour, Act::attack(target, weapon));
        self.weigh(table, (who, target), deed, purpose, |odds| {
            let Some(check) = odds.first.as_ref().map(|first| &first.check) else { return 0 };
            let plain = check.chance();
            let mut edges = check.edges.clone();
            edges.push((Reason::Aid(who), Edge::Favoured));
            let favoured = check.clone().with_edges(edges).chance();
            if plain > 0.0 { rounded((favoured / plain - 1.0) * 100.0) } else { 0 }
        })
    }

    /// The answer for a deed of one against another. Its exchange is made only where its digest is not known yet, or the
    /// answer is not.
    fn weigh(
        &mut self,
        table: &Table<'_>,
        pair: (CombatantId, CombatantId),
        (asked, act): (Asked, Act),
        purpose: Purpose,
        work_out: impl FnOnce(&Odds) -> i32,
    ) -> i32 {
        let known = match act {
            Act::Attack { weapon, .. } => self.known_exchange(table, pair, weapon),
            _ => None,
        };
        let make = || table.exchange(&Order::act(pair.0, act));
        if let Some(digest) = known {
            return self.recall(table, Key::of(table, pair, asked, purpose, digest), make, work_out);
        }
        self.weigh_anew(table, pair, asked, purpose, make(), work_out)
    }

    fn weigh_anew(
        &mut self,
        table: &Table<'_>,
        pair: (CombatantId, CombatantId),
        asked: Asked,
        purpose: Purpose,
        exchange: Option<Exchange>,
        work_out: impl FnOnce(&Odds) -> i32,
    ) -> i32 {
        let Some(digest) = exchange.as_ref().map(|exchange| digest_of(table, pair, exchange)) else {
            return 0;
        };
        self.recall(table, Key::of(table, pair, asked, purpose, digest), || exchange, work_out)
    }

    /// The digest of an attack's exchange, where the two have been looked at in the states they are in.
    fn known_exchange(
        &self,
        table: &Table<'_>,
        pair: (CombatantId, CombatantId),
        weapon: WeaponId,
    ) -> Option<u64> {
        // What is thrown from afar is not the blow that it is at arm's length.
        let near =
            self.near(pair, self.stances_of(table, pair).0).filter(|_| !table.can_be_thrown(weapon))?;
        near.blows.iter().find(|blow| blow.weapon == weapon).map(|blow| blow.exchange)
    }

    fn recall(
        &mut self,
        table: &Table<'_>,
        key: Key,
        make: impl FnOnce() -> Option<Exchange>,
        work_out: impl FnOnce(&Odds) -> i32,
    ) -> i32 {
        let slot = slot_of(&key);
        if let Some((known, answer)) = self.slots[slot]
            && known == key
            && self.remembers
        {
            return answer;
        }
        let Some(exchange) = make() else { return 0 };
        let answer = work_out(&table.weigh_out(exchange));
        self.slots[slot] = Some((key, answer));
        answer
    }
}

impl Key {
    fn of(
        table: &Table<'_>,
        (who, target): (CombatantId, CombatantId),
        asked: Asked,
        purpose: Purpose,
        exchange: u64,
    ) -> Key {
        let edges = (table.edge(who, purpose), table.edge(target, Purpose::Injury));
        Key { asked, edges, exchange }
    }
}

/// A digest of an exchange and of the conditions of the two whom it is between.
fn digest_of(table: &Table<'_>, (who, target): (CombatantId, CombatantId), exchange: &Exchange) -> u64 {
    let conditions = |who| table.body(who).filter(|body| !body.conditions.0.is_empty());
    let mut hasher = Mixer::default();
    exchange.hash(&mut hasher);
    for body in [who, target].into_iter().filter_map(conditions) {
        body.conditions.hash(&mut hasher);
    }
    hasher.finish()
}

/// Where an answer is kept.
fn slot_of(key: &impl Hash) -> usize {
    let mut hasher = Mixer::default();
    key.hash(&mut hasher);
    usize::try_from(hasher.finish() % SLOTS as u64).unwrap_or_default()
}

fn digest(body: &BodyRef<'_>, is_in_its_turn: bool) -> u64 {
    let mut hasher = Mixer::default();
    (body.fate, body.posture, body.arms, body.outfit.worn, body.conditions, body.pouch).hash(&mut hasher);
    (body.injuries, body.fatigue, body.stress, body.sneaking).hash(&mut hasher);
    // What swings have used counts in one's own turn alone.
    (
        body.hit_points,
        body.brink,
        body.chances,
        body.losses,
        body.shield,
        body.swung.filter(|_| is_in_its_turn),
    )
        .hash(&mut hasher);
    hasher.finish()
}
