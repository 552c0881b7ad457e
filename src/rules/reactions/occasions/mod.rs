//! Occasions: what triggers reactions, one file each. The register in `battle/reactions` has their names; the files
//! here say when each occasion arises, for readied deeds and for abilities alike.

mod adjacent_ally_attacked;
mod ally_attacked;
mod attacked;
mod enemy_in_reach;
mod enemy_in_sight;
mod spell_cast;

use crate::battle::reactions::occasions::each_occasion;
use crate::battle::{CombatantId, HeldDeed, Occasion};
use crate::grid::Footprint;
use crate::rules::table::Table;

/// A combatant who waits for an occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub who: CombatantId,
    /// The squares where they are.
    pub here: Footprint,
    /// What they would react with.
    pub with: Means,
}

/// What a combatant who waits for an occasion would react with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    Held(HeldDeed),
    /// An ability of their creature or a spell.
    Ability,
}

/// When an occasion arises for a combatant because of an able enemy. By default nothing brings it about; each occasion
/// overrides what does.
pub trait Behaviour {
    /// Whether it arises when an enemy goes from one place to another. Called before the enemy goes.
    fn by_going(&self, table: &Table<'_>, waiting: &Waiting, from: Footprint, to: Footprint) -> bool {
        let _ = (table, waiting, from, to);
        false
    }

    /// Whether it arises for a combatant when an enemy is about to attack a victim.
    fn by_attack(&self, table: &Table<'_>, who: CombatantId, victim: CombatantId) -> bool {
        let _ = (table, who, victim);
        false
    }

    /// Whether it arises when an enemy is about to cast a spell.
    fn by_spell(&self) -> bool {
        false
    }

    /// Whether it arises when an enemy is seen.
    fn by_sight(&self) -> bool {
        false
    }

    /// Whether abilities and spells can wait for it, and not only readied deeds.
    fn is_for_abilities(&self) -> bool {
        true
    }
}

impl Occasion {
    /// Whether the occasion arises when an enemy goes from one place to another.
    pub(super) fn comes_by_going(
        self,
        table: &Table<'_>,
        waiting: &Waiting,
        from: Footprint,
        to: Footprint,
    ) -> bool {
        each_occasion!(self, occasion => occasion.by_going(table, waiting, from, to))
    }

    /// Whether the occasion arises for a combatant when an enemy is about to attack a victim.
    pub(super) fn comes_by_attack(self, table: &Table<'_>, who: CombatantId, victim: CombatantId) -> bool {
        each_occasion!(self, occasion => occasion.by_attack(table, who, victim))
    }

    /// Whether the occasion arises when an enemy is about to cast a spell.
    pub(super) fn comes_by_spell(self) -> bool {
        each_occasion!(self, occasion => occasion.by_spell())
    }

    /// Whether the occasion arises when an enemy is seen.
    pub(super) fn comes_by_sight(self) -> bool {
        each_occasion!(self, occasion => occasion.by_sight())
    }

    /// Whether abilities and spells can wait for the occasion.
    pub(super) fn is_for_abilities(self) -> bool {
        each_occasion!(self, occasion => occasion.is_for_abilities())
    }
}
