//! Lays the table: lettering and search above, sheets in the middle, books below, and the choices in a panel beside them.

use bevy_egui::egui;
use egui::{Color32, FontId, Rect, RichText, Sense, UiBuilder, Vec2, pos2, vec2};

use super::books::SHELF;
use super::sheet::SHEET;
use super::{Hands, Pick, TableTop, books, keys, panel, saves, sheet, surface, unrolled};
use crate::tell::{Words, say};
use crate::view::hud::{keep_focus_in_sight, show_lessons, spoken, theme};
use crate::view::wish::Wish;

/// The height of the lettering's strip.
const HEAD: f32 = 62.0;
/// The size of the lettering, and of the words on the tabs beside it.
const LETTERS: f32 = 44.0;
const TAB: f32 = 17.0;
/// What the strip needs for its edges, for a field to search in, and for a drawer that holds everything.
const EDGES: f32 = 60.0;
const SEARCH: f32 = 110.0;
const DRAWER: f32 = 80.0;
/// The space between sheets.
const GAP: f32 = 10.0;
/// The narrowest and the widest panel, and its part of the window.
const PANEL: (f32, f32, f32) = (258.0, 400.0, 0.27);
/// The colour of words on the oak.
pub const PALE: Color32 = Color32::from_rgb(0xE6, 0xD8, 0xB8);

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
    surface::oak(screen.painter(), window, hands.oak);
    if !hands.is_covered {
        keys::read(context, hands, top);
    }
    let division = Division::of(window);
    head(&mut screen, hands, top, division.head);
    if top.shows_saves {
        shelf(&mut screen, hands, top, division.sheets);
    } else {
        table(&mut screen, hands, top, division.sheets);
    }
    books::show(&mut screen, hands, top, division.books);
    side(&mut screen, hands, top, division.panel);
}

/// What the strip above the sheets has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HeadRoom {
    is_lettered: bool,
    /// Whether the search has its field. Without one, letters search all the same.
    has_search: bool,
    /// Whether everything else is in one drawer.
    is_drawer: bool,
}

impl HeadRoom {
    /// The room in a strip of this width, given the widths of the lettering and of everything that can be clicked.
    fn of(width: f32, letters: f32, ways: f32) -> HeadRoom {
        let is_drawer = EDGES + ways > width;
        let used = EDGES + if is_drawer { DRAWER } else { ways };
        let has_search = !is_drawer && used + SEARCH <= width;
        let searched = if has_search { SEARCH } else { 0.0 };
        HeadRoom { is_lettered: used + searched + letters <= width, has_search, is_drawer }
    }
}

fn head(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop, rect: Rect) {
    let words = hands.words;
    let tabs: Vec<String> = tabs(top).map(|of_saves| tab_text(words, top, of_saves)).collect();
    let ways = ways_on(words).map(|(text, _)| text);
    let width = |text: &String, size: f32| {
        let text = ui.painter().layout_no_wrap(text.clone(), theme::face(size), PALE);
        text.size().x + ui.spacing().item_spacing.x + 2.0 * ui.spacing().button_padding.x + 2.0
    };
    let all = tabs.iter().map(|text| width(text, TAB)).sum::<f32>()
        + ways
            .iter()
            .chain([&say!(words, "table-lessons")])
            .map(|text| width(text, theme::BODY))
            .sum::<f32>();
    let room = HeadRoom::of(rect.width(), width(&say!(words, "window-title"), LETTERS), all);
    let left = if room.is_lettered { lettering(ui.painter(), words, rect) } else { rect.left() };
    let right = Rect::from_min_max(pos2(left + 20.0, rect.top() + 18.0), rect.max - vec2(14.0, 8.0));
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            if room.is_drawer {
                ui.menu_button(say!(words, "window-menu"), |ui| {
                    show_tabs(ui, words, top);
                    show_lessons_drawer(ui, hands);
                    ways_on(words).into_iter().for_each(|way| show_way(ui, hands, way));
                });
                return;
            }
            show_tabs(ui, words, top);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ways_on(words).into_iter().rev().for_each(|way| show_way(ui, hands, way));
                show_lessons_drawer(ui, hands);
                if room.has_search && !top.shows_saves {
                    search(ui, hands, top);
                }
            });
        });
    });
}

/// Letters that are burnt into the oak: their lower edge catches the light. Returns where they end.
fn lettering(painter: &egui::Painter, words: &Words, rect: Rect) -> f32 {
    let font = FontId::new(LETTERS, egui::FontFamily::Name(theme::BOLD.into()));
    let title = say!(words, "window-title");
    let at = pos2(rect.left() + 20.0, rect.center().y + 1.0);
    let mut end = at.x;
    for (off, colour) in [
        (1.4, Color32::from_rgba_unmultiplied(0xB8, 0x93, 0x66, 120)),
        (-1.2, Color32::from_black_alpha(200)),
        (0.0, PALE),
    ] {
        let place = at + vec2(0.0, off);
        end = painter.text(place, egui::Align2::LEFT_CENTER, &title, font.clone(), colour).right();
    }
    end
}

/// Whether each tab is that of the saved battles, of which there may be none.
fn tabs(top: &TableTop) -> impl Iterator<Item = bool> + use<> {
    [false].into_iter().chain((!top.saves.is_empty()).then_some(true))
}

fn tab_text(words: &Words, top: &TableTop, of_saves: bool) -> String {
    if of_saves {
        say!(words, "table-saves", count = top.saves.len())
    } else {
        say!(words, "table-scenarios")
    }
}

/// Scenarios and saved battles, of which one is shown.
fn show_tabs(ui: &mut egui::Ui, words: &Words, top: &mut TableTop) {
    for of_saves in tabs(top) {
        let text = RichText::new(tab_text(words, top, of_saves)).size(TAB).color(PALE);
        let text = if top.shows_saves == of_saves { text.underline() } else { text };
        if ui.add(egui::Button::new(text).frame(false)).clicked() {
            top.shows_saves = of_saves;
        }
        ui.add_space(4.0);
    }
}

/// Where the strip leads, from left to right.
fn ways_on(words: &Words) -> [(String, Pick); 3] {
    [
        (say!(words, "codex-title"), Pick::Wish(Wish::OpenCodex(true))),
        (say!(words, "settings-title"), Pick::Settings),
        (say!(words, "window-quit"), Pick::Quit),
    ]
}

fn show_way(ui: &mut egui::Ui, hands: &mut Hands, (text, pick): (String, Pick)) {
    if ui.button(text).clicked() {
        hands.picks.push(pick);
    }
}

fn show_lessons_drawer(ui: &mut egui::Ui, hands: &mut Hands) {
    ui.menu_button(say!(hands.words, "table-lessons"), |ui| {
        hands.picks.extend(show_lessons(ui, hands.lessons, hands.words).map(Pick::Wish));
    });
}

fn search(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop) {
    let hint = say!(hands.words, "table-search");
    let field = egui::TextEdit::singleline(&mut top.typed)
        .hint_text(hint.clone())
        .margin(egui::Margin::symmetric(8, 5))
        .desired_width((ui.available_width() - 16.0).clamp(84.0, 190.0));
    if spoken::named(ui.add(field), &hint).changed() {
        keys::follow_search(hands, top);
    }
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
            keep_focus_in_sight(ui);
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
    fn a_narrow_strip_gives_up_the_lettering_then_the_search_then_puts_everything_into_a_drawer() {
        let told = [900.0, 600.0, 500.0, 300.0, 190.0].map(|width| {
            let room = HeadRoom::of(width, 170.0, 430.0);
            assert!(!(room.is_drawer && room.has_search), "a drawer has no room beside it");
            (room.is_lettered, room.has_search, room.is_drawer)
        });
        let (all, plain) = ((true, true, false), (false, true, false));
        assert_eq!(told, [all, plain, (false, false, false), (false, false, true), (false, false, true)]);
    }

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
