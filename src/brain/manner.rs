//! In what manner to strike: with a second weapon, and daringly where the exact odds say that it pays.

use super::value::mean;
use crate::battle::{Act, CombatantId, Manner, Order};
use crate::rules::table::Table;

/// A deed as it is best done; what is no attack stays as it is.
pub fn choose(table: &Table<'_>, who: CombatantId, act: Act) -> Act {
    let act = pair_up(table, who, act);
    if table.daring().is_some() { dare(table, who, act) } else { act }
}

/// An attack with a second weapon as well, where one may be used with the first: that is never the worse of it.
fn pair_up(table: &Table<'_>, who: CombatantId, act: Act) -> Act {
    let Act::Attack { target, weapon, swings, also, manner } = act else { return act };
    let gap = table.distance(who, target);
    let mut seconds = table.seconds(who, weapon);
    let second = manner
        .second
        .or_else(|| seconds.find(|second| gap.is_some_and(|gap| gap <= table.weapon_reach(*second))));
    let paired =
        Act::Attack { target, weapon, swings, also: also.clone(), manner: Manner { second, ..manner } };
    let may = second.is_some() && table.permit(&Order::act(who, paired.clone())).is_ok();
    if may { paired } else { Act::Attack { target, weapon, swings, also, manner } }
}

/// An attack by a daring manoeuvre, where that is worth more. What takes in several is not done daringly.
fn dare(table: &Table<'_>, who: CombatantId, act: Act) -> Act {
    let Act::Attack { target, weapon, swings, ref also, manner } = act else { return act };
    if table.struck_by_attack(who, target, weapon).len() > 1 {
        return act;
    }
    let manner = Manner { daring: true, ..manner };
    let daring = Order::act(who, Act::Attack { target, weapon, swings, also: also.clone(), manner });
    let plain = Order::act(who, act.clone());
    let worth = |order: &Order| table.odds(order).map_or(0, |odds| mean(table, target, &odds));
    match (worth(&daring) > worth(&plain) && table.permit(&daring).is_ok(), daring) {
        (true, Order::Act { act, .. }) => act,
        _ => act,
    }
}
