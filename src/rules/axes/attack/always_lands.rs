//! Every blow lands (`Attack::AlwaysLands`): nothing is rolled to hit. What would favour or hamper that roll trades
//! the dice of the blow for larger or smaller ones instead.

use crate::battle::{CombatantId, WeaponId, WeaponKind};
use crate::dice::DieByEdge;
use crate::rules::choices::attack::{AlwaysLands, AttackRule};
use crate::rules::table::Table;

impl AlwaysLands {
    /// The dice that a favoured and a hampered blow roll in place of a plain die.
    pub const fn die(self, plain: u8, is_bare: bool) -> DieByEdge {
        DieByEdge { plain, favoured: if is_bare { plain } else { self.enhanced }, hampered: self.impaired }
    }
}

impl Table<'_> {
    /// The rule by which every blow lands, if the book has it.
    pub fn always_lands(&self) -> Option<AlwaysLands> {
        match &self.muster.book.attack.take {
            AttackRule::AlwaysLands(rule) => Some(*rule),
            _ => None,
        }
    }

    /// Whether a weapon stands for bare hands.
    pub fn is_bare(&self, weapon: WeaponId) -> bool {
        self.weapon_kind(weapon) == WeaponKind::Unarmed
    }

    /// Whether a combatant may attack with anything but bare hands.
    pub fn is_armed(&self, who: CombatantId) -> bool {
        self.weapons(who).any(|weapon| !self.is_bare(weapon))
    }
}
