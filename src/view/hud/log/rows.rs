//! Rows of different heights in a scroll area, of which only those in view are laid out. The height of a row that was
//! never in view is estimated.

use bevy_egui::egui;

use crate::view::hud::{Scrolled, sheet};

/// What the rows show; they are counted anew when it changes.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Content {
    pub tells_rolls: bool,
    pub filter: super::Filter,
    /// The number of lines, the last of them, and the battle that they are of.
    pub count: usize,
    pub last: String,
    pub edition: u32,
    pub width: f32,
}

/// Which lines the rows show, and how high the rows are.
#[derive(Default)]
pub(super) struct Rows {
    content: Content,
    /// The places of the lines.
    pub lines: Vec<usize>,
    heights: Vec<f32>,
}

impl Rows {
    /// Chooses the lines again if something has changed. Heights that are still right are kept.
    pub fn refresh(
        &mut self,
        content: Content,
        lines: impl FnOnce() -> Vec<usize>,
        estimate: impl Fn(usize) -> f32,
    ) {
        if content == self.content {
            return;
        }
        let is_same_width = content.width == self.content.width;
        let before = std::mem::replace(&mut self.lines, lines());
        let same = before.iter().zip(&self.lines).take_while(|(before, now)| before == now).count();
        // The last line may have grown.
        let is_same_list = content.tells_rolls == self.content.tells_rolls;
        let kept = if is_same_width && is_same_list { same.saturating_sub(1) } else { 0 };
        self.heights.truncate(kept);
        self.heights.extend(self.lines[kept..].iter().map(|line| estimate(*line)));
        self.content = content;
    }

    /// The first row that reaches below `top`, and where it begins.
    fn first_below(&self, top: f32) -> (usize, f32) {
        let mut begin = 0.0;
        for (row, height) in self.heights.iter().enumerate() {
            if begin + height > top {
                return (row, begin);
            }
            begin += height;
        }
        (self.heights.len(), begin)
    }

    /// Lays out the rows in view. `draw` draws the line at a place.
    pub fn show(
        &mut self,
        ui: &mut egui::Ui,
        scrolled: &mut Scrolled,
        mut draw: impl FnMut(&mut egui::Ui, usize),
    ) {
        let area = egui::ScrollArea::vertical().stick_to_bottom(true).auto_shrink([false, false]);
        area.show_viewport(ui, |ui, viewport| {
            scrolled.carry_out(ui);
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_height(self.heights.iter().sum());
            let (first, begin) = self.first_below(viewport.min.y);
            let all = ui.max_rect();
            let mut top = begin;
            for row in first..self.lines.len() {
                if top > viewport.max.y {
                    break;
                }
                let place = egui::Rect::from_x_y_ranges(
                    all.x_range(),
                    all.top() + top..=all.bottom().max(all.top() + top),
                );
                let builder = egui::UiBuilder::new().max_rect(place).id_salt(("row", self.lines[row]));
                let height = ui.scope_builder(builder, |ui| draw(ui, self.lines[row])).response.rect.height();
                self.heights[row] = height;
                top += height;
            }
            sheet::keep_focus_in_sight(ui);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(heights: &[f32]) -> Rows {
        let mut rows = Rows::default();
        let content = Content { count: heights.len(), width: 100.0, ..Content::default() };
        rows.refresh(content, || (0..heights.len()).collect(), |line| heights[line]);
        rows
    }

    #[test]
    fn the_first_row_in_view_is_found_by_the_heights_above_it() {
        let rows = rows(&[10.0, 30.0, 20.0]);
        assert_eq!(rows.first_below(0.0), (0, 0.0));
        assert_eq!(rows.first_below(10.0), (1, 10.0));
        assert_eq!(rows.first_below(39.0), (1, 10.0));
        assert_eq!(rows.first_below(60.0), (3, 60.0));
    }

    #[test]
    fn measured_heights_outlast_new_lines_but_not_a_new_width() {
        let mut rows = rows(&[10.0, 10.0, 10.0]);
        rows.heights = vec![14.0, 15.0, 16.0];
        let grown = Content { count: 4, ..rows.content.clone() };
        rows.refresh(grown.clone(), || vec![0, 1, 2, 3], |_| 10.0);
        assert_eq!(rows.heights, [14.0, 15.0, 10.0, 10.0]);
        rows.refresh(Content { width: 200.0, ..grown }, || vec![0, 1, 2, 3], |_| 10.0);
        assert_eq!(rows.heights, [10.0; 4]);
    }
}
