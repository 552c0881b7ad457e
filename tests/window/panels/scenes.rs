//! Every panel of the window, each opened over a real battle or over the table of the title.

use std::sync::Arc;

use affray::battle::SideId;
use affray::cards::{demonstrate, examples_of};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::lesson::lessons;
use affray::data::rulebooks::load_rulebook;
use affray::grid::Pos;
use affray::tell::{Language, Words};
use affray::view::focus::Focus;
use affray::view::hud::{
    CodexSheet, Example, FileProblems, LessonCourse, LogView, Narrator, PauseMenu, Question, Saving,
    SettingsFault, Sheet, Sheets,
};
use affray::view::paint::{Binding, Emblem};
use affray::view::replay::Reel;
use affray::view::rolled::RolledMap;
use affray::view::stage::Stage;
use affray::view::table::{self, Book, Chosen, Party, SheetContent, TableTop, fighters, opening};
use affray::view::wish::{ProblemsAbout, Wish};
use bevy::ecs::component::Mutable;
use bevy::prelude::Resource;

use super::models::{Until, broken_files, curtain, listed_lessons, offer, over, played, saves, stage};
use super::screen::Screen;
use crate::picture::muster_of;

/// The middle of a battle that is watched again.
fn replay(language: &Language) -> Screen {
    let mut stage = over("affray");
    let decisions = stage.session.decisions();
    let reel = Reel::of(&decisions, stage.session.all_facts(), |what| what.who().map(|_| SideId(0)));
    stage.watch_from(reel.orders(reel.last() / 2));
    let mut screen = Screen::with_stage(language, stage);
    screen.change(|own: &mut Reel| *own = reel);
    screen
}

fn example(language: &Language) -> Screen {
    let card = examples_of("LOT-AOO-1")[0];
    let shown = demonstrate(&Catalogue::bundled(), &card.source).unwrap();
    let mut screen = Screen::with_stage(language, Stage::new(shown.session));
    let (title, steps) = (shown.title, shown.steps);
    screen.app.insert_resource(Example { title, steps, next: 0, is_within_battle: true });
    screen.app.world_mut().resource_mut::<Stage>().settle();
    screen.settle();
    screen
}

fn lesson(language: &Language) -> Screen {
    let (id, lesson) = lessons(&Catalogue::bundled()).into_iter().nth(1).unwrap();
    let book = lesson.rulebooks()[0];
    let mut screen = Screen::with_stage(language, stage(&lesson.scenario, book));
    screen.app.insert_resource(LessonCourse::new(&id, &lesson.title, lesson.steps_by(book)));
    screen.app.insert_resource(listed_lessons());
    screen.settle();
    screen
}

/// The table of the title with all scenarios and the books that come with the game.
pub fn title(language: &Language) -> Screen {
    let words = Arc::new(Words::in_language(language));
    let catalogue = Catalogue::bundled();
    let sheet = |id: &str| table::Sheet {
        id: id.to_owned(),
        book: "affray".to_owned(),
        party: Some("wayfarers".to_owned()),
        least_members: 0,
        told: Ok(SheetContent::of(&muster_of(id, "affray"), &words)),
    };
    let book = |(place, id): (usize, &str)| {
        let book = load_rulebook(&catalogue, id).value.unwrap();
        let emblem = Emblem {
            die: book.largest_die(),
            has_hit_points: book.counts_hit_points(),
            has_light: book.has_light(),
            is_mixed: false,
            tracks: 0,
            turn: 0,
        };
        let binding = Binding { leather: place, emblem };
        Book { id: id.to_owned(), name: book.name, promise: book.promise, differs: book.differs, binding }
    };
    let chosen = muster_of("bridge", "affray");
    let mut screen = Screen::new(language);
    screen.app.insert_resource(listed_lessons());
    screen.change(|top: &mut TableTop| {
        top.sheets = catalogue.listed(Kind::Scenario).map(sheet).collect();
        top.books = catalogue.names(Kind::Rulebook).enumerate().map(book).collect();
        top.parties = catalogue
            .names(Kind::Party)
            .map(|id| {
                let file = catalogue.party(id).and_then(|party| party.value).unwrap();
                Party { id: id.to_owned(), name: file.name, members: file.members.len() }
            })
            .collect();
        top.selected = Some("bridge".to_owned());
        top.chosen = Some(Ok(Chosen {
            content: SheetContent::of(&chosen, &words),
            fighters: fighters(&opening(&chosen), &words),
            cautions: Vec::new(),
            number: 1,
        }));
        top.saves = saves();
    });
    screen
}

/// A panel: what it is called in messages of tests, and how it is opened.
pub type Scene = (&'static str, fn(&Language) -> Screen);

fn with<R: Resource<Mutability = Mutable>>(mut screen: Screen, change: impl FnOnce(&mut R)) -> Screen {
    screen.change(change);
    screen
}

fn plain(language: &Language) -> Screen {
    Screen::with_stage(language, stage("first_blood", "affray"))
}

fn sheet(language: &Language, open: Sheet) -> Screen {
    with(plain(language), |sheets: &mut Sheets| sheets.open = Some(open))
}

/// The settings, open at the page with this message.
pub fn settings(language: &Language, page: &str) -> Screen {
    let mut screen = sheet(language, Sheet::Settings);
    let name = screen.words().say(page, &[]);
    screen.click(&name);
    screen
}

fn pointed(language: &Language, book: &str) -> Screen {
    let stage = stage("first_blood", book);
    let foe = stage.picture.everybody().find(|(_, figure)| figure.side == SideId(1)).unwrap().1.at;
    let point = move |focus: &mut Focus| focus.pointed = Some(foe);
    with(Screen::with_stage(language, stage), point)
}

/// Every panel over a battle.
pub const OVER_A_BATTLE: &[Scene] = &[
    ("pointing at an enemy", |language| pointed(language, "affray")),
    ("pointing at a square", |language| {
        with(plain(language), |focus: &mut Focus| focus.pointed = Some(Pos::new(1, 1)))
    }),
    ("the pause menu", |language| {
        let mut screen = plain(language);
        screen.app.insert_resource(listed_lessons());
        with(screen, |menu: &mut PauseMenu| menu.is_open = true)
    }),
    ("the settings: look", |language| settings(language, "settings-look")),
    ("the settings: sound", |language| settings(language, "settings-sound")),
    ("the settings: play", |language| settings(language, "settings-play")),
    ("the settings: keys", |language| settings(language, "settings-keys")),
    ("the settings: language", |language| settings(language, "settings-language")),
    ("settings that cannot be kept", |language| {
        with(sheet(language, Sheet::Settings), |fault: &mut SettingsFault| {
            fault.0 = Some("No space left on device (os error 28)".to_owned());
        })
    }),
    ("the contents of the codex", |language| {
        with(plain(language), |codex: &mut CodexSheet| codex.open(true))
    }),
    ("an article of the codex", |language| {
        with(plain(language), |codex: &mut CodexSheet| codex.read("AFF-1"))
    }),
    ("the large log", |language| {
        let screen = Screen::with_stage(language, played("first_blood", "affray", Until::SecondRound));
        with(screen, |log: &mut LogView| log.is_large = true)
    }),
    ("every roll in the large log", |language| {
        let screen = Screen::with_stage(language, played("first_blood", "affray", Until::SecondRound));
        with(screen, |log: &mut LogView| (log.is_large, log.tells_rolls) = (true, true))
    }),
    ("what is wrong with files", |language| {
        let screen = sheet(language, Sheet::Problems(ProblemsAbout::OwnFiles));
        with(screen, |problems: &mut FileProblems| *problems = broken_files())
    }),
    ("a question", |language| {
        let text = Words::in_language(language).say("question-again", &[]);
        sheet(language, Sheet::Question(Question { text, wish: Wish::Again }))
    }),
    ("everything that can be done", |language| sheet(language, Sheet::Tools)),
    ("the curtain", |language| Screen::with_stage(language, curtain())),
    ("an offer", |language| Screen::with_stage(language, offer())),
    ("the end", |language| Screen::with_stage(language, over("affray"))),
    ("a replay", replay),
    ("a lesson", lesson),
    ("an example", example),
    ("the narrator", |language| {
        let screen = Screen::with_stage(language, played("first_blood", "affray", Until::SecondRound));
        with(screen, |narrator: &mut Narrator| narrator.is_on = true)
    }),
    ("a battle that cannot be saved", |language| {
        with(plain(language), |saving: &mut Saving| {
            saving.fault = Some("No space left on device (os error 28)".to_owned());
        })
    }),
];

/// The table of the title, and what lies on it.
pub const TITLE: &[Scene] = &[
    ("the table", title),
    ("a battle that is about to begin", |language| {
        with(title(language), |map: &mut RolledMap| map.lay("First Blood".to_owned()))
    }),
    ("the open sheet", |language| with(title(language), |top: &mut TableTop| top.is_unrolled = true)),
    ("the saved battles", |language| with(title(language), |top: &mut TableTop| top.shows_saves = true)),
    ("a battle that cannot begin", |language| {
        let screen = with(title(language), |problems: &mut FileProblems| *problems = broken_files());
        with(screen, |top: &mut TableTop| {
            top.chosen = Some(Err(vec!["The scenario names a creature that there is not.".to_owned()]));
        })
    }),
    ("the codex over the table", |language| with(title(language), |codex: &mut CodexSheet| codex.open(true))),
];
