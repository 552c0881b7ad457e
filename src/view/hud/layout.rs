//! How the window is divided between the board and the panels, at every size and scale.

use bevy_egui::egui::Vec2;

use super::theme::SMALL;

/// The sizes of the panels, in points. The board has the rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// The height of the line at the top.
    pub top: f32,
    /// The height of the action bar.
    pub bar: f32,
    /// The width of the panel at the side; `None` where the window is too small for it. Then it lies over the board while
    /// it is open.
    pub side: Option<f32>,
}

const TOP: f32 = 38.0;
const BAR: f32 = 46.0;
/// How many pixels high the smallest text of a full-sized window is at least.
const LOWEST: f32 = 15.0;
/// The part of the window that the board takes at least.
const BOARD_SHARE: f32 = 0.66;
/// The narrowest and the widest panel at the side.
const NARROWEST: f32 = 250.0;
const WIDEST: f32 = 400.0;

/// The width of the panel where it lies over the board.
pub const OVER_BOARD: f32 = 380.0;

impl Layout {
    /// The layout of a window of this many points.
    pub fn of(window: Vec2) -> Layout {
        let height_share = (window.y - TOP - BAR) / window.y;
        let side = (window.x * (1.0 - BOARD_SHARE / height_share)).min(WIDEST);
        Layout { top: TOP, bar: BAR, side: Some(side.floor()).filter(|side| *side >= NARROWEST) }
    }

    /// The part of the window that the board takes.
    #[cfg(test)]
    fn board_share(self, window: Vec2) -> f32 {
        let width = window.x - self.side.unwrap_or(0.0);
        width * (window.y - self.top - self.bar) / (window.x * window.y)
    }
}

/// How much larger than designed the panels are drawn in a window of this many pixels, before the player's own wish. Large
/// windows get larger text, but less than in proportion: most of the gain goes to the board.
fn scale_for(pixels: Vec2) -> f32 {
    let growth = (pixels.x / 1280.0).min(pixels.y / 720.0).max(0.1);
    // Halfway between no growth and growth in proportion, and never too small to read.
    (0.45 + 0.55 * growth).clamp(0.9, 3.0)
}

/// How much larger than designed the panels are drawn, by the size of the window and the player's own wish. However
/// small the player wants them, no text becomes too small to read: 15 pixels high in a window of full size.
pub fn zoom_for(pixels: Vec2, wish: f32) -> f32 {
    let share_of_full_size = (pixels.x / 1920.0).min(pixels.y / 1080.0).min(1.0);
    (scale_for(pixels) * wish).max(LOWEST * share_of_full_size / SMALL)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [(f32, f32); 4] = [(800.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0)];

    #[test]
    fn the_board_takes_two_thirds_of_every_window_at_every_scale() {
        for (width, height) in WINDOWS {
            for wish in [0.8, 1.0, 1.25, 1.5, 2.0] {
                let pixels = Vec2::new(width, height);
                let points = pixels / zoom_for(pixels, wish);
                let share = Layout::of(points).board_share(points);
                assert!(share >= 0.65, "{width} x {height} at {wish}: {share}");
            }
        }
    }

    #[test]
    fn the_side_panel_is_beside_the_board_wherever_there_is_room() {
        for (width, height) in &WINDOWS[1..] {
            let pixels = Vec2::new(*width, *height);
            assert!(Layout::of(pixels / scale_for(pixels)).side.is_some(), "{width} x {height}");
        }
    }

    #[test]
    fn no_text_is_smaller_than_15_pixels_at_1080p() {
        for wish in [0.8, 0.9, 1.0, 1.5, 2.0] {
            let size = SMALL * zoom_for(Vec2::new(1920.0, 1080.0), wish);
            assert!(size >= 14.99, "at {wish}: {size}");
        }
        let (smaller, usual) = (zoom_for(Vec2::new(1280.0, 720.0), 0.8), scale_for(Vec2::new(1280.0, 720.0)));
        assert!(smaller < usual, "the wish still counts");
    }
}
