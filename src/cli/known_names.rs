//! The names that a side may use in its orders. A name that it does not know is like a name that nobody has, so that an
//! answer to an order gives nothing away.

use crate::battle::CombatantId;
use crate::battle::order_text::{Named, OrderNames};
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;

/// Stands for the name of a combatant whom the side does not know. Nobody can type it.
const UNKNOWN: &str = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";

/// The names in a battle as far as a side knows them.
pub struct KnownNames<'m> {
    muster: &'m Muster,
    /// For each combatant, whether the side knows of them.
    known: Vec<bool>,
}

impl<'m> KnownNames<'m> {
    /// The names that the viewer of a table knows.
    pub fn of(view: &Table<'m>) -> KnownNames<'m> {
        let known = view.everybody().map(|who| knows_of(view, who)).collect();
        KnownNames { muster: view.muster, known }
    }
}

impl OrderNames for KnownNames<'_> {
    fn name_of(&self, kind: Named, number: usize) -> Option<&str> {
        let is_hidden = kind == Named::Combatant && self.known.get(number) == Some(&false);
        if is_hidden { Some(UNKNOWN) } else { self.muster.name_of(kind, number) }
    }
}

/// Whether the viewer of a table sees a combatant or remembers them.
pub fn knows_of(view: &Table<'_>, who: CombatantId) -> bool {
    view.body(who).is_some() || view.remembered(who).is_some()
}
