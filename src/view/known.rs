//! What the viewer's side knows of every square: whether it is in sight, remembered, or has never been seen.

use bevy::asset::{RenderAssetUsages, load_internal_asset, uuid_handle};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::stage::{FrameStep, Stage};
use crate::grid::{Grid, Pos, Size, SquareSet};

const SQUARES_SHADER: Handle<Shader> = uuid_handle!("c1f0a7f4-2b35-4c53-9d0a-53d6a1f2be07");

/// What the viewer's side knows of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    Never,
    /// Seen before, but not now.
    Remembered,
    InSight,
}

/// What the viewer's side knows of all squares.
#[derive(Resource, Default)]
pub struct KnownSquares(Option<Grid<Seen>>);

impl KnownSquares {
    /// What the viewer's side knows of a square.
    pub fn of(&self, at: Pos) -> Seen {
        self.0.as_ref().and_then(|squares| squares.get(at)).copied().unwrap_or(Seen::Never)
    }
}

/// What is known of the squares as a picture for shaders, with a pixel for each: whether it was ever seen, and whether it
/// is in sight.
#[derive(Resource, Default)]
pub struct KnownPicture(pub Handle<Image>);

/// Something that lies on a square and is shown as far as the square is known.
#[derive(Component, Clone, Copy, Debug)]
pub struct LiesOn {
    pub at: Pos,
    /// How opaque it is in sight.
    pub alpha: f32,
}

/// Keeps what is known of the squares up to date.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, SQUARES_SHADER, "squares.wgsl", Shader::from_wgsl);
    app.init_resource::<KnownSquares>().init_resource::<KnownPicture>().add_systems(
        Update,
        (update_known, paint_known).chain().in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
    );
}

/// What the knowledge depends on: the edition of the picture, the viewer's side, where it stands, which doors are open,
/// and how much of the board the side has seen.
type Inputs = (u32, Option<u8>, Vec<Pos>, Vec<bool>, usize);

/// Works out anew what is known, if anything has changed that it depends on.
pub fn update_known(stage: Res<Stage>, mut known: ResMut<KnownSquares>, mut before: Local<Option<Inputs>>) {
    let picture = &stage.picture;
    let explored = stage.viewer.and_then(|side| picture.explored(side));
    let eyes =
        picture.figures.iter().filter(|figure| Some(figure.side) == stage.viewer && figure.fate.is_able());
    let now = (
        stage.edition,
        stage.viewer.map(|side| side.0),
        eyes.map(|figure| figure.at).collect(),
        picture.board.state.open.clone(),
        explored.map_or(0, SquareSet::count),
    );
    if before.as_ref() == Some(&now) && !stage.is_added() {
        return;
    }
    *before = Some(now);
    let in_sight = stage.viewer.map(|side| picture.in_sight(side));
    known.0 = Some(Grid::from_fn(picture.board.field.size(), |at| {
        match (&in_sight, explored.is_some_and(|seen| seen.get(at))) {
            (None, _) => Seen::InSight,
            (Some(squares), _) if squares.get(at) => Seen::InSight,
            (_, true) => Seen::Remembered,
            (_, false) => Seen::Never,
        }
    }));
}

/// Paints what is known. A battle that is new on the stage gets a new picture.
pub fn paint_known(
    stage: Res<Stage>,
    known: Res<KnownSquares>,
    mut picture: ResMut<KnownPicture>,
    mut images: ResMut<Assets<Image>>,
) {
    if !known.is_changed() && !stage.is_added() {
        return;
    }
    let size = stage.picture.board.field.size();
    if stage.is_added() {
        picture.0 = images.add(picture_of_squares(size));
    }
    let Some(mut image) = images.get_mut(&picture.0) else { return };
    let Some(data) = image.data.as_mut() else { return };
    for (pixel, at) in data.chunks_exact_mut(4).zip(size.positions()) {
        pixel.copy_from_slice(&match known.of(at) {
            Seen::Never => [0, 0, 0, 255],
            Seen::Remembered => [255, 0, 0, 255],
            Seen::InSight => [255, 255, 0, 255],
        });
    }
}

/// A black picture with one pixel for each square.
pub fn picture_of_squares(size: Size) -> Image {
    let extent =
        Extent3d { width: u32::from(size.cols), height: u32::from(size.rows), depth_or_array_layers: 1 };
    let mut image = Image::new(
        extent,
        TextureDimension::D2,
        vec![0; size.area() * 4],
        TextureFormat::Rgba8Unorm,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::linear();
    image
}

/// Fades what lies on squares that are not in sight.
pub fn fade(known: Res<KnownSquares>, mut things: Query<(Ref<LiesOn>, &mut Sprite)>) {
    for (lies, mut sprite) in &mut things {
        if !known.is_changed() && !lies.is_added() {
            continue;
        }
        let share = match known.of(lies.at) {
            Seen::Never => 0.0,
            Seen::Remembered => 0.45,
            Seen::InSight => 1.0,
        };
        sprite.color.set_alpha(lies.alpha * share);
    }
}
