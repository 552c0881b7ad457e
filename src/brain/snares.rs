//! Placing weapons in the way of enemies who are about to come.

use super::scene::{Enemy, Scene};
use crate::battle::deeds::Place;
use crate::battle::{Deed, Order};
use crate::grid::Footprint;
use crate::rules::table::Table;

/// Places a weapon between the acting combatant and an enemy: the nearest one who must come close to attack and can
/// get here in their next turn.
pub fn in_the_way(table: &Table<'_>, scene: &Scene) -> Option<Deed> {
    let gap = |enemy: &Enemy| scene.gap(enemy, scene.here);
    let comes = |enemy: &&Enemy| {
        let has_to = || table.weapons(enemy.who).all(|weapon| table.is_melee(weapon));
        gap(enemy) > 1 && gap(enemy) <= u32::from(enemy.pace) + 1 && !table.sheet(enemy.who).flies && has_to()
    };
    let nearest = scene.enemies.iter().filter(comes).min_by_key(|enemy| gap(enemy))?;
    let nearness = |at| Footprint::new(at, 1).gap(nearest.squares, scene.diagonal);
    let mut ways: Vec<_> = table.placings(scene.me).filter(|(_, at)| nearness(*at) < gap(nearest)).collect();
    ways.sort_by_key(|(what, at)| (nearness(*at), *at, *what));
    let mut deeds = ways.into_iter().map(|(weapon, at)| Deed::from(Place { weapon, at }));
    deeds.find(|deed| table.permit(&Order::deed(scene.me, deed.clone())).is_ok())
}
