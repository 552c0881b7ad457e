//! Finishing: what it is worth to kill an enemy who lies there and would be healed.

use super::errands::is_permitted;
use super::magic::WAKES;
use super::scene::{Enemy, Scene};
use super::support::Help;
use crate::battle::deeds::Finish;
use crate::battle::{Deed, Fate, Working};
use crate::grid::Footprint;
use crate::rules::table::Table;

/// The best fallen enemy to finish from where the combatant stands.
pub fn best(table: &Table<'_>, scene: &Scene) -> Option<Help> {
    let lies_here = |squares: Footprint| squares.is_adjacent(scene.here);
    let fallen = table.seen().filter(|(who, body)| body.fate.lies() && table.is_enemy(scene.me, *who));
    let within = fallen.filter_map(|(who, body)| Some((who, body.fate, table.footprint(who)?)));
    let comes_back = within.filter(|(_, fate, squares)| {
        let would_wake = match fate {
            Fate::Down => table.muster.book.healing_saves(),
            _ => table.muster.book.healing_wakes(),
        };
        would_wake && lies_here(*squares) && is_about_to_be_healed(table, scene, *squares)
    });
    let deeds = comes_back.map(|(target, ..)| Deed::from(Finish { target }));
    let mut deeds = deeds.filter(|deed| is_permitted(table, scene, deed));
    deeds.next().map(|deed| Help { deed, worth: WAKES })
}

/// Whether an enemy who can heal gets to these squares in their next turn.
fn is_about_to_be_healed(table: &Table<'_>, scene: &Scene, squares: Footprint) -> bool {
    let heals = |enemy: &Enemy| {
        let mut things = table.usable_things(enemy.who).filter(|what| table.is_helpful(*what));
        things.any(|what| table.workings(what).iter().any(|working| matches!(working, Working::Heal(_))))
    };
    let is_near = |enemy: &Enemy| squares.reach(enemy.squares, scene.diagonal) <= u32::from(enemy.pace) + 1;
    scene.enemies.iter().any(|enemy| is_near(enemy) && heals(enemy))
}
