//! The page of the settings about how everything looks: size, theme, colours, motion.

use bevy_egui::egui;
use egui::{RichText, Sense, Slider, Stroke};

use super::{Desk, choose, section};
use crate::battle::SideId;
use crate::tell::say;
use crate::view::hud::theme;
use crate::view::paint::Colours;
use crate::view::paint::paint_among;
use crate::view::settings::{SCALES, Theme};

pub(super) fn show(ui: &mut egui::Ui, desk: &mut Desk) {
    let words = desk.words;
    section(ui, say!(words, "settings-scale"), Some(say!(words, "settings-scale-about")));
    scale(ui, desk);
    section(ui, say!(words, "settings-theme"), None);
    let themes = Theme::ALL.map(|theme| {
        let id = match theme {
            Theme::Night => "settings-theme-night",
            Theme::Day => "settings-theme-day",
        };
        (theme, words.say(id, &[]))
    });
    if let Some(theme) = choose(ui, desk.settings.theme, themes) {
        desk.settings.theme = theme;
    }
    section(ui, say!(words, "settings-colours"), Some(say!(words, "settings-colours-about")));
    colours(ui, desk);
    section(ui, say!(words, "settings-motion"), None);
    ui.checkbox(&mut desk.settings.reduced_motion, say!(words, "settings-reduced-motion"));
}

/// The slider for the size of text and panels, which takes effect when it is let go.
fn scale(ui: &mut egui::Ui, desk: &mut Desk) {
    let mut scale = desk.screen.held_scale.unwrap_or(desk.settings.scale);
    ui.spacing_mut().slider_width = (ui.available_width() - 90.0).clamp(80.0, 360.0);
    let slider = Slider::new(&mut scale, SCALES).step_by(5.0).suffix(say!(desk.words, "settings-percent"));
    let slider = ui.add(slider);
    if slider.dragged() {
        desk.screen.held_scale = Some(scale);
    } else if slider.changed() || slider.drag_stopped() {
        desk.screen.held_scale = None;
        desk.settings.scale = scale;
    }
}

fn colours(ui: &mut egui::Ui, desk: &mut Desk) {
    for colours in Colours::ALL {
        let id = match colours {
            Colours::Usual => "settings-colours-usual",
            Colours::LightAndDark => "settings-colours-light",
        };
        ui.horizontal(|ui| {
            let text = RichText::new(desk.words.say(id, &[]));
            if ui.radio(desk.settings.colours == colours, text).clicked() {
                desk.settings.colours = colours;
            }
            for side in (0..6).map(SideId) {
                let (rect, _) = ui.allocate_exact_size(egui::vec2(18.0, 16.0), Sense::hover());
                let edge = Stroke::new(1.0, ui.visuals().text_color());
                ui.painter().circle(rect.center(), 7.0, theme::colour(paint_among(colours, side)), edge);
            }
        });
    }
}
