//! Settling: once a fight is decided, combatants who are able help their dying allies, round by round, while there is time
//! (`LastChances::AfterTheBattle`). Those who are not saved by then are dead (`LastChances::TooLate`). At the end it is settled
//! which injuries stay with those who were saved.

use super::frame::{Frame, Settling, Tick};
use super::stack::Stack;
use crate::battle::deeds::Stabilise;
use crate::battle::{Change, CombatantId, DyingState, Effect, Fate, MoraleOrLife, Outcome, clauses};
use crate::rules::axes::last_chances::{RescueSearches, Saved};
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Whether anything is left to settle when a fight is decided.
pub fn is_needed(table: &Table<'_>) -> bool {
    hangs_in_the_balance(table) || saved(table).next().is_some()
}

/// Whether any dying combatant may still be saved, by others or by tests of their own.
fn hangs_in_the_balance(table: &Table<'_>) -> bool {
    table.dying().chain(table.holding_on()).next().is_some()
}

/// What comes next after the fight.
pub fn next(table: &Table<'_>, outcome: Outcome, ways: &mut RescueSearches) -> Vec<Frame> {
    let order = order_of_play(table);
    let gone = usize::from(table.turn.gone);
    if hangs_in_the_balance(table) {
        if let Some(who) = order.get(gone) {
            return vec![Frame::tick(Tick::Helps(*who))];
        }
        let mut lost: Vec<CombatantId> = table.lost().chain(table.beyond_help(ways)).collect();
        lost.sort_unstable();
        lost.dedup();
        return if lost.is_empty() { vec![Frame::tick(Tick::RoundAfter)] } else { vec![bury(lost)] };
    }
    let injured = saved(table).filter_map(|who| table.aftermath(who, 0)).map(Exchange::Aftermath);
    let rolls: Vec<Frame> = injured.filter_map(Frame::begin).collect();
    if rolls.is_empty() { vec![Frame::tick(Tick::Over(outcome))] } else { rolls }
}

/// The death of combatants whose time is up while the fight goes on.
pub fn lost_meanwhile(table: &Table<'_>) -> Option<Frame> {
    let lost: Vec<CombatantId> = table.lost().collect();
    (!lost.is_empty()).then(|| bury(lost))
}

/// Deals with combatants who help the dying, who are saved, or who sicken.
pub fn resolve(table: &Table<'_>, stack: &mut Stack, ways: &mut RescueSearches, settling: Settling) {
    match settling {
        Settling::Help(who) => help(table, stack, ways, who),
        Settling::Tend(who, target) => tend(table, stack, who, target),
        Settling::Saved(who, healed) => save(table, stack, who, healed),
        Settling::Sickens(who, weapon) => {
            let plan = match weapon {
                Some(weapon) => table.exposed(who, weapon),
                None => table.sickens(who),
            };
            let plan = plan.filter(|_| table.fate(who).is_some_and(Fate::is_target));
            stack.begin(plan.map(Exchange::Corruption));
        }
    }
}

/// Lets a combatant do what they can for a dying ally this round.
fn help(table: &Table<'_>, stack: &mut Stack, ways: &mut RescueSearches, who: CombatantId) {
    let Some(rescue) = table.rescue(who, ways) else { return };
    let walks = (!rescue.way.is_empty()).then(|| Frame::effect(Change::Place { who, path: rescue.way }));
    let tends = rescue.arrives_at.map(|target| Frame::from(Settling::Tend(who, target)));
    stack.push_in_order(walks.into_iter().chain(tends).collect::<Vec<_>>());
}

/// Lets a combatant tend to a dying ally.
fn tend(table: &Table<'_>, stack: &mut Stack, who: CombatantId, target: CombatantId) {
    let attempt = table.exchange_of(who, &Stabilise { target }.into());
    stack.begin(attempt);
}

/// What becomes of a combatant who has been saved.
fn save(table: &Table<'_>, stack: &mut Stack, who: CombatantId, healed: u16) {
    stack.extend(table.saved(who, healed).and_then(|saved| match saved {
        Saved::Rolls(injury) => Frame::begin(Exchange::Aftermath(injury)),
        Saved::Effects(effects) => Some(Frame::effects(effects)),
    }));
}

/// Tells that the fight is over, and why the battle goes on.
pub fn announce() -> Effect {
    MoraleOrLife::FightEnds.because(clauses::LastChances::AfterTheBattle)
}

fn bury(lost: Vec<CombatantId>) -> Frame {
    let dies = |who| Change::Fate { who, fate: Fate::Dead }.by(clauses::LastChances::TooLate);
    Frame::effects(lost.into_iter().map(dies).collect())
}

/// The combatants who were saved and whose lasting injuries are still to be settled.
fn saved<'t>(table: &'t Table<'_>) -> impl Iterator<Item = CombatantId> + 't {
    table.seen().filter(|(_, body)| body.dying == Some(DyingState::Saved)).map(|(who, _)| who)
}

/// All combatants in the order of play of the battle, or side by side where sides act as a whole.
fn order_of_play(table: &Table<'_>) -> Vec<CombatantId> {
    if !table.turn.order.is_empty() {
        return table.turn.order.iter().map(|(who, _)| *who).collect();
    }
    let of_side = |side| table.everybody().filter(move |who| table.side(*who) == side);
    table.turn.sides.iter().copied().flat_map(of_side).collect()
}
