//! Doors: what it is worth to close one between the combatant and those who are to be kept out.

use super::Mind;
use super::errands::is_permitted;
use super::replies::caution;
use super::scene::{Ally, Enemy, Scene};
use super::support::Help;
use super::worth::WorthCache;
use crate::battle::Deed;
use crate::battle::deeds::Close;
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::table::Table;

/// The best door to close from where the combatant stands.
pub fn best_to_close(table: &Table<'_>, mind: &mut Mind) -> Option<Help> {
    let here = mind.scene.here;
    let is_near =
        |at: &&Pos| table.board.door(**at) == Some(true) && here.is_adjacent(Footprint::new(**at, 1));
    let mut best: Option<Help> = None;
    for at in table.board.field.doors.iter().filter(is_near) {
        let deed = Deed::from(Close { at: *at });
        if !is_permitted(table, &mind.scene, &deed) {
            continue;
        }
        let worth = worth_of_closing(table, mind, *at);
        if worth > best.as_ref().map_or(0, |best| best.worth) {
            best = Some(Help { deed, worth });
        }
    }
    best
}

/// What the enemies could do in their next turn with the door open and cannot with the door closed, to the combatant and to
/// their allies, and how much later the enemies are where they want to be.
fn worth_of_closing(table: &Table<'_>, mind: &mut Mind, at: Pos) -> i32 {
    let Mind { scene, worths, reach, their_way, .. } = mind;
    let mut board = table.board.clone();
    board.set_door(at, false);
    let closed = Table { board: &board, ..*table };
    if shuts_anybody_out(&closed, scene, reach) {
        return 0;
    }
    let mut kept_off = 0;
    for enemy in &scene.enemies {
        let (now, then) = (table.could_strike(enemy.who, reach), closed.could_strike(enemy.who, reach));
        let is_kept_off = |there: Footprint| {
            there.squares().any(|square| now.get(square)) && !there.squares().any(|square| then.get(square))
        };
        if is_kept_off(scene.here) {
            kept_off += scene.threat(enemy, 0, table, worths);
        }
        for ally in scene.allies.iter().filter(|ally| is_kept_off(ally.squares)) {
            kept_off += worst_blow(table, worths, enemy, ally) / (1 + enemy.others);
        }
    }
    let later = if scene.outlook.theirs.is_empty() {
        0
    } else {
        scene.enemies.iter().map(|enemy| scene.outlook.gained_by_closing(scene, their_way, enemy, at)).sum()
    };
    kept_off * caution(scene) / 100 + later
}

/// Whether an ally in sight could not get to the combatant any more.
fn shuts_anybody_out(closed: &Table<'_>, scene: &Scene, reach: &mut Reach) -> bool {
    closed.explore_past_enemies(scene.me, scene.here.corner(), None, reach);
    let is_cut_off = |ally: &Ally| ally.squares.squares().all(|square| reach.cost(square).is_none());
    scene.allies.iter().any(is_cut_off)
}

fn worst_blow(table: &Table<'_>, worths: &mut WorthCache, enemy: &Enemy, ally: &Ally) -> i32 {
    worths.blows(table, enemy.who, ally.who).iter().map(|blow| blow.worth).max().unwrap_or(0)
}
