//! Care: what it is worth to save a dying friend, to treat a friend or oneself, or to call back a friend who flees,
//! by the exact chance of success.

use super::Mind;
use super::support::Help;
use super::value::rounded;
use crate::battle::deeds::{Command, Stabilise, Treat};
use crate::battle::{Cause, CombatantId, Deed, Order};
use crate::rules::exchange::Exchange;
use crate::rules::questions::odds::Wanted;
use crate::rules::table::Table;

/// A deed that helps a friend, and what its success is worth.
type Care = (fn(CombatantId) -> Deed, i32);

/// The deeds that help a friend.
const CARE: [Care; 3] = [
    (|target| Stabilise { target }.into(), 260),
    (|target| Treat { target }.into(), 60),
    (|target| Command { target }.into(), 300),
];

/// The best deed for a friend from where the acting combatant stands.
pub fn best(table: &Table<'_>, mind: &Mind) -> Option<Help> {
    let me = mind.scene.me;
    let everybody = || table.seen().map(|(who, _)| who);
    let mut best: Option<Help> = None;
    for (care, worth) in CARE {
        for deed in everybody().map(care) {
            // The cheaper checks come first: whether the deed is needed, and whether it is possible apart from its
            // cost.
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

/// Whether a deed would do any good: only a friend who flees needs to be called back.
fn is_needed(table: &Table<'_>, deed: &Deed) -> bool {
    match deed {
        Deed::Command(call) => table.flees(call.target),
        _ => true,
    }
}

/// The chance that the success of a deed has an effect: a friend who is called back must still pass a morale check.
fn follows_up(table: &Table<'_>, who: CombatantId, deed: &Deed) -> f64 {
    let check = match deed {
        Deed::Command(call) => table.morale_check(&[call.target], Cause::Called(who)),
        _ => None,
    };
    check.map_or(1.0, |check| table.weigh_out(Exchange::Morale(check)).chance(Wanted::Hit))
}
