//! The things that sides fight over, as data for other programs.

use serde::Serialize;

use crate::battle::order_text::{Named, OrderNames};
use crate::battle::{ThingId, Whereabouts};
use crate::grid::Pos;
use crate::rules::table::Table;

/// Something that sides fight over.
#[derive(Serialize)]
pub struct ThingLine {
    pub thing: String,
    /// The square that it lies on.
    pub at: Option<Pos>,
    /// Who carries it, or has carried it off.
    pub with: Option<String>,
    /// Whether it has been carried off the battlefield.
    pub away: bool,
}

/// Where each thing is, as far as the viewer of a table knows.
pub fn things(table: &Table<'_>) -> Vec<ThingLine> {
    let named = |kind, number| table.muster.name_of(kind, number).unwrap_or_default().to_owned();
    let line = |thing: ThingId| {
        let there = table.thing(thing)?;
        let (at, with) = match there {
            Whereabouts::Lies(at) => (Some(at), None),
            Whereabouts::With(who) | Whereabouts::Away(who) => {
                (None, Some(named(Named::Combatant, who.index())))
            }
        };
        let away = matches!(there, Whereabouts::Away(_));
        let thing = named(Named::Weapon, table.muster.armoury_id(thing).index());
        Some(ThingLine { thing, at, with, away })
    };
    table.muster.scenario.thing_ids().filter_map(line).collect()
}
