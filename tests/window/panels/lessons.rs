//! What a lesson asks for can be done.

use affray::data::catalogue::Catalogue;
use affray::data::lesson::lessons;
use affray::view::focus::Choices;
use affray::view::stage::Stage;

use super::models::{Until, english, played, stage};
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
