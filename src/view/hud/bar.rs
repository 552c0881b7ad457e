//! The action bar: everything that the selected combatant may set about, with the keys for it.

use bevy_egui::egui;
use egui::{Align, Layout, RichText, Stroke};

use super::Hud;
use super::theme;
use crate::tell::{Teller, say};
use crate::view::tools::{Offered, Tool};
use crate::view::wish::Wish;

pub(super) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    if hud.prospect.who().is_none() {
        ui.horizontal_centered(|ui| {
            let text = if hud.stage.picture.outcome.is_some() {
                say!(words, "window-over")
            } else if hud.stage.is_for_a_person() || !hud.thinking.0 {
                String::new()
            } else {
                say!(words, "window-others-act")
            };
            ui.label(theme::faint(text));
        });
        return;
    }
    let mut wished = None;
    ui.horizontal_wrapped(|ui| {
        for (place, offered) in hud.prospect.tools.iter().enumerate() {
            if button(ui, hud, teller, place, offered) {
                wished = Some(Wish::Take(offered.tool));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if let Some(notice) = &hud.focus.notice {
                ui.label(RichText::new(notice).color(theme::WARNING));
            }
        });
    });
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
}

fn button(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, place: usize, offered: &Offered) -> bool {
    let words = teller.words();
    let is_held = hud.focus.tool == Some(offered.tool);
    let key = match offered.tool {
        Tool::End => say!(words, "window-key-end"),
        _ if place < 9 => (place + 1).to_string(),
        _ => String::new(),
    };
    let name = name_of(teller, offered.tool);
    let text = RichText::new(say!(words, "window-tool", key = key, name = name)).size(14.0);
    let is_on = offered.is_usable() || offered.tool.wants_target();
    let text = if offered.is_usable() { text } else { text.color(theme::FAINT) };
    let mut button = egui::Button::new(text).min_size(egui::vec2(64.0, 34.0));
    if is_held {
        button = button.stroke(Stroke::new(2.0, theme::GOLD));
    }
    let tip = if offered.is_usable() {
        say!(words, "window-tool-targets", count = offered.orders.len())
    } else {
        say!(words, "window-tool-no-target")
    };
    let response = ui.add_enabled(is_on, button);
    let response = if offered.tool.wants_target() { response.on_hover_text(tip) } else { response };
    response.clicked()
}

/// What a tool is called on its button.
fn name_of(teller: &Teller, tool: Tool) -> String {
    let words = teller.words();
    let nobody = crate::battle::CombatantId(u16::MAX);
    let short = |act| teller.label(&act).short;
    use crate::battle::Act;
    match tool {
        Tool::Attack(weapon) => teller.weapon(weapon),
        Tool::Shift(shift) => short(Act::Shift { to: crate::grid::Pos::default(), shift }),
        Tool::Switch(weapon) => teller.label(&Act::Switch { weapon }).long,
        Tool::Outfit { armour, on } => teller.label(&Act::Outfit { armour, on }).long,
        Tool::Trap { at, deed } => teller.label(&Act::Trap { at, deed }).long,
        Tool::Tend { item, how } => teller.label(&Act::Tend { item, how }).long,
        Tool::Manoeuvre(kind) => short(Act::Manoeuvre { kind, target: nobody }),
        Tool::Aid => short(Act::Aid { ally: nobody }),
        Tool::Evade => short(Act::Evade),
        Tool::Concentrate => short(Act::Concentrate),
        Tool::Stand => short(Act::Stand),
        Tool::Door { at, open } => {
            let square = teller.square(at);
            say!(words, "window-tool-door", name = short(Act::Door { at, open }), square = square)
        }
        Tool::TakeUp(weapon) => teller.label(&Act::TakeUp { weapon }).long,
        Tool::Cast(what) | Tool::Use(what) | Tool::Place(what) => teller.weapon(what),
        Tool::Attempt(kind) => short(Act::Attempt { kind, target: nobody }),
        Tool::Hide => short(Act::Hide),
        Tool::Ready { weapon, on } => teller.label(&Act::Ready { weapon, on }).long,
        Tool::Delay => short(Act::Delay { after: nobody }),
        Tool::Leave => short(Act::Leave),
        Tool::End => short(Act::End),
    }
}
