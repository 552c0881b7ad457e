//! Light on the board: what each level of light looks like, and how far lanterns and torches shine. Only lights and walls
//! that the viewer's side knows are drawn.

mod floor;
mod shadows;
mod sources;
mod tones;

use bevy::asset::{RenderAssetUsages, load_internal_asset, uuid_handle};
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, BlendState, Extent3d, RenderPipelineDescriptor, SpecializedMeshPipelineError,
    TextureDimension, TextureFormat,
};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin};

use super::board::{span, whole};
use super::known::{KnownPicture, KnownSquares, Seen, picture_of_squares, update_known};
use super::motion::Motion;
use super::plane::SQUARE;
use super::playback::Playback;
use super::settings::Settings;
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::{Glow, Light};
use crate::grid::{Grid, Pos};
use shadows::{DrawnLight, LightSheet, points_of};
pub use sources::has_lights_for_show;
use sources::{drawn_lights, is_only_for_show, lamps_where_drawn};

const SHADER: Handle<Shader> = uuid_handle!("0f3b6a52-9a4c-4c0e-8f55-7d2c1be0a961");

/// For how many seconds flames flicker after the last movement.
const FLICKER: f32 = 2.0;

/// The light over the map.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
struct LightMaterial {
    /// The columns and rows of the field, the width of a square in the drawn world, and how much brighter a light makes a
    /// square.
    #[uniform(0)]
    measures: Vec4,
    /// The seconds that flames have flickered, how strongly they do, the brightness of a full byte, and that of the field
    /// without any flame.
    #[uniform(0)]
    flames: Vec4,
    #[texture(1)]
    #[sampler(2)]
    levels: Handle<Image>,
    #[texture(3)]
    #[sampler(4)]
    shares: Handle<Image>,
    #[texture(5)]
    #[sampler(6)]
    known: Handle<Image>,
}

impl Material2d for LightMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    /// Flames add light to what is below instead of covering it.
    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        _key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let targets = descriptor.fragment.iter_mut().flat_map(|fragment| &mut fragment.targets);
        for target in targets.flatten() {
            target.blend = Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING);
        }
        Ok(())
    }
}

/// The light that was drawn last.
#[derive(Resource, Default)]
struct Shown {
    lights: Vec<DrawnLight>,
    sheet: LightSheet,
    glow: Option<Glow>,
    /// For how long flames have flickered.
    flickered: f32,
}

/// Adds light to the board.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "light.wgsl", Shader::from_wgsl);
    app.add_plugins((Material2dPlugin::<LightMaterial>::default(), floor::plugin))
        .init_resource::<Shown>()
        .add_systems(
            Update,
            (lay_light.run_if(resource_added::<Stage>), show_light.after(update_known), flicker)
                .chain()
                .in_set(FrameStep::Draw)
                .run_if(resource_exists::<Stage>),
        );
}

fn lay_light(
    mut commands: Commands,
    stage: Res<Stage>,
    known: Res<KnownPicture>,
    mut shown: ResMut<Shown>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<LightMaterial>>,
    old: Query<Entity, With<MeshMaterial2d<LightMaterial>>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    *shown = Shown::default();
    let size = stage.picture.board.field.size();
    let [width, height] = points_of(size);
    let material = LightMaterial {
        measures: Vec4::new(f32::from(size.cols), f32::from(size.rows), SQUARE, tones::SWAY),
        flames: Vec4::new(0.0, 0.0, tones::BRIGHTEST, 1.0),
        levels: images.add(picture_of_squares(size)),
        shares: images.add(picture_of_points(width, height)),
        known: known.0.clone(),
    };
    let mesh = Mesh2d(meshes.add(Rectangle::from_size(span(size))));
    commands.spawn((BattleEntity, mesh, MeshMaterial2d(materials.add(material)), whole(size, 1.9)));
}

fn picture_of_points(width: usize, height: usize) -> Image {
    let extent = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
    let bytes = vec![0; width * height];
    let usages = RenderAssetUsages::default();
    Image::new(extent, TextureDimension::D2, bytes, TextureFormat::R8Unorm, usages)
}

/// Draws the light anew where lights, walls or what is known of them have changed.
fn show_light(
    stage: Res<Stage>,
    known: Res<KnownSquares>,
    playback: Res<Playback>,
    mut shown: ResMut<Shown>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<LightMaterial>>,
    quad: Single<(&MeshMaterial2d<LightMaterial>, &mut Visibility)>,
) {
    let (handle, mut visibility) = quad.into_inner();
    let picture = &stage.picture;
    let board = &picture.board;
    let lights = drawn_lights(&stage, &known, &playback);
    let (ambient, lamps, diagonal) =
        (board.state.light, lamps_where_drawn(&stage, &playback), stage.muster().book.diagonal);
    let is_same_board = !known.is_changed() && !stage.is_added();
    let is_same_glow = shown.glow.as_ref().is_some_and(|glow| glow.is_of(ambient, &lamps, &board.sight));
    if is_same_board && is_same_glow && shown.lights == lights {
        return;
    }
    let counts = !is_only_for_show(&stage);
    let shown = &mut *shown;
    if !is_same_glow {
        shown.glow = Some(Glow::new(ambient, lamps, diagonal, &board.sight, None));
    }
    let level = |at: Pos| match &shown.glow {
        Some(glow) if counts => glow.at(at),
        _ => Light::Lit,
    };
    let size = board.field.size();
    let is_all_plain = lights.is_empty() && size.positions().all(|at| level(at) == Light::Lit);
    *visibility = if is_all_plain { Visibility::Hidden } else { Visibility::Inherited };
    let Some(mut material) = materials.get_mut(handle.0.id()) else { return };
    let (levels, shares) = (material.levels.clone(), material.shares.clone());
    material.flames.w = if counts { tones::tone(ambient).brightness.min(1.0) } else { 1.0 };
    if !is_same_glow
        && let Some(data) = images.get_mut(&levels).and_then(|image| image.into_inner().data.as_mut())
    {
        for (pixel, at) in data.chunks_exact_mut(4).zip(size.positions()) {
            let tone = tones::tone(level(at));
            // Walls stand out from the hatched ground of dark rooms, because they are not hatched.
            let is_known_wall = board.is_solid(at) && known.of(at) != Seen::Never;
            let tone = if is_known_wall { tone.without_hatching() } else { tone };
            pixel.copy_from_slice(&tone.pixel());
        }
    }
    // Walls that nobody has seen hold no light back.
    let is_wall = |at: Pos| board.sight.is_opaque(at) && known.of(at) != Seen::Never;
    let walls = if is_same_board { None } else { Some(Grid::from_fn(size, is_wall)) };
    if shown.sheet.shine(&lights, walls)
        && let Some(data) = images.get_mut(&shares).and_then(|image| image.into_inner().data.as_mut())
    {
        data.copy_from_slice(&shown.sheet.bytes);
    }
    shown.lights = lights;
}

/// Lets flames flicker while something moves, and for a while after.
fn flicker(
    time: Res<Time>,
    settings: Res<Settings>,
    mut motion: ResMut<Motion>,
    mut shown: ResMut<Shown>,
    mut materials: ResMut<Assets<LightMaterial>>,
    quad: Single<(&MeshMaterial2d<LightMaterial>, &Visibility)>,
    mut left: Local<f32>,
) {
    if motion.has_moved() {
        *left = FLICKER;
    }
    let (handle, visibility) = *quad;
    if *left <= 0.0 || settings.reduced_motion || *visibility == Visibility::Hidden {
        return;
    }
    *left = (*left - time.delta_secs()).max(0.0);
    shown.flickered += time.delta_secs();
    if let Some(mut material) = materials.get_mut(handle.0.id()) {
        // The flames come to rest slowly.
        let strength = (*left / FLICKER).min(0.5) * 2.0;
        (material.flames.x, material.flames.y) = (shown.flickered, strength);
    }
    motion.linger();
}
