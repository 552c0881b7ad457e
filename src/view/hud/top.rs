//! The line above the board: the scenario, the round, whose turn it is, the order of play, and the undo buttons.

use bevy_egui::egui;
use egui::{Align, Layout, RichText};

use super::Hud;
use super::pieces;
use super::theme::{self, Ink};
use crate::engine::Awaiting;
use crate::engine::session::TakeBack;
use crate::rules::table::turn::Phase;
use crate::tell::{Teller, Words, say};
use crate::view::commands::Command;
use crate::view::pace::Pace;
use crate::view::stage::Stage;
use crate::view::tokens::piece_of;
use crate::view::wish::Wish;

/// The width below which the names of scenario and rulebook are left out; the menu has them too.
const NARROW: f32 = 340.0;
/// The width from which on the rulebook is named.
const WIDE: f32 = 480.0;
/// The width below which the pace is left out; keys and settings change it too.
const PACED: f32 = 420.0;
/// The width of the whole line from which on all paces are shown side by side.
const ALL_PACES: f32 = 1000.0;

pub(super) fn show(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    // The buttons come first, so that whatever else there is never covers them.
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        buttons(ui, hud, teller);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let room = ui.available_width();
            // What keeps the battle from being saved needs the room.
            if hud.saving.fault.is_none() {
                names(ui, hud, teller, room);
            }
            standing(ui, hud, teller);
        });
    });
}

fn buttons(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    let is_narrow = ui.available_width() < ALL_PACES;
    let stage = &hud.stage;
    let key = |command: Command| hud.settings.keys.first(command, words);
    let mut button = |ui: &mut egui::Ui, text: String, tip: String, why_not: Option<String>, wish: Wish| {
        let button = ui.add_enabled(why_not.is_none(), egui::Button::new(text)).on_hover_text(tip);
        if button.on_disabled_hover_text(why_not.unwrap_or_default()).clicked() {
            hud.wishes.write(wish);
        }
    };
    let no_undo = why_no_undo(stage, words);
    let no_redo = (!stage.session.can_redo()).then(|| say!(words, "window-redo-none"));
    let tip = say!(words, "window-menu-tip", key = key(Command::Back));
    button(ui, say!(words, "window-menu"), tip, None, Wish::Menu(true));
    if stage.is_replay() || hud.ending.posing.is_some() {
        return;
    }
    let tip = say!(words, "window-redo-tip", key = key(Command::Redo));
    button(ui, say!(words, "window-redo"), tip, no_redo, Wish::Redo);
    let tip = say!(words, "window-undo-tip", key = key(Command::Undo));
    button(ui, say!(words, "window-undo"), tip, no_undo, Wish::Undo);
    if ui.available_width() >= PACED {
        ui.scope(|ui| pace(ui, hud, words, is_narrow));
    }
}

/// Why nothing can be taken back at the moment; nothing if something can.
fn why_no_undo(stage: &Stage, words: &Words) -> Option<String> {
    let is_begun = stage.session.given().len() > 0;
    let id = match stage.session.take_back() {
        _ if stage.session.can_undo() => return None,
        TakeBack::Nothing => "window-undo-never",
        TakeBack::UntilDice if is_begun => "window-undo-dice",
        TakeBack::UntilDice | TakeBack::Everything => "window-undo-none",
    };
    Some(words.say(id, &[]))
}

/// The names of scenario and rulebook, as far as there is room for them.
fn names(ui: &mut egui::Ui, hud: &Hud, teller: &Teller, room: f32) {
    let words = teller.words();
    if room >= NARROW {
        // A rule card has no name of its own.
        let name = match &hud.example {
            Some(_) => say!(words, "example-title"),
            None => teller.scenario(),
        };
        ui.label(theme::heading(name));
    }
    if room >= WIDE {
        ui.label(theme::faint(teller.book()));
        ui.add_space(10.0);
    }
}

/// How the battle stands: the round, whose turn it is, and the order of play.
fn standing(ui: &mut egui::Ui, hud: &Hud, teller: &Teller) {
    let words = teller.words();
    let stage = &hud.stage;
    let picture = &stage.picture;
    if picture.round == 0 && picture.active.is_some() {
        ui.label(RichText::new(say!(words, "window-preparing")));
    }
    if picture.round > 0 {
        ui.label(RichText::new(say!(words, "window-round", round = picture.round)));
    }
    let declares = stage.is_settled() && stage.battle().table().turn.phase == Phase::Declaring;
    if declares {
        let text = RichText::new(say!(words, "window-declaring")).color(Ink::Gold.of(ui.visuals()));
        ui.add(egui::Label::new(text).truncate());
    }
    let side_to_go = picture.side_to_go.filter(|_| picture.outcome.is_none() && !declares);
    if let Some(side) = side_to_go {
        theme::side_dot(ui, side);
        let name = RichText::new(teller.side(side)).color(theme::side_ink(side, ui.visuals()));
        ui.add(egui::Label::new(name).truncate());
    }
    if let Some(cause) = &hud.saving.fault {
        let text = say!(words, "window-unsaved", cause = cause);
        let text = RichText::new(text).color(Ink::Bad.of(ui.visuals()));
        ui.add(egui::Label::new(text).truncate());
        return;
    }
    let is_waiting = matches!(stage.awaiting(), Some(Awaiting::Order(_) | Awaiting::Answer(_)));
    let remark = if hud.thinking.0 && !stage.waits_for_player() {
        Some(say!(words, "window-thinking"))
    } else if stage.is_replay() {
        Some(say!(words, "window-replay-now"))
    } else if !is_waiting && picture.outcome.is_none() {
        Some(say!(words, "window-skip-hint", key = hud.settings.keys.first(Command::Skip, words)))
    } else {
        None
    };
    if let Some(remark) = remark {
        ui.add(egui::Label::new(theme::faint(remark)).truncate());
    }
    if picture.outcome.is_none() {
        order_of_play(ui, stage, teller);
    }
}

/// How fast the battle is shown: one of four words, of which the present one is marked. In a narrow line only that one is
/// shown, and opens a list of all.
fn pace(ui: &mut egui::Ui, hud: &mut Hud, words: &Words, is_narrow: bool) {
    let key = |command: Command| hud.settings.keys.first(command, words);
    let (slower, faster) = (key(Command::Slower), key(Command::Faster));
    let tip = say!(words, "window-pace-tip", slower = slower, faster = faster);
    let now = hud.settings.pace;
    let mut chosen = None;
    let mut offer = |ui: &mut egui::Ui, pace: Pace| {
        let text = RichText::new(pace_name(pace, words)).size(theme::SMALL);
        if ui.selectable_label(now == pace, text).on_hover_text(&tip).clicked() {
            chosen = Some(pace);
        }
    };
    ui.add_space(6.0);
    if is_narrow {
        let text = RichText::new(pace_name(now, words)).size(theme::SMALL);
        ui.menu_button(text, |ui| Pace::ALL.into_iter().for_each(|pace| offer(ui, pace)));
    } else {
        ui.spacing_mut().item_spacing.x = 2.0;
        Pace::ALL.into_iter().rev().for_each(|pace| offer(ui, pace));
    }
    ui.add_space(6.0);
    if let Some(pace) = chosen {
        hud.wishes.write(Wish::Pace(pace));
    }
}

fn pace_name(pace: Pace, words: &Words) -> String {
    let id = match pace {
        Pace::Normal => "window-pace-normal",
        Pace::Double => "window-pace-double",
        Pace::Fourfold => "window-pace-fourfold",
        Pace::Instant => "window-pace-instant",
    };
    words.say(id, &[])
}

/// The distance between the middles of two combatants in the order of play.
const APART: f32 = 32.0;
/// The width of the square that a figure in the order of play stands on.
const SQUARE: f32 = 27.0;

/// Shows the order of play, in rulebooks where combatants take turns one by one. Shows only combatants that the
/// viewer knows of; the acting one has a gold ring, and those who have had their turn are faded.
fn order_of_play(ui: &mut egui::Ui, stage: &Stage, teller: &Teller) {
    let turn = stage.battle().table().turn;
    let known = turn.order.iter().enumerate().filter_map(|(place, (who, _))| {
        let figure = stage.picture.figure_as_known(stage.viewer, *who)?;
        let is_able = figure.fate.is_able();
        is_able.then_some((place, *who, figure))
    });
    let known: Vec<_> = known.collect();
    let room = ((ui.available_width() - 2.0 * APART) / APART).max(0.0) as usize;
    ui.add_space(10.0);
    // Where there is no room for all, the last place says how many more there are.
    let shown = if known.len() > room { room.saturating_sub(1) } else { known.len() };
    let (shown, hidden) = known.split_at(shown);
    for (place, who, figure) in shown {
        let (rect, response) = ui.allocate_exact_size(egui::vec2(APART - 8.0, 28.0), egui::Sense::hover());
        let is_now = stage.picture.active_as_known(stage.viewer) == Some(*who);
        let strength = if is_now || place + 1 > usize::from(turn.gone) { 1.0 } else { 0.4 };
        let piece = piece_of(stage, *who, figure);
        pieces::show(ui.painter(), &piece, is_now, rect.center(), SQUARE, strength);
        response.on_hover_text(teller.name(*who));
    }
    if !hidden.is_empty() && room > 0 {
        let text = say!(teller.words(), "window-order-more", count = hidden.len());
        // Two hundred names are put into words only when somebody asks for them.
        ui.label(theme::faint(text)).on_hover_ui(|ui| {
            ui.set_max_width(ui.spacing().tooltip_width);
            ui.label(teller.words().list(hidden.iter().map(|(_, who, _)| teller.name(*who))));
        });
    }
}
