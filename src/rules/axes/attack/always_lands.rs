//! Every blow lands (`Attack::AlwaysLands`): nothing is rolled to hit, so what would favour or hamper the roll changes the
//! dice that say what the blow deals (`Attack::Edge`).

use serde::{Deserialize, Serialize};

use crate::battle::{WeaponId, WeaponKind};
use crate::dice::Throw;
use crate::rules::table::Table;

/// Every blow lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlwaysLands {
    /// The sides of each die of a blow from a weak position.
    pub impaired: u8,
    /// The sides of each die of a blow from a strong one; bare hands never strike any harder.
    pub enhanced: u8,
}

impl AlwaysLands {
    /// Dice that a weak or a strong position changes.
    #[must_use]
    pub fn dice(self, table: &Table<'_>, weapon: Option<WeaponId>, count: u16, sides: u8) -> Throw {
        let is_bare = weapon.is_some_and(|weapon| table.weapon_kind(weapon) == WeaponKind::Unarmed);
        let favoured = if is_bare { sides } else { self.enhanced };
        Throw::Traded { count, sides, hampered: self.impaired, favoured, edge: crate::dice::Edge::Plain }
    }
}
