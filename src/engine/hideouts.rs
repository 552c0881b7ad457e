//! Where those may be of whom a side has lost sight: near where it would look for them, out of its sight.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::battle::{BodyState, CombatantId, SideId};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

/// The squares where anybody may be whom a side does not see, for all battles that it imagines at one time.
pub struct Hideouts {
    /// Where those stand whom the side sees.
    taken: Vec<Footprint>,
    /// Where its own members stand.
    eyes: Vec<Footprint>,
    of: BTreeMap<CombatantId, Hideout>,
}

/// The squares where one combatant may be. They are looked for no further than they are asked for.
struct Hideout {
    /// The squares that have not been looked at, the nearest last.
    left: Vec<Pos>,
    /// Those of the others where they could be, the nearest first.
    found: Vec<Pos>,
}

impl Hideouts {
    /// Those that the viewer of a table may think of.
    pub fn of(table: &Table<'_>, side: SideId) -> Hideouts {
        let squares = |(who, body): (CombatantId, &BodyState)| table.footprint_at(who, body.place.0);
        Hideouts {
            taken: table.able().map(squares).collect(),
            eyes: table.able().filter(|(who, _)| table.side(*who) == side).map(squares).collect(),
            of: BTreeMap::new(),
        }
    }

    /// The squares where a combatant could be who was last seen at a square, the nearest first.
    pub fn squares_for<'h>(
        &'h mut self,
        table: &'h Table<'_>,
        who: CombatantId,
        last_seen: Pos,
    ) -> impl Iterator<Item = Pos> + 'h {
        let Hideouts { taken, eyes, of } = self;
        let could_be_there = move |at: &Pos| {
            let there = table.footprint_at(who, *at);
            let has_room = there.squares().all(|square| table.ground_cost(who, square).is_some());
            has_room
                && !taken.iter().any(|other| other.overlaps(there))
                && !eyes.iter().any(|eye| table.has_line(*eye, there))
        };
        let Hideout { left, found } = of.entry(who).or_insert_with(|| Hideout::around(table, who, last_seen));
        (0..).map_while(move |place| {
            if place == found.len() {
                found.push(std::iter::from_fn(|| left.pop()).find(&could_be_there)?);
            }
            found.get(place).copied()
        })
    }
}

impl Hideout {
    fn around(table: &Table<'_>, who: CombatantId, last_seen: Pos) -> Hideout {
        let trail = table.footprint_at(who, table.trail(who).unwrap_or(last_seen));
        let away = |at: Pos| table.footprint_at(who, at).reach(trail, table.muster.book.diagonal);
        // How far a square is away is found out sooner than whether they could be there.
        let mut left: Vec<Pos> = table.board.field.size().positions().collect();
        left.sort_by_cached_key(|at| Reverse((away(*at), *at)));
        Hideout { left, found: Vec::new() }
    }
}
