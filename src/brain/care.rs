//! Care: what it is worth to save a dying friend, to ease what a friend or oneself suffers from, or to call one back who flees, by the
//! exact chance that it succeeds.

use super::Mind;
use super::support::Help;
use super::value::rounded;
use crate::battle::deeds::{Command, Stabilise, Treat};
use crate::battle::{Cause, CombatantId, Deed, Order};
use crate::rules::exchange::Exchange;
use crate::rules::questions::odds::Wanted;
use crate::rules::table::Table;

/// A deed that helps one other, and what it is worth to have it succeed.
type Care = (fn(CombatantId) -> Deed, i32);

/// What may be done for a friend.
const CARE: [Care; 3] = [
    (|target| Stabilise { target }.into(), 260),
    (|target| Treat { target }.into(), 60),
    (|target| Command { target }.into(), 300),
];

/// The best that one can do for a friend from where one stands.
pub fn best(table: &Table<'_>, mind: &Mind) -> Option<Help> {
    let me = mind.scene.me;
    let everybody = || table.seen().map(|(who, _)| who);
    let mut best: Option<Help> = None;
    for (care, worth) in CARE {
        for deed in everybody().map(care) {
            // That nobody needs it is found sooner than whether there is time for it.
            let is_needed = is_needed(table, &deed) && table.permit_deed(me, &deed).is_ok();
            let order = Order::deed(me, deed);
            if !is_needed || table.permit(&order).is_err() {
                continue;
            }
            let (Some(odds), Order::Deed { deed, .. }) = (table.odds(&order), order) else { continue };
            let chance = rounded(odds.chance(Wanted::Hit) * follows_up(table, me, &deed) * 100.0);
            let worth = worth * chance / 100;
            if worth > best.as_ref().map_or(0, |best| best.worth) {
                best = Some(Help { deed, worth });
            }
        }
    }
    best
}

/// Whether a deed would do any good: only those who flee need calling back.
fn is_needed(table: &Table<'_>, deed: &Deed) -> bool {
    match deed {
        Deed::Command(call) => table.flees(call.target),
        _ => true,
    }
}

/// The chance that what a deed brings about comes to something: who is called back may run on all the same.
fn follows_up(table: &Table<'_>, who: CombatantId, deed: &Deed) -> f64 {
    let check = match deed {
        Deed::Command(call) => table.morale_check(&[call.target], Cause::Called(who)),
        _ => None,
    };
    check.map_or(1.0, |check| table.weigh_out(Exchange::Morale(check)).chance(Wanted::Hit))
}
