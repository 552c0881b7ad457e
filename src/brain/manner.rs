//! How to make an attack: with a second weapon, and daringly if the exact odds say that it pays. And how to walk to the next square.

use super::worth::WorthCache;
use crate::battle::deeds::{Attack, Disengage, Move, Step};
use crate::battle::{CombatantId, Deed, Manner, Order};
use crate::grid::Footprint;
use crate::rules::table::Table;

/// The best way to make an attack. Other deeds stay as they are.
pub fn choose(table: &Table<'_>, worths: &mut WorthCache, who: CombatantId, deed: Deed) -> Deed {
    let deed = pair_up(table, who, deed);
    if table.daring().is_some() { dare(table, worths, who, deed) } else { deed }
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
fn dare(table: &Table<'_>, worths: &mut WorthCache, who: CombatantId, deed: Deed) -> Deed {
    let Deed::Attack(plain) = deed else { return deed };
    if table.struck_by_attack(who, plain.target, plain.weapon).len() > 1 {
        return plain.into();
    }
    let daring = Attack { manner: Manner { daring: true, ..plain.manner }, ..plain.clone() };
    let gain = worths.attack_in_manner(table, who, &daring) - worths.attack_in_manner(table, who, &plain);
    if gain > 0 && table.permit(&Order::deed(who, daring.clone())).is_ok() {
        daring.into()
    } else {
        plain.into()
    }
}

/// Turns a move to an adjacent square into a careful or a quick step if that is better: enemies cannot react to a
/// careful step, and a quick step leaves the main action for something else.
pub fn sidestep(table: &Table<'_>, who: CombatantId, deed: Deed) -> Deed {
    let Deed::Move(Move { to, .. }) = deed else { return deed };
    let Some(here) = table.footprint(who).filter(|here| here.is_adjacent(Footprint::new(to, 1))) else {
        return deed;
    };
    let is_threatened = table.answers_to_leaving(who, here).next().is_some();
    let instead: Deed = if is_threatened { Disengage { to }.into() } else { Step { to }.into() };
    let permit = table.permit(&Order::deed(who, instead.clone()));
    if permit.is_ok_and(|permit| is_threatened || permit.cost.main == 0) { instead } else { deed }
}
