//! What a screen reader calls things whose sign or picture says nothing in words.

use bevy_egui::egui;
use egui::{Response, WidgetInfo, WidgetType};

/// Gives a button with a sign a name in words.
pub fn named(response: Response, name: &str) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
    response
}

/// Makes something that is only painted a button with a name.
pub fn painted_button(response: Response, name: &str) -> Response {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    response
}
