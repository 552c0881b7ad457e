//! Hiding that is all or nothing (`Stealth::Hide`): nobody can aim at a hidden combatant until that combatant
//! attacks, or ends a move where an enemy sees them plainly.

use smallvec::smallvec;

use super::SneakPlan;
use crate::battle::{
    Change, Check, CombatantId, Effect, Light, Modifier, Reason, Refusal, Training, clauses,
};
use crate::dice::Goal;
use crate::grid::Footprint;
use crate::rules::axes::ability::modifier;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::stealth::{AbilityHiding, HidingCheck, HidingPlus, Untargetable};
use crate::rules::table::Table;

impl Table<'_> {
    /// The roll of a combatant who hides from all enemies at once.
    pub(super) fn hide_from_all(&self, who: CombatantId, rule: Untargetable) -> Option<SneakPlan> {
        let watchers = if rule.not_in_plain_view { self.plain_views(who).collect() } else { smallvec![] };
        let clause = clauses::Stealth::Hide.into();
        Some(SneakPlan { who, check: self.hiding_check(who, rule.by)?, clause, anew: true, watchers })
    }

    fn hiding_check(&self, who: CombatantId, by: HidingCheck) -> Option<Check> {
        let AbilityHiding { ability, dc, plus } = match by {
            HidingCheck::Test(difficulty) => return self.test(who, difficulty),
            HidingCheck::Ability(rule) => rule,
        };
        let mut check = self.trained_check(who, Axis::Stealth, ability, &[Training::Stealth])?;
        check.threshold = smallvec![Modifier { why: Reason::Base, amount: dc }];
        if let HidingPlus::BestObserver(ability) = plus {
            let eyes = self.watchers(who).map(|eye| modifier(self.score(eye, Axis::Stealth, ability)));
            let watchful = eyes.max().filter(|amount| *amount != 0);
            check.threshold.extend(watchful.map(|amount| Modifier { why: Reason::Watched, amount }));
        }
        check.goal = Goal::Reach;
        Some(check)
    }

    pub(super) fn permit_hiding_from_all(&self, who: CombatantId, rule: Untargetable) -> Result<(), Refusal> {
        match self.plain_views(who).next().filter(|_| rule.not_in_plain_view) {
            Some(by) => Err(Refusal::InSight { by }),
            None => Ok(()),
        }
    }

    /// The able enemies who see a combatant plainly, or would if that combatant did not hide.
    fn plain_views(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        let here = self.footprint(who);
        let is_plain = move |eye: CombatantId| {
            here.is_some_and(|here| self.is_lit_to(eye, here) && !self.is_hidden_by_ground(eye, who, here))
        };
        self.watchers(who).filter(move |eye| is_plain(*eye))
    }

    fn is_lit_to(&self, eye: CombatantId, squares: Footprint) -> bool {
        let light = self.light_on(squares);
        let seen_as = match self.lighting() {
            Some(rule) => rule.seen_as(light, self.sheet(eye).darksight),
            None => light,
        };
        seen_as >= Light::Lit
    }

    fn is_hidden_by_ground(&self, eye: CombatantId, who: CombatantId, squares: Footprint) -> bool {
        squares.squares().any(|at| self.board.hides(at)) || self.is_covered(eye, who)
    }

    /// What the end of a move brings upon a hidden combatant: they are revealed where an enemy sees them plainly.
    pub fn found_in_the_open(&self, who: CombatantId) -> Option<Effect> {
        let rule =
            self.all_or_nothing_hiding().filter(|rule| rule.not_in_plain_view && self.is_sneaking(who))?;
        let reveal = Change::Reveal { who }.by(clauses::Stealth::Hide);
        self.permit_hiding_from_all(who, *rule).is_err().then_some(reveal)
    }
}
