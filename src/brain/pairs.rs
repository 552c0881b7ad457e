//! What is known of the attacks between two combatants in the states that they are in.

use std::hash::Hash;

use smallvec::{SmallVec, smallvec};

use super::met::CheckedCircumstances;
use super::mixer::digest;
use super::roles::Roles;
use super::slots::Slots;
use super::stance::Stance;
use super::strikes::DeliveryPrint;
use super::worth::{Answers, Blow};
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, HitPoints, Purpose, Reaction, Sweep, WeaponId};
use crate::grid::Pos;
use crate::rules::axes::damage::striker::Striker;
use crate::rules::questions::surroundings::Surroundings;
use crate::rules::table::Table;

/// What is known of the attacks between two.
#[derive(Debug, Default)]
pub struct Pairs {
    /// What a combatant can do to another at arm's length, weapon by weapon, in certain surroundings.
    blows: Slots<Blows>,
    /// For each blow, its delivery, if it is a strike of one weapon. The hit points of the target do not matter for that.
    deliveries: Slots<Deliveries>,
    /// A digest of the exchange that an attack begins.
    exchanges: Slots<u64>,
    /// The answers for an attack in certain surroundings.
    answers: Slots<Answers>,
    /// The stances of the combatants that have been asked about.
    stances: Vec<Option<Stance>>,
    /// What enemies next to each combatant take off, as it was asked last.
    crowding: Vec<Option<Crowding>>,
}

/// What enemies next to a combatant take off.
#[derive(Clone, Copy, Debug)]
struct Crowding {
    amount: Option<i32>,
    /// Who was taken to stand somewhere else when it was asked.
    supposed: Option<(CombatantId, Pos)>,
}

/// Attacks of a combatant on another, weapon by weapon.
pub type Blows = SmallVec<[Blow; 4]>;

/// For each weapon, the delivery of its strike.
pub type Deliveries = SmallVec<[Option<DeliveryPrint>; 4]>;

/// An attacker and a target in the states that they are in.
#[derive(Clone, Copy, Debug)]
pub struct PairStates {
    pub roles: Roles,
    /// A digest of who the two are, and of their states apart from hit points.
    states: u64,
    /// The hit points of the target.
    points: Option<HitPoints>,
    /// Whether the attacks of the one on the other depend on nothing else. An exchange depends on others only by how crowded its
    /// target is; everything else about position only gives edges.
    is_settled: bool,
    /// Whether what the two see makes no difference either, so that nothing else bears on these attacks but their surroundings.
    is_blind: bool,
}

/// By what an attack is looked up.
#[derive(Clone, Debug)]
pub struct AttackKeys {
    /// For its exchange; none if that depends on others than those who strike and the target.
    exchange: Option<u64>,
    /// For its answers; none if these depend on more than those and the surroundings.
    answers: Option<u64>,
    /// What its first check is for.
    pub purpose: Purpose,
    strikers: Strikers,
}

/// Those who strike, each with a weapon.
type Strikers = SmallVec<[(CombatantId, WeaponId); 2]>;

impl Pairs {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.blows.clear();
        self.deliveries.clear();
        self.exchanges.clear();
        self.answers.clear();
    }

    /// Forgets all stances, and how crowded anybody is. Must be called whenever the table has changed.
    pub fn refresh(&mut self, table: &Table<'_>) {
        self.stances.clear();
        self.stances.resize(table.bodies.len(), None);
        self.crowding.clear();
        self.crowding.resize(table.bodies.len(), None);
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

    /// What enemies next to a combatant take off their dodge and armour.
    fn crowding(&mut self, table: &Table<'_>, who: CombatantId) -> Option<i32> {
        let known = self.crowding[who.index()].filter(|known| known.supposed == table.supposed);
        let crowding = known.unwrap_or_else(|| Crowding {
            amount: table.crowding(who).map(|part| part.amount),
            supposed: table.supposed,
        });
        self.crowding[who.index()] = Some(crowding);
        crowding.amount
    }

    /// The states that two are in.
    pub fn states_of(&mut self, table: &Table<'_>, who: CombatantId, target: CombatantId) -> PairStates {
        let (attacker, defender) = (self.stance(table, who), self.stance(table, target));
        let crowding = self.crowding(table, target);
        let round = round_for(table, attacker);
        PairStates {
            roles: Roles::of(who, target),
            states: digest(&(who, target, attacker.striking, defender.struck, crowding, round)),
            points: table.body(target).and_then(|body| body.hit_points),
            is_settled: attacker.is_own && defender.is_own,
            is_blind: attacker.is_blind && defender.is_blind,
        }
    }

    /// By what an attack of the one is looked up with which the dice of others count who strike the same target.
    pub fn keys_together(
        &mut self,
        table: &Table<'_>,
        mut pair: PairStates,
        sweep: Sweep,
        others: &[Striker],
    ) -> AttackKeys {
        let (who, target) = (pair.roles.actor(), pair.roles.target());
        let own = table.sweepers(who, target, sweep);
        let mut states: SmallVec<[(Striker, u64, bool); 4]> = SmallVec::new();
        for striker in own.iter().chain(others) {
            let stance = self.stance(table, striker.who);
            pair.is_settled &= stance.is_own;
            pair.is_blind &= stance.is_blind;
            let is_thrown = table.is_thrown(striker.who, target, striker.weapon);
            let striking = digest(&(stance.striking, round_for(table, stance)));
            states.push((*striker, striking, is_thrown));
        }
        let strikers = states.iter().map(|(striker, ..)| (striker.who, striker.weapon)).collect();
        pair.keys(table, &(Begun::Together, states), sweep.what, strikers)
    }

    /// What the one can do to the other at arm's length, if it is known.
    pub fn blows(&self, key: Option<u64>) -> Option<&Blows> {
        self.blows.get(key?)
    }

    /// The deliveries of their strikes, as far as they are known.
    pub fn deliveries(&self, pair: &PairStates) -> Deliveries {
        self.deliveries.get(pair.states).filter(|_| pair.is_settled).cloned().unwrap_or_default()
    }

    /// Remembers what the one can do to the other at arm's length.
    pub fn keep_blows(&mut self, key: Option<u64>, blows: Blows) {
        if let Some(key) = key {
            self.blows.keep(key, blows);
        }
    }

    /// Remembers the deliveries of their strikes.
    pub fn keep_deliveries(&mut self, pair: &PairStates, deliveries: Deliveries) {
        if pair.is_settled {
            self.deliveries.keep(pair.states, deliveries);
        }
    }

    /// The answers for an attack, if they are known.
    pub fn answers(&self, keys: &AttackKeys) -> Option<Answers> {
        self.answers.get(keys.answers?).copied()
    }

    /// Remembers the answers for an attack.
    pub fn keep_answers(&mut self, keys: &AttackKeys, answers: Answers) {
        if let Some(key) = keys.answers {
            self.answers.keep(key, answers);
        }
    }

    /// A digest of the exchange that an attack begins, if it is known.
    pub fn exchange(&self, keys: &AttackKeys) -> Option<u64> {
        self.exchanges.get(keys.exchange?).copied()
    }

    /// Remembers the exchange that an attack begins.
    pub fn note_exchange(&mut self, keys: &AttackKeys, exchange: u64) {
        if let Some(key) = keys.exchange {
            self.exchanges.keep(key, exchange);
        }
    }
}

impl PairStates {
    /// Whether their surroundings and their states decide all attacks of the one on the other.
    const fn is_about_the_two(&self) -> bool {
        self.is_settled && self.is_blind
    }

    /// By what their blows at arm's length are looked up; none if these depend on more than the two and the surroundings.
    pub fn key_of_blows(&self, table: &Table<'_>) -> Option<u64> {
        let (who, target) = (self.roles.actor(), self.roles.target());
        self.is_about_the_two().then(|| {
            if !table.has_surroundings(|| 0) {
                return digest(&(self.states, self.points));
            }
            let weapons: SmallVec<[WeaponId; 8]> = table.weapons(who).collect();
            let surroundings = table.surroundings((who, target), &weapons);
            digest(&(self.states, self.points, surroundings))
        })
    }

    /// By what an attack is looked up.
    pub fn keys_of(&self, table: &Table<'_>, attack: &Attack) -> AttackKeys {
        let is_plain = *attack == Attack::with(attack.target, attack.weapon);
        let manner = (!is_plain).then_some((attack.manner, &attack.swings));
        let weapons = std::iter::once(attack.weapon).chain(attack.manner.second);
        let strikers = weapons.map(|weapon| (self.roles.actor(), weapon)).collect();
        self.keys(table, &(Begun::Deed, manner), attack.weapon, strikers)
    }

    /// By what a reaction is looked up that makes an attack with a weapon.
    pub fn keys_of_reaction(&self, table: &Table<'_>, reaction: &Reaction, weapon: WeaponId) -> AttackKeys {
        self.keys(table, &(Begun::Reaction, reaction), weapon, smallvec![(self.roles.actor(), weapon)])
    }

    /// By what an attack of these is looked up that begins in the manner of `what`. A thrown weapon makes another attack than the
    /// same weapon at arm's length.
    fn keys(&self, table: &Table<'_>, what: &impl Hash, weapon: WeaponId, strikers: Strikers) -> AttackKeys {
        let (who, target) = (self.roles.actor(), self.roles.target());
        let purpose = Purpose::Attack { target, weapon };
        if !self.is_settled {
            return AttackKeys { exchange: None, answers: None, purpose, strikers };
        }
        let is_thrown = table.can_be_thrown(weapon) && table.is_thrown(who, target, weapon);
        let exchange = digest(&(self.states, self.points, weapon, is_thrown, what));
        let with_surroundings = || {
            let gaps = || strikers.iter().filter_map(|(striker, _)| table.distance(*striker, target));
            if !table.has_surroundings(|| gaps().max().unwrap_or(0)) {
                return exchange;
            }
            let of = |(striker, weapon): &(CombatantId, WeaponId)| {
                table.surroundings((*striker, target), &[*weapon])
            };
            let surroundings: SmallVec<[Surroundings; 2]> = strikers.iter().map(of).collect();
            digest(&(exchange, surroundings))
        };
        let answers = self.is_about_the_two().then(with_surroundings);
        AttackKeys { exchange: Some(exchange), answers, purpose, strikers }
    }

    /// Whether these checks come out the same as long as the keys of an attack are the same.
    pub fn decide(&self, keys: &AttackKeys, met: &[CheckedCircumstances]) -> bool {
        let is_part =
            |attempted| self.roles.present(attempted).is_part_of_attack(&keys.strikers, self.roles.target());
        met.iter().all(|(attempted, _)| is_part(*attempted))
    }
}

/// The round, if it counts for the attacks of somebody in this stance.
fn round_for(table: &Table<'_>, stance: Stance) -> Option<u16> {
    if stance.lays { Some(table.turn.round) } else { None }
}

/// How an attack begins: as a deed, as a reaction, or together with those of others.
#[derive(Hash)]
enum Begun {
    Deed,
    Reaction,
    Together,
}
