//! The pictures on the table: painted in the background when they are first needed, and kept.

use std::collections::BTreeMap;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{TextureHandle, TextureOptions};

use crate::view::background::{Background, Jobs};
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

/// The pictures on the table.
#[derive(Resource, Default)]
pub struct Pictures {
    painted: BTreeMap<PictureOf, TextureHandle>,
    wanted: Jobs<PictureOf, Canvas>,
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
        if !self.wanted.places().any(|wanted| wanted == what) {
            self.wanted.add(what.clone(), painter());
        }
        None
    }

    /// Whether some pictures are still to be painted.
    pub fn is_under_way(&self) -> bool {
        self.wanted.are_under_way()
    }

    /// Drops the maps of scenarios, which may have changed.
    pub fn forget_maps(&mut self) {
        self.put_away();
        self.painted.retain(|what, _| !matches!(what, PictureOf::Scenario(_)));
    }

    /// Drops what is not painted yet, and the pictures that only one choice or one saved battle needed.
    pub fn put_away(&mut self) {
        self.wanted.give_up();
        self.painted.retain(|what, _| !matches!(what, PictureOf::Chosen(..) | PictureOf::Saved(..)));
    }
}

/// Takes a picture that is painted, and has the next one painted.
pub fn paint_next(
    mut pictures: ResMut<Pictures>,
    mut contexts: EguiContexts,
    mut background: Background,
) -> Result {
    if let Some((what, canvas)) = pictures.wanted.go_on(&mut background) {
        let size = [canvas.width as usize, canvas.height as usize];
        let image = egui::ColorImage::from_rgba_unmultiplied(size, &canvas.pixels);
        let texture = contexts.ctx_mut()?.load_texture("table", image, TextureOptions::LINEAR);
        pictures.painted.insert(what, texture);
    }
    Ok(())
}
