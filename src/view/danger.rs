//! Danger on the board: where known enemies could strike in their next turn. All of them while the player asks for it,
//! otherwise the one that is pointed at.

use bevy::prelude::*;

use super::focus::Focus;
use super::ink::Inkwell;
use super::paint::ink::{Drawing, draw_danger_of_all, draw_danger_of_one};
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::CombatantId;
use crate::grid::{Pos, Reach, SquareSet};

/// Where enemies could strike.
#[derive(Component, Default)]
#[require(BattleEntity)]
struct DangerInk;

/// Whose danger is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Nobody,
    One(CombatantId),
    All,
}

/// Adds the display of danger.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, show_danger.in_set(FrameStep::Draw).run_if(resource_exists::<Stage>));
}

/// Whose danger the player wants to see.
fn wanted(stage: &Stage, focus: &Focus) -> Shown {
    if !stage.is_settled() {
        return Shown::Nobody;
    }
    if focus.shows_danger {
        return Shown::All;
    }
    let pointed = focus.pointed.and_then(|at| stage.picture.on_square(stage.viewer, at));
    pointed.filter(|who| is_enemy(stage, *who)).map_or(Shown::Nobody, Shown::One)
}

/// Whether a combatant is an able enemy of the viewer's side.
fn is_enemy(stage: &Stage, who: CombatantId) -> bool {
    let Some(viewer) = stage.viewer else { return false };
    let table = stage.table();
    let allies = stage.muster().scenario.sides[viewer.index()].allies;
    table.is_able(who) && !allies.contains(table.side(who))
}

/// The squares that these enemies could strike in their next turn.
pub fn struck_next_turn(stage: &Stage, enemies: impl Iterator<Item = CombatantId>) -> SquareSet {
    let table = stage.table();
    let mut squares = SquareSet::none(table.board.field.size());
    let mut reach = Reach::new();
    for enemy in enemies {
        squares.add_all(&table.could_strike(enemy, &mut reach));
    }
    squares
}

fn show_danger(
    mut inkwell: Inkwell,
    stage: Res<Stage>,
    focus: Res<Focus>,
    old: Query<Entity, With<DangerInk>>,
    mut drawn: Local<Option<(Shown, u64, u32)>>,
) {
    let shown = wanted(&stage, &focus);
    let now = Some((shown, stage.battle().revision(), stage.edition));
    if *drawn == now && !stage.is_added() {
        return;
    }
    *drawn = now;
    inkwell.wipe(&old);
    let mut drawing = Drawing::default();
    match shown {
        Shown::Nobody => {}
        Shown::One(who) => draw_danger_of_one(&mut drawing, &open_squares(&stage, [who].into_iter())),
        Shown::All => {
            let table = stage.table();
            let enemies = table.able().map(|(who, _)| who).filter(|who| is_enemy(&stage, *who));
            draw_danger_of_all(&mut drawing, &open_squares(&stage, enemies));
        }
    }
    inkwell.lay::<DangerInk>(&drawing, 3.4);
}

/// The squares in danger where somebody could stand.
fn open_squares(stage: &Stage, enemies: impl Iterator<Item = CombatantId>) -> Vec<Pos> {
    let squares = struck_next_turn(stage, enemies);
    squares.iter().filter(|at| !stage.picture.board.is_solid(*at)).collect()
}
