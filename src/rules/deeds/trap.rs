//! Handling traps (`Manoeuvre::HandleTraps`): a combatant next to a trap finds out how it works, or makes it harmless.

use super::Behaviour;
use crate::battle::deeds::{DisarmTrap, Search};
use crate::battle::{CombatantId, Deed, Refusal, TrapDeed};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Searching and disarming differ only in what the check is for.
macro_rules! trap {
    ($deed:ident, $handling:expr) => {
        impl Behaviour for $deed {
            fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
                table.permit_trap(who, self.at, $handling)
            }

            fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
                table.traps_at_hand(who).into_iter().for_each(|at| add($deed { at }.into()));
            }

            fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
                table.trap_plan(who, self.at, $handling).map(Exchange::Trap)
            }
        }
    };
}

trap!(Search, TrapDeed::Find);
trap!(DisarmTrap, TrapDeed::Disarm);

impl Table<'_> {
    /// The squares next to or under a combatant that hold a trap of the scenario, or a placed weapon that they know of.
    fn traps_at_hand(&self, who: CombatantId) -> Vec<Pos> {
        let Some(here) = self.footprint(who) else { return Vec::new() };
        let traps = self.muster.scenario.traps.iter().map(|trap| trap.at);
        let traps = traps.chain(self.placed_known_to(who).map(|placed| placed.at));
        traps.filter(|at| here.contains(*at) || here.is_adjacent(Footprint::new(*at, 1))).collect()
    }
}
