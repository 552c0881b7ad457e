//! The stack: what is under way, the innermost thing on top. One pass deals with the topmost frame alone.

use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::story::Story;
use crate::battle::{
    Act, Cause, CombatantId, DamageDice, Effect, Occasion, Offer, Order, Outcome, Placed, Shift, SideId,
    Sweep, Until, WeaponId,
};
use crate::grid::Pos;
use crate::rules::axes::damage::Besetting;
use crate::rules::axes::track::Strain;
use crate::rules::exchange::{Ask, Exchange, Step};
use crate::rules::questions::permit::Permit;
use crate::rules::table::turn::Part;

/// Something under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// An order that has been given.
    Order(Order),
    /// An order that has been declared and paid for.
    Declared(Order),
    /// A risky order, and whether the check that it hangs on has gone well.
    Ventured {
        order: Order,
        /// Whether it comes off.
        comes_off: bool,
    },
    /// Somebody on its way.
    Walk(Walk),
    /// A chain of checks, and the one that is to be rolled next.
    Exchange(Exchange, Ask),
    /// Something has come over somebody, and it is to check how it bears that once what lies above is settled.
    Strain(CombatantId, Strain),
    /// Somebody about to be pushed away from another, so many squares.
    Push {
        who: CombatantId,
        /// From whom.
        by: CombatantId,
        /// How far.
        squares: i16,
    },
    /// What a spell or an item still has to do to those whom it takes in, one after the other.
    Blast {
        who: CombatantId,
        /// What, and in what manner.
        sweep: Sweep,
        /// Those who are still to come, the last first.
        targets: Vec<CombatantId>,
    },
    /// Those who may react to what is about to go on, one after the other; the last is asked first.
    Rouse {
        /// The enemy whose doing it is.
        by: CombatantId,
        /// For what, who, and about which friend.
        roused: Vec<(Occasion, CombatantId, Option<CombatantId>)>,
    },
    /// Somebody who has gone somewhere, perhaps so far that its turn is over.
    Arrived(CombatantId),
    /// The turn of one who lies dying.
    LastChance(CombatantId),
    /// Harm by a weapon that is on somebody.
    Beset(Besetting),
    /// One who has come upon a placed weapon.
    Sprung(CombatantId, Placed),
    /// Harm that something laid on somebody is about to do.
    Suffer(CombatantId, DamageDice),
    /// Somebody is about to do the next of what it has declared.
    Intent(CombatantId),
    /// Somebody goes where it has declared that it strikes from, before its own place in the order.
    Lead(CombatantId),
    /// Those whose nerve is to be checked together, and what calls for it.
    Shaken(Vec<CombatantId>, Cause),
    /// The turn of one who flees.
    Flee(CombatantId),
    /// One who flees and may have come to where it gets away.
    Escape(CombatantId),
    /// One who runs for the way out, past those who can strike it.
    Run(Run),
    /// One who does what it can for its friends, once the fight is decided.
    Help(CombatantId),
    /// One who tends to a dying friend, once the fight is decided.
    Tend(CombatantId, CombatantId),
    /// One who withstands what a weapon carries into the blood, or what is there already.
    Sickens(CombatantId, Option<WeaponId>),
    /// One who was saved from dying, and healed by so much.
    Saved(CombatantId, u16),
    /// What is to be applied.
    Effects(Vec<Effect>),
    /// The battle's own clock moves on.
    Tick(Tick),
    /// Somebody is asked.
    Offer(Offer),
}

impl Frame {
    /// The end of somebody's attack, for what holds no longer than that.
    pub fn ends_attack(who: CombatantId) -> Frame {
        Frame::Effects(vec![Effect::Lapse { until: Until::AttackEnds(who) }])
    }

    /// The frame of an exchange that is about to ask for its first check.
    pub fn begin(exchange: Exchange) -> Option<Frame> {
        match exchange.next(None) {
            Step::Ask(exchange, ask) => Some(Frame::Exchange(exchange, ask)),
            Step::Done(ending) if ending.effects.is_empty() => None,
            Step::Done(ending) => Some(Frame::Effects(ending.effects)),
        }
    }
}

/// What deals with a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Weigh makes of it what it sets off.
    Weigh,
    /// Roll throws its dice.
    Roll,
    /// Apply carries it out.
    Apply,
    /// Somebody has to answer.
    Ask,
}

/// Somebody on its way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Walk {
    pub who: CombatantId,
    /// The squares still ahead.
    pub ahead: Vec<Pos>,
    /// Those who have been asked whether they answer to this move; nobody is asked twice.
    pub asked: Vec<CombatantId>,
    /// The square that it has been told to leave.
    pub leaves: Option<Pos>,
    /// Where it stands as far as the walk goes; elsewhere something else has taken it off its way.
    pub stands: Option<Pos>,
    /// Whether it is a deed of its own, paid for beforehand.
    pub shift: Option<Shift>,
    /// Whether its next diagonal step counts double.
    pub next_diagonal_double: bool,
    /// Whether it is pushed, or steps as a reaction, so that it neither pays for it nor has to stand.
    pub is_free: bool,
    /// Steps that it has gone so far.
    pub walked: u16,
}

/// One who runs for the way out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    pub who: CombatantId,
    /// The squares still ahead; none before it has looked for a way.
    pub ahead: Option<Vec<Pos>>,
    /// Those who have struck at it.
    pub struck: Vec<CombatantId>,
    /// Whether one of them has hit.
    pub was_hit: bool,
}

impl Run {
    /// One who is about to run.
    pub const fn of(who: CombatantId) -> Run {
        Run { who, ahead: None, struck: Vec::new(), was_hit: false }
    }
}

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

/// A move of the battle's own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tick {
    /// A round begins.
    RoundBegins,
    /// A side's go begins.
    SideGoes(SideId, Part),
    /// The turn of one who goes alone begins.
    OneGoes(CombatantId),
    /// It is settled in which order the sides go.
    OpeningEnds,
    /// The members of a side say what they are going to do.
    Declares(SideId),
    /// Everybody has said what it is going to do.
    DeclaringEnds,
    /// One has said what it is going to do.
    HasDeclared(CombatantId),
    /// One goes on with a turn that has begun.
    Resumes(CombatantId),
    /// A turn begins.
    TurnBegins(CombatantId),
    /// A turn is over.
    TurnEnds(CombatantId),
    /// Somebody may prepare itself.
    Plans(CombatantId),
    /// All have prepared themselves.
    PlanningEnds,
    /// A round is over.
    RoundEnds,
    /// The fight is decided, and what hangs in the balance is settled first.
    Settles(Outcome),
    /// A round begins after the fight.
    RoundAfter,
    /// Somebody does what it can for its friends after the fight.
    Helps(CombatantId),
    /// The battle is over.
    Over(Outcome),
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
        self.frames.push(Frame::Blast { who, sweep, targets });
    }

    /// Puts on top an exchange, if there is one.
    pub fn begin(&mut self, exchange: Option<Exchange>) {
        self.frames.extend(exchange.and_then(Frame::begin));
    }

    /// Where the rest of somebody's attack begins in the stack: beneath all dice that are still to come. None where no die is.
    pub fn rest_of_attack(&self, who: CombatantId) -> Option<usize> {
        let is_rest = |frame: &Frame| match frame {
            Frame::Blast { who: own, .. }
            | Frame::Declared(Order::Act { who: own, act: Act::Attack { .. } }) => *own == who,
            _ => false,
        };
        let strikes_on = matches!(self.frames.last(), Some(Frame::Exchange(Exchange::Strike(_), _)));
        let top = self.frames.len().checked_sub(1).filter(|_| strikes_on);
        self.frames.iter().position(is_rest).or(top)
    }

    /// Puts on top those who may react to what is about to go on, the first of the list to be asked first.
    pub fn rouse(&mut self, by: CombatantId, mut roused: Vec<(Occasion, CombatantId, Option<CombatantId>)>) {
        if !roused.is_empty() {
            roused.reverse();
            self.frames.push(Frame::Rouse { by, roused });
        }
    }

    /// What the topmost frame is for; none where nothing is under way.
    pub fn top(&self) -> Option<Kind> {
        self.frames.last().map(|frame| match frame {
            Frame::Order(_)
            | Frame::Declared(_)
            | Frame::Ventured { .. }
            | Frame::Walk(_)
            | Frame::Push { .. }
            | Frame::Blast { .. }
            | Frame::Rouse { .. }
            | Frame::Arrived(_)
            | Frame::LastChance(_)
            | Frame::Beset(_)
            | Frame::Intent(_)
            | Frame::Lead(_)
            | Frame::Suffer(..)
            | Frame::Sprung(..)
            | Frame::Shaken(..)
            | Frame::Flee(_)
            | Frame::Escape(_)
            | Frame::Run(_)
            | Frame::Help(_)
            | Frame::Tend(..)
            | Frame::Sickens(..)
            | Frame::Saved(..) => Kind::Weigh,
            Frame::Strain(..) => Kind::Weigh,
            Frame::Exchange(..) => Kind::Roll,
            Frame::Effects(_) | Frame::Tick(_) => Kind::Apply,
            Frame::Offer(_) => Kind::Ask,
        })
    }

    /// What is offered right now.
    pub fn offer(&self) -> Option<Offer> {
        match self.frames.last() {
            Some(Frame::Offer(offer)) => Some(*offer),
            _ => None,
        }
    }
}
