//! Placing a weapon on a square, where it waits like a trap (`Budget::Weapons`).

use super::{Behaviour, Consequence, Pointing};
use crate::battle::deeds::Place;
use crate::battle::{Change, Clause, CombatantId, Deed, PlacedChange, Refusal, Target, WeaponId, clauses};
use crate::grid::Reach;
use crate::rules::book::aim::Aim;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

impl Behaviour for Place {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        table.permit_placing(who, self.weapon, self.at)
    }

    fn course(&self) -> Option<Course> {
        Some(Course::MoveAndDeed)
    }

    fn weapon(&self) -> Option<WeaponId> {
        Some(self.weapon)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        table.placings(who).for_each(|(weapon, at)| add(Place { weapon, at }.into()));
    }

    fn always_shown(table: &Table<'_>, who: CombatantId, add: &mut dyn FnMut(Deed)) {
        let placed = table.usable_things(who).filter(|what| table.aim_of(*what) == Aim::Ground);
        placed.for_each(|weapon| add(Place { weapon, at: Target::NOBODY.square() }.into()));
    }

    fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(clauses::Budget::Weapons.into())
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let (at, what) = (self.at, self.weapon);
        let mut effects = match table.occupant(at) {
            // A combatant of whom the acting side did not know stands on the square.
            Some(by) => table.collision_effects(who, by),
            None => {
                let laid = Change::Placed { at, what, who: Some(who), change: PlacedChange::Laid };
                vec![laid.by(clauses::Budget::Weapons)]
            }
        };
        effects.extend(table.one_swing(who, what));
        vec![Consequence::Effects(effects)]
    }

    fn aim(&self, _: CombatantId) -> Option<Target> {
        Some(Target::Square(self.at))
    }

    fn points_at(&self, _: &Table<'_>) -> Pointing {
        Pointing::Square
    }

    fn aimed(&self, at: Target) -> Deed {
        Place { at: at.square(), ..*self }.into()
    }
}
