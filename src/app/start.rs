//! Begins, continues and leaves battles.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use bevy::prelude::*;

use super::examples::{PlayedExample, begin_example};
use super::lessons::BegunLesson;
use super::reloading::Watched;
use super::saving::{BattleJournal, Saves};
use super::speech::Spoken;
use super::{FirstScreen, Play, PreparedBattle, Screen, SeatPlayers, keeping};
use crate::data::catalogue::Catalogue;
use crate::engine::Session;
use crate::view::hud::{CodexSheet, Example, LessonCourse, LogView, PauseMenu};
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
    seed: Option<u64>,
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
    /// A lesson.
    Lesson(BegunLesson),
    /// The position of a rule card.
    Example(PlayedExample),
    /// No battle: back to the list of scenarios.
    Leave,
}

/// How the battle on the stage is begun again.
#[derive(Resource)]
struct OnStage(BattleStart);

/// Adds the beginning of battles.
pub fn plugin(app: &mut App) {
    app.add_message::<StartBattle>().add_systems(PreUpdate, begin_or_leave);
}

/// Sets up the window with what it starts with.
pub fn prepare(app: &mut App, play: Play) {
    keeping::prepare(app, play.home.as_deref());
    app.insert_resource(Watched { library: play.library, home: play.home.clone() });
    app.insert_resource(Saves { home: play.home, first: play.record, unreadable: None });
    app.insert_resource(Spoken { languages: play.languages, asked: play.language });
    app.insert_resource(Setup {
        catalogue: play.catalogue,
        rulebook: play.rulebook,
        seat: play.seat,
        seed: play.seed,
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
    mut codex: ResMut<CodexSheet>,
    mut log: ResMut<LogView>,
    mut menu: ResMut<PauseMenu>,
    mut motion: ResMut<Motion>,
    mut screen: ResMut<NextState<Screen>>,
    scenery: Query<Entity, With<BattleEntity>>,
) {
    let Some(StartBattle(opening)) = wanted.read().last().cloned() else { return };
    let again = on_stage.map(|now| now.0.clone());
    let opening = if matches!(opening, BattleStart::Again) { again } else { Some(opening) };
    let with_bout = |(bout, session, keeper)| (BattleStart::Fresh(bout), session, keeper);
    let (mut example, mut lesson) = (None, None);
    let started = match opening {
        Some(BattleStart::Fresh(bout)) => Some(with_bout(begin_new(bout, &setup, &mut saves))),
        Some(BattleStart::Resumed) => saves.resume().map(with_bout),
        Some(BattleStart::Recorded(path)) => saves.resume_from(&path).map(with_bout),
        Some(BattleStart::Example(card)) => begin_example(&card, &setup.catalogue).map(|(session, steps)| {
            example = Some(steps);
            (BattleStart::Example(card), session, BattleJournal::default())
        }),
        Some(BattleStart::Lesson(begun)) => {
            let session = Session::new(&begun.bout.prepared.muster, begun.seed);
            lesson = Some(begun.course.clone());
            Some((BattleStart::Lesson(begun), session, BattleJournal::default()))
        }
        Some(BattleStart::Leave | BattleStart::Again) | None => None,
    };
    for entity in &scenery {
        commands.entity(entity).despawn();
    }
    codex.is_open = false;
    log.is_large = false;
    menu.is_open = false;
    motion.go_on();
    commands.remove_resource::<Stage>();
    commands.remove_resource::<Example>();
    commands.remove_resource::<LessonCourse>();
    if let Some(lesson) = lesson {
        commands.insert_resource(lesson);
    }
    if let Some(example) = example {
        commands.insert_resource(example);
    }
    match started {
        Some((begun, session, keeper)) => {
            commands.insert_resource(Stage::new(session));
            commands.insert_resource(OnStage(begun));
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
    let session = Session::new(&bout.prepared.muster, setup.seed.unwrap_or_else(any_seed));
    let keeper = saves.keep(&bout, &session);
    (bout, session, keeper)
}

/// A random seed from the platform, without using the clock.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
