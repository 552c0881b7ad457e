//! A sheet over everything else, in the same dress for settings, lists and questions: a heading, a body that scrolls, and
//! a way out by key and by mouse.

use bevy_egui::egui;
use egui::{Align, Layout, Margin, RichText, Stroke};

use super::theme::{self, Ink};
use crate::tell::{Words, say};

/// The space between a sheet and the edge of the window.
const EDGE: f32 = 12.0;
/// The height of the heading and of the frame.
const AROUND: f32 = 74.0;

/// Shows a sheet of at most this size. Returns whether the player wants to close it, besides what the body returns.
pub fn show<T>(
    context: &egui::Context,
    words: &Words,
    (id, title): (&'static str, String),
    most: egui::Vec2,
    body: impl FnOnce(&mut egui::Ui) -> T,
) -> (bool, T) {
    let room = context.content_rect().size() - egui::Vec2::splat(2.0 * EDGE);
    let size = most.min(room);
    let visuals = context.global_style().visuals.clone();
    let frame = egui::Frame::NONE
        .fill(visuals.panel_fill)
        .stroke(Stroke::new(1.5, Ink::Faint.of(&visuals)))
        .corner_radius(visuals.window_corner_radius)
        .inner_margin(Margin::symmetric(16, 10));
    let modal = egui::Modal::new(id.into()).frame(frame).show(context, |ui| {
        ui.set_width(size.x - 34.0);
        let mut closes = false;
        ui.horizontal(|ui| {
            ui.label(theme::heading(title));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                closes = ui.button(RichText::new(say!(words, "sheet-close")).size(theme::BODY)).clicked();
            });
        });
        theme::rule(ui);
        ui.add_space(4.0);
        let room = egui::vec2(ui.available_width(), (size.y - AROUND).max(80.0));
        (closes, ui.allocate_ui(room, body).inner)
    });
    let (closes, returned) = modal.inner;
    (closes || modal.backdrop_response.clicked(), returned)
}

/// Outlines what the keys are on, which colours alone do not show well enough.
pub fn mark_focus(context: &egui::Context) {
    let Some(focused) = context.memory(|memory| memory.focused()) else { return };
    if let Some(response) = context.read_response(focused) {
        let gold = Ink::Gold.of(&context.global_style().visuals);
        let painter =
            context.layer_painter(response.layer_id).with_clip_rect(response.interact_rect.expand(3.0));
        let around = response.rect.expand(2.0);
        painter.rect_stroke(around, 4.0, Stroke::new(1.5, gold), egui::StrokeKind::Middle);
    }
}

/// Scrolls to what the keys have just come to, if it is a part of what has been laid out in a scroll area. To be called
/// at the end of its content.
pub fn keep_focus_in_sight(ui: &egui::Ui) {
    let focused = ui.memory(|memory| memory.focused());
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    if response.gained_focus() && ui.min_rect().contains_rect(response.rect) {
        response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
    }
}

/// The first thing of a sheet that the keys should be on: it gets the focus if nothing has it, so that arrows and Enter
/// work at once.
pub fn focus_first(response: &egui::Response) {
    if response.ctx.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
}
