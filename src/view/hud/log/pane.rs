//! Draws the log: beside the board as it goes on, and over the board with filters and a search.

use bevy_egui::egui;
use egui::{Color32, RichText};

use super::filter::{Kind, Whose};
use super::rows::Content;
use super::{Line, LogView, dice};
use crate::tell::{Teller, Weight, Words, say};
use crate::view::commands::Command;
use crate::view::hud::theme::{self, Ink};
use crate::view::hud::{Hud, sheet, spoken};
use crate::view::picture::Known;
use crate::view::wish::Wish;

/// The size of the large log where there is room.
const LARGEST: egui::Vec2 = egui::vec2(900.0, 1000.0);
/// The size of the text of a line.
const TEXT: f32 = 14.0;

/// Shows the log in the panel at the side.
pub(in crate::view::hud) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    ui.horizontal(|ui| {
        choose_way(ui, hud, words);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let larger = ui.button(RichText::new(say!(words, "log-larger")).size(theme::SMALL));
            if larger
                .on_hover_text(say!(
                    words,
                    "log-larger-tip",
                    key = hud.settings.keys.first(Command::LargeLog, words),
                    search = hud.settings.keys.first(Command::SearchLog, words)
                ))
                .clicked()
            {
                hud.wishes.write(Wish::OpenLog(true));
            }
        });
    });
    // The large log is shown instead.
    if hud.log_view.is_large {
        return;
    }
    if !hud.log_view.filter.is_open() {
        ui.horizontal(|ui| {
            ui.label(theme::faint(say!(words, "log-filtered")));
            open_filter(ui, &mut hud.log_view, words);
        });
    }
    lines(ui, hud, teller);
}

/// Shows the log over the board, with everything that can be asked of it.
pub(in crate::view::hud) fn show_sheet(context: &egui::Context, hud: &mut Hud, teller: &Teller) {
    if !hud.log_view.is_large {
        return;
    }
    let words = teller.words();
    let title = say!(words, "log-title");
    let (closes, ()) = sheet::show(context, words, ("log", title), LARGEST, |ui| {
        ui.horizontal_wrapped(|ui| {
            choose_way(ui, hud, words);
            ui.separator();
            let key = hud.settings.keys.first(Command::SearchLog, words);
            search(ui, &mut hud.log_view, say!(words, "log-search", key = key));
        });
        ui.horizontal_wrapped(|ui| filters(ui, hud, teller));
        theme::rule(ui);
        lines(ui, hud, teller);
    });
    if closes {
        hud.wishes.write(Wish::OpenLog(false));
    }
}

/// Story or rolls.
fn choose_way(ui: &mut egui::Ui, hud: &mut Hud, words: &Words) {
    for (tells_rolls, id) in [(false, "log-story"), (true, "log-rolls")] {
        let is_chosen = hud.log_view.tells_rolls == tells_rolls;
        let label = ui.selectable_label(is_chosen, RichText::new(words.say(id, &[])).size(TEXT));
        if label.clicked() && !is_chosen {
            hud.wishes.write(Wish::SwitchLog);
        }
    }
}

fn search(ui: &mut egui::Ui, view: &mut LogView, hint: String) {
    let field =
        egui::TextEdit::singleline(&mut view.filter.search).hint_text(hint.clone()).desired_width(180.0);
    let field = spoken::named(ui.add(field), &hint);
    if std::mem::take(&mut view.wants_search) {
        field.request_focus();
    }
}

/// Whose lines, which kinds, only dice.
fn filters(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    let sides = hud.stage.muster().scenario.side_ids();
    let whose = match hud.log_view.filter.whose {
        Whose::Everybody => say!(words, "log-everybody"),
        Whose::Side(side) => teller.side(side),
        Whose::One(who) => teller.name(who),
    };
    let LogView { filter, tells_rolls, .. } = &mut *hud.log_view;
    egui::ComboBox::from_id_salt("whose").selected_text(whose).height(320.0).show_ui(ui, |ui| {
        ui.selectable_value(&mut filter.whose, Whose::Everybody, say!(words, "log-everybody"));
        for side in sides {
            let name = RichText::new(teller.side(side)).color(theme::side_ink(side, ui.visuals()));
            ui.selectable_value(&mut filter.whose, Whose::Side(side), name);
        }
        let picture = &hud.stage.picture;
        for (who, _) in picture.everybody() {
            if picture.known(hud.stage.viewer, who) != Known::Unknown {
                ui.selectable_value(&mut filter.whose, Whose::One(who), teller.name(who));
            }
        }
    });
    for kind in Kind::ALL {
        let id = match kind {
            Kind::Blow => "log-blows",
            Kind::Move => "log-moves",
            Kind::Nerve => "log-nerve",
            Kind::Other => continue,
        };
        let mut is_on = filter.kind == Some(kind);
        if ui.toggle_value(&mut is_on, words.say(id, &[])).clicked() {
            filter.kind = is_on.then_some(kind);
        }
    }
    if *tells_rolls {
        ui.toggle_value(&mut filter.dice_alone, say!(words, "log-dice"));
    } else {
        // The story has no dice.
        filter.dice_alone = false;
    }
    open_filter(ui, &mut hud.log_view, words);
}

/// Offers to show every line again, unless every line is shown.
fn open_filter(ui: &mut egui::Ui, view: &mut LogView, words: &Words) {
    if !view.filter.is_open() && ui.button(say!(words, "log-all")).clicked() {
        view.filter = super::Filter::default();
    }
}

/// What a click on a line asks for.
enum Click {
    Read(String),
    Find,
}

fn lines(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let width = ui.available_width();
    let LogView { tells_rolls, filter, rows, .. } = &mut *hud.log_view;
    let log = &*hud.log;
    let list = if *tells_rolls { &log.rolls } else { &log.story };
    let content = Content {
        tells_rolls: *tells_rolls,
        filter: filter.clone(),
        count: list.len(),
        last: list.last().map(|line| line.text.clone()).unwrap_or_default(),
        edition: hud.stage.edition,
        width,
    };
    rows.refresh(content, || filter.sift(list), |line| estimate(&list[line], width));
    if rows.lines.is_empty() {
        let id = if filter.is_open() { "log-nothing-yet" } else { "log-nothing-found" };
        ui.label(theme::faint(teller.words().say(id, &[])));
    }
    let mut clicked = None;
    rows.show(ui, &mut hud.scrolled, |ui, place| {
        if let Some(click) = show_line(ui, &list[place], teller.words()) {
            clicked = Some((place, click));
        }
    });
    match clicked {
        Some((_, Click::Read(rule))) => {
            hud.wishes.write(Wish::Read(rule));
        }
        Some((place, Click::Find)) if !list[place].squares.is_empty() => {
            hud.wishes.write(Wish::Find(list[place].squares.clone()));
        }
        _ => {}
    }
}

/// About how high a line will be.
fn estimate(line: &Line, width: f32) -> f32 {
    if line.weight == Weight::Headline {
        return 30.0;
    }
    let letters = line.text.chars().count() as f32;
    4.0 + 19.0 * (letters * 6.6 / (width - 24.0).max(60.0)).ceil()
}

fn show_line(ui: &mut egui::Ui, line: &Line, words: &Words) -> Option<Click> {
    if line.weight == Weight::Headline {
        heading(ui, line);
        return None;
    }
    let mut clicked = None;
    let builder = egui::UiBuilder::new().sense(egui::Sense::click());
    let row = ui.scope_builder(builder, |ui| {
        let response = ui.response();
        if response.hovered() && !line.squares.is_empty() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        ui.set_width(ui.available_width());
        ui.add_space(2.0);
        let top = ui.cursor().top();
        let beside_bar = egui::Margin { left: 8, ..egui::Margin::ZERO };
        egui::Frame::NONE.inner_margin(beside_bar).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                // The words around dice have their own spaces.
                ui.spacing_mut().item_spacing = egui::vec2(0.0, 2.0);
                content(ui, line, words, &mut clicked);
            });
        });
        let bottom = ui.min_rect().bottom();
        let colour = line.side.map_or(Color32::TRANSPARENT, theme::side_colour);
        let left = ui.min_rect().left();
        let bar = egui::Rect::from_x_y_ranges(left..=left + 3.0, top + 1.0..=bottom - 1.0);
        ui.painter().rect_filled(bar, egui::CornerRadius::same(1), colour);
        ui.add_space(2.0);
    });
    if row.response.clicked() {
        clicked = clicked.or(Some(Click::Find));
    }
    clicked
}

fn content(ui: &mut egui::Ui, line: &Line, words: &Words, clicked: &mut Option<Click>) {
    let text = |text: &str| RichText::new(text).size(TEXT);
    match &line.drawn {
        Some((before, dice, behind)) => {
            ui.label(text(before));
            for die in dice {
                let name = || say!(words, "dice-shown", sides = die.sides, natural = die.face);
                dice::show(ui, *die, name);
            }
            ui.label(text(behind));
        }
        None => {
            ui.label(text(&line.text));
        }
    }
    ui.add_space(4.0);
    if let Some(rule) = &line.rule
        && ui.link(RichText::new(rule).size(theme::SMALL)).clicked()
    {
        *clicked = Some(Click::Read(rule.clone()));
    }
}

fn heading(ui: &mut egui::Ui, line: &Line) {
    ui.add_space(6.0);
    let strong = Ink::Strong.of(ui.visuals());
    let colour = line.side.map_or(strong, |side| theme::side_ink(side, ui.visuals()));
    ui.label(RichText::new(&line.text).size(theme::BODY).strong().color(colour));
    ui.add_space(2.0);
}
