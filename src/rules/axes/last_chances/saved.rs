//! What becomes of combatants who have been saved from dying (`LastChances::OwnTest`, `LastChances::Stabilise`).

use crate::battle::{Change, CombatantId, Effect, Fate, clauses};
use crate::rules::axes::aftermath::AftermathPlan;
use crate::rules::choices::aftermath::TableTime;
use crate::rules::table::Table;

/// What becomes of a combatant who has been saved.
pub enum Saved {
    /// Their injury is rolled at once.
    Rolls(AftermathPlan),
    Effects(Vec<Effect>),
}

impl Table<'_> {
    /// What becomes of a combatant who has been saved and has regained so many hit points: an injury is rolled at once, or
    /// they lie senseless until the battle is over, or they come round. Some books leave them where they are.
    pub fn saved(&self, who: CombatantId, healed: u16) -> Option<Saved> {
        let book = &self.muster.book;
        if self.fate(who) != Some(Fate::Down) || book.keeps_the_saved_down() {
            return None;
        }
        let injured_when = self.injury_table_time();
        if injured_when == Some(TableTime::Stabilised) {
            return self.aftermath(who, healed).map(Saved::Rolls);
        }
        let is_by_own_test = book.own_tests().is_some();
        let clause =
            if is_by_own_test { clauses::LastChances::OwnTest } else { clauses::LastChances::Stabilise };
        let comes_round = injured_when.is_none() && !is_by_own_test;
        let fate = if comes_round { Fate::Able } else { Fate::Unconscious { turns: None } };
        let heal = Change::Heal { who, amount: healed.max(1) }.by(clause);
        Some(Saved::Effects(vec![Change::Fate { who, fate }.by(clause), heal]))
    }
}
