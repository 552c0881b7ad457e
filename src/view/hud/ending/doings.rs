//! The table of the sheet that says who did what. Pointing at a row tells in what state its combatant is, and what they have spent.

use bevy_egui::egui;
use egui::{Sense, Vec2};

use super::Told;
use super::tightness::Tightness;
use crate::account::Doings;
use crate::battle::{CombatantId, Fate};
use crate::tell::{Teller, say};
use crate::view::hud::Hud;
use crate::view::hud::pieces;
use crate::view::hud::theme::{self, Ink};
use crate::view::picture::Figure;
use crate::view::tokens::piece_of;

/// The columns of the table, each with the message of its heading and the number that it shows.
type Column = (&'static str, fn(&Doings) -> u32);
const COLUMNS: [Column; 5] = [
    ("window-doings-dealt", |own| own.dealt),
    ("window-doings-suffered", |own| own.suffered),
    ("window-doings-felled", |own| own.felled),
    ("window-doings-helped", |own| own.helped),
    ("window-doings-squares", |own| own.squares),
];
/// The widths of a column of numbers, of a figure, and of a name at least: where headings share a line, and where they do not.
const NUMBER: f32 = 38.0;
const PIECE: f32 = 24.0;
const NAME: f32 = 110.0;
const NARROW_NAME: f32 = 84.0;
/// The height of a line of the headings, and the space between two on one line.
const HEADING: f32 = 16.0;
const BETWEEN: f32 = 9.0;

/// How the table is divided.
#[derive(Debug, PartialEq)]
struct Division {
    name: f32,
    numbers: Vec<f32>,
    /// Whether the headings share a line. Where they are too wide for that, every second one is a line higher.
    is_level: bool,
}

impl Division {
    /// Divides a room this wide into names and numbers, whose headings have these widths.
    fn of(room: f32, headings: &[f32]) -> Division {
        let level: Vec<f32> = headings.iter().map(|wide| NUMBER.max(wide + BETWEEN)).collect();
        let is_level = NAME + level.iter().sum::<f32>() <= room;
        let number = ((room - NARROW_NAME) / headings.len() as f32).min(NUMBER);
        let numbers = if is_level { level } else { vec![number; headings.len()] };
        Division { name: room - numbers.iter().sum::<f32>(), numbers, is_level }
    }

    /// Where a column of numbers ends.
    fn end(&self, place: usize) -> f32 {
        self.name + self.numbers[..=place].iter().sum::<f32>() - 4.0
    }
}

/// Everybody who was there, side by side with their own.
pub(super) fn listed<'h>(hud: &'h Hud<'_, '_>) -> Vec<(CombatantId, &'h Figure)> {
    let mut all: Vec<_> =
        hud.stage.picture.everybody().filter(|(_, figure)| figure.fate != Fate::Awaited).collect();
    all.sort_by_key(|(_, figure)| figure.side);
    all
}

pub(super) fn show(ui: &mut egui::Ui, told: &Told, hud: &Hud, tight: Tightness, teller: &Teller) {
    let words = teller.words();
    let listed = listed(hud);
    if !tight.is_tight {
        ui.label(theme::heading(say!(words, "window-doings")).size(theme::BODY));
    }
    let all = &told.account.doings;
    // A column in which there is nothing to read takes no room.
    let columns: Vec<&Column> = COLUMNS.iter().filter(|(_, of)| all.iter().any(|own| of(own) > 0)).collect();
    let headings = ["window-doings-hits"].into_iter().chain(columns.iter().map(|(id, _)| *id));
    let headings: Vec<String> = headings.map(|id| words.say(id, &[])).collect();
    let wide = |text: &String| {
        ui.painter()
            .layout_no_wrap(text.clone(), theme::face(theme::SMALL), egui::Color32::PLACEHOLDER)
            .size()
            .x
    };
    let wide: Vec<f32> = headings.iter().map(wide).collect();
    let division = Division::of(ui.available_width() - PIECE, &wide);
    let name = division.name;
    let row = |ui: &mut egui::Ui, high: f32, draw: &mut dyn FnMut(&egui::Painter, egui::Rect)| {
        let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), high), Sense::hover());
        draw(&ui.painter_at(rect), rect);
        response
    };
    let (text, faint, bad) =
        (Ink::Text.of(ui.visuals()), Ink::Faint.of(ui.visuals()), Ink::Bad.of(ui.visuals()));
    let cell = |place: usize, rect: egui::Rect| {
        egui::pos2(rect.left() + PIECE + division.end(place), rect.center().y)
    };
    let write = |painter: &egui::Painter, at: egui::Pos2, what: String, ink: egui::Color32| {
        painter.text(at, egui::Align2::RIGHT_CENTER, what, theme::face(theme::SMALL), ink);
    };
    let lines = if division.is_level { 1.25 } else { 2.0 };
    row(ui, lines * HEADING, &mut |painter, rect| {
        if tight.is_tight {
            let title = say!(words, "window-doings");
            let bold = egui::FontId::new(theme::BODY, egui::FontFamily::Name("bold".into()));
            painter.text(rect.left_center(), egui::Align2::LEFT_CENTER, title, bold, text);
        }
        for (place, heading) in headings.iter().enumerate() {
            let lower = match (division.is_level, place % 2) {
                (true, _) => 0.0,
                (false, 0) => -HEADING / 2.0,
                (false, _) => HEADING / 2.0,
            };
            write(painter, cell(place, rect) + Vec2::new(0.0, lower), heading.clone(), faint);
        }
    });
    ui.spacing_mut().item_spacing.y = tight.gap;
    for (who, figure) in listed {
        let own = all.get(who.index()).copied().unwrap_or_default();
        let fate_told = words.tell(&figure.fate);
        let shown = row(ui, tight.row, &mut |painter, rect| {
            let middle = rect.left_center() + Vec2::new(PIECE / 2.0 - 2.0, tight.row * 0.16);
            pieces::show(painter, &piece_of(&hud.stage, who, figure), false, middle, tight.piece, 1.0);
            let is_able = figure.fate.is_able();
            // Where rows are low, what became of somebody stands behind their name instead of below it, if there is room.
            let fate = painter.layout_no_wrap(fate_told.clone(), theme::face(theme::SMALL), bad);
            let named = egui::text::LayoutJob {
                wrap: egui::text::TextWrapping::truncate_at_width(name - 4.0),
                ..egui::text::LayoutJob::simple_singleline(
                    teller.name(who),
                    theme::face(14.0),
                    if is_able { text } else { faint },
                )
            };
            let galley = painter.layout_job(named);
            let corner = egui::pos2(
                rect.left() + PIECE,
                if is_able || tight.is_tight {
                    rect.center().y - galley.size().y / 2.0
                } else {
                    rect.top() - 2.0
                },
            );
            let behind = corner.x + galley.size().x + 6.0;
            let is_told = is_able || !tight.is_tight || behind + fate.size().x <= corner.x + name - 4.0;
            painter.galley(corner, galley, text);
            if !is_able && is_told {
                let middle = fate.size().y / 2.0;
                let at = if tight.is_tight {
                    egui::pos2(behind, rect.center().y - middle)
                } else {
                    egui::pos2(rect.left() + PIECE, rect.bottom() - 5.0 - middle)
                };
                painter.galley(at, fate, bad);
            }
            let hits = if own.strikes > 0 {
                say!(words, "window-doings-of", hits = own.hits, strikes = own.strikes)
            } else {
                String::new()
            };
            write(painter, cell(0, rect), hits, text);
            for (place, (_, of)) in columns.iter().enumerate() {
                let number = of(&own);
                let shown = if number > 0 { number.to_string() } else { String::new() };
                write(painter, cell(place + 1, rect), shown, text);
            }
        });
        if let Some(fared) = told.summary.combatants.get(who.index()) {
            shown.on_hover_text(teller.fared(&hud.stage.table(), who, fared));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_share_a_line_where_names_keep_enough_room() {
        let short = [24.0, 31.0, 35.0, 37.0, 35.0, 34.0];
        let division = Division::of(374.0, &short);
        assert!(division.is_level && division.name >= NAME, "{division:?}");
        assert!(division.numbers.iter().zip(short).all(|(number, heading)| *number > heading));
        assert!((division.end(5) - 370.0).abs() < 0.01);
    }

    #[test]
    fn headings_take_two_lines_where_they_are_long_or_the_sheet_is_narrow() {
        let long = [44.0, 49.0, 45.0, 41.0, 32.0, 50.0];
        assert!(!Division::of(374.0, &long).is_level);
        let narrow = Division::of(252.0, &[24.0, 31.0, 35.0, 37.0, 35.0, 34.0]);
        assert!(!narrow.is_level && narrow.name >= NARROW_NAME, "{narrow:?}");
    }
}
