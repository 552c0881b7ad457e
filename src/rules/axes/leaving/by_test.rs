//! Getting away from adjacent enemies takes a test (`Leaving::ByTest`), and there is no other way.

use serde::{Deserialize, Serialize};

use crate::battle::{Change, Check, CombatantId, ExtraRoll, Purpose, Refusal, clauses};
use crate::dice::Rolled;
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::choices::leaving::{ByTest, LeavingRule};
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// The test of a combatant who tries to get away, and the way that they would go.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Extrication {
    who: CombatantId,
    check: Check,
    way: Vec<Pos>,
    failure_ends_turn: bool,
}

impl Table<'_> {
    /// The able enemies next to some squares who would keep a combatant there in combat, as far as the viewer knows.
    pub fn engagers(&self, who: CombatantId, here: Footprint) -> impl Iterator<Item = CombatantId> + '_ {
        self.threats(who, here).filter(move |enemy| !self.eludes(*enemy, who))
    }

    /// Whether a combatant is in combat: an able enemy stands next to them.
    pub fn is_in_combat(&self, who: CombatantId) -> bool {
        self.footprint(who).is_some_and(|here| self.engagers(who, here).next().is_some())
    }

    /// The enemy who keeps a combatant in combat, where the rulebook lets nobody walk away from an enemy.
    pub fn bound_by(&self, who: CombatantId) -> Option<CombatantId> {
        let LeavingRule::ByTest(_) = &self.muster.book.leaving.take else { return None };
        self.engagers(who, self.footprint(who)?).next()
    }

    /// The rule for getting away from enemies, where that takes a test.
    pub fn extricating(&self) -> Option<ByTest> {
        match &self.muster.book.leaving.take {
            LeavingRule::ByTest(rule) => Some(*rule),
            LeavingRule::Free | LeavingRule::Provokes => None,
        }
    }

    /// The squares that a combatant may get away to; the ways there are laid out in `reach`.
    pub fn explore_ways_out(&self, who: CombatantId, reach: &mut Reach) -> Vec<Pos> {
        let (Some(rule), Some(body)) = (self.extricating(), self.body(who)) else { return Vec::new() };
        self.explore_past_enemies(who, body.place.0, Some(u32::from(self.pace(who))), reach);
        let is_clear = |at: Pos| {
            !rule.ends_next_to_no_enemy || self.engagers(who, self.footprint_at(who, at)).next().is_none()
        };
        let reached = reach.reached().filter(|square| square.may_end && square.pos != body.place.0);
        reached.map(|square| square.pos).filter(|at| is_clear(*at)).collect()
    }

    /// The way by which a combatant may get away to a square.
    ///
    /// # Errors
    /// The combatant is not in combat, there is no such way, or an enemy stands next to where it ends.
    pub(in crate::rules) fn permit_way_out(&self, who: CombatantId, to: Pos) -> Result<Vec<Pos>, Refusal> {
        if self.extricating().is_none() {
            return Err(Refusal::NotInThisBook);
        }
        if self.bound_by(who).is_none() {
            return Err(Refusal::NotInCombat);
        }
        if self.must_stand_first(who) {
            return Err(Refusal::Prone);
        }
        if self.is_held(who) {
            return Err(Refusal::Held);
        }
        let mut reach = Reach::new();
        let ways = self.explore_ways_out(who, &mut reach);
        let engager = || self.engagers(who, self.footprint_at(who, to)).next();
        match reach.path(to).filter(|_| ways.contains(&to)) {
            Some(path) => Ok(path),
            None => Err(engager().map_or(Refusal::NoWay, |by| Refusal::InCombat { by })),
        }
    }

    /// The test of a combatant who tries to get away, on the way that their side knows.
    pub fn extrication(&self, who: CombatantId, to: Pos) -> Option<Extrication> {
        let rule = self.extricating()?;
        let way = self.seen_by(self.side(who)).permit_way_out(who, to).ok()?;
        let check = self.test(who, self.usual_difficulty())?;
        Some(Extrication { who, check, way, failure_ends_turn: rule.failure_ends_turn })
    }
}

impl Extrication {
    /// Rolls; then the combatant gets away or stays.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let who = self.who;
        let Some(rolled) = rolled else {
            let ask = Ask {
                who: Some(who),
                purpose: Purpose::ExtraRoll(ExtraRoll::Extricate),
                clause: clauses::Leaving::ByTest.into(),
                check: self.check.clone(),
                matters: RelevantResult::Success,
            };
            return Step::Ask(self, ask);
        };
        let effects = match (rolled.succeeds, self.failure_ends_turn) {
            (true, _) => vec![Change::SlipAway { who, way: self.way }.into()],
            (false, true) => vec![Change::EndTurn { who }.into()],
            (false, false) => Vec::new(),
        };
        Step::Done(Ending { landed: Some(rolled.succeeds), effects })
    }
}
