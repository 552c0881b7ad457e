//! Putting armour on and taking it off (`Budget::Deeds`): the cost depends on the armour's weight.

use super::{Behaviour, Consequence, Drawer};
use crate::battle::deeds::{PutOn, TakeOff};
use crate::battle::{ArmourId, Change, Clause, CombatantId, Cost, Deed, Refusal, TurnBudget};
use crate::grid::Reach;
use crate::rules::choices::budget::Course;
use crate::rules::table::Table;

/// Putting on and taking off differ only in whether the armour is worn afterwards.
macro_rules! outfit {
    ($deed:ident, $on:expr) => {
        impl Behaviour for $deed {
            fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
                table.permit_outfit(who, self.armour, $on)
            }

            fn price(
                &self,
                table: &Table<'_>,
                _: CombatantId,
                turn_budget: TurnBudget,
            ) -> Result<Cost, Refusal> {
                table.budget().price_armour(turn_budget, table.weight_of(self.armour))
            }

            fn course(&self) -> Option<Course> {
                Some(Course::MoveAndDeed)
            }

            fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
                table.outfits(who, $on).for_each(|armour| add($deed { armour }.into()));
            }

            fn clause(&self, table: &Table<'_>, _: CombatantId) -> Option<Clause> {
                Some(table.budget().clause_of_deeds())
            }

            fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
                let outfit = Change::Outfit { who, armour: self.armour, on: $on };
                Consequence::effect(outfit.by(table.budget().clause_of_deeds()))
            }

            fn drawer(&self) -> Option<Drawer> {
                Some(Drawer::Gear)
            }
        }
    };
}

outfit!(PutOn, true);
outfit!(TakeOff, false);

impl Table<'_> {
    fn permit_outfit(&self, who: CombatantId, armour: ArmourId, on: bool) -> Result<(), Refusal> {
        let outfit = &self.body(who).ok_or(Refusal::NoSuchCombatant)?.outfit;
        if !self.outfits(who, on).any(|other| other == armour) {
            return Err(Refusal::NoSuchArmour { armour });
        }
        if !on {
            return Ok(());
        }
        if outfit.worn.is_some() { Err(Refusal::WearsArmour) } else { self.permit_wearing(who, armour) }
    }

    /// The armour that a combatant may put on, or take off.
    fn outfits(&self, who: CombatantId, on: bool) -> impl Iterator<Item = ArmourId> + '_ {
        let outfit = self.body(who).map(|body| &body.outfit);
        let spare = outfit.filter(|_| on).into_iter().flat_map(|outfit| outfit.spare.iter().copied());
        spare.chain(outfit.filter(|_| !on).and_then(|outfit| outfit.worn))
    }
}
