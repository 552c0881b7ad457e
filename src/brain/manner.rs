//! In what manner to strike: with a second weapon, and daringly where the exact odds say that it pays.

use super::value::mean;
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, Deed, Manner, Order};
use crate::rules::table::Table;

/// A deed as it is best done; what is no attack stays as it is.
pub fn choose(table: &Table<'_>, who: CombatantId, deed: Deed) -> Deed {
    let deed = pair_up(table, who, deed);
    if table.daring().is_some() { dare(table, who, deed) } else { deed }
}

/// An attack with a second weapon as well, where one may be used with the first: that is never the worse of it.
fn pair_up(table: &Table<'_>, who: CombatantId, deed: Deed) -> Deed {
    let Deed::Attack(attack) = deed else { return deed };
    let (target, weapon, manner) = (attack.target, attack.weapon, attack.manner);
    let gap = table.distance(who, target);
    let mut seconds = table.seconds(who, weapon);
    let second = manner
        .second
        .or_else(|| seconds.find(|second| gap.is_some_and(|gap| gap <= table.weapon_reach(*second))));
    let paired = Attack { manner: Manner { second, ..manner }, ..attack.clone() };
    let may = second.is_some() && table.permit(&Order::deed(who, paired.clone())).is_ok();
    if may { paired.into() } else { attack.into() }
}

/// An attack by a daring manoeuvre, where that is worth more. What takes in several is not done daringly.
fn dare(table: &Table<'_>, who: CombatantId, deed: Deed) -> Deed {
    let Deed::Attack(ref attack) = deed else { return deed };
    let target = attack.target;
    if table.struck_by_attack(who, target, attack.weapon).len() > 1 {
        return deed;
    }
    let manner = Manner { daring: true, ..attack.manner };
    let daring = Order::deed(who, Attack { manner, ..attack.clone() });
    let plain = Order::deed(who, deed.clone());
    let worth = |order: &Order| table.odds(order).map_or(0, |odds| mean(table, target, &odds));
    match (worth(&daring) > worth(&plain) && table.permit(&daring).is_ok(), daring) {
        (true, Order::Deed { deed, .. }) => deed,
        _ => deed,
    }
}
