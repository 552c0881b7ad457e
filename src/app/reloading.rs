//! Watches files. Another thread looks every half second whether one has changed, reads everything again if so, and wakes
//! the window; while nothing changes the window sleeps on. A battle under way keeps the files that it began with.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;

use super::PreparedBattle;
use super::setup::{Setup, Spoken};
use crate::battle::Problem;
use crate::brain::Level;
use crate::data::catalogue::Catalogue;
use crate::data::findings::Findings;
use crate::data::languages::language_files;
use crate::data::library::{Library, Stamp};
use crate::tell::{Language, languages, say};
use crate::view::focus::Focus;
use crate::view::hud::{FileProblems, Sheet, Sheets};
use crate::view::motion::{Motion, Waker};
use crate::view::stage::{FrameStep, Stage};
use crate::view::voice::Voice;
use crate::view::wish::ProblemsAbout;

/// How often files are looked at.
const INTERVAL: Duration = Duration::from_millis(500);

/// Files have changed, and everything has been read again.
#[derive(Message, Clone, Copy, Debug)]
pub struct FilesChanged;

/// What the window watches.
#[derive(Resource)]
pub struct Watched {
    pub library: Library,
    /// The player's own folder, whose problems are shown.
    pub home: Option<PathBuf>,
}

/// What was read.
struct News {
    /// The files, if they have changed since the window opened.
    catalogue: Option<Catalogue>,
    /// All languages.
    languages: Vec<Language>,
    /// What is wrong with the player's own.
    problems: Vec<Problem>,
}

/// Where the other thread leaves its news.
#[derive(Resource, Default)]
struct Letterbox(Arc<Mutex<Option<News>>>);

/// Adds the watching of files.
pub fn plugin(app: &mut App) {
    app.init_resource::<Letterbox>()
        .add_message::<FilesChanged>()
        .add_systems(PostStartup, start)
        .add_systems(PreUpdate, take_news)
        .add_systems(Update, check_battle.in_set(FrameStep::Show));
}

fn start(watched: Res<Watched>, letterbox: Res<Letterbox>, waker: Res<Waker>) {
    let (library, home) = (watched.library.clone(), watched.home.clone());
    let (letterbox, waker) = (Arc::downgrade(&letterbox.0), waker.clone());
    // Without the thread everything works but the news.
    let _ = thread::Builder::new()
        .name("watcher".to_owned())
        .spawn(move || watch(&library, home.as_ref(), &letterbox, &waker));
}

fn watch(library: &Library, home: Option<&PathBuf>, letterbox: &Weak<Mutex<Option<News>>>, waker: &Waker) {
    let mut change = Change::default();
    while letterbox.strong_count() > 0 {
        if let Some(is_first) = change.notice(library.stamp()) {
            let catalogue = library.open();
            let news = News {
                languages: languages_of(library),
                problems: home.map(|home| problems_in(home.as_path(), &catalogue)).unwrap_or_default(),
                catalogue: (!is_first).then_some(catalogue),
            };
            let Some(letterbox) = letterbox.upgrade() else { return };
            *letterbox.lock().unwrap_or_else(PoisonError::into_inner) = Some(news);
            waker.wake();
        }
        thread::sleep(INTERVAL);
    }
}

fn languages_of(library: &Library) -> Vec<Language> {
    let (files, _) = language_files(library.folders.iter().map(PathBuf::as_path));
    languages(files.iter().map(|(name, source)| (name.as_str(), source.text())))
}

fn problems_in(home: &Path, catalogue: &Catalogue) -> Vec<Problem> {
    let opponents: Vec<&'static str> = Level::ALL.into_iter().map(Level::word).collect();
    let mut findings = Findings::default();
    findings.check_folder(home, catalogue, &opponents);
    findings.problems
}

/// Whether files have changed and are at rest again. Many programs empty a file first and fill it a moment later, so
/// that files are read only when they have been the same twice.
#[derive(Default)]
struct Change {
    seen: Option<Stamp>,
    read: Option<Stamp>,
}

impl Change {
    /// Takes a look. Says whether to read everything now; `Some(true)` the first time.
    fn notice(&mut self, now: Stamp) -> Option<bool> {
        let rests = self.seen.as_ref() == Some(&now);
        let is_news = self.read.as_ref() != Some(&now);
        self.seen = Some(now.clone());
        if !rests || !is_news {
            return None;
        }
        Some(self.read.replace(now).is_none())
    }
}

fn take_news(
    letterbox: Res<Letterbox>,
    mut setup: ResMut<Setup>,
    mut problems: ResMut<FileProblems>,
    stage: Option<Res<Stage>>,
    mut spoken: ResMut<Spoken>,
    voice: Res<Voice>,
    mut focus: ResMut<Focus>,
    mut motion: ResMut<Motion>,
    mut changed: MessageWriter<FilesChanged>,
) {
    let news = letterbox.0.lock().unwrap_or_else(PoisonError::into_inner).take();
    let Some(news) = news else { return };
    motion.go_on();
    problems.own = news.problems;
    let Some(catalogue) = news.catalogue else { return };
    setup.catalogue = catalogue;
    spoken.languages = news.languages;
    if stage.is_some() {
        focus.notice = Some(say!(voice.0, "files-changed"));
    }
    changed.write(FilesChanged);
}

/// Works out again what keeps a battle from beginning, when the player wants to read it and whenever files change.
fn check_battle(
    sheets: Res<Sheets>,
    setup: Res<Setup>,
    mut problems: ResMut<FileProblems>,
    mut changed: MessageReader<FilesChanged>,
    mut known: Local<Option<Sheet>>,
) {
    let have_changed = changed.read().count() > 0;
    if *known == sheets.open && !have_changed {
        return;
    }
    known.clone_from(&sheets.open);
    if let Some(Sheet::Problems(ProblemsAbout::Battle { scenario, rulebook })) = &sheets.open {
        let bout = PreparedBattle::open(&setup.catalogue, scenario, rulebook.as_deref(), &setup.seat);
        problems.of_battle = bout.err().unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamp(length: u64) -> Stamp {
        Stamp::from([(PathBuf::from("a.ron"), (None, length))])
    }

    #[test]
    fn files_are_read_once_they_rest() {
        let mut change = Change::default();
        assert_eq!(change.notice(stamp(5)), None, "they may be changing");
        assert_eq!(change.notice(stamp(5)), Some(true), "the first time");
        assert_eq!(change.notice(stamp(5)), None);
        assert_eq!(change.notice(stamp(0)), None, "emptied, to be filled");
        assert_eq!(change.notice(stamp(9)), None);
        assert_eq!(change.notice(stamp(9)), Some(false));
        assert_eq!(change.notice(stamp(9)), None);
        assert_eq!(change.notice(Stamp::new()), None);
        assert_eq!(change.notice(Stamp::new()), Some(false), "a file that goes is a change too");
    }
}
