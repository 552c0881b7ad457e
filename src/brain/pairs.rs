//! What is known of the attacks between two combatants in the states that they are in.

use smallvec::SmallVec;

use super::met::{CheckedCircumstances, holds};
use super::mixer::digest;
use super::roles::Roles;
use super::slots::Slots;
use super::stance::Stance;
use super::strikes::DeliveryPrint;
use super::worth::{Answers, Blow};
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, HitPoints};
use crate::rules::table::Table;

/// What is known of the attacks between two.
#[derive(Debug, Default)]
pub struct Pairs {
    /// What a combatant can do to another at arm's length.
    blows: Slots<CachedBlows>,
    /// The same apart from the hit points of the target: for each blow, its delivery, if it is a strike of one weapon.
    deliveries: Slots<Deliveries>,
    /// A digest of the exchange that an attack begins.
    exchanges: Slots<u64>,
    /// The stances of the combatants that have been asked about.
    stances: Vec<Option<Stance>>,
    /// Whether the circumstances of attacks depend only on the attacker and the target.
    is_about_the_two: bool,
}

/// For each weapon, the delivery of its strike.
pub type Deliveries = SmallVec<[Option<DeliveryPrint>; 4]>;

/// What a combatant can do to another at arm's length, weapon by weapon.
#[derive(Clone, Debug, Default)]
pub struct CachedBlows {
    /// The circumstances of the checks of all blows; empty if they cannot change while the two are in these states.
    pub met: Vec<CheckedCircumstances>,
    pub blows: SmallVec<[Blow; 4]>,
    /// For each blow, all its answers.
    pub answers: SmallVec<[Answers; 4]>,
}

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
    /// Whether what the two see makes no difference either.
    is_blind: bool,
}

impl PairStates {
    /// A key of everything that their blows depend on.
    fn key(&self) -> u64 {
        digest(&(self.states, self.points))
    }

    /// The same for the exchange of an attack. A thrown weapon makes another attack than the same weapon at arm's length.
    fn key_of_attack(&self, table: &Table<'_>, attack: &Attack) -> u64 {
        let (who, target) = (self.roles.actor(), self.roles.target());
        let is_thrown = table.can_be_thrown(attack.weapon) && table.is_thrown(who, target, attack.weapon);
        let is_plain = *attack == Attack::with(target, attack.weapon);
        let manner = (!is_plain).then_some((attack.manner, &attack.swings));
        digest(&(self.states, self.points, attack.weapon, is_thrown, manner))
    }
}

impl Pairs {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.blows.clear();
        self.deliveries.clear();
        self.exchanges.clear();
    }

    /// Forgets all stances. Must be called whenever the table has changed.
    pub fn refresh(&mut self, table: &Table<'_>) {
        self.is_about_the_two = table.adjacent_attacks_depend_on_states_only();
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

    /// The states that two are in.
    pub fn states_of(&mut self, table: &Table<'_>, who: CombatantId, target: CombatantId) -> PairStates {
        let (attacker, defender) = (self.stance(table, who), self.stance(table, target));
        let crowding = table.crowding(target).map(|part| part.amount);
        let round = if attacker.lays { Some(table.turn.round) } else { None };
        PairStates {
            roles: Roles::of(who, target),
            states: digest(&(who, target, attacker.striking, defender.struck, crowding, round)),
            points: table.body(target).and_then(|body| body.hit_points),
            is_settled: attacker.is_own && defender.is_own,
            is_blind: attacker.is_blind && defender.is_blind,
        }
    }

    /// What the one can do to the other at arm's length, if it is known.
    pub fn blows(&self, table: &Table<'_>, pair: &PairStates) -> Option<&SmallVec<[Blow; 4]>> {
        let known = self.blows.get(pair.key()).filter(|_| pair.is_settled)?;
        if holds(table, pair.roles, &known.met) { Some(&known.blows) } else { None }
    }

    /// The deliveries of their strikes, as far as they are known.
    pub fn deliveries(&self, pair: &PairStates) -> Deliveries {
        self.deliveries.get(pair.states).filter(|_| pair.is_settled).cloned().unwrap_or_default()
    }

    /// Remembers what the one can do to the other at arm's length.
    pub fn keep(&mut self, pair: &PairStates, mut blows: CachedBlows, deliveries: Deliveries) {
        if !pair.is_settled {
            return;
        }
        if self.is_about_the_two && pair.is_blind {
            blows.met.clear();
        }
        self.blows.keep(pair.key(), blows);
        self.deliveries.keep(pair.states, deliveries);
    }

    /// The answers for a plain attack between two who stand next to each other, if nothing but their states bears on it.
    pub fn settled(&self, table: &Table<'_>, pair: &PairStates, attack: &Attack) -> Option<Answers> {
        if !self.is_about_the_two
            || !pair.is_settled
            || *attack != Attack::with(attack.target, attack.weapon)
            || table.distance(pair.roles.actor(), pair.roles.target())? > 1
        {
            return None;
        }
        let known = self.blows.get(pair.key()).filter(|known| known.met.is_empty())?;
        let place = known.blows.iter().position(|blow| blow.weapon == attack.weapon)?;
        known.answers.get(place).copied()
    }

    /// A digest of the exchange that an attack begins, if it is known.
    pub fn exchange(&self, table: &Table<'_>, pair: &PairStates, attack: &Attack) -> Option<u64> {
        if !pair.is_settled {
            return None;
        }
        self.exchanges.get(pair.key_of_attack(table, attack)).copied()
    }

    /// Remembers the exchange that an attack begins.
    pub fn note_exchange(&mut self, table: &Table<'_>, pair: &PairStates, attack: &Attack, exchange: u64) {
        if pair.is_settled {
            self.exchanges.keep(pair.key_of_attack(table, attack), exchange);
        }
    }
}
