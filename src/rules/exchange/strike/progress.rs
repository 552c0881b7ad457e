//! How far the delivery of a strike has come: all that its rolls so far have decided.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::dice::{Edge, Throw};
use crate::rules::axes::damage::{DamageProgress, DamageTally};
use crate::rules::axes::protection::GuardWear;

/// How far the delivery of a strike has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Progress {
    pub(super) stage: DeliveryStage,
    /// The edges that the daring manoeuvres tried so far have brought.
    pub(super) dared: SmallVec<[Edge; 1]>,
    /// The throw of the roll to hit and the number that it had to reach, for a second test with the same dice.
    pub(super) hit_with: Option<(Throw, i32)>,
    /// Whether the target has made the save, but takes damage all the same.
    pub(super) is_saved: bool,
    /// Whether the attacker has got past the target's armour.
    pub(super) is_beaten: bool,
    /// How the damage of every hand begins.
    pub(super) hit: DamageProgress,
    /// The hand that strikes now.
    pub(super) hand: usize,
    pub(super) damage: DamageProgress,
    pub(super) wear: GuardWear,
    /// The total so far of the dice that have not met protection yet.
    pub(super) so_far: DamageTally,
    /// The damage that has got through to the body, up to the amount that makes a difference.
    pub(super) through: i32,
    /// If only the highest of several blows counts: the highest so far, and the index of its hand.
    pub(super) best: Option<(i32, usize)>,
    /// The totals of the blows that are doubled or halved, for the log.
    pub(super) told: SmallVec<[i32; 1]>,
    /// The total of the present blow so far.
    pub(super) blow: i32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(super) enum DeliveryStage {
    /// Nothing is rolled yet.
    #[default]
    Ahead,
    /// A daring manoeuvre is tried.
    Daring,
    /// The roll to hit, or the save that replaces it.
    Attacking,
    /// The attack has hit, and another roll stands between the hit and its damage.
    Facing(Hurdle),
    /// The damage rolls.
    Dealing,
}

/// What may still be rolled between a hit and its damage, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(super) enum Hurdle {
    /// Whether the target evades the attack.
    Evasion,
    /// Whether the hit is a critical hit.
    Critical,
    /// Whether the hit gets past armour.
    Armour,
}

impl Progress {
    /// Whether the damage dice are rolled.
    pub(super) fn is_dealing(&self) -> bool {
        self.stage == DeliveryStage::Dealing
    }
}
