//! The rulebooks on the edge of the table: bound books that stand side by side. The one that the next battle follows is
//! pulled out. A click on it puts it back, and then each scenario has its own again.

use bevy_egui::egui;
use egui::epaint::TextShape;
use egui::{Color32, Rect, Sense, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::pictures::PictureOf;
use super::surface::{WHOLE, lay_text};
use super::{Book, Hands, TableTop};
use crate::tell::say;
use crate::view::hud::theme::{self, Ink};
use crate::view::paint::{Binding, paint_cover, paint_spine};

/// The height of the books' strip.
pub const SHELF: f32 = 150.0;
/// The height of a spine, and how narrow and how broad it may be.
const SPINE: (f32, f32, f32) = (132.0, 44.0, 60.0);
/// The size of a cover.
pub const COVER: Vec2 = vec2(62.0, 84.0);
/// The space between books.
const BESIDE: f32 = 3.0;
/// How many pixels per point the books are painted with.
const FINE: f32 = 2.0;
/// The size of the smallest letters on a spine.
const SMALLEST: f32 = 11.5;
/// How far a book is pulled out: when it is pointed at, and when it is chosen.
const PULLED: (f32, f32) = (7.0, 13.0);
/// How long a book takes to be pulled out.
const PULLING: f32 = 0.1;

/// Draws the books. The strip goes on to the left and right if there are too many.
pub fn show(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop, rect: Rect) {
    let edge = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 9.0), rect.max);
    ui.painter().rect_filled(edge, 0.0, Color32::from_rgb(0x3E, 0x2D, 0x20));
    ui.painter().hline(
        rect.x_range(),
        edge.top(),
        egui::Stroke::new(1.0, Color32::from_rgb(0x5C, 0x45, 0x31)),
    );
    let in_force = top.book_in_force().map(str::to_owned);
    let is_own = top.choices.book.is_none();
    let mut chosen = None;
    let room = rect.shrink2(vec2(10.0, 0.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
        egui::ScrollArea::horizontal().id_salt("books").auto_shrink([false, false]).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = BESIDE;
                let share = room.width() / top.books.len().max(1) as f32 - BESIDE;
                let width = share.clamp(SPINE.1, SPINE.2).floor();
                for book in &top.books {
                    let is_chosen = in_force.as_deref() == Some(book.id.as_str());
                    if spine(ui, hands, book, width, (is_chosen, is_own)) {
                        // Who picks the chosen book puts it back.
                        chosen = Some(Some(book.id.clone()).filter(|_| is_own || !is_chosen));
                    }
                }
            });
        });
    });
    if let Some(book) = chosen {
        top.choices.book = book;
    }
}

fn spine(
    ui: &mut egui::Ui,
    hands: &mut Hands,
    book: &Book,
    width: f32,
    (is_chosen, is_own): (bool, bool),
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(width, SHELF - 12.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &book.name));
    let wanted = match (is_chosen, response.hovered() || response.has_focus()) {
        (true, _) => PULLED.1,
        (false, true) => PULLED.0,
        (false, false) => 0.0,
    };
    let time = if hands.is_still { 0.0 } else { PULLING };
    let pulled = ui.ctx().animate_value_with_time(response.id, wanted, time);
    hands.moves |= (pulled - wanted).abs() > 0.01;
    let bottom = rect.bottom() + 6.0;
    let place = Rect::from_min_max(pos2(rect.left(), bottom - SPINE.0 - pulled), pos2(rect.right(), bottom));
    let painter = ui.painter().clone();
    super::surface::shadow(&painter, place.expand2(vec2(3.0, 0.0)), 3.0);
    let binding = book.binding;
    let picture = hands.pictures.get(&PictureOf::Spine(binding), || {
        move || paint_spine(binding, (SPINE.2 * FINE) as u32, ((SPINE.0 + PULLED.1) * FINE) as u32)
    });
    // A book that is not pulled out shows less of its foot.
    let shown = (SPINE.0 + pulled) / (SPINE.0 + PULLED.1);
    match picture {
        Some(picture) => {
            let uv = Rect::from_min_max(WHOLE.min, pos2(1.0, shown));
            painter.image(picture.id(), place, uv, Color32::WHITE);
        }
        None => {
            painter.rect_filled(place, 3.0, theme::colour(binding.colour()));
        }
    }
    title(&painter, book, place, SPINE.0 + PULLED.1);
    if is_chosen {
        // A ribbon hangs out of the book in force: plain for the scenario's own, broad for one that was chosen.
        let width = if is_own { 5.0 } else { 9.0 };
        let ribbon =
            Rect::from_min_size(pos2(place.center().x - width / 2.0, place.top() - 3.0), vec2(width, 15.0));
        painter.rect_filled(ribbon, 0.0, Color32::from_rgb(0xC9, 0xB8, 0x8F));
    }
    if response.has_focus() {
        let paper = Color32::from_rgb(0xE6, 0xD8, 0xB8);
        painter.rect_stroke(place.shrink(1.0), 3.0, egui::Stroke::new(1.5, paper), egui::StrokeKind::Inside);
    }
    let is_clicked = response.clicked();
    response.on_hover_ui(|ui| opened(ui, hands, book));
    is_clicked
}

/// The name of a book, from the foot of its spine upwards, between the second and the third band.
fn title(painter: &egui::Painter, book: &Book, place: Rect, height: f32) {
    let room = height * 0.43;
    let ink = Color32::from_rgb(0xF0, 0xE2, 0xC2);
    let lines = ((place.width() - 8.0) / 17.0).floor().max(1.0) as usize;
    let lay = |size: f32, rows: usize| lay_text(painter, &book.name, (size, true), ink, (room, rows));
    // A title may be broken between words only.
    let longest = book.name.split_whitespace().max_by_key(|word| word.chars().count()).unwrap_or_default();
    let fits = |(size, rows): &(f32, usize)| {
        lay_text(painter, longest, (*size, true), ink, (400.0, 1)).size().x <= room
            && !lay(*size, *rows).elided
    };
    // In a narrow window a long title stands in small letters rather than without its end.
    let smallest = (SMALLEST, ((place.width() - 4.0) / (1.2 * SMALLEST)).floor().max(1.0) as usize);
    let sizes = [(19.0, 1), (16.0, lines.min(2)), (14.0, lines), (theme::SMALL, lines), smallest];
    let (size, rows) = sizes.into_iter().find(fits).unwrap_or(smallest);
    let text = lay(size, rows);
    let middle = pos2(place.center().x, place.top() + height * 0.48);
    let corner = middle + vec2(-text.size().y / 2.0, text.size().x / 2.0);
    painter.add(TextShape::new(corner, text, Color32::BLACK).with_angle(-std::f32::consts::FRAC_PI_2));
}

/// What lies open when a book is pointed at.
fn opened(ui: &mut egui::Ui, hands: &Hands, book: &Book) {
    ui.set_max_width(300.0);
    ui.label(theme::heading(&book.name));
    pages(ui, hands, book);
}

/// A book's promise, and what is different in it.
pub fn pages(ui: &mut egui::Ui, hands: &Hands, book: &Book) {
    if !book.promise.is_empty() {
        ui.label(egui::RichText::new(&book.promise).italics());
    }
    if !book.differs.is_empty() {
        ui.label(theme::faint(say!(hands.words, "table-differs")));
        for line in &book.differs {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                ui.label(egui::RichText::new("–").color(Ink::Faint.of(ui.visuals())));
                ui.add(egui::Label::new(line).wrap());
            });
        }
    }
}

/// Draws the cover of a book.
pub fn cover(ui: &mut egui::Ui, hands: &mut Hands, binding: Binding) {
    let (rect, _) = ui.allocate_exact_size(COVER, Sense::hover());
    let picture = hands.pictures.get(&PictureOf::Cover(binding), || {
        move || paint_cover(binding, (COVER.x * FINE) as u32, (COVER.y * FINE) as u32)
    });
    if let Some(picture) = picture {
        ui.painter().image(picture.id(), rect, WHOLE, Color32::WHITE);
    }
}
