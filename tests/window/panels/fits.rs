//! Every panel fits into every window, at every scale, in both languages: nothing is cut off, covered, or too small to read.

use std::collections::BTreeSet;

use affray::tell::Language;
use affray::view::table::TableTop;
use bevy_egui::egui::Rect;
use bevy_egui::egui::accesskit::Role;

use super::models::{both_languages, by_every_book, saves};
use super::scenes::{OVER_A_BATTLE, Scene, TITLE, title};
use super::screen::Screen;
use super::shown::{Part, Text};

const WINDOWS: [(f32, f32); 4] = [(800.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0)];
const SCALES: [u16; 5] = [80, 100, 125, 150, 200];

/// Everything that a user would complain about.
fn faults(screen: &Screen) -> Vec<String> {
    let mut faults = Vec::new();
    faults.extend(faults_of_parts(screen));
    for (place, text) in screen.shown.texts.iter().enumerate() {
        // Lines of files are not broken, and scroll to the side.
        if text.text.contains('│') {
            continue;
        }
        let inside = text.clip.intersect(screen.points()).expand(0.6);
        let row = inside.y_range().intersection(text.rect.y_range());
        if row.span() > 1.0 && (text.rect.left() < inside.left() || text.rect.right() > inside.right()) {
            faults.push(format!("“{}” is cut off: {:?} in {inside:?}", text.text, text.rect));
        }
        if text.is_cut_short && !is_told_elsewhere(screen, &text.text) {
            faults.push(format!("“{}” is cut short: {:?}", text.text, text.rect));
        }
        for other in screen.shown.texts[..place].iter().filter(|other| other.text != text.text) {
            if let Some(shared) = overlap(text, other) {
                faults.push(format!("“{}” and “{}” overlap: {shared:?}", other.text, text.text));
            }
        }
    }
    faults
}

fn faults_of_parts(screen: &Screen) -> Vec<String> {
    let mut faults = Vec::new();
    let (window, modal) = (screen.points().expand(0.6), screen.modal());
    let parts = screen.shown.parts.iter().filter(|part| part.is_widget() && part.is_enabled);
    for part in parts.filter(|part| modal.is_none_or(|modal| modal == part.layer)) {
        // Where there are many books, their strip goes on to the left and to the right.
        let is_book = part.role == Role::RadioButton && part.rect.height() > 100.0;
        if is_book {
            continue;
        }
        if part.rect.left() < window.left() || part.rect.right() > window.right() {
            faults.push(format!("“{}” lies beyond the side of the window: {:?}", part.name, part.rect));
        }
        // What lies above or below can be scrolled to.
        if part.visible.height() <= 0.0 {
            continue;
        }
        if !window.contains_rect(part.visible) {
            faults.push(format!("“{}” lies outside of the window: {:?}", part.name, part.visible));
        }
        if part.visible.width() < part.rect.width() - 1.0 {
            faults.push(format!("“{}” is cut off: {:?} of {:?}", part.name, part.visible, part.rect));
        }
        if part.visible.is_positive() && !screen.is_on_top(part) {
            faults.push(format!("“{}” lies under something else: {:?}", part.name, part.visible));
        }
    }
    faults
}

/// Whether a text is told in full somewhere else: the name and the story of a scenario on the other of its two sheets, and a
/// label that has too little room by pointing at it.
fn is_told_elsewhere(screen: &Screen, text: &str) -> bool {
    let top = screen.app.world().resource::<TableTop>();
    let mut sheets = top.sheets.iter().filter_map(|sheet| sheet.told.as_ref().ok());
    let is_label = |part: &Part| part.role == Role::Label && part.name == text;
    sheets.any(|sheet| sheet.story == text || sheet.name == text) || screen.shown.parts.iter().any(is_label)
}

/// Where a line of one text lies over a line of another.
fn overlap(one: &Text, other: &Text) -> Option<Rect> {
    let lines = one.lines.iter().flat_map(|line| other.lines.iter().map(move |known| line.intersect(*known)));
    let mut shared = lines.map(|shared| shared.intersect(one.clip).intersect(other.clip));
    shared.find(|shared| shared.width() > 2.0 && shared.height() > 2.0)
}

/// Looks at a screen in every window and at every scale.
fn look(name: &str, screen: &mut Screen, found: &mut BTreeSet<String>) {
    for window in WINDOWS {
        for scale in SCALES {
            screen.resize(window, scale);
            let place = format!("{name}, {} x {} at {scale} %", window.0, window.1);
            found.extend(faults(screen).into_iter().map(|fault| format!("{place}: {fault}")));
            if window == (1920.0, 1080.0) {
                let small = screen.shown.texts.iter().filter(|text| text.pixels < 14.99);
                found
                    .extend(small.map(|text| format!("{place}: “{}” has {} pixels", text.text, text.pixels)));
            }
        }
    }
}

fn look_at_all(scenes: &[Scene], language: &Language) {
    let mut found = BTreeSet::new();
    for (name, open) in scenes {
        look(name, &mut open(language), &mut found);
    }
    complain(found);
}

fn complain(found: BTreeSet<String>) {
    let list: Vec<String> = found.into_iter().collect();
    assert!(list.is_empty(), "{} faults:\n{}", list.len(), list.join("\n"));
}

#[test]
fn every_panel_fits_in_english() {
    look_at_all(OVER_A_BATTLE, &both_languages()[0]);
}

#[test]
fn every_panel_fits_in_german() {
    look_at_all(OVER_A_BATTLE, &both_languages()[1]);
}

#[test]
fn the_table_of_the_title_fits_in_both_languages() {
    for language in both_languages() {
        look_at_all(TITLE, &language);
    }
}

#[test]
fn the_buttons_of_a_saved_battle_lie_on_its_sheet() {
    let mut found = BTreeSet::new();
    for language in both_languages() {
        let mut screen = title(&language);
        screen.change(|top: &mut TableTop| top.shows_saves = true);
        let (names, words) = (saves().into_iter().map(|saved| saved.name), screen.words());
        let sheets: Vec<Rect> = names.map(|name| screen.shown.clickable(&name).rect).collect();
        let keys = ["table-go-on", "table-see-end", "table-rename", "table-delete"];
        let labels = keys.map(|key| words.say(key, &[]));
        let buttons: Vec<_> = screen
            .shown
            .parts
            .iter()
            .filter(|part| part.is_widget() && labels.contains(&part.name))
            .collect();
        assert!(buttons.len() >= 2 * sheets.len(), "{} buttons", buttons.len());
        let hang = buttons.iter().filter(|part| !sheets.iter().any(|sheet| sheet.contains_rect(part.rect)));
        found.extend(hang.map(|part| format!("“{}” hangs over its sheet: {:?}", part.name, part.rect)));
    }
    complain(found);
}

#[test]
fn a_battle_by_every_book_fits_in_both_languages() {
    let mut found = BTreeSet::new();
    for language in both_languages() {
        for (book, stage) in by_every_book() {
            look(book, &mut Screen::with_stage(&language, stage), &mut found);
        }
    }
    complain(found);
}
