//! The window as a program: its screens, keys and mouse, opponents on another thread, saved battles, scripts. What a
//! battle looks like is the affair of `view`; what happens in it, of `engine`.

mod bout;
mod input;
mod opponents;
mod saving;
mod script;
mod start;
mod title;
mod wishes;

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy::winit::WinitSettings;
use bevy_egui::EguiPlugin;

pub use bout::{Bout, Seat};
pub use script::{Failure, Script};

use crate::data::catalogue::Catalogue;
use crate::data::codex::Codex;
use crate::tell::Words;
use crate::view::hud::Rules;
use crate::view::voice::Voice;

/// What the window is opened for.
pub struct Play {
    /// Everything that can be named.
    pub catalogue: Catalogue,
    /// What it opens with.
    pub first: First,
    /// The rulebook that was asked for; each scenario's own unless given.
    pub rulebook: Option<String>,
    /// The seed of the dice; another one for each battle unless given.
    pub seed: Option<u64>,
    /// Who takes the controls of whom, whatever the scenario says.
    pub seat: Seat,
    /// What the window is to do by itself.
    pub script: Option<Script>,
    /// Where battles are saved; nowhere unless given.
    pub home: Option<PathBuf>,
    /// Where the first battle is recorded; in the folder of saved battles unless given.
    pub record: Option<PathBuf>,
    /// The words that it speaks in.
    pub words: Arc<Words>,
}

/// What the window opens with.
pub enum First {
    /// The list of scenarios.
    List,
    /// A battle that begins.
    Bout(Bout),
    /// A battle that was recorded, to be gone on with.
    Record(PathBuf),
}

/// The screens.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The list of scenarios.
    #[default]
    Title,
    /// A battle and its result.
    Battle,
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// What went wrong with the script that it was given.
pub fn play(play: Play) -> Result<(), Failure> {
    let verdict: Arc<Mutex<Option<Failure>>> = Arc::default();
    let mut app = App::new();
    let window =
        Window { title: "Affray".to_owned(), resolution: WindowResolution::new(1280, 720), ..default() };
    app.add_plugins(
        DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(LogPlugin {
            filter: QUIET.to_owned(),
            level: Level::ERROR,
            ..default()
        }),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(ClearColor(Color::srgb(0.055, 0.062, 0.08)))
    .insert_resource(Voice(Arc::clone(&play.words)))
    .insert_resource(Rules(Codex::read(&play.catalogue).0))
    .init_state::<Screen>()
    .add_plugins(crate::view::plugin)
    .add_plugins((
        wishes::plugin,
        input::plugin,
        opponents::plugin,
        saving::plugin,
        start::plugin,
        title::plugin,
    ));
    if let Some(script) = play.script.clone() {
        app.insert_resource(WinitSettings::continuous());
        app.add_plugins(script::plugin(script, Arc::clone(&verdict)));
    }
    start::prepare(&mut app, play);
    app.run();
    let failure = verdict.lock().ok().and_then(|mut failure| failure.take());
    failure.map_or(Ok(()), Err)
}

/// What the libraries below may say on the terminal: only what a player should worry about.
const QUIET: &str = "error,wgpu=off,naga=off,winit=off,calloop=off";
