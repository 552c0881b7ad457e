//! Orders: what somebody wants done. Judged by `permit`, weighed by `odds`, carried out by the engine.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Against, ArmourId, Attempt, CombatantId, Desk, Mark, Occasion, ReadiedDeed, Reply, Tending, Tested,
    TrapDeed, WeaponId,
};
use crate::grid::Pos;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// A deed of one's own.
    Act { who: CombatantId, act: Act },
    /// Yes to what is offered.
    Accept,
    /// No to what is offered.
    Decline,
    /// An intervention at the game master's desk.
    Desk(Desk),
}

/// A deed of a combatant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Go somewhere.
    Move {
        to: Pos,
        /// Squares to go by on the way.
        via: SmallVec<[Pos; 2]>,
    },
    /// Go a few feet, by a deed of its own.
    Shift { to: Pos, shift: Shift },
    /// Attack somebody.
    Attack {
        target: CombatantId,
        weapon: WeaponId,
        /// In how many swings, where a rulebook counts them; as many as there can be where nothing is said.
        swings: Option<u8>,
        /// Others who share the swings of this attack.
        also: SmallVec<[Share; 1]>,
        /// In what manner.
        manner: Manner,
    },
    /// Get the better of somebody, or help somebody to.
    Manoeuvre { kind: Manoeuvre, target: CombatantId },
    /// Do something for or against one other, settled by one check of one's own or by none.
    Attempt { kind: Attempt, target: CombatantId },
    /// Help an ally next to one on its next check against an enemy that both can reach.
    Aid {
        /// The ally.
        ally: CombatantId,
    },
    /// Set one's mind on not being hit.
    Evade,
    /// Get back on one's feet.
    Stand,
    /// Open or close a door.
    Door {
        at: Pos,
        /// Whether to open it.
        open: bool,
    },
    /// Take up a weapon that lies within arm's reach.
    TakeUp { weapon: WeaponId },
    /// Cast a spell that is no attack on one enemy.
    Cast {
        spell: WeaponId,
        /// On whom, or where.
        at: Mark,
    },
    /// Use an item.
    Use {
        item: WeaponId,
        /// On whom, or where.
        at: Mark,
    },
    /// Light something that one carries, put it out, or drop it.
    Tend { item: WeaponId, how: Tending },
    /// Place a weapon on a square, where it waits for whoever comes.
    Place { weapon: WeaponId, at: Pos },
    /// Find out how a trap works, or make it harmless.
    Trap { at: Pos, deed: TrapDeed },
    /// Bring another weapon to the ready.
    Switch { weapon: WeaponId },
    /// Put armour on, or take it off.
    Outfit {
        armour: ArmourId,
        /// Whether to put it on.
        on: bool,
    },
    /// Say something.
    Speak { words: String },
    /// Try a skill or an ability.
    Try {
        tested: Tested,
        /// Against what.
        against: Against,
    },
    /// Go on concentrating on a spell.
    Concentrate,
    /// Begin to sneak.
    Hide,
    /// Say what one is going to do in this round.
    Declare {
        /// What, in order.
        acts: Vec<Act>,
    },
    /// Walk off the field.
    Leave,
    /// Hold a deed back until something happens.
    Ready { deed: ReadiedDeed, on: Occasion },
    /// Give up what is held back.
    Unready,
    /// Take one's turn after another, from now on.
    Delay {
        /// After whom.
        after: CombatantId,
    },
    /// Be done for this turn.
    End,
}

/// Ways to go a few feet by a deed of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Shift {
    /// A quick step, which is a step like any other.
    Step,
    /// A careful one, which nobody can answer.
    Disengage,
    /// A whole move away from enemies, which takes a test.
    Extricate,
}

impl Shift {
    /// Every shift.
    pub const ALL: [Shift; 3] = [Shift::Step, Shift::Disengage, Shift::Extricate];
}

/// In what manner one attacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Manner {
    /// A second weapon that is used together with the first.
    pub second: Option<WeaponId>,
    /// Whether it is tried by a daring manoeuvre, at a risk.
    pub daring: bool,
}

/// A share in the swings of one attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Share {
    /// Whom it goes to.
    pub target: CombatantId,
    /// How many swings.
    pub swings: u8,
}

impl Act {
    /// An attack with all that there is.
    pub fn attack(target: CombatantId, weapon: WeaponId) -> Act {
        Act::Attack { target, weapon, swings: None, also: SmallVec::new(), manner: Manner::default() }
    }

    /// Whether it only brings one where something else can be done from.
    pub const fn leads_up(&self) -> bool {
        matches!(self, Act::Move { .. } | Act::Shift { .. } | Act::Stand | Act::Switch { .. })
    }
}

/// Ways to get the better of somebody without harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Manoeuvre {
    Trip,
    Disarm,
    Grapple,
    BreakFree,
}

impl Manoeuvre {
    /// Every manoeuvre.
    pub const ALL: [Manoeuvre; 4] =
        [Manoeuvre::Trip, Manoeuvre::Disarm, Manoeuvre::Grapple, Manoeuvre::BreakFree];
}

impl Order {
    /// A deed of somebody.
    pub const fn act(who: CombatantId, act: Act) -> Order {
        Order::Act { who, act }
    }

    /// Whose deed it is.
    pub const fn who(&self) -> Option<CombatantId> {
        match self {
            Order::Act { who, .. } => Some(*who),
            Order::Accept | Order::Decline | Order::Desk(_) => None,
        }
    }
}

/// What is asked of a combatant's controller in the middle of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Offer {
    /// Who may.
    pub to: CombatantId,
    /// What it may do.
    pub kind: OfferKind,
}

/// What may be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OfferKind {
    /// A blow at one who leaves one's reach.
    OpportunityAttack {
        /// The one who leaves.
        target: CombatantId,
        weapon: WeaponId,
    },
    /// A deed that was held back for this.
    Readied {
        /// What it has waited for.
        on: Occasion,
        deed: ReadiedDeed,
        /// The enemy who has brought it about.
        target: CombatantId,
    },
    /// What an ability or a spell lets one do.
    ByAbility {
        /// What it has waited for.
        on: Occasion,
        /// What it may do.
        reply: Reply,
        /// The enemy, or whom it does good.
        target: CombatantId,
    },
}

impl OfferKind {
    /// Every word that there is for an offer.
    pub const WORDS: &[&str] = &["opportunity attack", "readied attack", "readied action", "reaction"];

    /// Whom it is about beside the one who is asked.
    pub const fn target(self) -> CombatantId {
        match self {
            OfferKind::OpportunityAttack { target, .. }
            | OfferKind::Readied { target, .. }
            | OfferKind::ByAbility { target, .. } => target,
        }
    }

    /// The word that rule cards use for it.
    pub const fn word(self) -> &'static str {
        match self {
            OfferKind::OpportunityAttack { .. } => "opportunity attack",
            OfferKind::Readied { deed, .. } if deed.weapon().is_some() => "readied attack",
            OfferKind::Readied { .. } => "readied action",
            OfferKind::ByAbility { .. } => "reaction",
        }
    }
}
