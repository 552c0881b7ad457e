//! The menu that Escape opens: go on, settings, begin again, leave for the list of scenarios, quit.

use bevy::prelude::Resource;
use bevy_egui::egui;
use egui::{Align, Layout, RichText};

use super::{Hud, LessonEntry, theme};
use crate::tell::{Teller, Words, say};
use crate::view::wish::Wish;

/// The width of the menu.
const WIDE: f32 = 260.0;
/// The space that the menu leaves above and below it.
const EDGE: f32 = 20.0;

/// Whether the battle is saved.
#[derive(Resource, Clone, Default, PartialEq, Eq)]
pub struct Saving {
    pub is_saved: bool,
    /// Why it cannot be saved at the moment; `None` while it can.
    pub fault: Option<String>,
}

pub(super) fn show(context: &egui::Context, hud: &mut Hud, teller: &Teller) {
    if !hud.menu.is_open || hud.sheets.open.is_some() {
        return;
    }
    let mut wished = None;
    let room = context.content_rect().height() - 2.0 * EDGE;
    let menu = egui::Modal::new("pause".into()).show(context, |ui| {
        ui.set_width(WIDE);
        // In a low window the menu is scrolled.
        egui::ScrollArea::vertical().max_height(room).show(ui, |ui| {
            ui.with_layout(Layout::top_down_justified(Align::Center), |ui| wished = entries(ui, hud, teller));
            // The frame of the last button is a hair larger than the button.
            ui.add_space(2.0);
        });
    });
    if menu.backdrop_response.clicked() {
        wished = Some(Wish::Menu(false));
    }
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
}

/// Whether the battle is saved, in words. Some battles never are: `unsaved` says which.
fn saved(saving: &Saving, unsaved: Option<&str>, words: &Words) -> String {
    match (unsaved, &saving.fault) {
        (Some(id), _) => words.say(id, &[]),
        (None, Some(cause)) => say!(words, "window-unsaved", cause = cause),
        (None, None) if saving.is_saved => say!(words, "window-pause-saved"),
        (None, None) => say!(words, "window-pause-unsaved"),
    }
}

/// Shows the entries of the menu. Returns the wish of the clicked one.
fn entries(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) -> Option<Wish> {
    let words = teller.words();
    let mut wished = None;
    ui.label(theme::heading(say!(words, "window-pause")));
    ui.label(say!(words, "window-pause-battle", scenario = teller.scenario(), book = teller.book()));
    let lesson = hud.course.is_some().then_some("window-pause-lesson");
    let unsaved = lesson.or(hud.example.is_some().then_some("window-pause-example"));
    ui.label(theme::faint(saved(&hud.saving, unsaved, words)));
    ui.add_space(6.0);
    let entries = [
        (say!(words, "window-pause-go-on"), Wish::Menu(false)),
        (say!(words, "settings-title"), Wish::Settings(true)),
        (say!(words, "window-pause-again"), Wish::Again),
        (say!(words, "codex-title"), Wish::OpenCodex(true)),
        (say!(words, "window-to-scenarios"), Wish::Leave),
        (say!(words, "window-quit"), Wish::Quit),
    ];
    for (text, wish) in entries {
        let entry = ui.button(RichText::new(text).size(16.0));
        // The keys work at once, without a first Tab.
        if wish == Wish::Menu(false) && ui.memory(|memory| memory.focused().is_none()) {
            entry.request_focus();
        }
        if entry.gained_focus() {
            entry.scroll_to_me(None);
        }
        if entry.clicked() {
            wished = Some(wish);
        }
    }
    ui.add_space(4.0);
    lessons(ui, &hud.lessons.0, words).or(wished)
}

/// A line for each lesson, or a drawer where there is a rulebook to choose. Returns the wish to begin the clicked one.
pub fn lessons(ui: &mut egui::Ui, lessons: &[LessonEntry], words: &Words) -> Option<Wish> {
    let mut wished = None;
    for entry in lessons {
        let title = say!(words, "lesson-menu", title = words.say(&entry.title, &[]));
        let begin = |rulebook: &str| Wish::Lesson { id: entry.id.clone(), rulebook: rulebook.to_owned() };
        match entry.rulebooks.as_slice() {
            [(only, _)] => {
                if ui.button(title).clicked() {
                    wished = Some(begin(only));
                }
            }
            several => {
                ui.menu_button(title, |ui| {
                    for (rulebook, name) in several {
                        if ui.button(words.called(name).plain()).clicked() {
                            wished = Some(begin(rulebook));
                        }
                    }
                });
            }
        }
    }
    wished
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_menu_says_whether_the_battle_is_saved() {
        let words = Words::english();
        let kept = Saving { is_saved: true, fault: None };
        assert_eq!(saved(&kept, None, &words), "The battle is saved.");
        assert_eq!(saved(&kept, Some("window-pause-lesson"), &words), "Lessons are not saved.");
        assert_eq!(saved(&kept, Some("window-pause-example"), &words), "Examples are not saved.");
        assert_eq!(saved(&Saving::default(), None, &words), "This battle is not saved.");
        let full = Saving { is_saved: true, fault: Some("the disk is full".to_owned()) };
        assert_eq!(saved(&full, None, &words), "Not saved: the disk is full");
    }
}
