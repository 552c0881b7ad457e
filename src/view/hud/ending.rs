//! The end of a battle. The board stays in view, whole and true, with everybody marked who fell; beside it lies a sheet with
//! the verdict and the account of the battle, and below it what can be done next.

mod chart;
mod doings;
mod fallen;
mod sheet;
mod tightness;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui;

use super::place::Projection;
use super::theme;
use super::{Hud, bar};
use crate::account::{Account, Stock, Summary, Verdict};
use crate::battle::{Chronicle, SideId};
use crate::dice::Dice;
use crate::engine::Battle;
use crate::tell::{Teller, say};
use crate::view::commands::Command;
use crate::view::stage::Stage;
pub(super) use chart::cross;
pub(super) use fallen::show as mark_the_fallen;
pub(super) use sheet::show as show_sheet;

/// The account of the battle that is over, and the sheet that shows it.
#[derive(Resource, Default)]
pub struct Ending {
    pub(super) told: Option<Told>,
    /// Whether the sheet is folded away, so that the board has the whole window.
    pub is_folded: bool,
    /// Where the sheet was saved as a picture, or why it could not be.
    pub saved: Option<Result<PathBuf, String>>,
    /// For how many more frames the window is shown as it is to be on the picture; `None` if none is taken.
    pub posing: Option<u8>,
    /// The part of the sheet that fits into the window, as a share of its height.
    fits: f32,
}

/// The account, with what it was made from.
pub(super) struct Told {
    about: (u32, u64),
    pub account: Account,
    pub verdict: Verdict,
    pub summary: Summary,
    /// The side that its reader was on.
    pub reader: SideId,
}

/// The width of the sheet in points, in a window that is this wide.
pub(super) fn width(window: f32) -> f32 {
    (window * 0.33).clamp(300.0, 430.0)
}

/// Makes the account once the battle is over, and forgets it when it goes on.
pub(super) fn take_stock(stage: Res<Stage>, mut ending: ResMut<Ending>) {
    if !stage.is_over() {
        if ending.told.is_some() {
            *ending = Ending::default();
        }
        return;
    }
    let about = (stage.edition, stage.battle().revision());
    let Some(outcome) = stage.picture.outcome else { return };
    if !stage.is_added() && ending.told.as_ref().is_some_and(|told| told.about == about) {
        return;
    }
    let (facts, people) = (stage.told(), stage.people());
    let start = Battle::still(stage.muster(), Dice::seeded(0), Chronicle::default());
    let start = Stock::of_everybody(&start.table());
    let told = Told {
        about,
        account: Account::of(stage.muster(), facts),
        verdict: Verdict::of(outcome, &people),
        summary: Summary::of(&start, stage.battle(), outcome),
        reader: stage.seated().unwrap_or(SideId(0)),
    };
    *ending = Ending { told: Some(told), fits: 1.0, ..Ending::default() };
}

impl Ending {
    /// The factor by which the panels shrink while the picture is taken, so that the whole sheet is on it.
    pub(super) fn shrinking(&self) -> f32 {
        if self.posing.is_some() { self.fits.clamp(0.4, 1.0) } else { 1.0 }
    }

    /// Notes how much of the sheet fits into the window.
    pub(super) const fn note_fit(&mut self, fits: f32) {
        if self.posing.is_none() {
            self.fits = fits;
        }
    }

    /// The squares that are marked because somebody fell there.
    pub(super) fn marks(&self, stage: &Stage, onto: &Projection) -> Vec<egui::Rect> {
        let lost = self.told.iter().flat_map(|told| told.account.lost());
        lost.map(|fall| fallen::square_of(fall, stage, onto)).collect()
    }

    /// How the battle ended for the people who played it.
    pub fn verdict(&self) -> Option<Verdict> {
        self.told.as_ref().map(|told| told.verdict)
    }
}

/// The line below the board: what can be done next. While the picture is taken, it says which battle it shows.
pub(super) fn show_bar(ui: &mut egui::Ui, hud: &mut Hud, teller: &Teller) {
    let words = teller.words();
    if hud.ending.posing.is_some() {
        let (scenario, book) = (teller.scenario(), teller.book());
        let seed = hud.stage.session.seed().to_string();
        let text = say!(words, "window-sheet-of", scenario = scenario, book = book, seed = seed);
        ui.horizontal_centered(|ui| ui.label(theme::faint(text)));
        return;
    }
    let entries = [
        (Command::AgainAlike, "window-again-alike"),
        (Command::AgainAnew, "window-again-anew"),
        (Command::Watch, "window-watch"),
        (Command::NextScenario, "window-next"),
        (Command::ToScenarios, "window-to-scenarios"),
        (Command::SaveSheet, "window-save-sheet"),
    ];
    let entries = entries.map(|(command, name)| {
        let (name, key) = (words.say(name, &[]), hud.settings.keys.first(command, words));
        let text = if key.is_empty() { name } else { say!(words, "window-tool", key = key, name = name) };
        (text, command)
    });
    let mut wished = None;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let mut show = |ui: &mut egui::Ui, (text, command): (String, Command)| {
            if ui.button(text).on_hover_text(command.words(words)).clicked() {
                wished = command.wish(None);
            }
        };
        let wide: Vec<f32> = entries.iter().map(|(text, ..)| bar::width(ui, text)).collect();
        let more = say!(words, "window-drawer", name = say!(words, "window-drawer-more"));
        let fitting = bar::how_many_fit(&wide, ui.available_width(), bar::width(ui, &more));
        let mut entries = entries.into_iter();
        entries.by_ref().take(fitting).for_each(|entry| show(ui, entry));
        if entries.len() > 0 {
            ui.menu_button(more, |ui| entries.for_each(|entry| show(ui, entry)));
        }
    });
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
}
