//! The names that a side may use in its orders. A name that it does not know is like a name that nobody has, so that an
//! answer to an order gives nothing away.

use crate::battle::order_text::{Named, OrderNames};
use crate::battle::{CombatantId, Objective, ThingId, WeaponId};
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;

/// Stands for the name of a combatant or a thing that the side does not know. Nobody can type it.
const UNKNOWN: &str = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";

/// The names in a battle as far as a side knows them.
pub struct KnownNames<'m> {
    muster: &'m Muster,
    /// For each combatant, whether the side knows of them.
    known: Vec<bool>,
    /// For each thing, whether the side knows of it.
    known_things: Vec<bool>,
}

impl<'m> KnownNames<'m> {
    /// The names that the viewer of a table knows.
    pub fn of(view: &Table<'m>) -> KnownNames<'m> {
        let known = view.everybody().map(|who| knows_of(view, who)).collect();
        let known_things = view.muster.scenario.thing_ids().map(|thing| knows_thing(view, thing));
        KnownNames { muster: view.muster, known, known_things: known_things.collect() }
    }
}

impl OrderNames for KnownNames<'_> {
    fn name_of(&self, kind: Named, number: usize) -> Option<&str> {
        let thing = || self.muster.thing(WeaponId(u16::try_from(number).ok()?));
        let is_known = match kind {
            Named::Combatant => self.known.get(number),
            Named::Weapon => thing().and_then(|thing| self.known_things.get(thing.index())),
            Named::Armour | Named::Side | Named::Creature => None,
        };
        if is_known == Some(&false) { Some(UNKNOWN) } else { self.muster.name_of(kind, number) }
    }
}

/// Whether the viewer of a table knows where a thing is, or an objective tells of it.
fn knows_thing(view: &Table<'_>, thing: ThingId) -> bool {
    let objectives = || view.muster.scenario.sides.iter().flat_map(|side| &side.objectives);
    view.thing(thing).is_some()
        || objectives().flat_map(Objective::alternatives).any(|aim| aim.thing() == Some(thing))
}

/// Whether the viewer of a table sees a combatant or remembers them.
pub fn knows_of(view: &Table<'_>, who: CombatantId) -> bool {
    view.body(who).is_some() || view.remembered(who).is_some()
}
