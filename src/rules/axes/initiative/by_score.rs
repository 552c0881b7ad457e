//! One combatant after the other by a score, high to low, the same every round (`Initiative::ByScore`). A combatant
//! may move to a later place when their turn begins, and keeps that place (`Initiative::Delay`).

use crate::battle::{Change, CombatantId, Effect, Fate, Refusal, clauses};
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::initiative::{ByScore, InitiativeRule, ScoreTies};
use crate::rules::table::Table;

impl ByScore {
    /// The places of some combatants in the order of play, at the start or when they join later. Nobody else's place
    /// changes.
    pub fn order(self, table: &Table<'_>, who: impl Iterator<Item = CombatantId>) -> Effect {
        let score = |who| (who, table.score(who, Axis::Initiative, self.score));
        let mut order: Vec<(CombatantId, i32)> = who.map(score).collect();
        order.sort_by_key(|(who, score)| (-score, self.place_among_equals(table.muster, *who)));
        Change::Order { order }.by(clauses::Initiative::ByScore)
    }

    /// Decides between combatants with equal scores: the lower value goes first.
    pub(super) fn place_among_equals(self, muster: &Muster, who: CombatantId) -> (bool, CombatantId) {
        (self.ties == ScoreTies::HeroesThenAsListed && !muster.sheet(who).hero, who)
    }
}

impl Table<'_> {
    /// The combatants who have a place in the order of play from the start. A score needs no roll, so combatants who
    /// lie helpless on the field have their place too, and act there once they are up again.
    pub fn placed_at_first(&self) -> Vec<CombatantId> {
        match &self.muster.book.initiative.take {
            InitiativeRule::ByScore(_) => {
                let is_there = |fate: Fate| fate.is_able() || fate.is_helpless();
                self.seen().filter(|(_, body)| is_there(body.fate)).map(|(who, _)| who).collect()
            }
            _ => self.takers_of_turns().map(|(who, _)| who).collect(),
        }
    }

    /// Whether a combatant may wait until another has had their turn, and go after them from then on.
    ///
    /// # Errors
    /// The reason why not.
    pub(in crate::rules) fn permit_delay(&self, who: CombatantId, after: CombatantId) -> Result<(), Refusal> {
        match &self.muster.book.initiative.take {
            InitiativeRule::ByScore(rule) if rule.delay => {}
            _ => return Err(Refusal::NotInThisBook),
        }
        if who == after {
            return Err(Refusal::Oneself);
        }
        // Delaying must come before anything else in the turn.
        if self.turn.has_acted {
            return Err(Refusal::TooLate);
        }
        let is_later = self.slower_than(who).any(|other| other == after);
        if is_later && self.knows(after) { Ok(()) } else { Err(Refusal::NotSlower) }
    }

    /// The combatants who come after a combatant in this round.
    pub fn slower_than(&self, who: CombatantId) -> impl Iterator<Item = CombatantId> + '_ {
        let after = self.turn.order.iter().map(|(other, _)| *other).skip_while(move |other| *other != who);
        after.skip(1)
    }
}
