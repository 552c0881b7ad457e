//! What takes in several at once: to each of them in turn is done what it does, and where nobody has measured how far it
//! reaches, it is rolled first how many they are.

use super::frame::{Frame, Matter};
use super::stack::Stack;
use crate::battle::{Change, CombatantId, Effect, Fate, Manner, Sweep, WeaponId};
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Lets something do what it does to all whom it takes in.
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
    match table.taking_in(who, what, manner, &targets) {
        Some(plan) => stack.begin(Some(Exchange::TakingIn(plan))),
        None => stack.take_in(who, Sweep::with(what, manner), targets),
    }
    stack.extend((!help.is_empty()).then_some(Frame::effects(help)));
}

/// Lets something do to the next of those whom it takes in what it does to each.
pub fn go_on(
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
    stack.begin(table.swept_with(who, target, sweep, joined));
    stack.extend((!effects.is_empty()).then_some(Frame::effects(effects)));
}
