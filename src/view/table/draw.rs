//! Lays the table: lettering and search above, sheets in the middle, books below, and the choices in a panel beside them.

use bevy_egui::egui;
use egui::{Color32, FontId, Rect, RichText, Sense, UiBuilder, Vec2, pos2, vec2};

use super::books::SHELF;
use super::sheet::SHEET;
use super::{Hands, Pick, TableTop, books, keys, panel, saves, sheet, surface, unrolled};
use crate::tell::say;
use crate::view::hud::{show_lessons, theme};
use crate::view::wish::Wish;

/// The height of the lettering's strip.
const HEAD: f32 = 62.0;
/// The space between sheets.
const GAP: f32 = 10.0;
/// The narrowest and the widest panel, and its part of the window.
const PANEL: (f32, f32, f32) = (258.0, 400.0, 0.27);
/// The colour of words on the oak.
const PALE: Color32 = Color32::from_rgb(0xE6, 0xD8, 0xB8);

/// How the window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Division {
    head: Rect,
    sheets: Rect,
    books: Rect,
    panel: Rect,
}

impl Division {
    fn of(window: Rect) -> Division {
        let wide = (window.width() * PANEL.2).clamp(PANEL.0, PANEL.1).floor();
        let (table, panel) = window.split_left_right_at_x(window.right() - wide);
        let (head, rest) = table.split_top_bottom_at_y(table.top() + HEAD);
        let (sheets, books) = rest.split_top_bottom_at_y(rest.bottom() - SHELF);
        Division { head, sheets, books, panel }
    }
}

/// How many sheets lie side by side in so much room, and how large they are: they grow a little to fill it.
fn columns(room: f32) -> (usize, Vec2) {
    let count = ((room + GAP) / (SHEET.x * 0.94 + GAP)).floor().max(1.0);
    let width = ((room + GAP) / count - GAP).min(SHEET.x * 1.3);
    (count as usize, vec2(width, SHEET.y))
}

/// Draws the title. What the player picks is in `hands` afterwards.
pub fn show(context: &egui::Context, hands: &mut Hands, top: &mut TableTop) {
    let window = context.viewport_rect();
    let mut screen = egui::Ui::new(
        context.clone(),
        "title".into(),
        UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(window),
    );
    if !hands.is_covered {
        keys::read(context, hands, top);
    }
    let division = Division::of(window);
    surface::oak(screen.painter(), window, hands.oak);
    head(&mut screen, hands, top, division.head);
    if top.shows_saves {
        shelf(&mut screen, hands, top, division.sheets);
    } else {
        table(&mut screen, hands, top, division.sheets);
    }
    books::show(&mut screen, hands, top, division.books);
    side(&mut screen, hands, top, division.panel);
}

fn head(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop, rect: Rect) {
    let words = hands.words;
    let painter = ui.painter().clone();
    let font = FontId::new(44.0, egui::FontFamily::Name(theme::BOLD.into()));
    let title = say!(words, "window-title");
    let at = pos2(rect.left() + 20.0, rect.center().y + 1.0);
    // Letters that are burnt into the oak: their lower edge catches the light.
    let mut end = at.x;
    for (off, colour) in [
        (1.4, Color32::from_rgba_unmultiplied(0xB8, 0x93, 0x66, 120)),
        (-1.2, Color32::from_black_alpha(200)),
        (0.0, PALE),
    ] {
        let place = at + vec2(0.0, off);
        end = painter.text(place, egui::Align2::LEFT_CENTER, &title, font.clone(), colour).right();
    }
    let right = Rect::from_min_max(pos2(end + 20.0, rect.top() + 18.0), rect.max - vec2(14.0, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            let tab = |ui: &mut egui::Ui, text: String, is_on: bool| {
                let text = RichText::new(text).size(17.0).color(PALE);
                let text = if is_on { text.underline() } else { text };
                let button = egui::Button::new(text).frame(false);
                ui.add(button).clicked()
            };
            // While nothing has been saved there is nothing to choose between.
            let count = top.saves.len();
            if count > 0 || top.shows_saves {
                if tab(ui, say!(words, "table-scenarios"), !top.shows_saves) {
                    top.shows_saves = false;
                }
                ui.add_space(4.0);
            }
            if count > 0 && tab(ui, say!(words, "table-saves", count = count), top.shows_saves) {
                top.shows_saves = true;
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if ui.button(say!(words, "window-quit")).clicked() {
                    hands.picks.push(Pick::Quit);
                }
                if ui.button(say!(words, "settings-title")).clicked() {
                    hands.picks.push(Pick::Settings);
                }
                if ui.button(say!(words, "codex-title")).clicked() {
                    hands.picks.push(Pick::Wish(Wish::OpenCodex(true)));
                }
                ui.menu_button(say!(words, "table-lessons"), |ui| {
                    hands.picks.extend(show_lessons(ui, hands.lessons, words).map(Pick::Wish));
                });
                if !top.shows_saves {
                    let hint = say!(words, "table-search");
                    let field = egui::TextEdit::singleline(&mut top.typed)
                        .hint_text(hint)
                        .margin(egui::Margin::symmetric(8, 5))
                        .desired_width((ui.available_width() - 16.0).clamp(60.0, 190.0));
                    if ui.add(field).changed() {
                        keys::follow_search(hands, top);
                    }
                }
            });
        });
    });
}

/// The sheets, in rows; the chosen one lies open over them.
fn table(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop, rect: Rect) {
    let room = rect.shrink2(vec2(14.0, 0.0));
    let found: Vec<usize> = {
        let ids: Vec<&str> = top.found().iter().map(|sheet| sheet.id.as_str()).collect();
        (0..top.sheets.len()).filter(|place| ids.contains(&top.sheets[*place].id.as_str())).collect()
    };
    let (count, size) = columns(room.width());
    top.columns = count;
    let is_covered = top.is_unrolled && matches!(top.chosen, Some(Ok(_)));
    let mut picks = Vec::new();
    let wanted = std::mem::take(&mut top.reveals)
        .then(|| found.iter().position(|place| Some(&top.sheets[*place].id) == top.selected.as_ref()));
    let rows = Rows { count: found.len(), columns: count, size, wanted: wanted.flatten() };
    grid(ui, rect, rows, hands, |ui, hands, number, place| {
        let sheet = &top.sheets[found[number]];
        let is_selected = top.selected.as_deref() == Some(sheet.id.as_str());
        let response = sheet::show(ui, hands, place, sheet, number, is_selected);
        if response.double_clicked() && sheet.told.is_ok() {
            picks.push(Pick::Select(sheet.id.clone()));
            picks.push(Pick::Begin);
        } else if response.clicked() {
            picks.push(match sheet.told {
                Ok(_) => Pick::Unroll(sheet.id.clone()),
                Err(_) => Pick::Problems(sheet.id.clone()),
            });
        } else if response.gained_focus() {
            picks.push(Pick::Select(sheet.id.clone()));
        }
    });
    if found.is_empty() && !top.sheets.is_empty() {
        let text = say!(hands.words, "table-nothing-found", typed = &top.typed);
        ui.painter().text(room.center(), egui::Align2::CENTER_CENTER, text, theme::face(18.0), PALE);
    }
    if is_covered {
        ui.painter().rect_filled(rect, 0.0, Color32::from_black_alpha(120));
        // A click beside the open sheet rolls it up.
        let beside = ui.interact(rect, ui.id().with("beside"), Sense::click());
        if beside.double_clicked() {
            hands.picks.push(Pick::Begin);
        }
        let open = Rect::from_center_size(room.center(), room.size().min(vec2(1240.0, 700.0)));
        if let (Some(Ok(chosen)), Some(id)) = (&top.chosen, &top.selected) {
            let is_closed = unrolled::show(ui, hands, open.shrink2(vec2(6.0, 4.0)), id, chosen);
            if is_closed || beside.clicked() {
                top.is_unrolled = false;
            }
        }
    }
    hands.picks.extend(picks);
}

/// The saved battles, in rows.
fn shelf(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop, rect: Rect) {
    let (count, size) = columns(rect.width() - 28.0);
    let rows = Rows { count: top.saves.len(), columns: count, size, wanted: None };
    grid(ui, rect, rows, hands, |ui, hands, number, place| {
        saves::show(ui, hands, top, number, place);
    });
}

/// Sheets in rows.
struct Rows {
    count: usize,
    columns: usize,
    size: Vec2,
    /// The one that has to come into sight.
    wanted: Option<usize>,
}

/// Lays sheets in rows, and says how many lie out of sight below.
fn grid(
    ui: &mut egui::Ui,
    rect: Rect,
    Rows { count, columns, size, wanted }: Rows,
    hands: &mut Hands,
    mut show: impl FnMut(&mut egui::Ui, &mut Hands, usize, Rect),
) {
    let room = rect.shrink2(vec2(14.0, 0.0));
    let rows = count.div_ceil(columns);
    let step = size + Vec2::splat(GAP);
    let indent = (room.width() + GAP - step.x * columns as f32) / 2.0;
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        let area = egui::ScrollArea::vertical().id_salt("sheets").auto_shrink([false, false]);
        let output = area.show(ui, |ui| {
            let height = rows as f32 * step.y + 6.0;
            let (whole, _) = ui.allocate_exact_size(vec2(room.width(), height), Sense::hover());
            for number in 0..count {
                let (row, column) = (number / columns, number % columns);
                let corner = whole.min + vec2(indent, 4.0) + step * vec2(column as f32, row as f32);
                let place = Rect::from_min_size(corner, size);
                if wanted == Some(number) {
                    ui.scroll_to_rect(place.expand(14.0), None);
                }
                if ui.is_rect_visible(place.expand(20.0)) {
                    show(ui, hands, number, place);
                }
            }
        });
        let seen = output.state.offset.y + output.inner_rect.height();
        let below =
            (0..count).filter(|number| (number / columns) as f32 * step.y + size.y * 0.5 > seen).count();
        if below > 0 {
            let text = say!(hands.words, "table-below", count = below);
            let galley = surface::lay_text(ui.painter(), &text, (14.0, false), PALE, (400.0, 1));
            let place = Rect::from_center_size(
                pos2(rect.center().x, rect.bottom() - 13.0),
                galley.size() + vec2(22.0, 6.0),
            );
            ui.painter().rect_filled(place, 9.0, Color32::from_black_alpha(225));
            ui.painter().galley(place.center() - galley.size() / 2.0, galley, Color32::BLACK);
        }
    });
}

fn side(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop, rect: Rect) {
    let frame = theme::panel(ui.visuals());
    ui.painter().rect_filled(rect, 0.0, ui.visuals().panel_fill);
    let edge = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().vline(rect.left(), rect.y_range(), edge);
    ui.scope_builder(UiBuilder::new().max_rect(rect - frame.inner_margin), |ui| {
        ui.set_clip_rect(rect);
        ui.add_space(6.0);
        panel::show(ui, hands, top);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_take_most_of_every_window_and_always_fit_side_by_side() {
        for (width, height) in [(889.0, 667.0), (1280.0, 720.0), (1516.0, 853.0), (1652.0, 929.0)] {
            let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
            let division = Division::of(window);
            let table = window.area() - division.panel.area();
            assert!(table / window.area() >= 0.65, "{width} x {height}");
            let (count, size) = columns(division.sheets.width() - 28.0);
            assert!(count >= 2 && count as f32 * (size.x + GAP) - GAP <= division.sheets.width() - 27.0);
            assert!(division.sheets.height() > SHEET.y * 1.8, "{width} x {height}");
        }
    }
}
