//! The title: reads what lies on the table, keeps the chosen battle ready, and carries out what the player picks.

mod choose;
mod reading;

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, EguiTextureHandle};

use super::beginnings::{BattleStart, StartBattle};
use super::reloading::FilesChanged;
use super::saving::Saves;
use super::saving::shelf::{self, ShelfFault};
use super::setup::Setup;
use super::{PreparedBattle, Screen};
use crate::tell::say;
use crate::view::background::{Background, Work, take_done};
use crate::view::hud::{FileProblems, Lessons, Sheets};
use crate::view::map::OakPicture;
use crate::view::motion::Motion;
use crate::view::rolled::{has_panels, is_unrolled};
use crate::view::settings::Settings;
use crate::view::stage::FrameStep;
use crate::view::table::{BattleChoices, Hands, Pick, Pictures, SavedBattle, TableTop, show};
use crate::view::voice::Voice;
use crate::view::wish::{ProblemsAbout, Wish};

/// What is being read for the table.
#[derive(Resource, Default)]
pub struct TitleReading {
    /// Whether everything is to be read anew.
    is_wanted: bool,
    listing: Option<Work<reading::Listing>>,
    saves: Option<Work<Vec<SavedBattle>>>,
}

impl TitleReading {
    /// Whether something is still being read.
    pub const fn is_under_way(&self) -> bool {
        self.is_wanted || self.listing.is_some() || self.saves.is_some()
    }
}

/// The battle that was chosen, ready to begin.
#[derive(Resource, Default)]
struct ReadyBattle {
    /// What it was made ready for.
    wanted: Option<(String, BattleChoices)>,
    bout: Option<PreparedBattle>,
    /// How many battles were made ready so far.
    count: u64,
}

/// Adds the title.
pub fn plugin(app: &mut App) {
    app.init_resource::<TitleReading>()
        .init_resource::<ReadyBattle>()
        .add_systems(Startup, set_up)
        .add_systems(OnEnter(Screen::Title), read_anew)
        .add_systems(OnExit(Screen::Title), put_away)
        .add_systems(
            Update,
            (forget_maps, read_anew)
                .chain()
                .run_if(on_message::<FilesChanged>.and_then(in_state(Screen::Title))),
        )
        .add_systems(
            Update,
            read_anew
                .after(FrameStep::Listen)
                .run_if(resource_exists_and_changed::<Voice>.and_then(in_state(Screen::Title))),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (begin_to_read.run_if(is_unrolled), take_in, make_ready, draw.run_if(has_panels))
                .chain()
                .run_if(in_state(Screen::Title)),
        );
}

/// What the command line chose is chosen on the table too.
fn set_up(setup: Res<Setup>, mut top: ResMut<TableTop>) {
    top.choices.book.clone_from(&setup.rulebook);
    top.choices.seed = setup.seed.map_or_else(String::new, |seed| seed.to_string());
}

/// Files, or the language of the window, may have changed since the last time.
fn read_anew(
    saves: Res<Saves>,
    voice: Res<Voice>,
    mut reading: ResMut<TitleReading>,
    mut ready: ResMut<ReadyBattle>,
    mut top: ResMut<TableTop>,
) {
    ready.wanted = None;
    top.notice = saves
        .unreadable
        .as_ref()
        .map(|path| say!(voice.0, "window-unreadable", file = path.display().to_string()));
    reading.is_wanted = true;
}

/// Begins to read what is to be read anew, once the window has been shown: it is opened by the same threads.
fn begin_to_read(
    setup: Res<Setup>,
    saves: Res<Saves>,
    voice: Res<Voice>,
    mut reading: ResMut<TitleReading>,
    mut background: Background,
) {
    if !reading.is_wanted || !background.may_begin() {
        return;
    }
    reading.is_wanted = false;
    let (catalogue, seat) = (setup.catalogue.clone(), Arc::clone(&setup.seat));
    let words = Arc::clone(&voice.0);
    reading.listing = Some(background.begin(move || reading::read(&catalogue, &seat, &words)));
    read_saves(&saves, &voice, &background, &mut reading);
}

fn read_saves(saves: &Saves, voice: &Voice, background: &Background, reading: &mut TitleReading) {
    let Some(folder) = saves.folder() else { return };
    let words = Arc::clone(&voice.0);
    reading.saves = Some(background.begin(move || shelf::read(&folder, &words)));
}

/// Pictures that only one choice needed are not kept for the battle, and nothing more begins to be read during it.
fn put_away(mut top: ResMut<TableTop>, mut pictures: ResMut<Pictures>, mut reading: ResMut<TitleReading>) {
    top.is_unrolled = false;
    reading.is_wanted = false;
    pictures.put_away();
}

/// The maps of changed scenarios look different.
fn forget_maps(mut pictures: ResMut<Pictures>) {
    pictures.forget_maps();
}

/// Lays on the table what has been read.
fn take_in(mut reading: ResMut<TitleReading>, mut top: ResMut<TableTop>, mut motion: ResMut<Motion>) {
    if !reading.is_under_way() {
        return;
    }
    if let Some(listing) = take_done(&mut reading.listing) {
        (top.sheets, top.books, top.parties) = (listing.sheets, listing.books, listing.parties);
        if top.selected_sheet().is_none() {
            top.selected = top.sheets.iter().find(|sheet| sheet.told.is_ok()).map(|sheet| sheet.id.clone());
        }
        motion.go_on();
    }
    if let Some(saved) = take_done(&mut reading.saves) {
        top.shows_saves &= !saved.is_empty();
        top.saves = saved;
        motion.go_on();
    }
}

/// Makes the chosen battle ready whenever another one was chosen.
fn make_ready(
    setup: Res<Setup>,
    voice: Res<Voice>,
    mut ready: ResMut<ReadyBattle>,
    mut top: ResMut<TableTop>,
    mut motion: ResMut<Motion>,
) {
    let wanted = top.selected_sheet().map(|sheet| (sheet.id.clone(), top.choices.clone()));
    if ready.wanted == wanted {
        return;
    }
    let same_battle = match (&ready.wanted, &wanted) {
        (Some((one, before)), Some((other, now))) => one == other && before.is_same_battle(now),
        _ => false,
    };
    ready.wanted = wanted;
    if same_battle {
        return;
    }
    ready.count += 1;
    let Some((id, choices)) = &ready.wanted else { return };
    let made = choose::ready(&setup.catalogue, id, choices, &setup.seat);
    top.chosen = Some(match &made {
        Ok(bout) => Ok(choose::told(bout, ready.count, &voice.0)),
        Err(problems) => Err(reading::sentences(problems, &voice.0)),
    });
    ready.bout = made.ok();
    motion.go_on();
}

/// What lies around the table.
#[derive(SystemParam)]
struct Around<'w> {
    saves: Res<'w, Saves>,
    problems: Res<'w, FileProblems>,
    lessons: Res<'w, Lessons>,
    sheets: Res<'w, Sheets>,
    wishes: MessageWriter<'w, Wish>,
    begin: MessageWriter<'w, StartBattle>,
    exit: MessageWriter<'w, AppExit>,
}

fn draw(
    mut contexts: EguiContexts,
    oak: Res<OakPicture>,
    settings: Res<Settings>,
    voice: Res<Voice>,
    ready: Res<ReadyBattle>,
    mut top: ResMut<TableTop>,
    mut pictures: ResMut<Pictures>,
    mut reading: ResMut<TitleReading>,
    mut setup: ResMut<Setup>,
    mut background: Background,
    mut around: Around,
) -> Result {
    let oak = contexts
        .image_id(&oak.0)
        .unwrap_or_else(|| contexts.add_image(EguiTextureHandle::Strong(oak.0.clone())));
    let context = contexts.ctx_mut()?.clone();
    let mut hands = Hands {
        words: &voice.0,
        pictures: &mut pictures,
        oak: Some(oak),
        picks: Vec::new(),
        lessons: &around.lessons.0,
        moves: false,
        is_still: settings.reduced_motion,
        broken_files: around.problems.broken_files(),
        is_covered: around.sheets.open.is_some(),
    };
    show(&context, &mut hands, &mut top);
    let Hands { picks, moves, .. } = hands;
    if moves || !picks.is_empty() {
        background.motion.go_on();
    }
    for pick in picks {
        match pick {
            Pick::Select(id) => select(&mut top, id, false),
            Pick::Unroll(id) => select(&mut top, id, true),
            Pick::Begin => {
                if let (Some(bout), Ok(seed)) = (&ready.bout, top.choices.seed())
                    && ready.wanted.as_ref().map(|(id, _)| id) == top.selected.as_ref()
                {
                    (setup.seed, setup.take_back) = (seed, top.choices.take_back);
                    around.begin.write(StartBattle(BattleStart::Fresh(bout.clone())));
                }
            }
            Pick::Resume(path) => {
                around.begin.write(StartBattle(BattleStart::Recorded(path)));
            }
            Pick::Rename(path, name) => {
                top.notice = shelf::rename(&path, &name).err().map(|fault| in_words(&fault, &voice));
                read_saves(&around.saves, &voice, &background, &mut reading);
            }
            Pick::Delete(path) => {
                top.notice = shelf::delete(&path).err().map(|fault| in_words(&fault, &voice));
                read_saves(&around.saves, &voice, &background, &mut reading);
            }
            Pick::Problems(scenario) => {
                let rulebook = top.choices.book.clone();
                around.wishes.write(Wish::Problems(Some(ProblemsAbout::Battle { scenario, rulebook })));
            }
            Pick::OwnProblems => {
                around.wishes.write(Wish::Problems(Some(ProblemsAbout::OwnFiles)));
            }
            Pick::Settings => {
                around.wishes.write(Wish::Settings(true));
            }
            Pick::Wish(wish) => {
                around.wishes.write(wish);
            }
            Pick::Quit => {
                around.exit.write(AppExit::Success);
            }
        }
    }
    Ok(())
}

fn select(top: &mut TableTop, id: String, is_unrolled: bool) {
    if top.selected.as_ref() != Some(&id) {
        top.choices.turn_to_another_scenario();
        top.selected = Some(id);
        top.chosen = None;
        top.reveals = true;
        top.notice = None;
    }
    top.is_unrolled = is_unrolled;
}

fn in_words(fault: &ShelfFault, voice: &Voice) -> String {
    match fault {
        ShelfFault::NameTaken(name) => say!(voice.0, "table-name-taken", name = name),
        ShelfFault::NameUnfit(name) => say!(voice.0, "table-name-unfit", name = name),
        ShelfFault::File { file, cause } => say!(voice.0, "table-file-fault", file = file, cause = cause),
    }
}
