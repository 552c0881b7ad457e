//! The look of panels and buttons: colours, frames and text styles.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Color32, CornerRadius, Frame, Margin, RichText, Stroke};

use crate::battle::SideId;
use crate::view::paint::{Paint, side_paint};

/// The background of panels.
pub const GROUND: Color32 = Color32::from_rgb(23, 26, 33);
/// The background of things that stand out from a panel.
pub const RAISED: Color32 = Color32::from_rgb(36, 41, 52);
/// Normal text.
pub const INK: Color32 = Color32::from_rgb(222, 224, 230);
/// Less important text.
pub const FAINT: Color32 = Color32::from_rgb(150, 156, 170);
/// Things that should be noticed.
pub const GOLD: Color32 = Color32::from_rgb(245, 214, 120);
/// Bad news and errors.
pub const WARNING: Color32 = Color32::from_rgb(255, 128, 110);
/// Links to rules.
pub const LINK: Color32 = Color32::from_rgb(122, 178, 240);

/// Sets the colours and sizes of all widgets.
pub fn put_on(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    let mut visuals = egui::Visuals::dark();
    visuals.override_text_color = Some(INK);
    visuals.panel_fill = GROUND;
    visuals.window_fill = GROUND;
    visuals.window_stroke = Stroke::new(1.0, Color32::from_rgb(70, 78, 96));
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.extreme_bg_color = Color32::from_rgb(15, 17, 22);
    visuals.hyperlink_color = LINK;
    // The window sleeps while nothing moves, so nothing blinks and no tooltip waits.
    visuals.text_cursor.blink = false;
    let widgets = &mut visuals.widgets;
    widgets.inactive.weak_bg_fill = RAISED;
    widgets.inactive.bg_fill = RAISED;
    widgets.hovered.weak_bg_fill = Color32::from_rgb(54, 62, 80);
    widgets.active.weak_bg_fill = Color32::from_rgb(74, 86, 112);
    for state in
        [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.noninteractive]
    {
        state.corner_radius = CornerRadius::same(5);
    }
    widgets.inactive.bg_stroke = Stroke::new(1.0, Color32::from_rgb(58, 65, 82));
    context.set_theme(egui::Theme::Dark);
    context.set_visuals(visuals);
    context.all_styles_mut(|style| {
        style.spacing.item_spacing = egui::vec2(8.0, 5.0);
        style.spacing.button_padding = egui::vec2(10.0, 5.0);
        style.interaction.selectable_labels = false;
        style.animation_time = 0.0;
        style.interaction.tooltip_delay = 0.0;
        style.interaction.show_tooltips_only_when_still = false;
        style.spacing.scroll.floating = true;
    });
    Ok(())
}

/// The frame of a panel.
pub fn panel() -> Frame {
    Frame::NONE.fill(GROUND).inner_margin(Margin::symmetric(12, 8))
}

/// The colour of a side.
pub fn side_colour(side: SideId) -> Color32 {
    colour(side_paint(side))
}

/// A painted colour as an egui colour.
pub fn colour(paint: Paint) -> Color32 {
    let byte = |part: f32| (part.clamp(0.0, 1.0) * 255.0) as u8;
    let [r, g, b] = paint.colour;
    Color32::from_rgb(byte(r), byte(g), byte(b))
}

/// A heading.
pub fn heading(text: impl Into<String>) -> RichText {
    RichText::new(text).size(17.0).strong().color(Color32::WHITE)
}

/// Less important text.
pub fn faint(text: impl Into<String>) -> RichText {
    RichText::new(text).size(12.0).color(FAINT)
}

/// A thin line between two parts of a panel.
pub fn rule(ui: &mut egui::Ui) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 1.0), egui::Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::ZERO, Color32::from_rgb(52, 58, 72));
}

/// A small dot in a side's colour.
pub fn side_dot(ui: &mut egui::Ui, side: SideId) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(12.0, 16.0), egui::Sense::hover());
    ui.painter().circle_filled(rect.center(), 5.5, side_colour(side));
}
