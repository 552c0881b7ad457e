//! Roll: the only place that uses the dice, one check in each pass. A check whose success is certain needs no dice
//! (`Check::Assured`).

use super::frame::Frame;
use super::seen::Truth;
use super::stack::{Progress, Stack};
use crate::battle::{Change, Clause, CombatantId, Condition, Happening, Purpose, clauses};
use crate::dice::Dice;
use crate::rules::conditions::RollOverride;
use crate::rules::questions::circumstances::{Attempted, Before};
use crate::rules::step::Step;
use crate::rules::table::Table;

/// Rolls the check that the topmost exchange asks for, and gives the exchange the result.
pub fn roll(truth: &Truth, dice: &mut Dice, progress: &mut Progress) {
    let Progress { stack, story, .. } = progress;
    let Some(Frame::Roll(mut exchange, ask, then)) = stack.pop() else { return };
    // Effects that are settled already are applied before the next roll, such as a loss before the save against it.
    let settled = exchange.take_settled();
    if !settled.is_empty() {
        stack.extend([Frame::Roll(exchange, ask, then), Frame::effects(settled)]);
        return;
    }
    let table = truth.table();
    let (who, purpose) = (ask.who, ask.purpose);
    let attempted = Attempted { who, purpose, before: Before::Nothing, is_helped: false };
    let circumstances = table.circumstances(attempted);
    let check = circumstances.bear_on(ask.check);
    let rolled = match circumstances.roll_override {
        RollOverride::Assured => check.assure(),
        roll_override => {
            let stream = who.map_or(0, CombatantId::stream);
            let mut faces = dice.throw(stream, check.throw.count(), check.throw.sides());
            if let (RollOverride::Fixed(face), Some(first)) = (roll_override, faces.first_mut()) {
                *first = face.clamp(1, check.throw.sides());
            }
            check.judge(&faces)
        }
    };
    match who {
        Some(who) if rolled.assured => {
            let without_a_roll = Clause::from(clauses::Check::Assured);
            let is_cited = table.muster.book.cited(without_a_roll).is_some();
            let clause = if is_cited { without_a_roll } else { ask.clause };
            story.tell(&table, Happening::Assured { who, purpose }, Some(clause));
        }
        _ => {
            let happening = Happening::Rolled { who, purpose, check, rolled: rolled.clone() };
            story.tell(&table, happening, Some(ask.clause));
        }
    }
    match exchange.next(Some(&rolled)) {
        Step::Ask(exchange, ask) => stack.push(Frame::roll(exchange, ask, then)),
        Step::Done(ending) => stack.end(ending, then),
    }
    if let Some(who) = who {
        use_up(&table, stack, (who, purpose), !rolled.assured);
    }
}

/// Ends the conditions that held only for the check that has just been made. If an attack always lands and its dice are its
/// damage, a condition that favours or hampers one of these dice holds until the last of them has been rolled.
fn use_up(table: &Table<'_>, stack: &mut Stack, (who, purpose): (CombatantId, Purpose), is_thrown: bool) {
    let used = table.used_up(who, purpose, is_thrown);
    if used.is_empty() {
        return;
    }
    let may_go_on = is_thrown && table.is_landing_die(purpose);
    // A combatant who has joined in another combatant's attack strikes their other targets later, in their own turn.
    let goes_on_later = table.intent(who).is_some_and(|intent| !intent.struck.is_empty());
    let has_rest = stack.has_rest_of_attack(who);
    let is_kept =
        |condition: &Condition| may_go_on && (goes_on_later || has_rest) && condition.kind.is_edge();
    let ends_with_the_rest = !goes_on_later && used.iter().any(is_kept);
    let effect = |condition| {
        if is_kept(&condition) {
            Change::HoldForTheAttack { who, condition }.into()
        } else {
            Change::EndCondition { who, condition }.into()
        }
    };
    let effects = Frame::effects(used.into_iter().map(effect).collect());
    if ends_with_the_rest {
        stack.end_attack_after_its_rest(who);
    }
    stack.push(effects);
}
