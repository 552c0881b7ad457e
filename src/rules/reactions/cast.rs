//! A spell that helps an ally or the caster.

use super::{Behaviour, Merit, Moment};
use crate::battle::reactions::Cast;
use crate::battle::{CombatantId, WeaponId};
use crate::rules::book::aim::Aim;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

impl Behaviour for Cast {
    fn by_spell(table: &Table<'_>, moment: &Moment, spell: WeaponId) -> Option<Cast> {
        let Moment { who, on, ally, .. } = *moment;
        let target = ally.unwrap_or(who);
        let is_allowed = table.aim_of(spell) == Aim::Ally
            && table.has_uses(who, spell)
            && table.permit_ally(who, target, spell).is_ok();
        is_allowed.then_some(Cast { on, spell, target })
    }

    fn uses(&self) -> Option<WeaponId> {
        Some(self.spell)
    }

    fn exchange(&self, table: &Table<'_>, who: CombatantId) -> Option<Exchange> {
        Some(Exchange::Work(table.work(who, self.target, self.spell)))
    }

    fn merit(&self) -> Merit {
        Merit::Boon { target: self.target, spell: self.spell }
    }
}
