//! Things that sides fight over, as a part of Apply: combatants pick them up, drop them, lose them when they fall or flee, and
//! carry them off the field. Notes which side knows where each of them is.

use super::apply::Changing;
use crate::battle::{
    BodyState, Clause, CombatantId, Fate, Happening, Light, SideId, ThingId, WeaponId, Whereabouts,
};
use crate::grid::{Footprint, Pos};
use crate::rules::axes::light::{Eye, Sense, sense};

impl Changing<'_, '_, '_> {
    /// Picks a thing up from the ground.
    pub(super) fn take_thing(&mut self, who: CombatantId, thing: ThingId, from: Pos) {
        let Some(state) = self.board.state.things.get_mut(thing.index()) else { return };
        if *state != Whereabouts::Lies(from) {
            return;
        }
        *state = Whereabouts::With(who);
        self.stack.stirred = true;
        let weapon = self.muster.armoury_id(thing);
        self.tell(Happening::TakenUp { who, weapon, from }, None);
    }

    /// Puts a thing down where its carrier stands.
    pub(super) fn drop_thing(&mut self, who: CombatantId, thing: ThingId, clause: Option<Clause>) {
        let Some(at) = self.bodies.get(who).map(|body| body.place.0) else { return };
        let Some(state) = self.board.state.things.get_mut(thing.index()) else { return };
        if *state != Whereabouts::With(who) {
            return;
        }
        *state = Whereabouts::Lies(at);
        self.stack.stirred = true;
        let weapon: WeaponId = self.muster.armoury_id(thing);
        self.tell(Happening::Dropped { who, weapon, at }, clause);
    }

    /// Drops everything that a combatant carries who can no longer hold it.
    pub(super) fn let_things_fall(&mut self, who: CombatantId) {
        for thing in self.things_with(who) {
            self.drop_thing(who, thing, None);
        }
    }

    /// Takes the things of a combatant who leaves the field along.
    pub(super) fn carry_things_off(&mut self, who: CombatantId) {
        for thing in self.things_with(who) {
            self.board.state.things[thing.index()] = Whereabouts::Away(who);
            self.tell(Happening::CarriedOff { who, thing: self.muster.armoury_id(thing) }, None);
        }
    }

    /// What becomes of the things of a combatant whose fate has changed.
    pub(super) fn settle_things_of(&mut self, who: CombatantId, fate: Fate) {
        match fate {
            Fate::Able | Fate::Awaited => {}
            Fate::Gone => self.carry_things_off(who),
            _ => self.let_things_fall(who),
        }
    }

    fn things_with(&self, who: CombatantId) -> Vec<ThingId> {
        let things = self.board.state.things.iter().enumerate();
        things.filter(|(_, at)| **at == Whereabouts::With(who)).map(|(place, _)| ThingId::at(place)).collect()
    }

    /// Notes for every side which things it sees, and which are no longer where it last saw them. A side that has seen
    /// somebody carry a thing off, or hears of it, knows that it is gone.
    pub(super) fn look_for_things(&mut self) {
        for place in 0..self.board.state.things.len() {
            let (thing, now) = (ThingId::at(place), self.board.state.things[place]);
            for side in self.muster.scenario.side_ids() {
                let known = self.knowledge.thing(side, thing);
                let noted = match now {
                    Whereabouts::Away(_) => Some(now),
                    Whereabouts::With(who) if self.perceivers(who).contains(side) => Some(now),
                    Whereabouts::Lies(at) if self.is_in_view(side, at) => Some(now),
                    _ => known.filter(|known| !self.is_refuted(side, *known)),
                };
                if noted != known {
                    self.knowledge.note_thing(side, thing, noted);
                }
            }
        }
    }

    /// Whether a side sees that a thing, which is elsewhere, is not where the side believes it to be.
    fn is_refuted(&self, side: SideId, believed: Whereabouts) -> bool {
        match believed {
            Whereabouts::Lies(at) => self.is_in_view(side, at),
            Whereabouts::With(who) => self.perceivers(who).contains(side),
            Whereabouts::Away(_) => false,
        }
    }

    /// Whether an able member of a side sees what lies on a square, or stands next to it.
    fn is_in_view(&self, side: SideId, at: Pos) -> bool {
        let there = Footprint::new(at, 1);
        let (rule, diagonal) = (&self.muster.book.light.take, self.muster.book.diagonal);
        let light_at = |pos| self.board.glow().map_or(Light::Lit, |glow| glow.at(pos));
        let views = |(who, body): (CombatantId, &BodyState)| {
            let sheet = self.muster.sheet(who);
            let from = Footprint::new(body.place.0, sheet.size);
            let eye = Eye { from, has_darksight: sheet.darksight };
            let is_at_hand = from.contains(at) || from.is_adjacent(there);
            let sensed = || sense(rule, self.board, diagonal, eye, there, light_at);
            sheet.side == side
                && body.fate.is_able()
                && match sensed() {
                    Sense::Sees => true,
                    Sense::Hears => is_at_hand,
                    Sense::Nothing => false,
                }
        };
        self.bodies.iter().any(views)
    }
}
