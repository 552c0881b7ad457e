//! Sides take turns (`Initiative::SidesAlternate`); a die decides which side begins (`Initiative::FirstSide`).

use serde::{Deserialize, Serialize};

use crate::battle::{Change, Check, Clause, Purpose, Scenario, SideId, clauses};
use crate::dice::Rolled;
use crate::rules::step::{Ask, Ending, RelevantResult, Step};
use crate::rules::table::Table;

/// One die decides which side begins: odd for the party, even for its enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FirstSideRoll {
    /// The side of the heroes, or the first side listed where there are no heroes.
    pub party: SideId,
    /// The first side listed that is hostile to the party.
    pub against: SideId,
}

impl FirstSideRoll {
    /// The roll for this battle; none where the party has no enemies.
    pub fn of(table: &Table<'_>) -> Option<FirstSideRoll> {
        let party = party(table);
        let against = table.muster.scenario.side_ids().find(|side| table.are_hostile(party, *side))?;
        Some(FirstSideRoll { party, against })
    }

    /// Rolls, then settles which side begins.
    pub fn next(self, rolled: Option<&Rolled>) -> Step<Self> {
        let clause = Clause::from(clauses::Initiative::FirstSide);
        match rolled {
            None => Step::Ask(
                self,
                Ask {
                    who: None,
                    purpose: Purpose::FirstSide,
                    clause,
                    check: Check::show(6),
                    matters: RelevantResult::Natural,
                },
            ),
            Some(rolled) => {
                let side = if rolled.natural % 2 == 1 { self.party } else { self.against };
                Step::Done(Ending::of(vec![Change::FirstSide { side }.by(clause)]))
            }
        }
    }
}

/// The sides in the order in which they act: the first side and its allies, then the others as listed.
pub fn order_of_sides(scenario: &Scenario, first: SideId) -> Vec<SideId> {
    let allies = scenario.sides[first.index()].allies;
    let mut order = vec![first];
    order.extend(scenario.side_ids().filter(|side| *side != first && allies.contains(*side)));
    order.extend(scenario.side_ids().filter(|side| *side != first && !allies.contains(*side)));
    order
}

fn party(table: &Table<'_>) -> SideId {
    let heroes = table.everybody().find(|who| table.sheet(*who).hero);
    heroes.map_or(SideId(0), |who| table.side(who))
}
