//! What is wrong with files: the same reports that `affray check` prints, on a sheet that can be scrolled.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::RichText;

use super::open::{Sheet, Sheets};
use super::sheet;
use super::theme::{self, Ink};
use crate::battle::{Problem, Severity};
use crate::tell::{Words, say};
use crate::view::voice::Voice;
use crate::view::wish::{ProblemsAbout, Wish};

/// What is wrong with files, as far as it is known at the moment.
#[derive(Resource, Default)]
pub struct FileProblems {
    /// In the player's own files.
    pub own: Vec<Problem>,
    /// In the file of settings.
    pub settings: Vec<Problem>,
    /// Whatever keeps the battle from beginning that the player wanted last.
    pub of_battle: Vec<Problem>,
}

impl FileProblems {
    /// How many of the player's files have problems that keep them from being used.
    pub fn broken_files(&self) -> usize {
        let errors = self.own.iter().chain(&self.settings);
        let errors = errors.filter(|problem| problem.severity == Severity::Error);
        let mut names: Vec<&str> = errors.map(name_of).collect();
        names.sort_unstable();
        names.dedup();
        names.len()
    }

    fn about(&self, about: &ProblemsAbout) -> Vec<&Problem> {
        match about {
            ProblemsAbout::OwnFiles => self.settings.iter().chain(&self.own).collect(),
            ProblemsAbout::Battle { .. } => self.of_battle.iter().collect(),
        }
    }
}

fn name_of(problem: &Problem) -> &str {
    problem.source.as_ref().map(|source| source.name()).unwrap_or_default()
}

/// The reports on each file, in the order of the first problem with it.
fn by_file<'p>(problems: &[&'p Problem]) -> Vec<(&'p str, Vec<&'p Problem>)> {
    let mut files: Vec<(&str, Vec<&Problem>)> = Vec::new();
    for problem in problems {
        match files.iter_mut().find(|(name, _)| *name == name_of(problem)) {
            Some((_, own)) => own.push(problem),
            None => files.push((name_of(problem), vec![problem])),
        }
    }
    files
}

/// The largest size of the sheet.
const SIZE: egui::Vec2 = egui::vec2(980.0, 900.0);

/// Shows what is wrong with files while the sheet is open.
pub(super) fn show(
    mut contexts: EguiContexts,
    sheets: Res<Sheets>,
    problems: Res<FileProblems>,
    voice: Res<Voice>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    let Some(Sheet::Problems(about)) = &sheets.open else { return Ok(()) };
    let context = contexts.ctx_mut()?.clone();
    let words = &*voice.0;
    let shown = problems.about(about);
    let title = match about {
        ProblemsAbout::OwnFiles => say!(words, "problems-own"),
        ProblemsAbout::Battle { scenario, .. } => say!(words, "problems-of-battle", scenario = scenario),
    };
    let (closes, ()) = sheet::show(&context, words, ("problems", title), SIZE, |ui| {
        let remark = if shown.is_empty() { "problems-none" } else { "problems-live" };
        ui.label(theme::faint(words.say(remark, &[])));
        if !problems.settings.is_empty() && *about == ProblemsAbout::OwnFiles {
            ui.label(say!(words, "problems-settings"));
        }
        let scroll = egui::ScrollArea::both().auto_shrink([false, false]);
        let wide = ui.available_width() - 12.0;
        scroll.show(ui, |ui| {
            for (name, problems) in by_file(&shown) {
                report(ui, words, (name, &problems), wide);
            }
        });
    });
    if closes {
        wishes.write(Wish::Problems(None));
    }
    Ok(())
}

fn report(ui: &mut egui::Ui, words: &Words, (name, problems): (&str, &[&Problem]), wide: f32) {
    ui.add_space(6.0);
    ui.label(RichText::new(name).strong());
    for problem in problems {
        let ink = match problem.severity {
            Severity::Error => Ink::Bad,
            Severity::Warning => Ink::Gold,
            Severity::Note => Ink::Faint,
        };
        let text = words.report(problem, false);
        let colour = ink.of(ui.visuals());
        let lines = text.trim_end().lines().enumerate();
        for (place, line) in lines {
            let text = RichText::new(line).monospace().size(theme::SMALL);
            // The sentence is broken where the sheet ends; a line of a file is not broken, so that the marks stand below
            // what they mark.
            if place == 0 {
                ui.scope(|ui| {
                    ui.set_max_width(wide);
                    ui.add(egui::Label::new(text.color(colour).strong()).wrap());
                });
            } else {
                ui.add(egui::Label::new(text).extend());
            }
        }
        ui.add_space(4.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Phrase, Source};

    #[test]
    fn files_with_errors_are_counted_once_each_and_warnings_do_not_count() {
        let error = |name: &str| Problem::error(Phrase::new("x")).of(&Source::new(name, ""));
        let warning = |name: &str| Problem::warning(Phrase::new("x")).of(&Source::new(name, ""));
        let problems = FileProblems {
            own: vec![error("a"), warning("b"), error("c"), error("a")],
            settings: vec![error("settings")],
            ..FileProblems::default()
        };
        assert_eq!(problems.broken_files(), 3);
        let own: Vec<&Problem> = problems.own.iter().collect();
        let files: Vec<(&str, usize)> =
            by_file(&own).iter().map(|(name, list)| (*name, list.len())).collect();
        assert_eq!(files, [("a", 2), ("b", 1), ("c", 1)]);
    }
}
