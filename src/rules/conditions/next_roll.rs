//! What the game master has decided about a combatant's next roll: that it is favoured or hampered, how difficult it
//! is, that it succeeds, or what the die shows.

use super::{Behaviour, Detail, DetailKind, RollOverride};
use crate::battle::conditions::{Assured, FixedDie, Granted, Rated};
use crate::battle::{CombatantId, Difficulty, Purpose, Reason};
use crate::dice::Edge;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl Behaviour for Granted {
    fn bears_on(&self, _: &Table<'_>, _: CombatantId, _: Option<CombatantId>, purpose: Purpose) -> bool {
        purpose.is_check()
    }

    fn add_edges(&self, _: &Table<'_>, _: Option<CombatantId>, edges: &mut Edges) {
        // An edge that is neither takes back what the game master said before; a later one takes it back in turn.
        edges.retain(|own| own.0 != Reason::GameMaster || own.1 != Edge::Plain && self.edge != Edge::Plain);
        edges.push((Reason::GameMaster, self.edge));
    }

    fn is_edge(&self) -> bool {
        true
    }

    // The log told of it when the game master said it.
    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn form(&self) -> usize {
        match self.edge {
            Edge::Favoured => 0,
            Edge::Hampered => 1,
            Edge::Plain => 2,
        }
    }
}

impl Behaviour for Rated {
    fn bears_on(&self, _: &Table<'_>, _: CombatantId, _: Option<CombatantId>, purpose: Purpose) -> bool {
        purpose.is_check()
    }

    fn difficulty(&self) -> Option<Difficulty> {
        Some(self.difficulty)
    }

    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn detail(&self, _: Option<CombatantId>) -> Option<Detail> {
        Some(Detail::Difficulty(self.difficulty))
    }

    fn claimable() -> DetailKind {
        DetailKind::Difficulty
    }
}

impl Behaviour for Assured {
    fn bears_on(&self, _: &Table<'_>, _: CombatantId, _: Option<CombatantId>, purpose: Purpose) -> bool {
        purpose.is_check()
    }

    fn roll_override(&self, purpose: Purpose, is_next: bool) -> Option<RollOverride> {
        (purpose.is_check() && is_next).then_some(RollOverride::Assured)
    }

    fn begins_with_a_line(&self) -> bool {
        false
    }
}

impl Behaviour for FixedDie {
    fn bears_on(&self, _: &Table<'_>, _: CombatantId, _: Option<CombatantId>, _: Purpose) -> bool {
        true
    }

    fn roll_override(&self, _: Purpose, _: bool) -> Option<RollOverride> {
        Some(RollOverride::Fixed(self.face))
    }

    fn waits_for_a_die(&self) -> bool {
        true
    }

    fn begins_with_a_line(&self) -> bool {
        false
    }

    fn detail(&self, _: Option<CombatantId>) -> Option<Detail> {
        Some(Detail::Face(self.face))
    }

    fn claimable() -> DetailKind {
        DetailKind::Face
    }
}
