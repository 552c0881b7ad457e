//! Weigh: an order becomes what it sets off. It is declared and paid for first, then weighed on the truth, so that
//! what comes between counts.

use bevy_ecs::prelude::ResMut;

use super::desk;
use super::seen::Seen;
use super::stack::{Frame, Progress, Stack, Tick, Walk};
use super::story::Story;
use super::walk;
use crate::battle::{
    Act, CombatantId, Condition, ConditionKind, Effect, Fate, Happening, OfferKind, Order, Until, clauses,
};
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;

/// Deals with an order, a declared order or a step of a walk.
pub fn weigh(seen: Seen, mut progress: ResMut<Progress>) {
    let Progress { stack, story } = &mut *progress;
    let Some(frame) = stack.frames.pop() else { return };
    let truth = seen.table();
    let bodies = truth.gather();
    let table = truth.over(&bodies);
    match frame {
        Frame::Order(Order::Act { who, act }) => declare(&table, stack, story, who, act),
        Frame::Order(Order::Desk(order)) => desk::rule(&table, stack, story, order),
        Frame::Declared(order) => set_off(&table, stack, &order),
        Frame::Dread(who, trigger, dread) if table.is_able(who) => {
            let plan = table.dreadful_sight(who, trigger, dread);
            stack.frames.extend(plan.and_then(|plan| Frame::begin(Exchange::Endure(plan))));
        }
        Frame::Walk(on_the_way) => walk::go_on(&table, stack, story, on_the_way),
        Frame::Order(Order::Accept) => answer(&table, stack, story, true),
        Frame::Order(Order::Decline) => answer(&table, stack, story, false),
        // The other kinds belong to other systems.
        _ => {}
    }
}

/// Answers an offer: yes becomes a blow, no becomes nothing.
fn answer(table: &Table<'_>, stack: &mut Stack, story: &mut Story, accepted: bool) {
    let Some(offer) = stack.offer() else { return };
    stack.frames.pop();
    let OfferKind::OpportunityAttack { target, weapon } = offer.kind;
    story.tell(table, Happening::Answered { offer, accepted }, None);
    if !accepted {
        return;
    }
    let cost = crate::battle::Cost { reaction: 1, ..Default::default() };
    stack.frames.extend(
        table.strike(offer.to, target, weapon).and_then(|strike| Frame::begin(Exchange::Strike(strike))),
    );
    stack.frames.push(Frame::Effects(vec![Effect::Spend { who: offer.to, cost }]));
}

fn declare(table: &Table<'_>, stack: &mut Stack, story: &mut Story, who: CombatantId, act: Act) {
    if table.turn.active != Some(who) {
        // Its turn begins with its first deed.
        stack.push_in_order([Frame::Tick(Tick::TurnBegins(who)), Frame::Order(Order::Act { who, act })]);
        return;
    }
    // What the order costs was judged by what its giver knows; a walk is paid for as it goes.
    let view = table.seen_by(table.side(who));
    let order = Order::Act { who, act };
    let permit = match stack.permitted.take() {
        Some((known, permit)) if known == order => permit,
        _ => match view.permit(&order) {
            Ok(permit) => permit,
            Err(_) => return,
        },
    };
    let Order::Act { act, .. } = &order else { return };
    if !matches!(act, Act::End) {
        story.tell(table, Happening::Declared { who, act: act.clone() }, story_clause(act));
    }
    if matches!(act, Act::Move { .. }) {
        stack.frames.push(Frame::Walk(Walk::along(who, permit.path)));
        return;
    }
    let mut effects = Vec::new();
    if permit.cost != crate::battle::Cost::default() {
        effects.push(Effect::Spend { who, cost: permit.cost });
    }
    if let Act::Attack { weapon, .. } = act
        && table
            .body(who)
            .is_some_and(|body| body.arms.carried.contains(weapon) && body.arms.ready != Some(*weapon))
    {
        effects.push(Effect::Ready { who, weapon: *weapon });
    }
    stack.push_in_order([Frame::Effects(effects), Frame::Declared(order)]);
}

const fn story_clause(act: &Act) -> Option<crate::battle::Clause> {
    use crate::battle::Clause;
    match act {
        Act::Leave => Some(Clause::Exit(clauses::Exit::WalkOff)),
        Act::Stand => Some(Clause::Movement(clauses::Movement::StandUp)),
        Act::Aid { .. } => Some(Clause::Manoeuvre(clauses::Manoeuvre::Aid)),
        Act::Door { .. } | Act::TakeUp { .. } | Act::Speak { .. } => {
            Some(Clause::Budget(clauses::Budget::Action))
        }
        Act::Move { .. } | Act::Attack { .. } | Act::Manoeuvre { .. } | Act::End => None,
    }
}

fn set_off(table: &Table<'_>, stack: &mut Stack, order: &Order) {
    let Order::Act { who, act } = order else { return };
    let who = *who;
    if let Some(exchange) = table.exchange(order) {
        stack.frames.extend(Frame::begin(exchange));
        return;
    }
    match act {
        Act::Aid { ally } => {
            let (kind, source) = (ConditionKind::Aided, Some(who));
            let condition = Condition { kind, source, until: Until::NextCheck };
            let clause = Some(clauses::Manoeuvre::Aid.into());
            stack.frames.push(Frame::Effects(vec![Effect::Begin { who: *ally, condition, clause }]));
        }
        Act::Stand => {
            let clause = Some(clauses::Movement::StandUp.into());
            stack.frames.push(Frame::Effects(vec![Effect::Posture { who, prone: false, clause }]));
        }
        Act::Door { at, open } => {
            stack.frames.push(Frame::Effects(vec![Effect::Door { at: *at, open: *open, by: Some(who) }]));
        }
        Act::TakeUp { weapon } => {
            if let Some(from) = table.lying_within_reach(who, *weapon) {
                stack.frames.push(Frame::Effects(vec![Effect::TakeUp { who, weapon: *weapon, from }]));
            }
        }
        Act::Leave => {
            let clause = Some(clauses::Exit::WalkOff.into());
            stack.push_in_order([
                Frame::Effects(vec![Effect::Fate { who, fate: Fate::Gone, clause }]),
                Frame::Tick(Tick::TurnEnds(who)),
            ]);
        }
        Act::End => stack.frames.push(Frame::Tick(Tick::TurnEnds(who))),
        Act::Speak { .. } | Act::Move { .. } | Act::Attack { .. } | Act::Manoeuvre { .. } => {}
    }
}
