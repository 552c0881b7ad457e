//! The board: ground, exits, doors, dropped things, and the fog over squares that the viewer's side does not see.

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::art::{Art, SQUARE, image_of};
use super::camera::{CameraView, middle_of};
use super::paint::{Icon, paint_ground};
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::BoardState;
use crate::grid::{Pos, Size, SquareSet};

/// The ground and other things that never change.
#[derive(Component)]
#[require(BattleEntity)]
struct Groundwork;

/// Doors and dropped things, which may change.
#[derive(Component)]
#[require(BattleEntity)]
struct Movable;

/// The fog over squares that the viewer's side does not see.
#[derive(Component)]
#[require(BattleEntity)]
struct Fog;

/// Adds the board.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_ground.run_if(resource_added::<Stage>), (update_doors_and_things, update_fog))
            .chain()
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

fn show_ground(
    mut commands: Commands,
    stage: Res<Stage>,
    art: Res<Art>,
    mut images: ResMut<Assets<Image>>,
    mut camera_view: ResMut<CameraView>,
    old: Query<Entity, Or<(With<Groundwork>, With<Fog>)>>,
) {
    *camera_view = CameraView::default();
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let field = &stage.picture.board.field;
    let size = field.size();
    let scale = (4096 / u32::from(size.cols.max(size.rows)).max(1)).clamp(8, 48);
    let ground = images.add(image_of(paint_ground(field, scale)));
    let sprite =
        |image, depth| (Sprite { image, custom_size: Some(span(size)), ..default() }, whole(size, depth));
    commands.spawn((Groundwork, sprite(ground, 0.0)));
    let frame = span(size) + Vec2::splat(10.0);
    let edge = Sprite {
        image: art.mark(Icon::Blank),
        color: Color::srgb(0.03, 0.035, 0.05),
        custom_size: Some(frame),
        ..default()
    };
    commands.spawn((Groundwork, edge, whole(size, -1.0)));
    for at in &field.exits {
        let turn = outward(*at, size);
        let transform = Transform::from_translation(middle_of(*at).extend(1.0))
            .with_rotation(Quat::from_rotation_z(turn));
        commands.spawn((
            Groundwork,
            art.sprite(Icon::Exit, 0.8, Color::srgba(1.0, 0.95, 0.6, 0.8)),
            transform,
        ));
    }
    let fog = images.add(overlay_image(size));
    commands.spawn((Fog, sprite(fog, 2.0)));
}

/// The rotation from pointing right to pointing off the board.
fn outward(at: Pos, size: Size) -> f32 {
    let quarter = std::f32::consts::FRAC_PI_2;
    let (last_col, last_row) = (size.cols.cast_signed() - 1, size.rows.cast_signed() - 1);
    if at.col == last_col {
        0.0
    } else if at.row == 0 {
        quarter
    } else if at.col == 0 {
        2.0 * quarter
    } else if at.row == last_row {
        3.0 * quarter
    } else {
        0.0
    }
}

fn update_doors_and_things(
    mut commands: Commands,
    stage: Res<Stage>,
    art: Res<Art>,
    mut drawn: Local<Option<(u32, BoardState)>>,
    old: Query<Entity, With<Movable>>,
) {
    let board = &stage.picture.board;
    let is_up_to_date =
        drawn.as_ref().is_some_and(|(edition, state)| *edition == stage.edition && *state == board.state);
    if is_up_to_date && !stage.is_added() {
        return;
    }
    *drawn = Some((stage.edition, board.state.clone()));
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
        commands.spawn((Movable, art.sprite(mark, 1.0, Color::WHITE), transform));
    }
    for (index, (at, _)) in board.state.dropped.iter().enumerate() {
        let before = board.state.dropped[..index].iter().filter(|(other, _)| other == at).count();
        let aside = Vec2::new(14.0 - 10.0 * before as f32, -14.0 + 6.0 * before as f32);
        let transform =
            Transform::from_translation((middle_of(*at) + aside).extend(1.6 + 0.01 * index as f32));
        commands.spawn((Movable, art.sprite(Icon::Sword, 0.5, Color::WHITE), transform));
    }
}

/// A transparent image with one pixel for each square.
pub fn overlay_image(size: Size) -> Image {
    let extent =
        Extent3d { width: u32::from(size.cols), height: u32::from(size.rows), depth_or_array_layers: 1 };
    let mut image = Image::new(
        extent,
        TextureDimension::D2,
        vec![0; size.area() * 4],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::linear();
    image
}

/// What the fog depends on: the edition of the picture, where the viewer's side stands, which doors are open, and how
/// much of the board the side has seen.
type FogInputs = (u32, Vec<Pos>, Vec<bool>, usize);

fn update_fog(
    stage: Res<Stage>,
    mut images: ResMut<Assets<Image>>,
    fog: Single<(&Sprite, &mut Visibility), With<Fog>>,
    mut drawn: Local<Option<FogInputs>>,
) {
    let (sprite, mut visibility) = fog.into_inner();
    let Some(side) = stage.viewer else {
        *visibility = Visibility::Hidden;
        return;
    };
    *visibility = Visibility::Inherited;
    let picture = &stage.picture;
    let eyes = picture.figures.iter().filter(|figure| figure.side == side && figure.fate.is_able());
    let explored = picture.explored(side);
    let lines = (
        stage.edition,
        eyes.map(|figure| figure.at).collect(),
        picture.board.state.open.clone(),
        explored.map_or(0, SquareSet::count) + usize::from(side.0) * 1_000_000,
    );
    if drawn.as_ref() == Some(&lines) && !stage.is_added() {
        return;
    }
    let Some(mut image) = images.get_mut(&sprite.image) else { return };
    *drawn = Some(lines);
    let in_sight = picture.in_sight(side);
    let size = picture.board.field.size();
    let Some(data) = image.data.as_mut() else { return };
    for (pixel, at) in data.chunks_exact_mut(4).zip(size.positions()) {
        let alpha = match (in_sight.get(at), explored.is_some_and(|seen| seen.get(at))) {
            (true, _) => 0,
            (false, true) => 105,
            (false, false) => 205,
        };
        pixel.copy_from_slice(&[8, 10, 18, alpha]);
    }
}
