//! Traumas (`Track::Trauma`): hampered while what caused it is in sight, or at every morale check. They come from
//! what combatants cannot endure (`axes/track.rs`).

use super::{Behaviour, DependsOn, Detail, DetailKind};
use crate::battle::conditions::Trauma;
use crate::battle::{BodyState, CombatantId, Dread, Fate, Purpose, Reason};
use crate::dice::Edge;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl Behaviour for Trauma {
    fn bears_on(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        _: Option<CombatantId>,
        purpose: Purpose,
    ) -> bool {
        match self.dread {
            Dread::Defeat => matches!(purpose, Purpose::Morale { .. }),
            dread => purpose.is_check() && table.is_in_sight(who, dread),
        }
    }

    fn add_edges(&self, _: &Table<'_>, _: Option<CombatantId>, edges: &mut Edges) {
        edges.push((Reason::Trauma(self.dread), Edge::Hampered));
    }

    fn concerns(&self) -> DependsOn {
        DependsOn::TheSeen
    }

    fn detail(&self, _: Option<CombatantId>) -> Option<Detail> {
        Some(Detail::Of(self.dread))
    }

    fn claimable() -> DetailKind {
        DetailKind::Of
    }
}

impl Table<'_> {
    /// Whether the cause of a trauma is in sight.
    fn is_in_sight(&self, who: CombatantId, dread: Dread) -> bool {
        let is_it = |(other, body): &(CombatantId, &BodyState)| match dread {
            Dread::DeadAlly => body.fate == Fate::Dead && self.is_ally(who, *other),
            Dread::Creature(kind) => {
                body.fate.is_able() && self.sheet(*other).creature == kind && self.is_enemy(who, *other)
            }
            Dread::Defeat => false,
        };
        self.seen().any(|found| is_it(&found) && self.sees(who, found.0))
    }
}
