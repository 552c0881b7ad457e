//! Permits for the game master's decisions about the state of a combatant: the combatant must have what is decided about.

use crate::battle::{BodyState, CombatantId, Refusal, Sort, Stock, Tending, Verdict, WeaponId};
use crate::rules::table::Table;

impl Table<'_> {
    pub(super) fn permit_verdict(&self, who: CombatantId, verdict: &Verdict) -> Result<(), Refusal> {
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
        match verdict {
            Verdict::Heeds { spell } => {
                self.permit_arm(*spell)?;
                if self.wants_concentration(*spell) { Ok(()) } else { Err(Refusal::NotInThisBook) }
            }
            Verdict::Hidden { .. } => {
                body.sneaking.as_ref().ok_or(Refusal::NotKept)?;
                if body.fate.is_able() { Ok(()) } else { Err(Refusal::NotAble) }
            }
            Verdict::Revealed | Verdict::Spotted { .. } => {
                let sneaks = body.sneaking.as_ref().ok_or(Refusal::NotKept)?.roll.is_some();
                if let Verdict::Spotted { by, .. } = verdict {
                    known(*by)?;
                }
                if sneaks { Ok(()) } else { Err(Refusal::TooLate) }
            }
            Verdict::Has { stock, .. } => self.permit_stock(body, *stock),
            Verdict::Receives { what } => {
                self.permit_arm(*what)?;
                let arm = self.arm(*what);
                let is_of_use = arm.is_known && arm.sort != Sort::Spell;
                if is_of_use { Ok(()) } else { Err(Refusal::WrongMark { what: *what }) }
            }
            Verdict::Tends { item, how } => {
                self.permit_arm(*item)?;
                let drops_weapon = *how == Tending::Drop && self.arm(*item).sort == Sort::Weapon;
                if !drops_weapon {
                    return self.permit_tending(who, *item, *how);
                }
                let carries = body.arms.carried.contains(item);
                if carries { Ok(()) } else { Err(Refusal::NoSuchWeapon { weapon: *item }) }
            }
            Verdict::Wears { armour, on } => {
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
            Verdict::Exposed { weapon } => {
                self.permit_arm(*weapon)?;
                self.exposed(who, *weapon).map(|_| ()).ok_or(Refusal::NotKept)
            }
            Verdict::Intends { .. } => body.intent.as_ref().map(|_| ()).ok_or(Refusal::NotKept),
            Verdict::DecidesAnew => {
                let intent = body.intent.as_ref().ok_or(Refusal::NotKept)?;
                if intent.rank.is_some() { Ok(()) } else { Err(Refusal::TooLate) }
            }
        }
    }

    fn permit_arm(&self, weapon: WeaponId) -> Result<(), Refusal> {
        let is_there = weapon.index() < self.muster.arms.len();
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
                self.arm(what).is_known
            }
        };
        if is_kept { Ok(()) } else { Err(Refusal::NotKept) }
    }
}
