//! The action bar: everything that the selected combatant may set about, with the keys for it. Tools of one kind share
//! a drawer; the end of the turn has a place of its own.

use bevy_egui::egui;
use egui::{Align, Layout, RichText, Stroke};

use super::Hud;
use super::theme;
use crate::battle::{Act, Against, CombatantId};
use crate::grid::Pos;
use crate::tell::{Teller, say};
use crate::view::tools::{Drawer, Offered, Tool};
use crate::view::wish::Wish;

/// How high a button is.
const HIGH: f32 = 28.0;
/// Width of the place for the end of the turn.
const END: f32 = 116.0;

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
    let room = ui.available_size();
    ui.horizontal_top(|ui| {
        ui.allocate_ui(egui::vec2(room.x - END, room.y), |ui| {
            // Whoever carries an armoury still reaches all of it.
            egui::ScrollArea::vertical().id_salt("tools").auto_shrink([false, false]).show(ui, |ui| {
                ui.horizontal_wrapped(|ui| wished = open(ui, hud, teller));
            });
        });
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let end = hud.prospect.tools.iter().find(|offered| offered.tool == Tool::End);
            if let Some(offered) = end.filter(|offered| button(ui, hud, teller, None, offered)) {
                wished = Some(offered.tool);
            }
        });
    });
    if let Some(tool) = wished {
        hud.wishes.write(Wish::Take(tool));
    }
}

/// What lies open, then the drawers.
fn open(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) -> Option<Tool> {
    let mut wished = None;
    let tools = &hud.prospect.tools;
    for (place, offered) in tools.iter().filter(|offered| offered.is_open()).enumerate() {
        if button(ui, hud, teller, Some(place), offered) {
            wished = Some(offered.tool);
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
    let held = within.iter().find(|offered| hud.focus.tool == Some(offered.tool));
    let text = match held {
        Some(held) => name_of(teller, held.tool),
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
    let face = look(RichText::new(say!(words, "window-drawer", name = text)).size(14.0), held.is_some());
    egui::containers::menu::MenuButton::from_button(face).ui(ui, |ui| {
        ui.set_min_width(180.0);
        egui::ScrollArea::vertical().max_height(380.0).show(ui, |ui| {
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                for offered in within {
                    if button(ui, hud, teller, None, offered) {
                        wished = Some(offered.tool);
                        ui.close();
                    }
                }
            });
        });
    });
    wished
}

fn look(text: RichText, is_held: bool) -> egui::Button<'static> {
    let button = egui::Button::new(text).min_size(egui::vec2(52.0, HIGH));
    if is_held { button.stroke(Stroke::new(2.0, theme::GOLD)) } else { button }
}

fn button(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, place: Option<usize>, offered: &Offered) -> bool {
    let words = teller.words();
    let name = name_of(teller, offered.tool);
    let key = match (offered.tool, place) {
        (Tool::End, _) => Some(say!(words, "window-key-end")),
        (_, Some(place)) if place < 9 => Some((place + 1).to_string()),
        _ => None,
    };
    let text = match key {
        Some(key) => say!(words, "window-tool", key = key, name = name),
        None => name,
    };
    let text = RichText::new(text).size(14.0);
    let text = if offered.is_usable() { text } else { text.color(theme::FAINT) };
    let is_on = offered.is_usable() || offered.tool.wants_target();
    let response = ui.add_enabled(is_on, look(text, hud.focus.tool == Some(offered.tool)));
    let tip = if !offered.tool.wants_target() {
        return response.clicked();
    } else if offered.is_usable() {
        say!(words, "window-tool-targets", count = offered.orders.len())
    } else {
        say!(words, "window-tool-no-target")
    };
    response.on_hover_text(tip).clicked()
}

/// What a tool is called on its button.
pub fn name_of(teller: &Teller, tool: Tool) -> String {
    let words = teller.words();
    let nobody = CombatantId(u16::MAX);
    let short = |act| teller.label(&act).short;
    match tool {
        Tool::Attack(weapon, manner) => teller.armed(weapon, manner),
        Tool::Shift(shift) => short(Act::Shift { to: Pos::default(), shift }),
        Tool::Switch(weapon) => teller.label(&Act::Switch { weapon }).long,
        Tool::Outfit { armour, on } => teller.label(&Act::Outfit { armour, on }).long,
        Tool::Trap { at, deed } => {
            let name = short(Act::Trap { at, deed });
            say!(words, "window-tool-at", name = name, square = teller.square(at))
        }
        Tool::Tend { item, how } => teller.label(&Act::Tend { item, how }).long,
        Tool::Manoeuvre(kind) => short(Act::Manoeuvre { kind, target: nobody }),
        Tool::Aid => short(Act::Aid { ally: nobody }),
        Tool::Evade => short(Act::Evade),
        Tool::Concentrate => short(Act::Concentrate),
        Tool::Stand => short(Act::Stand),
        Tool::Door { at, open } => {
            let name = short(Act::Door { at, open });
            say!(words, "window-tool-at", name = name, square = teller.square(at))
        }
        Tool::TakeUp(weapon) => teller.label(&Act::TakeUp { weapon }).long,
        Tool::Cast(what) | Tool::Use(what) | Tool::Place(what) => teller.weapon(what),
        Tool::Attempt(kind) => short(Act::Attempt { kind, target: nobody }),
        Tool::Hide => short(Act::Hide),
        Tool::Ready { deed, on } => teller.label(&Act::Ready { deed, on }).long,
        Tool::Unready => teller.label(&Act::Unready).long,
        Tool::Delay => short(Act::Delay { after: nobody }),
        Tool::Try(tested) => teller.trial(tested, Against::Usual),
        Tool::Leave => short(Act::Leave),
        Tool::End => short(Act::End),
    }
}
