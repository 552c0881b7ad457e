//! The pictures on the table: painted one after another on a background task when they are first needed, and kept. No
//! frame waits for them.

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;

use bevy::diagnostic::FrameCount;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy_egui::{EguiContexts, egui};
use egui::{TextureHandle, TextureOptions};

use crate::view::easel::is_window_shown;
use crate::view::motion::{Motion, Waker};
use crate::view::paint::{Binding, Canvas};

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PictureOf {
    /// A bare sheet of parchment, small or unrolled.
    Parchment {
        is_unrolled: bool,
    },
    Spine(Binding),
    Cover(Binding),
    /// The opening of a scenario, small.
    Scenario(String),
    /// The opening of a scenario as it was chosen, large; the number tells choices apart.
    Chosen(String, u64),
    /// A saved battle, with the time of its last order.
    Saved(PathBuf, u64),
}

type Painter = Box<dyn FnOnce() -> Canvas + Send + Sync>;

/// The pictures on the table.
#[derive(Resource, Default)]
pub struct Pictures {
    painted: BTreeMap<PictureOf, TextureHandle>,
    wanted: VecDeque<(PictureOf, Painter)>,
    under_way: Option<(PictureOf, Task<Canvas>)>,
}

impl Pictures {
    /// A picture, if it is painted already. Otherwise it will be painted by what `painter` gives.
    pub fn get<P>(&mut self, what: &PictureOf, painter: impl FnOnce() -> P) -> Option<TextureHandle>
    where
        P: FnOnce() -> Canvas + Send + Sync + 'static,
    {
        if let Some(painted) = self.painted.get(what) {
            return Some(painted.clone());
        }
        let is_coming = self.wanted.iter().any(|(wanted, _)| wanted == what)
            || self.under_way.as_ref().is_some_and(|(now, _)| now == what);
        if !is_coming {
            self.wanted.push_back((what.clone(), Box::new(painter())));
        }
        None
    }

    /// Whether some pictures are still to be painted.
    pub fn is_under_way(&self) -> bool {
        self.under_way.is_some() || !self.wanted.is_empty()
    }

    /// Drops the maps of scenarios, which may have changed.
    pub fn forget_maps(&mut self) {
        self.put_away();
        self.painted.retain(|what, _| !matches!(what, PictureOf::Scenario(_)));
    }

    /// Drops what is not painted yet, and the pictures that only one choice or one saved battle needed.
    pub fn put_away(&mut self) {
        self.wanted.clear();
        self.under_way = None;
        self.painted.retain(|what, _| !matches!(what, PictureOf::Chosen(..) | PictureOf::Saved(..)));
    }
}

/// Takes a picture that is painted, and has the next one painted.
pub fn paint_next(
    mut pictures: ResMut<Pictures>,
    mut contexts: EguiContexts,
    frames: Res<FrameCount>,
    waker: Res<Waker>,
    mut motion: ResMut<Motion>,
) -> Result {
    if !pictures.is_under_way() {
        return Ok(());
    }
    if !is_window_shown(&frames) {
        motion.go_on();
        return Ok(());
    }
    let canvas = pictures.under_way.as_mut().and_then(|(_, task)| check_ready(task));
    if let Some(canvas) = canvas
        && let Some((what, _)) = pictures.under_way.take()
    {
        let size = [canvas.width as usize, canvas.height as usize];
        let image = egui::ColorImage::from_rgba_unmultiplied(size, &canvas.pixels);
        let texture = contexts.ctx_mut()?.load_texture("table", image, TextureOptions::LINEAR);
        pictures.painted.insert(what, texture);
        motion.go_on();
    }
    if pictures.under_way.is_none()
        && let Some((what, paint)) = pictures.wanted.pop_front()
    {
        let waker = waker.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let canvas = paint();
            waker.wake();
            canvas
        });
        pictures.under_way = Some((what, task));
    }
    Ok(())
}
