//! Whose turn it is: the round, the group whose members may act, and which of them have begun or finished.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{CombatantId, Outcome, Precedence, SideId};
use crate::in_place::clone_in_place;

/// How far a battle has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Opening,
    /// Combatants prepare, one after another.
    Planning,
    /// Everybody declares what they are going to do in this round.
    Declaring,
    /// A round is about to begin.
    RoundStart,
    /// A group acts.
    Going,
    /// The fight is decided; what is still open, such as the fate of the dying, is settled.
    Settling(Outcome),
    /// The battle is over.
    Over(Outcome),
}

impl Phase {
    /// Whether combatants may be given orders.
    pub const fn is_for_deeds(self) -> bool {
        matches!(self, Phase::Planning | Phase::Declaring | Phase::Going)
    }

    /// Whether the fight is decided.
    pub const fn is_after_the_fight(self) -> bool {
        matches!(self, Phase::Settling(_) | Phase::Over(_))
    }
}

/// A part of a side whose members act as one group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SidePart {
    /// Everybody.
    All,
    /// Those who act before their opponents.
    Quick,
    /// The others.
    Slow,
}

/// The order of play, and whose turn it is.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// The rounds since the fight was decided.
    pub rounds_after: u16,
    /// The sides in the order in which they act.
    pub sides: Vec<SideId>,
    /// The order of play, each combatant with the number that put them there; empty where sides act as a whole.
    pub order: Vec<(CombatantId, i32)>,
    /// How many groups have acted this round.
    pub gone: u16,
    /// The combatants who act before their opponents in this round; none while that is not settled, or where no rule
    /// asks.
    pub quick: Option<SmallVec<[CombatantId; 16]>>,
    /// The members of the group whose turn has begun.
    pub begun: Vec<CombatantId>,
    /// Whether nothing has to be declared before it is done, whatever the rulebook says.
    pub undeclared: bool,
    /// The combatants who may act now.
    pub group: Vec<CombatantId>,
    /// The members of the group who have finished.
    pub finished: Vec<CombatantId>,
    /// The member of the group who is in the middle of their turn.
    pub active: Option<CombatantId>,
    /// The combatants who have renewed their concentration on a spell in this turn.
    pub kept_concentration: Vec<CombatantId>,
    /// Whether the active combatant has spent anything of their turn.
    pub has_acted: bool,
    /// The order of play and of the sides once an ambush is over; empty where there is no ambush.
    pub after_ambush: (Vec<(CombatantId, i32)>, Vec<SideId>),
    /// What the game master has decided about the order of play and is not in force yet, for all or for some
    /// combatants.
    pub rulings: Vec<Precedence>,
    /// Whether the game master has decided which side goes first, so that nobody has to roll for it.
    pub is_ruled: bool,
    /// The combatants who get no turns, in an imagined battle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sits_out: Vec<CombatantId>,
}

clone_in_place! { Turn { phase, round, rounds_after, sides, order, gone, quick, begun, undeclared, group, finished, active, kept_concentration, has_acted, after_ambush, rulings, is_ruled, sits_out } }

impl Turn {
    /// The round by which the dying are counted: rounds after the fight count on from the last round of the fight.
    pub const fn now(&self) -> u16 {
        self.round.saturating_add(self.rounds_after)
    }

    /// Puts a combatant into the order of play: behind all with as high a number, except those whom they go before.
    pub fn enter(
        &mut self,
        who: CombatantId,
        score: i32,
        goes_before: impl Fn(CombatantId, CombatantId) -> bool,
    ) {
        let place = insert(&mut self.order, (who, score), goes_before);
        // A combatant who comes in before the present group waits for the next round.
        if place < usize::from(self.gone) {
            self.gone += 1;
        }
    }

    /// Lets those go last of whose place nothing is known.
    pub fn put_last(&mut self, is_unknown: impl Fn(CombatantId) -> bool) {
        let gone = self.order.iter().take(usize::from(self.gone));
        let unknown = gone.filter(|(who, _)| is_unknown(*who)).count();
        self.gone = self.gone.saturating_sub(u16::try_from(unknown).unwrap_or(u16::MAX));
        for order in [&mut self.order, &mut self.after_ambush.0] {
            let known = order.iter().filter(|(who, _)| !is_unknown(*who));
            let last = known.map(|(_, score)| *score).min().unwrap_or(0);
            order.sort_by_key(|(who, _)| is_unknown(*who).then_some(who.0));
            for (_, score) in order.iter_mut().filter(|(who, _)| is_unknown(*who)) {
                *score = last.saturating_sub(1);
            }
        }
        if let Some(quick) = &mut self.quick {
            quick.retain(|who| !is_unknown(*who));
        }
    }

    /// Moves the combatant whose turn it is behind one who comes later, from now on.
    pub fn delay(&mut self, who: CombatantId, after: CombatantId) {
        for order in [&mut self.order, &mut self.after_ambush.0] {
            let Some(from) = order.iter().position(|(other, _)| *other == who) else { continue };
            order.remove(from);
            let to = order.iter().position(|(other, _)| *other == after).unwrap_or(from);
            let score = order.get(to).map_or(0, |(_, score)| *score);
            order.insert((to + 1).min(order.len()), (who, score));
        }
        self.gone = self.gone.saturating_sub(1);
        self.active = None;
        self.group.clear();
    }

    /// Lets some combatants and sides go before all others until the ambush is over. Returns whether that changes
    /// anything.
    pub fn ambush(
        &mut self,
        goes_first: impl Fn(CombatantId) -> bool,
        side_first: impl Fn(SideId) -> bool,
    ) -> bool {
        let before = (self.order.clone(), self.sides.clone());
        self.order.sort_by_key(|(who, _)| !goes_first(*who));
        self.sides.sort_by_key(|side| !side_first(*side));
        let changes = (&self.order, &self.sides) != (&before.0, &before.1);
        if changes {
            self.after_ambush = before;
        }
        changes
    }

    /// Brings back the order of play from before an ambush, and puts combatants who have joined since in their
    /// places. Returns whether there was an ambush.
    pub fn end_ambush(&mut self, goes_before: impl Fn(CombatantId, CombatantId) -> bool) -> bool {
        let (mut order, sides) = std::mem::take(&mut self.after_ambush);
        if order.is_empty() && sides.is_empty() {
            return false;
        }
        for (who, score) in std::mem::take(&mut self.order) {
            if !order.iter().any(|(other, _)| *other == who) {
                insert(&mut order, (who, score), &goes_before);
            }
        }
        (self.order, self.sides) = (order, sides);
        true
    }

    /// Whether an ambush is under way.
    pub fn is_ambushed(&self) -> bool {
        !self.after_ambush.0.is_empty() || !self.after_ambush.1.is_empty()
    }

    /// Whether a combatant belongs to a part of their side.
    pub fn is_in(&self, part: SidePart, who: CombatantId) -> bool {
        let is_quick = self.quick.as_ref().is_some_and(|quick| quick.contains(&who));
        match part {
            SidePart::All => true,
            SidePart::Quick => is_quick,
            SidePart::Slow => !is_quick,
        }
    }

    /// Whether a combatant may still act in this group's turn.
    pub fn may_still_act(&self, who: CombatantId) -> bool {
        self.phase == Phase::Going && self.group.contains(&who) && !self.finished.contains(&who)
    }
}

/// Puts a combatant behind all with as high a number, except those whom they go before. Returns their place.
fn insert(
    order: &mut Vec<(CombatantId, i32)>,
    (who, score): (CombatantId, i32),
    goes_before: impl Fn(CombatantId, CombatantId) -> bool,
) -> usize {
    let yields = |(other, number): &(CombatantId, i32)| {
        *number < score || (*number == score && goes_before(who, *other))
    };
    let place = order.iter().position(yields).unwrap_or(order.len());
    order.insert(place, (who, score));
    place
}
