//! The map on the table: shows the oak, the paper and what is drawn on it, as far as the viewer's side knows it. The
//! ground is painted on a background task; until then the paper is bare.

use bevy::asset::{load_internal_asset, uuid_handle};
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::AsBindGroup;
use bevy::shader::ShaderRef;
use bevy::sprite_render::{Material2d, Material2dPlugin};

use super::art::image_with_mipmaps;
use super::background::{Background, Jobs};
use super::board::whole;
use super::easel::Easel;
use super::known::{KnownPicture, KnownSquares, paint_known};
use super::motion::Motion;
use super::paint::{GroundPictures, MARGIN, paint_bare, paint_ground, paint_oak};
use super::plane::SQUARE;
use super::playback::Playback;
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::grid::Size;

const SHADER: Handle<Shader> = uuid_handle!("6b0a7d3e-52c1-4f0e-9d57-1c8f6a2e9b44");

/// The most pixels that a picture of the ground may have, unless its field is very large.
const MOST_PIXELS: f32 = 3_000_000.0;
/// The widest and highest picture that every graphics card can show.
const WIDEST: f32 = 4_096.0;
/// For how many seconds the ink fades in.
const DRYING: f32 = 0.4;
/// The colour of the oak as a whole.
const OAK_FROM_AFAR: [u8; 4] = [36, 27, 21, 255];

/// What the map on the table is made of.
#[derive(Asset, TypePath, AsBindGroup, Clone)]
struct MapMaterial {
    /// The columns and rows of the field, the width of the margin in squares, and of a square in the drawn world.
    #[uniform(0)]
    measures: Vec4,
    /// How much of the ink shows, in the first part.
    #[uniform(0)]
    inked: Vec4,
    #[texture(1)]
    #[sampler(2)]
    full: Handle<Image>,
    #[texture(3)]
    #[sampler(4)]
    lines: Handle<Image>,
    #[texture(5)]
    #[sampler(6)]
    known: Handle<Image>,
    #[texture(7)]
    #[sampler(8)]
    oak: Handle<Image>,
}

impl Material2d for MapMaterial {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }
}

/// Whether the ground is still being painted.
#[derive(Resource, Default)]
pub struct Painting {
    pub is_under_way: bool,
}

/// The ground that is still to be painted.
#[derive(Resource, Default)]
struct GroundJobs(Jobs<(), [Image; 2]>);

/// The picture of the table, which never changes.
#[derive(Resource, Default)]
pub struct OakPicture(pub Handle<Image>);

/// Adds the map.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "map.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<MapMaterial>::default())
        .init_resource::<Painting>()
        .init_resource::<OakPicture>()
        .init_resource::<GroundJobs>()
        .add_systems(Startup, paint_table)
        .add_systems(Update, (take_oak, put_away.run_if(resource_removed::<Stage>)))
        .add_systems(
            Update,
            (lay_map.run_if(resource_added::<Stage>), take_ground, show_known)
                .chain()
                .after(paint_known)
                .in_set(FrameStep::Draw)
                .run_if(resource_exists::<Stage>),
        );
}

fn paint_table(mut oak: ResMut<OakPicture>, mut easel: ResMut<Easel>, mut images: ResMut<Assets<Image>>) {
    oak.0 = easel.order(OAK_FROM_AFAR, &mut images, || {
        let mut image = image_with_mipmaps(paint_oak(768));
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::Repeat,
            address_mode_v: ImageAddressMode::Repeat,
            mipmap_filter: ImageFilterMode::Linear,
            ..ImageSamplerDescriptor::linear()
        });
        image
    });
}

/// Shows the oak on a map that was laid before the oak was painted.
fn take_oak(
    mut news: MessageReader<AssetEvent<Image>>,
    oak: Res<OakPicture>,
    mut materials: ResMut<Assets<MapMaterial>>,
    mut motion: ResMut<Motion>,
) {
    if news.read().any(|event| event.is_modified(&oak.0)) {
        // A material is bound to its pictures anew when it is marked as changed.
        materials.iter_mut().for_each(|_| ());
        motion.go_on();
    }
}

/// How many pixels a square of the ground gets.
fn pixels_per_square(size: Size) -> u32 {
    let (cols, rows) = (f32::from(size.cols) + 2.0 * MARGIN, f32::from(size.rows) + 2.0 * MARGIN);
    let by_area = (MOST_PIXELS / (cols * rows)).sqrt().max(24.0);
    (WIDEST / cols.max(rows)).min(by_area).clamp(8.0, 112.0) as u32
}

fn lay_map(
    mut commands: Commands,
    stage: Res<Stage>,
    oak: Res<OakPicture>,
    known: Res<KnownPicture>,
    mut painting: ResMut<Painting>,
    mut jobs: ResMut<GroundJobs>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<MapMaterial>>,
    old: Query<Entity, With<MeshMaterial2d<MapMaterial>>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let field = stage.picture.board.field.clone();
    let (size, biome) = (field.size(), stage.muster().scenario.biome);
    let [full, lines] = pictures_as_images(paint_bare(size, 8));
    let material = MapMaterial {
        measures: Vec4::new(f32::from(size.cols), f32::from(size.rows), MARGIN, SQUARE),
        inked: Vec4::ZERO,
        full: images.add(full),
        lines: images.add(lines),
        known: known.0.clone(),
        oak: oak.0.clone(),
    };
    // The table ends nowhere: it is larger than what the farthest camera shows.
    let table = Rectangle::from_size(Vec2::splat(SQUARE * (800.0 + f32::from(size.cols.max(size.rows)))));
    commands.spawn((
        BattleEntity,
        Mesh2d(meshes.add(table)),
        MeshMaterial2d(materials.add(material)),
        whole(size, -1.0),
    ));
    painting.is_under_way = true;
    jobs.0.give_up();
    jobs.0.add((), move || pictures_as_images(paint_ground(&field, biome, pixels_per_square(size))));
}

/// Stops painting when the battle is left.
fn put_away(mut jobs: ResMut<GroundJobs>, mut painting: ResMut<Painting>) {
    jobs.0.give_up();
    painting.is_under_way = false;
}

fn pictures_as_images(pictures: GroundPictures) -> [Image; 2] {
    [pictures.full, pictures.lines].map(image_with_mipmaps)
}

/// Puts the ground on the map once it is painted, and lets the ink fade in.
fn take_ground(
    mut jobs: ResMut<GroundJobs>,
    playback: Res<Playback>,
    time: Res<Time>,
    mut painting: ResMut<Painting>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<MapMaterial>>,
    map: Single<&MeshMaterial2d<MapMaterial>>,
    mut background: Background,
) {
    if !painting.is_under_way {
        return;
    }
    let painted = jobs.0.go_on(&mut background);
    let is_drying = materials.get(map.0.id()).is_some_and(|material| material.inked.y > 0.0);
    if painted.is_none() && !is_drying {
        return;
    }
    let Some(mut material) = materials.get_mut(map.0.id()) else { return };
    if let Some(((), [full, lines])) = painted {
        (material.full, material.lines) = (images.add(full), images.add(lines));
        material.inked.y = 1.0;
    }
    let step = if playback.is_instant() { 1.0 } else { time.delta_secs() / DRYING };
    material.inked.x = (material.inked.x + step).min(1.0);
    painting.is_under_way = material.inked.x < 1.0;
    background.motion.go_on();
}

/// The material is touched whenever the picture of what is known has changed, so that it takes it up.
fn show_known(
    known: Res<KnownSquares>,
    mut materials: ResMut<Assets<MapMaterial>>,
    map: Single<&MeshMaterial2d<MapMaterial>>,
) {
    if known.is_changed() {
        materials.get_mut(map.0.id());
    }
}
