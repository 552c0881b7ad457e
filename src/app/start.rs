//! Beginning, leaving and resuming battles: from a bout to a battle on the stage, and back to the list.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use bevy::prelude::*;

use super::saving::{Keeper, Saves};
use super::{Bout, First, Play, Screen, Seat};
use crate::data::catalogue::Catalogue;
use crate::engine::Session;
use crate::view::hud::Reading;
use crate::view::stage::{Scenery, Stage};

/// What every battle of this window starts from.
#[derive(Resource)]
pub struct Setup {
    /// Everything that can be named.
    pub catalogue: Catalogue,
    /// The rulebook that was asked for.
    pub rulebook: Option<String>,
    /// Who takes the controls of whom.
    pub seat: Seat,
    /// The seed that was asked for.
    seed: Option<u64>,
}

/// A battle is to begin.
#[derive(Message, Clone)]
pub struct Begin(pub Opening);

/// How a battle begins.
#[derive(Clone)]
pub enum Opening {
    /// From the beginning.
    Fresh(Bout),
    /// The one on the stage once more, with other dice.
    Again,
    /// The one that was saved last.
    Resumed,
    /// The one that a file holds.
    Recorded(PathBuf),
    /// Not at all: back to the list.
    Leave,
}

/// The bout that is on the stage.
#[derive(Resource)]
struct OnStage(Bout);

/// Adds beginnings.
pub fn plugin(app: &mut App) {
    app.add_message::<Begin>().add_systems(PreUpdate, begin);
}

/// Hands over what the window was opened for.
pub fn prepare(app: &mut App, play: Play) {
    app.insert_resource(Saves { home: play.home, first: play.record, unreadable: None });
    app.insert_resource(Setup {
        catalogue: play.catalogue,
        rulebook: play.rulebook,
        seat: play.seat,
        seed: play.seed,
    });
    let opening = match play.first {
        First::List => return,
        First::Bout(bout) => Opening::Fresh(bout),
        First::Record(path) => Opening::Recorded(path),
    };
    app.world_mut().write_message(Begin(opening));
}

fn begin(
    mut commands: Commands,
    mut wanted: MessageReader<Begin>,
    setup: Res<Setup>,
    mut saves: ResMut<Saves>,
    on_stage: Option<Res<OnStage>>,
    mut reading: ResMut<Reading>,
    mut screen: ResMut<NextState<Screen>>,
    scenery: Query<Entity, With<Scenery>>,
) {
    let Some(Begin(opening)) = wanted.read().last().cloned() else { return };
    let started = match opening {
        Opening::Leave => None,
        Opening::Fresh(bout) => Some(fresh(bout, &setup, &mut saves)),
        Opening::Again => on_stage.map(|now| fresh(now.0.clone(), &setup, &mut saves)),
        Opening::Resumed => saves.resume(),
        Opening::Recorded(path) => saves.resume_from(&path),
    };
    for entity in &scenery {
        commands.entity(entity).despawn();
    }
    reading.0 = None;
    commands.remove_resource::<Stage>();
    match started {
        Some((bout, session, keeper)) => {
            commands.insert_resource(Stage::new(session));
            commands.insert_resource(OnStage(bout));
            commands.insert_resource(keeper);
            screen.set(Screen::Battle);
        }
        None => screen.set(Screen::Title),
    }
}

fn fresh(bout: Bout, setup: &Setup, saves: &mut Saves) -> (Bout, Session, Keeper) {
    let session = Session::new(&bout.prepared.muster, setup.seed.unwrap_or_else(any_seed));
    let keeper = saves.keep(&bout, &session);
    (bout, session, keeper)
}

/// A seed that nobody chose: the platform's own source of randomness, which knows no clock.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
