//! Begins, continues and leaves battles.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::Path;

use bevy::prelude::*;

use super::beginnings::{BattleStart, StartBattle};
use super::examples::begin_example;
use super::reloading::Watched;
use super::saving::{BattleJournal, Saves};
use super::setup::{Setup, Spoken};
use super::{FirstScreen, Play, PreparedBattle, Screen, keeping};
use crate::data::catalogue::Kind;
use crate::engine::Session;
use crate::engine::session::TakeBack;
use crate::view::background::Background;
use crate::view::hud::{CodexSheet, Example, LessonCourse, LogView, PauseMenu};
use crate::view::rolled::RolledMap;
use crate::view::stage::{BattleEntity, Stage};
use crate::view::wish::ReplayWish;
use crate::view::wish::Wish;

/// How the battle on the stage is begun again.
#[derive(Resource)]
pub(super) struct OnStage(BattleStart);

impl OnStage {
    /// The battle, unless it is an example.
    pub(super) const fn bout(&self) -> Option<&PreparedBattle> {
        match &self.0 {
            BattleStart::Fresh(bout) => Some(bout),
            BattleStart::Lesson(begun) => Some(&begun.bout),
            _ => None,
        }
    }
}

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
        take_back: TakeBack::default(),
    });
    let file_name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let (name, opening) = match play.first {
        FirstScreen::List => return,
        FirstScreen::PreparedBattle(bout) => {
            let name = play.words.called(&bout.prepared.muster.scenario.name).into_plain();
            (name, BattleStart::Fresh(bout))
        }
        FirstScreen::Record(path) => (file_name(&path), BattleStart::Recorded(path)),
        FirstScreen::Replay(path) => (file_name(&path), BattleStart::Watched(path)),
    };
    app.world_mut().resource_mut::<RolledMap>().lay(name);
    app.world_mut().write_message(StartBattle(opening));
}

fn begin_or_leave(
    mut commands: Commands,
    mut wanted: MessageReader<StartBattle>,
    setup: Res<Setup>,
    mut saves: ResMut<Saves>,
    on_stage: Option<Res<OnStage>>,
    stage: Option<Res<Stage>>,
    mut wishes: MessageWriter<Wish>,
    journal: Option<ResMut<BattleJournal>>,
    mut codex: ResMut<CodexSheet>,
    mut log: ResMut<LogView>,
    mut menu: ResMut<PauseMenu>,
    mut map: ResMut<RolledMap>,
    mut background: Background,
    mut screen: ResMut<NextState<Screen>>,
    scenery: Query<Entity, With<BattleEntity>>,
    mut waiting: Local<Option<BattleStart>>,
) {
    if let Some(StartBattle(asked)) = wanted.read().last() {
        *waiting = Some(asked.clone());
    }
    let Some(opening) = waiting.take_if(|_| background.may_begin()) else { return };
    let is_watched = matches!(opening, BattleStart::Watched(_));
    let seed_before = stage.as_ref().map(|stage| stage.session.seed());
    // The record is closed before another one is opened, which may be the same.
    if let (Some(stage), Some(mut journal)) = (stage, journal) {
        // An example leads back to the battle before it.
        if matches!(opening, BattleStart::Example(_)) {
            journal.close();
        } else {
            journal.end(&stage.session);
        }
    }
    let before = on_stage.map(|now| now.0.clone());
    let seed = match &opening {
        BattleStart::Again { is_alike: true } => seed_before.unwrap_or_else(any_seed),
        BattleStart::Again { is_alike: false } => setup.other_seed(seed_before),
        _ => setup.seed.unwrap_or_else(any_seed),
    };
    let opening = match opening {
        BattleStart::Again { .. } => before,
        BattleStart::Next => match before {
            Some(BattleStart::Fresh(bout)) => next_after(&setup, &bout.scenario).map(BattleStart::Fresh),
            _ => None,
        },
        opening => Some(opening),
    };
    let with_bout = |(bout, session, keeper)| (BattleStart::Fresh(bout), session, keeper);
    let (mut example, mut lesson) = (None, None);
    let started = match opening {
        Some(BattleStart::Fresh(bout)) => Some(with_bout(begin_new(bout, seed, &setup, &mut saves))),
        Some(BattleStart::Resumed) => saves.resume().map(with_bout),
        Some(BattleStart::Recorded(path)) => saves.resume_from(&path).map(with_bout),
        Some(BattleStart::Watched(path)) => saves.watch(&path).map(with_bout),
        Some(BattleStart::Example(card)) => begin_example(&card, &setup.catalogue).map(|(session, steps)| {
            example = Some(steps);
            (BattleStart::Example(card), session, BattleJournal::default())
        }),
        Some(BattleStart::Lesson(begun)) => {
            let session = Session::new(&begun.bout.prepared.muster, begun.seed);
            lesson = Some(begun.course.clone());
            Some((BattleStart::Lesson(begun), session, BattleJournal::default()))
        }
        Some(BattleStart::Leave | BattleStart::Again { .. } | BattleStart::Next) | None => None,
    };
    for entity in &scenery {
        commands.entity(entity).despawn();
    }
    codex.is_open = false;
    log.is_large = false;
    menu.is_open = false;
    background.motion.go_on();
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
            if is_watched {
                wishes.write(Wish::Replay(ReplayWish::Open(None)));
            }
            screen.set(Screen::Battle);
        }
        None => {
            map.take_away();
            screen.set(Screen::Title);
        }
    }
}

fn begin_new(
    bout: PreparedBattle,
    seed: u64,
    setup: &Setup,
    saves: &mut Saves,
) -> (PreparedBattle, Session, BattleJournal) {
    let session = Session::new(&bout.prepared.muster, seed).with_take_back(setup.take_back);
    let keeper = saves.keep(&bout, &session);
    (bout, session, keeper)
}

/// The first battle after this one in the list of scenarios that can be fought; after the last comes the first.
fn next_after(setup: &Setup, scenario: &str) -> Option<PreparedBattle> {
    let ids: Vec<&str> = setup.catalogue.listed(Kind::Scenario).collect();
    let place = ids.iter().position(|id| *id == scenario).map_or(0, |place| place + 1);
    let others = ids[place..].iter().chain(&ids[..place]);
    let open =
        |id: &&str| PreparedBattle::open(&setup.catalogue, id, setup.rulebook.as_deref(), &setup.seat).ok();
    others.copied().find_map(|id| open(&id))
}

impl Setup {
    /// A seed for other dice than those of the last battle. Where the first seed was given, the others follow from it.
    fn other_seed(&self, before: Option<u64>) -> u64 {
        match (self.seed, before) {
            (Some(_), Some(before)) => before.wrapping_add(1),
            _ => any_seed(),
        }
    }
}

/// A random seed from the platform, without using the clock.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
