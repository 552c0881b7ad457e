//! The stack: what is under way, the innermost thing on top. One pass deals with the topmost frame alone.

use bevy_ecs::prelude::Resource;

use super::frame::{Frame, Matter, Waiting};
use super::story::Story;
use crate::battle::{CombatantId, Deed, Offer, Order, Roused, SideId, Sweep};
use crate::grid::Pos;
use crate::rules::exchange::Exchange;
use crate::rules::step::{Ending, Step};
use crate::rules::table::answers::Permit;

/// One who is to join the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joining {
    /// One of its kind.
    pub like: CombatantId,
    pub name: String,
    /// On which side.
    pub side: SideId,
    pub at: Pos,
}

/// What is under way, and what has been told of it so far: one resource, since every system has to do with both.
#[derive(Resource, Clone, Debug, Default)]
pub struct Progress {
    /// What is under way.
    pub stack: Stack,
    /// What has been told.
    pub story: Story,
}

/// Everything under way, and what the current pass has done so far.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    /// The frames, the topmost last.
    pub frames: Vec<Frame>,
    /// Whether something has changed that may change who sees whom.
    pub stirred: bool,
    /// Whether somebody may have come into sight since the last reaction.
    pub looked: bool,
    /// One who is to join the roster before the next pass.
    pub joining: Option<Joining>,
    /// An order that was permitted, and what it takes, as long as nothing has changed since.
    pub permitted: Option<(Order, Permit)>,
    /// How many facts have been reacted to.
    pub reacted: usize,
}

impl Stack {
    /// Puts frames on top so that the first of them is dealt with first.
    pub fn push_in_order(&mut self, frames: impl IntoIterator<Item = Frame, IntoIter: DoubleEndedIterator>) {
        self.frames.extend(frames.into_iter().rev());
    }

    /// Puts on top those whom something takes in, the first of the list to come first.
    pub fn take_in(&mut self, who: CombatantId, sweep: Sweep, mut targets: Vec<CombatantId>) {
        targets.reverse();
        self.frames.push(Frame::Weigh(Matter::Blast { who, sweep, targets }));
    }

    /// Puts on top an exchange, if there is one.
    pub fn begin(&mut self, exchange: Option<Exchange>) {
        self.frames.extend(exchange.and_then(Frame::begin));
    }

    /// Puts on top an exchange, and below it what waits for how it ends.
    pub fn begin_for(&mut self, exchange: Exchange, then: Waiting) {
        match exchange.next(None) {
            Step::Ask(exchange, ask) => self.frames.push(Frame::Roll(exchange, ask, then)),
            Step::Done(ending) => self.end(ending, then),
        }
    }

    /// Puts on top what an exchange comes to, and below it what has waited for that.
    pub fn end(&mut self, ending: Ending, then: Waiting) {
        self.frames.extend(then.after(ending.landed == Some(true)));
        self.frames.extend(Frame::ending(ending));
    }

    /// Where the rest of somebody's attack begins in the stack: beneath all dice that are still to come. None where no die is.
    pub fn rest_of_attack(&self, who: CombatantId) -> Option<usize> {
        let is_rest = |frame: &Frame| match frame {
            Frame::Weigh(
                Matter::Blast { who: own, .. }
                | Matter::Declared(Order::Deed { who: own, deed: Deed::Attack(_) }),
            ) => *own == who,
            _ => false,
        };
        let strikes_on = matches!(self.frames.last(), Some(Frame::Roll(Exchange::Strike(_), ..)));
        let top = self.frames.len().checked_sub(1).filter(|_| strikes_on);
        self.frames.iter().position(is_rest).or(top)
    }

    /// Puts on top those who may react to what is about to go on, the first of the list to be asked first.
    pub fn rouse(&mut self, by: CombatantId, roused: Vec<Roused>) {
        self.frames.extend(Frame::rouse(by, roused));
    }

    /// What is offered right now.
    pub fn offer(&self) -> Option<Offer> {
        match self.frames.last() {
            Some(Frame::Offer(offer)) => Some(*offer),
            _ => None,
        }
    }
}
