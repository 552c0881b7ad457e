//! Last chances: what may still save one who lies dying, and until when.

mod by_others;
mod own_tests;
mod rescue;
mod saved;

use crate::battle::{BodyRef, Brink, CombatantId, Fate};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::harm::ZeroRule;
use crate::rules::choices::last_chances::LastChancesRule;
use crate::rules::table::{Somebody, Table};
pub use own_tests::HoldOn;
pub use rescue::{Rescue, Ways};
pub use saved::Saved;

impl Rulebook {
    /// In how many rounds one who is down is dead, where nobody saves it and the book counts them.
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

    /// Whether healing saves one who is down.
    pub fn healing_saves(&self) -> bool {
        match &self.last_chances.take {
            LastChancesRule::StabilisedByOthers(rule) => rule.healing_needs_no_check,
            LastChancesRule::Nothing | LastChancesRule::TestsOfOnesOwn(_) => true,
        }
    }

    /// Whether healing brings one back who lies senseless for want of hit points.
    pub fn healing_wakes(&self) -> bool {
        matches!(&self.at_zero.take, ZeroRule::SenselessThenDead(rule) if rule.healing_wakes)
    }

    /// Whether nobody dies of being down while the battle lasts.
    pub fn dying_waits_for_the_end(&self) -> bool {
        matches!(&self.at_zero.take, ZeroRule::Down(rule) if rule.waits_for_the_end)
    }
}

impl Table<'_> {
    /// Those who are dying by the clock, each with the last round that it lives through.
    pub fn dying(&self) -> impl Iterator<Item = (CombatantId, u16)> + '_ {
        self.seen().filter_map(|(who, body)| match body.brink {
            Some(Brink::DiesAfter(round)) => Some((who, *round)),
            _ => None,
        })
    }

    /// Those who are dying, have tests of their own left and friends who still stand, each with the last round in which
    /// there is such a test. What becomes of the fallen of a beaten side is for the victors to say.
    pub fn holding_on(&self) -> impl Iterator<Item = (CombatantId, u16)> + '_ {
        self.seen().filter_map(|(who, body)| {
            let left = u16::try_from(body.chances?.left.len()).unwrap_or(u16::MAX);
            let has_friends = || self.able().any(|(other, _)| self.is_ally(who, other));
            let holds_on =
                *body.fate == Fate::Down && left > 0 && self.hold_on(who).is_some() && has_friends();
            holds_on.then(|| (who, self.turn.now().saturating_add(left)))
        })
    }

    /// Whether one lies dying, by the clock or not.
    pub fn is_dying(&self, who: CombatantId) -> bool {
        let is_dying = |body: Somebody<'_>| match body.brink {
            Some(Brink::DiesAfter(_)) => true,
            // Some books leave those who are saved lying where they are.
            Some(Brink::Saved) => false,
            Some(Brink::Far) | None => *body.fate == Fate::Down,
        };
        self.body(who).is_some_and(is_dying)
    }

    /// Those who have turns: the able, and those who may hold on to life when theirs comes.
    pub fn takers_of_turns(&self) -> impl Iterator<Item = (CombatantId, Somebody<'_>)> + '_ {
        let holds_on = |body: &BodyRef<'_>| {
            *body.fate == Fate::Down && body.chances.is_some_and(|chances| !chances.left.is_empty())
        };
        self.seen().filter(move |(_, body)| body.fate.is_able() || holds_on(body))
    }

    /// Those whose time is up.
    pub fn lost(&self) -> impl Iterator<Item = CombatantId> + '_ {
        let now = self.turn.now();
        let waits = self.muster.book.dying_waits_for_the_end() && !self.turn.phase.is_after_the_fight();
        self.dying().filter(move |(_, round)| !waits && *round <= now).map(|(who, _)| who)
    }
}
