//! How to make an attack: with a second weapon, and daringly if the exact odds say that it pays.

use super::value::mean;
use crate::battle::deeds::Attack;
use crate::battle::{CombatantId, Deed, Manner, Order};
use crate::rules::table::Table;

/// The best way to make an attack. Other deeds stay as they are.
pub fn choose(table: &Table<'_>, who: CombatantId, deed: Deed) -> Deed {
    let deed = pair_up(table, who, deed);
    if table.daring().is_some() { dare(table, who, deed) } else { deed }
}

/// Adds a second weapon to an attack if that is allowed, since it is never worse.
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

/// Makes an attack on a single target daring if that is worth more.
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
