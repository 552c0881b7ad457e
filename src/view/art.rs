//! The painted pictures as Bevy images: marks, and tokens, which are painted when they are first needed.

use std::collections::BTreeMap;

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::paint::{Canvas, Icon, TokenLook, paint_mark, paint_token};

/// Units of the drawn world per square.
pub const SQUARE: f32 = 64.0;

/// The width and height of a token's picture, in pixels.
const TOKEN_PIXELS: u32 = 128;

/// The painted pictures.
#[derive(Resource, Default)]
pub struct Art {
    marks: BTreeMap<Icon, Handle<Image>>,
    tokens: BTreeMap<TokenLook, Handle<Image>>,
}

/// Paints the marks when the window opens.
pub fn plugin(app: &mut App) {
    app.init_resource::<Art>().add_systems(Startup, paint_marks);
}

fn paint_marks(mut art: ResMut<Art>, mut images: ResMut<Assets<Image>>) {
    for mark in Icon::ALL {
        let image = images.add(image_with_mipmaps(paint_mark(mark)));
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

    /// The picture of a token.
    pub fn token(&mut self, crest: TokenLook, images: &mut Assets<Image>) -> Handle<Image> {
        self.tokens
            .entry(crest)
            .or_insert_with(|| images.add(image_of(paint_token(crest, TOKEN_PIXELS))))
            .clone()
    }
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

/// A painted colour as a Bevy colour.
pub fn colour_of(paint: super::paint::Paint) -> Color {
    let [red, green, blue] = paint.colour;
    Color::srgba(red, green, blue, paint.alpha)
}
