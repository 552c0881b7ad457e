//! What a lesson asks for can be done.

use affray::data::catalogue::Catalogue;
use affray::data::lesson::lessons;
use affray::view::focus::Choices;

use super::models::{english, stage};
use super::screen::Screen;

#[test]
fn whoever_acts_first_in_a_lesson_finds_every_deed_that_it_asks_for() {
    let mut asked = 0;
    for (id, lesson) in lessons(&Catalogue::bundled()) {
        for book in lesson.rulebooks() {
            let steps = lesson.steps_by(book);
            let deeds: Vec<&str> = steps.iter().filter_map(|step| step.deed.as_deref()).collect();
            if deeds.is_empty() {
                continue;
            }
            let screen = Screen::with_stage(&english(), stage(&lesson.scenario, book));
            let tools = &screen.app.world().resource::<Choices>().tools;
            for deed in deeds {
                let is_offered = tools.iter().any(|offered| offered.tool.deed().name().verb() == deed);
                assert!(is_offered, "{id} by {book}: {deed}");
                asked += 1;
            }
        }
    }
    assert!(asked > 3, "{asked} deeds");
}
