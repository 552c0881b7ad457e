//! The painted pictures as Bevy images: marks, and the parts of figures, which are painted when they are first needed.

use std::collections::BTreeMap;

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::easel::{CLEAR, Easel};
use super::pages::{PagePicture, Pages};
use super::paint::figures::{
    BaseLook, FigureLook, Seal, paint_arc, paint_base, paint_cracks, paint_figure, paint_gold, paint_seal,
};
use super::paint::{Canvas, Icon, paint_mark};
use super::plane::SQUARE;
use crate::battle::SideId;

/// The widths that the parts of figures are painted in, in pixels. Each is a third larger than the one before, so that
/// no picture is shown much smaller than it was painted, which would make it shimmer.
const WIDTHS: [u32; 12] = [24, 32, 42, 56, 75, 100, 133, 178, 237, 316, 421, 562];

/// A part of a figure as a picture of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Figure(FigureLook),
    Base(BaseLook),
    /// The arc of hit points, with the hundredths that are left.
    Arc(SideId, u8),
    Cracks(SideId, u8),
    /// The gold ring, which is broader for a selected combatant.
    Gold(SideId, bool),
    Seal(Seal),
    /// The shape of a figure, and of a base, all in white: what flashes.
    Shape(FigureLook),
    BaseShape(BaseLook),
}

/// What parts of figures are painted on.
#[derive(SystemParam)]
pub struct Paper<'w> {
    pages: ResMut<'w, Pages>,
    pub images: ResMut<'w, Assets<Image>>,
}

/// The painted pictures.
#[derive(Resource, Default)]
pub struct Art {
    marks: BTreeMap<Icon, Handle<Image>>,
    parts: BTreeMap<(Part, u32, u32), PagePicture>,
}

/// Paints the marks when the window opens.
pub fn plugin(app: &mut App) {
    app.init_resource::<Art>().add_systems(Startup, paint_marks);
}

fn paint_marks(mut art: ResMut<Art>, mut easel: ResMut<Easel>, mut images: ResMut<Assets<Image>>) {
    for mark in Icon::ALL {
        let image = easel.order(CLEAR, &mut images, move || image_with_mipmaps(paint_mark(mark)));
        art.marks.insert(mark, image);
    }
}

impl Art {
    /// The picture of a mark.
    pub fn mark(&self, mark: Icon) -> Handle<Image> {
        self.marks.get(&mark).cloned().unwrap_or_default()
    }

    /// A sprite of a mark that is this many squares wide.
    pub fn sprite(&self, mark: Icon, squares: f32, colour: Color) -> Sprite {
        Sprite {
            image: self.mark(mark),
            color: colour,
            custom_size: Some(Vec2::splat(SQUARE * squares)),
            ..default()
        }
    }

    /// Has every part of a figure painted anew, because the colours of the sides have changed.
    pub fn forget_parts(&mut self) {
        self.parts.clear();
    }

    /// The picture of a part of a figure, `pixels` wide: one of the widths that [`width_for`] gives. It lies on a page with
    /// the other parts of figures that are `figure` pixels wide.
    pub fn part(&mut self, part: Part, pixels: u32, figure: u32, paper: &mut Paper) -> PagePicture {
        self.parts
            .entry((part, pixels, figure))
            .or_insert_with(|| paper.pages.put(painted(part, pixels), figure, &mut paper.images))
            .clone()
    }
}

fn painted(part: Part, pixels: u32) -> Canvas {
    match part {
        Part::Figure(look) => paint_figure(&look, pixels),
        Part::Base(look) => paint_base(&look, pixels),
        Part::Arc(side, left) => paint_arc(side, f32::from(left) / 100.0, pixels),
        Part::Cracks(side, cracks) => paint_cracks(side, cracks, pixels),
        Part::Gold(side, is_selected) => paint_gold(side, is_selected, pixels),
        Part::Seal(seal) => paint_seal(seal, pixels),
        Part::Shape(look) => paint_figure(&look, pixels).whitened(),
        Part::BaseShape(look) => paint_base(&look, pixels).whitened(),
    }
}

/// The width to paint a part in that will be `pixels` wide on the screen.
pub fn width_for(pixels: f32) -> u32 {
    let widest = WIDTHS[WIDTHS.len() - 1];
    WIDTHS.into_iter().find(|width| *width as f32 >= pixels).unwrap_or(widest)
}

/// A canvas as a Bevy image.
pub fn image_of(canvas: Canvas) -> Image {
    let size =
        Extent3d { width: canvas.width.max(1), height: canvas.height.max(1), depth_or_array_layers: 1 };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        canvas.pixels,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.sampler = ImageSampler::linear();
    image
}

/// A canvas as a Bevy image with smaller copies of itself, which are shown when it is seen from afar.
pub fn image_with_mipmaps(canvas: Canvas) -> Image {
    let levels = canvas.width.max(canvas.height).max(1).ilog2() + 1;
    let mut copies: Vec<Canvas> = Vec::new();
    for _ in 1..levels {
        let smaller = copies.last().unwrap_or(&canvas).halved();
        copies.push(smaller);
    }
    let mut image = image_of(canvas);
    if let Some(data) = image.data.as_mut() {
        data.extend(copies.into_iter().flat_map(|copy| copy.pixels));
    }
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image
}
