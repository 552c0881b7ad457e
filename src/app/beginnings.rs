//! How a battle can begin.

use std::path::PathBuf;

use bevy::prelude::*;

use super::PreparedBattle;
use crate::view::hud::LessonCourse;

/// Asks for a battle to begin, or to be left.
#[derive(Message, Clone)]
pub struct StartBattle(pub BattleStart);

/// How to begin.
#[derive(Clone)]
pub enum BattleStart {
    /// A new battle.
    Fresh(PreparedBattle),
    /// The battle on the stage again, with the same dice or with others.
    Again { is_alike: bool },
    /// The battle that comes after the one on the stage in the list of scenarios.
    Next,
    /// The last saved battle.
    Resumed,
    /// The battle in a file.
    Recorded(PathBuf),
    /// The battle in a file, to be watched.
    Watched(PathBuf),
    /// A lesson.
    Lesson(BegunLesson),
    /// The position of a rule card.
    Example(PlayedExample),
    /// No battle: back to the table of the title.
    Leave,
}

/// A lesson that is about to begin.
#[derive(Clone)]
pub struct BegunLesson {
    pub bout: PreparedBattle,
    pub seed: u64,
    /// The steps, none of them done.
    pub course: LessonCourse,
}

/// An example to be played.
#[derive(Clone)]
pub struct PlayedExample {
    /// The name of the rule card.
    pub card: String,
    /// Whether a battle was on the stage before it.
    pub is_within_battle: bool,
}
