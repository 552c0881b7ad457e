//! The card of one combatant: who they are, their condition, their gear and what is left of their turn. Shows the
//! acting combatant, or the pointed one if no one is acting.

use bevy_egui::egui;
use egui::{CornerRadius, RichText};

use super::Hud;
use super::declared;
use super::explain::{Explainer, State};
use super::theme::{self, Ink};
use crate::battle::{CombatantId, DyingState, Fate, HitPoints, Posture, Track};
use crate::tell::{Teller, say};
use crate::view::intents;
use crate::view::picture::{Figure, Known};
use crate::view::stage::Stage;

/// The combatants whose cards are shown: the one who acts, and the one who is pointed at. Nobody is shown twice.
pub(super) fn cards(hud: &Hud) -> (Option<CombatantId>, Option<CombatantId>) {
    let (picture, viewer) = (&hud.stage.picture, hud.stage.viewer);
    let is_seen = |who: &CombatantId| picture.known(viewer, *who) == Known::Seen;
    let acting = hud.choices.who().or(picture.active).filter(is_seen);
    let pointed = hud.focus.pointed.and_then(|at| picture.on_square(viewer, at));
    two_cards(acting, pointed, pointed.is_some_and(|who| is_seen(&who)))
}

/// The first and the second card. Somebody who is only remembered has a card while nobody acts.
fn two_cards(
    acting: Option<CombatantId>,
    pointed: Option<CombatantId>,
    is_pointed_seen: bool,
) -> (Option<CombatantId>, Option<CombatantId>) {
    match acting {
        Some(_) => (acting, pointed.filter(|who| is_pointed_seen && acting != Some(*who))),
        None => (pointed, None),
    }
}

pub(super) fn show(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) {
    ui.allocate_ui(egui::vec2(ui.available_width(), 128.0), |ui| {
        ui.set_min_height(128.0);
        match cards(hud).0 {
            Some(who) => describe(ui, hud, teller, who),
            None => {
                ui.label(theme::faint(say!(teller.words(), "window-nobody-acts")));
            }
        }
    });
}

/// Shows everything about one combatant that the viewer may know.
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
            let label = ui.label(theme::faint(say!(words, "window-hero")));
            Explainer::new(hud, teller).word(label, "state", &State::Hero, None);
        }
    });
    let explainer = Explainer::new(hud, teller);
    show_state(ui, explainer, teller, figure);
    if stage.is_settled() {
        show_brink(ui, hud, teller, who);
        if figure.fate.is_able() {
            show_turn_budget(ui, hud, teller, who);
        }
    }
    let (gear, body) = teller.gear(&stage.table(), who);
    for line in gear.into_iter().chain(body) {
        ui.label(theme::faint(line));
    }
    let meant = intents::meant(stage).into_iter().find(|meant| meant.who == who);
    if let Some(meant) = meant {
        let text = say!(words, "window-means", deeds = teller.deeds(&meant.deeds));
        ui.label(RichText::new(text).color(theme::side_ink(figure.side, ui.visuals())));
        declared::list(ui, hud, teller, who);
    }
}

/// Shows how near to death a fallen combatant is, and what can still save them.
fn show_brink(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, who: CombatantId) {
    let (words, table) = (teller.words(), hud.stage.table());
    let Some(body) = table.body(who).filter(|body| !body.fate.is_able()) else { return };
    let text = match &body.dying {
        Some(DyingState::DiesAfter(round)) => say!(words, "window-dies-after", round = *round),
        Some(DyingState::Saved) => say!(words, "window-saved"),
        Some(DyingState::Far) | None => match body.chances.as_ref().filter(|_| body.fate == Fate::Down) {
            Some(chances) => say!(words, "window-chances", count = chances.left.len()),
            None => return,
        },
    };
    ui.label(RichText::new(text).color(Ink::Bad.of(ui.visuals())));
}

/// Shows what is left of a combatant's turn.
fn show_turn_budget(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, who: CombatantId) {
    let words = teller.words();
    if hud.stage.table().spare(who).is_none() {
        return;
    }
    let text = match budget(&hud.stage, teller, who) {
        Some(left) => say!(words, "window-left", what = left),
        None => say!(words, "window-nothing-left"),
    };
    let is_to_go = hud.stage.battle().candidates().contains(&who);
    let label = ui.label(if is_to_go { RichText::new(text) } else { theme::faint(text) });
    let parts = teller.left(&hud.stage.table(), who).unwrap_or_default();
    Explainer::new(hud, teller).words(label, "budget", &parts);
}

/// What is left of a combatant's turn, in words; none if nothing is.
pub(super) fn budget(stage: &Stage, teller: &Teller, who: CombatantId) -> Option<String> {
    let left = teller.left(&stage.table(), who)?;
    if left.is_empty() { None } else { Some(teller.words().list(left.into_iter().map(|(text, _)| text))) }
}

/// Shows a combatant's fate, injuries and conditions as small labels.
pub(super) fn show_state(ui: &mut egui::Ui, explainer: Explainer, teller: &Teller, figure: &Figure) {
    let words = teller.words();
    ui.horizontal_wrapped(|ui| {
        if figure.fate != Fate::Able {
            explainer.word(chip(ui, &words.tell(&figure.fate), Ink::Bad), "fate", &figure.fate, None);
        }
        if figure.posture == Posture::Prone {
            let prone = chip(ui, &words.tell(&figure.posture), Ink::Tired);
            explainer.word(prone, "posture", &figure.posture, None);
        }
        if figure.flees && figure.fate.is_able() {
            let flees = chip(ui, &say!(words, "window-flees"), Ink::Nerve);
            explainer.word(flees, "state", &State::Flees, None);
        }
        if let Some(roll) = figure.sneaks {
            let sneaks = chip(ui, &say!(words, "window-sneaks", roll = roll), Ink::Good);
            explainer.word(sneaks, "state", &State::Sneaks, None);
        }
        if let Some(points) = figure.hit_points {
            let text = say!(words, "window-hit-points", now = points.now, most = points.most);
            let points = chip(ui, &text, health_colour(points));
            explainer.word(points, "state", &State::HitPoints, None);
        }
        if let Some(left) = figure.overshield.filter(|left| *left > 0) {
            let shield = chip(ui, &say!(words, "window-overshield", left = left), Ink::Link);
            explainer.word(shield, "state", &State::Overshield, None);
        }
        for track in Track::ALL {
            let points = figure.points(track);
            if points > 0 {
                let chip = chip(ui, &words.points(track, points), track_colour(track));
                explainer.word(chip, "track", &track, None);
            }
        }
        for condition in &figure.conditions {
            let until = teller.tell(&condition.until);
            let chip = chip(ui, &teller.condition(*condition), Ink::Link);
            explainer.word(chip, "condition", &condition.kind.name(), Some(until));
        }
        if figure.is_unhurt() {
            ui.label(theme::faint(say!(words, "window-unhurt")));
        }
    });
}

/// The colour of hit points; it becomes more alarming as they are lost.
pub(super) const fn health_colour(points: HitPoints) -> Ink {
    match points.now as u32 * 4 {
        left if left > points.most as u32 * 2 => Ink::Good,
        left if left > points.most as u32 => Ink::Tired,
        _ => Ink::Bad,
    }
}

/// The colour of the points on a track.
const fn track_colour(track: Track) -> Ink {
    match track {
        Track::Injuries => Ink::Bad,
        Track::Fatigue => Ink::Tired,
        Track::Stress => Ink::Nerve,
    }
}

fn chip(ui: &mut egui::Ui, text: &str, ink: Ink) -> egui::Response {
    let colour = ink.of(ui.visuals());
    let chip = egui::Frame::NONE
        .fill(colour.gamma_multiply(0.14))
        .stroke(egui::Stroke::new(1.0, colour.gamma_multiply(0.6)))
        .corner_radius(CornerRadius::same(3))
        .inner_margin(egui::Margin::symmetric(6, 0))
        .show(ui, |ui| ui.label(RichText::new(text).size(theme::SMALL).color(colour)));
    chip.response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_shown_in_two_cards() {
        let ids = [None, Some(CombatantId(0)), Some(CombatantId(1))];
        for (acting, pointed) in ids.iter().flat_map(|acting| ids.map(|pointed| (*acting, pointed))) {
            for is_seen in [false, true] {
                let (first, second) = two_cards(acting, pointed, is_seen);
                assert!(first.is_none() || first != second, "{acting:?} acts, {pointed:?} is pointed at");
                assert_eq!(first, acting.or(pointed));
            }
        }
    }
}
