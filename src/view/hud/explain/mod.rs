//! Explanations: what each word of the window means, in a line or two, and the rule behind it. Pointing at a word shows
//! them; a click or F1 opens the rule in the codex.

mod rules;

use bevy_egui::egui;
use egui::RichText;
use serde::Serialize;

use super::Hud;
use super::codex::Rules;
use super::theme::{self, Ink};
use crate::battle::{Check, Clause, Purpose, Reason};
use crate::rules::book::rulebook::Rulebook;
pub use crate::tell::Budget;
use crate::tell::{Teller, Words};
use crate::view::commands::{Command, KeyChoices};

/// What a word means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub text: String,
    /// The rule behind it, if the rulebook in force has one.
    pub rule: Option<String>,
}

/// The words that are no case of a type of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum State {
    Flees,
    Sneaks,
    HitPoints,
    Overshield,
    Hero,
}

/// The words about what enemies could do in their next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Peril {
    BestAttack,
    /// The chance to hit.
    Hit,
    /// The points lost on average.
    Harm,
    /// The points lost at most.
    Most,
    /// The chance of an injury.
    Injured,
    /// The chance that the fight is over for the target.
    Out,
    /// Who could strike a square.
    Strikers,
}

/// What a word means in a rulebook. The kind says what sort of word it is: `condition`, `deed`, `ground` and so on.
pub fn explain(kind: &str, word: &impl Serialize, words: &Words, book: &Rulebook) -> Option<Explanation> {
    let (key, text) = words.explained(kind, word)?;
    let row = rules::ROWS.iter().find(|(known, _)| *known == key);
    Some(Explanation { text, rule: row.and_then(|(_, clauses)| first_cited(clauses, book)) })
}

/// What a reason means in a check with this purpose.
pub fn explain_reason(why: Reason, purpose: Purpose, words: &Words, book: &Rulebook) -> Option<Explanation> {
    let (_, text) = words.explained("reason", &why)?;
    Some(Explanation { text, rule: first_cited(why.clauses(purpose), book) })
}

fn first_cited(clauses: &[Clause], book: &Rulebook) -> Option<String> {
    clauses.iter().find_map(|clause| book.cited(*clause)).map(str::to_owned)
}

/// Every reason of a check, in words, with what it means.
pub(super) fn reasons_of(
    check: &Check,
    purpose: Purpose,
    teller: &Teller,
    book: &Rulebook,
) -> Vec<(String, Explanation)> {
    let parts = check.bonuses.iter().chain(&check.threshold).map(|part| part.why);
    let reasons = parts.chain(check.edges.iter().map(|(why, _)| *why)).filter(|why| *why != Reason::Base);
    let told = |why| Some((teller.tell(&why), explain_reason(why, purpose, teller.words(), book)?));
    reasons.filter_map(told).collect()
}

/// Where the rule of the word that is pointed at is kept, and the rule that was clicked.
fn keys() -> (egui::Id, egui::Id) {
    (egui::Id::new("explained"), egui::Id::new("explained-click"))
}

/// The rule of the word that is pointed at in this frame, and the rule that was clicked. Forgets both.
pub(super) fn take_pointed(context: &egui::Context) -> (Option<String>, Option<String>) {
    let (pointed, clicked) = keys();
    context.data_mut(|data| (data.remove_temp::<String>(pointed), data.remove_temp::<String>(clicked)))
}

/// Explains words of the panels.
#[derive(Clone, Copy)]
pub(super) struct Explainer<'e> {
    rules: &'e Rules,
    words: &'e Words,
    book: &'e Rulebook,
    keys: &'e KeyChoices,
}

impl<'e> Explainer<'e> {
    pub fn new(hud: &'e Hud, teller: &'e Teller) -> Explainer<'e> {
        Explainer {
            rules: &hud.rules,
            words: teller.words(),
            book: &hud.stage.muster().book,
            keys: &hud.settings.keys,
        }
    }

    /// Explains a word while it is pointed at, after a note about this very case.
    pub fn word(&self, response: egui::Response, kind: &str, word: &impl Serialize, note: Option<String>) {
        let told = explain(kind, word, self.words, self.book);
        self.all(response, &told.map(|told| (note, told)).into_iter().collect::<Vec<_>>());
    }

    /// Explains several words, each under a heading.
    pub fn words(&self, response: egui::Response, kind: &str, told: &[(String, impl Serialize)]) {
        let explained = told.iter().filter_map(|(heading, word)| {
            Some((Some(heading.clone()), explain(kind, word, self.words, self.book)?))
        });
        self.all(response, &explained.collect::<Vec<_>>());
    }

    /// Explains why each number of a check counts.
    pub fn check(&self, response: egui::Response, check: &Check, purpose: Purpose, teller: &Teller) {
        let told = reasons_of(check, purpose, teller, self.book);
        let told: Vec<_> = told.into_iter().map(|(reason, told)| (Some(reason), told)).collect();
        self.all(response, &told);
    }

    fn all(&self, response: egui::Response, told: &[(Option<String>, Explanation)]) {
        if told.is_empty() || !response.hovered() {
            return;
        }
        let response = response.interact(egui::Sense::click());
        let rule = told.iter().find_map(|(_, explanation)| explanation.rule.clone());
        if let Some(rule) = &rule {
            let (pointed, clicked) = keys();
            response.ctx.data_mut(|data| data.insert_temp(pointed, rule.clone()));
            if response.clicked() {
                response.ctx.data_mut(|data| data.insert_temp(clicked, rule.clone()));
            }
        }
        response.on_hover_ui(|ui| self.write(ui, told, rule.as_deref(), "explain-more"));
    }

    /// Writes explanations, and the rule behind them, by the message that says how to get there.
    fn write(
        &self,
        ui: &mut egui::Ui,
        told: &[(Option<String>, Explanation)],
        rule: Option<&str>,
        way: &str,
    ) {
        ui.set_max_width(300.0);
        for (heading, explanation) in told {
            if let Some(heading) = heading {
                ui.label(RichText::new(heading).strong());
            }
            ui.label(RichText::new(&explanation.text).size(14.0));
        }
        if let Some(article) = rule.and_then(|rule| self.rules.codex.find(rule)) {
            let text = self.words.say(
                way,
                &[
                    ("key", self.keys.first(Command::Codex, self.words).into()),
                    ("rule", article.id.as_str().into()),
                    ("title", article.title.as_str().into()),
                ],
            );
            ui.label(RichText::new(text).size(theme::SMALL).color(Ink::Link.of(ui.visuals())));
        }
    }

    /// The tooltip of a tool: what it is for, and what the tooltip says otherwise.
    pub fn tool(
        &self,
        response: egui::Response,
        deed: &impl Serialize,
        note: Option<String>,
    ) -> egui::Response {
        let Some(told) = explain("deed", deed, self.words, self.book).filter(|_| response.contains_pointer())
        else {
            return response;
        };
        if let Some(rule) = &told.rule {
            response.ctx.data_mut(|data| data.insert_temp(keys().0, rule.clone()));
        }
        let rule = told.rule.clone();
        let told = [(note, told)];
        // A click takes the tool.
        let show = |ui: &mut egui::Ui| self.write(ui, &told, rule.as_deref(), "explain-more-by-key");
        if response.enabled() { response.on_hover_ui(show) } else { response.on_disabled_hover_ui(show) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::conditions::ConditionName;
    use crate::battle::{Fate, Light, Track, clauses};
    use crate::data::catalogue::{Catalogue, Kind};
    use crate::data::rulebooks::load_rulebook;

    const ENGLISH: &str = include_str!("../../../../assets/text/en.ftl");

    fn assert_explained(kind: &str, word: &impl Serialize, words: &Words, book: &Rulebook) {
        let told = explain(kind, word, words, book);
        let text = told.map(|explanation| explanation.text).unwrap_or_default();
        assert!(text.ends_with('.') && text.len() > 15, "{kind}: {text}");
    }

    #[test]
    fn every_condition_track_fate_light_and_part_of_a_turn_is_explained_in_every_rulebook() {
        let (catalogue, words) = (Catalogue::bundled(), Words::english());
        for book in catalogue.names(Kind::Rulebook) {
            let book = load_rulebook(&catalogue, book).value.unwrap();
            for name in ConditionName::ALL {
                assert_explained("condition", name, &words, &book);
            }
            for track in Track::ALL {
                assert_explained("track", &track, &words, &book);
            }
            for fate in [Fate::Down, Fate::Dead, Fate::Gone, Fate::Maimed, Fate::Unconscious { turns: None }]
            {
                assert_explained("fate", &fate, &words, &book);
            }
            for light in [Light::Darkness, Light::Dim, Light::Lit, Light::Brilliant] {
                assert_explained("light", &light, &words, &book);
            }
            for part in [
                Budget::Movement,
                Budget::Main,
                Budget::Swift,
                Budget::Free,
                Budget::Reaction,
                Budget::Points,
            ] {
                assert_explained("budget", &part, &words, &book);
            }
            for peril in [
                Peril::BestAttack,
                Peril::Hit,
                Peril::Harm,
                Peril::Most,
                Peril::Injured,
                Peril::Out,
                Peril::Strikers,
            ] {
                assert_explained("peril", &peril, &words, &book);
            }
            for state in [State::Flees, State::Sneaks, State::HitPoints, State::Overshield, State::Hero] {
                assert_explained("state", &state, &words, &book);
            }
            for (_, terrain) in catalogue.terrain.iter() {
                assert_explained("ground", &terrain.ground, &words, &book);
            }
        }
    }

    /// The tests of the sentences see to it that every deed has a label, and every reason a message.
    #[test]
    fn every_deed_and_every_reason_is_explained() {
        let words = Words::english();
        let keys = |prefix: &'static str| {
            ENGLISH.lines().filter_map(move |line| Some(line.strip_prefix(prefix)?.split_once(" =")?.0))
        };
        for deed in keys("short-") {
            assert!(words.has(&format!("explain-deed-{deed}")), "{deed}");
        }
        for reason in keys("reason-") {
            // Points on a track have a message for each track.
            let reason = if reason.starts_with("worn-") { "worn" } else { reason };
            assert!(words.has(&format!("explain-reason-{reason}")), "{reason}");
        }
    }

    #[test]
    fn a_rule_is_named_only_where_the_rulebook_has_one() {
        let (catalogue, words) = (Catalogue::bundled(), Words::english());
        for book in catalogue.names(Kind::Rulebook) {
            let book = load_rulebook(&catalogue, book).value.unwrap();
            let told = explain("state", &State::Overshield, &words, &book).unwrap();
            let cited = book.cited(clauses::Protection::Overshield.into()).map(str::to_owned);
            assert_eq!(told.rule, cited);
        }
    }
}
