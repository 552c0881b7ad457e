//! The shelf of saved battles: small sheets with a picture of the board as it was left. They can be gone on with, renamed
//! and deleted. A broken record is shown with the reason.

use std::path::PathBuf;
use std::sync::Arc;

use bevy_egui::egui;
use egui::text::{CCursor, CCursorRange};
use egui::{Color32, Rect, RichText, Sense, UiBuilder, pos2, vec2};

use super::pictures::PictureOf;
use super::sheet::{SHEET, bare, map, raised};
use super::surface::{lay_text, parchment};
use super::{Hands, Pick, TableTop};
use crate::grid::Size;
use crate::tell::{Words, say};
use crate::view::hud::spoken;
use crate::view::hud::theme::{self, Ink};
use crate::view::paint::Canvas;

/// A saved battle.
pub struct SavedBattle {
    pub path: PathBuf,
    /// The name of its file, without the ending.
    pub name: String,
    /// When its last order was written, in seconds since 1970.
    pub stamp: u64,
    /// How many seconds ago that was.
    pub age: u64,
    pub state: SavedState,
}

/// What is known of a saved battle.
pub enum SavedState {
    Sound(SavedSound),
    /// Why it cannot be gone on with, as a sentence.
    Broken(String),
}

/// A saved battle that can be gone on with, or that is over.
pub struct SavedSound {
    pub scenario: String,
    pub book: String,
    pub round: u16,
    /// How it ended, as a sentence; nothing if it goes on.
    pub result: Option<String>,
    pub size: Size,
    /// Paints the board as it was left.
    pub picture: Arc<dyn Fn() -> Canvas + Send + Sync>,
}

/// How long ago something was, as the ID of a message and its number.
fn ago(seconds: u64) -> (&'static str, u64) {
    const MINUTE: u64 = 60;
    const HOUR: u64 = 60 * MINUTE;
    const DAY: u64 = 24 * HOUR;
    match seconds {
        0..MINUTE => ("table-just-now", 0),
        MINUTE..HOUR => ("table-minutes-ago", seconds / MINUTE),
        HOUR..DAY => ("table-hours-ago", seconds / HOUR),
        DAY.. => ("table-days-ago", seconds / DAY),
    }
}

/// When a battle was played, in words.
pub fn when(words: &Words, age: u64) -> String {
    let (id, count) = ago(age);
    words.say(id, &[("count", count.into())])
}

/// Draws a saved battle.
pub fn show(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop, place: usize, rect: Rect) {
    let saved = &top.saves[place];
    let response = ui.interact(rect, ui.id().with(("saved", &saved.path)), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &saved.name));
    let risen = raised(ui, hands, rect, &response, false);
    let paper = bare(hands, false);
    parchment(ui.painter(), risen, paper, place + 1);
    let inner = risen.shrink(15.0);
    let ink = theme::on_paper();
    let painter = ui.painter().clone();
    let mut at = inner.min;
    let title = |text: &str| lay_text(&painter, text, (16.0, true), Ink::Strong.of(&ink), (inner.width(), 1));
    match &saved.state {
        SavedState::Sound(sound) => {
            let paint = Arc::clone(&sound.picture);
            let what = PictureOf::Saved(saved.path.clone(), saved.stamp);
            let room = Rect::from_min_size(inner.min, vec2(inner.width(), SHEET.y - 136.0));
            if let Some(picture) = hands.pictures.get(&what, || move || paint()) {
                map(&painter, &picture, sound.size, room);
            }
            at.y = room.bottom() + 3.0;
            let by = if saved.name.starts_with(&sound.scenario) {
                say!(hands.words, "table-saved-book", book = &sound.book)
            } else {
                say!(hands.words, "table-saved-by", scenario = &sound.scenario, book = &sound.book)
            };
            let age = when(hands.words, saved.age);
            let state = match &sound.result {
                Some(result) => say!(hands.words, "table-saved-over", result = result, round = sound.round),
                None => say!(hands.words, "table-saved-round", round = sound.round),
            };
            let about = hands.words.remarks([by, age]);
            let lines = [(about, Ink::Text, 1), (state, Ink::Faint, 2)];
            let name = title(&saved.name);
            let height = name.size().y;
            if top.renaming.as_ref().is_none_or(|(path, _)| *path != saved.path) {
                painter.galley(at, name, Color32::BLACK);
            }
            at.y += height;
            for (text, colour, rows) in lines {
                let text =
                    lay_text(&painter, &text, (theme::SMALL, false), colour.of(&ink), (inner.width(), rows));
                let height = text.size().y;
                painter.galley(at, text, Color32::BLACK);
                at.y += height;
            }
        }
        SavedState::Broken(why) => {
            let name = title(&saved.name);
            let height = name.size().y;
            painter.galley(at, name, Color32::BLACK);
            at.y += height + 4.0;
            let why = say!(hands.words, "table-broken", why = why);
            let why = lay_text(&painter, &why, (theme::SMALL, false), Ink::Bad.of(&ink), (inner.width(), 6));
            painter.galley(at, why, Color32::BLACK);
        }
    }
    let opens = match &saved.state {
        SavedState::Sound(sound) if sound.result.is_some() => Some("table-see-end"),
        SavedState::Sound(_) => Some("table-go-on"),
        SavedState::Broken(_) => None,
    };
    let path = saved.path.clone();
    if response.clicked() && opens.is_some() && top.renaming.is_none() && top.deleting.is_none() {
        hands.picks.push(Pick::Resume(path.clone()));
    }
    let foot =
        Rect::from_min_max(pos2(inner.left() - 4.0, inner.bottom() - 26.0), inner.max + vec2(4.0, 2.0));
    ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
        *ui.visuals_mut() = theme::on_paper();
        ui.spacing_mut().button_padding = vec2(4.0, 1.0);
        ui.spacing_mut().item_spacing.x = 3.0;
        ui.horizontal(|ui| buttons(ui, hands, top, path, opens));
    });
}

fn buttons(
    ui: &mut egui::Ui,
    hands: &mut Hands,
    top: &mut TableTop,
    path: PathBuf,
    opens: Option<&'static str>,
) {
    let words = hands.words;
    let small = |text: String| RichText::new(text).size(theme::SMALL);
    if top.deleting.as_ref() == Some(&path) {
        if ui.button(small(say!(words, "table-delete-really")).color(Ink::Bad.of(ui.visuals()))).clicked() {
            hands.picks.push(Pick::Delete(path));
            top.deleting = None;
        } else if ui.button(small(say!(words, "table-keep"))).clicked() {
            top.deleting = None;
        }
        return;
    }
    if let Some((renamed, name)) = &mut top.renaming
        && *renamed == path
    {
        let field = ui.add(egui::TextEdit::singleline(name).desired_width(118.0).font(theme::face(14.0)));
        let field = spoken::named(field, &say!(words, "table-rename"));
        if !field.has_focus() && !field.lost_focus() {
            field.request_focus();
            select_all(ui.ctx(), field.id, name);
        }
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if is_entered || ui.button(small(say!(words, "table-rename-done"))).clicked() {
            hands.picks.push(Pick::Rename(path, name.trim().to_owned()));
            top.renaming = None;
        } else if field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Escape)) {
            top.renaming = None;
        }
        return;
    }
    if let Some(id) = opens
        && ui.button(small(words.say(id, &[]))).clicked()
    {
        hands.picks.push(Pick::Resume(path.clone()));
    }
    if ui.button(small(say!(words, "table-rename"))).clicked() {
        let name = top.saves.iter().find(|saved| saved.path == path).map(|saved| saved.name.clone());
        top.renaming = Some((path.clone(), name.unwrap_or_default()));
    }
    if ui.button(small(say!(words, "table-delete"))).clicked() {
        top.deleting = Some(path);
    }
}

/// Selects the text of a field, so that what is typed next takes its place.
fn select_all(context: &egui::Context, field: egui::Id, text: &str) {
    let mut state = egui::text_edit::TextEditState::load(context, field).unwrap_or_default();
    let whole = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(whole));
    state.store(context, field);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_told_in_the_largest_whole_unit() {
        assert_eq!(ago(59).0, "table-just-now");
        assert_eq!(ago(60), ("table-minutes-ago", 1));
        assert_eq!(ago(3 * 3600 + 5), ("table-hours-ago", 3));
        assert_eq!(ago(86_400 * 12), ("table-days-ago", 12));
    }
}
