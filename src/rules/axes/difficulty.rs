//! Tests: checks that no skill or ability helps, harder or easier (`Check::Difficulty`), by the kind of check in
//! force. Where that is a pool, some dice are thrown and one of them must show enough.

use smallvec::smallvec;

use crate::battle::{Check, CombatantId, Condition, Difficulty, Modifier, Reason};
use crate::dice::{Edge, Goal, Pool, Throw};
use crate::rules::axes::ability::ORDINARY;
use crate::rules::choices::check::{CheckRule, PoolRule};
use crate::rules::table::Table;

/// What a step of difficulty changes where the check in force is a single die: a d6, and a d20.
const STEP_OF_SIX: i32 = 1;
const STEP_OF_TWENTY: i32 = 3;

impl PoolRule {
    const fn pool(self) -> Pool {
        Pool {
            sides: 6,
            plain: self.dice,
            favoured: self.favoured,
            hampered: self.hampered,
            hampered_wins: self.hampered_wins,
        }
    }

    /// The dice alone.
    pub const fn throw(self) -> Throw {
        Throw::Pool { pool: self.pool(), edge: Edge::Plain }
    }

    /// What one die must show.
    pub const fn threshold(self, difficulty: Difficulty) -> i32 {
        match difficulty {
            Difficulty::Trivial => self.difficulty.trivial,
            Difficulty::Easy => self.difficulty.easy,
            Difficulty::Average => self.difficulty.average,
            Difficulty::Difficult => self.difficulty.difficult,
        }
    }
}

impl Table<'_> {
    /// The difficulty of a test where no other is named.
    pub fn usual_difficulty(&self) -> Difficulty {
        match &self.muster.book.check.take {
            CheckRule::Pool(rule) => rule.usual,
            _ => Difficulty::Average,
        }
    }

    /// A test by the check in force.
    pub fn test(&self, who: CombatantId, difficulty: Difficulty) -> Option<Check> {
        let mut check = match &self.muster.book.check.take {
            CheckRule::Pool(rule) => Check::of(rule.throw()),
            CheckRule::D6AtLeast(_) => Check::show(6),
            CheckRule::D20AtLeast(_) => Check::show(20),
            CheckRule::D20AtMost(rule) => rule.throw(),
        };
        check.threshold = smallvec![self.difficulty(difficulty)];
        if check.goal == Goal::Show {
            check.goal = Goal::Reach;
        }
        Some(self.worn(self.body(who)?, check))
    }

    /// What a test has to reach.
    fn difficulty(&self, difficulty: Difficulty) -> Modifier {
        let steps = difficulty as i32 - Difficulty::Average as i32;
        let amount = match &self.muster.book.check.take {
            CheckRule::Pool(rule) => rule.threshold(difficulty),
            CheckRule::D6AtLeast(rule) => rule.threshold + steps * STEP_OF_SIX,
            CheckRule::D20AtLeast(rule) => rule.dc + steps * STEP_OF_TWENTY,
            // Such a check must be at or under an ability: a lower number is harder, and no ability is involved here.
            CheckRule::D20AtMost(_) => i32::from(ORDINARY) - steps * STEP_OF_TWENTY,
        };
        Modifier { why: Reason::Difficulty(difficulty), amount }
    }

    /// The difficulty that the game master has set for the next check of a combatant with these conditions, in place
    /// of the check's own.
    pub(in crate::rules) fn difficulty_set(&self, conditions: &[Condition]) -> Option<Modifier> {
        let set = conditions.iter().rev().find_map(|condition| condition.kind.difficulty());
        set.map(|difficulty| self.difficulty(difficulty))
    }
}
