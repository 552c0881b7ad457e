//! Frames: everything that may be under way, sorted by the system that deals with it.

use serde::{Deserialize, Serialize};

use crate::battle::{
    Cause, Change, CombatantId, DamageDice, Effect, Offer, Order, Outcome, Placed, PossibleReaction, Shift,
    SideId, Sweep, Until, WeaponId,
};
use crate::grid::Pos;
use crate::rules::axes::damage::ConstantDamage;
use crate::rules::axes::initiative::Places;
use crate::rules::axes::track::Strain;
use crate::rules::exchange::Exchange;
use crate::rules::step::{Ask, Ending, Step};
use crate::rules::table::turn::SidePart;

/// Something under way, sorted by the system that deals with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    /// An order, a walk or another matter. Weigh works out what it sets off.
    Weigh(Matter),
    /// A chain of checks, the check to be rolled next, and what waits for the end of the chain. Roll throws the dice.
    Roll(Box<Exchange>, Box<Ask>, Waiting),
    /// Effects, or a step of the battle's own clock. Apply carries them out.
    Apply(Applying),
    /// A combatant is asked whether they react.
    Offer(Offer),
}

/// What Weigh deals with.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Matter {
    /// An order that has been given.
    Order(Order),
    /// An order that has been declared and paid for.
    Declared(Order),
    /// A risky order, once its check has been made.
    RiskyDeed { order: Order, succeeded: bool },
    /// A combatant on their way.
    Walk(Walk),
    /// A combatant about to be pushed away from another by a number of squares; pulled if the number is below 0.
    Push { who: CombatantId, by: CombatantId, squares: i16 },
    /// A weapon, spell or item that affects its targets one after the other.
    Blast {
        who: CombatantId,
        /// The weapon, spell or item, and how it is used.
        sweep: Sweep,
        /// The targets still to come, the last first.
        targets: Vec<CombatantId>,
    },
    /// The combatants who may react to what comes next, one after the other; the last is asked first.
    AskToReact {
        /// The enemy to whom they react.
        by: CombatantId,
        possible: Vec<PossibleReaction>,
    },
    /// A combatant who has finished a walk; their turn may be over with it.
    Arrived(CombatantId),
    /// The turn of a dying combatant.
    LastChance(CombatantId),
    /// A strain on a combatant, who makes a check against it once everything above it in the stack is settled.
    Strain(CombatantId, Strain),
    /// Harm by a weapon whose damage goes on every turn after it has hit a combatant.
    Beset(ConstantDamage),
    /// Harm that a condition is about to do to a combatant.
    Suffer(CombatantId, DamageDice),
    /// A combatant who has come upon a placed weapon.
    Sprung(CombatantId, Placed),
    /// A combatant carries out what they have declared.
    Pursuit(Pursuit),
    /// Morale checks, and combatants whose morale is broken.
    Flight(Flight),
    /// What is settled once the fight is decided.
    Settling(Settling),
}

/// A combatant carries out what they have declared.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pursuit {
    /// They do the next deed.
    Goes(CombatantId),
    /// Before their own turn, they go to the square from which they strike together with another combatant.
    Leads(CombatantId),
}

/// Morale checks, and combatants whose morale is broken.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Flight {
    /// The combatants whose morale is to be checked together, and what calls for the check.
    MoraleCheck(Vec<CombatantId>, Cause),
    /// The turn of a combatant who flees.
    Flee(CombatantId),
    /// A combatant who flees and may have come to an exit.
    Escape(CombatantId),
    /// A combatant who runs for the way out, past enemies who can strike them.
    Run(Run),
}

/// What is settled once the fight is decided.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Settling {
    /// A combatant does what they can for their allies.
    Help(CombatantId),
    /// A combatant tends to a dying ally.
    Tend(CombatantId, CombatantId),
    /// A combatant makes a check against the corruption of a weapon or, without a weapon, against the corruption that they
    /// already have.
    Sickens(CombatantId, Option<WeaponId>),
    /// A combatant was saved from dying, and regained so many hit points.
    Saved(CombatantId, u16),
}

/// What waits for the end of a chain of checks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Waiting {
    Nothing,
    /// A risky order, which is carried out if the check succeeds.
    RiskyDeed(Order),
    /// A combatant who runs on, unless the attack hits them.
    RunOn(Run),
}

/// What Apply carries out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Applying {
    /// Effects to be applied.
    Effects(Vec<Effect>),
    /// A step of the battle's own clock.
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
    /// The frame that comes next, now that it is known whether the checks have succeeded.
    pub fn after(self, has_landed: bool) -> Option<Frame> {
        match self {
            Waiting::Nothing => None,
            Waiting::RiskyDeed(order) => {
                Some(Frame::Weigh(Matter::RiskyDeed { order, succeeded: has_landed }))
            }
            Waiting::RunOn(run) => Some(run.after(has_landed)),
        }
    }
}

impl Frame {
    /// One effect that is to be applied.
    pub fn effect(effect: impl Into<Effect>) -> Frame {
        Frame::effects(vec![effect.into()])
    }

    /// Effects that are to be applied.
    pub fn effects(effects: Vec<Effect>) -> Frame {
        Frame::Apply(Applying::Effects(effects))
    }

    /// A step of the battle's own clock.
    pub fn tick(tick: Tick) -> Frame {
        Frame::Apply(Applying::Tick(tick))
    }

    /// The end of a combatant's attack, with which some conditions end.
    pub fn ends_attack(who: CombatantId) -> Frame {
        Frame::effect(Change::Expire { until: Until::AttackEnds(who) })
    }

    /// What settles places in the order of play, if there is anything to settle.
    pub fn places(places: Places) -> Option<Frame> {
        match places {
            Places::FirstSide(roll) => Frame::begin(Exchange::FirstSide(roll)),
            Places::Rolls(rolls) => Frame::begin(Exchange::Order(rolls)),
            Places::Settled(effect) => Some(Frame::effects(vec![effect])),
            Places::Nothing => None,
        }
    }

    /// The frame of an exchange that asks for a check, and what waits for the end of the exchange.
    pub fn roll(exchange: Exchange, ask: Ask, then: Waiting) -> Frame {
        Frame::Roll(Box::new(exchange), Box::new(ask), then)
    }

    /// The frame of an exchange that is about to ask for its first check.
    pub fn begin(exchange: Exchange) -> Option<Frame> {
        match exchange.next(None) {
            Step::Ask(exchange, ask) => Some(Frame::roll(exchange, ask, Waiting::Nothing)),
            Step::Done(ending) => Frame::ending(ending),
        }
    }

    /// The combatants who may react to what comes next; the first of the list is asked first.
    pub fn ask_to_react(by: CombatantId, mut possible: Vec<PossibleReaction>) -> Option<Frame> {
        possible.reverse();
        (!possible.is_empty()).then_some(Frame::Weigh(Matter::AskToReact { by, possible }))
    }

    /// The effects of a chain of checks, if it has any.
    pub fn ending(ending: Ending) -> Option<Frame> {
        (!ending.effects.is_empty()).then_some(Frame::effects(ending.effects))
    }
}

/// A combatant on their way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Walk {
    pub who: CombatantId,
    /// The squares still ahead.
    pub ahead: Vec<Pos>,
    /// The combatants who have been asked whether they react to this move; nobody is asked twice.
    pub asked: Vec<CombatantId>,
    /// The last square of which the log has said that the combatant leaves it, so that the log says so only once.
    pub leaves: Option<Pos>,
    /// Where the walk has brought the combatant. If they stand elsewhere, something else has moved them.
    pub stands: Option<Pos>,
    /// Set if the move is a deed of its own, paid for beforehand.
    pub shift: Option<Shift>,
    /// Whether the next diagonal step counts double.
    pub next_diagonal_double: bool,
    /// Whether the combatant is pushed, or steps as a reaction, and so neither pays for the move nor has to stand.
    pub is_free: bool,
    /// The steps walked so far, each counted as a step over level ground.
    pub walked: u16,
}

/// A combatant who runs for the way out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    pub who: CombatantId,
    /// The squares still ahead; `None` until the combatant has looked for a way.
    pub ahead: Option<Vec<Pos>>,
    /// The enemies who have struck at them.
    pub struck: Vec<CombatantId>,
    /// Whether one of these enemies has hit.
    pub was_hit: bool,
}

impl Run {
    /// A combatant who is about to run.
    pub const fn of(who: CombatantId) -> Run {
        Run { who, ahead: None, struck: Vec::new(), was_hit: false }
    }

    /// The frame of this run, now that it is known whether an enemy's attack has hit.
    pub fn after(mut self, is_hit: bool) -> Frame {
        self.was_hit |= is_hit;
        Frame::from(Flight::Run(self))
    }
}

/// A step of the battle's own clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tick {
    /// A round begins.
    RoundBegins,
    /// The turn of a side, or of a part of it, begins.
    SideGoes(SideId, SidePart),
    /// The turn of a combatant with a place of their own in the order of play begins.
    OneGoes(CombatantId),
    /// The order of the sides is settled.
    OpeningEnds,
    /// The members of a side declare what they are going to do.
    Declares(SideId),
    /// Everybody has declared.
    DeclaringEnds,
    /// A combatant has declared what they are going to do.
    HasDeclared(CombatantId),
    /// A combatant goes on with a turn that has begun.
    Resumes(CombatantId),
    /// A combatant's turn begins.
    TurnBegins(CombatantId),
    /// A combatant's turn is over.
    TurnEnds(CombatantId),
    /// A combatant may prepare before the first round.
    Plans(CombatantId),
    /// All combatants have prepared.
    PlanningEnds,
    /// A round is over.
    RoundEnds,
    /// The fight is decided, but the dying and the saved are settled before the battle ends.
    Settles(Outcome),
    /// A round begins after the fight.
    RoundAfter,
    /// A combatant does what they can for their allies after the fight.
    Helps(CombatantId),
    /// The battle is over.
    Over(Outcome),
}
