//! Every blow lands (`Attack::AlwaysLands`): nothing is rolled to hit, so what would favour or hamper the roll changes the
//! dice that say what the blow deals: they are traded for smaller or larger ones.

use crate::battle::{WeaponId, WeaponKind};
use crate::dice::Trade;
use crate::rules::choices::attack::{AlwaysLands, AttackRule};
use crate::rules::table::Table;

impl AlwaysLands {
    /// What a weak or a strong position makes of a die of a blow.
    pub const fn trade(self, plain: u8, is_bare: bool) -> Trade {
        Trade { plain, favoured: if is_bare { plain } else { self.enhanced }, hampered: self.impaired }
    }
}

impl Table<'_> {
    /// The rule by which every blow lands, if there is one.
    pub fn always_lands(&self) -> Option<AlwaysLands> {
        match &self.muster.book.attack.take {
            AttackRule::AlwaysLands(rule) => Some(*rule),
            _ => None,
        }
    }

    /// Whether a weapon is one's bare hands.
    pub fn is_bare(&self, weapon: WeaponId) -> bool {
        self.weapon_kind(weapon) == WeaponKind::Unarmed
    }
}
