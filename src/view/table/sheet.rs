//! One sheet on the table: a small map, a name, a line of the story, who fights whom, and how hard it is. The whole sheet
//! can be clicked.

use bevy_egui::egui;
use egui::{Color32, Rect, Response, Sense, Stroke, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::board_picture::{margins, paint_board};
use super::content::{SheetContent, opening};
use super::order::hardness;
use super::pictures::PictureOf;
use super::surface::{lay_text, parchment, shadow};
use super::{Hands, Sheet};
use crate::battle::SideId;
use crate::grid::Size;
use crate::lab::Hardness;
use crate::tell::{Words, say};
use crate::view::hud::theme::{self, Ink};
use crate::view::paint::paint_parchment;

/// The size of a sheet.
pub const SHEET: Vec2 = vec2(226.0, 208.0);
/// The margin of the paper around what is drawn on it.
const EDGE: f32 = 15.0;
/// The height of the map.
const MAP: f32 = 102.0;
/// How large the map of a sheet is painted, in pixels.
const PAINTED: (u32, u32) = (460, 240);
/// How long a sheet takes to rise.
const RISING: f32 = 0.12;

/// The bare parchment of a sheet.
pub fn bare(hands: &mut Hands, is_unrolled: bool) -> Option<egui::TextureId> {
    let (size, scale) =
        if is_unrolled { (Size { cols: 12, rows: 7 }, 64) } else { (Size { cols: 6, rows: 5 }, 56) };
    let painted =
        hands.pictures.get(&PictureOf::Parchment { is_unrolled }, || move || paint_parchment(size, scale));
    painted.map(|picture| picture.id())
}

/// A rectangle that rises when it is pointed at, and the shadow below it.
pub fn raised(ui: &egui::Ui, hands: &mut Hands, rect: Rect, response: &Response, is_up: bool) -> Rect {
    let is_up = is_up || response.hovered() || response.has_focus();
    let time = if hands.is_still { 0.0 } else { RISING };
    let height = ui.ctx().animate_bool_with_time(response.id, is_up, time);
    hands.moves |= height > 0.0 && height < 1.0;
    let risen = rect.translate(vec2(0.0, -4.0 * height)).expand(2.0 * height);
    shadow(ui.painter(), risen, 4.0 + 9.0 * height);
    risen
}

/// Draws a sheet. Returns the response of the whole.
pub fn show(
    ui: &mut egui::Ui,
    hands: &mut Hands,
    rect: Rect,
    sheet: &Sheet,
    place: usize,
    is_selected: bool,
) -> Response {
    let response = ui.interact(rect, ui.id().with(("sheet", &sheet.id)), Sense::click());
    let name = sheet.told.as_ref().map_or(sheet.id.as_str(), |content| content.name.as_str());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    let risen = raised(ui, hands, rect, &response, false);
    let paper = bare(hands, false);
    let painter = ui.painter().clone();
    parchment(&painter, risen, paper, place);
    if is_selected || response.has_focus() {
        mark(&painter, risen, response.has_focus());
    }
    let inner = risen.shrink(EDGE);
    match &sheet.told {
        Ok(content) => describe(&painter, hands, inner, &sheet.id, content),
        Err(problems) => {
            let ink = theme::on_paper();
            let title = lay_text(&painter, &sheet.id, (17.0, true), Ink::Strong.of(&ink), (inner.width(), 2));
            let below = inner.min + vec2(0.0, title.size().y + 4.0);
            painter.galley(inner.min, title, Color32::BLACK);
            let text = problems.join("\n");
            let text =
                lay_text(&painter, &text, (theme::SMALL, false), Ink::Bad.of(&ink), (inner.width(), 8));
            painter.galley(below, text, Color32::BLACK);
        }
    }
    response
}

/// The mark around a chosen sheet: a line of ink inside its edge, doubled while keys are heard there.
pub fn mark(painter: &egui::Painter, rect: Rect, is_double: bool) {
    let ink = Ink::Text.of(&theme::on_paper());
    painter.rect_stroke(rect.shrink(8.0), 2.0, Stroke::new(2.0, ink), egui::StrokeKind::Middle);
    if is_double {
        painter.rect_stroke(rect.shrink(11.0), 1.0, Stroke::new(1.0, ink), egui::StrokeKind::Middle);
    }
}

fn describe(painter: &egui::Painter, hands: &mut Hands, inner: Rect, id: &str, content: &SheetContent) {
    let ink = theme::on_paper();
    let picture = hands.pictures.get(&PictureOf::Scenario(id.to_owned()), || {
        let muster = std::sync::Arc::clone(&content.muster);
        move || paint_board(&opening(&muster), None, PAINTED)
    });
    let room = Rect::from_min_size(inner.min, vec2(inner.width(), MAP));
    if let Some(picture) = picture {
        map(painter, &picture, content.size, room);
    }
    let mut at = pos2(inner.left(), inner.top() + MAP + 4.0);
    let title = lay_text(painter, &content.name, (17.0, true), Ink::Strong.of(&ink), (inner.width(), 1));
    let height = title.size().y;
    painter.galley(at, title, Color32::BLACK);
    at.y += height;
    let bottom = inner.bottom() - 15.0;
    let rows = ((bottom - at.y) / 16.0).floor().max(1.0) as usize;
    let story =
        lay_text(painter, &content.story, (theme::SMALL, false), Ink::Text.of(&ink), (inner.width(), rows));
    painter.galley(at, story, Color32::BLACK);
    let mut x = inner.left();
    for (number, side) in content.sides.iter().filter(|side| side.present + side.awaited > 0).enumerate() {
        if number > 0 {
            x += 6.0;
        }
        base(painter, pos2(x + 6.0, inner.bottom() - 7.0), side.side);
        let count = lay_text(
            painter,
            &(side.present + side.awaited).to_string(),
            (15.0, true),
            Ink::Text.of(&ink),
            (60.0, 1),
        );
        let width = count.size().x;
        painter.galley(pos2(x + 15.0, inner.bottom() - 7.0 - count.size().y / 2.0), count, Color32::BLACK);
        x += 15.0 + width;
    }
    if let Some(hardness) = hardness(&content.measured) {
        let room = inner.right() - x - 8.0;
        difficulty(painter, hands.words, pos2(inner.right(), inner.bottom() - 7.0), hardness, room);
    }
}

/// Draws a map without its margin, as large as the room allows.
pub fn map(painter: &egui::Painter, picture: &egui::TextureHandle, size: Size, room: Rect) {
    let (across, down) = margins(size.cols, size.rows);
    let uv = Rect::from_min_max(pos2(across, down), pos2(1.0 - across, 1.0 - down));
    let shown = picture.size_vec2() * uv.size();
    let fit = (room.width() / shown.x).min(room.height() / shown.y);
    let place = Rect::from_center_size(room.center(), shown * fit);
    painter.image(picture.id(), place, uv, Color32::WHITE);
}

/// A small base in the colour and the shape of a side.
pub fn base(painter: &egui::Painter, middle: egui::Pos2, side: SideId) {
    let (colour, ink) = (theme::side_colour(side), Stroke::new(1.3, Ink::Text.of(&theme::on_paper())));
    let corners = match side.0 {
        0 => 0,
        1 => 4,
        2 => 3,
        other => u32::from(other) + 2,
    };
    if corners == 0 {
        painter.circle(middle, 5.5, colour, ink);
        return;
    }
    let corner = |number: u32| {
        let angle = number as f32 / corners as f32 * std::f32::consts::TAU;
        middle + 6.8 * vec2(angle.sin(), -angle.cos())
    };
    painter.add(egui::Shape::convex_polygon((0..corners).map(corner).collect(), colour, ink));
}

/// The mark of how hard a scenario is: its word if there is so much room, and as many blots of ink. It ends at a point.
pub fn difficulty(painter: &egui::Painter, words: &Words, right: egui::Pos2, hardness: Hardness, room: f32) {
    let ink = Ink::Text.of(&theme::on_paper());
    let mut x = right.x - 4.0;
    for step in Hardness::ALL.into_iter().rev() {
        let middle = pos2(x, right.y);
        let blot = |reach: f32| {
            [(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)]
                .map(|(x, y)| middle + vec2(x, y))
                .to_vec()
        };
        let fill = if step <= hardness { ink } else { Color32::TRANSPARENT };
        painter.add(egui::Shape::convex_polygon(blot(4.2), fill, Stroke::new(1.1, ink)));
        x -= 10.5;
    }
    let word = lay_text(painter, &words.say(hardness.message(), &[]), (theme::SMALL, false), ink, (100.0, 1));
    let left = x + 1.0 - word.size().x;
    if right.x - left <= room {
        painter.galley(pos2(left, right.y - word.size().y / 2.0), word, Color32::BLACK);
    }
}

/// How hard the program's opponents found a scenario, in a sentence.
pub fn found_by(words: &Words, content: &SheetContent) -> Option<String> {
    let won = |level: &str| content.measured.iter().find(|(name, _)| name == level).map(|(_, won)| *won);
    let parts = content.measured.iter().filter_map(|(name, _)| {
        let who = words.say(&format!("table-play-{name}"), &[]);
        Some(say!(words, "table-won", who = who, won = won(name)?))
    });
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| say!(words, "table-measured", parts = words.list(parts)))
}
