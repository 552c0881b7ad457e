//! Roll: the one place that holds the dice. One check a pass; what can be in no doubt needs none (`Check::Assured`).

use bevy_ecs::prelude::{ResMut, Resource};

use super::seen::Seen;
use super::stack::{Frame, Progress};
use crate::battle::{Clause, Effect, Happening, clauses};
use crate::dice::Dice;
use crate::rules::exchange::Step;
use crate::rules::questions::circumstances::{Attempted, Before, Luck};
use crate::rules::table::Gathered;

/// The dice of the battle.
#[derive(Resource, Debug)]
pub struct TheDice(pub Dice);

/// Rolls the check that the topmost exchange asks for, and lets the exchange go on by it.
pub fn roll(seen: Seen, mut dice: ResMut<TheDice>, mut progress: ResMut<Progress>) {
    let Progress { stack, story } = &mut *progress;
    let Some(Frame::Exchange(mut exchange, ask)) = stack.frames.pop() else { return };
    // A loss is taken before the save that is made against it.
    let settled = exchange.take_settled();
    if !settled.is_empty() {
        stack.frames.extend([Frame::Exchange(exchange, ask), Frame::Effects(settled)]);
        return;
    }
    let truth = seen.table();
    let mut bodies = Gathered::new();
    let table = truth.laid_out(&mut bodies);
    let (who, purpose) = (ask.who, ask.purpose);
    let circumstances = table.circumstances(Attempted { who, purpose, before: Before::Nothing });
    let check = circumstances.bear_on(ask.check);
    let rolled = match circumstances.luck {
        Luck::Assured => check.assure(),
        luck => {
            let stream = who.map_or(0, crate::battle::CombatantId::stream);
            let mut faces = dice.0.throw(stream, check.throw.count(), check.throw.sides());
            if let (Luck::Fixed(face), Some(first)) = (luck, faces.first_mut()) {
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
        Step::Ask(exchange, ask) => stack.frames.push(Frame::Exchange(exchange, ask)),
        Step::Done(ending) => {
            // Whoever runs past its enemies is told whether the blow has hit it.
            if let Some(Frame::Run(run)) = stack.frames.last_mut() {
                run.was_hit |= ending.landed == Some(true);
            }
            if let Some(Frame::Ventured { comes_off, .. }) = stack.frames.last_mut() {
                *comes_off = ending.landed == Some(true);
            }
            if !ending.effects.is_empty() {
                stack.frames.push(Frame::Effects(ending.effects));
            }
        }
    }
    if let Some(who) = who {
        let used = table.used_up(who, purpose, !rolled.assured);
        if !used.is_empty() {
            let cease = |condition| Effect::Cease { who, condition };
            stack.frames.push(Frame::Effects(used.into_iter().map(cease).collect()));
        }
    }
}
