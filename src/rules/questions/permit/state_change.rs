//! Permits for the game master's changes of state: the combatant must have what is changed.

use crate::battle::{BodyState, CombatantId, Refusal, Sort, StateChange, Stock, Tending, WeaponId};
use crate::rules::table::Table;

impl Table<'_> {
    pub(super) fn permit_state_change(&self, who: CombatantId, change: &StateChange) -> Result<(), Refusal> {
        let body = self.body(who).ok_or(Refusal::NoSuchCombatant)?;
        let known = |other: CombatantId| {
            if other == who {
                Err(Refusal::Oneself)
            } else if other.index() < self.bodies.len() {
                Ok(())
            } else {
                Err(Refusal::NoSuchCombatant)
            }
        };
        match change {
            StateChange::Concentrates { spell } => {
                self.permit_arm(*spell)?;
                if self.wants_concentration(*spell) { Ok(()) } else { Err(Refusal::NotInThisBook) }
            }
            StateChange::Hidden { .. } => {
                body.sneaking.as_ref().ok_or(Refusal::NotKept)?;
                if body.fate.is_able() { Ok(()) } else { Err(Refusal::NotAble) }
            }
            StateChange::Revealed | StateChange::Spotted { .. } => {
                let sneaks = body.sneaking.as_ref().ok_or(Refusal::NotKept)?.roll.is_some();
                if let StateChange::Spotted { by, .. } = change {
                    known(*by)?;
                }
                if sneaks { Ok(()) } else { Err(Refusal::TooLate) }
            }
            StateChange::Has { stock, .. } => self.permit_stock(body, *stock),
            StateChange::Receives { what } => {
                self.permit_arm(*what)?;
                let weapon_sheet = self.weapon_sheet(*what);
                let is_of_use = weapon_sheet.is_known && weapon_sheet.sort != Sort::Spell;
                if is_of_use { Ok(()) } else { Err(Refusal::WrongMark { what: *what }) }
            }
            StateChange::Tends { item, how } => {
                self.permit_arm(*item)?;
                let drops_weapon = *how == Tending::Drop && self.weapon_sheet(*item).sort == Sort::Weapon;
                if !drops_weapon {
                    return self.permit_tending(who, *item, *how);
                }
                let carries = body.arms.carried.contains(item);
                if carries { Ok(()) } else { Err(Refusal::NoSuchWeapon { weapon: *item }) }
            }
            StateChange::Wears { armour, on } => {
                let is_there =
                    if *on { body.outfit.spare.contains(armour) } else { body.outfit.worn == Some(*armour) };
                if !is_there {
                    Err(Refusal::NoSuchArmour { armour: *armour })
                } else if *on && body.outfit.worn.is_some() {
                    Err(Refusal::WearsArmour)
                } else {
                    Ok(())
                }
            }
            StateChange::Exposed { weapon } => {
                self.permit_arm(*weapon)?;
                self.exposed(who, *weapon).map(|_| ()).ok_or(Refusal::NotKept)
            }
            StateChange::Intends { .. } => body.intent.as_ref().map(|_| ()).ok_or(Refusal::NotKept),
            StateChange::DecidesAnew => {
                let intent = body.intent.as_ref().ok_or(Refusal::NotKept)?;
                if intent.rank.is_some() { Ok(()) } else { Err(Refusal::TooLate) }
            }
        }
    }

    fn permit_arm(&self, weapon: WeaponId) -> Result<(), Refusal> {
        let is_there = weapon.index() < self.muster.weapon_sheets.len();
        if is_there { Ok(()) } else { Err(Refusal::NoSuchWeapon { weapon }) }
    }

    fn permit_stock(&self, body: &BodyState, stock: Stock) -> Result<(), Refusal> {
        let is_kept = match stock {
            Stock::Overshield => body.shield.is_some(),
            Stock::Chances => body.chances.is_some(),
            Stock::Spent => body.swung.is_some(),
            Stock::Movement | Stock::Actions | Stock::Swift | Stock::Free | Stock::Reactions => true,
            Stock::Uses(what) => {
                self.permit_arm(what)?;
                self.weapon_sheet(what).is_known
            }
        };
        if is_kept { Ok(()) } else { Err(Refusal::NotKept) }
    }
}
