//! A retreat takes a whole turn (`Exit::Retreat`): a check to get away, blows from the enemies on the way
//! (`Exit::Struck`), or both.

use serde::{Deserialize, Serialize};
use smallvec::smallvec;

use crate::battle::{
    Ability, Change, Check, CombatantId, Fate, Modifier, MoraleChange, MoraleOrLife, Purpose, Reason,
    WeaponId, clauses,
};
use crate::dice::{Goal, Rolled};
use crate::grid::Footprint;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::exit::{ExitRule, Retreat, Unopposed, WholeTurn};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// A retreat that lies ahead or is under way.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct RetreatPlan {
    who: CombatantId,
    check: Option<Check>,
    /// Whether enemies on the way strike at the combatant.
    is_struck_at: bool,
}

impl Table<'_> {
    /// The rule for leaving the field with a whole turn, where the book has it.
    pub fn whole_turn(&self) -> Option<WholeTurn> {
        match &self.muster.book.exit.take {
            ExitRule::WholeTurn(rule) => Some(*rule),
            ExitRule::WalkOff | ExitRule::SaveToSafety(_) => None,
        }
    }

    /// The retreat of a combatant from where they stand.
    pub fn retreat(&self, who: CombatantId) -> Option<RetreatPlan> {
        let rule = self.whole_turn()?;
        let here = self.footprint(who)?;
        let is_opposed = self.melee_threats(who, here).next().is_some();
        if !is_opposed && rule.unopposed == Unopposed::Succeeds {
            return Some(RetreatPlan { who, check: None, is_struck_at: false });
        }
        let is_tried = rule.retreat != Retreat::Struck;
        let check = if is_tried { Some(self.getaway_check(who, rule)?) } else { None };
        Some(RetreatPlan { who, check, is_struck_at: rule.retreat != Retreat::Check })
    }

    fn getaway_check(&self, who: CombatantId, rule: WholeTurn) -> Option<Check> {
        let mut check = match (rule.skill, rule.ability) {
            (Some(skill), _) => self.skill_check(who, Axis::Exit, &[skill])?,
            (None, ability) => self.ability_check(who, Axis::Exit, ability.unwrap_or(Ability::Dex))?,
        };
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: rule.dc }];
        check.goal = Goal::Reach;
        Some(check)
    }

    /// The able enemies who could strike a combatant in melee at a place, each with the weapon they would use.
    pub fn melee_threats(
        &self,
        who: CombatantId,
        at: Footprint,
    ) -> impl Iterator<Item = (CombatantId, WeaponId)> + '_ {
        self.able().filter_map(move |(enemy, body)| {
            if !self.is_enemy(who, enemy) || self.eludes(who, enemy) {
                return None;
            }
            let there = self.footprint_at(enemy, body.place.0);
            let weapon = self.melee_weapon(enemy)?;
            let gap = there.reach(at, self.muster.book.diagonal);
            (gap <= u32::from(self.weapon_reach(weapon)) && self.has_line(there, at))
                .then_some((enemy, weapon))
        })
    }
}

impl RetreatPlan {
    /// Rolls, where there is a check; then the combatant gets away, runs past enemies, or is held back.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let who = self.who;
        match (rolled, &self.check) {
            (None, Some(check)) => {
                let ask = Ask {
                    who: Some(who),
                    purpose: Purpose::Retreat,
                    clause: clauses::Exit::Retreat.into(),
                    check: check.clone(),
                    matters: RelevantResult::Success,
                };
                Step::Ask(self, ask)
            }
            (Some(rolled), _) if !rolled.succeeds => {
                let held_back = MoraleOrLife::MoraleChanges { who, change: MoraleChange::HeldBack };
                let held_back = held_back.because(clauses::Exit::Retreat);
                Step::Done(Ending { landed: Some(false), effects: vec![held_back] })
            }
            _ => {
                let away = if self.is_struck_at {
                    MoraleOrLife::Runs { who }.because(clauses::Exit::Struck)
                } else {
                    Change::Fate { who, fate: Fate::Gone }.by(clauses::Exit::Retreat)
                };
                Step::Done(Ending { landed: Some(true), effects: vec![away] })
            }
        }
    }
}
