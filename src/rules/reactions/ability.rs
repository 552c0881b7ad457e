//! Reactions that abilities and spells allow (`Reaction::ByAbility`). Such a reaction uses up the combatant's reaction,
//! and is finished before the deed that triggered it continues.

use smallvec::SmallVec;

use super::Moment;
use crate::battle::{CombatantId, CreatureReaction, Occasion, Reaction, Sort, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

impl Table<'_> {
    /// The reaction that a combatant's abilities allow on an occasion: the first possible reaction of their creature,
    /// or else of their spells.
    pub(super) fn reaction_by_ability(&self, moment: &Moment) -> Option<Reaction> {
        let Moment { who, on, enemy, .. } = *moment;
        if !self.abilities_react()
            || !self.has_reaction(who)
            || self.must_stand_first(who)
            || !self.is_able(enemy)
            || !self.sees(who, enemy)
        {
            return None;
        }
        let mut named = self.creature_reactions(who).iter().filter(|reaction| reaction.on == on);
        let by_body = named.find_map(|reaction| reaction.does.of_body(self, moment));
        let mut answering = self.answering_spells(who).filter(|(_, answers)| *answers == on);
        by_body.or_else(|| answering.find_map(|(spell, _)| self.reaction_by_spell(moment, spell)))
    }

    /// Every occasion that triggers a combatant's abilities or spells, each once, in the order of the register.
    pub(super) fn awaited_by_ability(&self, who: CombatantId) -> SmallVec<[Occasion; 4]> {
        let named = self.creature_reactions(who).iter().map(|reaction| reaction.on);
        let mut awaited: SmallVec<[Occasion; 4]> =
            named.chain(self.answering_spells(who).map(|(_, answers)| answers)).collect();
        awaited.sort_unstable();
        awaited.dedup();
        awaited
    }

    /// Whether a combatant is able to react and has a reaction left.
    pub(super) fn has_reaction(&self, who: CombatantId) -> bool {
        self.body(who).is_some_and(|body| body.fate.is_able() && body.turn_budget.reaction > 0)
    }

    fn creature_reactions(&self, who: CombatantId) -> &[CreatureReaction] {
        self.sheet(who).blocks.of(Axis::Attack).reactions.as_deref().unwrap_or_default()
    }

    /// The spells of a combatant that are cast as a reaction, each with its occasion.
    fn answering_spells(&self, who: CombatantId) -> impl Iterator<Item = (WeaponId, Occasion)> + '_ {
        self.sheet(who).natural.iter().filter_map(|spell| {
            let weapon_sheet = self.weapon_sheet(*spell);
            let answers =
                weapon_sheet.blocks.of(Axis::Attack).answers.filter(|_| weapon_sheet.sort == Sort::Spell)?;
            Some((*spell, answers))
        })
    }
}
