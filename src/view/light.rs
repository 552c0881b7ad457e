//! Light on the board: shades squares by how light they are, and shows lights on the ground and hints of traps.

use bevy::prelude::*;

use super::art::Art;
use super::board::{overlay_image, span, whole};
use super::camera::middle_of;
use super::paint::Icon;
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::{BoardState, Light, Placed};

/// The shade over the squares.
#[derive(Component)]
#[require(BattleEntity)]
struct Shade;

/// Marks lights on the ground and hints of traps.
#[derive(Component)]
#[require(BattleEntity)]
struct FloorMark;

/// Adds light to the board.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (add_shade.run_if(resource_added::<Stage>), (update_shade, show_lights_and_traps))
            .chain()
            .in_set(FrameStep::Draw)
            .run_if(resource_exists::<Stage>),
    );
}

/// The colour of burning lights.
pub const FLAME: Color = Color::srgb(1.0, 0.62, 0.2);

fn add_shade(
    mut commands: Commands,
    stage: Res<Stage>,
    mut images: ResMut<Assets<Image>>,
    old: Query<Entity, With<Shade>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let size = stage.picture.board.field.size();
    let image = images.add(overlay_image(size));
    let sprite = Sprite { image, custom_size: Some(span(size)), ..default() };
    commands.spawn((Shade, sprite, whole(size, 1.9)));
}

/// Shades every square again after every decision.
fn update_shade(
    stage: Res<Stage>,
    mut images: ResMut<Assets<Image>>,
    shade: Single<(&Sprite, &mut Visibility), With<Shade>>,
    mut drawn: Local<Option<(u32, u64)>>,
) {
    let (sprite, mut visibility) = shade.into_inner();
    let table = stage.battle().table();
    if table.board.glow().is_none() {
        *visibility = Visibility::Hidden;
        return;
    }
    *visibility = Visibility::Inherited;
    let now = Some((stage.edition, stage.battle().revision()));
    if *drawn == now && !stage.is_added() {
        return;
    }
    let Some(mut image) = images.get_mut(&sprite.image) else { return };
    *drawn = now;
    let size = table.board.field.size();
    let Some(data) = image.data.as_mut() else { return };
    for (pixel, at) in data.chunks_exact_mut(4).zip(size.positions()) {
        pixel.copy_from_slice(&match table.light_at(at) {
            Light::Darkness => [4, 6, 22, 190],
            Light::Dim => [10, 12, 30, 110],
            Light::Lit => [0, 0, 0, 0],
            Light::Brilliant => [255, 246, 214, 46],
        });
    }
}

fn show_lights_and_traps(
    mut commands: Commands,
    stage: Res<Stage>,
    art: Res<Art>,
    old: Query<Entity, With<FloorMark>>,
    mut drawn: Local<Option<(u32, BoardState)>>,
) {
    let state = &stage.picture.board.state;
    let is_up_to_date =
        drawn.as_ref().is_some_and(|(edition, known)| *edition == stage.edition && known == state);
    if is_up_to_date && !stage.is_added() {
        return;
    }
    *drawn = Some((stage.edition, state.clone()));
    for entity in &old {
        commands.entity(entity).despawn();
    }
    // Lights exist in every battle, but only some rulebooks use them.
    let counts = stage.battle().table().board.glow().is_some();
    for (at, flame) in &state.flames {
        let (mark, wide) = if flame.burns() { (Icon::Lantern, 0.62) } else { (Icon::Ember, 0.5) };
        let place = |depth| Transform::from_translation(middle_of(*at).extend(depth));
        commands.spawn((FloorMark, art.sprite(mark, wide, Color::WHITE), place(2.2)));
        if flame.burns() && counts {
            commands.spawn((FloorMark, art.sprite(Icon::Halo, 2.6, FLAME.with_alpha(0.5)), place(2.1)));
        }
    }
    let is_known = |placed: &&Placed| stage.viewer.is_none_or(|side| placed.known_by.contains(side));
    for placed in state.placed.iter().filter(is_known) {
        let transform = Transform::from_translation(middle_of(placed.at).extend(1.96));
        commands.spawn((FloorMark, art.sprite(Icon::Caltrops, 0.7, Color::WHITE), transform));
    }
    if stage.battle().table().trap_rule().is_none() {
        return;
    }
    let traps = stage.muster().scenario.traps.iter().zip(&state.traps);
    for (trap, _) in traps.filter(|(_, state)| state.is_set()) {
        let transform = Transform::from_translation(middle_of(trap.at).extend(1.96));
        commands.spawn((FloorMark, art.sprite(Icon::Trap, 0.7, Color::WHITE.with_alpha(0.8)), transform));
    }
}
