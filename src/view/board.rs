//! The board: exits, doors and dropped things on the map, as far as their squares are known.

use bevy::prelude::*;

use super::art::Art;
use super::camera::CameraView;
use super::known::{LiesOn, fade, update_known};
use super::paint::Icon;
use super::plane::SQUARE;
use super::plane::middle_of;
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::{BoardState, ThingId, Whereabouts};
use crate::grid::{Pos, Size};

/// Exits, which never change.
#[derive(Component)]
#[require(BattleEntity)]
struct ExitMark;

/// Doors, dropped weapons and things to carry, which may change.
#[derive(Component)]
#[require(BattleEntity)]
struct Movable;

/// Adds the board.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_exits.run_if(resource_added::<Stage>), update_doors_and_things, fade)
            .chain()
            .after(update_known)
            .in_set(FrameStep::Draw)
            .run_if(resource_exists::<Stage>),
    );
}

/// The transform of something that covers the whole board.
pub fn whole(size: Size, depth: f32) -> Transform {
    let half = Vec2::new(f32::from(size.cols), -f32::from(size.rows)) * SQUARE / 2.0;
    Transform::from_translation(half.extend(depth))
}

/// The size of a board in the drawn world.
pub fn span(size: Size) -> Vec2 {
    Vec2::new(f32::from(size.cols), f32::from(size.rows)) * SQUARE
}

fn show_exits(
    mut commands: Commands,
    stage: Res<Stage>,
    art: Res<Art>,
    mut camera_view: ResMut<CameraView>,
    old: Query<Entity, With<ExitMark>>,
) {
    *camera_view = CameraView::default();
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let field = &stage.picture.board.field;
    for at in &field.exits {
        let (way, is_at_edge) = outward(*at, field.size());
        // At the edge the arrow stands on the margin of the map, where it covers no square.
        let (aside, wide) = if is_at_edge { (way * SQUARE * 0.8, 0.36) } else { (Vec2::ZERO, 0.6) };
        let transform = Transform::from_translation((middle_of(*at) + aside).extend(1.0))
            .with_rotation(Quat::from_rotation_arc_2d(Vec2::X, way));
        let lies = LiesOn { at: *at, alpha: 0.7 };
        commands.spawn((ExitMark, lies, art.sprite(Icon::Exit, wide, Color::WHITE), transform));
    }
}

/// The direction from a square to the nearest edge of the board, and whether the square lies at that edge.
fn outward(at: Pos, size: Size) -> (Vec2, bool) {
    let (last_col, last_row) = (size.cols.cast_signed() - 1, size.rows.cast_signed() - 1);
    let ways = [
        (last_col - at.col, Vec2::X),
        (at.row, Vec2::Y),
        (at.col, Vec2::NEG_X),
        (last_row - at.row, Vec2::NEG_Y),
    ];
    let nearest = ways.into_iter().min_by_key(|(far, _)| *far);
    nearest.map_or((Vec2::X, false), |(far, way)| (way, far == 0))
}

fn update_doors_and_things(
    mut commands: Commands,
    stage: Res<Stage>,
    art: Res<Art>,
    mut drawn: Local<Option<(u32, BoardState, Vec<Pos>)>>,
    old: Query<Entity, With<Movable>>,
) {
    let board = &stage.picture.board;
    let things = things_known(&stage);
    let now = (stage.edition, board.state.clone(), things);
    if drawn.as_ref() == Some(&now) && !stage.is_added() {
        return;
    }
    let things = now.2.clone();
    *drawn = Some(now);
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (at, is_open) in board.field.doors.iter().zip(&board.state.open) {
        let mark = if *is_open { Icon::DoorOpen } else { Icon::DoorShut };
        // A door in a wall that runs from north to south is turned by a quarter.
        let stands =
            |col, row| board.field.terrain(at.offset(col, row)).is_some_and(|kind| kind.ground.is_solid());
        let turn = if stands(0, -1) && stands(0, 1) { std::f32::consts::FRAC_PI_2 } else { 0.0 };
        let transform = Transform::from_translation(middle_of(*at).extend(1.2))
            .with_rotation(Quat::from_rotation_z(turn));
        let lies = LiesOn { at: *at, alpha: 1.0 };
        commands.spawn((Movable, lies, art.sprite(mark, 1.0, Color::WHITE), transform));
    }
    for (index, (at, _)) in board.state.dropped.iter().enumerate() {
        let before = board.state.dropped[..index].iter().filter(|(other, _)| other == at).count();
        let aside = Vec2::new(14.0 - 10.0 * before as f32, -14.0 + 6.0 * before as f32);
        let transform =
            Transform::from_translation((middle_of(*at) + aside).extend(1.6 + 0.01 * index as f32));
        let lies = LiesOn { at: *at, alpha: 1.0 };
        commands.spawn((Movable, lies, art.sprite(Icon::Sword, 0.5, Color::WHITE), transform));
    }
    for (index, at) in things.iter().enumerate() {
        let transform = Transform::from_translation(middle_of(*at).extend(1.8 + 0.001 * index as f32));
        let lies = LiesOn { at: *at, alpha: 1.0 };
        commands.spawn((Movable, lies, art.sprite(Icon::Bundle, 0.6, Color::WHITE), transform));
    }
}

/// Where the viewer knows things to lie. While facts are still being shown, that is where these facts put them.
fn things_known(stage: &Stage) -> Vec<Pos> {
    let shown = stage.picture.board.state.things.iter().enumerate();
    let known = shown.filter_map(|(place, shown)| {
        if stage.is_settled() { stage.table().thing(ThingId::at(place)) } else { Some(*shown) }
    });
    known
        .filter_map(|at| match at {
            Whereabouts::Lies(at) => Some(at),
            Whereabouts::With(_) | Whereabouts::Away(_) => None,
        })
        .collect()
}
