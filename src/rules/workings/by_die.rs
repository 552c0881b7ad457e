//! Areas that nobody has measured (`Damage::HowMany`): the die of what is used says how many it takes in, those nearest to
//! the square it is aimed at first. Whoever uses it keeps clear of it.

use serde::{Deserialize, Serialize};

use super::Aim;
use crate::battle::{Area, Check, CombatantId, Effect, Feat, Purpose, WeaponId, clauses};
use crate::dice::{Rolled, Throw};
use crate::grid::{Footprint, Pos};
use crate::rules::exchange::{Ask, Ending, Exchange, Matters, Step};
use crate::rules::table::Table;

/// The roll for how many something takes in.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct HowMany {
    who: CombatantId,
    what: WeaponId,
    /// How many dice, of how many sides.
    dice: (u8, u8),
    /// Those whom it may take in, the nearest first.
    among: Vec<CombatantId>,
}

impl Table<'_> {
    /// Whether a die says how many something takes in.
    #[must_use]
    pub fn is_by_die(&self, what: WeaponId) -> bool {
        self.aim_of(what) == Aim::Area(Area::ByDie)
    }

    /// Those whom something may take in at the most, the nearest to a square first, of those that a line leads to from
    /// there. What does good may be for the one who uses it too.
    pub(super) fn nearest_to(&self, who: CombatantId, what: WeaponId, at: Pos) -> Vec<CombatantId> {
        let (there, diagonal) = (Footprint::new(at, 1), self.muster.book.diagonal);
        let is_meant =
            |other: CombatantId| self.is_meant(who, what, other) && (other != who || self.is_boon(what));
        let near = self.seen().filter_map(|(other, body)| {
            let squares = self.footprint_at(other, body.place.0);
            let may = body.fate.is_target() && is_meant(other) && self.has_line(there, squares);
            may.then(|| (there.gap(squares, diagonal), other))
        });
        let mut near: Vec<(u32, CombatantId)> = near.collect();
        near.sort_unstable();
        let most =
            self.arm(what).number_die().map_or(0, |(count, sides)| usize::from(count) * usize::from(sides));
        near.into_iter().take(most).map(|(_, other)| other).collect()
    }

    /// The roll for how many of some, the nearest first, something takes in; none where that is no question.
    #[must_use]
    pub fn how_many(&self, who: CombatantId, what: WeaponId, among: &[CombatantId]) -> Option<HowMany> {
        let dice = self.arm(what).number_die().filter(|_| self.is_by_die(what) && !among.is_empty())?;
        Some(HowMany { who, what, dice, among: among.to_vec() })
    }
}

impl HowMany {
    /// Goes on by one roll.
    #[must_use]
    pub fn next(self, rolled: Option<&Rolled>) -> Step {
        let HowMany { who, what, dice: (count, sides), .. } = self;
        let Some(rolled) = rolled else {
            let ask = Ask {
                who: Some(who),
                purpose: Purpose::Feat(Feat::HowMany { with: what }),
                clause: clauses::Damage::HowMany.into(),
                check: Check::of(Throw::Sum { count: count.into(), sides }),
                matters: Matters::Natural,
            };
            return Step::Ask(Exchange::HowMany(self), ask);
        };
        let number = usize::try_from(rolled.total).unwrap_or_default();
        let targets = self.among.into_iter().take(number).collect();
        Step::Done(Ending::of(vec![Effect::TakeIn { who, what, targets }]))
    }
}
