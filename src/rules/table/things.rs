//! Things that sides fight over: who carries them, where they lie, and what the viewer knows of that.

use super::Table;
use crate::battle::{CombatantId, Happening, Sort, ThingId, WeaponId, Whereabouts};
use crate::grid::{Footprint, Pos};
use crate::rules::book::muster::Muster;
use crate::rules::book::weapon_sheet::weapon_id;

impl Muster {
    /// The number of a thing in the armoury, where things follow weapons and items.
    pub fn armoury_id(&self, thing: ThingId) -> WeaponId {
        weapon_id(self.scenario.weapons.len() + self.scenario.items.len() + thing.index())
    }

    /// The thing with this number in the armoury, if it is a thing.
    pub fn thing(&self, what: WeaponId) -> Option<ThingId> {
        let is_thing = self.weapon_sheets.get(what.index())?.sort == Sort::Thing;
        let before = self.scenario.weapons.len() + self.scenario.items.len();
        is_thing.then(|| ThingId::at(what.index() - before))
    }

    /// The thing that a fact moves, and where it is from then on.
    pub fn thing_moved(&self, what: &Happening) -> Option<(ThingId, Whereabouts)> {
        let (thing, at) = match what {
            Happening::Dropped { weapon, at, .. } => (*weapon, Whereabouts::Lies(*at)),
            Happening::TakenUp { who, weapon, .. } => (*weapon, Whereabouts::With(*who)),
            Happening::CarriedOff { who, thing } => (*thing, Whereabouts::Away(*who)),
            _ => return None,
        };
        Some((self.thing(thing)?, at))
    }
}

impl Table<'_> {
    /// Where a thing is, as far as the viewer knows: where it was last seen, unless that place has been seen without it
    /// since.
    pub fn thing(&self, thing: ThingId) -> Option<Whereabouts> {
        match self.viewer {
            Some(side) => self.knowledge.thing(side, thing),
            None => self.board.state.things.get(thing.index()).copied(),
        }
    }

    /// The things that a combatant carries, as far as the viewer knows.
    pub fn things_of(&self, who: CombatantId) -> impl Iterator<Item = ThingId> + '_ {
        self.muster
            .scenario
            .thing_ids()
            .filter(move |thing| self.thing(*thing) == Some(Whereabouts::With(who)))
    }

    /// The square on which a thing lies that a combatant could pick up.
    pub fn thing_within_reach(&self, who: CombatantId, what: WeaponId) -> Option<Pos> {
        let here = self.footprint(who)?;
        match self.thing(self.muster.thing(what)?)? {
            Whereabouts::Lies(at) if here.contains(at) || here.is_adjacent(Footprint::new(at, 1)) => Some(at),
            _ => None,
        }
    }

    /// All things, by their numbers in the armoury.
    pub fn things_in_armoury(&self) -> impl Iterator<Item = WeaponId> + '_ {
        self.muster.scenario.thing_ids().map(|thing| self.muster.armoury_id(thing))
    }

    /// Whether a combatant carries a thing.
    pub fn carries_thing(&self, who: CombatantId, what: WeaponId) -> bool {
        self.muster.thing(what).is_some_and(|thing| self.thing(thing) == Some(Whereabouts::With(who)))
    }
}
