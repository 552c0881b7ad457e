//! Lessons: a battle with steps to try in it. Nothing that a lesson says stops the player from doing something else.

use serde::Deserialize;

use super::catalogue::{Catalogue, Kind};
use super::check::Names;
use super::reader::read;
use super::tree::Step as At;
use crate::battle::{DeedName, Listed, Phrase, Problem, Source};
use crate::grid::Pos;

/// The folder of the lessons.
pub const FOLDER: &str = "lessons/";

/// A lesson, as its file says it. Its sentences are messages, named here.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The message with its title.
    pub title: String,
    pub scenario: String,
    /// The rulebook; none if the player chooses one of those in `by_rulebook`.
    #[serde(default)]
    pub rulebook: Option<String>,
    /// The seed of the dice.
    pub seed: u64,
    #[serde(default)]
    pub steps: Vec<Step>,
    /// Further steps, by the rulebook that was chosen.
    #[serde(default)]
    pub by_rulebook: Listed<Vec<Step>>,
}

/// Something to try.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The message that says what to try.
    pub says: String,
    /// What shows that it was tried.
    pub until: Watch,
    /// The word of the deed, where that is what to try.
    #[serde(default)]
    pub deed: Option<String>,
    /// A square to look at.
    #[serde(default)]
    pub at: Option<Pos>,
}

/// What a lesson watches for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Watch {
    /// The player points at an enemy whom they could attack.
    PointAtEnemy,
    /// The player points at a square in darkness or dim light.
    PointAtDark,
    /// The player points at an enemy whom cover protects.
    SeeCover,
    /// The player points at a way on which an enemy may strike.
    SeeReaction,
    /// A combatant of the player moves.
    Move,
    /// A combatant of the player attacks.
    Strike,
    /// A combatant of the player ends their turn.
    EndTurn,
    /// The player answers a question.
    Answer,
    /// A combatant of the player begins the deed that the step names.
    Deed,
    /// The player declares what a combatant will do.
    Declare,
    /// The player takes a decision back.
    Undo,
    /// The player opens a rule in the codex.
    ReadRule,
    /// The player looks at every roll in the log.
    SeeRolls,
}

impl Lesson {
    /// The rulebooks that the lesson can be played by, and whether the player chooses among them.
    pub fn rulebooks(&self) -> Vec<&str> {
        match &self.rulebook {
            Some(book) => vec![book],
            None => self.by_rulebook.names().collect(),
        }
    }

    /// The steps by a rulebook: those for every rulebook, and then its own.
    pub fn steps_by(&self, rulebook: &str) -> Vec<Step> {
        let own = self.by_rulebook.get(rulebook).cloned().unwrap_or_default();
        self.steps.iter().cloned().chain(own).collect()
    }
}

/// Every lesson with its name, in the order of their names. Lessons that cannot be read are left out.
pub fn lessons(catalogue: &Catalogue) -> Vec<(String, Lesson)> {
    let named = |(file, source): (&str, &Source)| {
        let id = file.strip_prefix(FOLDER)?.strip_suffix(".ron")?;
        Some((id.to_owned(), read::<Lesson>(source).value?))
    };
    catalogue.texts(FOLDER).filter_map(named).collect()
}

/// Every problem with a lesson and with what it names.
pub fn check(catalogue: &Catalogue, source: &Source) -> Vec<Problem> {
    let file = read::<Lesson>(source);
    let names = Names { catalogue, tree: &file.tree };
    let mut problems = Vec::new();
    if let Some(lesson) = file.any() {
        problems.extend(names.stranger(Kind::Scenario, &[At::Field("scenario")], Some(&lesson.scenario)));
        problems.extend(names.stranger(Kind::Rulebook, &[At::Field("rulebook")], lesson.rulebook.as_ref()));
        for book in lesson.by_rulebook.names() {
            let path = [At::Field("by_rulebook"), At::Key(book)];
            problems.extend(names.stranger(Kind::Rulebook, &path, Some(&book.to_owned())));
        }
        let own = lesson.by_rulebook.iter().flat_map(|(_, steps)| steps);
        for step in lesson.steps.iter().chain(own) {
            let is_known = |word: &String| DeedName::ALL.iter().any(|name| name.verb() == word);
            if (step.until == Watch::Deed) != step.deed.as_ref().is_some_and(is_known) {
                let phrase = Phrase::new("lesson-deed").with("step", step.says.as_str());
                problems.push(Problem::error(phrase).of(source));
            }
        }
    }
    file.joined_with(problems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::prepare::prepare_by_name;

    #[test]
    fn every_bundled_lesson_is_sound_and_its_battles_can_be_fought() {
        let catalogue = Catalogue::bundled();
        assert_eq!(lessons(&catalogue).len(), 3);
        for (file, source) in catalogue.texts(FOLDER) {
            assert_eq!(check(&catalogue, source), [], "{file}");
        }
        for (id, lesson) in lessons(&catalogue) {
            assert!(!lesson.rulebooks().is_empty(), "{id}");
            for book in lesson.rulebooks() {
                let prepared = prepare_by_name(&catalogue, &lesson.scenario, book);
                let prepared = prepared.unwrap_or_else(|problems| panic!("{id}, {book}: {problems:#?}"));
                let size = prepared.muster.scenario.field.size();
                let steps = lesson.steps_by(book);
                assert!(steps.len() >= 3, "{id}, {book}");
                assert!(steps.iter().all(|step| step.at.is_none_or(|at| size.contains(at))), "{id}");
            }
        }
    }

    #[test]
    fn a_lesson_with_names_that_nothing_has_is_refused() {
        let catalogue = Catalogue::bundled();
        let text =
            |steps: &str| format!("(title: \"t\", scenario: \"first_blod\", seed: 1, steps: [{steps}])");
        let found = |steps: &str| check(&catalogue, &Source::new("lessons/x.ron", text(steps))).len();
        assert_eq!(found("(says: \"a\", until: Move)"), 1);
        assert_eq!(found("(says: \"a\", until: Deed, deed: Some(\"flies\"))"), 2);
        assert_eq!(found("(says: \"a\", until: Move, deed: Some(\"trips\"))"), 2);
        assert_eq!(found("(says: \"a\", until: Fly)"), 2);
    }
}
