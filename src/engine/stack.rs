//! The stack: everything under way, the innermost on top. Each pass deals with the topmost frame only.

use super::frame::{Frame, Matter, Waiting, Walk};
use super::story::Story;
use crate::battle::{CombatantId, Deed, Offer, Order, PossibleReaction, SideId, Sweep, WeaponId};
use crate::grid::Pos;
use crate::rules::axes::last_chances::RescueSearches;
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

/// What is under way, and what has been told of it so far.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    pub stack: Stack,
    pub story: Story,
    /// The ways to dying combatants that have been searched since the fight was decided.
    pub ways: RescueSearches,
    /// How many passes may still be made before somebody else is to look at the battle.
    pub passes_left: u32,
}

/// Everything under way, and what the present pass has done so far.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    /// The frames, the topmost last. Only the methods below reach the frames beneath the topmost one.
    frames: Vec<Frame>,
    /// Whether something has changed that may change who sees whom.
    pub stirred: bool,
    /// Whether a combatant may have come into sight since React last dealt with that.
    pub looked: bool,
    /// A combatant who is to join the roster before the next pass.
    pub joining: Option<Joining>,
    /// The order that was permitted last, and its permit, as long as nothing has changed since.
    pub permitted: Option<(Order, Permit)>,
    /// How many facts React has dealt with.
    pub reacted: usize,
}

impl Stack {
    /// Everything that is under way, the topmost last, for a snapshot.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Puts back what was under way when a snapshot was taken.
    pub fn restore(&mut self, frames: &[Frame]) {
        frames.clone_into(&mut self.frames);
    }

    /// Whether nothing is under way.
    pub fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// The frame that is dealt with next.
    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// Takes the topmost frame off, to deal with it.
    pub fn pop(&mut self) -> Option<Frame> {
        self.frames.pop()
    }

    /// Puts a frame on top.
    pub fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }

    /// Puts frames on top, the last of them to be dealt with first.
    pub fn extend(&mut self, frames: impl IntoIterator<Item = Frame>) {
        self.frames.extend(frames);
    }

    /// Puts frames on top so that the first of them is dealt with first.
    pub fn push_in_order(&mut self, frames: impl IntoIterator<Item = Frame, IntoIter: DoubleEndedIterator>) {
        self.frames.extend(frames.into_iter().rev());
    }

    /// Pushes the targets of a weapon, spell or item, to be affected in the order of the list.
    pub fn affect_targets(&mut self, who: CombatantId, sweep: Sweep, mut targets: Vec<CombatantId>) {
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
            Step::Ask(exchange, ask) => self.frames.push(Frame::roll(exchange, ask, then)),
            Step::Done(ending) => self.end(ending, then),
        }
    }

    /// Pushes the effects of an exchange that has ended, and below them what has waited for its end.
    pub fn end(&mut self, ending: Ending, then: Waiting) {
        self.frames.extend(then.after(ending.landed == Some(true)));
        self.frames.extend(Frame::ending(ending));
    }

    /// Whether a part of a combatant's attack is still to come.
    pub fn has_rest_of_attack(&self, who: CombatantId) -> bool {
        self.rest_of_attack(who).is_some()
    }

    /// Lets conditions that hold for a combatant's attack end after the rest of the attack, if any of it is still to come.
    pub fn end_attack_after_its_rest(&mut self, who: CombatantId) {
        if let Some(place) = self.rest_of_attack(who) {
            self.frames.insert(place, Frame::ends_attack(who));
        }
    }

    /// The place in the stack beneath all dice of a combatant's attack that are still to come; `None` if there are none.
    fn rest_of_attack(&self, who: CombatantId) -> Option<usize> {
        let is_rest = |frame: &Frame| match frame {
            Frame::Weigh(
                Matter::Blast { who: attacker, .. }
                | Matter::Declared(Order::Deed { who: attacker, deed: Deed::Attack(_) }),
            ) => *attacker == who,
            _ => false,
        };
        let strikes_on = matches!(
            self.frames.last(),
            Some(Frame::Roll(exchange, ..)) if matches!(**exchange, Exchange::Strike(_))
        );
        let top = self.frames.len().checked_sub(1).filter(|_| strikes_on);
        self.frames.iter().position(is_rest).or(top)
    }

    /// The walks under way, the latest of them last.
    pub fn walks(&self) -> impl Iterator<Item = &Walk> {
        self.frames.iter().filter_map(|frame| match frame {
            Frame::Weigh(Matter::Walk(walk)) => Some(walk),
            _ => None,
        })
    }

    /// Whether a combatant is on their way.
    pub fn is_walking(&self, who: CombatantId) -> bool {
        self.walks().any(|walk| walk.who == who)
    }

    /// Whether a combatant is on their way by their own move, and is not pushed.
    pub fn walks_on_foot(&self, who: CombatantId) -> bool {
        self.walks().any(|walk| walk.who == who && !walk.is_free)
    }

    /// Calls off a spell that the caster has lost: it does not affect the targets that are left.
    pub fn call_off_spell(&mut self, who: CombatantId, spell: WeaponId) {
        self.frames.retain(|frame| match frame {
            Frame::Weigh(Matter::Blast { who: caster, sweep, .. }) => *caster != who || sweep.what != spell,
            _ => true,
        });
    }

    /// Calls off the roll for the side that goes first: the game master has decided it.
    pub fn call_off_roll_for_first_side(&mut self) {
        let is_for_first_side = |exchange: &Exchange| matches!(exchange, Exchange::FirstSide(_));
        self.frames
            .retain(|frame| !matches!(frame, Frame::Roll(exchange, ..) if is_for_first_side(exchange)));
    }

    /// Puts on top the combatants who may react to what comes next, the first of the list to be asked first.
    pub fn ask_to_react(&mut self, by: CombatantId, possible: Vec<PossibleReaction>) {
        self.frames.extend(Frame::ask_to_react(by, possible));
    }

    /// The offer that waits for an answer.
    pub fn offer(&self) -> Option<Offer> {
        match self.frames.last() {
            Some(Frame::Offer(offer)) => Some(*offer),
            _ => None,
        }
    }
}
