//! The log: what the viewer perceived, in sentences, each with the rule behind it. A click on the rule shows its
//! text.

use bevy::prelude::*;
use bevy_egui::egui;
use egui::{Color32, RichText};

use super::Hud;
use super::theme::{self, Ink};
use crate::battle::{Happening, SideId};
use crate::tell::Weight;
use crate::view::stage::Stage;
use crate::view::voice::Voice;
use crate::view::wish::Wish;

/// The sentences about what the viewer perceived.
#[derive(Resource, Default)]
pub struct Log {
    /// The sentences, oldest first.
    pub lines: Vec<Line>,
    written: usize,
    about: Option<(u32, Option<SideId>)>,
}

/// One sentence of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// How prominently to show the sentence.
    pub weight: Weight,
    pub text: String,
    /// The rule behind the sentence.
    pub rule: Option<String>,
    /// The side that the sentence is about.
    pub side: Option<SideId>,
}

impl Log {
    /// The rule behind the last sentence that has one; if that rule is being read, the one behind a sentence before.
    pub fn rule_before(&self, reading: Option<&str>) -> Option<&str> {
        let mut rules = self.lines.iter().rev().filter_map(|line| line.rule.as_deref());
        match reading {
            Some(now) if rules.any(|rule| rule == now) => rules.find(|rule| *rule != now),
            Some(_) | None => self.lines.iter().rev().find_map(|line| line.rule.as_deref()),
        }
    }
}

/// Adds sentences for the facts that have been shown since the last call.
pub fn write_down(stage: Res<Stage>, voice: Res<Voice>, mut log: ResMut<Log>) {
    let about = Some((stage.edition, stage.viewer));
    if log.about != about || stage.is_added() || voice.is_changed() {
        *log = Log { about, ..Log::default() };
    }
    if log.written == stage.shown() {
        return;
    }
    let teller = voice.teller(&stage);
    let facts = stage.told();
    let is_begin = |fact: &crate::battle::Fact| matches!(fact.what, Happening::RoundBegins { .. });
    let begin = facts.iter().position(is_begin).unwrap_or(facts.len());
    for (place, fact) in facts.iter().enumerate().skip(log.written) {
        // No sentence says that the combatants who start on the board have arrived.
        let is_there = place < begin && matches!(fact.what, Happening::Arrived { .. });
        if is_there || !stage.perceives(fact) {
            continue;
        }
        let weight = Weight::of(&fact.what);
        let rule = fact.clause.and_then(|clause| stage.muster().book.cited(clause)).map(str::to_owned);
        let side = side_of(&stage, &fact.what);
        log.lines.push(Line { weight, text: teller.sentence(fact), rule, side });
    }
    log.written = stage.shown();
}

fn side_of(stage: &Stage, what: &Happening) -> Option<SideId> {
    match what {
        Happening::SideGoes { side } | Happening::FirstSide { side } => Some(*side),
        _ => what.who().and_then(|who| stage.picture.figure(who)).map(|figure| figure.side),
    }
}

pub(super) fn show(ui: &mut egui::Ui, hud: &mut Hud) {
    let mut wished = None;
    egui::ScrollArea::vertical().id_salt("log").stick_to_bottom(true).auto_shrink([false, false]).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if hud.reading.0.is_none() {
                hud.scrolled.carry_out(ui);
            }
            let shown = hud.log.lines.iter().filter(|line| line.weight != Weight::Detail);
            // Only the last lines are drawn, because hundreds of them would be slow.
            let count = shown.clone().count();
            for line in shown.skip(count.saturating_sub(200)) {
                if let Some(rule) = show_line(ui, line) {
                    wished = Some(Wish::Read(rule));
                }
            }
        },
    );
    if let Some(wish) = wished {
        hud.wishes.write(wish);
    }
}

fn show_line(ui: &mut egui::Ui, line: &Line) -> Option<String> {
    let mut clicked = None;
    if line.weight == Weight::Headline {
        ui.add_space(4.0);
        let gold = Ink::Gold.of(ui.visuals());
        let colour = line.side.map_or(gold, |side| theme::side_ink(side, ui.visuals()));
        ui.label(RichText::new(&line.text).size(theme::BODY).color(colour));
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let colour = line.side.map_or(Color32::TRANSPARENT, theme::side_colour);
        let (bar, _) = ui.allocate_exact_size(egui::vec2(3.0, 14.0), egui::Sense::hover());
        ui.painter().rect_filled(bar, egui::CornerRadius::same(1), colour);
        ui.label(RichText::new(&line.text).size(14.0));
        if let Some(rule) = &line.rule
            && ui.link(RichText::new(rule).size(theme::SMALL)).clicked()
        {
            clicked = Some(rule.clone());
        }
    });
    clicked
}

/// Whether a sentence with its rule contains a text, upper or lower case.
pub fn holds(log: &Log, text: &str) -> bool {
    let wanted = text.to_lowercase();
    let full = |line: &Line| {
        let rule = line.rule.as_deref().unwrap_or_default();
        format!("{} [{rule}]", line.text).to_lowercase()
    };
    log.lines.iter().any(|line| full(line).contains(&wanted))
}
