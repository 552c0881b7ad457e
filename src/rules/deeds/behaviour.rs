//! What a deed does by the rules: the questions that its file answers, each with the answer that fits most deeds.

use crate::battle::deeds::Registered;
use crate::battle::{
    Clause, CombatantId, Cost, Deed, DeedKind, Effect, Planned, Refusal, Shift, Sweep, Target, TurnBudget,
    WeaponId,
};
use crate::grid::{Pos, Reach};
use crate::rules::axes::budget::{Effort, Task};
use crate::rules::choices::budget::Course;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

use super::{AllyGain, Consequence, Gain};

/// What a deed does by the rules. The default answers fit most deeds; a deed's file holds only where it differs.
pub trait Behaviour: Registered + Clone + Into<Deed> {
    /// Whether a combatant may do this deed here and now, as far as the viewer knows. Its cost is checked elsewhere.
    ///
    /// # Errors
    /// Why they may not.
    fn permit(&self, table: &Table<'_>, who: CombatantId) -> Result<(), Refusal>;

    /// Whether a combatant may do this deed in their turn, with its cost and the path that it follows.
    ///
    /// # Errors
    /// Why they may not.
    fn permit_in_turn(&self, table: &Table<'_>, who: CombatantId) -> Result<Permit, Refusal> {
        table.permit_at_all(who, self)?;
        self.permit(table, who)?;
        let path = self.way(table, who)?;
        let cost = table.pay(who, |turn_budget| self.price(table, who, turn_budget))?;
        Ok(Permit { cost, path })
    }

    /// The squares that this deed leads through, if it is a movement that is paid for as a whole.
    ///
    /// # Errors
    /// No such path leads there.
    fn way(&self, table: &Table<'_>, who: CombatantId) -> Result<Vec<Pos>, Refusal> {
        let _ = (table, who);
        Ok(Vec::new())
    }

    /// What this deed costs out of a turn budget.
    ///
    /// # Errors
    /// The turn budget does not hold enough.
    fn price(&self, table: &Table<'_>, who: CombatantId, turn_budget: TurnBudget) -> Result<Cost, Refusal> {
        let (budget, pace) = (table.budget(), table.pace(who));
        match self.weapon().and_then(|what| table.working_block(what).cost) {
            Some(cost) => budget.price_of(turn_budget, pace, cost),
            None => budget.price(turn_budget, pace, self.task(table, who)),
        }
    }

    /// What a budget has to know to work out the cost of this deed.
    fn task(&self, table: &Table<'_>, who: CombatantId) -> Task {
        Task { kind: self.kind(table, who), effort: self.effort(), course: self.course() }
    }

    /// The kind under which budgets list this deed; none if it costs nothing.
    fn kind(&self, table: &Table<'_>, who: CombatantId) -> Option<DeedKind> {
        let _ = (table, who);
        Self::NAME.kind()
    }

    /// What this deed costs of a turn if the budget does not list its kind.
    fn effort(&self) -> Effort {
        Effort::Action
    }

    /// What this deed counts as if the budget counts attacks, evasions and moves; none if it may come at any time.
    fn course(&self) -> Option<Course> {
        Some(Course::Attack)
    }

    /// The weapon, spell or item that this deed uses.
    fn weapon(&self) -> Option<WeaponId> {
        None
    }

    /// Every deed of this type that a combatant might do here and now. Those that are not permitted are removed later.
    fn options(table: &Table<'_>, who: CombatantId, reach: &mut Reach, add: &mut dyn FnMut(Deed))
    where
        Self: Sized,
    {
        let _ = (table, who, reach, add);
    }

    /// The deeds of this type that the action bar shows even while there is no target for them.
    fn always_shown(table: &Table<'_>, who: CombatantId, add: &mut dyn FnMut(Deed))
    where
        Self: Sized,
    {
        let _ = (table, who, add);
    }

    /// This deed against an enemy, wherever they are, with what success brings; none if opponents need not consider it.
    fn against(table: &Table<'_>, who: CombatantId, enemy: CombatantId) -> Option<(Self, Gain)> {
        let _ = (table, who, enemy);
        None
    }

    /// Whether it can only be done to a combatant next to the combatant who acts, so that opponents consider no others.
    fn needs_adjacency() -> bool {
        false
    }

    /// This deed for an ally, or for the combatant themselves, with what success brings; none if opponents need not
    /// consider it.
    fn for_ally(table: &Table<'_>, who: CombatantId, ally: CombatantId) -> Option<(Self, AllyGain)> {
        let _ = (table, who, ally);
        None
    }

    /// The chain of checks that this deed begins, as far as the viewer knows; none if nothing is rolled for it.
    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        let _ = (table, who);
        None
    }

    /// The rule that the log cites for this deed, if nothing that it sets off cites a rule.
    fn clause(&self, table: &Table<'_>, who: CombatantId) -> Option<Clause> {
        let _ = (table, who);
        None
    }

    /// What this deed changes as soon as it is paid for, before anybody reacts.
    fn begins(&self, table: &Table<'_>, who: CombatantId) -> Vec<Effect> {
        let _ = (table, who);
        Vec::new()
    }

    /// What this deed sets off once everybody has reacted, in order.
    fn sets_off(&self, table: &Table<'_>, who: CombatantId) -> Vec<Consequence> {
        self.exchange(table, who).map(Consequence::Checks).into_iter().collect()
    }

    /// How this deed changes the plan of a combatant who declares it.
    fn plan(&self, planned: &mut Planned) {
        let _ = planned;
    }

    /// How the combatant moves along the path in the permit; none if this deed leads nowhere, or only after a check.
    fn gait(&self) -> Option<Gait> {
        None
    }

    /// The combatant or square at which this deed is aimed, if any.
    fn aim(&self, who: CombatantId) -> Option<Target> {
        let _ = who;
        None
    }

    /// What a player points at to order this deed.
    fn points_at(&self, table: &Table<'_>) -> Pointing {
        let _ = table;
        Pointing::Nothing
    }

    /// The same deed, aimed at another target.
    fn aimed(&self, at: Target) -> Deed {
        let _ = at;
        self.clone().into()
    }

    /// The drawer of the action bar in which this deed lies with others of its sort.
    fn drawer(&self) -> Option<Drawer> {
        None
    }

    /// The combatants whom this deed affects, enemies or not.
    fn victims(&self, table: &Table<'_>, who: CombatantId) -> Vec<CombatantId> {
        let _ = (table, who);
        Vec::new()
    }

    /// The combatants whom this deed affects at once, if it is a deed that may affect several.
    fn several_targets(&self, table: &Table<'_>, who: CombatantId) -> Option<Vec<CombatantId>> {
        let _ = (table, who);
        None
    }

    /// Whether this deed is an attack; harmful spells and items count too.
    fn is_attack(&self, table: &Table<'_>) -> bool {
        let _ = table;
        false
    }

    /// Whether this deed is directed against an enemy.
    fn is_hostile(&self, table: &Table<'_>, who: CombatantId) -> bool {
        let _ = who;
        self.is_attack(table)
    }

    /// Whether combatants who wait for an attack or a spell may react to this deed.
    fn allows_reactions(&self) -> bool {
        false
    }

    /// The blows that this deed strikes, and whether they are daring.
    fn blow(&self) -> Option<(Sweep, bool)> {
        None
    }

    /// Whether this deed only prepares another, as a walk to the target prepares an attack.
    fn only_prepares(&self) -> bool {
        false
    }

    /// Whether this deed is fighting or moving, which tires the combatant.
    fn is_tiring(&self, table: &Table<'_>) -> bool {
        let _ = table;
        false
    }

    /// Whether the game master may make this deed depend on a check.
    fn may_be_risky(&self) -> bool {
        true
    }

    /// Whether the log mentions this deed even if nothing comes of it.
    fn is_told(&self) -> bool {
        true
    }

    /// Whether the log gives this deed a line of its own, because the lines about its effects would not say enough.
    fn has_log_line(&self) -> bool {
        false
    }

    /// Whether prone combatants may do this deed while they can do nothing else but stand up.
    fn is_for_the_prone(&self) -> bool {
        false
    }

    /// Whether combatants who can no longer act may still do this deed.
    fn is_for_the_unable(&self) -> bool {
        false
    }

    /// Whether this deed may replace any declared deed that has become impossible.
    fn replaces_anything(&self) -> bool {
        false
    }
}

/// How a combatant moves along a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// With the movement of the turn, step by step.
    Walk,
    /// By a deed of its own, paid for as a whole.
    Shift(Shift),
}

/// What a player points at to order a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointing {
    Nothing,
    Enemy,
    Ally,
    /// Any combatant except the one who acts.
    Other,
    /// Any combatant, also the one who acts.
    Anybody,
    /// A square, as the centre of an area.
    Area,
    Square,
}

/// The drawers of the action bar, each for deeds of one sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drawer {
    /// Daring attacks, and attacks with two weapons.
    Manners,
    /// Deeds to be held back.
    Readying,
    /// Weapons, armour and lights to be changed, put on or lit.
    Gear,
    /// Skills and abilities to be tried.
    Trials,
}

impl Drawer {
    pub const ALL: [Drawer; 4] = [Drawer::Manners, Drawer::Readying, Drawer::Gear, Drawer::Trials];
}
