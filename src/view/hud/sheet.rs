//! A sheet: a large panel that lies over the board, such as the large log or the codex.

use bevy_egui::egui;
use egui::{Align, Layout, RichText};

use super::theme;

/// How much of the board shows around a sheet.
const AROUND: f32 = 14.0;
/// The width at which lines are still easy to read.
const WIDEST: f32 = 860.0;

/// Shows a sheet with a title and a cross that closes it. Returns whether it is still open.
pub(super) fn show(
    context: &egui::Context,
    board: egui::Rect,
    id: &str,
    title: &str,
    content: impl FnOnce(&mut egui::Ui),
) -> bool {
    let room = board.shrink(AROUND);
    let width = room.width().min(WIDEST);
    let rect = egui::Rect::from_center_size(room.center(), egui::vec2(width, room.height()));
    let mut is_open = true;
    egui::Area::new(egui::Id::new(("sheet", id))).order(egui::Order::Middle).fixed_pos(rect.min).show(
        context,
        |ui| {
            let frame = egui::Frame::window(ui.style()).inner_margin(egui::Margin::symmetric(16, 10));
            frame.show(ui, |ui| {
                ui.set_width(rect.width() - 34.0);
                ui.set_height(rect.height() - 22.0);
                ui.horizontal(|ui| {
                    ui.label(theme::heading(title));
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        if ui.button(RichText::new("×").size(theme::HEADING)).clicked() {
                            is_open = false;
                        }
                    });
                });
                theme::rule(ui);
                content(ui);
            });
        },
    );
    is_open
}
