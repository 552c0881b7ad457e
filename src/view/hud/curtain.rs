//! The curtain of the hot seat: heavy cloth over the whole window, until the next person sits before it.

use bevy_egui::egui;
use egui::{Align2, Color32, Pos2, Rect, RichText, Stroke, Vec2};

use super::Hud;
use super::theme::{self, Ink};
use crate::battle::SideId;
use crate::tell::{Teller, say};
use crate::view::wish::Wish;

/// The width of an average fold of the cloth.
const FOLD: f32 = 54.0;
/// How many lines of colour a fold has; the colour runs from each to the next.
const LINES: u8 = 24;

/// Hangs the curtain for a side.
pub(super) fn show(context: &egui::Context, hud: &mut Hud, side: SideId, teller: &Teller) {
    let words = teller.words();
    let window = context.viewport_rect();
    let is_dark = context.global_style().visuals.dark_mode;
    egui::Area::new("curtain".into()).order(egui::Order::Middle).fixed_pos(window.min).show(context, |ui| {
        let (rect, _) = ui.allocate_exact_size(window.size(), egui::Sense::click_and_drag());
        cloth(ui.painter(), rect, is_dark);
    });
    egui::Window::new("curtain-note")
        .title_bar(false)
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .show(context, |ui| {
            ui.set_width(360.0_f32.min(window.width() - 60.0));
            ui.vertical_centered(|ui| {
                ui.add_space(8.0);
                ui.label(theme::faint(say!(words, "window-curtain")));
                let name = RichText::new(teller.side(side)).size(30.0);
                ui.label(name.color(theme::side_ink(side, ui.visuals())));
                ui.label(say!(words, "window-curtain-hint"));
                ui.add_space(6.0);
                let button = egui::Button::new(RichText::new(say!(words, "window-curtain-lift")).size(16.0));
                if ui.add(button.stroke(Stroke::new(1.5, Ink::Gold.of(ui.visuals())))).clicked() {
                    hud.wishes.write(Wish::Deed);
                }
                ui.add_space(8.0);
            });
        });
}

/// Goes on with cloth up to a vertical line of a colour.
fn line_of_cloth(cloth: &mut egui::Mesh, rect: Rect, x: f32, colour: Color32) {
    for y in [rect.top(), rect.bottom()] {
        cloth.colored_vertex(Pos2::new(x, y), colour);
    }
    let last = cloth.vertices.len() as u32;
    if last >= 4 {
        cloth.add_triangle(last - 4, last - 3, last - 2);
        cloth.add_triangle(last - 3, last - 2, last - 1);
    }
}

/// Paints hanging cloth: folds from light to dark, with a hem.
fn cloth(painter: &egui::Painter, rect: Rect, is_dark: bool) {
    let (light, dark) = if is_dark {
        (Color32::from_rgb(0x5A, 0x22, 0x1C), Color32::from_rgb(0x2A, 0x0E, 0x0C))
    } else {
        (Color32::from_rgb(0x9A, 0x3B, 0x2C), Color32::from_rgb(0x66, 0x22, 0x1A))
    };
    // One piece of cloth: strips that are painted one by one show seams.
    let mut cloth = egui::Mesh::default();
    let mut left = rect.left();
    let mut fold = 0_u16;
    while left < rect.right() {
        // No two folds hang alike.
        let wide = FOLD * (1.0 + 0.45 * (f32::from(fold) * 2.4).sin());
        for number in 0..LINES {
            let across = f32::from(number) / f32::from(LINES);
            let share = (0.5 - 0.5 * (across * std::f32::consts::TAU).cos())
                * (0.8 + 0.2 * (f32::from(fold) * 1.7).cos());
            line_of_cloth(&mut cloth, rect, left + across * wide, dark.lerp_to_gamma(light, share));
        }
        left += wide;
        fold += 1;
    }
    line_of_cloth(&mut cloth, rect, left, dark);
    painter.add(cloth);
    // It hangs from a rail, in whose shadow it begins.
    for step in 0..10_u8 {
        let high = rect.height() * 0.02 * f32::from(10 - step);
        let shadow = Rect::from_min_size(rect.min, Vec2::new(rect.width(), high));
        painter.rect_filled(shadow, 0.0, Color32::from_black_alpha(16));
    }
    let hem = rect.bottom() - 26.0;
    let gold = Color32::from_rgb(0xB8, 0x8C, 0x3A);
    for (y, thick) in [(hem, 3.0), (hem + 8.0, 1.5)] {
        painter.hline(rect.x_range(), y, Stroke::new(thick, gold));
    }
}
