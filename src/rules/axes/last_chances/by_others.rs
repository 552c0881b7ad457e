//! Others may stabilise one who is dying (`LastChances::Stabilise`), in the battle and, where it is over sooner, in what
//! is left of the time (`LastChances::AfterTheBattle`).

use std::cell::RefCell;

use serde::{Deserialize, Serialize};

use super::{Helper, LastChancesRule, OwnTests};
use crate::battle::{Ability, CombatantId, Refusal};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;

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
        let is_near =
            |at: Pos, there: Footprint| self.footprint_at(who, at).reach(there, diagonal) <= u32::from(reach);
        SEARCH.with_borrow_mut(|search| {
            let rooted = self.is_rooted(who);
            self.explore(who, from, rooted.then_some(0), search);
            let candidates = self.dying().filter(|(target, _)| self.is_ally(who, *target)).filter_map(
                |(target, round)| {
                    let there = self.footprint(target)?;
                    let stand =
                        |at: &Pos| is_near(*at, there) && self.has_line(self.footprint_at(who, *at), there);
                    if stand(&from) {
                        return Some((round, 0, target, from));
                    }
                    let places = search.reached().filter(|square| square.may_end && stand(&square.pos));
                    let best = places.min_by_key(|square| (square.cost, square.pos))?;
                    Some((round, best.cost, target, best.pos))
                },
            );
            let (_, _, target, goal) = candidates.min()?;
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

    /// Whether anybody could still save one who is dying.
    #[must_use]
    pub fn may_be_saved(&self, target: CombatantId) -> bool {
        self.able().any(|(who, _)| {
            self.is_ally(who, target)
                && self.rescue(who).is_some_and(|rescue| rescue.arrives || !rescue.way.is_empty())
        })
    }
}
