//! Others may stabilise one who is dying (`LastChances::Stabilise`), in the battle and, where it is over sooner, in what
//! is left of the time (`LastChances::AfterTheBattle`).

use std::cell::RefCell;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::{Helper, LastChancesRule, OwnTests};
use crate::battle::{Ability, CombatantId, Refusal, SideId};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;

/// Steps within which one who is dying is looked for first, and then, before the whole field is searched.
const LOOKED_FOR: [u32; 2] = [24, 96];

/// Others may stabilise one who is dying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByOthers {
    /// The ability that helps; none where it takes no check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
    /// What the check must reach.
    #[serde(default = "usual")]
    pub dc: i32,
    /// From how many feet away.
    pub reach: u16,
    /// Whether healing stabilises without a check; otherwise it does nothing for one who is dying.
    #[serde(default)]
    pub healing_needs_no_check: bool,
    /// Rounds after which one who has not been stabilised is dead, where what brought it so low says nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

const fn usual() -> i32 {
    11
}

/// What one does for a dying friend once the battle is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescue {
    /// Whom it goes to.
    pub target: CombatantId,
    /// The squares that it goes by this round; none where it is there already.
    pub way: Vec<Pos>,
    /// Whether it gets there this round.
    pub arrives: bool,
}

thread_local! {
    /// Memory for finding ways to the dying, used again for the next one; nothing is kept in it.
    static SEARCH: RefCell<Reach> = RefCell::new(Reach::new());
}

impl Table<'_> {
    /// How others may stabilise the dying, where the book lets them.
    #[must_use]
    pub fn by_others(&self) -> Option<&ByOthers> {
        match &self.muster.book.last_chances.take {
            LastChancesRule::StabilisedByOthers(rule) => Some(rule),
            LastChancesRule::TestsOfOnesOwn(OwnTests { helper: Some(Helper::Saves(rule)), .. }) => Some(rule),
            LastChancesRule::Nothing | LastChancesRule::TestsOfOnesOwn(_) => None,
        }
    }

    /// Whether one may stabilise a dying friend.
    ///
    /// # Errors
    /// Why it may not.
    pub(in crate::rules) fn permit_stabilising(
        &self,
        who: CombatantId,
        target: CombatantId,
    ) -> Result<(), Refusal> {
        if let Some(held) = self.medics() {
            return self.permit_care(who, target, held);
        }
        let rule = self.by_others().ok_or(Refusal::NotInThisBook)?;
        if !self.is_dying(target) {
            return Err(Refusal::NoTarget);
        }
        self.permit_distance(who, target, Rulebook::steps(rule.reach))
    }

    /// Whom one would save once the battle is decided, and how it gets there: the one whose time is up first, of several
    /// the nearest. None where it can save nobody.
    #[must_use]
    pub fn rescue(&self, who: CombatantId) -> Option<Rescue> {
        let reach = Rulebook::steps(self.by_others()?.reach);
        if !self.is_able(who) || self.flees(who) {
            return None;
        }
        let from = self.body(who)?.place.0;
        let pace = self.pace(who);
        let diagonal = self.muster.book.diagonal;
        let dying = || self.dying().filter(|(target, _)| self.is_ally(who, *target));
        let first = dying().map(|(_, round)| round).min()?;
        let own = self.footprint_at(who, from);
        SEARCH.with_borrow_mut(|search| {
            let nearest = |search: &Reach, there: Footprint| {
                let is_stand = |at: Pos| {
                    let own = own.moved_to(at);
                    own.reach(there, diagonal) <= u32::from(reach) && self.has_line(own, there)
                };
                if is_stand(from) {
                    return Some((0, from));
                }
                let around = there.around(reach + u16::from(own.side()));
                let places = around.filter(|at| search.may_end(*at) && is_stand(*at));
                places.filter_map(|at| Some((search.cost(at)?, at))).min()
            };
            let gaps = dying().filter_map(|(target, _)| Some(own.reach(self.footprint(target)?, diagonal)));
            let least = gaps.min()?.saturating_sub(u32::from(reach));
            // Whoever is near is found without a look at the whole field.
            let budgets: SmallVec<[Option<u32>; 3]> = if self.is_rooted(who) {
                smallvec![Some(0)]
            } else {
                let worth_a_look = LOOKED_FOR.into_iter().filter(|steps| *steps >= least);
                worth_a_look.map(Some).chain([None]).collect()
            };
            let mut best = None;
            for budget in budgets {
                self.explore(who, from, budget, search);
                let candidates = dying().filter_map(|(target, round)| {
                    let (cost, at) = nearest(search, self.footprint(target)?)?;
                    Some((round, cost, target, at))
                });
                best = candidates.min();
                if best.is_some_and(|(round, ..)| round == first) {
                    break;
                }
            }
            let (_, _, target, goal) = best?;
            let mut way = if goal == from { Vec::new() } else { search.path(goal)? };
            let within = |at: &Pos| {
                search.cost(*at).is_some_and(|cost| cost <= u32::from(pace)) && search.may_end(*at)
            };
            let last = way.iter().rposition(within);
            way.truncate(last.map_or(0, |last| last + 1));
            let arrives = way.last().copied().unwrap_or(from) == goal;
            Some(Rescue { target, way, arrives })
        })
    }

    /// The dying whom nobody of their own can get any nearer to.
    #[must_use]
    pub fn beyond_help(&self) -> Vec<CombatantId> {
        let has_help = |side: SideId| {
            self.able().any(|(who, body)| {
                self.are_allied(body.allegiance.0, side)
                    && self.rescue(who).is_some_and(|rescue| rescue.arrives || !rescue.way.is_empty())
            })
        };
        let scenario = &self.muster.scenario;
        let has_dying = |side: &SideId| self.dying().any(|(who, _)| self.side(who) == *side);
        let helpless: SmallVec<[SideId; 4]> =
            scenario.side_ids().filter(|side| has_dying(side) && !has_help(*side)).collect();
        self.dying().map(|(who, _)| who).filter(|who| helpless.contains(&self.side(*who))).collect()
    }
}
