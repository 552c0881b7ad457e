//! Orders: what somebody wants done. Judged by `permit`, weighed by `odds`, carried out by the engine.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::condition::Dread;
use super::{Against, ArmourId, CombatantId, Mark, Occasion, Reply, SideId, Skill, Tested, Track, WeaponId};
use crate::dice::Edge;
use crate::grid::Pos;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// A deed of one's own.
    Act {
        /// Whose.
        who: CombatantId,
        /// What.
        act: Act,
    },
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
        /// Where to.
        to: Pos,
        /// Squares to go by on the way.
        via: SmallVec<[Pos; 2]>,
    },
    /// Go a few feet, by a deed of its own.
    Shift {
        /// Where to.
        to: Pos,
        /// How.
        shift: Shift,
    },
    /// Attack somebody.
    Attack {
        /// Whom.
        target: CombatantId,
        /// With what.
        weapon: WeaponId,
        /// In how many swings, where a rulebook counts them; as many as there can be where nothing is said.
        swings: Option<u8>,
        /// Others who share the swings of this attack.
        also: SmallVec<[Share; 1]>,
    },
    /// Get the better of somebody, or help somebody to.
    Manoeuvre {
        /// How.
        kind: Manoeuvre,
        /// Whom.
        target: CombatantId,
    },
    /// Help an ally next to one on its next check against an enemy that both can reach.
    Aid {
        /// The ally.
        ally: CombatantId,
    },
    /// Get back on one's feet.
    Stand,
    /// Open or close a door.
    Door {
        /// Which.
        at: Pos,
        /// Whether to open it.
        open: bool,
    },
    /// Take up a weapon that lies within arm's reach.
    TakeUp {
        /// Which.
        weapon: WeaponId,
    },
    /// Cast a spell that is no attack on one enemy.
    Cast {
        /// Which.
        spell: WeaponId,
        /// On whom, or where.
        at: Mark,
    },
    /// Use an item.
    Use {
        /// Which.
        item: WeaponId,
        /// On whom, or where.
        at: Mark,
    },
    /// Bring another weapon to the ready.
    Switch {
        /// Which.
        weapon: WeaponId,
    },
    /// Put armour on, or take it off.
    Outfit {
        /// Which.
        armour: ArmourId,
        /// Whether to put it on.
        on: bool,
    },
    /// Say something.
    Speak {
        /// What.
        words: String,
    },
    /// Try a skill.
    Try {
        /// Which.
        skill: Skill,
        /// Against what.
        against: Against,
    },
    /// Begin to sneak.
    Hide,
    /// Walk off the field.
    Leave,
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
}

impl Shift {
    /// Every shift.
    pub const ALL: [Shift; 2] = [Shift::Step, Shift::Disengage];
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
    #[must_use]
    pub fn attack(target: CombatantId, weapon: WeaponId) -> Act {
        Act::Attack { target, weapon, swings: None, also: SmallVec::new() }
    }
}

/// Ways to get the better of somebody without harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
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

/// What the game master may do at any time, to anybody.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Desk {
    /// Give one an edge on its next check.
    Grant {
        /// Whom.
        who: CombatantId,
        /// Which.
        edge: Edge,
    },
    /// Let the next die that one throws show a face.
    SetDie {
        /// Whose.
        who: CombatantId,
        /// The face.
        face: u8,
    },
    /// Let one's next check succeed without a roll.
    Succeed {
        /// Whose.
        who: CombatantId,
    },
    /// Add points to a track, or take some off.
    Points {
        /// Whose.
        who: CombatantId,
        /// Which track.
        track: Track,
        /// How many; below 0 takes off.
        change: i8,
    },
    /// Take hit points from one.
    Harm {
        /// Whom.
        who: CombatantId,
        /// How many.
        amount: u16,
    },
    /// Give hit points back to one.
    Heal {
        /// Whom.
        who: CombatantId,
        /// How many at most.
        amount: u16,
    },
    /// Let one risk a point on a track.
    Risk {
        /// Whom.
        who: CombatantId,
        /// Which track.
        track: Track,
    },
    /// Let one check whether it merely takes a point on a track.
    Endure {
        /// Whom.
        who: CombatantId,
        /// Which track.
        track: Track,
    },
    /// Let one try a skill, or what it is good at.
    Check {
        /// Whom.
        who: CombatantId,
        /// What.
        tested: Tested,
        /// Against what.
        against: Against,
    },
    /// Decide what has become of one.
    Fate {
        /// Whom.
        who: CombatantId,
        /// What.
        fate: DeskFate,
    },
    /// Lay one prone, or put it back on its feet.
    Prone {
        /// Whom.
        who: CombatantId,
        /// Whether it lies.
        prone: bool,
    },
    /// Give one a trauma.
    Trauma {
        /// Whom.
        who: CombatantId,
        /// Of what.
        of: Dread,
    },
    /// Put one somewhere else.
    Put {
        /// Whom.
        who: CombatantId,
        /// Where.
        at: Pos,
    },
    /// Say which side goes first.
    FirstSide {
        /// Which.
        side: SideId,
    },
    /// Bring in one who is awaited.
    Bring {
        /// Whom.
        who: CombatantId,
    },
    /// Bring in another one of a kind that is in the battle.
    Add {
        /// One of that kind.
        like: CombatantId,
        /// What the new one is called.
        name: String,
        /// On which side.
        side: SideId,
        /// Where.
        at: Pos,
    },
    /// Hand the controls of one to a person or to an opponent.
    Control {
        /// Whose.
        who: CombatantId,
        /// The profile; none for a person.
        profile: Option<String>,
    },
    /// Open or close a door from afar.
    Door {
        /// Which.
        at: Pos,
        /// Whether to open it.
        open: bool,
    },
}

/// What the game master may decide has become of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum DeskFate {
    Able,
    Unconscious,
    Down,
    Maimed,
    Surrendered,
    Dead,
    Gone,
}

impl DeskFate {
    /// All of them.
    pub const ALL: [DeskFate; 7] = [
        DeskFate::Able,
        DeskFate::Unconscious,
        DeskFate::Down,
        DeskFate::Maimed,
        DeskFate::Surrendered,
        DeskFate::Dead,
        DeskFate::Gone,
    ];
}

impl Order {
    /// A deed of somebody.
    #[must_use]
    pub const fn act(who: CombatantId, act: Act) -> Order {
        Order::Act { who, act }
    }

    /// Whose deed it is.
    #[must_use]
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
        /// With what.
        weapon: WeaponId,
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
    pub const WORDS: &[&str] = &["opportunity attack", "reaction"];

    /// Whom it is about beside the one who is asked.
    #[must_use]
    pub const fn target(self) -> CombatantId {
        match self {
            OfferKind::OpportunityAttack { target, .. } | OfferKind::ByAbility { target, .. } => target,
        }
    }

    /// The word that rule cards use for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            OfferKind::OpportunityAttack { .. } => "opportunity attack",
            OfferKind::ByAbility { .. } => "reaction",
        }
    }
}
