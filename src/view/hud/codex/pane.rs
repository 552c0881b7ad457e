//! Draws the codex.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align, Layout, RichText};

use super::{CodexSheet, Leaf, Rules};
use crate::data::codex::Article;
use crate::tell::{Words, say};
use crate::view::hud::log::Log;
use crate::view::hud::theme::{self, Ink};
use crate::view::hud::{sheet, spoken};
use crate::view::stage::Stage;
use crate::view::voice::Voice;
use crate::view::wish::Wish;

/// The size of the codex where there is room.
const LARGEST: egui::Vec2 = egui::vec2(900.0, 1000.0);
/// The width of the list of pages where there is room, and its part of the codex where there is not.
const LIST: (f32, f32) = (170.0, 0.36);
/// How many articles a search shows at most.
const FOUND: usize = 40;

/// What the codex is drawn with.
struct View<'v> {
    rules: &'v Rules,
    words: &'v Words,
    /// The rules of the rulebook in force, and its name.
    in_force: Vec<&'v str>,
    book: Option<String>,
    log: &'v Log,
}

/// Shows the codex if it is open.
pub(in crate::view::hud) fn show(
    mut contexts: EguiContexts,
    mut codex: ResMut<CodexSheet>,
    rules: Res<Rules>,
    voice: Res<Voice>,
    log: Res<Log>,
    stage: Option<Res<Stage>>,
    mut wishes: MessageWriter<Wish>,
) -> Result {
    if !codex.is_open {
        return Ok(());
    }
    let context = contexts.ctx_mut()?.clone();
    let book = stage.as_ref().map(|stage| &stage.muster().book);
    let in_force = book.map(|book| book.clauses().into_iter().map(|(_, rule)| rule).collect());
    let view = View {
        rules: &rules,
        words: &voice.0,
        in_force: in_force.unwrap_or_default(),
        book: book.map(|book| voice.0.called(&book.name).into_plain()),
        log: &log,
    };
    let mut wished = None;
    let title = say!(view.words, "codex-title");
    let (closes, ()) = sheet::show(&context, view.words, ("codex", title), LARGEST, |ui| {
        bar(ui, &mut codex, &view);
        theme::rule(ui);
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(
                egui::vec2(LIST.0.min(ui.available_width() * LIST.1), ui.available_height()),
                Layout::top_down_justified(Align::Min),
                |ui| pages(ui, &mut codex, &view),
            );
            ui.separator();
            ui.vertical(|ui| {
                egui::ScrollArea::vertical()
                    .id_salt(("leaf", codex.at_key()))
                    .auto_shrink([false, false])
                    .show(ui, |ui| {
                        leaf(ui, &mut codex, &view, &mut wished);
                        sheet::keep_focus_in_sight(ui);
                    });
            });
        });
    });
    if closes {
        codex.is_open = false;
    }
    if let Some(wish) = wished {
        wishes.write(wish);
    }
    Ok(())
}

impl CodexSheet {
    /// What distinguishes the leaves, so that each remembers how far it was scrolled.
    fn at_key(&self) -> String {
        match &self.at {
            _ if !self.search.is_empty() => self.search.clone(),
            Some(Leaf::Article(name)) => name.clone(),
            Some(Leaf::Contents(page)) => page.to_string(),
            None => String::new(),
        }
    }

    /// The page that is shown at first: that of the rulebook in force.
    fn page(&self, view: &View) -> usize {
        let pages = &view.rules.codex.pages;
        let file = match &self.at {
            Some(Leaf::Contents(page)) => return *page,
            Some(Leaf::Article(name)) => view.rules.codex.named(name).map(|article| article.page.as_str()),
            None => view.in_force.iter().find_map(|rule| Some(view.rules.codex.find(rule)?.page.as_str())),
        };
        pages.iter().position(|page| Some(page.file.as_str()) == file).unwrap_or_default()
    }
}

/// Back, forward, and the search.
fn bar(ui: &mut egui::Ui, codex: &mut CodexSheet, view: &View) {
    ui.horizontal_wrapped(|ui| {
        let mut button = |is_on: bool, sign: &str, id: &str, why_not: &str| {
            let name = view.words.say(id, &[]);
            let button = spoken::named(ui.add_enabled(is_on, egui::Button::new(sign)), &name);
            button.on_hover_text(name).on_disabled_hover_text(view.words.say(why_not, &[])).clicked()
        };
        if button(!codex.back.is_empty(), "←", "codex-back", "codex-back-none") {
            codex.go_back();
        }
        if button(!codex.forward.is_empty(), "→", "codex-forward", "codex-forward-none") {
            codex.go_forward();
        }
        let hint = say!(view.words, "codex-search");
        let field = egui::TextEdit::singleline(&mut codex.search).hint_text(hint.clone());
        spoken::named(ui.add(field.desired_width((ui.available_width() - 20.0).clamp(80.0, 260.0))), &hint);
        if let Some(book) = &view.book {
            ui.label(RichText::new(say!(view.words, "codex-legend", book = book)).size(theme::SMALL).weak());
        }
    });
}

fn pages(ui: &mut egui::Ui, codex: &mut CodexSheet, view: &View) {
    let now = codex.page(view);
    for (place, page) in view.rules.codex.pages.iter().enumerate() {
        if ui.selectable_label(place == now && codex.search.is_empty(), &page.title).clicked() {
            codex.go_to(Leaf::Contents(place));
        }
    }
}

fn leaf(ui: &mut egui::Ui, codex: &mut CodexSheet, view: &View, wished: &mut Option<Wish>) {
    let mut chosen = None;
    if !codex.search.trim().is_empty() {
        found(ui, &codex.search, view, &mut chosen);
    } else if let Some(Leaf::Article(name)) = &codex.at {
        match view.rules.codex.named(name) {
            Some(known) => article(ui, known, view, &mut chosen, wished),
            None => {
                ui.label(say!(view.words, "window-rule-unwritten", rule = name));
            }
        }
    } else {
        contents(ui, codex.page(view), view, &mut chosen);
    }
    if let Some(name) = chosen {
        codex.go_to(Leaf::Article(name));
    }
}

fn contents(ui: &mut egui::Ui, page: usize, view: &View, chosen: &mut Option<String>) {
    let Some(page) = view.rules.codex.pages.get(page) else { return };
    ui.label(theme::heading(&page.title));
    ui.label(&page.about);
    for section in view.rules.sections(&page.file) {
        ui.add_space(8.0);
        if let Some(axis) = section.axis {
            let name = view.words.say(&format!("codex-axis-{axis}"), &[]);
            ui.label(theme::heading(name).size(16.0));
        }
        for article in section.articles {
            entry(ui, article, view, chosen);
        }
    }
}

fn found(ui: &mut egui::Ui, search: &str, view: &View, chosen: &mut Option<String>) {
    let found = view.rules.codex.search(search);
    ui.label(theme::faint(say!(view.words, "codex-found", count = found.len())));
    for article in found.into_iter().take(FOUND) {
        entry(ui, article, view, chosen);
        ui.label(theme::faint(article.summary()));
        ui.add_space(4.0);
    }
}

/// A line of the contents: a mark if the rule is in force, its title, and its ID.
fn entry(ui: &mut egui::Ui, article: &Article, view: &View, chosen: &mut Option<String>) {
    ui.horizontal_wrapped(|ui| {
        mark(ui, view.in_force.contains(&article.id.as_str()));
        if ui.link(RichText::new(&article.title).size(theme::BODY)).clicked() {
            *chosen = Some(article.name().to_owned());
        }
        ui.label(theme::faint(&article.id));
    });
}

/// A diamond beside what is in force in this battle.
fn mark(ui: &mut egui::Ui, is_in_force: bool) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(12.0, 16.0), egui::Sense::hover());
    if is_in_force {
        let (middle, half) = (rect.center(), 4.5);
        let corners = [(0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0)];
        let points = corners.iter().map(|(x, y)| middle + egui::vec2(*x, *y)).collect();
        let ink = Ink::Good.of(ui.visuals());
        ui.painter().add(egui::Shape::convex_polygon(points, ink, egui::Stroke::NONE));
    }
}

fn article(
    ui: &mut egui::Ui,
    article: &Article,
    view: &View,
    chosen: &mut Option<String>,
    wished: &mut Option<Wish>,
) {
    let words = view.words;
    ui.label(theme::heading(&article.title).size(24.0));
    ui.horizontal_wrapped(|ui| {
        ui.label(theme::faint(&article.id));
        if view.in_force.contains(&article.id.as_str()) {
            mark(ui, true);
            let cites =
                |line: &&crate::view::hud::log::Line| line.rule.as_deref() == Some(article.id.as_str());
            let times = view.log.rolls.iter().filter(cites).count();
            ui.label(theme::faint(say!(words, "codex-in-force", times = times)));
        }
    });
    ui.add_space(6.0);
    for paragraph in article.paragraphs() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (piece, is_rule) in view.rules.codex.linked(&paragraph) {
                if is_rule && piece != article.id {
                    if ui.link(piece).clicked() {
                        *chosen = Some(piece.to_owned());
                    }
                } else {
                    ui.label(piece);
                }
            }
        });
        ui.add_space(6.0);
    }
    let books = view.rules.books_of(&article.id);
    if !books.is_empty() {
        ui.label(theme::faint(say!(
            words,
            "codex-books",
            books = words.list(books.iter().map(|book| words.called(book).into_plain()))
        )));
    }
    let examples = view.rules.examples_of(&article.id);
    if !examples.is_empty() {
        ui.add_space(8.0);
        theme::rule(ui);
        ui.add_space(4.0);
        ui.label(RichText::new(say!(words, "codex-examples")).strong());
    }
    for (card, title) in examples {
        ui.horizontal_top(|ui| {
            if ui.button(say!(words, "codex-play")).clicked() {
                *wished = Some(Wish::PlayExample(card));
            }
            ui.add_space(2.0);
            ui.add(egui::Label::new(words.told(&title)).wrap());
        });
    }
    neighbours(ui, article, view, chosen);
}

/// The articles before and after this one on its page.
fn neighbours(ui: &mut egui::Ui, article: &Article, view: &View, chosen: &mut Option<String>) {
    let all = &view.rules.codex.articles;
    let Some(place) = all.iter().position(|other| other == article) else { return };
    let on_page = |place: Option<usize>| {
        place.and_then(|place| all.get(place)).filter(|other| other.page == article.page)
    };
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 28.0;
        let around =
            [(on_page(place.checked_sub(1)), "codex-before"), (on_page(Some(place + 1)), "codex-after")];
        for (other, id) in around {
            if let Some(other) = other
                && ui.link(view.words.say(id, &[("title", other.title.as_str().into())])).clicked()
            {
                *chosen = Some(other.name().to_owned());
            }
        }
    });
}
