//! What is clicked is wished.

use affray::battle::Order;
use affray::tell::Teller;
use affray::view::commands::Command;
use affray::view::focus::Choices;
use affray::view::hud::{CodexSheet, LogView, PauseMenu, Sheet, Sheets};
use affray::view::pace::Pace;
use affray::view::settings::{Settings, Theme};
use affray::view::stage::Stage;
use affray::view::tools::Tool;
use affray::view::voice::Voice;
use affray::view::wish::Wish;
use affray::view::wish::{ReplayWish, Stride, Way};

use super::models::{by_every_book, english, offer, over};
use super::scenes::{OVER_A_BATTLE, TITLE, settings};
use super::screen::Screen;
use crate::picture::BOOKS;

/// The panel of this name.
pub fn scene(name: &str) -> Screen {
    let found = OVER_A_BATTLE.iter().chain(TITLE).find(|(own, _)| *own == name);
    found.expect("it is in the list").1(&english())
}

/// Clicks what a message says, and tells what that wishes.
pub fn clicked(screen: &mut Screen, message: &str) -> Vec<Wish> {
    let name = screen.words().say(message, &[]);
    clicked_by_name(screen, &name)
}

fn clicked_by_name(screen: &mut Screen, name: &str) -> Vec<Wish> {
    screen.wishes();
    screen.click(name);
    screen.wishes()
}

/// Clicks everything in this list, one after another, and compares what it wishes.
fn check(name: &str, list: &[(&str, Wish)]) {
    let mut screen = scene(name);
    for (message, wish) in list {
        assert_eq!(clicked(&mut screen, message), std::slice::from_ref(wish), "{name}: {message}");
    }
}

fn teller(screen: &Screen) -> Teller {
    let world = screen.app.world();
    world.resource::<Voice>().teller(world.resource::<Stage>())
}

#[test]
fn the_line_above_the_board_takes_back_opens_the_menu_and_sets_the_pace() {
    let list = [
        ("window-menu", Wish::Menu(true)),
        ("window-undo", Wish::Undo),
        ("window-pace-double", Wish::Pace(Pace::Double)),
        ("window-pace-instant", Wish::Pace(Pace::Instant)),
    ];
    check("the narrator", &list);
}

#[test]
fn every_tool_of_the_bar_is_taken_in_hand_by_a_click_whatever_the_book() {
    let mut taken = 0;
    for (book, stage) in by_every_book() {
        let mut screen = Screen::with_stage(&english(), stage);
        let words = teller(&screen);
        let offered = screen.app.world().resource::<Choices>().tools.clone();
        for tool in offered.iter().filter(|offered| offered.is_usable() && offered.drawer.is_none()) {
            let name = words.button(tool.tool.deed());
            // What does not fit into the bar is in a drawer.
            let button = screen.shown.clickables().find(|part| part.name.ends_with(&name)).cloned();
            let Some(button) = button else { continue };
            screen.wishes();
            screen.click_at(button.visible.center());
            assert_eq!(screen.wishes(), [Wish::Take(tool.tool.clone())], "{book}: {name}");
            taken += 1;
        }
    }
    assert!(taken > 4 * BOOKS.len(), "{taken} tools");
}

#[test]
fn a_drawer_of_the_bar_opens_and_its_tools_can_be_taken() {
    let (_, stage) = by_every_book().find(|(book, _)| *book == "affray").unwrap();
    let mut screen = Screen::with_stage(&english(), stage);
    let words = teller(&screen);
    let tools = screen.app.world().resource::<Choices>().tools.clone();
    let within = tools.iter().find(|offered| offered.drawer.is_some() && offered.is_usable()).unwrap();
    let name = words.button(within.tool.deed());
    let drawer = ["manners", "readying", "gear", "trials"].into_iter().find_map(|kind| {
        let title = screen.words().say(&format!("window-drawer-{kind}"), &[]);
        let button = screen.shown.clickables().find(|part| part.name.contains(&title))?.visible;
        screen.click_at(button.center());
        screen.shown.clickables().any(|part| part.name == name).then_some(())
    });
    assert!(drawer.is_some(), "{name} is in one of the drawers");
    screen.wishes();
    screen.click(&name);
    assert_eq!(screen.wishes(), [Wish::Take(within.tool.clone())]);
}

#[test]
fn the_pause_menu_goes_on_and_leads_everywhere() {
    let list = [
        ("window-pause-go-on", Wish::Menu(false)),
        ("window-pause-again", Wish::Again),
        ("codex-title", Wish::OpenCodex(true)),
        ("window-to-scenarios", Wish::Leave),
        ("window-quit", Wish::Quit),
        ("settings-title", Wish::Settings(true)),
    ];
    check("the pause menu", &list);
    let mut screen = scene("the pause menu");
    let lesson = screen.words().say("lesson-1", &[]);
    let lesson = screen.shown.clickables().find(|part| part.name.contains(&lesson)).unwrap().visible;
    screen.wishes();
    screen.click_at(lesson.center());
    assert!(matches!(screen.wishes()[..], [Wish::Lesson { .. }]));
    let open = screen.app.world().resource::<PauseMenu>().is_open;
    assert!(open, "the menu itself decides nothing");
}

#[test]
fn the_settings_change_at_once_and_close() {
    let mut screen = settings(&english(), "settings-look");
    assert!(clicked(&mut screen, "settings-theme-day").is_empty());
    assert_eq!(screen.app.world().resource::<Settings>().theme, Theme::Day);
    clicked(&mut screen, "settings-reduced-motion");
    assert!(screen.app.world().resource::<Settings>().reduced_motion);
    clicked(&mut screen, "settings-play");
    clicked(&mut screen, "settings-pace-fourfold");
    clicked(&mut screen, "settings-confirm-end-turn");
    let settings = screen.app.world().resource::<Settings>();
    assert_eq!((settings.pace, settings.confirmations.end_turn), (Pace::Fourfold, true));
    clicked(&mut screen, "settings-sound");
    clicked(&mut screen, "settings-language");
    screen.click("Deutsch");
    assert_eq!(screen.app.world().resource::<Settings>().language.as_deref(), Some("de"));
    assert_eq!(clicked(&mut screen, "sheet-close"), [Wish::Settings(false)]);
    assert_eq!(screen.app.world().resource::<Sheets>().open, None);
}

#[test]
fn sheets_close_by_their_button_and_by_a_click_beside_them() {
    let list = [
        ("settings that cannot be kept", Wish::Settings(false)),
        ("the large log", Wish::OpenLog(false)),
        ("what is wrong with files", Wish::Problems(None)),
        ("everything that can be done", Wish::Tools(false)),
        ("a question", Wish::Answer(false)),
    ];
    for (name, wish) in list {
        assert_eq!(clicked(&mut scene(name), "sheet-close"), std::slice::from_ref(&wish), "{name}");
        let mut screen = scene(name);
        screen.wishes();
        screen.click_at(screen.points().min + bevy_egui::egui::vec2(4.0, 4.0));
        assert_eq!(screen.wishes(), [wish], "beside {name}");
    }
}

#[test]
fn a_question_and_an_offer_are_answered_by_their_buttons() {
    for mut screen in [scene("a question"), Screen::with_stage(&english(), offer())] {
        for (answer, key) in [("window-yes", true), ("window-no", false)] {
            let asked = screen.app.world().resource::<Sheets>().open.clone();
            let own_key = if key { "Y" } else { "N" };
            let name = screen.words().say(answer, &[("key", own_key.into())]);
            screen.wishes();
            screen.click(&name);
            assert_eq!(screen.wishes(), [Wish::Answer(key)], "{name}");
            screen.change(|sheets: &mut Sheets| sheets.open = asked);
        }
    }
}

#[test]
fn the_curtain_is_lifted_by_its_button() {
    check("the curtain", &[("window-curtain-lift", Wish::Deed)]);
}

#[test]
fn a_deed_of_the_list_is_taken_and_the_list_closes() {
    let mut screen = scene("everything that can be done");
    let tools = screen.app.world().resource::<Choices>().tools.clone();
    let first: Tool = tools[0].tool.clone();
    let name = teller(&screen).button(first.deed());
    let entry = screen.shown.clickables().filter(|part| part.name.ends_with(&name)).last().unwrap().visible;
    screen.wishes();
    screen.click_at(entry.center());
    assert_eq!(screen.wishes(), [Wish::Tools(false), Wish::Take(first)]);
    assert_eq!(screen.app.world().resource::<Sheets>().open, None::<Sheet>);
}

#[test]
fn the_log_finds_places_and_rules_and_grows() {
    check("the narrator", &[("log-larger", Wish::OpenLog(true)), ("log-rolls", Wish::SwitchLog)]);
    let mut screen = scene("every roll in the large log");
    let rules = screen.app.world().resource::<affray::view::hud::Rules>();
    let is_rule = |name: &str| rules.codex.find(name).is_some();
    let link = screen.shown.clickables().find(|part| is_rule(&part.name)).unwrap().clone();
    screen.wishes();
    screen.click(&link.name);
    assert_eq!(screen.wishes(), [Wish::Read(link.name)]);
    let line = link.visible.left_center() - bevy_egui::egui::vec2(30.0, 0.0);
    screen.click_at(line);
    assert!(matches!(screen.wishes()[..], [Wish::Find(_)]));
}

#[test]
fn the_log_is_sifted_by_kind_and_shown_whole_again() {
    let mut screen = scene("the large log");
    let before = screen.shown.texts.len();
    clicked(&mut screen, "log-nerve");
    assert!(screen.app.world().resource::<LogView>().filter.kind.is_some());
    assert!(screen.shown.texts.len() < before);
    clicked(&mut screen, "log-all");
    assert!(screen.app.world().resource::<LogView>().filter.is_open());
}

#[test]
fn the_log_beside_the_board_says_that_it_is_sifted_and_shows_everything_again() {
    let mut screen = scene("the narrator");
    let says_so = |screen: &Screen| {
        screen.shown.texts.iter().any(|text| text.text == screen.words().say("log-filtered", &[]))
    };
    assert!(!says_so(&screen));
    screen.change(|view: &mut LogView| view.filter.search = "wystan".to_owned());
    assert!(says_so(&screen));
    clicked(&mut screen, "log-all");
    assert!(screen.app.world().resource::<LogView>().filter.is_open());
    assert!(!says_so(&screen));
}

#[test]
fn the_codex_leads_from_the_contents_to_an_article_back_and_out() {
    let mut screen = scene("an article of the codex");
    assert_eq!(screen.app.world().resource::<CodexSheet>().reads(), Some("AFF-1"));
    let rules = screen.app.world().resource::<affray::view::hud::Rules>();
    let pages: Vec<String> = rules.codex.pages.iter().map(|page| page.title.clone()).collect();
    screen.click(&pages[1]);
    assert_eq!(screen.app.world().resource::<CodexSheet>().reads(), None);
    clicked(&mut screen, "codex-back");
    assert_eq!(screen.app.world().resource::<CodexSheet>().reads(), Some("AFF-1"));
    clicked(&mut screen, "sheet-close");
    assert!(!screen.app.world().resource::<CodexSheet>().is_open);
}

#[test]
fn the_end_leads_to_every_next_thing_and_to_the_blow_that_cost_most() {
    let list = [
        ("window-again-alike", Wish::AgainAlike),
        ("window-again-anew", Wish::Again),
        ("window-watch", Wish::Replay(ReplayWish::Open(None))),
        ("window-next", Wish::NextScenario),
        ("window-to-scenarios", Wish::Leave),
        ("window-save-sheet", Wish::SaveSheet),
    ];
    let mut screen = scene("the end");
    for (key, (message, wish)) in (1..).zip(list) {
        // Each says its key before its name.
        let (words, key) = (screen.words(), key.to_string());
        let name = words.say("window-tool", &[("key", key.into()), ("name", words.say(message, &[]).into())]);
        assert_eq!(clicked_by_name(&mut screen, &name), [wish], "{name}");
    }
    let mut screen = Screen::with_stage(&english(), over("affray"));
    screen.resize((2560.0, 1440.0), 100);
    let is_link = |part: &&super::shown::Part| part.role == bevy_egui::egui::accesskit::Role::Link;
    let links: Vec<_> = screen.shown.clickables().filter(is_link).cloned().collect();
    assert!(links.len() > 1, "the luckiest roll and the costliest blow");
    for link in links {
        screen.wishes();
        screen.click(&link.name);
        assert!(matches!(screen.wishes()[..], [Wish::Replay(ReplayWish::Open(Some(_)))]), "{}", link.name);
    }
}

#[test]
fn the_replay_goes_by_strides_and_back_into_the_battle() {
    let stride = |stride, way| Wish::Replay(ReplayWish::Stride(stride, way));
    let signs = [
        (Command::ReplayFirst, stride(Stride::Whole, Way::Back)),
        (Command::ReplayRoundBack, stride(Stride::Round, Way::Back)),
        (Command::ReplayTurnBack, stride(Stride::Turn, Way::Back)),
        (Command::ReplayDeedBack, stride(Stride::Deed, Way::Back)),
        (Command::ReplayPlay, Wish::Replay(ReplayWish::Play)),
        (Command::ReplayDeedOn, stride(Stride::Deed, Way::On)),
        (Command::ReplayTurnOn, stride(Stride::Turn, Way::On)),
        (Command::ReplayRoundOn, stride(Stride::Round, Way::On)),
        (Command::ReplayLast, stride(Stride::Whole, Way::On)),
    ];
    let mut screen = scene("a replay");
    for (command, wish) in signs {
        let (words, keys) = (screen.words(), &screen.app.world().resource::<Settings>().keys);
        let name = keys.tip(&command.words(&words), command, &words);
        assert_eq!(clicked_by_name(&mut screen, &name), [wish], "{name}");
    }
    let list = [
        ("window-pace-double", Wish::Replay(ReplayWish::Pace(Pace::Double))),
        ("window-replay-take-over", Wish::Replay(ReplayWish::TakeOver)),
        ("window-replay-close", Wish::Replay(ReplayWish::Close)),
    ];
    check("a replay", &list);
}

#[test]
fn lessons_and_examples_go_on_and_are_left() {
    check("a lesson", &[("lesson-leave", Wish::LeaveLesson)]);
    let list = [
        ("example-next", Wish::NextStep),
        ("example-again", Wish::Again),
        ("example-to-battle", Wish::LeaveExample),
    ];
    check("an example", &list);
}

#[test]
fn the_end_of_a_turn_is_ordered_by_its_button() {
    let (_, stage) = by_every_book().find(|(book, _)| *book == "affray").unwrap();
    let mut screen = Screen::with_stage(&english(), stage);
    let tools = screen.app.world().resource::<Choices>().tools.clone();
    let end = tools.into_iter().find(|offered| offered.tool.is_end()).unwrap();
    assert!(matches!(end.orders[..], [Order::Deed { .. }]));
    let name = teller(&screen).button(end.tool.deed());
    let button = screen.shown.clickables().find(|part| part.name.ends_with(&name)).unwrap().visible;
    screen.wishes();
    screen.click_at(button.center());
    assert_eq!(screen.wishes(), [Wish::Take(end.tool)]);
}
