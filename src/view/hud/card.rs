//! The card of one combatant: who it is, how it fares, what it carries and what it has left. Shown for the one who
//! acts, or for the one pointed at where nobody does.

use bevy_egui::egui;
use egui::{Color32, CornerRadius, RichText};

use super::Hud;
use super::theme;
use crate::battle::{CombatantId, Fate, HitPoints, Posture, Track};
use crate::tell::{Teller, say};
use crate::view::picture::{Figure, Known};

pub(super) fn show(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) {
    let stage = &hud.stage;
    let pointed = hud.focus.pointed.and_then(|at| stage.picture.on_square(stage.viewer, at));
    let own = hud.prospect.who().or(stage.picture.active);
    let seen = |who: &CombatantId| stage.picture.known(stage.viewer, *who) == Known::Seen;
    ui.allocate_ui(egui::vec2(ui.available_width(), 128.0), |ui| {
        ui.set_min_height(128.0);
        match own.filter(seen).or(pointed) {
            Some(who) => describe(ui, hud, teller, who),
            None => {
                ui.label(theme::faint(say!(teller.words(), "window-nobody-acts")));
            }
        }
    });
}

/// Everything about one combatant that the viewer may know.
pub(super) fn describe(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, who: CombatantId) {
    let stage = &hud.stage;
    let words = teller.words();
    let Some(figure) = stage.picture.figure(who) else { return };
    let sheet = stage.muster().sheet(who);
    ui.horizontal(|ui| {
        theme::side_dot(ui, figure.side);
        ui.label(theme::heading(teller.name(who)));
        ui.label(theme::faint(teller.creature(sheet.creature)));
        if sheet.hero {
            ui.label(RichText::new(say!(words, "window-hero")).size(12.0).color(theme::GOLD));
        }
    });
    show_state(ui, teller, figure);
    if let Some(body) = stage.table().body(who).filter(|_| stage.is_settled() && figure.fate.is_able()) {
        let (feet, purse) = (u32::from(body.purse.steps) * 5, body.purse);
        let left = if stage.table().budget().forfeits_steps() {
            say!(words, "window-actions", full = purse.main, swift = purse.swift, free = purse.free)
        } else {
            say!(words, "window-purse", feet = feet, actions = purse.main)
        };
        let is_to_go = stage.battle().table().turn.is_to_go(who);
        ui.label(if is_to_go { RichText::new(left).color(theme::INK) } else { theme::faint(left) });
    }
    let carried = figure.arms.carried.iter().map(|weapon| teller.weapon(*weapon));
    let weapons = words.list(carried);
    if !weapons.is_empty() {
        ui.label(theme::faint(say!(words, "window-carries", weapons = weapons)));
    }
    if let Some(points) = stage.table().points_left(who) {
        ui.label(theme::faint(say!(words, "window-action-points", left = points)));
    }
    if let Some(worn) = figure.outfit.worn {
        ui.label(theme::faint(say!(words, "window-wears", armour = teller.armour(worn))));
    }
    ui.label(theme::faint(say!(words, "window-pace", feet = u32::from(sheet.pace) * 5)));
}

/// What has become of a combatant, what it has taken and what holds for a while.
pub(super) fn show_state(ui: &mut egui::Ui, teller: &Teller, figure: &Figure) {
    let words = teller.words();
    ui.horizontal_wrapped(|ui| {
        if figure.fate != Fate::Able {
            chip(ui, &words.fate(figure.fate), theme::WARNING);
        }
        if figure.posture == Posture::Prone {
            chip(ui, &words.posture(figure.posture), theme::GOLD);
        }
        if let Some(roll) = figure.sneaks {
            chip(ui, &say!(words, "window-sneaks", roll = roll), theme::GOLD);
        }
        if let Some(points) = figure.hit_points {
            let text = say!(words, "window-hit-points", now = points.now, most = points.most);
            chip(ui, &text, health_colour(points));
        }
        if let Some(left) = figure.overshield.filter(|left| *left > 0) {
            chip(ui, &say!(words, "window-overshield", left = left), theme::LINK);
        }
        for track in Track::ALL {
            let points = figure.points(track);
            if points > 0 {
                chip(ui, &words.points(track, points), track_colour(track));
            }
        }
        for condition in &figure.conditions {
            chip(ui, &teller.condition(*condition), theme::LINK);
        }
        if figure.is_unhurt() {
            ui.label(theme::faint(say!(words, "window-unhurt")));
        }
    });
}

/// The colour of hit points: the fewer are left, the more alarming.
const fn health_colour(points: HitPoints) -> Color32 {
    match points.now as u32 * 4 {
        left if left > points.most as u32 * 2 => Color32::from_rgb(120, 200, 120),
        left if left > points.most as u32 => Color32::from_rgb(246, 190, 60),
        _ => Color32::from_rgb(240, 92, 96),
    }
}

/// The colour of a track's pips.
const fn track_colour(track: Track) -> Color32 {
    match track {
        Track::Injuries => Color32::from_rgb(240, 92, 96),
        Track::Fatigue => Color32::from_rgb(246, 190, 60),
        Track::Stress => Color32::from_rgb(190, 140, 250),
    }
}

fn chip(ui: &mut egui::Ui, text: &str, colour: Color32) {
    egui::Frame::NONE
        .fill(colour.gamma_multiply(0.18))
        .stroke(egui::Stroke::new(1.0, colour.gamma_multiply(0.7)))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(egui::Margin::symmetric(6, 1))
        .show(ui, |ui| ui.label(RichText::new(text).size(12.0).color(colour)));
}
