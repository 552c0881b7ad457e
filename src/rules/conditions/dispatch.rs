//! Leads from any condition to its file. The questions are those of [`Behaviour`].

use super::{Behaviour, DependsOn, Detail, DetailKind, RollOverride};
use crate::battle::conditions::{each_condition, named_condition};
use crate::battle::{
    Clause, CombatantId, Condition, ConditionKind, ConditionName, DamageDice, Difficulty, Modifier, Purpose,
    Until, WeaponId,
};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl ConditionKind {
    /// Whether the condition bears on a check of its bearer, by an edge or by how it lets the check be decided.
    pub(in crate::rules) fn bears_on(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        source: Option<CombatantId>,
        purpose: Purpose,
    ) -> bool {
        each_condition!(self, own => own.bears_on(table, who, source, purpose))
    }

    /// Adds its edges to a check that it bears on.
    pub(in crate::rules) fn add_edges(
        &self,
        table: &Table<'_>,
        source: Option<CombatantId>,
        edges: &mut Edges,
    ) {
        each_condition!(self, own => own.add_edges(table, source, edges));
    }

    /// How it decides a roll, where the dice alone do not. `is_next`: whether this is its bearer's first check of the exchange.
    pub(in crate::rules) fn roll_override(&self, purpose: Purpose, is_next: bool) -> Option<RollOverride> {
        each_condition!(self, own => own.roll_override(purpose, is_next))
    }

    /// The difficulty that it sets for the next check.
    pub(in crate::rules) fn difficulty(&self) -> Option<Difficulty> {
        each_condition!(self, own => own.difficulty())
    }

    /// Whether it does nothing but favour or hamper a check.
    pub fn is_edge(&self) -> bool {
        each_condition!(self, own => own.is_edge())
    }

    /// Whether it is help against enemies whom the helper could strike.
    pub(in crate::rules) fn is_help(&self) -> bool {
        each_condition!(self, own => own.is_help())
    }

    /// Whether only a roll uses it up, and not a check that succeeds without a roll.
    pub(in crate::rules) fn waits_for_a_die(&self) -> bool {
        each_condition!(self, own => own.waits_for_a_die())
    }

    /// Whether care can ease it.
    pub(in crate::rules) fn can_be_eased(&self) -> bool {
        each_condition!(self, own => own.can_be_eased())
    }

    /// Whether rest ends it.
    pub fn ends_with_rest(&self) -> bool {
        each_condition!(self, own => own.ends_with_rest())
    }

    /// Whether it leaves its bearer nothing to spend, in the present turn and in later turns.
    pub fn empties_turn_budget(&self) -> bool {
        each_condition!(self, own => own.empties_turn_budget())
    }

    /// Whether it halves the moves of its bearer. Having it twice changes nothing more.
    pub(in crate::rules) fn halves_pace(&self) -> bool {
        each_condition!(self, own => own.halves_pace())
    }

    /// The most steps that it leaves its bearer, whatever parts of the body are missing.
    pub(in crate::rules) fn limits_pace(&self, book: &Rulebook) -> Option<u16> {
        each_condition!(self, own => own.limits_pace(book))
    }

    /// What it takes off the defence of its bearer.
    pub(in crate::rules) fn opens_defence(&self) -> Option<Modifier> {
        each_condition!(self, own => own.opens_defence())
    }

    /// The damage that its bearer takes when the bearer's turn begins.
    pub fn harms_each_turn(&self) -> Option<DamageDice> {
        each_condition!(self, own => own.harms_each_turn())
    }

    /// The weapon whose constant damage it brings to its bearer.
    pub(in crate::rules) fn constant_damage_weapon(&self) -> Option<WeaponId> {
        each_condition!(self, own => own.constant_damage_weapon())
    }

    /// Whether it holds its bearer for as long as the source stands next to them.
    pub fn holds(&self) -> bool {
        each_condition!(self, own => own.holds())
    }

    /// Whether its bearer holds back a deed until something happens.
    pub fn waits(&self) -> bool {
        each_condition!(self, own => own.waits())
    }

    /// The rule by which its bearer falls to the ground as soon as it ends.
    pub fn fall_when_it_ends(&self) -> Option<Clause> {
        each_condition!(self, own => own.fall_when_it_ends())
    }

    /// How long conditions last that end together with this condition.
    pub fn until_it_ends(&self, who: CombatantId) -> Option<Until> {
        each_condition!(self, own => own.until_it_ends(who))
    }

    /// Whether it only counts what its bearer has done.
    pub(in crate::rules) fn keeps_count(&self) -> bool {
        each_condition!(self, own => own.keeps_count())
    }

    /// Whether the log tells of its beginning in a line of its own.
    pub fn begins_with_a_line(&self) -> bool {
        each_condition!(self, own => own.begins_with_a_line())
    }

    /// Whether the log tells of its end in a line of its own.
    pub fn ends_with_a_line(&self) -> bool {
        each_condition!(self, own => own.ends_with_a_line())
    }

    /// Which combatants it depends on, besides its bearer.
    pub fn concerns(&self) -> DependsOn {
        each_condition!(self, own => own.concerns())
    }

    /// What putting it on an enemy is worth to the program's side; putting the enemy out of the fight is worth 1000.
    pub fn worth_laying(&self) -> i32 {
        each_condition!(self, own => own.worth_laying())
    }

    /// The word for it on rule cards.
    pub fn word(&self) -> &'static str {
        let form = each_condition!(self, own => own.form());
        self.name().words().get(form).copied().unwrap_or_default()
    }

    /// What the program adds to the word for it on rule cards.
    pub fn detail(&self, source: Option<CombatantId>) -> Option<Detail> {
        each_condition!(self, own => own.detail(source))
    }
}

impl ConditionName {
    /// What a rule card may add to the word for it.
    pub fn claimable(self) -> DetailKind {
        named_condition!(self, C => C::claimable())
    }
}

impl<'t> Table<'t> {
    /// The conditions of a combatant, as far as the viewer sees.
    pub fn conditions_on(&self, who: CombatantId) -> &'t [Condition] {
        self.body(who).map(|body| body.conditions.0.as_slice()).unwrap_or_default()
    }
}
