//! What can be looked up: the codex with its examples, the lessons, and the names of the languages. All of it is read in the
//! background when the window opens, and again for another language or when files change.

use bevy::prelude::*;

use crate::cards::{Example as Card, OFFERED, examples_of};
use crate::data::catalogue::Catalogue;
use crate::data::lesson::{Lesson, lessons};
use crate::data::rulebooks::load_rulebook;
use crate::tell::Language;
use crate::view::background::{Background, Jobs};
use crate::view::hud::{Languages, LessonEntry, Lessons, Rules};

/// What is being read.
#[derive(Resource, Default)]
pub struct Reference(Jobs<(), (Rules, Lessons, Languages)>);

impl Reference {
    /// Has everything read anew, in the language that is spoken.
    pub fn read_anew(&mut self, catalogue: &Catalogue, languages: &[Language], spoken: Option<&Language>) {
        let (catalogue, languages, spoken) = (catalogue.clone(), languages.to_vec(), spoken.cloned());
        self.0.give_up();
        self.0.add((), move || {
            let mut rules = rules_of(&catalogue);
            rules.codex.translate(spoken.iter().flat_map(Language::pages));
            let named = |language: &Language| (language.code.clone(), language.own_name());
            (rules, lessons_of(&catalogue), Languages(languages.iter().map(named).collect()))
        });
    }

    /// Whether something is still being read.
    pub fn is_under_way(&self) -> bool {
        self.0.are_under_way()
    }
}

/// Adds the reading.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reference>().add_systems(Update, take_in);
}

fn take_in(
    mut reference: ResMut<Reference>,
    mut rules: ResMut<Rules>,
    mut lessons: ResMut<Lessons>,
    mut languages: ResMut<Languages>,
    mut background: Background,
) {
    if let Some(((), read)) = reference.0.go_on(&mut background) {
        (*rules, *lessons, *languages) = read;
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
