//! Casting spells and using items (`Budget::Deeds`), on a combatant or on an area around a square. A weapon that affects an
//! area is aimed at a square in the same way. `workings` settles what each of them does.

use smallvec::SmallVec;

use super::{Behaviour, Consequence, Pointing};
use crate::battle::deeds::{Cast, Use};
use crate::battle::{Clause, CombatantId, Deed, Manner, Refusal, Sort, Sweep, Target, WeaponId};
use crate::grid::Reach;
use crate::rules::book::aim::Aim;
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Casting and using differ only in what is used and in what they cost of a turn.
macro_rules! casting {
    ($deed:ident, $what:ident, $course:expr, $sort:expr) => {
        impl Behaviour for $deed {
            fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal> {
                table.permit_working(who, self.$what, self.at, ($sort)(table, self.$what))
            }

            fn course(&self) -> Option<Course> {
                Some($course)
            }

            fn weapon(&self) -> Option<WeaponId> {
                Some(self.$what)
            }

            fn options(table: &Table<'_>, who: CombatantId, _: &mut Reach, add: &mut dyn FnMut(Deed)) {
                let is_own = |deed: &Deed| matches!(deed, Deed::$deed(_));
                table.castings(who).filter(is_own).for_each(add);
            }

            fn always_shown(table: &Table<'_>, who: CombatantId, add: &mut dyn FnMut(Deed)) {
                let is_own = |deed: &Deed| matches!(deed, Deed::$deed(_));
                let aimed = table
                    .usable_things(who)
                    .filter(|what| !matches!(table.aim_of(*what), Aim::Enemy | Aim::Ground));
                aimed.map(|what| table.casting(what, Target::NOBODY)).filter(is_own).for_each(add);
            }

            fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
                // Several targets mean several exchanges, each with odds of its own.
                match table.aimed_at(who, self.$what, self.at).as_slice() {
                    [target] => table.reached(who, *target, self.$what),
                    _ => None,
                }
            }

            fn clause(&self, table: &Table<'_>, _: CombatantId) -> Option<Clause> {
                Some(table.budget().clause_of_deeds())
            }

            fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
                table.cast(who, self.$what, self.at)
            }

            fn aim(&self, _: CombatantId) -> Option<Target> {
                Some(self.at)
            }

            fn points_at(&self, table: &Table<'_>) -> Pointing {
                table.pointing(self.$what)
            }

            fn aimed(&self, at: Target) -> Deed {
                $deed { at, ..*self }.into()
            }

            fn victims(&self, table: &Table<'_>, who: CombatantId) -> Vec<CombatantId> {
                table.aimed_at(who, self.$what, self.at)
            }

            fn several_targets(&self, table: &Table<'_>, who: CombatantId) -> Option<Vec<CombatantId>> {
                Some(self.victims(table, who))
            }

            fn is_attack(&self, table: &Table<'_>) -> bool {
                !table.is_helpful(self.$what)
            }

            fn allows_reactions(&self) -> bool {
                true
            }

            fn blow(&self) -> Option<(Sweep, bool)> {
                Some((Sweep::of(self.$what), false))
            }

            fn is_tiring(&self, table: &Table<'_>) -> bool {
                !table.weapon_sheet(self.$what).does_good
            }

            fn has_log_line(&self) -> bool {
                true
            }
        }
    };
}

casting!(Cast, spell, Course::Attack, |table: &Table<'_>, what| {
    if table.weapon_sheet(what).sort == Sort::Weapon { Sort::Weapon } else { Sort::Spell }
});
casting!(Use, item, Course::MoveAndDeed, |_: &Table<'_>, _| Sort::Item);

impl Table<'_> {
    /// The deed that aims a weapon, spell or item at a target: an item is used, the others are cast.
    pub fn casting(&self, what: WeaponId, at: Target) -> Deed {
        if self.weapon_sheet(what).sort == Sort::Item {
            Use { item: what, at }.into()
        } else {
            Cast { spell: what, at }.into()
        }
    }

    /// Everything that a combatant might cast or use: on each ally, or on the square of each ally or enemy.
    pub fn castings(&self, who: CombatantId) -> impl Iterator<Item = Deed> + '_ {
        let mut known: SmallVec<[WeaponId; 4]> = SmallVec::new();
        let mut castings = Vec::new();
        for what in self.usable_things(who) {
            // Most things are weapons, which are not aimed at anything.
            let marks = self.marks(who, what);
            if marks.is_empty() || known.contains(&what) {
                continue;
            }
            known.push(what);
            castings.extend(marks.into_iter().map(|at| self.casting(what, at)));
        }
        castings.into_iter()
    }

    /// The combatants or squares at which a spell or item might be aimed.
    fn marks(&self, who: CombatantId, what: WeaponId) -> Vec<Target> {
        match self.aim_of(what) {
            Aim::Enemy | Aim::Ground => Vec::new(),
            Aim::Ally => {
                let is_ally = |other: CombatantId| other == who || self.is_ally(who, other);
                let allies = self.seen().filter(|(other, body)| is_ally(*other) && body.fate.is_target());
                allies.map(|(other, _)| Target::One(other)).collect()
            }
            Aim::Area(_) if self.is_helpful(what) => {
                let allies = self.able().filter(|(other, _)| self.is_ally(who, *other));
                allies.map(|(_, body)| Target::Square(body.place.0)).collect()
            }
            Aim::Area(_) => {
                let enemies = self.targets(who).filter_map(|enemy| self.body(enemy));
                enemies.map(|body| Target::Square(body.place.0)).collect()
            }
        }
    }

    /// What a player points at to aim a spell or item.
    fn pointing(&self, what: WeaponId) -> Pointing {
        match self.aim_of(what) {
            Aim::Area(_) => Pointing::Area,
            Aim::Ally | Aim::Enemy | Aim::Ground => Pointing::Anybody,
        }
    }

    /// What a spell or item sets off when it is aimed at a combatant or a square.
    fn cast(&self, who: CombatantId, what: WeaponId, at: Target) -> Vec<Consequence> {
        // However many targets there are, this is one attack, and one swing pays for it.
        let swing = self.one_swing(who, what).into_iter().collect();
        let lights = match at {
            Target::Square(square) => self.lights_made_at(who, what, square),
            Target::One(_) => Vec::new(),
        };
        let targets = self.aimed_at(who, what, at);
        let affected = Consequence::AffectsTargets { what, manner: Manner::default(), targets };
        [swing, lights].into_iter().filter_map(Consequence::effects).chain([affected]).collect()
    }
}
