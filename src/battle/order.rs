//! Orders: what somebody wants done. Judged by `permit`, weighed by `odds`, carried out by the engine.

use serde::{Deserialize, Serialize};

use super::{CombatantId, Deed, Desk, HeldDeed, Occasion, Reply, WeaponId};

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// A deed of one's own.
    Deed { who: CombatantId, deed: Deed },
    /// Yes to what is offered.
    Accept,
    /// No to what is offered.
    Decline,
    /// An intervention at the game master's desk.
    Desk(Desk),
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

impl Order {
    /// A deed of somebody.
    pub fn deed(who: CombatantId, deed: impl Into<Deed>) -> Order {
        Order::Deed { who, deed: deed.into() }
    }

    /// Whose deed it is.
    pub const fn who(&self) -> Option<CombatantId> {
        match self {
            Order::Deed { who, .. } => Some(*who),
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
        deed: HeldDeed,
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
