//! Arrivals: where an awaited combatant comes onto the field, and where a combatant gets up who wakes where somebody else
//! stands.

use crate::battle::{Change, CombatantId, Effect, Fate};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

/// Brings a combatant onto the field: at the place in the scenario, or on the nearest free squares.
pub fn arrive(table: &Table<'_>, who: CombatantId, taken: &mut Vec<Pos>, effects: &mut Vec<Effect>) {
    let Some(body) = table.body(who) else { return };
    if body.fate != Fate::Awaited {
        return;
    }
    if let Some(place) = nearest_room(table, who, body.place.0, taken) {
        taken.extend(place.squares());
        effects.push(Change::Put { who, at: place.corner() }.into());
        effects.push(Change::Fate { who, fate: Fate::Able }.into());
    }
}

/// Moves a combatant whose square another combatant has taken by now.
pub fn made_room(table: &Table<'_>, who: CombatantId) -> Option<Effect> {
    let is_taken = |square| table.occupant(square).is_some_and(|other| other != who);
    let here = table.footprint(who).filter(|here| table.is_able(who) && here.squares().any(is_taken))?;
    let place = nearest_room(table, who, here.corner(), &[])?;
    Some(Change::Put { who, at: place.corner() }.into())
}

/// The squares on which a combatant can stop: those at `at`, or the nearest that are free.
fn nearest_room(table: &Table<'_>, who: CombatantId, at: Pos, taken: &[Pos]) -> Option<Footprint> {
    let wanted = table.footprint_at(who, at);
    let is_free = |squares: Footprint| {
        squares.squares().all(|at| {
            table.ground_cost(who, at).is_some()
                && table.occupant(at).is_none_or(|other| other == who)
                && !taken.contains(&at)
        })
    };
    if is_free(wanted) {
        return Some(wanted);
    }
    let size = table.board.field.size();
    let candidates = size.positions().map(|at| wanted.moved_to(at)).filter(|squares| is_free(*squares));
    candidates.min_by_key(|squares| wanted.gap(*squares, table.muster.book.diagonal))
}
