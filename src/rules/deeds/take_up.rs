//! Taking up a weapon, a light or a thing from the ground (`Budget::Deeds`): next to the combatant, or under them.

use super::{Behaviour, Consequence, Drawer};
use crate::battle::deeds::TakeUp;
use crate::battle::{Change, Clause, CombatantId, Deed, Refusal, WeaponId};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

impl Behaviour for TakeUp {
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
        let lies = table.lying_within_reach(who, self.weapon);
        let lies = lies.or_else(|| table.flame_within_reach(who, self.weapon));
        let takes_hands = lies.is_some();
        let lies = lies.or_else(|| table.thing_within_reach(who, self.weapon));
        if takes_hands && !table.sheet(who).has_hands {
            return Err(Refusal::NoHands);
        }
        lies.map(|_| ()).ok_or(Refusal::NothingToTake)
    }

    fn course(&self) -> Option<Course> {
        Some(Course::MoveAndDeed)
    }

    fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
        let mut lying: Vec<_> = table.board.state.dropped.iter().map(|(_, weapon)| *weapon).collect();
        lying.sort_unstable();
        lying.dedup();
        lying.extend(table.lights_at_hand(who));
        lying.extend(table.things_in_armoury());
        lying.into_iter().for_each(|weapon| add(TakeUp { weapon }.into()));
    }

    fn clause(&self, table: &Table<'_>, _: CombatantId) -> Option<Clause> {
        Some(table.budget().clause_of_deeds())
    }

    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        let weapon_or_thing = |from| Change::TakeUp { who, weapon: self.weapon, from }.into();
        let light = |from| Change::TakeFlame { who, item: self.weapon, from }.into();
        let lies = table.lying_within_reach(who, self.weapon);
        let lies = lies.or_else(|| table.thing_within_reach(who, self.weapon));
        let taken = lies.map(weapon_or_thing);
        let taken = taken.or_else(|| table.flame_within_reach(who, self.weapon).map(light));
        Consequence::effects(taken.into_iter().collect()).into_iter().collect()
    }

    fn drawer(&self) -> Option<Drawer> {
        Some(Drawer::Gear)
    }
}

impl Table<'_> {
    /// The square on which a weapon lies that a combatant could take up.
    pub fn lying_within_reach(&self, who: CombatantId, weapon: WeaponId) -> Option<Pos> {
        let here = self.footprint(who)?;
        let within = |at: Pos| here.contains(at) || here.is_adjacent(Footprint::new(at, 1));
        self.board.state.dropped.iter().find(|(at, lying)| *lying == weapon && within(*at)).map(|(at, _)| *at)
    }
}
