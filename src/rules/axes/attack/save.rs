//! Saves against attacks (`Attack::Save`): instead of a roll to hit, the target makes a save with an ability, and
//! with proficiency where it covers that ability. A target who fails takes the whole effect. Where a hero's worst
//! faces double what failing does, they do so here (`Check::Doubled`).

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{Avoided, Check, CombatantId, Modifier, Reason, Save, Scale, WeaponId, clauses};
use crate::dice::{Goal, Rolled};
use crate::rules::axes::damage::Scaling;
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

/// What a save decides about a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Saving {
    avoided: Avoided,
    /// The highest face on which a failed save doubles the damage, where the rule has one.
    doubled_to: Option<i32>,
}

impl Table<'_> {
    /// The save against a weapon, spell or item, where it has one; none where the check in force knows no abilities.
    pub fn saving(&self, target: CombatantId, weapon: WeaponId) -> Option<(Check, Saving)> {
        let Save { ability, dc, avoided } = self.weapon_sheet(weapon).blocks.of(Axis::Attack).save?;
        let rule = self.muster.book.ability_rule()?;
        let mut check = self.ability_check(target, Axis::Check, ability)?;
        let amount = dc.or_else(|| self.usual_threshold())?;
        check.threshold = smallvec![Modifier { why: Reason::Base, amount }];
        check.goal = Goal::Reach;
        let doubled_to = rule.doubled_harm_to_heroes_on.filter(|_| self.sheet(target).hero).map(i32::from);
        Some((check, Saving { avoided, doubled_to }))
    }
}

impl Saving {
    /// Whether the numbers of the roll matter, besides whether it succeeds.
    pub const fn looks_at_numbers(self) -> bool {
        self.doubled_to.is_some()
    }

    /// Whether the target avoids the whole effect.
    pub fn spares(self, rolled: &Rolled) -> bool {
        rolled.succeeds && self.avoided == Avoided::All
    }

    /// How the save doubles or halves the damage, if it does.
    pub fn scaling(self, rolled: &Rolled) -> Option<Scaling> {
        let is_doubled = self.doubled_to.is_some_and(|face| rolled.natural <= face);
        if rolled.succeeds {
            Some(Scaling { scale: Scale::Half, clause: clauses::Attack::Save.into() })
        } else if is_doubled {
            Some(Scaling { scale: Scale::Double, clause: clauses::Check::Doubled.into() })
        } else {
            None
        }
    }
}
