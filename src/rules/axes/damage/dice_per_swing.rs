//! Action points buy swings (`Damage::Swings`), and each swing rolls the weapon's dice (`Damage::Dice`). What a miss
//! costs is a choice of the rulebook (`Damage::Miss`).

use smallvec::SmallVec;

use super::{SwingCount, Swings};
use crate::battle::{CombatantId, DamageDice, WeaponId};
use crate::rules::book::rulebook::Axis;
use crate::rules::choices::damage::{DicePerSwing, MissCost};
use crate::rules::table::Table;

impl DicePerSwing {
    pub(super) fn swings(
        self,
        table: &Table<'_>,
        who: CombatantId,
        weapon: WeaponId,
        wanted: SwingCount,
    ) -> Swings {
        let price = table.weapon_sheet(weapon).blocks.of(Axis::Damage).ap.unwrap_or(0);
        match wanted {
            // Nobody pays for a blow in another combatant's turn.
            SwingCount::Unpaid => Swings { count: 1, price: 0 },
            _ if !self.swings.is_paid(table.is_constant(weapon)) => Swings { count: 1, price: 0 },
            SwingCount::All => Swings { count: most(table, who, price), price },
            SwingCount::Just(count) => Swings { count: u16::from(count).min(most(table, who, price)), price },
        }
    }

    pub(super) fn cost(self, swings: Swings, hit: bool) -> u16 {
        let count = match self.a_miss_costs {
            _ if hit => swings.count,
            MissCost::AllSwings => swings.count,
            MissCost::OneSwing => swings.count.min(1),
            MissCost::Nothing => 0,
        };
        count * swings.price
    }
}

/// How many swings the remaining action points pay for.
fn most(table: &Table<'_>, who: CombatantId, price: u16) -> u16 {
    // A weapon that costs nothing is swung once.
    let most = table.points_left(who).unwrap_or(0).checked_div(price).unwrap_or(1);
    // An order can name no more than this.
    most.min(u16::from(u8::MAX))
}

impl Table<'_> {
    /// The dice that a weapon deals with a blow.
    pub(super) fn weapon_dice(&self, weapon: WeaponId) -> SmallVec<[DamageDice; 1]> {
        let dice = self.weapon_sheet(weapon).blocks.of(Axis::Damage).damage.as_deref().unwrap_or_default();
        SmallVec::from_slice(dice)
    }

    /// The action points that are left for swings; none where the rulebook counts none.
    pub fn points_left(&self, who: CombatantId) -> Option<u16> {
        let used = self.body(who)?.swung?.0;
        let all = self.sheet(who).blocks.of(Axis::Damage).ap.unwrap_or(0);
        // Outside the combatant's own turn all points count as left: they are renewed before they can be spent again.
        Some(if self.turn.active == Some(who) { all.saturating_sub(used) } else { all })
    }
}
