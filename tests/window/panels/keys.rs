//! The keys walk through everything that is open, in the order in which it is read, and stay in sight.

use std::collections::BTreeMap;

use bevy_egui::egui::{self, Key, Rect};

use super::models::both_languages;
use super::scenes::{OVER_A_BATTLE, TITLE};
use super::screen::Screen;
use super::shown::Part;
use affray::view::wish::Wish;

/// The panels that get the keys while they are open.
const WITH_KEYS: [&str; 15] = [
    "the pause menu",
    "the settings: look",
    "the settings: sound",
    "the settings: play",
    "the settings: keys",
    "the settings: language",
    "the contents of the codex",
    "an article of the codex",
    "the large log",
    "what is wrong with files",
    "a question",
    "everything that can be done",
    "the table",
    "the saved battles",
    "the codex over the table",
];

/// Those among them that are no sheet: the keys begin at the button that begins a battle, which is at the bottom.
const ON_THE_TABLE: [&str; 2] = ["the table", "the saved battles"];

fn opened(name: &str, language: usize) -> Screen {
    let found = OVER_A_BATTLE.iter().chain(TITLE).find(|(own, _)| *own == name);
    found.expect("it is in the list").1(&both_languages()[language])
}

/// What the keys are on.
fn focused(screen: &Screen) -> Option<Part> {
    let id = screen.focused()?;
    screen.shown.parts.iter().find(|part| part.id == id).cloned()
}

/// Everything that the keys come to, until they come to something again.
fn walked(screen: &mut Screen) -> Vec<Part> {
    let mut walked: Vec<Part> = focused(screen).into_iter().collect();
    for _ in 0..200 {
        screen.press(Key::Tab);
        let Some(now) = focused(screen) else { continue };
        if walked.iter().any(|part| part.id == now.id) {
            break;
        }
        walked.push(now);
    }
    walked
}

/// Whether somebody who reads would come to one place after the other: further right or further down.
fn is_onwards(from: Rect, to: Rect) -> bool {
    to.top() >= from.bottom() - 3.0 || to.left() >= from.right() - 3.0
}

#[test]
fn the_keys_come_to_everything_that_can_be_clicked() {
    for name in WITH_KEYS {
        let mut screen = opened(name, 0);
        let modal = screen.modal();
        let wanted: Vec<Part> = screen
            .shown
            .clickables()
            .filter(|part| part.takes_focus && modal.is_none_or(|modal| modal == part.layer))
            .cloned()
            .collect();
        assert!(!wanted.is_empty(), "{name}");
        let walked = walked(&mut screen);
        for part in wanted {
            assert!(
                walked.iter().any(|own| own.id == part.id),
                "{name}: the keys never come to “{}”",
                part.name
            );
        }
    }
}

#[test]
fn the_keys_go_on_to_the_right_and_down_on_every_sheet() {
    let mut faults = Vec::new();
    for name in WITH_KEYS.into_iter().filter(|name| !ON_THE_TABLE.contains(name)) {
        let mut screen = opened(name, 0);
        screen.resize((1920.0, 1080.0), 100);
        // Where everything is before anything is scrolled.
        let places: BTreeMap<u64, Rect> =
            screen.shown.parts.iter().map(|part| (part.id, part.rect)).collect();
        let walked = walked(&mut screen);
        let place = |part: &Part| places.get(&part.id).copied().unwrap_or(part.rect);
        // The keys begin at what is most needed, and come to the top from the end.
        let back = walked.windows(2).filter(|pair| !is_onwards(place(&pair[0]), place(&pair[1])));
        let back: Vec<String> = back.map(|pair| format!("{} → {}", pair[0].name, pair[1].name)).collect();
        if back.len() > 1 {
            faults.push(format!("{name}: {back:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_the_keys_are_on_is_in_sight_in_a_small_window_too() {
    let mut faults = Vec::new();
    for name in WITH_KEYS {
        let mut screen = opened(name, 1);
        screen.resize((800.0, 600.0), 150);
        for part in walked(&mut screen) {
            if part.visible.height() < part.rect.height().min(20.0) - 2.0 {
                faults.push(format!("{name}: “{}” {:?} {:?}", part.name, part.rect, part.visible));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn enter_does_what_the_keys_are_on() {
    let mut screen = opened("the pause menu", 0);
    screen.wishes();
    screen.press(Key::Enter);
    assert_eq!(screen.wishes(), [Wish::Menu(false)], "the first entry has the keys at once");
    let mut screen = opened("a question", 0);
    screen.press(Key::Tab);
    screen.wishes();
    screen.press(Key::Enter);
    assert_eq!(screen.wishes(), [Wish::Answer(false)]);
    let mut screen = opened("the pause menu", 0);
    screen.press(Key::ArrowDown);
    screen.wishes();
    screen.press(Key::Enter);
    assert_eq!(screen.wishes(), [Wish::Settings(true)]);
}

#[test]
fn the_keys_stay_within_what_covers_everything_else() {
    for name in ["the pause menu", "the settings: look", "a question"] {
        let mut screen = opened(name, 0);
        let modal = screen.modal().expect("it covers everything else");
        assert_ne!(modal.order, egui::Order::Background);
        for part in walked(&mut screen) {
            assert_eq!(part.layer, modal, "{name}: {}", part.name);
        }
    }
}
