//! Frames: what may be under way, by what deals with it. Each of the systems matches all of its own.

use serde::{Deserialize, Serialize};

use crate::battle::{
    Cause, CombatantId, DamageDice, Effect, Offer, Order, Outcome, Placed, Roused, Shift, SideId, Sweep,
    Until, WeaponId,
};
use crate::grid::Pos;
use crate::rules::axes::damage::Besetting;
use crate::rules::axes::track::Strain;
use crate::rules::exchange::Exchange;
use crate::rules::step::{Ask, Ending, Step};
use crate::rules::table::turn::Part;

/// Something under way, by what deals with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// Weigh makes of it what it sets off.
    Weigh(Matter),
    /// A chain of checks, the one that is to be rolled next, and what waits for how it ends. Roll throws its dice.
    Roll(Exchange, Ask, Waiting),
    /// Apply carries it out.
    Apply(Change),
    /// Somebody is asked.
    Offer(Offer),
}

/// What sets something off.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Matter {
    /// An order that has been given.
    Order(Order),
    /// An order that has been declared and paid for.
    Declared(Order),
    /// A risky order, once the check that it hangs on has been made.
    Ventured { order: Order, comes_off: bool },
    /// Somebody on their way.
    Walk(Walk),
    /// Somebody about to be pushed away from another, so many squares.
    Push { who: CombatantId, by: CombatantId, squares: i16 },
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
        roused: Vec<Roused>,
    },
    /// Somebody who has gone somewhere, perhaps so far that their turn is over.
    Arrived(CombatantId),
    /// The turn of one who lies dying.
    LastChance(CombatantId),
    /// Something has come over somebody, who is to check how they bear it once what lies above is settled.
    Strain(CombatantId, Strain),
    /// Harm by a weapon that is on somebody.
    Beset(Besetting),
    /// Harm that something laid on somebody is about to do.
    Suffer(CombatantId, DamageDice),
    /// One who has come upon a placed weapon.
    Sprung(CombatantId, Placed),
    /// What somebody has declared, as they go about it.
    Pursuit(Pursuit),
    /// Nerve, and those who lose it.
    Flight(Flight),
    /// What is settled once the fight is decided.
    Settling(Settling),
}

/// What somebody has declared, as they go about it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pursuit {
    /// They do the next of it.
    Goes(CombatantId),
    /// They go where they have declared that they strike from, before their own place in the order.
    Leads(CombatantId),
}

/// Nerve, and those who lose it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Flight {
    /// Those whose nerve is to be checked together, and what calls for it.
    Shaken(Vec<CombatantId>, Cause),
    /// The turn of one who flees.
    Flee(CombatantId),
    /// One who flees and may have come to where they get away.
    Escape(CombatantId),
    /// One who runs for the way out, past those who can strike them.
    Run(Run),
}

/// What is settled once the fight is decided.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Settling {
    /// Somebody does what they can for their friends.
    Help(CombatantId),
    /// Somebody tends to a dying friend.
    Tend(CombatantId, CombatantId),
    /// Somebody withstands what a weapon carries into the blood, or what is there already.
    Sickens(CombatantId, Option<WeaponId>),
    /// Somebody was saved from dying, and healed by so much.
    Saved(CombatantId, u16),
}

/// What waits for how a chain of checks ends.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Waiting {
    /// Nothing.
    Nothing,
    /// A risky order: it comes off if the check does.
    Venture(Order),
    /// Somebody who runs on, unless the blow hits them.
    RunOn(Run),
}

/// What changes the battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// What comes of something.
    Effects(Vec<Effect>),
    /// The battle's own clock moves on.
    Tick(Tick),
}

impl From<Walk> for Frame {
    fn from(walk: Walk) -> Frame {
        Frame::Weigh(Matter::Walk(walk))
    }
}

impl From<Pursuit> for Frame {
    fn from(pursuit: Pursuit) -> Frame {
        Frame::Weigh(Matter::Pursuit(pursuit))
    }
}

impl From<Flight> for Frame {
    fn from(flight: Flight) -> Frame {
        Frame::Weigh(Matter::Flight(flight))
    }
}

impl From<Settling> for Frame {
    fn from(settling: Settling) -> Frame {
        Frame::Weigh(Matter::Settling(settling))
    }
}

impl Waiting {
    /// What goes on once it is known whether the checks have gone well.
    pub fn after(self, has_landed: bool) -> Option<Frame> {
        match self {
            Waiting::Nothing => None,
            Waiting::Venture(order) => Some(Frame::Weigh(Matter::Ventured { order, comes_off: has_landed })),
            Waiting::RunOn(run) => Some(run.after(has_landed)),
        }
    }
}

impl Frame {
    /// Effects that are to be applied.
    pub fn effects(effects: Vec<Effect>) -> Frame {
        Frame::Apply(Change::Effects(effects))
    }

    /// A move of the battle's own clock.
    pub fn tick(tick: Tick) -> Frame {
        Frame::Apply(Change::Tick(tick))
    }

    /// The end of somebody's attack, for what holds no longer than that.
    pub fn ends_attack(who: CombatantId) -> Frame {
        Frame::effects(vec![Effect::Lapse { until: Until::AttackEnds(who) }])
    }

    /// The frame of an exchange that is about to ask for its first check.
    pub fn begin(exchange: Exchange) -> Option<Frame> {
        match exchange.next(None) {
            Step::Ask(exchange, ask) => Some(Frame::Roll(exchange, ask, Waiting::Nothing)),
            Step::Done(ending) => Frame::ending(ending),
        }
    }

    /// Those who may react to what somebody is about to do, the first of the list to be asked first.
    pub fn rouse(by: CombatantId, mut roused: Vec<Roused>) -> Option<Frame> {
        roused.reverse();
        (!roused.is_empty()).then_some(Frame::Weigh(Matter::Rouse { by, roused }))
    }

    /// What a chain of checks comes to, if it comes to anything.
    pub fn ending(ending: Ending) -> Option<Frame> {
        (!ending.effects.is_empty()).then_some(Frame::effects(ending.effects))
    }
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

    /// The same, once it is known whether a blow has hit.
    pub fn after(mut self, is_hit: bool) -> Frame {
        self.was_hit |= is_hit;
        Frame::from(Flight::Run(self))
    }
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
