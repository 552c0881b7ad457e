//! The list of everything that the selected combatant can do, with the drawers open and a letter for each entry: what
//! the action bar holds, for keys alone.

use bevy_egui::egui;
use egui::{Align, Layout, RichText};

use super::open::Sheet;
use super::{Hud, bar, sheet, theme};
use crate::tell::{Teller, say};
use crate::view::tools::{Offered, Tool};
use crate::view::wish::Wish;

/// The largest size of the sheet.
const SIZE: egui::Vec2 = egui::vec2(430.0, 620.0);

/// The letter of an entry; entries beyond the last letter have none.
fn letter(place: usize) -> Option<char> {
    let place = u8::try_from(place).ok()?;
    let letter = b'A'.checked_add(place)?;
    letter.is_ascii_uppercase().then(|| char::from(letter))
}

pub(super) fn show(context: &egui::Context, hud: &mut Hud, teller: &Teller) {
    if hud.sheets.open != Some(Sheet::Tools) {
        return;
    }
    let words = teller.words();
    let title = match hud.choices.who() {
        Some(who) => say!(words, "tools-title", who = teller.name(who)),
        None => say!(words, "tools-nobody"),
    };
    let (closes, taken) = sheet::show(context, words, ("tools", title), SIZE, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| list(ui, hud, teller)).inner
    });
    match taken {
        Some(tool) => {
            hud.wishes.write(Wish::Tools(false));
            hud.wishes.write(Wish::Take(tool));
        }
        None if closes => {
            hud.wishes.write(Wish::Tools(false));
        }
        None => {}
    }
}

fn list(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) -> Option<Tool> {
    let words = teller.words();
    let mut taken = None;
    let mut drawer = None;
    ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
        for (place, offered) in hud.choices.tools.iter().enumerate() {
            if offered.drawer != drawer {
                drawer = offered.drawer;
                if let Some(drawer) = drawer {
                    ui.label(RichText::new(bar::name_of(words, drawer)).strong());
                }
            }
            if entry(ui, hud, teller, place, offered) {
                taken = Some(offered.tool.clone());
            }
        }
    });
    sheet::keep_focus_in_sight(ui);
    taken
}

/// Shows one entry; whether it was chosen, by a click or by its letter.
fn entry(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, place: usize, offered: &Offered) -> bool {
    let words = teller.words();
    let name = teller.button(offered.tool.deed());
    let text = match letter(place) {
        Some(letter) => say!(words, "window-tool", key = letter.to_string(), name = name),
        None => name,
    };
    let text = RichText::new(text).size(theme::BODY);
    let text = if offered.is_usable() { text } else { text.weak() };
    let is_on = offered.is_usable() || offered.tool.wants_target();
    let is_held = hud.focus.tool.as_ref() == Some(&offered.tool);
    let button = ui.add_enabled(is_on, egui::Button::selectable(is_held, text));
    if place == 0 {
        sheet::focus_first(&button);
    }
    let key = letter(place).and_then(|letter| egui::Key::from_name(letter.encode_utf8(&mut [0; 4])));
    button.clicked() || is_on && key.is_some_and(|key| ui.input(|input| input.key_pressed(key)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_end_with_the_alphabet() {
        assert_eq!((letter(0), letter(25), letter(26), letter(400)), (Some('A'), Some('Z'), None, None));
    }
}
