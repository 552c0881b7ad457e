//! Concentration (`Budget::Concentration`): what some spells lay on somebody holds only while their caster pays heed to
//! them. It does so from the casting on; in each later turn it takes a deed, or it is over with the turn. It is over as
//! well where its owner is no longer able, or casts another such spell.

use crate::battle::{Change, CombatantId, Condition, Effect, Refusal, WeaponId, clauses};
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether a spell holds only while its caster concentrates on it.
    pub fn wants_concentration(&self, spell: WeaponId) -> bool {
        self.working_block(spell).concentration == Some(true)
    }

    /// That somebody concentrates on a spell that it has just cast, where the spell wants it.
    pub fn concentrates_on(&self, who: CombatantId, spell: WeaponId) -> Vec<Effect> {
        if !self.wants_concentration(spell) {
            return Vec::new();
        }
        let condition = Condition::mind_on(spell, who);
        let begin = Change::Begin { who, condition }.by(clauses::Budget::Concentration);
        // In its own turn the casting itself is heed enough.
        let heed = (self.turn.active == Some(who)).then_some(Change::Heed { who }.into());
        std::iter::once(begin).chain(heed).collect()
    }

    /// What somebody stops concentrating on by using something that wants it as well.
    pub fn gives_up(&self, who: CombatantId, what: WeaponId) -> Option<Effect> {
        let condition = self.concentration(who).filter(|_| self.wants_concentration(what))?;
        Some(Change::Cease { who, condition }.into())
    }

    /// Whether somebody may go on concentrating: it does, and has not seen to it in this turn.
    ///
    /// # Errors
    /// There is nothing to see to.
    pub(in crate::rules) fn permit_concentration(&self, who: CombatantId) -> Result<(), Refusal> {
        let is_due = self.concentration(who).is_some() && !self.turn.heeding.contains(&who);
        if is_due { Ok(()) } else { Err(Refusal::NothingToHeed) }
    }
}
