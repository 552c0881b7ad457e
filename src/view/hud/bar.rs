//! The action bar: everything that the selected combatant can do, with the keys for it. Tools of one kind share a
//! drawer (a menu). The button that ends the turn stands apart.

use bevy_egui::egui;
use egui::{Align, Layout, RichText, Stroke};

use super::Hud;
use super::explain::Explainer;
use super::theme::{self, Ink};
use crate::tell::{Teller, Words, say};
use crate::view::commands::Command;
use crate::view::tools::{Drawer, Offered, Tool};
use crate::view::wish::Wish;

/// The height of a button.
const HIGH: f32 = 28.0;
/// The width of the narrowest button.
const NARROWEST: f32 = 52.0;
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
            ui.set_min_width(room.x - END);
            wished = show_tools(ui, hud, teller, room.x - END);
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

/// Something that takes a place in the bar.
enum Entry<'t> {
    /// A tool, with its number.
    Tool(usize, &'t Offered),
    /// Tools of one kind, and the words on their drawer.
    Drawer(String, Vec<&'t Offered>),
}

/// Shows the tools that are not in a drawer, then the drawers; what does not fit is in one last drawer. Returns the tool
/// that was clicked.
fn show_tools(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, room: f32) -> Option<Tool> {
    let words = teller.words();
    let tools = &hud.choices.tools;
    let open = tools.iter().filter(|offered| offered.is_open()).enumerate();
    let mut entries: Vec<Entry> = open.map(|(place, offered)| Entry::Tool(place, offered)).collect();
    for drawer in Drawer::ALL {
        let within: Vec<&Offered> = tools.iter().filter(|offered| offered.drawer == Some(drawer)).collect();
        if !within.is_empty() {
            entries.push(Entry::Drawer(name_of(words, drawer), within));
        }
    }
    let wide: Vec<f32> = entries.iter().map(|entry| width(ui, &text_of(hud, teller, entry))).collect();
    let fitting = how_many_fit(&wide, room, width(ui, &say!(words, "window-drawer-more")));
    let mut wished = None;
    let hidden = entries.split_off(fitting);
    for entry in entries {
        wished = wished.or(match entry {
            Entry::Tool(place, offered) => {
                button(ui, hud, teller, Some(place), offered).then(|| offered.tool.clone())
            }
            Entry::Drawer(name, within) => open_drawer(ui, hud, teller, name, &[(None, within)]),
        });
    }
    if !hidden.is_empty() {
        let name = say!(words, "window-drawer-more");
        wished = wished.or(open_drawer(ui, hud, teller, name, &grouped(hidden)));
    }
    wished
}

/// What is in a drawer: tools of one kind, below the words for this kind if there are others too.
type Group<'t> = (Option<String>, Vec<&'t Offered>);

/// What does not fit into the bar, as it lies in the last drawer.
fn grouped(hidden: Vec<Entry>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for entry in hidden {
        match (entry, groups.last_mut()) {
            (Entry::Tool(_, offered), Some((None, within))) => within.push(offered),
            (Entry::Tool(_, offered), _) => groups.push((None, vec![offered])),
            (Entry::Drawer(name, within), _) => groups.push((Some(name), within)),
        }
    }
    groups
}

/// How many things of these widths fit into a room, if the rest goes into a drawer of this width.
pub(super) fn how_many_fit(wide: &[f32], room: f32, drawer: f32) -> usize {
    if wide.iter().sum::<f32>() <= room {
        return wide.len();
    }
    let mut used = drawer;
    wide.iter()
        .take_while(|wide| {
            used += **wide;
            used <= room
        })
        .count()
}

/// The width of a button with this text, and of the gap after it.
pub(super) fn width(ui: &egui::Ui, text: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let text = ui.painter().layout_no_wrap(text.to_owned(), font, egui::Color32::PLACEHOLDER).size().x;
    let spacing = ui.spacing();
    (text + 2.0 * spacing.button_padding.x + 2.0).max(NARROWEST) + spacing.item_spacing.x
}

fn text_of(hud: &Hud, teller: &Teller, entry: &Entry) -> String {
    match entry {
        Entry::Tool(place, offered) => words_on(hud, teller, Some(*place), offered),
        Entry::Drawer(name, within) => words_on_drawer(hud, teller, name, within),
    }
}

pub(super) fn name_of(words: &Words, drawer: Drawer) -> String {
    let id = match drawer {
        Drawer::Manners => "window-drawer-manners",
        Drawer::Readying => "window-drawer-readying",
        Drawer::Gear => "window-drawer-gear",
        Drawer::Trials => "window-drawer-trials",
    };
    words.say(id, &[])
}

/// The words on a drawer: the tool in hand if it is inside, or else the drawer's name.
fn words_on_drawer(hud: &Hud, teller: &Teller, name: &str, within: &[&Offered]) -> String {
    let held = within.iter().find(|offered| hud.focus.tool.as_ref() == Some(&offered.tool));
    let name = held.map_or_else(|| name.to_owned(), |held| teller.button(held.tool.deed()));
    say!(teller.words(), "window-drawer", name = name)
}

fn open_drawer(
    ui: &mut egui::Ui,
    hud: &Hud,
    teller: &Teller,
    name: String,
    groups: &[Group],
) -> Option<Tool> {
    let within: Vec<&Offered> = groups.iter().flat_map(|(_, within)| within.iter().copied()).collect();
    let is_held = within.iter().any(|offered| hud.focus.tool.as_ref() == Some(&offered.tool));
    let text = words_on_drawer(hud, teller, &name, &within);
    let mut wished = None;
    let gold = Ink::Gold.of(ui.visuals());
    let face = look(RichText::new(text), is_held, gold);
    egui::containers::menu::MenuButton::from_button(face).ui(ui, |ui| {
        ui.set_min_width(180.0);
        egui::ScrollArea::vertical().max_height(380.0).show(ui, |ui| {
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                for (kind, within) in groups {
                    if let Some(kind) = kind {
                        ui.label(theme::faint(kind));
                    }
                    for offered in within {
                        if button(ui, hud, teller, None, offered) {
                            wished = Some(offered.tool.clone());
                            ui.close();
                        }
                    }
                }
            });
        });
    });
    wished
}

fn look(text: RichText, is_held: bool, gold: egui::Color32) -> egui::Button<'static> {
    let button = egui::Button::new(text).min_size(egui::vec2(NARROWEST, HIGH));
    if is_held { button.stroke(Stroke::new(2.0, gold)) } else { button }
}

/// The words on a tool's button, with its key.
fn words_on(hud: &Hud, teller: &Teller, place: Option<usize>, offered: &Offered) -> String {
    let words = teller.words();
    let name = teller.button(offered.tool.deed());
    let command = match place {
        _ if offered.tool.is_end() => Some(Command::EndTurn),
        Some(place) => Command::of_tool(place),
        None => None,
    };
    let key = command.map(|command| hud.settings.keys.first(command, words));
    match key.filter(|key| !key.is_empty()) {
        Some(key) => say!(words, "window-tool", key = key, name = name),
        None => name,
    }
}

fn button(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, place: Option<usize>, offered: &Offered) -> bool {
    let words = teller.words();
    let text = words_on(hud, teller, place, offered);
    let text = RichText::new(text);
    let text = if offered.is_usable() { text } else { text.weak() };
    let is_on = offered.is_usable() || offered.tool.wants_target();
    let gold = Ink::Gold.of(ui.visuals());
    let response = ui.add_enabled(is_on, look(text, hud.focus.tool.as_ref() == Some(&offered.tool), gold));
    let note = if !offered.tool.wants_target() {
        None
    } else if offered.is_usable() {
        Some(say!(words, "window-tool-targets", count = offered.orders.len()))
    } else {
        Some(say!(words, "window-tool-no-target"))
    };
    Explainer::new(hud, teller).tool(response, &offered.tool.deed().name(), note).clicked()
}

#[cfg(test)]
mod tests {
    use super::how_many_fit;

    #[test]
    fn what_does_not_fit_leaves_room_for_the_drawer_that_holds_it() {
        assert_eq!(how_many_fit(&[50.0; 4], 200.0, 60.0), 4);
        assert_eq!(how_many_fit(&[50.0; 5], 200.0, 60.0), 2);
        assert_eq!(how_many_fit(&[50.0; 5], 40.0, 60.0), 0);
    }
}
