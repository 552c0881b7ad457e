//! The panel at the side: beside the board where there is room, and over the board where there is not. The player opens
//! and closes it by a key and by a tab at the edge of the board.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, FontId, Margin, Order, Rect, Sense, Stroke};

use super::layout::{Layout, OVER_BOARD};
use super::spoken;
use super::theme::{self, Ink};
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// Whether the player wants to see the panel at the side.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SidePanel {
    /// Where there is room beside the board.
    beside: bool,
    /// Where it covers a part of the board.
    over: bool,
}

impl Default for SidePanel {
    fn default() -> SidePanel {
        SidePanel { beside: true, over: false }
    }
}

/// Where the panel is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Place {
    /// Beside the board, this wide.
    Beside(f32),
    /// Over the board.
    Over,
    /// Nowhere.
    Closed,
}

impl SidePanel {
    /// Where the panel is in a window that is divided like this.
    pub fn place(self, layout: Layout) -> Place {
        match layout.side {
            Some(width) if self.beside => Place::Beside(width),
            None if self.over => Place::Over,
            Some(_) | None => Place::Closed,
        }
    }

    /// Opens or closes the panel in a window that is divided like this.
    pub fn turn(&mut self, layout: Layout) {
        let is_open = if layout.side.is_some() { &mut self.beside } else { &mut self.over };
        *is_open = !*is_open;
    }
}

/// The width and the height of the tab.
const TAB: egui::Vec2 = egui::vec2(18.0, 64.0);

/// Shows the panel over the right part of the board. Returns the part of the board that it leaves.
pub(super) fn over(context: &egui::Context, board: Rect, content: impl FnOnce(&mut egui::Ui)) -> Rect {
    let width = OVER_BOARD.min(board.width() * 0.9);
    let place = Rect::from_min_max(egui::pos2(board.right() - width, board.top()), board.max);
    egui::Area::new("side_over_board".into()).order(Order::Middle).fixed_pos(place.min).show(context, |ui| {
        let visuals = ui.visuals().clone();
        let frame = theme::panel(&visuals)
            .inner_margin(Margin::symmetric(12, 8))
            .stroke(Stroke::new(1.0, Ink::Faint.of(&visuals)));
        frame.show(ui, |ui| {
            ui.set_min_size(place.size() - egui::vec2(24.0, 16.0));
            ui.set_max_size(place.size() - egui::vec2(24.0, 16.0));
            content(ui);
        });
    });
    Rect::from_min_max(board.min, egui::pos2(place.left(), board.bottom()))
}

/// Shows the tab at the right edge of the uncovered board; whether it was clicked.
pub(super) fn tab(context: &egui::Context, board: Rect, is_open: bool, tip: &str) -> bool {
    let middle = egui::pos2(board.right() - TAB.x / 2.0, board.center().y);
    let place = Rect::from_center_size(middle, TAB);
    let area = egui::Area::new("side_tab".into()).order(Order::Middle).fixed_pos(place.min);
    let shown = area.show(context, |ui| {
        let (rect, response) = ui.allocate_exact_size(TAB, Sense::click());
        let visuals = ui.visuals();
        let ink = if response.hovered() { Ink::Gold } else { Ink::Text };
        let fill = theme::over_board(visuals);
        let left = egui::CornerRadius { nw: 6, sw: 6, ne: 0, se: 0 };
        ui.painter().rect_filled(rect, left, fill);
        arrow(ui.painter(), rect, is_open, ink.of(visuals));
        response
    });
    spoken::painted_button(shown.inner, tip).on_hover_text(tip).clicked()
}

/// An arrowhead in the direction in which the panel moves.
fn arrow(painter: &egui::Painter, rect: Rect, points_right: bool, colour: Color32) {
    let sign = if points_right { "›" } else { "‹" };
    painter.text(rect.center(), Align2::CENTER_CENTER, sign, FontId::proportional(24.0), colour);
}

/// How many pages the text that is being read is to be scrolled by.
#[derive(Resource, Default)]
pub struct Scrolled(f32);

impl Scrolled {
    /// Scrolls the area that is being drawn, if that has been asked for.
    pub(super) fn carry_out(&mut self, ui: &egui::Ui) {
        if self.0 != 0.0 {
            ui.scroll_with_delta(egui::vec2(0.0, -self.0 * ui.clip_rect().height() * 0.8));
            self.0 = 0.0;
        }
    }
}

/// Opens and closes the panel, and remembers how far a text is to be scrolled.
pub(super) fn turn(
    mut wishes: MessageReader<Wish>,
    mut contexts: EguiContexts,
    mut panel: ResMut<SidePanel>,
    mut scrolled: ResMut<Scrolled>,
    stage: Option<Res<Stage>>,
) -> Result {
    for wish in wishes.read() {
        match wish {
            // The sheet at the end of a battle has that place, and is opened and closed by itself.
            Wish::SidePanel if stage.as_ref().is_some_and(|stage| stage.is_over()) => {}
            Wish::SidePanel => panel.turn(Layout::of(contexts.ctx_mut()?.viewport_rect().size())),
            Wish::Scroll(pages) => scrolled.0 += pages,
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_can_be_opened_and_closed_in_every_window() {
        let wide = Layout::of(egui::vec2(1280.0, 720.0));
        let small = Layout::of(egui::vec2(640.0, 400.0));
        let mut panel = SidePanel::default();
        assert!(matches!(panel.place(wide), Place::Beside(_)));
        assert_eq!(panel.place(small), Place::Closed, "a small board is not covered without being asked");
        panel.turn(small);
        assert_eq!(panel.place(small), Place::Over);
        assert!(matches!(panel.place(wide), Place::Beside(_)), "each kind of window has its own choice");
        panel.turn(wide);
        assert_eq!(panel.place(wide), Place::Closed);
    }
}
