//! The way from any condition to its file: whoever has a condition in hand asks here.

use super::{Behaviour, Claimable, Concern, Detail, Luck};
use crate::battle::conditions::{each_condition, named_condition};
use crate::battle::{
    Clause, CombatantId, Condition, ConditionKind, ConditionName, DamageDice, Difficulty, Part, Purpose,
    Until, WeaponId,
};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;
use crate::rules::table::answers::Edges;

impl ConditionKind {
    /// Whether it bears on a check of its bearer's at all, by what it favours or hampers or by how it lets it be decided.
    pub(in crate::rules) fn bears_on(
        &self,
        table: &Table<'_>,
        who: CombatantId,
        source: Option<CombatantId>,
        purpose: Purpose,
    ) -> bool {
        each_condition!(self, own => own.bears_on(table, who, source, purpose))
    }

    /// Adds what it favours or hampers, where it bears on a check.
    pub(in crate::rules) fn favours(
        &self,
        table: &Table<'_>,
        source: Option<CombatantId>,
        edges: &mut Edges,
    ) {
        each_condition!(self, own => own.favours(table, source, edges));
    }

    /// How it lets a roll be decided, if it does; `is_next`: where nothing has been rolled before.
    pub(in crate::rules) fn luck(&self, purpose: Purpose, is_next: bool) -> Option<Luck> {
        each_condition!(self, own => own.luck(purpose, is_next))
    }

    /// The difficulty that it sets for the next check.
    pub(in crate::rules) fn difficulty(&self) -> Option<Difficulty> {
        each_condition!(self, own => own.difficulty())
    }

    /// Whether it does nothing but favour or hamper a check.
    pub fn is_edge(&self) -> bool {
        each_condition!(self, own => own.is_edge())
    }

    /// Whether it is help against those whom the helper could strike.
    pub(in crate::rules) fn is_help(&self) -> bool {
        each_condition!(self, own => own.is_help())
    }

    /// Whether it is used up by a die alone, not by a check that succeeds without one.
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

    /// Whether it leaves its bearer nothing to spend.
    pub fn empties_purse(&self) -> bool {
        each_condition!(self, own => own.empties_purse())
    }

    /// Whether it halves the moves of its bearer, however often it is on it.
    pub(in crate::rules) fn halves_pace(&self) -> bool {
        each_condition!(self, own => own.halves_pace())
    }

    /// How many steps it leaves its bearer at the most, whatever parts of the body are missing.
    pub(in crate::rules) fn limits_pace(&self, book: &Rulebook) -> Option<u16> {
        each_condition!(self, own => own.limits_pace(book))
    }

    /// What it takes off what a blow at its bearer must overcome.
    pub(in crate::rules) fn opens_defence(&self) -> Option<Part> {
        each_condition!(self, own => own.opens_defence())
    }

    /// The damage that its bearer takes when its turn begins.
    pub fn harms_each_turn(&self) -> Option<DamageDice> {
        each_condition!(self, own => own.harms_each_turn())
    }

    /// The weapon of the source that goes on harming its bearer.
    pub(in crate::rules) fn besets(&self) -> Option<WeaponId> {
        each_condition!(self, own => own.besets())
    }

    /// Whether it holds its bearer fast for as long as the source stands next to it.
    pub fn holds(&self) -> bool {
        each_condition!(self, own => own.holds())
    }

    /// Whether its bearer waits for something to happen.
    pub fn waits(&self) -> bool {
        each_condition!(self, own => own.waits())
    }

    /// The rule by which its bearer goes down as soon as its time is over.
    pub fn fells(&self) -> Option<Clause> {
        each_condition!(self, own => own.fells())
    }

    /// Until when all that holds which ends with it.
    pub fn upholds(&self, who: CombatantId) -> Option<Until> {
        each_condition!(self, own => own.upholds(who))
    }

    /// Whether it does no more than keep count of what its bearer has done.
    pub(in crate::rules) fn keeps_count(&self) -> bool {
        each_condition!(self, own => own.keeps_count())
    }

    /// Whether the log gives its beginning a line of its own.
    pub fn begins_with_a_line(&self) -> bool {
        each_condition!(self, own => own.begins_with_a_line())
    }

    /// Whether the log gives its end a line of its own.
    pub fn ends_with_a_line(&self) -> bool {
        each_condition!(self, own => own.ends_with_a_line())
    }

    /// Whom it is about, beside its bearer.
    pub fn concerns(&self) -> Concern {
        each_condition!(self, own => own.concerns())
    }

    /// What it is worth to opponents to lay it on an enemy: of a thousand, which is to put that enemy out of the fight.
    pub fn worth_laying(&self) -> i32 {
        each_condition!(self, own => own.worth_laying())
    }

    /// The word that a rule card uses for it as it is.
    pub fn word(&self) -> &'static str {
        let form = each_condition!(self, own => own.form());
        self.name().words().get(form).copied().unwrap_or_default()
    }

    /// What the program adds to that word.
    pub fn detail(&self, source: Option<CombatantId>) -> Option<Detail> {
        each_condition!(self, own => own.detail(source))
    }
}

impl ConditionName {
    /// What a rule card may add to the word for it.
    pub fn claimable(self) -> Claimable {
        named_condition!(self, C => C::claimable())
    }
}

impl<'t> Table<'t> {
    /// What somebody is under.
    pub fn conditions_on(&self, who: CombatantId) -> &'t [Condition] {
        self.body(who).map(|body| body.conditions.0.as_slice()).unwrap_or_default()
    }
}
