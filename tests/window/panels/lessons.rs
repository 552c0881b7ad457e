//! What a lesson asks for can be done.

use affray::data::catalogue::Catalogue;
use affray::data::lesson::lessons;
use affray::view::focus::Choices;
use affray::view::hud::LessonCourse;
use affray::view::stage::Stage;

use super::models::{Until, english, listed_lessons, offer, played, stage};
use super::screen::Screen;

/// Whether a combatant to act is offered a deed.
fn is_offered(stage: Stage, deed: &str) -> bool {
    let screen = Screen::with_stage(&english(), stage);
    let tools = &screen.app.world().resource::<Choices>().tools;
    tools.iter().any(|offered| offered.tool.deed().name().verb() == deed)
}

#[test]
fn every_deed_that_a_lesson_asks_for_is_offered_at_once_or_when_enemies_have_come_near() {
    let mut asked = 0;
    for (id, lesson) in lessons(&Catalogue::bundled()) {
        let scenario: &str = lesson.scenario.clone().leak();
        for book in lesson.rulebooks() {
            let steps = lesson.steps_by(book);
            let book: &str = book.to_owned().leak();
            for deed in steps.iter().filter_map(|step| step.deed.as_deref()) {
                let is_offered = is_offered(stage(scenario, book), deed)
                    || is_offered(played(scenario, book, Until::SecondRound), deed);
                assert!(is_offered, "{id} by {book}: {deed}");
                asked += 1;
            }
        }
    }
    assert!(asked > 3, "{asked} deeds");
}

#[test]
fn a_question_does_not_lie_over_the_lesson_that_says_how_to_answer() {
    let (id, lesson) = lessons(&Catalogue::bundled()).into_iter().nth(1).unwrap();
    let steps = lesson.steps_by(lesson.rulebooks()[0]);
    let mut screen = Screen::with_stage(&english(), offer());
    screen.app.insert_resource(LessonCourse::new(&id, &lesson.title, steps));
    screen.app.insert_resource(listed_lessons());
    screen.settle();
    let (pane, dialog) = (screen.area("lesson"), screen.area("offer"));
    assert!(!pane.intersects(dialog), "{pane:?}, {dialog:?}");
}
