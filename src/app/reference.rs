//! What can be looked up: the codex with its examples, the lessons, and the names of the languages. All of it is read in the
//! background when the window opens, and again for another language or when files change.

use bevy::prelude::*;

use super::setup::{Setup, Spoken};
use crate::cards::{Example as Card, OFFERED, examples_of};
use crate::data::catalogue::Catalogue;
use crate::data::lesson::{Lesson, lessons};
use crate::data::rulebooks::load_rulebook;
use crate::tell::Language;
use crate::view::background::{Background, Work};
use crate::view::hud::{Languages, LessonEntry, Lessons, Rules};
use crate::view::voice::Voice;

/// What is being read.
#[derive(Resource, Default)]
pub struct Reference {
    is_wanted: bool,
    work: Option<Work<(Rules, Lessons, Languages)>>,
}

impl Reference {
    /// Has everything read anew.
    pub const fn read_anew(&mut self) {
        self.is_wanted = true;
    }

    /// Whether something is still being read.
    pub const fn is_under_way(&self) -> bool {
        self.is_wanted || self.work.is_some()
    }
}

/// Adds the reading.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reference>().add_systems(Update, (begin_to_read, take_in).chain());
}

fn begin_to_read(
    mut reference: ResMut<Reference>,
    setup: Res<Setup>,
    spoken: Res<Spoken>,
    voice: Res<Voice>,
    mut background: Background,
) {
    if !reference.is_wanted || !background.may_begin() {
        return;
    }
    reference.is_wanted = false;
    let (catalogue, languages) = (setup.catalogue.clone(), spoken.languages.clone());
    let code = voice.0.language().to_owned();
    reference.work = Some(background.begin(move || {
        let mut rules = rules_of(&catalogue);
        let chosen = languages.iter().find(|language| language.code == code);
        rules.codex.translate(chosen.into_iter().flat_map(Language::pages));
        let named = |language: &Language| (language.code.clone(), language.own_name());
        (rules, lessons_of(&catalogue), Languages(languages.iter().map(named).collect()))
    }));
}

fn take_in(
    mut reference: ResMut<Reference>,
    mut rules: ResMut<Rules>,
    mut lessons: ResMut<Lessons>,
    mut languages: ResMut<Languages>,
    mut background: Background,
) {
    if let Some(read) = reference.work.as_ref().and_then(Work::take) {
        reference.work = None;
        (*rules, *lessons, *languages) = read;
        background.motion.go_on();
    }
}

/// The codex, with what each rulebook cites and the examples that play.
fn rules_of(catalogue: &Catalogue) -> Rules {
    let examples = |rule: &str| {
        let titled = |card: &'static Card| (card.source.name().to_owned(), card.title.clone());
        examples_of(rule).into_iter().take(OFFERED).map(titled).collect()
    };
    Rules::read(catalogue, examples)
}

/// Every lesson, with the rulebooks that it can be played by.
fn lessons_of(catalogue: &Catalogue) -> Lessons {
    let named = |book: &str| {
        let name = load_rulebook(catalogue, book).value.map(|book| book.name);
        name.map(|name| (book.to_owned(), name))
    };
    let entry = |(id, lesson): (String, Lesson)| {
        let rulebooks = lesson.rulebooks().into_iter().filter_map(named).collect();
        LessonEntry { id, title: lesson.title, rulebooks }
    };
    Lessons(lessons(catalogue).into_iter().map(entry).collect())
}
