//! The stack: everything under way, the innermost on top. Each pass deals with the topmost frame only.

use bevy_ecs::prelude::Resource;

use super::frame::{Frame, Matter, Waiting};
use super::story::Story;
use crate::battle::{CombatantId, Deed, Occasion, Offer, Order, SideId, Sweep};
use crate::grid::Pos;
use crate::rules::axes::last_chances::Ways;
use crate::rules::exchange::Exchange;
use crate::rules::step::{Ending, Step};
use crate::rules::table::answers::Permit;

/// A combatant who is to join the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joining {
    /// A combatant of the same kind, whose sheet is copied.
    pub like: CombatantId,
    pub name: String,
    pub side: SideId,
    pub at: Pos,
}

/// What is under way, and what has been told of it so far: one resource, since every system needs both.
#[derive(Resource, Clone, Debug, Default)]
pub struct Progress {
    pub stack: Stack,
    pub story: Story,
    /// The ways to dying combatants that have been searched since the fight was decided.
    pub ways: Ways,
}

/// Everything under way, and what the present pass has done so far.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    /// The frames, the topmost last.
    pub frames: Vec<Frame>,
    /// Whether something has changed that may change who sees whom.
    pub stirred: bool,
    /// Whether somebody may have come into sight since React last dealt with that.
    pub looked: bool,
    /// A combatant who is to join the roster before the next pass.
    pub joining: Option<Joining>,
    /// The order that was permitted last, and its permit, as long as nothing has changed since.
    pub permitted: Option<(Order, Permit)>,
    /// How many facts React has dealt with.
    pub reacted: usize,
}

impl Stack {
    /// Pushes frames so that the first of them is dealt with first.
    pub fn push_in_order(&mut self, frames: impl IntoIterator<Item = Frame, IntoIter: DoubleEndedIterator>) {
        self.frames.extend(frames.into_iter().rev());
    }

    /// Pushes the targets of a weapon, spell or item, to be affected in the order of the list.
    pub fn take_in(&mut self, who: CombatantId, sweep: Sweep, mut targets: Vec<CombatantId>) {
        targets.reverse();
        self.frames.push(Frame::Weigh(Matter::Blast { who, sweep, targets }));
    }

    /// Pushes an exchange, if there is one.
    pub fn begin(&mut self, exchange: Option<Exchange>) {
        self.frames.extend(exchange.and_then(Frame::begin));
    }

    /// Pushes an exchange, and below it what waits for its end.
    pub fn begin_for(&mut self, exchange: Exchange, then: Waiting) {
        match exchange.next(None) {
            Step::Ask(exchange, ask) => self.frames.push(Frame::Roll(exchange, ask, then)),
            Step::Done(ending) => self.end(ending, then),
        }
    }

    /// Pushes the effects of an exchange that has ended, and below them what has waited for its end.
    pub fn end(&mut self, ending: Ending, then: Waiting) {
        self.frames.extend(then.after(ending.landed == Some(true)));
        self.frames.extend(Frame::ending(ending));
    }

    /// The index in the stack at which the rest of a combatant's attack begins, beneath all dice that are still to come. None if
    /// there are no such dice.
    pub fn rest_of_attack(&self, who: CombatantId) -> Option<usize> {
        let is_rest = |frame: &Frame| match frame {
            Frame::Weigh(
                Matter::Blast { who: attacker, .. }
                | Matter::Declared(Order::Deed { who: attacker, deed: Deed::Attack(_) }),
            ) => *attacker == who,
            _ => false,
        };
        let strikes_on = matches!(self.frames.last(), Some(Frame::Roll(Exchange::Strike(_), ..)));
        let top = self.frames.len().checked_sub(1).filter(|_| strikes_on);
        self.frames.iter().position(is_rest).or(top)
    }

    /// Pushes the combatants who may react to what comes next, to be asked in the order of the list.
    pub fn rouse(&mut self, by: CombatantId, mut roused: Vec<(Occasion, CombatantId, Option<CombatantId>)>) {
        if !roused.is_empty() {
            roused.reverse();
            self.frames.push(Frame::Weigh(Matter::Rouse { by, roused }));
        }
    }

    /// The offer that waits for an answer.
    pub fn offer(&self) -> Option<Offer> {
        match self.frames.last() {
            Some(Frame::Offer(offer)) => Some(*offer),
            _ => None,
        }
    }
}
