//! Weapons, spells and items that affect several targets: they affect one target after the other. If they have no measured area,
//! a roll first says how many targets there are.

use super::frame::{Frame, Matter};
use super::stack::Stack;
use crate::battle::{Change, CombatantId, Effect, Fate, Manner, Sweep, WeaponId};
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Begins to affect all targets, with the rolls that come before the first of them.
pub fn begin(
    table: &Table<'_>,
    stack: &mut Stack,
    who: CombatantId,
    (what, manner): (WeaponId, Manner),
    targets: Vec<CombatantId>,
) {
    let help: Vec<Effect> = table
        .help_with(who, &targets)
        .map(|condition| Change::HoldForTheAttack { who, condition }.into())
        .collect();
    stack.extend((!help.is_empty()).then(|| Frame::ends_attack(who)));
    match table.target_rolls(who, what, manner, &targets) {
        Some(plan) => stack.begin(Some(Exchange::TargetRolls(plan))),
        None => stack.affect_targets(who, Sweep::with(what, manner), targets),
    }
    stack.extend((!help.is_empty()).then_some(Frame::effects(help)));
}

/// Affects the next target.
pub fn resolve(
    table: &Table<'_>,
    stack: &mut Stack,
    who: CombatantId,
    sweep: Sweep,
    mut targets: Vec<CombatantId>,
) {
    let Some(target) = targets.pop() else { return };
    if !targets.is_empty() {
        stack.push(Frame::Weigh(Matter::Blast { who, sweep, targets }));
    }
    let is_struck = table.intent(who).is_some_and(|intent| intent.struck.contains(&target));
    if is_struck || !table.fate(target).is_some_and(Fate::is_target) {
        return;
    }
    let (joined, effects) = table.joined(who, target);
    stack.begin(table.exchange_in_manner(who, target, sweep, joined));
    stack.extend((!effects.is_empty()).then_some(Frame::effects(effects)));
}
