//! The hands of a strike, one for each weapon that strikes the target, and the body that each of them meets.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::battle::{Change, CombatantId, Effect, Happening, clauses};
use crate::rules::axes::damage::DamagePlan;
use crate::rules::axes::harm::HarmPlan;
use crate::rules::axes::protection::Guard;
use crate::rules::axes::track::TrackPlan;

/// All hands of a strike, usually a single one.
pub(super) type Hands = SmallVec<[Hand; 1]>;

/// A weapon that strikes, and the target's body as this weapon meets it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(super) struct Hand {
    /// The damage of the weapon; none if weapons have no damage of their own.
    pub(super) damage: Option<DamagePlan>,
    pub(super) body: Body,
}

/// What protects the target from a hit, and what the hit does to them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(super) struct Body {
    pub(super) who: CombatantId,
    pub(super) guard: Guard,
    /// Whether the hit does no harm, whatever its other effects are.
    pub(super) harmless: bool,
    pub(super) harm: HarmPlan,
    pub(super) tiring: Vec<TrackPlan>,
    /// The effects besides damage.
    pub(super) always: SmallVec<[Effect; 1]>,
    /// The effects besides damage that an overshield can keep off.
    pub(super) unless_kept_off: SmallVec<[Effect; 1]>,
}

impl Body {
    /// The effects besides damage, without those that an overshield keeps off.
    pub(super) fn left_behind(&mut self) -> SmallVec<[Effect; 1]> {
        let mut left = std::mem::take(&mut self.always);
        if self.guard.keeps_off_effects() {
            if !self.unless_kept_off.is_empty() {
                let happening = Happening::Warded { who: self.who };
                left.push(Change::tell(happening).by(clauses::Protection::Overshield));
            }
        } else {
            left.append(&mut self.unless_kept_off);
        }
        left
    }
}
