//! Begins, continues and leaves battles.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use bevy::prelude::*;

use super::reloading::Watched;
use super::saving::{BattleJournal, Saves};
use super::{FirstScreen, Play, PreparedBattle, Screen, SeatPlayers, keeping};
use crate::data::catalogue::Catalogue;
use crate::engine::Session;
use crate::engine::session::TakeBack;
use crate::view::hud::{PauseMenu, Reading};
use crate::view::motion::Motion;
use crate::view::stage::{BattleEntity, Stage};

/// What every battle of this window starts from.
#[derive(Resource)]
pub struct Setup {
    /// All scenarios, rulebooks and other files that can be named.
    pub catalogue: Catalogue,
    /// The rulebook to use; `None` for each scenario's own.
    pub rulebook: Option<String>,
    /// Changes which combatants are played by people and which by opponents.
    pub seat: SeatPlayers,
    /// The seed of the dice; `None` for a different seed in each battle.
    pub seed: Option<u64>,
    /// What may be taken back.
    pub take_back: TakeBack,
}

/// Asks for a battle to begin, or to be left.
#[derive(Message, Clone)]
pub struct StartBattle(pub BattleStart);

/// How to begin.
#[derive(Clone)]
pub enum BattleStart {
    /// A new battle.
    Fresh(PreparedBattle),
    /// The battle on the stage again, with other dice.
    Again,
    /// The last saved battle.
    Resumed,
    /// The battle in a file.
    Recorded(PathBuf),
    /// No battle: back to the table of the title.
    Leave,
}

/// The bout that is on the stage.
#[derive(Resource)]
struct OnStage(PreparedBattle);

/// Adds the beginning of battles.
pub fn plugin(app: &mut App) {
    app.add_message::<StartBattle>().add_systems(PreUpdate, begin_or_leave);
}

/// Sets up the window with what it starts with.
pub fn prepare(app: &mut App, play: Play) {
    keeping::prepare(app, play.home.as_deref());
    app.insert_resource(Watched { library: play.library, home: play.home.clone() });
    app.insert_resource(Saves { home: play.home, first: play.record, unreadable: None });
    app.insert_resource(Setup {
        catalogue: play.catalogue,
        rulebook: play.rulebook,
        seat: play.seat,
        seed: play.seed,
        take_back: TakeBack::default(),
    });
    let opening = match play.first {
        FirstScreen::List => return,
        FirstScreen::PreparedBattle(bout) => BattleStart::Fresh(bout),
        FirstScreen::Record(path) => BattleStart::Recorded(path),
    };
    app.world_mut().write_message(StartBattle(opening));
}

fn begin_or_leave(
    mut commands: Commands,
    mut wanted: MessageReader<StartBattle>,
    setup: Res<Setup>,
    mut saves: ResMut<Saves>,
    on_stage: Option<Res<OnStage>>,
    stage: Option<Res<Stage>>,
    journal: Option<ResMut<BattleJournal>>,
    mut reading: ResMut<Reading>,
    mut menu: ResMut<PauseMenu>,
    mut motion: ResMut<Motion>,
    mut screen: ResMut<NextState<Screen>>,
    scenery: Query<Entity, With<BattleEntity>>,
) {
    let Some(StartBattle(opening)) = wanted.read().last().cloned() else { return };
    // The record is closed before another one is opened, which may be the same.
    if let (Some(stage), Some(mut journal)) = (stage, journal) {
        journal.end(&stage.session);
    }
    let started = match opening {
        BattleStart::Leave => None,
        BattleStart::Fresh(bout) => Some(begin_new(bout, &setup, &mut saves)),
        BattleStart::Again => on_stage.map(|now| begin_new(now.0.clone(), &setup, &mut saves)),
        BattleStart::Resumed => saves.resume(),
        BattleStart::Recorded(path) => saves.resume_from(&path),
    };
    for entity in &scenery {
        commands.entity(entity).despawn();
    }
    reading.0 = None;
    menu.is_open = false;
    motion.go_on();
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

fn begin_new(
    bout: PreparedBattle,
    setup: &Setup,
    saves: &mut Saves,
) -> (PreparedBattle, Session, BattleJournal) {
    let seed = setup.seed.unwrap_or_else(any_seed);
    let session = Session::new(&bout.prepared.muster, seed).with_take_back(setup.take_back);
    let keeper = saves.keep(&bout, &session);
    (bout, session, keeper)
}

/// A random seed from the platform, without using the clock.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
