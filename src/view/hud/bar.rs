//! The action bar: everything that the selected combatant can do, with the keys for it. Tools of one kind share a
//! drawer (a menu). The button that ends the turn stands apart.

use bevy_egui::egui;
use egui::{Align, Layout, RichText, Stroke};

use super::Hud;
use super::theme::{self, Ink};
use crate::tell::{Teller, say};
use crate::view::tools::{Drawer, Offered, Tool};
use crate::view::wish::Wish;

/// The height of a button.
const HIGH: f32 = 28.0;
/// The width of the space for the button that ends the turn.
const END: f32 = 116.0;

pub(super) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    if hud.choices.who().is_none() {
        ui.horizontal_centered(|ui| {
            let text = if hud.stage.picture.outcome.is_some() {
                say!(words, "window-over")
            } else if hud.stage.waits_for_player() || !hud.thinking.0 {
                String::new()
            } else {
                say!(words, "window-others-act")
            };
            ui.label(theme::faint(text));
        });
        return;
    }
    let mut wished = None;
    let room = ui.available_size();
    ui.horizontal_top(|ui| {
        ui.allocate_ui(egui::vec2(room.x - END, room.y), |ui| {
            // A combatant may have more tools than fit.
            egui::ScrollArea::vertical().id_salt("tools").auto_shrink([false, false]).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| wished = open(ui, hud, teller));
            });
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let end = hud.choices.tools.iter().find(|offered| offered.tool.is_end());
            if let Some(offered) = end.filter(|offered| button(ui, hud, teller, None, offered)) {
                wished = Some(offered.tool.clone());
            }
        });
    });
    if let Some(tool) = wished {
        hud.wishes.write(Wish::Take(tool));
    }
}

/// Shows the tools that are not in a drawer, then the drawers. Returns the tool that was clicked.
fn open(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) -> Option<Tool> {
    let mut wished = None;
    let tools = &hud.choices.tools;
    for (place, offered) in tools.iter().filter(|offered| offered.is_open()).enumerate() {
        if button(ui, hud, teller, Some(place), offered) {
            wished = Some(offered.tool.clone());
        }
    }
    for drawer in Drawer::ALL {
        let within: Vec<&Offered> = tools.iter().filter(|offered| offered.drawer == Some(drawer)).collect();
        if !within.is_empty() {
            wished = wished.or(open_drawer(ui, hud, teller, drawer, &within));
        }
    }
    wished
}

fn open_drawer(
    ui: &mut egui::Ui,
    hud: &Hud,
    teller: &Teller,
    drawer: Drawer,
    within: &[&Offered],
) -> Option<Tool> {
    let words = teller.words();
    let held = within.iter().find(|offered| hud.focus.tool.as_ref() == Some(&offered.tool));
    let text = match held {
        Some(held) => teller.button(held.tool.deed()),
        None => words.say(
            match drawer {
                Drawer::Manners => "window-drawer-manners",
                Drawer::Readying => "window-drawer-readying",
                Drawer::Gear => "window-drawer-gear",
                Drawer::Trials => "window-drawer-trials",
            },
            &[],
        ),
    };
    let mut wished = None;
    let gold = Ink::Gold.of(ui.visuals());
    let face = look(RichText::new(say!(words, "window-drawer", name = text)), held.is_some(), gold);
    egui::containers::menu::MenuButton::from_button(face).ui(ui, |ui| {
        ui.set_min_width(180.0);
        egui::ScrollArea::vertical().max_height(380.0).show(ui, |ui| {
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                for offered in within {
                    if button(ui, hud, teller, None, offered) {
                        wished = Some(offered.tool.clone());
                        ui.close();
                    }
                }
            });
        });
    });
    wished
}

fn look(text: RichText, is_held: bool, gold: egui::Color32) -> egui::Button<'static> {
    let button = egui::Button::new(text).min_size(egui::vec2(52.0, HIGH));
    if is_held { button.stroke(Stroke::new(2.0, gold)) } else { button }
}

fn button(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, place: Option<usize>, offered: &Offered) -> bool {
    let words = teller.words();
    let name = teller.button(offered.tool.deed());
    let key = match (offered.tool.is_end(), place) {
        (true, _) => Some(say!(words, "window-key-end")),
        (false, Some(place)) if place < 9 => Some((place + 1).to_string()),
        _ => None,
    };
    let text = match key {
        Some(key) => say!(words, "window-tool", key = key, name = name),
        None => name,
    };
    let text = RichText::new(text);
    let text = if offered.is_usable() { text } else { text.weak() };
    let is_on = offered.is_usable() || offered.tool.wants_target();
    let gold = Ink::Gold.of(ui.visuals());
    let response = ui.add_enabled(is_on, look(text, hud.focus.tool.as_ref() == Some(&offered.tool), gold));
    let tip = if !offered.tool.wants_target() {
        return response.clicked();
    } else if offered.is_usable() {
        say!(words, "window-tool-targets", count = offered.orders.len())
    } else {
        say!(words, "window-tool-no-target")
    };
    response.on_hover_text(tip).clicked()
}
