//! Whose go it is: the round, the group whose members may act, and who among them has begun or is done.

use serde::{Deserialize, Serialize};

use crate::battle::{CombatantId, Outcome, Precedence, SideId};

/// How far a battle has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round.
    #[default]
    Opening,
    /// One after another prepares itself.
    Planning,
    /// Everybody says what it is going to do in this round.
    Declaring,
    /// A round is about to begin.
    RoundStart,
    /// A group has its go.
    Going,
    /// The fight is decided, and what hangs in the balance is settled.
    Settling(Outcome),
    /// It is decided.
    Over(Outcome),
}

impl Phase {
    /// Whether somebody has a go.
    pub const fn is_for_deeds(self) -> bool {
        matches!(self, Phase::Planning | Phase::Declaring | Phase::Going)
    }

    /// Whether the fight is decided.
    pub const fn is_after_the_fight(self) -> bool {
        matches!(self, Phase::Settling(_) | Phase::Over(_))
    }
}

/// A part of a side that goes as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Part {
    /// Everybody.
    All,
    /// Those who act before their opponents.
    Quick,
    /// The others.
    Slow,
}

/// Whose go it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// How far the battle has come.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// The rounds since the fight was decided.
    pub rounds_after: u16,
    /// The sides in the order in which they go.
    pub sides: Vec<SideId>,
    /// The order of play, each with the number that put it there; empty where sides go as one.
    pub order: Vec<(CombatantId, i32)>,
    /// How many groups have had their go this round.
    pub gone: u16,
    /// Those who act before their opponents in this round; none until that is settled, where it is to be.
    pub quick: Option<Vec<CombatantId>>,
    /// Those who have had the beginning of their turn in this go.
    pub begun: Vec<CombatantId>,
    /// Whether nobody has to declare anything before it is done, whatever the rulebook says.
    pub undeclared: bool,
    /// Those whose go it is.
    pub group: Vec<CombatantId>,
    /// Those of them who are done.
    pub finished: Vec<CombatantId>,
    /// The one among them who is in the middle of its turn.
    pub active: Option<CombatantId>,
    /// Those who have paid heed in their turn to a spell that they concentrate on.
    pub heeding: Vec<CombatantId>,
    /// Whether it has spent anything of it.
    pub has_acted: bool,
    /// The order of play as it will be once an ambush is over, and the sides; empty where there is none.
    pub after_ambush: (Vec<(CombatantId, i32)>, Vec<SideId>),
    /// What the game master has decided about the order of play and is not in force yet, for all or for some.
    pub rulings: Vec<Precedence>,
    /// Whether the game master has said which side goes first, so that nobody has to roll for it any more.
    pub is_ruled: bool,
}

impl Turn {
    /// The round as one counts for whoever lies dying: those after the fight go on where its own have ended.
    pub const fn now(&self) -> u16 {
        self.round.saturating_add(self.rounds_after)
    }

    /// Puts one into the order of play, behind all who have as high a number but those whom it goes before.
    pub fn enter(
        &mut self,
        who: CombatantId,
        score: i32,
        goes_before: impl Fn(CombatantId, CombatantId) -> bool,
    ) {
        let place = insert(&mut self.order, (who, score), goes_before);
        // Who comes in before the one whose go it is waits for the next round.
        if place < usize::from(self.gone) {
            self.gone += 1;
        }
    }

    /// Lets the one whose turn it is go behind another who comes later, from now on.
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

    /// Lets some go before all others until the ambush is over; whether that changes anything.
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

    /// Brings back the order of play from before an ambush, those who have come since in their places; whether there
    /// was one.
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

    /// Whether one is in a part of its side.
    pub fn is_in(&self, part: Part, who: CombatantId) -> bool {
        let is_quick = self.quick.as_ref().is_some_and(|quick| quick.contains(&who));
        match part {
            Part::All => true,
            Part::Quick => is_quick,
            Part::Slow => !is_quick,
        }
    }

    /// Whether one may still act in the group's go.
    pub fn is_to_go(&self, who: CombatantId) -> bool {
        self.phase == Phase::Going && self.group.contains(&who) && !self.finished.contains(&who)
    }
}

/// Puts one in behind all who have as high a number but those whom it goes before, and says where.
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
