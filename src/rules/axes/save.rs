//! Saves (`Check::Save`): a d20 at or under an ability, whatever dice other checks use. Where the rulebook names no
//! faces that always succeed or always fail, they are 1 and 20.

use smallvec::smallvec;

use crate::battle::{Ability, Check, CombatantId, Modifier, Reason};
use crate::dice::{Edge, Goal, Throw};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::check::{CheckRule, D20AtMost};
use crate::rules::table::Table;

impl D20AtMost {
    /// A check that only lacks its threshold.
    pub fn throw(self) -> Check {
        let D20AtMost { always, never } = self;
        let throw = Throw::Low { sides: 20, edge: Edge::Plain };
        Check { goal: Goal::AtMost { always, never }, ..Check::of(throw) }
    }
}

impl Table<'_> {
    /// A save on an ability.
    pub fn save(&self, who: CombatantId, axis: Axis, ability: Ability) -> Check {
        let check = self.save_from_harm(who, axis, ability);
        match self.body(who) {
            Some(body) => self.worn(body, check),
            None => check,
        }
    }

    /// A save on an ability against harm, which penalties for being worn down do not change.
    pub fn save_from_harm(&self, who: CombatantId, axis: Axis, ability: Ability) -> Check {
        let rule = match &self.muster.book.check.take {
            CheckRule::D20AtMost(rule) => *rule,
            _ => D20AtMost { always: 1, never: 20 },
        };
        let amount = self.score(who, axis, ability);
        Check { threshold: smallvec![Modifier { why: Reason::Score(ability), amount }], ..rule.throw() }
    }
}
