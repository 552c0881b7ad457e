//! Weigh: an order becomes what it sets off. It is declared and paid for first, then weighed on the truth, so that
//! what comes between counts.

use bevy_ecs::prelude::ResMut;
use smallvec::SmallVec;

use super::frame::{Frame, Matter, Tick, Walk};
use super::seen::Seen;
use super::snares::{place, spring};
use super::stack::{Progress, Stack};
use super::story::{Story, story_clause};
use super::{blast, desk, flight, intents, offers, settling, venture, walk};
use crate::battle::{
    Act, CombatantId, Condition, ConditionKind, Cost, Effect, Fate, Halt, Happening, Manner, Order, Share,
    Shift, Until, WeaponId, clauses,
};
use crate::rules::axes::damage::SwingCount;
use crate::rules::book::aim::Aim;
use crate::rules::exchange::Exchange;
use crate::rules::table::turn::Phase;
use crate::rules::table::{Gathered, Table};

/// Deals with an order, a declared order or a step of a walk.
pub fn weigh(seen: Seen, mut progress: ResMut<Progress>) {
    let Progress { stack, story } = &mut *progress;
    let Some(Frame::Weigh(matter)) = stack.frames.pop() else { return };
    let truth = seen.table();
    let mut bodies = Gathered::new();
    let table = truth.laid_out(&mut bodies);
    match matter {
        Matter::Order(Order::Act { who, act }) => declare(&table, stack, story, who, act),
        Matter::Order(Order::Desk(order)) => desk::rule(&table, stack, story, order),
        Matter::Order(Order::Accept) => offers::answer(&table, stack, story, true),
        Matter::Order(Order::Decline) => offers::answer(&table, stack, story, false),
        Matter::Ventured { order, comes_off } => venture::go_on(&table, stack, order, comes_off),
        Matter::Declared(order) => set_off(&table, stack, &order),
        Matter::Pursuit(pursuit) => intents::go_on(&table, stack, pursuit),
        Matter::Walk(on_the_way) => walk::go_on(&table, stack, story, on_the_way),
        Matter::Push { who, by, squares } => {
            if table.is_able(who) || squares < 0 {
                push(&table, stack, story, who, by, squares);
            }
        }
        Matter::Arrived(who) => {
            if table.turn.active == Some(who) && table.is_run_out(who) {
                stack.frames.push(Frame::tick(Tick::TurnEnds(who)));
            }
        }
        Matter::Blast { who, sweep, targets } => blast::go_on(&table, stack, who, sweep, targets),
        Matter::Rouse { by, roused } => offers::rouse(&table, stack, story, by, roused),
        Matter::LastChance(who) => stack.begin(table.hold_on(who).map(Exchange::HoldOn)),
        Matter::Strain(who, strain) => {
            if table.is_able(who) {
                let plans = table.strained(who, strain).into_iter();
                let checks = plans.filter_map(|plan| Frame::begin(Exchange::Endure(plan)));
                stack.push_in_order(checks.collect::<Vec<_>>());
            }
        }
        Matter::Beset(besetting) => {
            if table.still_besets(besetting) {
                stack.begin(table.goes_on(besetting).map(Exchange::Strike));
            }
        }
        Matter::Suffer(who, dice) => {
            if table.fate(who).is_some_and(Fate::is_target) {
                stack.begin(table.befalls(who, dice, None).map(Exchange::Strike));
            }
        }
        Matter::Sprung(who, placed) => {
            stack.frames.extend(spring(&table, who, &placed).into_iter().flatten())
        }
        Matter::Flight(flight) => flight::go_on(&table, stack, story, flight),
        Matter::Settling(settling) => settling::go_on(&table, stack, settling),
    }
}

/// Pushes somebody as far as the way is free.
fn push(
    table: &Table<'_>,
    stack: &mut Stack,
    story: &mut Story,
    who: CombatantId,
    by: CombatantId,
    squares: i16,
) {
    let way = table.way_of_push(who, by, squares);
    if !way.is_empty() {
        if squares > 0 {
            story.tell(table, Happening::Pushed { who, by }, None);
        }
        // Who lies there is dragged like a thing, and nobody strikes at it for that.
        stack.frames.push(match table.is_able(who) {
            true => Frame::from(Walk::free(who, way)),
            false => Frame::effects(vec![Effect::Place { who, path: way }]),
        });
    }
}

fn declare(table: &Table<'_>, stack: &mut Stack, story: &mut Story, who: CombatantId, act: Act) {
    if table.turn.phase == Phase::Declaring {
        intents::intend(table, stack, who, act);
        return;
    }
    if table.turn.active != Some(who) {
        // Its turn begins with its first deed.
        stack.push_in_order([
            Frame::tick(Tick::TurnBegins(who)),
            Frame::Weigh(Matter::Order(Order::Act { who, act })),
        ]);
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
    if venture::puts_off(table, stack, who, act) {
        return;
    }
    if !matches!(act, Act::Delay { .. } | Act::End) {
        story.tell(table, Happening::Declared { who, act: act.clone() }, story_clause(table, who, act));
    }
    if matches!(act, Act::Move { .. }) {
        if table.budget().forfeits_steps() {
            // Settled when the walk is over: what was not walked of the move is lost.
            let cost = Cost { forfeits: true, ..Cost::default() };
            stack.frames.push(Frame::effects(vec![Effect::Spend { who, cost }]));
        }
        stack.push_in_order([
            Frame::from(Walk::along(who, permit.path, None)),
            Frame::Weigh(Matter::Arrived(who)),
        ]);
        return;
    }
    let mut effects = Vec::new();
    if permit.cost != Cost::default() {
        if permit.cost.trades() {
            let traded = Happening::Traded { who, cost: permit.cost };
            story.tell(table, traded, Some(clauses::Budget::Trade.into()));
        }
        effects.push(Effect::Spend { who, cost: permit.cost });
        if table.is_toil(act) {
            effects.extend(table.toil(who, permit.cost.main));
        }
    }
    if let Act::Attack { weapon, .. } = act
        && table.changes_weapons_freely()
        && table
            .body(who)
            .is_some_and(|body| body.arms.carried.contains(weapon) && body.arms.ready != Some(*weapon))
    {
        effects.push(Effect::Ready { who, weapon: *weapon, clause: None });
    }
    if let Act::Shift { shift: shift @ (Shift::Step | Shift::Disengage), .. } = act {
        let walk = Walk::along(who, permit.path, Some(*shift));
        stack.push_in_order([Frame::effects(effects), Frame::from(walk)]);
        return;
    }
    effects.extend(used_by(table, who, act));
    let revealed = table.revealed_by(who, act);
    let after = (!revealed.is_empty()).then_some(Frame::effects(revealed));
    stack.frames.extend(after);
    // Whoever reacts does so once it is declared and paid for, before anything comes of it.
    let roused = offers::roused_by(table, who, act);
    stack.frames.push(Frame::Weigh(Matter::Declared(order)));
    stack.rouse(who, roused);
    stack.frames.push(Frame::effects(effects));
}

/// What a deed uses up, where it can be done only so often, and what its doer gives up for it.
pub fn used_by(table: &Table<'_>, who: CombatantId, act: &Act) -> Vec<Effect> {
    let (Act::Attack { weapon: what, .. }
    | Act::Cast { spell: what, .. }
    | Act::Use { item: what, .. }
    | Act::Place { weapon: what, .. }) = act
    else {
        return Vec::new();
    };
    let mut effects: Vec<Effect> = table.gives_up(who, *what).into_iter().collect();
    effects.extend(table.uses_up(who, *what));
    effects
}

/// The swings that go to others, once the first have been settled.
fn share_out(stack: &mut Stack, who: CombatantId, weapon: WeaponId, also: &[Share]) {
    let strike = |share: &Share| {
        let (target, swings) = (share.target, Some(share.swings));
        let act = Act::Attack { target, weapon, swings, also: SmallVec::new(), manner: Manner::default() };
        Frame::Weigh(Matter::Declared(Order::act(who, act)))
    };
    stack.push_in_order(also.iter().map(strike).collect::<Vec<_>>());
}

fn set_off(table: &Table<'_>, stack: &mut Stack, order: &Order) {
    let Order::Act { who, act } = order else { return };
    let who = *who;
    if !table.is_able(who) && !matches!(act, Act::End) {
        // Whoever answered it has put an end to it.
        return;
    }
    if let Act::Cast { spell: what, at } | Act::Use { item: what, at } = act {
        blast::cast(table, stack, who, *what, *at);
        return;
    }
    if let Act::Attack { target, weapon, also, .. } = act
        && !table.still_reaches(who, *target, *weapon)
    {
        // What came between has left nothing to strike at, or with; whoever shares in the attack may still be there.
        share_out(stack, who, *weapon, also);
        return;
    }
    if let Act::Attempt { kind, target } = act
        && table.permit_attempt(who, *kind, *target).is_err()
    {
        // What came between has left nothing to try.
        return;
    }
    let escape = || {
        let safety = table.run_to_safety(who).map(Exchange::Safety);
        safety.or_else(|| table.retreat(who).map(Exchange::Retreat))
    };
    if let (Act::Leave, Some(escape)) = (act, escape()) {
        stack.frames.push(Frame::tick(Tick::TurnEnds(who)));
        stack.push_in_order(flight::left_behind(table, who));
        stack.frames.extend(Frame::begin(escape));
        return;
    }
    if let Act::Attack { target, weapon, manner, .. } = act {
        let targets = table.struck_by_attack(who, *target, *weapon);
        if targets.len() > 1 || table.aim_of(*weapon) != Aim::Foe {
            blast::begin(table, stack, who, (*weapon, *manner), targets);
            return;
        }
    }
    if let Act::Attack { target, weapon, manner, .. } = act
        && let (joined, effects) = intents::joined(table, who, *target)
        && !joined.is_empty()
    {
        let strikers: Vec<_> = table.strikers(who, *weapon, *manner).into_iter().chain(joined).collect();
        let strike = table.strike_by(&strikers, *target, SwingCount::All).map(Exchange::Strike);
        stack.begin(strike);
        stack.frames.push(Frame::effects(effects));
        return;
    }
    if let Some(exchange) = table.exchange(order) {
        if let Act::Attack { weapon, also, .. } = act {
            share_out(stack, who, *weapon, also);
        }
        stack.frames.extend(Frame::begin(exchange));
        return;
    }
    match act {
        Act::Aid { ally } => {
            let (kind, source) = (ConditionKind::Aided, Some(who));
            let condition = Condition { kind, source, until: Until::NextCheck };
            let clause = Some(clauses::Manoeuvre::Aid.into());
            stack.frames.push(Frame::effects(vec![Effect::Begin { who: *ally, condition, clause }]));
        }
        Act::Concentrate => stack.frames.push(Frame::effects(vec![Effect::Heed { who }])),
        Act::Evade => stack.frames.push(Frame::effects(vec![table.evasion_begins(who)])),
        Act::Stand => {
            let clause = Some(clauses::Movement::StandUp.into());
            stack.frames.push(Frame::effects(vec![Effect::Posture { who, prone: false, clause }]));
        }
        Act::Door { at, open } => {
            let moved = Effect::Door { at: *at, open: *open, by: Some(who) };
            let effects = match table.in_doorway(*at) {
                Some(by) => run_into(table, who, by),
                None => vec![moved],
            };
            stack.frames.push(Frame::effects(effects));
        }
        Act::Place { weapon, at } => stack.frames.push(Frame::effects(place(table, who, *weapon, *at))),
        Act::TakeUp { weapon } => {
            let arm = |from| Effect::TakeUp { who, weapon: *weapon, from };
            let light = |from| Effect::TakeFlame { who, item: *weapon, from };
            let taken = table.lying_within_reach(who, *weapon).map(arm);
            let taken = taken.or_else(|| table.flame_within_reach(who, *weapon).map(light));
            stack.frames.extend(taken.map(|effect| Frame::effects(vec![effect])));
        }
        Act::Tend { item, how } => {
            stack.frames.push(Frame::effects(vec![Effect::Tend { who, item: *item, how: *how }]));
        }
        Act::Switch { weapon } => {
            let clause = Some(clauses::Budget::Weapons.into());
            stack.frames.push(Frame::effects(vec![Effect::Ready { who, weapon: *weapon, clause }]));
        }
        Act::Outfit { armour, on } => {
            let clause = Some(table.budget().clause_of_deeds());
            stack.frames.push(Frame::effects(vec![Effect::Outfit { who, armour: *armour, on: *on, clause }]));
        }
        Act::Leave => {
            let clause = Some(clauses::Exit::WalkOff.into());
            stack.frames.push(Frame::tick(Tick::TurnEnds(who)));
            stack.push_in_order(flight::left_behind(table, who));
            stack.frames.push(Frame::effects(vec![Effect::Fate { who, fate: Fate::Gone, clause }]));
        }
        Act::Ready { deed, on } => stack.frames.push(Frame::effects(table.readied(who, *deed, *on))),
        Act::Unready => stack.frames.push(Frame::effects(table.unreadied(who))),
        Act::Delay { after } => stack.frames.push(Frame::effects(vec![Effect::Delay { who, after: *after }])),
        Act::End => stack.frames.push(Frame::tick(Tick::TurnEnds(who))),
        Act::Speak { .. }
        | Act::Move { .. }
        | Act::Attack { .. }
        | Act::Cast { .. }
        | Act::Use { .. }
        | Act::Shift { .. }
        | Act::Manoeuvre { .. }
        | Act::Attempt { .. }
        | Act::Try { .. }
        | Act::Declare { .. }
        | Act::Trap { .. }
        | Act::Hide => {}
    }
}

/// What comes of running into somebody whom one could not know of.
pub fn run_into(table: &Table<'_>, who: CombatantId, by: CombatantId) -> Vec<Effect> {
    let Some(at) = table.body(who).map(|body| body.place.0) else { return Vec::new() };
    let happening = Box::new(Happening::Halted { who, at, why: Halt::Blocked { by } });
    let halted = Effect::Tell { happening, clause: None };
    std::iter::once(halted).chain(table.found_out(by, who)).collect()
}
