//! Shapes in ink that acts are made of.

use bevy_egui::egui;
use egui::{Color32, Pos2, Shape, Stroke, Vec2};

pub const INK: Color32 = Color32::from_rgb(0x1E, 0x1A, 0x17);
pub const PAPER: Color32 = Color32::from_rgb(0xF4, 0xEA, 0xD0);
pub const BLOOD: Color32 = Color32::from_rgb(0x96, 0x1C, 0x1C);
pub const VIOLET: Color32 = Color32::from_rgb(0x6A, 0x3B, 0xA0);
pub const STEEL: Color32 = Color32::from_rgb(0xC4, 0xC8, 0xCA);
pub const SPARK: Color32 = Color32::from_rgb(0xA8, 0xDE, 0xD6);
pub const WOOD: Color32 = Color32::from_rgb(0xA8, 0x7A, 0x4A);

/// A vector of this length in a direction, which is an angle clockwise from the right.
pub fn polar(angle: f32, length: f32) -> Vec2 {
    Vec2::angled(angle) * length
}

/// A line with a rim of ink.
pub fn inked_line(painter: &egui::Painter, ends: [Pos2; 2], width: f32, colour: Color32, strength: f32) {
    painter.line_segment(ends, Stroke::new(width + 2.4, INK.gamma_multiply(strength)));
    painter.line_segment(ends, Stroke::new(width, colour.gamma_multiply(strength)));
}

/// A spot with a rim of ink.
pub fn inked_spot(painter: &egui::Painter, at: Pos2, radius: f32, colour: Color32, strength: f32) {
    painter.circle_filled(at, radius + 1.2, INK.gamma_multiply(strength));
    painter.circle_filled(at, radius, colour.gamma_multiply(strength));
}

/// A polygon with a rim of ink. Its corners go around it, and it has no dents.
pub fn inked_shape(painter: &egui::Painter, corners: Vec<Pos2>, colour: Color32, strength: f32) {
    let stroke = Stroke::new(1.4, INK.gamma_multiply(strength));
    painter.add(Shape::convex_polygon(corners, colour.gamma_multiply(strength), stroke));
}

/// A part of a circle, as a band that is widest in its middle and runs out at its ends.
pub fn crescent(
    painter: &egui::Painter,
    middle: Pos2,
    radius: f32,
    (from, to): (f32, f32),
    width: f32,
    colour: Color32,
) {
    const STEPS: usize = 18;
    let mut mesh = egui::Mesh::default();
    for step in 0..=STEPS {
        let share = step as f32 / STEPS as f32;
        let angle = from + (to - from) * share;
        // The end of the stroke is fresher than its beginning.
        let half = width * 0.5 * (share * std::f32::consts::PI).sin().max(0.0).powf(0.7);
        let tint = colour.gamma_multiply(0.15 + 0.85 * share);
        mesh.colored_vertex(middle + polar(angle, radius + half), tint);
        mesh.colored_vertex(middle + polar(angle, radius - half), tint);
        if step > 0 {
            let at = 2 * step as u32;
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    }
    painter.add(Shape::mesh(mesh));
}

/// A ring of two lines, drawn by hand.
pub fn ring(painter: &egui::Painter, middle: Pos2, radius: f32, width: f32, strength: f32) {
    // The ring lies on the ground, which is seen from above and from the front.
    let around = |radius: f32| -> Vec<Pos2> {
        (0..=40)
            .map(|step| {
                let angle = std::f32::consts::TAU * step as f32 / 40.0;
                let wave = 1.0 + 0.012 * (5.0 * angle).sin();
                middle + polar(angle, radius * wave)
            })
            .collect()
    };
    let halo = Stroke::new(width + 3.0, PAPER.gamma_multiply(0.85 * strength));
    painter.add(Shape::line(around(radius), halo));
    painter.add(Shape::line(around(radius), Stroke::new(width, INK.gamma_multiply(strength))));
    painter.add(Shape::line(around(radius * 0.9), Stroke::new(width * 0.4, INK.gamma_multiply(strength))));
}

/// A star of strokes that fly apart.
pub fn star(painter: &egui::Painter, middle: Pos2, size: f32, share: f32, colour: Color32, rays: usize) {
    let strength = 1.0 - share * share;
    for ray in 0..rays {
        let angle = std::f32::consts::TAU * (ray as f32 + 0.35 * (ray % 3) as f32) / rays as f32 + 0.3;
        let long = size * if ray % 2 == 0 { 1.0 } else { 0.62 };
        let near = middle + polar(angle, long * (0.12 + 0.6 * share));
        let far = middle + polar(angle, long * (0.42 + 0.58 * share.sqrt()));
        inked_line(painter, [near, far], 2.2, colour, strength);
    }
}
