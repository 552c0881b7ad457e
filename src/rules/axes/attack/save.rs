//! Saves (`Attack::Save`): there is no roll to hit with what is saved against. The one whom it reaches rolls instead, with
//! an ability and proficiency where it covers that; whoever does not succeed takes all of it. Where a hero's worst face
//! doubles what failing does to it, it does so here (`Check::Doubled`).

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{Avoided, Check, CombatantId, Part, Reason, Save, Scale, WeaponId, clauses};
use crate::dice::{Goal, Rolled};
use crate::rules::axes::damage::{DamagePlan, Scaling};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

/// What a save decides about a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Saving {
    avoided: Avoided,
    /// Up to which face failing doubles what it does.
    doubled_to: Option<i32>,
}

impl Table<'_> {
    /// The save against something, where there is one; none where the check in force knows no abilities.
    pub fn saving(&self, target: CombatantId, weapon: WeaponId) -> Option<(Check, Saving)> {
        let Save { ability, dc, avoided } = self.arm(weapon).blocks.of(Axis::Attack).save?;
        let rule = self.ability_rule()?;
        let mut check = self.ability_check(target, Axis::Check, ability)?;
        let amount = dc.or_else(|| self.usual_threshold())?;
        check.threshold = smallvec![Part { why: Reason::Base, amount }];
        check.goal = Goal::Reach;
        let doubled_to = rule.doubled_harm_to_heroes_on.filter(|_| self.sheet(target).hero).map(i32::from);
        Some((check, Saving { avoided, doubled_to }))
    }
}

impl Saving {
    /// Whether the numbers of the roll matter, beside whether it succeeds.
    pub const fn looks_at_numbers(self) -> bool {
        self.doubled_to.is_some()
    }

    /// Whether nothing at all comes of what one has saved against.
    pub fn spares(self, rolled: &Rolled) -> bool {
        rolled.succeeds && self.avoided == Avoided::All
    }

    /// What is dealt after the save, where something is.
    pub fn on(self, damage: DamagePlan, rolled: &Rolled) -> DamagePlan {
        let is_doubled = self.doubled_to.is_some_and(|face| rolled.natural <= face);
        match rolled.succeeds {
            true => damage.scaled(Scaling { scale: Scale::Half, clause: clauses::Attack::Save.into() }),
            false if is_doubled => {
                damage.scaled(Scaling { scale: Scale::Double, clause: clauses::Check::Doubled.into() })
            }
            false => damage,
        }
    }
}
