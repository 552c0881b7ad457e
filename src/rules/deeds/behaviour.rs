//! What a deed does by the rules: the questions that its file answers, with the answer of most deeds to each.

use crate::battle::deeds::Registered;
use crate::battle::{
    Clause, CombatantId, Cost, Deed, DeedKind, Effect, Planned, Purse, Refusal, Shift, Sweep, Target,
    WeaponId,
};
use crate::grid::{Pos, Reach};
use crate::rules::axes::budget::{Effort, Task};
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

use super::Consequence;

/// What a deed does by the rules. What most deeds have in common is said here; a deed says where it differs.
pub trait Behaviour: Registered + Clone + Into<Deed> {
    /// Whether somebody may do it here and now, as far as the viewer knows, beside what it takes.
    ///
    /// # Errors
    /// Why they may not.
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal>;

    /// Whether somebody may do it now that it is their turn, with what it takes and the way that it leads.
    ///
    /// # Errors
    /// Why they may not.
    fn permit_in_turn(&self, table: &Table<'_>, who: CombatantId) -> Result<Permit, Refusal> {
        table.permit_at_all(who, self)?;
        self.permit(table, who)?;
        let path = self.way(table, who)?;
        let cost = table.pay(who, |purse| self.price(table, who, purse))?;
        Ok(Permit { cost, path })
    }

    /// The squares that it goes by, where it is a way that it takes as a whole.
    ///
    /// # Errors
    /// No such way leads there.
    fn way(&self, table: &Table<'_>, who: CombatantId) -> Result<Vec<Pos>, Refusal> {
        let _ = (table, who);
        Ok(Vec::new())
    }

    /// What it takes out of a purse.
    ///
    /// # Errors
    /// The purse does not hold it.
    fn price(&self, table: &Table<'_>, who: CombatantId, purse: Purse) -> Result<Cost, Refusal> {
        let (budget, pace) = (table.budget(), table.pace(who));
        match self.weapon().and_then(|what| table.working_block(what).cost) {
            Some(cost) => budget.price_of(purse, pace, cost),
            None => budget.price(purse, pace, self.task(table, who)),
        }
    }

    /// What part of a turn it is.
    fn task(&self, table: &Table<'_>, who: CombatantId) -> Task {
        Task { kind: self.kind(table, who), effort: self.effort(), course: self.course() }
    }

    /// The kind that it is for budgets; none where it takes nothing.
    fn kind(&self, table: &Table<'_>, who: CombatantId) -> Option<DeedKind> {
        let _ = (table, who);
        Self::NAME.kind()
    }

    /// What it takes of a turn where a budget does not list it by its kind.
    fn effort(&self) -> Effort {
        Effort::Action
    }

    /// What of a turn it is where a budget counts blows, evasions and moves.
    fn course(&self) -> Option<Course> {
        Some(Course::Attack)
    }

    /// The weapon, spell or item that it is done with.
    fn weapon(&self) -> Option<WeaponId> {
        None
    }

    /// All of this deed that somebody might do here and now; what is not permitted is left out afterwards.
    fn options(table: &Table<'_>, who: CombatantId, reach: &mut Reach, add: &mut dyn FnMut(Deed))
    where
        Self: Sized,
    {
        let _ = (table, who, reach, add);
    }

    /// Those of this deed that an action bar shows even while there is nobody to do them to.
    fn always_shown(table: &Table<'_>, who: CombatantId, add: &mut dyn FnMut(Deed))
    where
        Self: Sized,
    {
        let _ = (table, who, add);
    }

    /// The chain of checks that it begins, as far as the viewer knows; none where nothing is rolled for it.
    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let _ = (table, who);
        None
    }

    /// The rule behind it, where nothing that it sets off tells it.
    fn clause(&self, table: &Table<'_>, who: CombatantId) -> Option<Clause> {
        let _ = (table, who);
        None
    }

    /// What it changes as soon as it is paid for, before anybody reacts.
    fn begins(&self, table: &Table<'_>, who: CombatantId) -> Vec<Effect> {
        let _ = (table, who);
        Vec::new()
    }

    /// What it sets off once everybody has reacted, the first of it first.
    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        self.exchange(table, who).map(Consequence::Checks).into_iter().collect()
    }

    /// What it changes in the plan of somebody who declares it.
    fn plan(&self, planned: &mut Planned) {
        let _ = planned;
    }

    /// How the way is gone that its permit has found; none for what leads nowhere, or only after a check.
    fn gait(&self) -> Option<Gait> {
        None
    }

    /// Whom or where one points to give the order; nothing where the deed says it all.
    fn aim(&self, who: CombatantId) -> Option<Target> {
        let _ = who;
        None
    }

    /// What one may point at to give the order.
    fn points_at(&self, table: &Table<'_>) -> Pointing {
        let _ = table;
        Pointing::Nothing
    }

    /// The same deed, aimed somewhere else.
    fn aimed(&self, at: Target) -> Deed {
        let _ = at;
        self.clone().into()
    }

    /// The drawer of an action bar that it lies in beside others of its kind.
    fn drawer(&self) -> Option<Drawer> {
        None
    }

    /// Those whom it is done to, enemies or not.
    fn victims(&self, table: &Table<'_>, who: CombatantId) -> Vec<CombatantId> {
        let _ = (table, who);
        Vec::new()
    }

    /// Those whom it takes in at once, where it is a deed that may take in several.
    fn takes_in(&self, table: &Table<'_>, who: CombatantId) -> Option<Vec<CombatantId>> {
        let _ = (table, who);
        None
    }

    /// Whether it is an attack: what does harm where it lands is one too.
    fn is_attack(&self, table: &Table<'_>) -> bool {
        let _ = table;
        false
    }

    /// Whether it is done against an enemy.
    fn is_hostile(&self, table: &Table<'_>, who: CombatantId) -> bool {
        let _ = who;
        self.is_attack(table)
    }

    /// Whether those may react who wait for an attack or a spell.
    fn rouses(&self) -> bool {
        false
    }

    /// The blows that it strikes, and whether they are daring ones.
    fn blow(&self) -> Option<(Sweep, bool)> {
        None
    }

    /// Whether it only brings somebody where something else can be done from.
    fn leads_up(&self) -> bool {
        false
    }

    /// Whether it is fighting or moving, which tires.
    fn is_toil(&self, table: &Table<'_>) -> bool {
        let _ = table;
        false
    }

    /// Whether the game master may have it hang on a check.
    fn may_be_risky(&self) -> bool {
        true
    }

    /// Whether the log tells it, even though nothing may come of it.
    fn is_told(&self) -> bool {
        true
    }

    /// Whether the log gives it a line of its own, since nothing that it sets off says as much.
    fn has_its_own_line(&self) -> bool {
        false
    }

    /// Whether those may do it who lie and can only get up.
    fn is_for_the_prone(&self) -> bool {
        false
    }

    /// Whether those may do it who can no longer act.
    fn is_for_the_unable(&self) -> bool {
        false
    }

    /// Whether it may take the place of what was declared and has become impossible, whatever that was.
    fn replaces_anything(&self) -> bool {
        false
    }
}

/// How a way is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// With the movement of the turn, step by step.
    Walk,
    /// By a deed of its own, paid for as a whole.
    Shift(Shift),
}

/// What one points at to give an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    Nothing,
    Enemy,
    Friend,
    /// Anybody else.
    Other,
    /// Anybody, oneself too.
    Anybody,
    /// The middle of an area.
    Area,
    /// A square.
    Square,
}

/// Deeds of a kind that share a drawer of an action bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drawer {
    /// Attacks in a manner of their own.
    Manners,
    /// Deeds to be held back.
    Readying,
    /// What one carries: weapons, armour and lights.
    Gear,
    /// Skills and abilities to be tried.
    Trials,
}

impl Drawer {
    /// Every drawer.
    pub const ALL: [Drawer; 4] = [Drawer::Manners, Drawer::Readying, Drawer::Gear, Drawer::Trials];
}
