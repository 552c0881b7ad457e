//! Figures in panels: small pictures of the pieces, painted when they are first shown and kept by egui.

use bevy_egui::egui;
use egui::{Color32, Rect, TextureHandle, TextureOptions, Vec2};

use crate::view::paint::chosen_colours;
use crate::view::paint::figures::{ABOVE, BaseLook, FRAME, FigureLook, paint_gold, paint_piece};

/// Shows a figure on its base. `square` is the width of the square that it stands on, whose middle is at `middle`;
/// the figure sticks out of it. With `may_act` its base has the gold ring.
pub fn show(
    painter: &egui::Painter,
    (figure, base): &(FigureLook, BaseLook),
    may_act: bool,
    middle: egui::Pos2,
    square: f32,
    strength: f32,
) {
    let pixels = (square * FRAME * painter.pixels_per_point()).round().max(1.0) as u32;
    let id = egui::Id::new(("piece", figure, base, may_act, pixels, chosen_colours()));
    let kept = painter.ctx().data(|data| data.get_temp::<TextureHandle>(id));
    let texture = kept.unwrap_or_else(|| {
        let mut canvas = paint_piece(figure, base, 1.0, 0, pixels);
        if may_act {
            canvas = paint_gold(base.side, false, pixels).under(&canvas);
        }
        let size = [canvas.width as usize, canvas.height as usize];
        let image = egui::ColorImage::from_rgba_unmultiplied(size, &canvas.pixels);
        let texture = painter.ctx().load_texture("piece", image, TextureOptions::LINEAR);
        painter.ctx().data_mut(|data| data.insert_temp(id, texture.clone()));
        texture
    });
    let corner = middle - square * Vec2::new(FRAME / 2.0, ABOVE + 0.5);
    let place = Rect::from_min_size(corner, Vec2::splat(square * FRAME));
    let whole = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    painter.image(texture.id(), place, whole, Color32::WHITE.gamma_multiply(strength));
}
