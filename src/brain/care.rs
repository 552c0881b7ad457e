//! Care: what it is worth to save a dying friend, to ease what a friend or oneself suffers from, or to call one back who flees, by the
//! exact chance that it succeeds.

use super::Mind;
use super::support::Help;
use super::value::rounded;
use crate::battle::{Act, Attempt, Cause, CombatantId, Order};
use crate::rules::exchange::Exchange;
use crate::rules::questions::odds::Wanted;
use crate::rules::table::Table;

/// What it is worth to have such a thing succeed.
const fn worth_of(kind: Attempt) -> i32 {
    match kind {
        Attempt::Stabilise => 260,
        Attempt::Command => 300,
        Attempt::Treat => 60,
        Attempt::Frighten | Attempt::Finish => 0,
    }
}

/// The best that one can do for a friend from where one stands.
pub fn best(table: &Table<'_>, mind: &Mind) -> Option<Help> {
    let me = mind.scene.me;
    let everybody = || table.seen().map(|(who, _)| who);
    // Only those who flee need calling back.
    let is_wanted = |kind: Attempt, who| match kind {
        Attempt::Command => table.is_ally(me, who) && table.flees(who),
        _ => table.is_ally(me, who) || who == me && kind.may_be_for_oneself(),
    };
    let kinds = Attempt::ALL.into_iter().filter(|kind| worth_of(*kind) > 0 && table.knows_attempt(*kind));
    let mut best: Option<Help> = None;
    for kind in kinds {
        for target in everybody().filter(|who| is_wanted(kind, *who)) {
            // That nobody needs it is found sooner than whether there is time for it.
            let order = Order::act(me, Act::Attempt { kind, target });
            if table.permit_attempt(me, kind, target).is_err() || table.permit(&order).is_err() {
                continue;
            }
            let Some(odds) = table.odds(&order) else { continue };
            let chance = rounded(odds.chance(Wanted::Hit) * follows_up(table, me, kind, target) * 100.0);
            let worth = worth_of(kind) * chance / 100;
            if worth > best.as_ref().map_or(0, |best| best.worth) {
                best = Some(Help { act: Act::Attempt { kind, target }, worth });
            }
        }
    }
    best
}

/// The chance that what such a thing brings about comes to something: who is called back may run on all the same.
fn follows_up(table: &Table<'_>, who: CombatantId, kind: Attempt, target: CombatantId) -> f64 {
    let check = match kind {
        Attempt::Command => table.morale_check(&[target], Cause::Called(who)),
        _ => None,
    };
    check.map_or(1.0, |check| table.weigh_out(Exchange::Morale(check)).chance(Wanted::Hit))
}
