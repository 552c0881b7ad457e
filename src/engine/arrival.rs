//! Arrivals: where one who is awaited comes onto the field.

use crate::battle::{CombatantId, Effect, Fate};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

/// Brings one onto the field: where it was to be, or on the nearest free squares.
pub fn arrive(table: &Table<'_>, who: CombatantId, taken: &mut Vec<Pos>, effects: &mut Vec<Effect>) {
    let Some(body) = table.body(who) else { return };
    if *body.fate != Fate::Awaited {
        return;
    }
    let wanted = table.footprint_at(who, body.place.0);
    let is_free = |squares: Footprint| {
        squares.squares().all(|at| {
            table.ground_cost(who, at).is_some() && table.occupant(at).is_none() && !taken.contains(&at)
        })
    };
    let size = table.board.field.size();
    let candidates = size.positions().map(|at| wanted.moved_to(at)).filter(|squares| is_free(*squares));
    let nearest = candidates.min_by_key(|squares| wanted.gap(*squares, table.muster.book.diagonal));
    let place = if is_free(wanted) { Some(wanted) } else { nearest };
    if let Some(place) = place {
        taken.extend(place.squares());
        effects.push(Effect::Put { who, at: place.corner() });
        effects.push(Effect::Fate { who, fate: Fate::Able, clause: None });
    }
}
