//! Begins lessons. A lesson is a battle like any other, but it is not saved over the last battle.

use bevy::prelude::*;

use super::PreparedBattle;
use super::start::{BattleStart, Setup, StartBattle};
use crate::data::catalogue::Catalogue;
use crate::data::lesson::lessons;
use crate::data::rulebooks::load_rulebook;
use crate::view::hud::{LessonCourse, LessonEntry, Lessons};
use crate::view::wish::Wish;

/// A lesson that is about to begin.
#[derive(Clone)]
pub struct BegunLesson {
    pub bout: PreparedBattle,
    pub seed: u64,
    /// The steps, none of them done.
    pub course: LessonCourse,
}

/// Adds the beginning of lessons.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, begin);
}

/// Every lesson, with the rulebooks that it can be played by.
pub fn listed(catalogue: &Catalogue) -> Lessons {
    let named = |book: &str| {
        let name = load_rulebook(catalogue, book).value.map(|book| book.name);
        name.map(|name| (book.to_owned(), name))
    };
    let entry = |(id, lesson): (String, crate::data::lesson::Lesson)| {
        let rulebooks = lesson.rulebooks().into_iter().filter_map(named).collect();
        LessonEntry { id, title: lesson.title, rulebooks }
    };
    Lessons(lessons(catalogue).into_iter().map(entry).collect())
}

fn begin(
    mut commands: Commands,
    mut wishes: MessageReader<Wish>,
    setup: Res<Setup>,
    mut begin: MessageWriter<StartBattle>,
) {
    for wish in wishes.read() {
        if *wish == Wish::LeaveLesson {
            commands.remove_resource::<LessonCourse>();
        }
        let Wish::Lesson { id, rulebook } = wish else { continue };
        let known = lessons(&setup.catalogue).into_iter().find(|(known, _)| known == id);
        let Some((_, lesson)) = known else { continue };
        let bout = PreparedBattle::open(&setup.catalogue, &lesson.scenario, Some(rulebook), &setup.seat);
        if let Ok(bout) = bout {
            let course = LessonCourse::new(id, &lesson.title, lesson.steps_by(rulebook));
            begin.write(StartBattle(BattleStart::Lesson(BegunLesson { bout, seed: lesson.seed, course })));
        }
    }
}
