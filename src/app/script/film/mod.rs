//! Films: frames of the window in equal intervals of the game's time, written as one moving picture.

mod frame;
mod moving;
mod palette;

use std::path::Path;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use crate::view::acts::Acts;
use crate::view::hud::OpponentDecides;
use crate::view::playback::Playback;
use frame::Frame;

/// How many frames of the window one frame of a film stands for.
const EVERY: u32 = 4;
/// How many frames of a film are shown in a second.
const PER_SECOND: u16 = 15;
/// How many pixels wide a film is.
const WIDTH: u32 = 960;

/// The film that is being taken.
#[derive(Resource, Default)]
pub struct Film {
    /// The file that it is written to.
    path: Option<String>,
    is_running: bool,
    /// How many frames of the window have been shown since it began.
    passed: u32,
    /// Its frames; those that the window has not delivered yet are empty.
    frames: Vec<Option<Frame>>,
}

impl Film {
    /// Begins a film.
    pub fn begin(&mut self, path: String) {
        *self = Film { path: Some(path), is_running: true, ..Film::default() };
    }

    /// Takes no more frames.
    pub const fn stop(&mut self) {
        self.is_running = false;
    }

    /// Whether frames of it have still to come.
    pub fn awaits_frames(&self) -> bool {
        self.frames.iter().any(Option::is_none)
    }

    /// Writes it to its file; `None` if no film has begun.
    ///
    /// # Errors
    /// It has no frames, or its file cannot be written.
    pub fn develop(&mut self) -> Option<Result<(), String>> {
        let film = std::mem::take(self);
        let path = film.path?;
        let frames: Vec<Frame> = film.frames.into_iter().flatten().collect();
        let moving = moving::animated(&frames, PER_SECOND).map_err(|cause| cause.to_string());
        Some(moving.and_then(|bytes| write(Path::new(&path), &bytes).map_err(|cause| cause.to_string())))
    }
}

fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, bytes)
}

/// Takes frames while a film runs. While an opponent decides and nothing moves no time passes in the film, since that takes
/// longer on a slow machine.
pub fn expose(
    mut commands: Commands,
    mut film: ResMut<Film>,
    thinking: Res<OpponentDecides>,
    playback: Res<Playback>,
    acts: Res<Acts>,
) {
    let is_still = !playback.is_busy() && acts.playing.is_empty();
    if !film.is_running || thinking.0 && is_still {
        return;
    }
    film.passed += 1;
    if film.passed % EVERY != 1 {
        return;
    }
    let place = film.frames.len();
    film.frames.push(None);
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>, mut film: ResMut<Film>| {
            let frame = Frame::of(&captured.image).map(|frame| frame.narrowed(WIDTH));
            if let Some(awaited) = film.frames.get_mut(place) {
                *awaited = frame;
            }
        },
    );
}
