//! The chosen sheet, unrolled over the others: a large map, the story, who fights for what, and what to know before.

use bevy_egui::egui;
use egui::{Color32, Rect, RichText, Sense, UiBuilder, Vec2, pos2, vec2};

use super::board_picture::paint_board;
use super::content::{SheetContent, opening};
use super::order::hardness;
use super::pictures::PictureOf;
use super::sheet::{bare, base, difficulty, found_by, map};
use super::surface::{lay_text, parchment, roll, shadow};
use super::{Chosen, Hands, Pick};
use crate::tell::say;
use crate::view::hud::theme::{self, Ink};
use crate::view::hud::{pieces, spoken};

/// How thick the rolled ends are.
const ROLL: f32 = 15.0;
/// The margin of the paper around what is written.
const EDGE: f32 = 30.0;
/// How wide the sheet has to be for text beside the map.
const BESIDE: f32 = 700.0;
/// How wide it has to be for its name and how hard it is.
const HEADED: f32 = 320.0;
/// The width of a figure's square among the forces.
const FIGURE: f32 = 34.0;

/// Draws the sheet of the chosen battle. Returns whether it was asked to be rolled up.
pub fn show(ui: &mut egui::Ui, hands: &mut Hands, rect: Rect, id: &str, chosen: &Chosen) -> bool {
    let content = &chosen.content;
    // The sheet takes clicks, so that they do not go through to the sheets below it.
    let whole = ui.interact(rect, ui.id().with("unrolled"), Sense::click());
    // The first click of a double click has unrolled the sheet.
    if whole.double_clicked() {
        hands.picks.push(Pick::Begin);
    }
    let paper = rect.shrink2(vec2(10.0, ROLL * 0.6));
    shadow(ui.painter(), paper, 16.0);
    let picture = bare(hands, true);
    parchment(ui.painter(), paper, picture, 0);
    for y in [rect.top() + ROLL * 0.5, rect.bottom() - ROLL * 0.5] {
        roll(ui.painter(), Rect::from_center_size(pos2(rect.center().x, y), vec2(rect.width(), ROLL)));
    }
    let inner = rect.shrink2(vec2(EDGE + 6.0, EDGE));
    let is_closed = heading(ui, hands, inner, content);
    let body = Rect::from_min_max(inner.min + vec2(0.0, 40.0), inner.max);
    let is_beside = body.width() >= BESIDE;
    let share = if is_beside { vec2(0.56, 1.0) } else { vec2(1.0, 0.44) };
    let room = Rect::from_min_size(body.min, body.size() * share);
    let pixels = (room.size() * ui.ctx().pixels_per_point()).ceil();
    let picture = hands.pictures.get(&PictureOf::Chosen(id.to_owned(), chosen.number), || {
        let muster = std::sync::Arc::clone(&content.muster);
        move || paint_board(&opening(&muster), None, (pixels.x as u32, pixels.y as u32))
    });
    match picture {
        Some(picture) => map(ui.painter(), &picture, content.size, room.shrink(2.0)),
        None => {
            let words = say!(hands.words, "table-drawing");
            let text =
                lay_text(ui.painter(), &words, (15.0, false), Ink::Faint.of(&theme::on_paper()), (300.0, 1));
            ui.painter().galley(room.center() - text.size() / 2.0, text, Color32::BLACK);
        }
    }
    let text = if is_beside {
        Rect::from_min_max(pos2(room.right() + 18.0, body.top()), body.max)
    } else {
        Rect::from_min_max(pos2(body.left(), room.bottom() + 8.0), body.max)
    };
    ui.scope_builder(UiBuilder::new().max_rect(text), |ui| {
        *ui.visuals_mut() = theme::on_paper();
        egui::ScrollArea::vertical().id_salt("unrolled").auto_shrink([false, false]).show(ui, |ui| {
            tell(ui, hands, chosen);
        });
    });
    is_closed
}

fn heading(ui: &mut egui::Ui, hands: &Hands, inner: Rect, content: &SheetContent) -> bool {
    let painter = ui.painter().clone();
    let ink = theme::on_paper();
    let close = Rect::from_min_size(pos2(inner.right() - 30.0, inner.top()), Vec2::splat(30.0));
    // A narrow sheet leaves out how hard the scenario is, which its small sheet tells too.
    let mark = if inner.width() > HEADED { 150.0 } else { 0.0 };
    let lay = |(size, rows)| {
        let room = (inner.width() - 34.0 - mark, rows);
        lay_text(&painter, &content.name, (size, true), Ink::Strong.of(&ink), room)
    };
    let title = [(27.0, 1), (21.0, 1), (16.0, 1)].map(lay).into_iter().find(|title| !title.elided);
    painter.galley(inner.min, title.unwrap_or_else(|| lay((theme::SMALL, 2))), Color32::BLACK);
    if let Some(hardness) = hardness(&content.measured).filter(|_| mark > 0.0) {
        difficulty(&painter, hands.words, close.left_center() - vec2(8.0, 0.0), hardness, f32::INFINITY);
    }
    let line = inner.top() + 35.0;
    painter.hline(inner.x_range(), line, egui::Stroke::new(1.2, Ink::Text.of(&ink)));
    ui.scope_builder(UiBuilder::new().max_rect(close), |ui| {
        *ui.visuals_mut() = theme::on_paper();
        let button = egui::Button::new(RichText::new("×").size(26.0)).frame(false);
        let name = say!(hands.words, "table-roll-up");
        spoken::named(ui.put(close, button), &name).on_hover_text(name).clicked()
    })
    .inner
}

fn tell(ui: &mut egui::Ui, hands: &Hands, chosen: &Chosen) {
    let (words, content) = (hands.words, &chosen.content);
    ui.spacing_mut().item_spacing.y = 4.0;
    if !content.story.is_empty() {
        ui.label(RichText::new(&content.story).size(16.0));
        ui.add_space(4.0);
    }
    for side in &content.sides {
        if side.present + side.awaited == 0 {
            continue;
        }
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 20.0), Sense::hover());
            base(ui.painter(), rect.center(), side.side);
            ui.label(theme::heading(&side.name).size(17.0));
            ui.label(theme::faint(super::panel::seat_words(words, &side.control)));
        });
        if side.is_neutral {
            ui.label(theme::faint(say!(words, "table-neutral")));
        } else {
            let aims =
                if side.aims.is_empty() { say!(words, "table-defeat") } else { words.list(&side.aims) };
            ui.label(RichText::new(say!(words, "table-aims", aims = aims)));
        }
        ui.horizontal_wrapped(|ui| {
            for fighters in chosen.fighters.iter().filter(|fighters| fighters.side == side.side) {
                let name = if fighters.count > 1 {
                    say!(words, "table-several", name = &fighters.name, count = fighters.count)
                } else {
                    fighters.name.clone()
                };
                figure(ui, fighters, &name);
            }
        });
        if side.awaited > 0 {
            ui.label(theme::faint(say!(words, "table-awaited", count = side.awaited)));
        }
        ui.add_space(3.0);
    }
    theme::rule(ui);
    let size = say!(words, "table-size", columns = content.size.cols, rows = content.size.rows);
    let light = words.tell(&content.light);
    let limit = say!(words, "table-limit", rounds = content.round_limit);
    ui.label(theme::faint(words.remarks([size, light, limit])));
    if let Some(found) = found_by(words, content) {
        ui.label(theme::faint(found));
    }
    for caution in &chosen.cautions {
        ui.label(theme::faint(caution));
    }
}

/// A figure with its name below, and what kind of creature it is.
fn figure(ui: &mut egui::Ui, fighters: &super::Fighters, name: &str) {
    let text = lay_text(ui.painter(), name, (theme::SMALL, false), ui.visuals().text_color(), (104.0, 2));
    let wide = text.size().x.max(FIGURE * 1.5);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, FIGURE * 1.5 + text.size().y), Sense::hover());
    let middle = pos2(rect.center().x, rect.top() + FIGURE * 0.9);
    pieces::show(ui.painter(), &fighters.piece, false, middle, FIGURE, 1.0);
    ui.painter().galley(
        pos2(rect.center().x - text.size().x / 2.0, rect.top() + FIGURE * 1.5),
        text,
        Color32::BLACK,
    );
    if let Some(kind) = &fighters.kind {
        response.on_hover_text(kind);
    }
}
