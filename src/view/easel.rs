//! The easel: pictures that every battle needs are painted in the background while the window opens. Until a picture is
//! painted, a single colour stands in its place.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::background::{Background, Jobs};

/// The colour in the place of a picture that is clear around what it shows.
pub const CLEAR: [u8; 4] = [0; 4];

/// The pictures that are still to be painted.
#[derive(Resource, Default)]
pub struct Easel(Jobs<Handle<Image>, Image>);

/// Adds the easel.
pub fn plugin(app: &mut App) {
    app.init_resource::<Easel>().add_systems(Update, paint);
}

impl Easel {
    /// A picture that is to be painted, with the colour that stands in its place until then.
    pub fn order(
        &mut self,
        colour: [u8; 4],
        images: &mut Assets<Image>,
        paint: impl FnOnce() -> Image + Send + Sync + 'static,
    ) -> Handle<Image> {
        let (size, format) = (Extent3d::default(), TextureFormat::Rgba8UnormSrgb);
        let usage = RenderAssetUsages::RENDER_WORLD;
        let picture = images.add(Image::new_fill(size, TextureDimension::D2, &colour, format, usage));
        self.0.add(picture.clone(), paint);
        picture
    }

    /// Whether some pictures are still to be painted.
    pub fn is_under_way(&self) -> bool {
        self.0.are_under_way()
    }
}

/// Puts a picture that is painted where it belongs, and has the next one painted.
fn paint(mut easel: ResMut<Easel>, mut images: ResMut<Assets<Image>>, mut background: Background) {
    if let Some((picture, image)) = easel.0.go_on(&mut background) {
        // It fails only for a picture that nobody holds any more.
        let _ = images.insert(&picture, image);
    }
}
