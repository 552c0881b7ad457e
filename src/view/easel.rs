//! The easel: pictures that every battle needs are painted on a background task while the window opens. No frame waits for
//! them; until a picture is painted, a single colour stands in its place.

use std::collections::VecDeque;

use bevy::asset::RenderAssetUsages;
use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};

use super::motion::{Motion, Waker};

/// The colour in the place of a picture that is clear around what it shows.
pub const CLEAR: [u8; 4] = [0; 4];

type Painter = Box<dyn FnOnce() -> Image + Send + Sync>;

/// The pictures that are still to be painted, one after another.
#[derive(Resource, Default)]
pub struct Easel {
    wanted: VecDeque<(Handle<Image>, Painter)>,
    under_way: Option<(Handle<Image>, Task<Image>)>,
}

/// Adds the easel.
pub fn plugin(app: &mut App) {
    app.init_resource::<Easel>().add_systems(Update, paint_next);
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
        self.wanted.push_back((picture.clone(), Box::new(paint)));
        picture
    }

    /// Whether some pictures are still to be painted.
    pub fn is_under_way(&self) -> bool {
        self.under_way.is_some() || !self.wanted.is_empty()
    }
}

/// Whether the window has been shown. Before that the processor has better things to do than to paint.
pub fn is_window_shown(frames: &FrameCount) -> bool {
    frames.0 > 1
}

/// Puts a picture that is painted where it belongs, and has the next one painted.
fn paint_next(
    mut easel: ResMut<Easel>,
    mut images: ResMut<Assets<Image>>,
    frames: Res<FrameCount>,
    waker: Res<Waker>,
    mut motion: ResMut<Motion>,
) {
    if !easel.is_under_way() {
        return;
    }
    if !is_window_shown(&frames) {
        motion.go_on();
        return;
    }
    let painted = easel.under_way.as_mut().and_then(|(_, task)| check_ready(task));
    if let Some(image) = painted
        && let Some((picture, _)) = easel.under_way.take()
    {
        // It fails only for a picture that nobody holds any more.
        let _ = images.insert(&picture, image);
        motion.go_on();
    }
    if easel.under_way.is_none()
        && let Some((picture, paint)) = easel.wanted.pop_front()
    {
        let waker = waker.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let image = paint();
            waker.wake();
            image
        });
        easel.under_way = Some((picture, task));
    }
}
