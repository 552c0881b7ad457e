//! What is known of the attacks between two combatants in the states that they are in.

use std::hash::{Hash, Hasher};

use smallvec::{SmallVec, smallvec};

use super::answers::{Answers, Blow};
use super::asked::Asked;
use super::figures::{Figure, Figures};
use super::met::CheckedCircumstances;
use super::mixer::{digest, digest_with};
use super::roles::Roles;
use super::slots::Slots;
use super::stance::Stance;
use super::strikes::{DeliveryPrint, StrikePrint};
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, HitPoints, Purpose, Reaction, Sweep, WeaponId};
use crate::grid::Pos;
use crate::rules::axes::damage::striker::Striker;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// What is known of the attacks between two.
#[derive(Debug, Default)]
pub struct Pairs {
    /// What a combatant can do to another at arm's length, weapon by weapon, in certain surroundings.
    blows: Slots<Blows>,
    /// The delivery of an attack, if it is a strike of one weapon. The hit points of the target do not matter for that.
    deliveries: Slots<DeliveryPrint>,
    /// A digest of the exchange that an attack begins.
    exchanges: Slots<u64>,
    /// The answers for an attack in certain surroundings.
    answers: Slots<Answers>,
    figures: Figures,
    /// For each combatant, how many enemies are next to a place of theirs, as it was asked last. Everybody else is where they are,
    /// whoever is taken to stand somewhere else.
    crowds: Vec<FoundOut<Pos, usize>>,
    /// Whether an enemy could strike each combatant in melee, as it was asked last, and who was taken to stand somewhere else then.
    pressed: Vec<FoundOut<Option<(CombatantId, Pos)>, bool>>,
}

/// What was found out last about a combatant, and under which supposition; none if nothing was.
type FoundOut<S, T> = Option<(S, T)>;

/// What is found out about a combatant under a supposition, or was found out under the same one.
fn found_out<S: Copy + PartialEq, T: Copy>(
    last: &mut FoundOut<S, T>,
    supposed: S,
    find: impl FnOnce() -> T,
) -> T {
    match *last {
        Some((known, found)) if known == supposed => found,
        _ => last.insert((supposed, find())).1,
    }
}

/// Attacks of a combatant on another, weapon by weapon.
pub type Blows = SmallVec<[Blow; 4]>;

/// An attacker and a target in the states that they are in.
#[derive(Clone, Copy, Debug)]
pub struct PairStates {
    pub roles: Roles,
    /// A digest of who the two are, of the attacker's state, and of how crowded the target is.
    striking: u64,
    /// Digests of the target's state, apart from hit points: as far as deliveries depend on it, and as far as anything does.
    guarding: u64,
    struck: u64,
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
    /// For its delivery; none if that depends on others than those who strike and the target.
    delivery: Option<(u64, u64)>,
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
        self.figures.clear();
    }

    /// Forgets what was found out about anybody. Must be called whenever the table has changed.
    pub fn refresh(&mut self, table: &Table<'_>) {
        self.figures.refresh(table);
        self.crowds.clear();
        self.crowds.resize(table.bodies.len(), None);
        self.pressed.clear();
        self.pressed.resize(table.bodies.len(), None);
    }

    /// The figure of a combatant.
    pub fn figure(&mut self, table: &Table<'_>, who: CombatantId) -> &Figure {
        self.figures.of(table, who)
    }

    fn stance(&mut self, table: &Table<'_>, who: CombatantId) -> Stance {
        self.figure(table, who).stance
    }

    /// The states that two are in.
    pub fn states_of(&mut self, table: &Table<'_>, who: CombatantId, target: CombatantId) -> PairStates {
        let (attacker, defender) = (self.stance(table, who), self.stance(table, target));
        let crowd = &mut self.crowds[target.index()];
        let crowding = table.crowding_by(|| crowd_around(crowd, table, target)).map(|part| part.amount);
        PairStates {
            roles: Roles::of(who, target),
            striking: digest(&(who, target, attacker.striking, crowding, round_for(table, attacker))),
            guarding: defender.guarding,
            struck: defender.struck,
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
        self.keys(table, &pair, &(Begun::Together, states), sweep.what, strikers)
    }

    /// By what their blows at arm's length are looked up; none if these depend on more than the two and the surroundings.
    pub fn key_of_blows(&mut self, table: &Table<'_>, pair: &PairStates) -> Option<u64> {
        if !pair.is_about_the_two() {
            return None;
        }
        let states = (pair.striking, pair.struck, pair.points);
        if !table.has_surroundings(|| 0) {
            return Some(digest(&states));
        }
        let (who, target) = (pair.roles.actor(), pair.roles.target());
        let weapons = &self.figures.of(table, who).weapons;
        let pressed = &mut self.pressed[who.index()];
        Some(digest_with(&states, |state| hash_surroundings(pressed, table, (who, target), weapons, state)))
    }

    /// By what an attack is looked up.
    pub fn keys_of(&mut self, table: &Table<'_>, pair: &PairStates, attack: &Attack) -> AttackKeys {
        let is_plain = *attack == Attack::with(attack.target, attack.weapon);
        let manner = (!is_plain).then_some((attack.manner, &attack.swings));
        let weapons = std::iter::once(attack.weapon).chain(attack.manner.second);
        let strikers = weapons.map(|weapon| (pair.roles.actor(), weapon)).collect();
        self.keys(table, pair, &(Begun::Deed, manner), attack.weapon, strikers)
    }

    /// By what a reaction is looked up that makes an attack with a weapon.
    pub fn keys_of_reaction(
        &mut self,
        table: &Table<'_>,
        pair: &PairStates,
        reaction: &Reaction,
        weapon: WeaponId,
    ) -> AttackKeys {
        self.keys(table, pair, &(Begun::Reaction, reaction), weapon, smallvec![(pair.roles.actor(), weapon)])
    }

    /// By what an attack of these is looked up that begins in the manner of `what`. A thrown weapon makes another attack than the
    /// same weapon at arm's length.
    fn keys(
        &mut self,
        table: &Table<'_>,
        pair: &PairStates,
        what: &impl Hash,
        weapon: WeaponId,
        strikers: Strikers,
    ) -> AttackKeys {
        let (who, target) = (pair.roles.actor(), pair.roles.target());
        let purpose = Purpose::Attack { target, weapon };
        if !pair.is_settled {
            return AttackKeys { delivery: None, exchange: None, answers: None, purpose, strikers };
        }
        let is_thrown = table.can_be_thrown(weapon) && table.is_thrown(who, target, weapon);
        let begun = digest(&(pair.striking, weapon, is_thrown, what));
        let exchange = digest(&(begun, pair.struck, pair.points));
        let with_surroundings = || {
            let gaps = || strikers.iter().filter_map(|(striker, _)| table.distance(*striker, target));
            if !table.has_surroundings(|| gaps().max().unwrap_or(0)) {
                return exchange;
            }
            digest_with(&exchange, |state| {
                for (striker, weapon) in &strikers {
                    let pressed = &mut self.pressed[striker.index()];
                    hash_surroundings(pressed, table, (*striker, target), &[*weapon], state);
                }
            })
        };
        let answers = pair.is_about_the_two().then(with_surroundings);
        AttackKeys {
            delivery: Some((begun, pair.guarding)),
            exchange: Some(exchange),
            answers,
            purpose,
            strikers,
        }
    }

    /// What the one can do to the other at arm's length, if it is known.
    pub fn blows(&self, key: Option<u64>) -> Option<&Blows> {
        self.blows.get(key?)
    }

    /// Remembers what the one can do to the other at arm's length.
    pub fn keep_blows(&mut self, key: Option<u64>, blows: Blows) {
        if let Some(key) = key {
            self.blows.keep(key, blows);
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

    /// The exchange that an attack begins. If its delivery is known, only the impact is worked out.
    pub fn begun(
        &mut self,
        table: &Table<'_>,
        roles: Roles,
        keys: &AttackKeys,
        make: impl Fn() -> Option<Exchange>,
    ) -> Option<Asked> {
        let Purpose::Attack { weapon, .. } = keys.purpose else { return None };
        let key = keys.delivery.map(|key| digest(&key));
        let delivery = key.and_then(|key| self.deliveries.get(key));
        let renewed = |delivery: &DeliveryPrint| StrikePrint::renewed(table, roles, weapon, *delivery);
        if let Some(print) = delivery.and_then(renewed) {
            return Some(Asked::known(print));
        }
        let asked = Asked::of(table, roles, make()?);
        let print = asked.strike.as_ref().filter(|print| print.is_single(weapon));
        if let (Some(key), Some(print)) = (key, print) {
            self.deliveries.keep(key, print.delivery);
        }
        Some(asked)
    }
}

impl PairStates {
    /// Whether their surroundings and their states decide all attacks of the one on the other.
    const fn is_about_the_two(&self) -> bool {
        self.is_settled && self.is_blind
    }

    /// Whether these checks come out the same as long as the keys of an attack are the same.
    pub fn decide(&self, keys: &AttackKeys, met: &[CheckedCircumstances]) -> bool {
        let is_part =
            |attempted| self.roles.present(attempted).is_part_of_attack(&keys.strikers, self.roles.target());
        met.iter().all(|(attempted, _)| is_part(*attempted))
    }
}

/// Hashes what bears on attacks between two apart from their states. `pressed` is what was found out last about the attacker.
fn hash_surroundings(
    pressed: &mut FoundOut<Option<(CombatantId, Pos)>, bool>,
    table: &Table<'_>,
    (who, target): (CombatantId, CombatantId),
    weapons: &[WeaponId],
    state: &mut impl Hasher,
) {
    let is_pressed = || found_out(pressed, table.supposed, || table.presses(who).is_some());
    table.hash_surroundings((who, target), weapons, is_pressed, state);
}

/// How many enemies are next to a target. `crowd` is what was found out last.
fn crowd_around(crowd: &mut FoundOut<Pos, usize>, table: &Table<'_>, target: CombatantId) -> Option<usize> {
    let here = table.footprint(target)?;
    let as_they_stand = Table { supposed: None, ..*table };
    let next = found_out(crowd, here.corner(), || as_they_stand.enemies_next_to(target, here));
    let Some((moved, to)) = table.supposed else { return Some(next) };
    let is_next = |at: Pos| table.footprint_at(moved, at).is_adjacent(here);
    let (is_now, is_then) = (table.body(moved).is_some_and(|body| is_next(body.place.0)), is_next(to));
    let counts = is_now != is_then && table.is_able(moved) && table.is_enemy(target, moved);
    Some(if counts { next + usize::from(is_then) - usize::from(is_now) } else { next })
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
