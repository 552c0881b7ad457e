//! What the panels show: battles at their beginning, under way and over, saved battles, lessons, and files with problems.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use affray::battle::deeds::End;
use affray::battle::{CombatantId, Control, Order, Scenario, Severity, Source};
use affray::brain::Mind;
use affray::cards::{demonstrate, examples_of};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::languages::language_files;
use affray::data::lesson::lessons;
use affray::data::prepare::{Wanted, prepare};
use affray::data::resolve::load_scenario;
use affray::data::rulebooks::load_rulebook;
use affray::engine::{Awaiting, Battle, Session};
use affray::lab::Opponents;
use affray::tell::{Language, languages};
use affray::view::hud::{FileProblems, LessonEntry, Lessons};
use affray::view::paint::Canvas;
use affray::view::stage::Stage;
use affray::view::table::{SavedBattle, SavedSound, SavedState};

use crate::picture::{BOOKS, muster_of};

/// English and German.
pub fn both_languages() -> [Language; 2] {
    let (files, problems) = language_files(None);
    assert!(problems.is_empty(), "{problems:?}");
    let all = languages(files.iter().map(|(name, source)| (name.as_str(), source.text())));
    ["en", "de"].map(|code| all.iter().find(|language| language.code == code).unwrap().clone())
}

pub fn english() -> Language {
    let [english, _] = both_languages();
    english
}

/// A battle that has just begun, with somebody of the player's to act.
pub fn stage(scenario: &str, book: &str) -> Stage {
    let muster = muster_of(scenario, book);
    let mut begun = (0..20).map(|seed| shown(Session::new(&muster, seed)));
    begun.find(|stage| !stage.in_hand().is_empty()).expect("the player begins in one of the battles")
}

/// What the program has ordered on both sides of a battle, by scenario, book and what it was played for.
static PLAYED: Mutex<BTreeMap<(&str, &str, Until), Vec<Order>>> = Mutex::new(BTreeMap::new());

/// The dice of these battles.
const SEED: u64 = 7;

/// How far a battle is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Until {
    /// A player is to act in the second round.
    SecondRound,
    End,
}

impl Until {
    fn is_reached(self, battle: &Battle) -> bool {
        let is_own = |who: &CombatantId| battle.control(*who) == Control::Player;
        match (battle.awaiting(), self) {
            (Some(Awaiting::Over(_)), _) => true,
            (Some(Awaiting::Order(_)), Until::SecondRound) => {
                battle.table().turn.round > 1 && battle.candidates().iter().any(is_own)
            }
            _ => false,
        }
    }
}

/// A battle that the program has played on both sides up to here.
pub fn played(scenario: &'static str, book: &'static str, until: Until) -> Stage {
    let mut session = Session::new(&muster_of(scenario, book), SEED);
    let mut known = PLAYED.lock().unwrap();
    let orders = known.entry((scenario, book, until)).or_insert_with(|| {
        let (mut battle, mut mind) = (Session::new(session.battle().muster(), SEED), Mind::new());
        let mut orders = Vec::new();
        while !until.is_reached(battle.battle()) {
            orders.push(Opponents::of_scenario().decide(battle.battle(), &mut mind).unwrap());
            battle.submit(orders[orders.len() - 1].clone()).unwrap();
        }
        orders
    });
    orders.iter().for_each(|order| session.submit(order.clone()).unwrap());
    shown(session)
}

fn shown(session: Session) -> Stage {
    let mut stage = Stage::new(session);
    stage.settle();
    stage
}

/// A battle that is over.
pub fn over(book: &'static str) -> Stage {
    played("first_blood", book, Until::End)
}

/// A battle in which a player is asked whether to react.
pub fn offer() -> Stage {
    let asked = examples_of("LOT-AOO-1").into_iter().find_map(|card| {
        let mut shown = demonstrate(&Catalogue::bundled(), &card.source).unwrap();
        for step in shown.steps {
            shown.session.submit(step).unwrap();
            if matches!(shown.session.battle().awaiting(), Some(Awaiting::Answer(_))) {
                return Some(shown.session);
            }
        }
        None
    });
    shown(asked.expect("one of the cards asks"))
}

/// A table that is to be passed on to another person.
pub fn curtain() -> Stage {
    let both = |scenario: &mut Scenario| {
        scenario.sides.iter_mut().for_each(|side| side.control = Control::Player);
        scenario.combatants.iter_mut().for_each(|combatant| combatant.control = None);
    };
    let catalogue = Catalogue::bundled();
    let named = |kind: Kind, name: &'static str| (name, catalogue.source(kind, name).unwrap());
    let wanted =
        Wanted { scenario: named(Kind::Scenario, "deep_cellar"), rulebook: named(Kind::Rulebook, "affray") };
    let muster = prepare(&catalogue, wanted, both).unwrap().muster;
    let mut stage = shown(Session::new(&muster, 7));
    for _ in 0..60 {
        stage.pass_the_table();
        if stage.curtain().is_some() {
            return stage;
        }
        let order = match stage.battle().awaiting() {
            Some(Awaiting::Answer(_)) => Order::Decline,
            _ => Order::deed(stage.battle().candidates()[0], End {}),
        };
        stage.submit(order).unwrap();
        stage.settle();
    }
    panic!("no curtain falls")
}

/// Every lesson, as the program lists them.
pub fn listed_lessons() -> Lessons {
    let catalogue = Catalogue::bundled();
    let named = |book: &str| (book.to_owned(), load_rulebook(&catalogue, book).value.unwrap().name);
    let entries = lessons(&catalogue).into_iter().map(|(id, lesson)| LessonEntry {
        id,
        title: lesson.title.clone(),
        rulebooks: lesson.rulebooks().into_iter().map(named).collect(),
    });
    Lessons(entries.collect())
}

/// Problems with three files of the player.
pub fn broken_files() -> FileProblems {
    let wrong = |name: &str, text: &str| {
        let source = Source::new(name, text);
        load_scenario(&Catalogue::bundled(), "own", &source).problems
    };
    let mut own = wrong(
        "scenarios/my_mill.ron",
        "(map: [\"A..\"], combatants: {\"A\": (creature: \"raidr\", side: \"foes\")})",
    );
    own.extend(wrong("scenarios/my_bridge.ron", "(map: [\"A..\"], weather: \"rain\")"));
    assert!(own.iter().any(|problem| problem.severity == Severity::Error), "{own:?}");
    FileProblems { of_battle: own.clone(), own, settings: Vec::new() }
}

/// A saved battle that goes on, one that is over, and one that is broken.
pub fn saves() -> Vec<SavedBattle> {
    let size = muster_of("bridge", "affray").scenario.field.size();
    let sound = |result: Option<&str>| {
        SavedState::Sound(SavedSound {
            scenario: "The bridge".to_owned(),
            book: "Affray".to_owned(),
            round: 4,
            result: result.map(str::to_owned),
            size,
            picture: Arc::new(|| Canvas::clear(8, 8)),
        })
    };
    let states = [
        ("The bridge 1", sound(None)),
        ("The bridge 2", sound(Some("The wayfarers hold the bridge."))),
        ("The bridge 3", SavedState::Broken("The record breaks off in its second line.".to_owned())),
    ];
    let saved = |(number, (name, state)): (u64, (&str, SavedState))| SavedBattle {
        path: format!("{name}.record").into(),
        name: name.to_owned(),
        stamp: number,
        age: 4000 * number,
        state,
    };
    (0..).zip(states).map(saved).collect()
}

/// A battle by each book, with somebody to act, a log, and somebody pointed at.
pub fn by_every_book() -> impl Iterator<Item = (&'static str, Stage)> {
    BOOKS.into_iter().map(|book| (book, played("first_blood", book, Until::SecondRound)))
}
