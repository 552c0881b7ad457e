//! Saves battles. Each battle is a journal in the user's folder that grows with every order, so nothing is lost
//! however the window closes, and every battle can be continued.

pub mod shelf;

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::PreparedBattle;
use crate::data::files::{begin, read, reopen};
use crate::data::prepare::prepare_again;
use crate::engine::Session;
use crate::engine::record::{
    About, Journal, Reading, RecordWriter, Replay, SIZE_LIMIT, is_unbegun, read_record, replay,
};
use crate::view::hud::Saving;
use crate::view::stage::{FrameStep, Stage};

/// Where battles are saved.
#[derive(Resource)]
pub struct Saves {
    /// The user's folder.
    pub home: Option<PathBuf>,
    /// The file for the first battle of this window, instead of the usual one.
    pub first: Option<PathBuf>,
    /// A file that could not be read, so that its battle cannot be continued.
    pub unreadable: Option<PathBuf>,
}

/// The journal of the battle on the stage.
#[derive(Resource, Default)]
pub struct BattleJournal {
    writer: Option<RecordWriter<File>>,
    /// The file, if this window began it on the shelf.
    path: Option<PathBuf>,
    written: Option<u64>,
    fault: Option<String>,
    /// Whether the battle comes from a file that is only read.
    is_watched: bool,
}

/// Adds saving.
pub fn plugin(app: &mut App) {
    let is_kept = resource_exists::<Stage>.and_then(resource_exists::<BattleJournal>);
    app.add_systems(Update, save_new_orders.after(FrameStep::Decide).before(FrameStep::Show).run_if(is_kept));
}

fn save_new_orders(stage: Res<Stage>, mut keeper: ResMut<BattleJournal>, mut saving: ResMut<Saving>) {
    let revision = Some(stage.battle().revision());
    // A replay adds nothing to what has been saved.
    if keeper.written != revision && !stage.is_replay() {
        let BattleJournal { writer, written, fault, .. } = &mut *keeper;
        *written = revision;
        if let Some(open) = writer {
            // What could not be written is written with the next order.
            *fault = open.follow(&stage.session).err().map(|cause| cause.to_string());
        }
    }
    let is_saved = keeper.writer.is_some() || keeper.is_watched && stage.is_replay();
    saving.set_if_neq(Saving { is_saved, fault: keeper.fault.clone() });
}

impl Saves {
    /// The folder of the saved battles.
    pub fn folder(&self) -> Option<PathBuf> {
        self.home.as_ref().map(|home| home.join("battles"))
    }

    fn last(&self) -> Option<PathBuf> {
        shelf::records(&self.folder()?).into_iter().next().map(|(path, _)| path)
    }

    /// Begins the journal of a new battle.
    pub fn keep(&mut self, bout: &PreparedBattle, session: &Session) -> BattleJournal {
        let given = self.first.take();
        let is_own = given.is_none();
        let name = &bout.prepared.muster.scenario.name;
        let Some(path) = given.or_else(|| Some(shelf::free_path(&self.folder()?, name))) else {
            return BattleJournal::default();
        };
        let files = &bout.prepared.files;
        let sources: Vec<(&str, &str)> =
            files.iter().map(|(name, source)| (name.as_str(), source.text())).collect();
        let about = About { scenario: &bout.scenario, rulebook: &bout.rulebook, sources: &sources };
        let (journal, text) = Journal::begin(session, &about);
        let begun = make_room(&path).and_then(|()| begin(&path, &text, is_unbegun));
        match begun {
            Ok(file) => BattleJournal {
                writer: Some(RecordWriter::new(file, journal)),
                path: Some(path).filter(|_| is_own),
                ..BattleJournal::default()
            },
            Err(cause) => BattleJournal { fault: Some(cause.to_string()), ..BattleJournal::default() },
        }
    }

    /// Whether there is a battle to continue.
    pub fn can_resume(&self) -> bool {
        self.last().is_some()
    }

    /// Continues the last battle.
    pub fn resume(&mut self) -> Option<(PreparedBattle, Session, BattleJournal)> {
        self.last().and_then(|path| self.resume_from(&path))
    }

    /// Continues the battle in a file.
    pub fn resume_from(&mut self, path: &Path) -> Option<(PreparedBattle, Session, BattleJournal)> {
        let resumed = self.try_from(path);
        self.unreadable = if resumed.is_none() { Some(path.to_path_buf()) } else { None };
        resumed
    }

    /// The battle in a file, to be watched: nothing is written until somebody takes it over.
    pub fn watch(&mut self, path: &Path) -> Option<(PreparedBattle, Session, BattleJournal)> {
        let opened = open_record(path);
        self.unreadable = if opened.is_none() { Some(path.to_path_buf()) } else { None };
        opened.map(|(bout, _, played)| {
            (bout, played.session, BattleJournal { is_watched: true, ..BattleJournal::default() })
        })
    }

    fn try_from(&mut self, path: &Path) -> Option<(PreparedBattle, Session, BattleJournal)> {
        let (bout, reading, played) = open_record(path)?;
        let keeper = if played.difference.is_none() {
            let journal = Journal::resume(&reading, &played.session);
            match reopen(path, reading.sound) {
                Ok(file) => BattleJournal {
                    writer: Some(RecordWriter::new(file, journal)),
                    ..BattleJournal::default()
                },
                Err(cause) => BattleJournal { fault: Some(cause.to_string()), ..BattleJournal::default() },
            }
        } else {
            // Today the battle comes out differently, so what follows is saved as a new battle.
            self.keep(&bout, &played.session)
        };
        Some((bout, played.session, keeper))
    }
}

/// Reads a record and plays it again.
fn open_record(path: &Path) -> Option<(PreparedBattle, Reading, Replay)> {
    let reading = read_record(&read(path, SIZE_LIMIT).ok()?);
    let record = reading.record.as_ref()?;
    let seating = record.seating.as_ref();
    let prepared = prepare_again(&record.sources, &record.scenario, &record.rulebook, seating).ok()?;
    let played = replay(record, &prepared.muster);
    let bout =
        PreparedBattle { scenario: record.scenario.clone(), rulebook: record.rulebook.clone(), prepared };
    Some((bout, reading, played))
}

impl BattleJournal {
    /// Closes the journal of a battle that is going to be continued.
    pub fn close(&mut self) {
        self.writer = None;
    }

    /// Ends the journal when its battle is left. A battle without a single order is not worth a place on the shelf.
    pub fn end(&mut self, session: &Session) {
        self.writer = None;
        if session.given().len() == 0
            && let Some(path) = self.path.take()
        {
            // What cannot be deleted stays on the shelf, where the player can see it.
            let _ = fs::remove_file(path);
        }
    }
}

/// Makes the folder that a file is to lie in.
fn make_room(path: &Path) -> std::io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => fs::create_dir_all(folder),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::app::SeatPlayers;
    use crate::battle::Control;
    use crate::data::catalogue::Catalogue;

    #[test]
    fn a_battle_is_gone_on_with_against_the_opponents_that_it_began_with() {
        let home = std::env::temp_dir().join(format!("affray-saving-{}", std::process::id()));
        let brute = Control::Opponent("brute".to_owned());
        let other = brute.clone();
        let seat: SeatPlayers = Arc::new(move |scenario| scenario.sides[1].control = other.clone());
        let bout = PreparedBattle::open(&Catalogue::bundled(), "first_blood", None, &seat)
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
        let session = Session::new(&bout.prepared.muster, 7);
        let mut saves = Saves { home: Some(home.clone()), first: None, unreadable: None };
        drop(saves.keep(&bout, &session));
        let (again, resumed, keeper) = saves.resume().unwrap_or_else(|| panic!("it has just been saved"));
        drop(keeper);
        let _ = fs::remove_dir_all(&home);
        let scenario = &resumed.battle().muster().scenario;
        assert_eq!(scenario.sides[1].control, brute);
        let enemies = scenario.combatants.iter().enumerate().filter(|(_, combatant)| combatant.side.0 == 1);
        for (place, enemy) in enemies {
            let who = crate::battle::CombatantId::at(place);
            assert_eq!(resumed.battle().control(who), brute, "{}", enemy.name);
        }
        assert_eq!(again.prepared.muster.scenario.seating(), scenario.seating());
    }
}
