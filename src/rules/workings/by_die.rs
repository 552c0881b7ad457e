//! The rolls before a weapon, spell or item affects several targets. If it has no measured area (`Damage::HowMany`), its die says
//! how many targets there are, those nearest to the square at which it is aimed first; an attacker is never among them. A daring
//! manoeuvre is tried once for all targets.

use serde::{Deserialize, Serialize};

use crate::battle::{Area, Change, Check, CombatantId, ExtraRoll, Manner, Purpose, Sweep, WeaponId, clauses};
use crate::dice::{Rolled, Throw};
use crate::grid::{Footprint, Pos};
use crate::rules::book::aim::Aim;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::manoeuvre::Daring;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// The rolls before a weapon, spell or item affects several targets: whether a daring manoeuvre succeeds, once for all of them,
/// and how many targets there are.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TargetRolls {
    who: CombatantId,
    sweep: Sweep,
    /// A daring manoeuvre that is still to be tried, and its save.
    daring: Option<(Daring, Box<Check>)>,
    /// How many dice, of how many sides, give the number of targets; none if the number is certain.
    dice: Option<(u8, u8)>,
    /// The possible targets, the nearest first.
    among: Vec<CombatantId>,
}

impl Table<'_> {
    /// Whether a die says how many targets a weapon, spell or item affects.
    pub fn is_by_die(&self, what: WeaponId) -> bool {
        self.aim_of(what) == Aim::Area(Area::ByDie)
    }

    /// The most targets that a weapon, spell or item may affect, those nearest to a square first. Each must have a clear
    /// line from there. The combatant who uses it is among them only if it does good.
    pub(super) fn nearest_to(&self, who: CombatantId, what: WeaponId, at: Pos) -> Vec<CombatantId> {
        let (there, diagonal) = (Footprint::new(at, 1), self.muster.book.diagonal);
        let is_meant =
            |other: CombatantId| self.is_meant(who, what, other) && (other != who || self.is_helpful(what));
        let near = self.seen().filter_map(|(other, body)| {
            let squares = self.footprint_at(other, body.place.0);
            let may = body.fate.is_target() && is_meant(other) && self.has_line(there, squares);
            may.then(|| (there.gap(squares, diagonal), other))
        });
        let mut near: Vec<(u32, CombatantId)> = near.collect();
        near.sort_unstable();
        let most = self
            .weapon_sheet(what)
            .number_die()
            .map_or(0, |(count, sides)| usize::from(count) * usize::from(sides));
        near.into_iter().take(most).map(|(_, other)| other).collect()
    }

    /// The roll for how many of the possible targets, the nearest first, are affected; none if the number is certain.
    pub fn target_count_roll(
        &self,
        who: CombatantId,
        what: WeaponId,
        among: &[CombatantId],
    ) -> Option<TargetRolls> {
        self.target_rolls(who, what, Manner::default(), among)
    }

    /// The rolls before a weapon, spell or item affects some of the possible targets, the nearest first; none if nothing
    /// is rolled.
    pub fn target_rolls(
        &self,
        who: CombatantId,
        what: WeaponId,
        manner: Manner,
        among: &[CombatantId],
    ) -> Option<TargetRolls> {
        let dice = self.weapon_sheet(what).number_die().filter(|_| self.is_by_die(what) && !among.is_empty());
        let daring = self.daring().filter(|_| manner.daring);
        let daring = daring.map(|rule| (rule, Box::new(self.save(who, Axis::Manoeuvres, rule.save))));
        let sweep = Sweep::with(what, manner);
        let is_rolled = dice.is_some() || daring.is_some();
        is_rolled.then(|| TargetRolls { who, sweep, daring, dice, among: among.to_vec() })
    }
}

impl TargetRolls {
    /// Takes the result of the last roll, then asks for the next one or ends.
    pub fn next(mut self, rolled: Option<&Rolled>) -> Step<Self> {
        match (self.daring.take(), self.dice, rolled) {
            (Some((rule, save)), _, None) => {
                let ask = Ask {
                    who: Some(self.who),
                    purpose: Purpose::Save(rule.save),
                    clause: clauses::Manoeuvre::Daring.into(),
                    check: (*save).clone(),
                    matters: RelevantResult::Success,
                };
                Step::Ask(TargetRolls { daring: Some((rule, save)), ..self }, ask)
            }
            (Some((rule, _)), _, Some(rolled)) => {
                self.sweep.dared = Some(if rolled.succeeds { rule.success } else { rule.failure });
                self.next(None)
            }
            (None, Some((count, sides)), None) => {
                let ask = Ask {
                    who: Some(self.who),
                    purpose: Purpose::ExtraRoll(ExtraRoll::HowMany { with: self.sweep.what }),
                    clause: clauses::Damage::HowMany.into(),
                    check: Check::of(Throw::Sum { count: count.into(), sides }),
                    matters: RelevantResult::Natural,
                };
                Step::Ask(self, ask)
            }
            (None, dice, rolled) => {
                let TargetRolls { who, sweep, among, .. } = self;
                let counted =
                    dice.and(rolled).map(|rolled| usize::try_from(rolled.total).unwrap_or_default());
                let number = counted.unwrap_or(among.len());
                let targets = among.into_iter().take(number).collect();
                Step::Done(Ending::of(vec![Change::AffectTargets { who, sweep, targets }.into()]))
            }
        }
    }
}
