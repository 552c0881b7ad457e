//! Lights (`Light::Sources`): a combatant lights a light that they carry, puts it out, or drops it. Things are dropped in the
//! same way.

use super::{Behaviour, Consequence, Drawer};
use crate::battle::deeds::{Douse, Drop, Light};
use crate::battle::{Change, Clause, CombatantId, Deed, Refusal, Tending};
use crate::grid::Reach;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

/// The three deeds differ only in what is done with the light.
macro_rules! tend {
    ($deed:ident) => {
        impl Behaviour for $deed {
            fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
                table.permit_tending(who, self.item, Tending::$deed)
            }

            fn course(&self) -> Option<Course> {
                Some(Course::MoveAndDeed)
            }

            fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
                let lights = table.lights_at_hand(who).into_iter();
                let things = table.things_of(who).map(|thing| table.muster.armoury_id(thing));
                lights.chain(things).for_each(|item| add($deed { item }.into()));
            }

            fn clause(&self, table: &Table<'_>, _: CombatantId) -> Option<Clause> {
                Some(table.budget().clause_of_deeds())
            }

            fn sets_off(&self, _: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
                Consequence::effect(Change::Tend { who, item: self.item, how: Tending::$deed })
            }

            fn drawer(&self) -> Option<Drawer> {
                Some(Drawer::Gear)
            }
        }
    };
}

tend!(Light);
tend!(Douse);
tend!(Drop);
