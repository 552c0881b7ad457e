//! Switching to another of the weapons that the combatant carries (`Budget::Weapons`).

use super::{Behaviour, Consequence, Drawer};
use crate::battle::deeds::Switch;
use crate::battle::{Change, Clause, CombatantId, Deed, Planned, Refusal, clauses};
use crate::grid::Reach;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

impl Behaviour for Switch {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let weapon = self.weapon;
        if table.changes_weapons_freely() {
            return Err(Refusal::NotInThisBook);
        }
        let arms = &table.body(who).ok_or(Refusal::NoSuchCombatant)?.arms;
        if !arms.carried.contains(&weapon) {
            return Err(Refusal::NoSuchWeapon { weapon });
        }
        if arms.ready == Some(weapon) { Err(Refusal::AlreadyReady) } else { Ok(()) }
    }

    fn course(&self) -> Option<Course> {
        Some(Course::MoveAndDeed)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        let carried = table.body(who).into_iter().flat_map(|body| &body.arms.carried);
        carried.for_each(|weapon| add(Switch { weapon: *weapon }.into()));
    }

    fn clause(&self, _: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(clauses::Budget::Weapons.into())
    }

    fn sets_off(&self, _: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        Consequence::effect(Change::Ready { who, weapon: self.weapon }.by(clauses::Budget::Weapons))
    }

    fn plan(&self, planned: &mut Planned) {
        planned.arms.bring_to_the_ready(self.weapon);
    }

    fn drawer(&self) -> Option<Drawer> {
        Some(Drawer::Gear)
    }

    fn only_prepares(&self) -> bool {
        true
    }

    fn has_log_line(&self) -> bool {
        true
    }
}
