//! The story of whole battles, by every rulebook: complete sentences, one for each deed, that leave nobody's end out.

use affray::battle::deeds::Step;
use affray::battle::{Deed, Fact, Fate, Happening, Order, SideSet};
use affray::brain::Mind;
use affray::data::catalogue::Catalogue;
use affray::data::prepare::prepare_by_name;
use affray::engine::Battle;
use affray::grid::Pos;
use affray::lab::{Opponents, play_out};
use affray::tell::{StoryLine, Teller, Weight, count_settled};

use crate::stage::{PARTY, assert_said};

const BOOKS: [&str; 6] = ["skirmish", "llcf", "lot", "torchlit", "autohit", "twodice"];

/// A battle to its end, with the teller of its story.
fn played(scenario: &str, book: &str, seed: u64) -> (Vec<Fact>, Teller) {
    let prepared = prepare_by_name(&Catalogue::bundled(), scenario, book)
        .unwrap_or_else(|problems| panic!("{book}: {problems:#?}"));
    let mut battle = Battle::new(&prepared.muster, seed);
    play_out(&mut battle, &Opponents::of_scenario(), &mut Mind::new());
    (battle.chronicle().since(0).to_vec(), Teller::english(battle.muster()))
}

fn assert_story(facts: &[Fact], teller: &Teller, story: &[StoryLine]) {
    for line in story {
        assert_said(&line.text);
    }
    for pair in story.windows(2) {
        assert!(pair[0].facts.end <= pair[1].facts.start, "{} / {}", pair[0].text, pair[1].text);
    }
    // A deed is one line, so the story is much shorter than the log.
    let log = facts.iter().filter(|fact| Weight::of(&fact.what) > Weight::Detail).count();
    assert!(story.len() < log, "{} of {log}", story.len());
    for (place, fact) in facts.iter().enumerate() {
        let Happening::Fate { who, fate } = &fact.what else { continue };
        if *fate != Fate::Awaited {
            // Within a sentence, the article of a name is written small.
            let name = teller.name(*who).to_lowercase();
            let told = story
                .iter()
                .any(|line| line.facts.contains(&place) && line.text.to_lowercase().contains(&name));
            assert!(told, "{fact:?}");
        }
    }
}

#[test]
fn every_rulebook_has_a_story_of_complete_sentences() {
    for book in BOOKS {
        for (scenario, seed) in [("bridge", 7), ("first_blood", 3), ("deep_cellar", 5)] {
            let (facts, teller) = played(scenario, book, seed);
            let story = teller.story(&facts, 0, None);
            assert_story(&facts, &teller, &story);
        }
    }
}

#[test]
fn a_story_that_is_told_while_the_battle_goes_on_is_the_same() {
    let (facts, teller) = played("bridge", "torchlit", 11);
    let whole = teller.story(&facts, 0, None);
    let mut told: Vec<StoryLine> = Vec::new();
    for count in 1..=facts.len() {
        let from = told.pop().map_or(0, |last| last.facts.start);
        told.extend(teller.story(&facts[..count], from, None));
    }
    assert_eq!(told, whole);
}

#[test]
fn a_side_is_told_only_what_it_perceived() {
    let (mut facts, teller) = played("bridge", "llcf", 7);
    let whole = teller.story(&facts, 0, Some(PARTY)).len();
    assert!(whole > 10);
    for fact in &mut facts {
        fact.seen_by = SideSet::NONE;
    }
    assert_eq!(teller.story(&facts, 0, Some(PARTY)), []);
}

#[test]
fn nobody_who_has_gone_somewhere_has_done_so_in_vain() {
    let mut walks = 0;
    for seed in 1..6 {
        // On the way they are struck at, and roll for fatigue.
        let (facts, teller) = played("deep_cellar", "affray", seed);
        for line in teller.story(&facts, 0, None).iter().filter(|line| line.text.contains(" moves ")) {
            assert!(!line.text.contains("nothing comes of it"), "{}", line.text);
            walks += 1;
        }
    }
    assert!(walks > 50, "{walks} walks");
}

/// The log of a battle as it is told while the battle goes on.
fn told_in_parts(facts: &[Fact], teller: &Teller) -> String {
    let (mut text, mut told, mut depth) = (String::new(), 0, 0);
    for count in 1..=facts.len() {
        let news = &facts[told..count];
        let settled = if count < facts.len() { count_settled(news, None) } else { news.len() };
        text += &teller.chronicle_on(&news[..settled], None, &mut depth);
        told += settled;
    }
    text
}

#[test]
fn a_step_that_is_told_as_it_begins_is_told_once() {
    let muster = prepare_by_name(&Catalogue::bundled(), "first_blood", "lot").unwrap().muster;
    let mut battle = Battle::new(&muster, 7);
    battle.run();
    let table = battle.table();
    let who = table.candidates().next().unwrap();
    let Pos { col, row } = table.footprint(who).unwrap().corner();
    let to = Pos::new(col, row + 1);
    battle.submit(Order::deed(who, Deed::from(Step { to }))).unwrap();
    battle.run();
    assert_eq!(battle.table().footprint(who).unwrap().corner(), to);
    let (facts, teller) = (battle.chronicle().since(0), Teller::english(&muster));
    let log = teller.chronicle(facts, None);
    let own = |line: &&str| line.contains(" steps to ") || line.contains(" moves to ");
    let told: Vec<&str> = log.lines().map(str::trim).filter(own).collect();
    let begins = format!("{} steps to {},{}.", teller.name(who), to.col, to.row);
    assert!(told.len() == 1 && told[0].starts_with(&begins), "{told:?}");
    assert_eq!(told_in_parts(facts, &teller), log);
}
