//! What everything on the table is drawn with: the oak by lantern light, sheets with their shadows, and ink on paper.

use bevy_egui::egui;
use egui::epaint::{Mesh, Vertex};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontFamily, FontId, Pos2, Rect, TextureId, Vec2, pos2};

use crate::view::hud::theme;

/// The whole of a picture.
pub const WHOLE: Rect = Rect { min: Pos2::ZERO, max: pos2(1.0, 1.0) };
/// How many points a picture of the oak covers.
const PLANKS: f32 = 620.0;
/// The colour of the oak until its picture is painted, and where the lantern hardly reaches.
const OAK: Color32 = Color32::from_rgb(0x2A, 0x1F, 0x18);

/// Draws the oak, lit from above the middle.
pub fn oak(painter: &egui::Painter, rect: Rect, picture: Option<TextureId>) {
    painter.rect_filled(rect, 0.0, OAK);
    if let Some(picture) = picture {
        let uv = Rect::from_min_max(Pos2::ZERO, (rect.size() / PLANKS).to_pos2());
        let mut mesh = Mesh::with_texture(picture);
        mesh.add_rect_with_uv(rect, uv, Color32::WHITE);
        painter.add(mesh);
    }
    // The light of the lantern: a warm pool that fades towards the corners.
    let centre = rect.center() - Vec2::new(0.0, rect.height() * 0.12);
    let reach = rect.size() * Vec2::new(0.78, 0.92);
    let mut light = Mesh::default();
    let at = |x: f32, y: f32| {
        let point = rect.min + rect.size() * Vec2::new(x, y);
        let off = ((point - centre) / reach).length();
        let dark = ((off - 0.45).max(0.0) * 0.8).min(0.72);
        let warm = (1.0 - off).max(0.0);
        let part = |most: f32| (warm * warm * most) as u8;
        // Where the opacity is lower than the colour, light is added to what lies below.
        let color =
            Color32::from_rgba_premultiplied(part(58.0), part(40.0), part(20.0), (dark * 255.0) as u8);
        Vertex { pos: point, uv: egui::epaint::WHITE_UV, color }
    };
    const PARTS: u32 = 14;
    for row in 0..=PARTS {
        for column in 0..=PARTS {
            light.vertices.push(at(column as f32 / PARTS as f32, row as f32 / PARTS as f32));
            if row < PARTS && column < PARTS {
                let corner = row * (PARTS + 1) + column;
                light.add_triangle(corner, corner + 1, corner + PARTS + 1);
                light.add_triangle(corner + 1, corner + PARTS + 1, corner + PARTS + 2);
            }
        }
    }
    painter.add(light);
}

/// The shadow of a sheet that lies so many points above the table.
pub fn shadow(painter: &egui::Painter, rect: Rect, height: f32) {
    let shadow = egui::Shadow {
        offset: [(height * 0.5) as i8, height as i8],
        blur: (6.0 + height * 1.6) as u8,
        spread: 0,
        color: Color32::from_black_alpha(150),
    };
    painter.add(shadow.as_shape(rect.shrink(5.0), 3));
}

/// Draws a sheet of parchment. `turned` says which way the sheet lies, so that neighbours look different.
pub fn parchment(painter: &egui::Painter, rect: Rect, picture: Option<TextureId>, turned: usize) {
    let Some(picture) = picture else {
        painter.rect_filled(rect.shrink(4.0), 2.0, Color32::from_rgb(0xE6, 0xD8, 0xB8));
        return;
    };
    let (left, right) = if turned.is_multiple_of(2) { (0.0, 1.0) } else { (1.0, 0.0) };
    let (top, bottom) = if (turned / 2).is_multiple_of(2) { (0.0, 1.0) } else { (1.0, 0.0) };
    let uv = Rect { min: pos2(left, top), max: pos2(right, bottom) };
    let mut mesh = Mesh::with_texture(picture);
    mesh.add_rect_with_uv(rect, uv, Color32::WHITE);
    painter.add(mesh);
}

/// Draws the end of a sheet that is still rolled up.
pub fn roll(painter: &egui::Painter, rect: Rect) {
    const TONES: [(f32, u8); 6] = [(0.0, 104), (0.2, 178), (0.42, 236), (0.6, 214), (0.86, 140), (1.0, 84)];
    let mut mesh = Mesh::default();
    for (part, light) in TONES {
        let tone = |share: f32| (f32::from(light) * share) as u8;
        let colour = Color32::from_rgb(tone(1.0), tone(0.94), tone(0.8));
        let y = rect.top() + rect.height() * part;
        for x in [rect.left(), rect.right()] {
            mesh.vertices.push(Vertex { pos: pos2(x, y), uv: egui::epaint::WHITE_UV, color: colour });
        }
    }
    for strip in 0..TONES.len() as u32 - 1 {
        mesh.add_triangle(strip * 2, strip * 2 + 1, strip * 2 + 2);
        mesh.add_triangle(strip * 2 + 1, strip * 2 + 2, strip * 2 + 3);
    }
    shadow(painter, rect.expand(3.0), 3.0);
    painter.add(mesh);
    for x in [rect.left() + 1.0, rect.right() - 1.0] {
        let end = Rect::from_center_size(pos2(x, rect.center().y), Vec2::new(5.0, rect.height()));
        painter.rect_filled(end, 2.5, Color32::from_rgb(0x8C, 0x78, 0x55));
    }
}

/// Lays text out in the book face, in at most so many rows; what does not fit ends in an ellipsis.
pub fn lay_text(
    painter: &egui::Painter,
    text: &str,
    (size, is_bold): (f32, bool),
    colour: Color32,
    (width, rows): (f32, usize),
) -> std::sync::Arc<egui::Galley> {
    let family = FontFamily::Name(if is_bold { theme::BOLD } else { theme::BOOK }.into());
    let format = TextFormat { font_id: FontId::new(size, family), color: colour, ..TextFormat::default() };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap.max_width = width;
    job.wrap.max_rows = rows;
    painter.layout_job(job)
}
