//! Weigh: works out what an order sets off. The order is declared and paid for first. Only then is its effect worked out, on the
//! true state of the battle, so that reactions in between count.

use super::consequences::follow;
use super::frame::{Frame, Matter, Tick, Walk};
use super::seen::Truth;
use super::snares::spring;
use super::stack::{Progress, Stack};
use super::story::Story;
use super::{blast, flight, gm_order, intents, offers, risky, settling, walk};
use crate::battle::{Change, CombatantId, Cost, Deed, Fate, Happening, Order, clauses};
use crate::rules::deeds::Gait;
use crate::rules::exchange::Exchange;
use crate::rules::table::Table;
use crate::rules::table::turn::Phase;

/// Deals with the topmost matter, such as an order, a declared order or the next stretch of a walk.
pub fn weigh(truth: &Truth, progress: &mut Progress) {
    let Progress { stack, story, ways, .. } = progress;
    let Some(Frame::Weigh(matter)) = stack.pop() else { return };
    let table = truth.table();
    match matter {
        Matter::Order(Order::Deed { who, deed }) => declare(&table, stack, story, who, deed),
        Matter::Order(Order::Gm(order)) => gm_order::rule(&table, stack, story, order),
        Matter::Order(Order::Accept) => offers::answer(&table, stack, story, true),
        Matter::Order(Order::Decline) => offers::answer(&table, stack, story, false),
        Matter::RiskyDeed { order, succeeded } => risky::resolve(&table, stack, order, succeeded),
        Matter::Declared(order) => set_off(&table, stack, &order),
        Matter::Pursuit(pursuit) => intents::resolve(&table, stack, pursuit),
        Matter::Walk(on_the_way) => walk::resolve(&table, stack, story, on_the_way),
        Matter::Push { who, by, squares } => {
            if table.is_able(who) || squares < 0 {
                push(&table, stack, story, who, by, squares);
            }
        }
        Matter::Arrived(who) => {
            if table.turn.active == Some(who) && table.has_made_second_move(who) {
                stack.push(Frame::tick(Tick::TurnEnds(who)));
            }
        }
        Matter::Blast { who, sweep, targets } => blast::resolve(&table, stack, who, sweep, targets),
        Matter::AskToReact { by, possible } => offers::ask_to_react(&table, stack, story, by, possible),
        Matter::LastChance(who) => stack.begin(table.hold_on(who).map(Exchange::HoldOn)),
        Matter::Strain(who, strain) => {
            if table.is_able(who) {
                let plans = table.strained(who, strain).into_iter();
                let checks = plans.filter_map(|plan| Frame::begin(Exchange::Endure(plan)));
                stack.push_in_order(checks.collect::<Vec<_>>());
            }
        }
        Matter::Beset(damage) => {
            if table.constant_damage_reaches(damage) {
                stack.begin(table.goes_on(damage).map(Exchange::Strike));
            }
        }
        Matter::Suffer(who, dice) => {
            if table.fate(who).is_some_and(Fate::is_target) {
                stack.begin(table.strike_by_dice(who, (dice, None), false).map(Exchange::Strike));
            }
        }
        Matter::Sprung(who, placed) => stack.extend(spring(&table, who, &placed).into_iter().flatten()),
        Matter::Flight(flight) => flight::resolve(&table, stack, story, flight),
        Matter::Settling(settling) => settling::resolve(&table, stack, ways, settling),
    }
}

/// Pushes a combatant as far as the way is free.
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
        // A combatant who cannot act is dragged, and draws no opportunity attacks.
        stack.push(if table.is_able(who) {
            Frame::from(Walk::free(who, way))
        } else {
            Frame::effect(Change::Place { who, path: way })
        });
    }
}

fn declare(table: &Table<'_>, stack: &mut Stack, story: &mut Story, who: CombatantId, deed: Deed) {
    if table.turn.phase == Phase::Declaring {
        intents::intend(table, stack, who, deed);
        return;
    }
    if table.turn.active != Some(who) {
        // The combatant's turn begins with their first deed.
        stack.push_in_order([
            Frame::tick(Tick::TurnBegins(who)),
            Frame::Weigh(Matter::Order(Order::Deed { who, deed })),
        ]);
        return;
    }
    // The cost is judged by what the ordering side knows; a walk is paid for stretch by stretch.
    let view = table.seen_by(table.side(who));
    let order = Order::Deed { who, deed };
    let permit = match stack.permitted.take() {
        Some((known, permit)) if known == order => permit,
        _ => match view.permit(&order) {
            Ok(permit) => permit,
            Err(_) => return,
        },
    };
    let Order::Deed { deed, .. } = &order else { return };
    if risky::asks_first(table, stack, who, deed) {
        return;
    }
    if deed.is_told() {
        story.tell(table, Happening::Declared { who, deed: deed.clone() }, table.clause_of_deed(who, deed));
    }
    if deed.gait() == Some(Gait::Walk) {
        if table.budget().forfeits_steps() {
            // The rest of the move is lost once the walk is over.
            let cost = Cost { forfeits: true, ..Cost::default() };
            stack.push(Frame::effect(Change::Spend { who, cost }));
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
        effects.push(Change::Spend { who, cost: permit.cost }.into());
        if table.is_tiring(deed) {
            effects.extend(table.tiring_actions(who, permit.cost.main));
        }
    }
    effects.extend(table.begun_by(who, deed));
    if let Some(Gait::Shift(shift)) = deed.gait() {
        let walk = Walk::along(who, permit.path, Some(shift));
        stack.push_in_order([Frame::effects(effects), Frame::from(walk)]);
        return;
    }
    effects.extend(table.uses_of(who, deed));
    let revealed = table.revealed_by(who, deed);
    let after = (!revealed.is_empty()).then_some(Frame::effects(revealed));
    stack.extend(after);
    // Combatants may react to the deed once it is declared and paid for, before it has any effect.
    let possible = table.possible_reactions_to(who, deed);
    stack.push(Frame::Weigh(Matter::Declared(order)));
    stack.ask_to_react(who, possible);
    if !effects.is_empty() {
        stack.push(Frame::effects(effects));
    }
}

/// Pushes what a deed sets off, now that it has been paid for.
fn set_off(table: &Table<'_>, stack: &mut Stack, order: &Order) {
    let Order::Deed { who, deed } = order else { return };
    if !table.is_able(*who) && !deed.is_for_the_unable() {
        // A reaction has stopped the combatant.
        return;
    }
    follow(table, stack, *who, table.consequences_of(*who, deed));
}
