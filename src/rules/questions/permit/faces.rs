//! Permits for a die that the game master sets: some die that may be thrown must have the face.

use crate::battle::{ConditionKind, DamageDice, Refusal, WeaponBlock, Working};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::choices::aftermath::AftermathRule;
use crate::rules::choices::attack::AttackRule;
use crate::rules::choices::check::CheckRule;
use crate::rules::choices::critical::CriticalRule;
use crate::rules::choices::harm::HarmRule;
use crate::rules::choices::initiative::InitiativeRule;
use crate::rules::table::Table;

/// The sides of the die in rulebooks whose checks look for a high number.
const TWENTY: u8 = 20;
/// The sides of the die in the other rulebooks.
const SIX: u8 = 6;

impl Table<'_> {
    /// Whether any die of the battle has a face. It is not known beforehand which die a combatant throws next; a die that
    /// is too small for the face shows its highest.
    pub(super) fn permit_face(&self, face: u8) -> Result<(), Refusal> {
        let blocks = self.muster.arms.iter().flat_map(|arm| {
            let read = [Axis::Attack, Axis::Damage];
            read.into_iter().map(|axis| largest_of(arm.blocks.of(axis)))
        });
        let traps = self.muster.scenario.traps.iter().filter_map(|trap| trap.damage);
        let traps = traps.map(|damage| damage.dice.1);
        let sides = blocks.chain(traps).fold(self.muster.book.largest_die(), u8::max);
        if (1..=sides).contains(&face) { Ok(()) } else { Err(Refusal::NoSuchFace { face, sides }) }
    }
}

impl Rulebook {
    /// The sides of the largest die that the rules throw, apart from the dice of weapons, spells and items.
    fn largest_die(&self) -> u8 {
        let is_small = matches!(self.check.take, CheckRule::D6AtLeast(_) | CheckRule::Pool(_))
            && matches!(self.attack.take, AttackRule::AgainstDefence(_) | AttackRule::TestByProficiency(_))
            && !matches!(self.harm.take, HarmRule::ProtectionThenStrength(_))
            && !matches!(self.initiative.take, InitiativeRule::SaveToActBefore(_));
        let order = match &self.initiative.take {
            InitiativeRule::Rolled(rule) => rule.dice.1,
            _ => SIX,
        };
        let critical =
            if let CriticalRule::ExtraOnSum(rule) = &self.critical.take { rule.dice.1 } else { SIX };
        let table =
            if let AftermathRule::InjuryTable(table) = &self.aftermath.take { table.die } else { SIX };
        [order, critical, table].into_iter().fold(if is_small { SIX } else { TWENTY }, u8::max)
    }
}

/// The sides of the largest die in the entry of a weapon, a spell or an item.
fn largest_of(block: &WeaponBlock) -> u8 {
    let weapon_die = block.die.and_then(|sides| u8::try_from(sides).ok());
    let damage = block.damage.iter().flatten().map(|DamageDice { dice, .. }| dice.1);
    let workings = block.effects.iter().chain(&block.on_critical).flatten();
    let workings = workings.filter_map(|working| match working {
        Working::Heal(amount) => Some(amount.dice.1),
        Working::Drain(drained) => Some(drained.dice.1),
        Working::Affliction(laid) => {
            ConditionKind::from(laid.kind).harms_each_turn().map(|damage| damage.dice.1)
        }
        _ => None,
    });
    weapon_die.into_iter().chain(damage).chain(workings).max().unwrap_or(0)
}
