//! Spots: a ring in ink around squares, for a moment, to show where something happened.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::Stroke;

use super::place::Projection;
use super::theme::Ink;
use crate::grid::Footprint;
use crate::view::motion::Motion;

/// How long a spot lasts, in seconds.
const LIFE: f32 = 1.6;

/// The squares that are shown.
#[derive(Resource, Default)]
pub struct Spot {
    squares: Vec<Footprint>,
    age: f32,
}

impl Spot {
    /// Shows these squares from now on.
    pub fn show(&mut self, squares: Vec<Footprint>) {
        *self = Spot { squares, age: 0.0 };
    }
}

/// Lets the spot fade.
pub(super) fn fade(time: Res<Time>, mut spot: ResMut<Spot>, mut motion: ResMut<Motion>) {
    if !spot.squares.is_empty() {
        motion.go_on();
        spot.age += time.delta_secs();
        if spot.age >= LIFE {
            spot.squares.clear();
        }
    }
}

/// How wide the ring is, in squares, and how strong its ink. It closes in on the square, stays, and fades.
fn ring(age: f32) -> (f32, f32) {
    let closing = (age / 0.28).min(1.0);
    let eased = 1.0 - (1.0 - closing).powi(3);
    let fading = ((LIFE - age) / 0.6).clamp(0.0, 1.0);
    (1.9 - 0.75 * eased, eased.max(0.35) * fading)
}

/// Paints the rings over the board: ink on a rim of paper, so that they show on every ground.
pub(super) fn paint(painter: &egui::Painter, spot: &Spot, onto: &Projection) {
    let day = egui::Visuals::light();
    let ink = Ink::Strong.of(&day);
    let paper = Ink::Strong.of(&egui::Visuals::dark());
    let (width, strength) = ring(spot.age);
    for (place, body) in spot.squares.iter().enumerate() {
        let rect = onto.rect(*body);
        let radius = rect.width() * 0.5 * width;
        // Who did it has the stronger ring.
        let thick = if place == 0 { 3.5 } else { 2.2 };
        painter.circle_stroke(
            rect.center(),
            radius,
            Stroke::new(thick + 3.0, paper.gamma_multiply(0.7 * strength)),
        );
        painter.circle_stroke(rect.center(), radius, Stroke::new(thick, ink.gamma_multiply(strength)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_closes_in_and_fades_away() {
        assert!(ring(0.0).0 > ring(0.2).0);
        assert!(ring(0.5).1 > 0.99);
        assert_eq!(ring(LIFE).1, 0.0);
    }
}
