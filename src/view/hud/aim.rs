//! What a click on the pointed square would do: the deed, its exact odds and the first check, or why it would be
//! refused. While no square is pointed at, shows the goals of the side.

use bevy_egui::egui;
use egui::{Color32, CornerRadius, RichText, Visuals};

use super::explain::{Explainer, Peril};
use super::ground::{self, KnownGround};
use super::theme::{self, Ink};
use super::{Hud, card, declared, threats};
use crate::battle::{CombatantId, Deed, Objective, Order, Target};
use crate::rules::deeds::Gait;
use crate::rules::questions::odds::{Odds, Wanted};
use crate::tell::{Teller, say};
use crate::view::commands::Command;
use crate::view::focus::Aim;
use crate::view::picture::Known;
use crate::view::{intents, light};

pub(super) fn show(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) {
    let stage = &hud.stage;
    let words = teller.words();
    let pointed = hud.focus.pointed.filter(|at| stage.picture.board.field.size().contains(*at));
    if let Some(aim) = &hud.choices.aim {
        describe(ui, hud, teller, aim);
    } else if let Some(other) = card::cards(hud).1 {
        card::describe(ui, hud, teller, other);
    } else {
        goals(ui, hud, teller);
    }
    threats::show(ui, hud, teller);
    if let Some(at) = pointed {
        let square = teller.square(at);
        let explainer = Explainer::new(hud, teller);
        let Some(KnownGround { terrain, light }) = ground::known(stage, at) else {
            ui.label(theme::faint(say!(words, "window-square-unseen", square = square)));
            return;
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let name = words.called(&terrain.name).into_plain();
            let label = ui.label(theme::faint(say!(words, "window-square", square = square, terrain = name)));
            let special = words.list(ground::features(terrain, words));
            explainer.word(
                label,
                "ground",
                &terrain.ground,
                Some(special).filter(|special| !special.is_empty()),
            );
            if let Some(light) = light {
                let label =
                    ui.label(theme::faint(say!(words, "window-square-light", light = words.tell(&light))));
                explainer.word(label, "light", &light, None);
            }
        });
        if let Some(text) = threats::strikers(stage, &hud.focus, &hud.danger, teller, at) {
            explainer.word(ui.label(theme::faint(text)), "peril", &Peril::Strikers, None);
        }
    }
}

fn describe(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, aim: &Aim) {
    let words = teller.words();
    let Order::Deed { who, deed } = &aim.order else { return };
    ui.label(theme::heading(title(teller, aim)));
    let target = match aim.meant().and_then(|deed| deed.aim(*who)) {
        Some(Target::One(target)) => Some(target),
        Some(Target::Square(_)) | None => None,
    };
    let other = target.filter(|target| card::cards(hud).0 != Some(*target));
    if let Some(figure) = other.and_then(|target| hud.stage.picture.figure(target)) {
        card::show_state(ui, Explainer::new(hud, teller), teller, figure);
    }
    match &aim.permit {
        Err(refusal) => {
            ui.label(RichText::new(teller.refusal(refusal)).color(Ink::Bad.of(ui.visuals())));
        }
        Ok(permit) if deed.gait() == Some(Gait::Walk) => {
            let (feet, squares) = (u32::from(permit.cost.steps) * 5, permit.path.len());
            ui.label(say!(words, "window-walk", feet = feet, squares = squares));
            if permit.cost.main > 0 {
                ui.label(
                    RichText::new(say!(words, "window-walk-takes-action")).color(Ink::Tired.of(ui.visuals())),
                );
            }
        }
        Ok(_) => {}
    }
    for blow in aim.blows.iter().filter(|_| aim.permit.is_ok()) {
        let enemy = teller.name(blow.offer.to);
        ui.label(RichText::new(say!(words, "window-blow", who = enemy)).color(Ink::Bad.of(ui.visuals())));
        show_chances(ui, decisive(teller, &blow.odds), &blow.odds);
    }
    if let Some(odds) = aim.odds.as_ref().filter(|_| aim.reached.is_empty() || target.is_some()) {
        show_odds(ui, Explainer::new(hud, teller), teller, odds, target);
    }
    if matches!(deed, Deed::Attack(_)) && aim.permit.is_ok() && hud.stage.table().points_left(*who).is_some()
    {
        ui.label(theme::faint(say!(words, "window-swings-hint")));
    }
    for (other, odds) in &aim.reached {
        ui.label(RichText::new(teller.name(*other)).strong());
        show_chances(ui, teller.chances(odds), odds);
        show_harm(ui, teller, odds, *other);
    }
}

/// What a click would do, in a few words.
pub(super) fn title(teller: &Teller, aim: &Aim) -> String {
    let label = |order: &Order| match order {
        Order::Deed { deed, .. } => Some(teller.label(deed)),
        _ => None,
    };
    let Some(first) = label(&aim.order) else { return String::new() };
    match aim.then.as_ref().and_then(label) {
        Some(attack) => {
            say!(teller.words(), "window-walk-then", walk = first.alone(), attack = attack.long)
        }
        None => first.alone(),
    }
}

/// Shows each chance with a bar, the expected harm to the target, and the first check.
pub(super) fn show_odds(
    ui: &mut egui::Ui,
    explainer: Explainer,
    teller: &Teller,
    odds: &Odds,
    target: Option<CombatantId>,
) {
    show_chances(ui, teller.chances(odds), odds);
    if let Some(target) = target {
        show_harm(ui, teller, odds, target);
    }
    if let Some(ask) = &odds.first {
        let label = ui.label(theme::faint(teller.ask(ask)));
        explainer.check(label, &ask.check, ask.purpose, teller);
    }
}

fn show_harm(ui: &mut egui::Ui, teller: &Teller, odds: &Odds, target: CombatantId) {
    if let Some(line) = teller.harm(odds, target) {
        ui.label(line);
    }
}

/// The chance to hit, and the chance of the worst effect.
pub(super) fn decisive(teller: &Teller, odds: &Odds) -> Vec<(Wanted, String)> {
    const WORST: [Wanted; 6] = [
        Wanted::OutOfTheFight,
        Wanted::Dead,
        Wanted::Down,
        Wanted::Maimed,
        Wanted::Senseless,
        Wanted::Injured,
    ];
    let chances = teller.chances(odds);
    let worst = WORST.into_iter().find(|worst| chances.iter().any(|(wanted, _)| wanted == worst));
    chances.into_iter().filter(|(wanted, _)| *wanted == Wanted::Hit || Some(*wanted) == worst).collect()
}

fn show_chances(ui: &mut egui::Ui, chances: Vec<(Wanted, String)>, odds: &Odds) {
    for (wanted, line) in chances {
        let chance = odds.chance(wanted);
        let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 21.0), egui::Sense::hover());
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::same(2), ui.visuals().extreme_bg_color);
        let mut bar = rect;
        bar.set_width(rect.width() * chance as f32);
        painter.rect_filled(bar, CornerRadius::same(2), colour_of(wanted, ui.visuals()).gamma_multiply(0.45));
        let at = rect.left_center() + egui::vec2(7.0, 0.0);
        painter.text(at, egui::Align2::LEFT_CENTER, line, theme::face(14.0), Ink::Strong.of(ui.visuals()));
    }
}

/// The colour of the bar behind a chance.
pub(super) const fn colour_of(wanted: Wanted, visuals: &Visuals) -> Color32 {
    let ink = match wanted {
        Wanted::Hit | Wanted::Miss => Ink::Link,
        Wanted::Injured
        | Wanted::Dead
        | Wanted::OutOfTheFight
        | Wanted::Down
        | Wanted::Maimed
        | Wanted::Senseless => Ink::Bad,
        Wanted::Tired | Wanted::Prone => Ink::Tired,
        Wanted::Stressed | Wanted::Disarmed | Wanted::Mishap => Ink::Nerve,
    };
    ink.of(visuals)
}

fn goals(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) {
    let stage = &hud.stage;
    let words = teller.words();
    let aims = stage.battle().aims();
    let shown: Vec<_> =
        aims.list().iter().filter(|aim| stage.viewer.is_none_or(|side| side == aim.side)).collect();
    ui.label(RichText::new(say!(words, "window-goals")).strong());
    if shown.iter().all(|aim| matches!(aim.objective, Objective::Protect { .. })) {
        // A side without another goal has to beat all its enemies.
        ui.label(say!(words, "window-goal", goal = teller.objective(&Objective::Defeat)));
    }
    for (place, aim) in shown.iter().enumerate() {
        // The board marks these squares, so the text need not list them.
        let is_outlined = aim.objective.area().is_some() && aim.settled.is_none();
        let goal = if is_outlined {
            teller.outlined_objective(&aim.objective)
        } else {
            teller.objective(&aim.objective)
        };
        let colour = match aim.settled {
            Some(true) => Ink::Good,
            Some(false) => Ink::Bad,
            None if aims.is_met(aim) => Ink::Faint,
            None => Ink::Text,
        };
        let colour = colour.of(ui.visuals());
        let text = if stage.viewer.is_none() {
            say!(words, "window-goal-of", side = teller.side(aim.side), goal = goal)
        } else {
            goal
        };
        let begins = place.checked_sub(1).is_none_or(|before| shown[before].choice != aim.choice);
        let text = match aim.choice {
            Some(_) if begins => say!(words, "window-goal-either", goal = text),
            Some(_) => say!(words, "window-goal-or", goal = text),
            None => text,
        };
        let text = say!(words, "window-goal", goal = text);
        ui.label(RichText::new(text).color(colour));
    }
    let meant = intents::meant(stage);
    if !meant.is_empty() {
        ui.add_space(4.0);
        ui.label(RichText::new(say!(words, "window-meant")).strong());
        for meant in meant.iter().filter(|meant| stage.picture.known(stage.viewer, meant.who) == Known::Seen)
        {
            let Some(side) = stage.picture.figure(meant.who).map(|figure| figure.side) else { continue };
            let (who, deeds) = (teller.name(meant.who), teller.deeds(&meant.deeds));
            let text = RichText::new(say!(words, "window-meant-by", who = who, deeds = deeds));
            ui.label(text.color(theme::side_ink(side, ui.visuals())));
            declared::list(ui, hud, teller, meant.who);
        }
        return;
    }
    let notes = &stage.muster().scenario.notes;
    if !notes.is_empty() {
        ui.label(theme::faint(words.told(notes)));
    }
    if light::has_lights_for_show(stage) {
        ui.label(theme::faint(say!(words, "window-light-for-show")));
    }
    ui.add_space(4.0);
    let (keys, taught): (_, &[Command]) = if stage.is_replay() {
        ("window-replay-keys", &Command::TAUGHT_IN_REPLAYS)
    } else {
        ("window-keys", &Command::TAUGHT)
    };
    ui.label(theme::faint(words.say(keys, &[])));
    remind(ui, hud, taught, teller);
}

/// Lists the keys of commands.
fn remind(ui: &mut egui::Ui, hud: &Hud, commands: &[Command], teller: &Teller) {
    let words = teller.words();
    // Long words are broken, so that the panel stays as wide as it is.
    let keys = commands.iter().map(|command| hud.settings.keys.first(*command, words));
    let wide = keys.map(|key| {
        ui.painter().layout_no_wrap(key, theme::face(theme::SMALL), Color32::PLACEHOLDER).size().x
    });
    let rest = ui.available_width() - wide.fold(0.0, f32::max) - 14.0;
    let grid = egui::Grid::new("keys").num_columns(2).spacing([10.0, 2.0]).max_col_width(rest);
    grid.show(ui, |ui| {
        for command in commands {
            ui.label(RichText::new(hud.settings.keys.first(*command, words)).size(theme::SMALL).strong());
            ui.label(theme::faint(command.words(words)));
            ui.end_row();
        }
    });
}
