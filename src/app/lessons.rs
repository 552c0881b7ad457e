//! Begins lessons. A lesson is a battle like any other, but it is not saved over the last battle.

use bevy::prelude::*;

use super::PreparedBattle;
use super::beginnings::{BattleStart, BegunLesson, StartBattle};
use super::setup::Setup;
use crate::data::lesson::lessons;
use crate::view::hud::LessonCourse;
use crate::view::wish::Wish;

/// Adds the beginning of lessons.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, begin);
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
