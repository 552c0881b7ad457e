//! Concentration (`Budget::Concentration`): the conditions of some spells last only while their caster concentrates. In the turn
//! of the casting, the casting counts as concentrating. In each later turn the caster must use a deed to concentrate, or the
//! spell ends with the turn. It also ends when the caster is no longer able, or casts another such spell.

use crate::battle::{Change, CombatantId, Condition, Effect, Refusal, WeaponId, clauses};
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether a spell holds only while its caster concentrates on it.
    pub fn wants_concentration(&self, spell: WeaponId) -> bool {
        self.working_block(spell).concentration == Some(true)
    }

    /// The effects by which a caster begins to concentrate on a spell that they have just cast, if the spell needs it.
    pub fn concentrates_on(&self, who: CombatantId, spell: WeaponId) -> Vec<Effect> {
        if !self.wants_concentration(spell) {
            return Vec::new();
        }
        let condition = Condition::mind_on(spell, who);
        let begin = Change::BeginCondition { who, condition }.by(clauses::Budget::Concentration);
        // In the caster's own turn, the casting counts as concentrating.
        let keeps = (self.turn.active == Some(who)).then_some(Change::KeepConcentration { who }.into());
        std::iter::once(begin).chain(keeps).collect()
    }

    /// The concentration that ends when a combatant uses something else that needs concentration.
    pub fn concentration_ended_by(&self, who: CombatantId, what: WeaponId) -> Option<Effect> {
        let condition = self.concentration(who).filter(|_| self.wants_concentration(what))?;
        Some(Change::EndCondition { who, condition }.into())
    }

    /// Whether a combatant may do the deed of concentrating: they have a spell that needs it, and have not done so in this
    /// turn.
    ///
    /// # Errors
    /// There is nothing to concentrate on.
    pub(in crate::rules) fn permit_concentration(&self, who: CombatantId) -> Result<(), Refusal> {
        let is_due = self.concentration(who).is_some() && !self.turn.kept_concentration.contains(&who);
        if is_due { Ok(()) } else { Err(Refusal::NothingToHeed) }
    }
}
