//! The line above the board.

use bevy_egui::egui::Shape;

use super::models::{english, over, stage};
use super::screen::Screen;

/// How many figures stand in the line.
fn figures(screen: &Screen) -> usize {
    let shapes = screen.shown.output.shapes.iter().map(|clipped| &clipped.shape);
    let pictures = shapes.filter(|shape| matches!(shape, Shape::Mesh(_)));
    pictures.filter(|shape| shape.visual_bounding_rect().center().y < 30.0).count()
}

#[test]
fn the_order_of_play_stands_there_until_the_battle_is_over() {
    assert_eq!(figures(&Screen::with_stage(&english(), stage("first_blood", "affray"))), 4);
    assert_eq!(figures(&Screen::with_stage(&english(), over("affray"))), 0);
}
