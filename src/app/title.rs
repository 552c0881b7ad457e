//! The title screen: a list of the scenarios with pictures, the choice of a rulebook, and a button that continues the
//! last battle.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{CornerRadius, RichText};

use super::reloading::FilesChanged;
use super::saving::Saves;
use super::start::{BattleStart, Setup, StartBattle};
use super::{PreparedBattle, Screen};
use crate::battle::Problem;
use crate::data::catalogue::Kind;
use crate::data::rulebooks::load_rulebook;
use crate::grid::Footprint;
use crate::tell::{Words, say};
use crate::view::hud::FileProblems;
use crate::view::hud::theme::{self, Ink};
use crate::view::paint::{MARGIN, paint_small, side_paint};
use crate::view::voice::Voice;
use crate::view::wish::{ProblemsAbout, Wish};

/// What the title screen lists.
#[derive(Resource, Default)]
struct Listing {
    entries: Vec<Entry>,
    books: Vec<Book>,
    is_read: bool,
}

/// A rulebook that can be chosen.
struct Book {
    id: String,
    name: String,
    notes: String,
}

/// A scenario of the list.
struct Entry {
    id: String,
    bout: Result<PreparedBattle, Vec<Problem>>,
    picture: Option<egui::TextureHandle>,
}

/// Adds the title screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Listing>()
        .add_systems(OnEnter(Screen::Title), forget_list)
        .add_systems(Update, forget_list.run_if(on_message::<FilesChanged>))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Title)));
}

/// Makes the list read the files again, since they may have changed.
fn forget_list(mut listing: ResMut<Listing>) {
    *listing = Listing::default();
}

fn show(
    mut contexts: EguiContexts,
    mut listing: ResMut<Listing>,
    mut setup: ResMut<Setup>,
    saves: Res<Saves>,
    voice: Res<Voice>,
    problems: Res<FileProblems>,
    mut begin: MessageWriter<StartBattle>,
    mut wishes: MessageWriter<Wish>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    if !listing.is_read {
        listing.entries = read_list(&setup, &context);
        listing.books = read_books(&setup, &voice.0);
        listing.is_read = true;
    }
    let words = &voice.0;
    let mut chosen = None;
    let mut screen = egui::Ui::new(
        context.clone(),
        "title".into(),
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(context.viewport_rect()),
    );
    egui::CentralPanel::default().frame(theme::panel(&context.global_style().visuals)).show(
        &mut screen,
        |ui| {
            ui.vertical_centered(|ui| {
                ui.set_max_width(920.0);
                ui.add_space(18.0);
                ui.label(
                    RichText::new(say!(words, "window-title"))
                        .size(46.0)
                        .family(egui::FontFamily::Name(theme::BOOK.into()))
                        .strong(),
                );
                ui.label(theme::faint(say!(words, "window-subtitle")));
                ui.add_space(10.0);
                ui.horizontal(|ui| {
                    if saves.can_resume()
                        && ui.button(RichText::new(say!(words, "window-resume")).size(16.0)).clicked()
                    {
                        chosen = Some(BattleStart::Resumed);
                    }
                    if ui.button(RichText::new(say!(words, "codex-title")).size(16.0)).clicked() {
                        wishes.write(Wish::OpenCodex(true));
                    }
                    if ui.button(RichText::new(say!(words, "settings-title")).size(16.0)).clicked() {
                        wishes.write(Wish::Settings(true));
                    }
                    if ui.button(RichText::new(say!(words, "window-quit")).size(16.0)).clicked() {
                        exit.write(AppExit::Success);
                    }
                });
                let broken = problems.broken_files();
                let text = say!(words, "problems-button", count = broken);
                if broken > 0 && ui.button(RichText::new(text).color(Ink::Bad.of(ui.visuals()))).clicked() {
                    wishes.write(Wish::Problems(Some(ProblemsAbout::OwnFiles)));
                }
                if let Some(path) = &saves.unreadable {
                    let text = say!(words, "window-unreadable", file = path.display().to_string());
                    ui.label(RichText::new(text).color(Ink::Bad.of(ui.visuals())));
                }
                ui.add_space(6.0);
                if let Some(book) = choose_book(ui, words, &listing.books, setup.rulebook.as_deref()) {
                    setup.rulebook = book;
                    listing.is_read = false;
                }
                ui.add_space(6.0);
                egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                    for entry in &listing.entries {
                        match show_entry(ui, words, entry) {
                            Some(Clicked::Play(bout)) => chosen = Some(BattleStart::Fresh(bout)),
                            Some(Clicked::Problems) => {
                                let (scenario, rulebook) = (entry.id.clone(), setup.rulebook.clone());
                                let about = ProblemsAbout::Battle { scenario, rulebook };
                                wishes.write(Wish::Problems(Some(about)));
                            }
                            None => {}
                        }
                        ui.add_space(6.0);
                    }
                });
            });
        },
    );
    if let Some(opening) = chosen {
        begin.write(StartBattle(opening));
    }
    Ok(())
}

/// All rulebooks that can be played, including one that was given as a file.
fn read_books(setup: &Setup, words: &Words) -> Vec<Book> {
    let ids = setup.catalogue.names(Kind::Rulebook).map(str::to_owned);
    let book = |id: String| {
        let book = load_rulebook(&setup.catalogue, &id).value?;
        let (name, notes) = (words.called(&book.name).into_plain(), words.told(&book.notes));
        Some(Book { id, name, notes })
    };
    ids.filter_map(book).collect()
}

/// Shows the rulebooks to choose from. Returns the choice if one was clicked; `Some(None)` is each scenario's own
/// rulebook.
fn choose_book(
    ui: &mut egui::Ui,
    words: &Arc<Words>,
    books: &[Book],
    now: Option<&str>,
) -> Option<Option<String>> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(theme::faint(say!(words, "window-by")));
        let each_own = say!(words, "window-by-own");
        if ui.selectable_label(now.is_none(), RichText::new(each_own).size(14.0)).clicked() {
            chosen = Some(None);
        }
        for book in books {
            let label = ui.selectable_label(now == Some(&book.id), RichText::new(&book.name).size(14.0));
            if label.on_hover_text(&book.notes).clicked() {
                chosen = Some(Some(book.id.clone()));
            }
        }
    });
    chosen
}

fn read_list(setup: &Setup, context: &egui::Context) -> Vec<Entry> {
    let catalogue = &setup.catalogue;
    let ids: Vec<String> = catalogue.listed(Kind::Scenario).map(str::to_owned).collect();
    let entry = |id: String| {
        let bout = PreparedBattle::open(catalogue, &id, setup.rulebook.as_deref(), &setup.seat);
        let picture = bout.as_ref().ok().map(|bout| picture_of(context, bout));
        Entry { id, bout, picture }
    };
    ids.into_iter().map(entry).collect()
}

/// Pixels per square in the pictures of the list.
const SCALE: u32 = 8;

/// A picture of the field with the combatants who are there from the start.
fn picture_of(context: &egui::Context, bout: &PreparedBattle) -> egui::TextureHandle {
    let scenario = &bout.prepared.muster.scenario;
    let mut canvas = paint_small(&scenario.field, scenario.biome, SCALE);
    let sheets = scenario.combatants.iter().zip(&bout.prepared.muster.sheets);
    for (enlisted, sheet) in sheets.filter(|(enlisted, _)| !enlisted.start.awaited) {
        let body = Footprint::new(enlisted.at, sheet.size);
        let (scale, half) = (SCALE as f32, f32::from(body.side()) / 2.0);
        let place = |square: i16| (f32::from(square) + MARGIN + half) * scale;
        let middle = (place(enlisted.at.col), place(enlisted.at.row));
        canvas.spot(side_paint(enlisted.side), middle, half * scale * 0.9);
    }
    let size = [canvas.width as usize, canvas.height as usize];
    let image = egui::ColorImage::from_rgba_unmultiplied(size, &canvas.pixels);
    context.load_texture(&bout.scenario, image, egui::TextureOptions::LINEAR)
}

/// What was clicked in an entry.
enum Clicked {
    Play(PreparedBattle),
    /// Read what keeps the battle from beginning.
    Problems,
}

/// Shows a scenario of the list. Returns what was clicked.
fn show_entry(ui: &mut egui::Ui, words: &Arc<Words>, entry: &Entry) -> Option<Clicked> {
    let mut chosen = None;
    let frame = egui::Frame::NONE
        .fill(ui.visuals().faint_bg_color)
        .corner_radius(CornerRadius::same(8))
        .inner_margin(egui::Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            if let Some(picture) = &entry.picture {
                let fit = egui::vec2(210.0, 118.0);
                ui.allocate_ui_with_layout(
                    fit,
                    egui::Layout::centered_and_justified(egui::Direction::TopDown),
                    |ui| {
                        ui.set_min_size(fit);
                        ui.add(egui::Image::new(picture).max_size(fit).corner_radius(CornerRadius::same(4)));
                    },
                );
            }
            ui.vertical(|ui| match &entry.bout {
                Ok(bout) => {
                    let muster = &bout.prepared.muster;
                    ui.label(theme::heading(words.called(&muster.scenario.name).plain()));
                    ui.label(theme::faint(words.called(&muster.book.name).plain()));
                    if !muster.scenario.notes.is_empty() {
                        ui.label(words.told(&muster.scenario.notes));
                    }
                    ui.horizontal_wrapped(|ui| {
                        for side in muster.scenario.side_ids() {
                            let count = muster.sheets.iter().filter(|sheet| sheet.side == side).count();
                            theme::side_dot(ui, side);
                            let name = words.called(&muster.scenario.sides[side.index()].name);
                            ui.label(say!(words, "window-side-count", side = name, count = count));
                        }
                    });
                    for problem in &bout.prepared.cautions {
                        ui.label(theme::faint(words.problem(problem)));
                    }
                    if ui
                        .button(RichText::new(say!(words, "window-play")).color(Ink::Gold.of(ui.visuals())))
                        .clicked()
                    {
                        chosen = Some(Clicked::Play(bout.clone()));
                    }
                }
                Err(problems) => {
                    ui.label(theme::heading(&entry.id));
                    let text = say!(words, "problems-in-scenario", count = problems.len());
                    if ui.button(RichText::new(text).color(Ink::Bad.of(ui.visuals()))).clicked() {
                        chosen = Some(Clicked::Problems);
                    }
                }
            });
        });
    });
    chosen
}
