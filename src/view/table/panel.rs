//! The choices beside the table: the book, the party, who plays which side, the dice, and what may be taken back. The
//! button that begins the battle is always in sight.

use bevy_egui::egui;
use egui::{Align, Layout, RichText, Sense, vec2};

use super::sheet::base;
use super::{Hands, Pick, SavedState, TableTop, books};
use crate::battle::Control;
use crate::brain::Level;
use crate::engine::session::TakeBack;
use crate::tell::{Words, say};
use crate::view::hud::theme::{self, Ink};
use crate::view::hud::{keep_focus_in_sight, spoken};

/// Draws the panel.
pub fn show(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop) {
    ui.spacing_mut().item_spacing.y = 5.0;
    ui.with_layout(Layout::bottom_up(Align::Center), |ui| {
        ui.add_space(8.0);
        begin(ui, hands, top);
        theme::rule(ui);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            egui::ScrollArea::vertical().id_salt("choices").auto_shrink([false, false]).show(ui, |ui| {
                book(ui, hands, top);
                party(ui, hands.words, top);
                sides(ui, hands.words, top);
                dice(ui, hands.words, top);
                take_back(ui, hands.words, top);
                keep_focus_in_sight(ui);
            });
        });
    });
}

fn heading(ui: &mut egui::Ui, text: String) {
    ui.add_space(5.0);
    ui.label(theme::heading(text).size(16.0));
}

/// One of several choices, of which one is in force.
fn choice(ui: &mut egui::Ui, text: &str, is_chosen: bool) -> egui::Response {
    choice_if(ui, true, text, is_chosen)
}

/// One of several choices, which may be impossible.
fn choice_if(ui: &mut egui::Ui, is_possible: bool, text: &str, is_chosen: bool) -> egui::Response {
    let text = RichText::new(text).size(14.0);
    let text = if is_chosen { text.color(Ink::Strong.of(ui.visuals())).underline() } else { text };
    ui.add_enabled(is_possible, egui::Button::selectable(is_chosen, text))
}

fn book(ui: &mut egui::Ui, hands: &mut Hands, top: &mut TableTop) {
    let in_force = top.book_in_force().map(str::to_owned);
    let Some(place) = top.books.iter().position(|book| Some(&book.id) == in_force.as_ref()) else { return };
    let is_own = top.choices.book.is_none();
    ui.horizontal_top(|ui| {
        books::cover(ui, hands, top.books[place].binding);
        ui.vertical(|ui| {
            ui.label(theme::heading(&top.books[place].name));
            if is_own {
                ui.label(theme::faint(say!(hands.words, "table-own-book")));
            } else if ui.button(theme::faint(say!(hands.words, "table-to-own-book"))).clicked() {
                top.choices.book = None;
            }
        });
    });
    books::pages(ui, hands, &top.books[place]);
}

fn party(ui: &mut egui::Ui, words: &Words, top: &mut TableTop) {
    let Some(sheet) = top.selected_sheet() else { return };
    let Some(own) = sheet.party.clone() else { return };
    let least = sheet.least_members;
    if top.parties.len() < 2 {
        return;
    }
    heading(ui, say!(words, "table-party"));
    let now = top.choices.party.clone().unwrap_or_else(|| own.clone());
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for party in &top.parties {
            let is_large_enough = party.members >= least || party.id == own;
            let offered = choice_if(ui, is_large_enough, &party.name, party.id == now);
            let offered = offered.on_disabled_hover_text(say!(words, "table-party-too-small", count = least));
            if offered.clicked() {
                chosen = Some(party.id.clone());
            }
        }
    });
    if let Some(id) = chosen {
        top.choices.party = Some(id).filter(|id| *id != own);
    }
}

/// Who plays a side, in words.
pub fn seat_words(words: &Words, control: &Control) -> String {
    match control {
        Control::Player => say!(words, "table-seat-player"),
        Control::Opponent(level) => words.say(&format!("table-seat-{level}"), &[]),
    }
}

fn sides(ui: &mut egui::Ui, words: &Words, top: &mut TableTop) {
    let Some(Ok(chosen)) = &top.chosen else { return };
    heading(ui, say!(words, "table-sides"));
    let mut changed = None;
    for side in &chosen.content.sides {
        if side.present + side.awaited == 0 {
            continue;
        }
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
            base(ui.painter(), rect.center(), side.side);
            ui.label(RichText::new(&side.name).color(theme::side_ink(side.side, ui.visuals())));
        });
        // All of their lines begin below the name of the side.
        egui::Frame::new().inner_margin(egui::Margin { left: 18, ..egui::Margin::ZERO }).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let opponents = Level::ALL.into_iter().rev();
                let opponents = opponents.map(|level| Control::Opponent(level.word().to_owned()));
                for control in [Control::Player].into_iter().chain(opponents) {
                    if choice(ui, &seat_words(words, &control), side.control == control).clicked() {
                        changed = Some((side.side.index(), control));
                    }
                }
            });
        });
    }
    if let Some((side, control)) = changed {
        top.choices.seats.insert(side, control);
    }
}

fn dice(ui: &mut egui::Ui, words: &Words, top: &mut TableTop) {
    heading(ui, say!(words, "table-dice"));
    let hint = say!(words, "table-any-seed");
    let field = egui::TextEdit::singleline(&mut top.choices.seed)
        .hint_text(hint)
        .margin(egui::Margin::symmetric(8, 5))
        .desired_width(180.0);
    spoken::named(ui.add(field), &say!(words, "table-dice")).on_hover_text(say!(words, "table-seed-tip"));
    if top.choices.seed().is_err() {
        ui.label(
            RichText::new(say!(words, "table-no-seed")).size(theme::SMALL).color(Ink::Bad.of(ui.visuals())),
        );
    }
}

fn take_back(ui: &mut egui::Ui, words: &Words, top: &mut TableTop) {
    heading(ui, say!(words, "table-take-back"));
    ui.horizontal_wrapped(|ui| {
        for way in TakeBack::ALL {
            let text = words.say(&format!("table-take-back-{}", way.word()), &[]);
            if choice(ui, &text, top.choices.take_back == way).clicked() {
                top.choices.take_back = way;
            }
        }
    });
}

/// What begins or goes on, from the bottom upwards.
fn begin(ui: &mut egui::Ui, hands: &mut Hands, top: &TableTop) {
    let words = hands.words;
    let wide = ui.available_width();
    let bad =
        |text: &str, ui: &egui::Ui| RichText::new(text).size(theme::SMALL).color(Ink::Bad.of(ui.visuals()));
    match &top.chosen {
        Some(Ok(chosen)) => {
            let text = say!(words, "table-begin", name = &chosen.content.name);
            let gold = Ink::Gold.of(ui.visuals());
            let button = egui::Button::new(RichText::new(text).size(19.0).strong().color(gold)).truncate();
            let button = ui.add_enabled(top.choices.seed().is_ok(), button.min_size(vec2(wide, 44.0)));
            let button = button.on_hover_text(say!(words, "table-begin-tip"));
            if button.on_disabled_hover_text(say!(words, "table-no-seed")).clicked() {
                hands.picks.push(Pick::Begin);
            }
        }
        Some(Err(problems)) => {
            let text = say!(words, "problems-in-scenario", count = problems.len());
            if let Some(id) = &top.selected
                && ui.button(bad(&text, ui)).clicked()
            {
                hands.picks.push(Pick::Problems(id.clone()));
            }
        }
        None => {
            ui.label(theme::faint(say!(words, "table-choose")));
        }
    }
    if let Some(saved) = top.last_save()
        && let SavedState::Sound(sound) = &saved.state
    {
        let text = say!(words, "table-resume", name = &saved.name, round = sound.round);
        let button = egui::Button::new(RichText::new(text)).truncate().min_size(vec2(wide, 28.0));
        if ui.add(button).on_hover_text(say!(words, "table-resume-tip")).clicked() {
            hands.picks.push(Pick::Resume(saved.path.clone()));
        }
    }
    let broken = say!(words, "problems-button", count = hands.broken_files);
    if hands.broken_files > 0 && ui.button(bad(&broken, ui)).clicked() {
        hands.picks.push(Pick::OwnProblems);
    }
    if let Some(notice) = &top.notice {
        ui.label(bad(notice, ui));
    }
}
