//! The names that a side may use in its orders. A name that it does not know is like a name that nobody has, so that an
//! answer to an order gives nothing away.

use crate::battle::order_text::{Named, OrderNames};
use crate::battle::{BodyState, CombatantId, Flame, Objective, ThingId, WeaponId};
use crate::rules::book::muster::{Muster, Sheet};
use crate::rules::table::Table;

/// Stands for the name of a combatant, a weapon or a thing that the side does not know. Nobody can type it.
const UNKNOWN: &str = "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0";

/// The names in a battle as far as a side knows them.
pub struct KnownNames<'m> {
    muster: &'m Muster,
    /// For each combatant, whether the side knows of them.
    known: Vec<bool>,
    /// For each thing of the armoury, whether the side knows of it: weapons, spells, items, and what sides fight over.
    known_gear: Vec<bool>,
}

impl<'m> KnownNames<'m> {
    /// The names that the viewer of a table knows.
    pub fn of(view: &Table<'m>) -> KnownNames<'m> {
        let known: Vec<bool> = view.everybody().map(|who| knows_of(view, who)).collect();
        let mut known_gear = vec![false; view.muster.weapon_sheets.len()];
        let mut note = |gear: WeaponId| {
            if let Some(known) = known_gear.get_mut(gear.index()) {
                *known = true;
            }
        };
        for who in view.everybody() {
            if known[who.index()] || view.viewer.is_none_or(|side| view.are_allied(side, view.side(who))) {
                gear_of_sheet(view.sheet(who)).for_each(&mut note);
            }
            view.body(who).into_iter().flat_map(gear_of_body).for_each(&mut note);
        }
        let explored = |at| view.viewer.is_none_or(|side| view.knowledge.explored(side).get(at));
        let state = &view.board.state;
        state.dropped.iter().filter(|(at, _)| explored(*at)).for_each(|(_, weapon)| note(*weapon));
        let flames = state.flames.iter().filter(|(at, _)| explored(*at));
        flames.filter_map(|(_, flame)| flame.item).for_each(&mut note);
        view.placed_in_view().for_each(|placed| note(placed.what));
        let things = view.muster.scenario.thing_ids().filter(|thing| knows_thing(view, *thing));
        things.for_each(|thing| note(view.muster.armoury_id(thing)));
        KnownNames { muster: view.muster, known, known_gear }
    }
}

impl OrderNames for KnownNames<'_> {
    fn name_of(&self, kind: Named, number: usize) -> Option<&str> {
        let is_known = match kind {
            Named::Combatant => self.known.get(number),
            Named::Weapon => self.known_gear.get(number),
            Named::Armour | Named::Side | Named::Creature => None,
        };
        if is_known == Some(&false) { Some(UNKNOWN) } else { self.muster.name_of(kind, number) }
    }
}

/// The gear, the natural weapons and the spells with which a combatant comes.
fn gear_of_sheet(sheet: &Sheet) -> impl Iterator<Item = WeaponId> + '_ {
    let stock = sheet.stock.iter().map(|(what, _)| *what);
    let lights = sheet.flames.iter().filter_map(|flame| flame.item);
    sheet.carried.iter().chain(&sheet.natural).copied().chain(stock).chain(lights)
}

/// The gear that a combatant has now.
fn gear_of_body(body: &BodyState) -> impl Iterator<Item = WeaponId> + '_ {
    let lights = body.lamps.iter().flat_map(|lamps| &lamps.0).filter_map(|flame: &Flame| flame.item);
    body.arms.carried.iter().copied().chain(body.limited_uses.0.iter().map(|(what, _)| *what)).chain(lights)
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
