//! Pages: small pictures side by side on one image, so that the renderer draws all figures at once. A picture is sent to
//! the graphics card by itself when it is painted, not with its whole page.

use std::collections::BTreeMap;

use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    Extent3d, Origin3d, TexelCopyBufferLayout, TexelCopyTextureInfo, TextureAspect, TextureDimension,
    TextureFormat,
};
use bevy::render::renderer::RenderQueue;
use bevy::render::texture::GpuImage;
use bevy::render::{ExtractSchedule, MainWorld, Render, RenderApp, RenderSystems};

use super::paint::Canvas;

/// The width of a page, in pixels, unless a single picture is wider.
const PAGE: u32 = 1024;
/// The most pictures along a side of a page.
const MOST: u32 = 16;
/// Clear pixels around each picture, so that none shows at the edge of another.
const GAP: u32 = 1;

/// A picture on a page.
#[derive(Clone, Debug)]
pub struct PagePicture {
    image: Handle<Image>,
    place: URect,
}

impl PagePicture {
    /// A sprite of the picture.
    pub fn sprite(&self) -> Sprite {
        Sprite { image: self.image.clone(), rect: Some(self.place.as_rect()), ..default() }
    }
}

/// A page that still has room.
struct Page {
    image: Handle<Image>,
    pictures: u32,
}

/// A picture that is not on the graphics card yet.
struct Fresh {
    picture: PagePicture,
    canvas: Canvas,
}

/// All pages.
#[derive(Resource, Default)]
pub struct Pages {
    /// The last page for pictures of each width.
    open: BTreeMap<u32, Page>,
    fresh: Vec<Fresh>,
}

impl Pages {
    /// Puts a picture on a page for pictures of up to `width` pixels.
    pub fn put(&mut self, canvas: Canvas, width: u32, images: &mut Assets<Image>) -> PagePicture {
        let cell = width.max(canvas.width).max(canvas.height) + 2 * GAP;
        let along = (PAGE / cell).clamp(1, MOST);
        let page = self
            .open
            .entry(cell)
            .and_modify(|page| {
                if page.pictures == along * along {
                    *page = Page::empty(cell * along, images);
                }
            })
            .or_insert_with(|| Page::empty(cell * along, images));
        let corner = UVec2::new(page.pictures % along, page.pictures / along) * cell + UVec2::splat(GAP);
        page.pictures += 1;
        let place = URect::from_corners(corner, corner + UVec2::new(canvas.width, canvas.height));
        let picture = PagePicture { image: page.image.clone(), place };
        self.fresh.push(Fresh { picture: picture.clone(), canvas });
        picture
    }
}

impl Page {
    fn empty(side: u32, images: &mut Assets<Image>) -> Page {
        let size = Extent3d { width: side, height: side, depth_or_array_layers: 1 };
        let (dimension, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        let mut image = Image::new_uninit(size, dimension, format, RenderAssetUsages::default());
        image.sampler = ImageSampler::linear();
        Page { image: images.add(image), pictures: 0 }
    }
}

/// Adds pages.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pages>();
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    renderer
        .init_resource::<Coming>()
        .add_systems(ExtractSchedule, hand_over)
        .add_systems(Render, send.in_set(RenderSystems::PrepareResources));
}

/// The pictures that are to be sent to the graphics card.
#[derive(Resource, Default)]
struct Coming(Vec<Fresh>);

fn hand_over(mut window: ResMut<MainWorld>, mut coming: ResMut<Coming>) {
    if let Some(mut pages) = window.get_resource_mut::<Pages>()
        && !pages.fresh.is_empty()
    {
        coming.0.append(&mut pages.fresh);
    }
}

/// Sends what is new. A picture waits until its page is there.
fn send(mut coming: ResMut<Coming>, images: Res<RenderAssets<GpuImage>>, queue: Res<RenderQueue>) {
    coming.0.retain(|Fresh { picture, canvas }| {
        let Some(page) = images.get(&picture.image) else { return true };
        let corner = picture.place.min;
        queue.write_texture(
            TexelCopyTextureInfo {
                texture: &page.texture,
                mip_level: 0,
                origin: Origin3d { x: corner.x, y: corner.y, z: 0 },
                aspect: TextureAspect::All,
            },
            &canvas.pixels,
            TexelCopyBufferLayout { offset: 0, bytes_per_row: Some(4 * canvas.width), rows_per_image: None },
            Extent3d { width: canvas.width, height: canvas.height, depth_or_array_layers: 1 },
        );
        false
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_a_width_share_pages_and_never_overlap() {
        let (mut pages, mut images) = (Pages::default(), Assets::<Image>::default());
        let sizes = [(42, 42), (24, 24)].into_iter().cycle().take(600);
        let put: Vec<PagePicture> =
            sizes.map(|(width, height)| pages.put(Canvas::clear(width, height), 42, &mut images)).collect();
        assert_eq!(images.len(), 3, "256 pictures fit on a page");
        for (number, one) in put.iter().enumerate() {
            let side = images.get(&one.image).unwrap().width();
            assert!(one.place.max.x <= side && one.place.max.y <= side, "{one:?}");
            for other in put[..number].iter().filter(|other| other.image == one.image) {
                assert!(one.place.inflate(1).intersect(other.place).is_empty(), "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn a_picture_wider_than_a_page_has_one_of_its_own() {
        let (mut pages, mut images) = (Pages::default(), Assets::<Image>::default());
        let one = pages.put(Canvas::clear(1200, 1200), 1200, &mut images);
        let other = pages.put(Canvas::clear(1200, 1200), 1200, &mut images);
        assert_ne!(one.image, other.image);
        assert!(images.get(&one.image).unwrap().width() >= 1200);
    }
}
