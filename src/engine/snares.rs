//! Placed weapons, as a part of Apply and of Weigh: how they are laid, strike and are removed, and who knows of them.

use super::apply::Changing;
use super::frame::{Frame, Matter};
use crate::battle::{
    Change, Clause, CombatantId, Fate, Happening, Placed, PlacedChange, PlacedFact, Placing, SideSet,
    WeaponId, clauses,
};
use crate::grid::Pos;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Changing<'_, '_, '_> {
    /// Notes what happens to a placed weapon. Sides that see it know of the weapon from then on, and so do the allies of
    /// the combatant who does it, or whom the weapon strikes. Everybody hears what the game master says.
    pub(super) fn placed(
        &mut self,
        (at, what): (Pos, WeaponId),
        who: Option<CombatantId>,
        change: PlacedChange,
        clause: Option<Clause>,
    ) {
        let allies =
            |who: CombatantId| self.muster.scenario.sides[self.muster.sheet(who).side.index()].allies;
        let known_by = who.map_or(SideSet::ALL, |who| self.perceivers(who).with(allies(who)));
        let fact = PlacedFact { at, what, who, change, known_by };
        let placing = self.muster.weapon_sheet(what).placing.unwrap_or(Placing::Once);
        fact.change(&mut self.board.state.placed, placing);
        self.tell(Happening::Placed(fact), clause);
    }
}

/// The placed weapons that a combatant has just come upon.
pub fn come_upon(table: &Table<'_>, what: &Happening, passes: bool) -> Vec<Frame> {
    let Happening::Moved { who, .. } = what else { return Vec::new() };
    let Some(here) = table.footprint(*who) else { return Vec::new() };
    let placed = table.placed_weapons_triggered(*who, here, passes).into_iter();
    placed.map(|placed| Frame::Weigh(Matter::Sprung(*who, placed))).collect()
}

/// The blow of a placed weapon at a combatant who has come upon it, if both are still there.
pub fn spring(table: &Table<'_>, who: CombatantId, placed: &Placed) -> Option<[Frame; 2]> {
    let is_it = |other: &Placed| (other.at, other.what) == (placed.at, placed.what);
    let is_there = table.board.state.placed.iter().any(is_it);
    let is_struck = table.fate(who).is_some_and(Fate::is_target);
    let blow = table.placed_blow(placed, who).filter(|_| is_there && is_struck)?;
    let blow = Frame::begin(Exchange::Strike(blow))?;
    let change = PlacedChange::Sprung;
    let springs = Change::Placed { at: placed.at, what: placed.what, who: Some(who), change };
    Some([blow, Frame::effect(springs.by(clauses::Budget::Weapons))])
}
