//! Occasions: what reactions wait for, each in a file of its own. The register in `battle/reactions` says what an occasion is
//! called; its file says when it comes about, for deeds that are held back and for abilities alike.

mod ally_attacked;
mod attacked;
mod enemy_in_reach;
mod enemy_in_sight;
mod friend_attacked;
mod spell_cast;

use crate::battle::reactions::occasions::each_occasion;
use crate::battle::{CombatantId, HeldDeed, Occasion};
use crate::grid::Footprint;
use crate::rules::table::Table;

/// A combatant who waits for an occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub who: CombatantId,
    /// Where they are.
    pub here: Footprint,
    /// What they are going to react with.
    pub with: Means,
}

/// What a combatant who waits for an occasion is going to react with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    Held(HeldDeed),
    /// An ability of their creature or a spell.
    Ability,
}

/// When an occasion comes about, for an able enemy of the combatant whose doing it is. By default nothing brings it about; an
/// occasion says what does.
pub trait Behaviour {
    /// Whether it comes about when an enemy goes from one place to another; asked before they go.
    fn by_going(&self, table: &Table<'_>, waiting: &Waiting, from: Footprint, to: Footprint) -> bool {
        let _ = (table, waiting, from, to);
        false
    }

    /// Whether it comes about for a combatant when an enemy is about to attack a victim.
    fn by_attack(&self, table: &Table<'_>, who: CombatantId, victim: CombatantId) -> bool {
        let _ = (table, who, victim);
        false
    }

    /// Whether it comes about when an enemy is about to cast a spell.
    fn by_spell(&self) -> bool {
        false
    }

    /// Whether it comes about when an enemy is seen.
    fn by_sight(&self) -> bool {
        false
    }

    /// Whether abilities and spells can wait for it, and not held deeds alone.
    fn is_for_abilities(&self) -> bool {
        true
    }
}

impl Occasion {
    /// Whether it comes about when an enemy goes from one place to another.
    pub(super) fn comes_by_going(
        self,
        table: &Table<'_>,
        waiting: &Waiting,
        from: Footprint,
        to: Footprint,
    ) -> bool {
        each_occasion!(self, occasion => occasion.by_going(table, waiting, from, to))
    }

    /// Whether it comes about for a combatant when an enemy is about to attack a victim.
    pub(super) fn comes_by_attack(self, table: &Table<'_>, who: CombatantId, victim: CombatantId) -> bool {
        each_occasion!(self, occasion => occasion.by_attack(table, who, victim))
    }

    /// Whether it comes about when an enemy is about to cast a spell.
    pub(super) fn comes_by_spell(self) -> bool {
        each_occasion!(self, occasion => occasion.by_spell())
    }

    /// Whether it comes about when an enemy is seen.
    pub(super) fn comes_by_sight(self) -> bool {
        each_occasion!(self, occasion => occasion.by_sight())
    }

    /// Whether abilities and spells can wait for it.
    pub(super) fn is_for_abilities(self) -> bool {
        each_occasion!(self, occasion => occasion.is_for_abilities())
    }
}
