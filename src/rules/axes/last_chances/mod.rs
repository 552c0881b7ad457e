//! Last chances: what may still save a dying combatant, and until when.

mod by_others;
mod own_tests;
mod rescue;
mod saved;

use crate::battle::{BodyState, CombatantId, DyingState, Fate};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::harm::ZeroRule;
use crate::rules::choices::last_chances::LastChancesRule;
use crate::rules::table::Table;
pub use own_tests::HoldOn;
pub use rescue::{Rescue, RescueSearches};
pub use saved::Saved;

impl Rulebook {
    /// The number of rounds after which a combatant who is down and not saved is dead, where the book counts rounds.
    pub fn dead_after(&self) -> Option<u16> {
        let counted = match &self.at_zero.take {
            ZeroRule::Down(rule) => rule.dead_after_rounds,
            _ => None,
        };
        let otherwise = match &self.last_chances.take {
            LastChancesRule::StabilisedByOthers(rule) => rule.rounds,
            LastChancesRule::Nothing | LastChancesRule::TestsOfOnesOwn(_) => None,
        };
        counted.or(otherwise)
    }

    /// Whether healing saves a combatant who is down.
    pub fn healing_saves(&self) -> bool {
        match &self.last_chances.take {
            LastChancesRule::StabilisedByOthers(rule) => rule.healing_needs_no_check,
            LastChancesRule::Nothing | LastChancesRule::TestsOfOnesOwn(_) => true,
        }
    }

    /// Whether healing wakes a combatant who lies unconscious at 0 hit points.
    pub fn healing_wakes(&self) -> bool {
        matches!(&self.at_zero.take, ZeroRule::SenselessThenDead(rule) if rule.healing_wakes)
    }

    /// Whether nobody dies of being down while the battle lasts.
    pub fn dying_waits_for_the_end(&self) -> bool {
        matches!(&self.at_zero.take, ZeroRule::Down(rule) if rule.waits_for_the_end)
    }
}

impl Table<'_> {
    /// The combatants who are dying by the clock, each with the last round that they live through.
    pub fn dying(&self) -> impl Iterator<Item = (CombatantId, u16)> + '_ {
        self.seen().filter_map(|(who, body)| match body.dying {
            Some(DyingState::DiesAfter(round)) => Some((who, round)),
            _ => None,
        })
    }

    /// The combatants who are dying, have tests of their own left and allies who still stand, each with the last
    /// round in which they have such a test. The victors decide what happens to the fallen of a beaten side.
    pub fn holding_on(&self) -> impl Iterator<Item = (CombatantId, u16)> + '_ {
        self.seen().filter_map(|(who, body)| {
            let left = u16::try_from(body.chances.as_ref()?.left.len()).unwrap_or(u16::MAX);
            let has_allies = || self.able().any(|(other, _)| self.is_ally(who, other));
            let holds_on = body.fate == Fate::Down && left > 0 && self.hold_on(who).is_some() && has_allies();
            holds_on.then(|| (who, self.turn.now().saturating_add(left)))
        })
    }

    /// Whether a combatant is dying, by the clock or not.
    pub fn is_dying(&self, who: CombatantId) -> bool {
        let is_dying = |body: &BodyState| match body.dying {
            Some(DyingState::DiesAfter(_)) => true,
            // Some books leave saved combatants lying where they are.
            Some(DyingState::Saved) => false,
            Some(DyingState::Far) | None => body.fate == Fate::Down,
        };
        self.body(who).is_some_and(is_dying)
    }

    /// The combatants who have turns: the able, and those who may hold on to life in their turn.
    pub fn takers_of_turns(&self) -> impl Iterator<Item = (CombatantId, &BodyState)> + '_ {
        let holds_on = |body: &BodyState| {
            body.fate == Fate::Down && body.chances.as_ref().is_some_and(|chances| !chances.left.is_empty())
        };
        self.seen().filter(move |(_, body)| body.fate.is_able() || holds_on(body))
    }

    /// The dying combatants whose last round is over.
    pub fn lost(&self) -> impl Iterator<Item = CombatantId> + '_ {
        let now = self.turn.now();
        let waits = self.muster.book.dying_waits_for_the_end() && !self.turn.phase.is_after_the_fight();
        self.dying().filter(move |(_, round)| !waits && *round <= now).map(|(who, _)| who)
    }
}
