//! Carries out the game master's changes of a combatant's state.

use super::apply::Changing;
use crate::battle::{
    Change, CombatantId, Effect, MoraleOrLife, Overshield, OvershieldState, Sort, StateChange, Stock,
    Tending, WeaponId, clauses,
};
use crate::dice::Edge;
use crate::rules::book::rulebook::Axis;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;

/// The effects of a change.
pub fn effects_of(table: &Table<'_>, who: CombatantId, change: StateChange) -> Vec<Effect> {
    match change {
        StateChange::Concentrates { spell } => table
            .concentration_ended_by(who, spell)
            .into_iter()
            .chain(table.concentrates_on(who, spell))
            .collect(),
        StateChange::Hidden { roll } => vec![Change::Sneak { who, roll, anew: true }.into()],
        StateChange::Revealed => vec![Change::Reveal { who }.into()],
        StateChange::Spotted { by, seen } => vec![Change::Spot { who, by, seen }.into()],
        StateChange::Tends { item: weapon, how: Tending::Drop }
            if table.weapon_sheet(weapon).sort == Sort::Weapon =>
        {
            vec![Change::Drop { who, weapon }.into()]
        }
        StateChange::Tends { item, how } => vec![Change::Tend { who, item, how }.into()],
        StateChange::Wears { armour, on } => vec![Change::Outfit { who, armour, on }.into()],
        StateChange::Exposed { weapon } => {
            vec![MoraleOrLife::Exposed { who, weapon }.because(clauses::Hardship::Corruption)]
        }
        change @ (StateChange::Has { .. }
        | StateChange::Receives { .. }
        | StateChange::Intends { .. }
        | StateChange::DecidesAnew) => vec![Change::State { who, change: Box::new(change) }.into()],
    }
}

impl Changing<'_, '_, '_> {
    /// Changes the state of a combatant as the game master has decided.
    pub(super) fn set_state(&mut self, who: CombatantId, change: StateChange) {
        match change {
            StateChange::Has { stock, number } => self.stock(who, stock, number),
            StateChange::Receives { what } => self.give(who, what),
            StateChange::Intends { deeds } => self.intends(who, deeds),
            StateChange::DecidesAnew => self.decides_anew(who),
            // `rule` has turned the others into ordinary effects.
            _ => {}
        }
    }

    fn stock(&mut self, who: CombatantId, stock: Stock, number: u16) {
        let few = u8::try_from(number).unwrap_or(u8::MAX);
        self.change(who, |body| match stock {
            Stock::Movement => body.turn_budget.steps = Rulebook::steps(number),
            Stock::Actions => body.turn_budget.main = few,
            Stock::Swift => body.turn_budget.swift = few,
            Stock::Free => body.turn_budget.free = few,
            Stock::Reactions => body.turn_budget.reaction = few,
            Stock::Spent => {
                if let Some(swung) = &mut body.swung {
                    swung.0 = number;
                }
            }
            Stock::Chances => {
                if let Some(chances) = &mut body.chances {
                    chances.left.resize(few.into(), Edge::Plain);
                }
            }
            Stock::Overshield => {
                if let Some(shield) = &mut body.shield {
                    let bar = Overshield { hp: number, ..shield.0.bar };
                    shield.0 = if number == 0 {
                        OvershieldState::default()
                    } else {
                        OvershieldState { bar, ..shield.0 }
                    };
                }
            }
            Stock::Uses(what) => match body.limited_uses.0.iter_mut().find(|(known, _)| *known == what) {
                Some((_, left)) => *left = few,
                None => body.limited_uses.0.push((what, few)),
            },
        });
    }

    /// Gives a combatant one more weapon, light or item.
    fn give(&mut self, who: CombatantId, what: WeaponId) {
        let weapon_sheet = self.muster.weapon_sheet(what);
        let uses =
            weapon_sheet.blocks.of(Axis::Attack).uses.and_then(|uses| u8::try_from(uses).ok()).unwrap_or(1);
        let (flame, is_weapon) = (weapon_sheet.flame, weapon_sheet.sort == Sort::Weapon);
        self.change(who, |body| match (flame, &mut body.lamps) {
            (Some(flame), Some(lamps)) => lamps.0.push(flame),
            _ if is_weapon => {
                body.arms.carried.push(what);
                body.arms.ready = body.arms.ready.or(Some(what));
            }
            _ => match body.limited_uses.0.iter_mut().find(|(known, _)| *known == what) {
                Some((_, left)) => *left = left.saturating_add(uses),
                None => body.limited_uses.0.push((what, uses)),
            },
        });
    }
}
