//! The window as a program: screens, keys and mouse, opponents on another thread, saved battles, and scripts. `view`
//! shows a battle; `engine` carries it out.

mod beginnings;
mod books;
mod bout;
mod examples;
mod frame_times;
mod input;
mod keeping;
mod lessons;
mod one_thread;
mod opponents;
mod reference;
mod reloading;
mod replay;
mod saving;
mod script;
mod setup;
mod sounds;
mod speech;
mod start;
mod surroundings;
mod title;
mod unrolling;
mod wishes;

use std::fs::File;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::asset::AssetEventSystems;
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy::winit::WinitSettings;
use bevy_egui::{EguiPlugin, EguiPostUpdateSet};

pub use bout::{PreparedBattle, SeatPlayers};
pub use frame_times::note_frames;
pub use script::{Failure, Script};

use crate::data::catalogue::Catalogue;
use crate::data::library::Library;
use crate::tell::{Language, Words};
use crate::view::voice::Voice;

/// What the window starts with.
pub struct Play {
    /// All scenarios, rulebooks and other files that can be named.
    pub catalogue: Catalogue,
    /// Where the files are that the catalogue was read from, to read them again when they change.
    pub library: Library,
    /// What the window shows first.
    pub first: FirstScreen,
    /// The rulebook to use; `None` for each scenario's own.
    pub rulebook: Option<String>,
    /// The seed of the dice; `None` for a different seed in each battle.
    pub seed: Option<u64>,
    /// Changes which combatants are played by people and which by opponents.
    pub seat: SeatPlayers,
    /// A script that drives the window.
    pub script: Option<Script>,
    /// The user's folder, where battles are saved; `None` to save nothing.
    pub home: Option<PathBuf>,
    /// Where to write how long each frame takes.
    pub frame_times: Option<File>,
    /// The file that records the first battle; `None` for the usual place.
    pub record: Option<PathBuf>,
    /// The words of the window.
    pub words: Arc<Words>,
    /// All languages that there are.
    pub languages: Vec<Language>,
    /// The language that the command line asks for, or that a script is played in; `None` for that of the settings.
    pub language: Option<String>,
}

/// What the window shows first.
pub enum FirstScreen {
    /// The table of the title.
    List,
    /// A new battle.
    PreparedBattle(PreparedBattle),
    /// A recorded battle, to continue it.
    Record(PathBuf),
    /// A recorded battle, to watch it.
    Replay(PathBuf),
}

/// The screens.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The table of the title.
    #[default]
    Title,
    /// A battle and its result.
    Battle,
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// What went wrong with the script.
pub fn play(mut play: Play) -> Result<(), Failure> {
    surroundings::provide_runtime_folder();
    surroundings::explain_what_is_missing(Arc::clone(&play.words));
    let verdict: Arc<Mutex<Option<Failure>>> = Arc::default();
    let mut app = empty_window();
    app.insert_resource(ClearColor(Color::srgb(0.055, 0.062, 0.08)))
        .insert_resource(Voice::new(Arc::clone(&play.words)))
        .init_state::<Screen>()
        .add_plugins((crate::view::plugin, start::plugin, title::plugin, unrolling::plugin))
        .add_plugins((
            wishes::plugin,
            books::plugin,
            examples::plugin,
            lessons::plugin,
            input::plugin,
            keeping::plugin,
            opponents::plugin,
            reference::plugin,
            reloading::plugin,
            replay::plugin,
            saving::plugin,
            sounds::plugin,
            speech::plugin,
        ));
    if let Some(script) = play.script.clone() {
        app.insert_resource(WinitSettings::continuous());
        app.add_plugins(script::plugin(script, Arc::clone(&verdict)));
    }
    if let Some(file) = play.frame_times.take() {
        note_frames(&mut app, file);
    }
    start::prepare(&mut app, play);
    one_thread::settle(&mut app);
    app.run();
    let failure = verdict.lock().ok().and_then(|mut failure| failure.take());
    failure.map_or(Ok(()), Err)
}

/// A window with nothing in it yet, and everything that panels are drawn with.
pub fn empty_window() -> App {
    let window =
        Window { title: "Affray".to_owned(), resolution: WindowResolution::new(1280, 720), ..default() };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }).set(LogPlugin {
            filter: QUIET.to_owned(),
            level: Level::ERROR,
            ..default()
        }),
    )
    .add_plugins(EguiPlugin::default())
    // Letters that are written for the first time are drawn in the same frame, and not missing from it.
    .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    app
}

/// What libraries may log on the terminal: only errors that a player should know about.
const QUIET: &str = "error,wgpu=off,naga=off,winit=off,calloop=off,pulseaudio=off";
