//! Swings: sharing those of an attack out among two targets, if that is worth more.

use smallvec::SmallVec;

use super::scene::Scene;
use super::worth::WorthCache;
use crate::battle::deeds::{Attack, Share, Swings};
use crate::battle::{CombatantId, Order, WeaponId};
use crate::rules::axes::damage::SwingCount;
use crate::rules::table::Table;

/// An attack with its swings shared out, if that is worth more; otherwise as it is.
pub fn share_out(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache, attack: Attack) -> Attack {
    let (me, first, weapon) = (scene.me, attack.target, attack.weapon);
    let Some(all) = table.swings(me, weapon, SwingCount::All).map(|swings| swings.count) else {
        return attack;
    };
    let all = u8::try_from(all).unwrap_or(u8::MAX);
    let is_plain = attack.swings == Swings::default() && table.struck_by_attack(me, first, weapon).len() == 1;
    if all < 2 || !is_plain {
        return attack;
    }
    let may_strike = |who: &CombatantId| *who != first && table.permit_attack(me, *who, weapon).is_ok();
    let others: SmallVec<[CombatantId; 4]> =
        scene.enemies.iter().map(|enemy| enemy.who).filter(may_strike).collect();
    if others.is_empty() {
        return attack;
    }
    // All swings at one enemy are an attack as any other, which is known already.
    let own = |swings| Some(swings).filter(|swings| *swings < all);
    let mut of = |target, swings| value(table, scene, worths, (target, weapon, own(swings)));
    let of_first: SmallVec<[(u8, i32); 4]> = (1..all).map(|own| (own, of(first, own))).collect();
    let mut most = of(first, all);
    let mut shared_out = None;
    for second in others {
        for (own, of_own) in of_first.iter().copied() {
            let shared = of_own + of(second, all - own);
            if shared > most {
                let also = smallvec::smallvec![Share { target: second, swings: all - own }];
                let swings = Swings { own: Some(own), also };
                (most, shared_out) = (shared, Some(Attack { swings, ..attack.clone() }));
            }
        }
    }
    let is_permitted = |shared: &Attack| table.permit(&Order::deed(me, shared.clone())).is_ok();
    shared_out.filter(is_permitted).unwrap_or(attack)
}

/// What so many swings at an enemy are worth, or all of them.
fn value(
    table: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    (target, weapon, swings): (CombatantId, WeaponId, Option<u8>),
) -> i32 {
    let swings = Swings { own: swings, ..Swings::default() };
    let worth = worths.attack_in_manner(table, scene.me, &Attack { swings, ..Attack::with(target, weapon) });
    let enemy = scene.enemies.iter().find(|enemy| enemy.who == target);
    enemy.map_or(0, |enemy| worth * scene.importance(enemy, table, worths) / 100)
}
