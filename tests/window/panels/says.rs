//! What can be clicked has a name that can be read out, and what cannot be clicked says why.

use std::collections::BTreeSet;

use bevy_egui::egui::Order;

use super::models::{both_languages, by_every_book};
use super::scenes::{OVER_A_BATTLE, TITLE};
use super::screen::Screen;

/// Everything that is opened here, with its name.
fn screens(language: usize) -> impl Iterator<Item = (String, Screen)> {
    let language = both_languages()[language].clone();
    let own = language.clone();
    let panels = OVER_A_BATTLE.iter().chain(TITLE).map(move |(name, open)| ((*name).to_owned(), open(&own)));
    let battles =
        by_every_book().map(move |(book, stage)| (book.to_owned(), Screen::with_stage(&language, stage)));
    panels.chain(battles)
}

#[test]
fn everything_that_can_be_clicked_has_a_name_in_words() {
    let mut nameless = BTreeSet::new();
    for (scene, screen) in screens(0) {
        let is_named = |name: &str| name.contains(char::is_alphanumeric);
        for part in screen.shown.clickables().filter(|part| !is_named(&part.name)) {
            nameless.insert(format!("{scene}: {:?} “{}” at {:?}", part.role, part.name, part.rect));
        }
    }
    assert!(nameless.is_empty(), "{nameless:#?}");
}

#[test]
fn what_cannot_be_clicked_says_why() {
    let mut silent = BTreeSet::new();
    let mut asked = 0;
    for (scene, mut screen) in screens(1) {
        let modal = screen.modal();
        let disabled: Vec<_> = screen
            .shown
            .parts
            .iter()
            .filter(|part| part.takes_clicks && !part.is_enabled && part.visible.is_positive())
            .filter(|part| modal.is_none_or(|modal| modal == part.layer))
            .cloned()
            .collect();
        for part in disabled {
            asked += 1;
            screen.point(part.visible.center());
            let says = screen
                .shown
                .parts
                .iter()
                .any(|told| told.layer.order == Order::Tooltip && !told.name.is_empty());
            if !says {
                silent.insert(format!("{scene}: “{}”", part.name));
            }
        }
    }
    assert!(asked > 10, "{asked} were asked");
    assert!(silent.is_empty(), "{silent:#?}");
}
