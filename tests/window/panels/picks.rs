//! What is clicked on the table of the title is picked.

use affray::view::table::{Pick, TableTop};
use affray::view::wish::Wish;

use super::clicks::{clicked, scene};
use super::models::english;
use super::scenes::title;
use super::screen::Screen;

/// Clicks what a message says on the table, and tells what that picks.
fn picked(screen: &mut Screen, message: &str) -> Vec<Pick> {
    clicked(screen, message);
    screen.picks()
}

#[test]
fn the_table_opens_sheets_begins_battles_and_leads_everywhere() {
    let mut screen = title(&english());
    assert_eq!(picked(&mut screen, "window-quit"), [Pick::Quit]);
    assert_eq!(picked(&mut screen, "settings-title"), [Pick::Settings]);
    assert_eq!(picked(&mut screen, "codex-title"), [Pick::Wish(Wish::OpenCodex(true))]);
    let top = screen.app.world().resource::<TableTop>();
    let first = (top.sheets[0].id.clone(), top.sheets[0].told.as_ref().unwrap().name.clone());
    let chosen = top.selected_sheet().unwrap().told.as_ref().unwrap().name.clone();
    screen.click(&first.1);
    assert_eq!(screen.picks().last(), Some(&Pick::Unroll(first.0)));
    let begin = screen.words().say("table-begin", &[("name", chosen.into())]);
    screen.click(&begin);
    assert_eq!(screen.picks(), [Pick::Begin]);
}

#[test]
fn a_click_on_a_book_chooses_it_and_a_second_one_puts_it_back() {
    let mut screen = title(&english());
    let top = screen.app.world().resource::<TableTop>();
    let book = top.books.iter().find(|book| book.id == "torchlit").unwrap();
    let (id, name) = (book.id.clone(), book.name.clone());
    for wanted in [Some(id), None] {
        screen.click(&name);
        assert_eq!(screen.app.world().resource::<TableTop>().choices.book, wanted);
    }
}

#[test]
fn a_party_with_too_few_members_for_the_scenario_cannot_be_chosen() {
    let mut screen = title(&english());
    let party = |screen: &Screen| screen.app.world().resource::<TableTop>().choices.party.clone();
    screen.click("The Lamplighters");
    assert_eq!(party(&screen).as_deref(), Some("lamplighters"));
    screen.change(|top: &mut TableTop| {
        top.choices.party = None;
        top.sheets.iter_mut().for_each(|sheet| sheet.least_members = 99);
    });
    screen.click("The Lamplighters");
    assert_eq!(party(&screen), None);
}

#[test]
fn a_saved_battle_is_gone_on_with_and_deleted_only_on_a_second_click() {
    let mut screen = scene("the saved battles");
    assert!(matches!(picked(&mut screen, "table-go-on")[..], [Pick::Resume(_)]));
    assert_eq!(picked(&mut screen, "table-delete"), []);
    assert!(matches!(picked(&mut screen, "table-delete-really")[..], [Pick::Delete(_)]));
}

#[test]
fn what_is_typed_takes_the_place_of_the_old_name_of_a_saved_battle() {
    let mut screen = scene("the saved battles");
    clicked(&mut screen, "table-rename");
    screen.write("My first fight");
    assert!(
        matches!(&picked(&mut screen, "table-rename-done")[..], [Pick::Rename(_, name)] if name == "My first fight")
    );
}

#[test]
fn problems_are_read_from_the_table() {
    let mut screen = scene("a battle that cannot begin");
    let count = |screen: &Screen, id: &str, count: usize| screen.words().say(id, &[("count", count.into())]);
    let (battle, own) = (count(&screen, "problems-in-scenario", 1), count(&screen, "problems-button", 2));
    screen.click(&battle);
    assert!(matches!(screen.picks()[..], [Pick::Problems(_)]));
    screen.click(&own);
    assert_eq!(screen.picks(), [Pick::OwnProblems]);
}
