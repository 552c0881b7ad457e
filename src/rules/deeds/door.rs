//! Doors (`Budget::Deeds`): a combatant opens or closes a door next to them.

use super::{Behaviour, Consequence};
use crate::battle::deeds::{Close, Open};
use crate::battle::{BodyState, Change, Clause, CombatantId, Deed, Refusal};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

/// Opening and closing differ only in whether the door is open afterwards.
macro_rules! door {
    ($deed:ident, $open:expr) => {
        impl Behaviour for $deed {
            fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
                table.permit_door(who, self.at, $open)
            }

            fn course(&self) -> Option<Course> {
                Some(Course::MoveAndDeed)
            }

            fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
                let Some(here) = table.footprint(who) else { return };
                let doors = table.board.field.doors.iter().copied();
                let near = doors.filter(|at| here.is_adjacent(Footprint::new(*at, 1)));
                let meant = near.filter(|at| table.board.door(*at) == Some(!$open));
                meant.for_each(|at| add($deed { at }.into()));
            }

            fn clause(&self, table: &Table<'_>, _: CombatantId) -> Option<Clause> {
                Some(table.budget().clause_of_deeds())
            }

            fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
                let moved = Change::Door { at: self.at, open: $open, by: Some(who) }.into();
                let effects = match table.in_doorway(self.at) {
                    Some(by) => table.collision_effects(who, by),
                    None => vec![moved],
                };
                vec![Consequence::Effects(effects)]
            }
        }
    };
}

door!(Open, true);
door!(Close, false);

impl Table<'_> {
    fn permit_door(&self, who: CombatantId, at: Pos, open: bool) -> Result<(), Refusal> {
        let is_open = self.board.door(at).ok_or(Refusal::NoDoor)?;
        let door = Footprint::new(at, 1);
        let here = self.footprint(who).ok_or(Refusal::NoSuchCombatant)?;
        let distance = self.steps_between(here, door);
        if distance > 1 {
            return Err(Refusal::out_of_range(distance, 1));
        }
        if is_open == open {
            return Err(Refusal::DoorAlready);
        }
        if self.in_doorway(at).is_some() { Err(Refusal::DoorBlocked) } else { Ok(()) }
    }

    /// A combatant on the square of a door, dead or alive.
    pub(in crate::rules) fn in_doorway(&self, at: Pos) -> Option<CombatantId> {
        let mut seen = self.seen();
        let fills = |body: &BodyState, who| {
            body.fate.is_on_map() && self.footprint_at(who, body.place.0).contains(at)
        };
        seen.find(|(who, body)| fills(body, *who)).map(|(who, _)| who)
    }
}
