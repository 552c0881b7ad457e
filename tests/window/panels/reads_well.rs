//! What is shown is easily read: it stands where one looks for it, on one line, in the language of the reader.

use affray::grid::Pos;
use affray::view::focus::Focus;
use affray::view::hud::Tip;
use affray::view::wish::Wish;

use super::models::{both_languages, english, over, stage};
use super::scenes::{OVER_A_BATTLE, title};
use super::screen::Screen;

/// The texts of a screen that hold these words.
fn with<'s>(screen: &'s Screen, words: &'s str) -> impl Iterator<Item = &'s super::shown::Text> {
    screen.shown.texts.iter().filter(move |text| text.text.contains(words))
}

#[test]
fn all_lines_of_who_plays_a_side_begin_alike() {
    for language in both_languages() {
        let mut screen = title(&language);
        screen.resize((800.0, 600.0), 80);
        let words = screen.words();
        let left = |id: &str| screen.shown.clickable(&words.say(id, &[])).rect.left();
        let first = left("table-seat-player");
        let seats = ["master", "veteran", "soldier", "novice", "brute", "random"];
        let others = seats.map(|seat| left(&format!("table-seat-{seat}")));
        assert!(others.contains(&first), "the list takes more than one line: {others:?}");
        assert!(others.iter().all(|other| *other >= first), "{others:?} beside {first}");
    }
}

#[test]
fn a_replay_reminds_of_its_own_keys() {
    let (_, replay) = OVER_A_BATTLE.iter().find(|(name, _)| *name == "a replay").unwrap();
    for language in both_languages() {
        let mut screen = replay(&language);
        screen.resize((1280.0, 720.0), 100);
        let words = screen.words();
        assert_eq!(with(&screen, &words.say("window-replay-keys", &[])).count(), 1);
        assert_eq!(with(&screen, &words.say("window-keys", &[])).count(), 0);
    }
}

#[test]
fn remarks_on_the_sheet_of_the_end_stand_on_one_line_in_every_window() {
    for language in both_languages() {
        let mut screen = Screen::with_stage(&language, over("affray"));
        let remark = screen.words().say("window-luck-share", &[("share", 7.into())]);
        let (opening, _) = remark.split_once('7').unwrap();
        for window in [(800.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0)] {
            screen.resize(window, 100);
            for text in with(&screen, opening) {
                assert_eq!(text.lines.len(), 1, "“{}” in {window:?}", text.text);
            }
        }
    }
}

#[test]
fn decimals_of_luck_are_written_as_the_language_writes_them() {
    let [_, german] = both_languages();
    let screen = Screen::with_stage(&german, over("affray"));
    let told: Vec<_> = with(&screen, "erwartet").map(|text| &text.text).collect();
    assert!(!told.is_empty());
    assert!(told.iter().all(|text| !text.contains('.') && text.contains(',')), "{told:?}");
}

#[test]
fn what_is_said_about_a_square_keeps_clear_of_the_way_there() {
    let mut screen = Screen::with_stage(&english(), stage("deep_cellar", "affray"));
    let mut walks = 0;
    for (col, row) in (0..24).flat_map(|col| (0..12).map(move |row| (col, row))) {
        screen.change(|focus: &mut Focus| focus.pointed = Some(Pos::new(col, row)));
        let tip = screen.app.world().resource::<Tip>();
        // Nothing is said but what the ground is like.
        walks += usize::from(tip.lines.len() == 1 && tip.way.len() > 2);
    }
    assert!(walks > 10, "{walks} ways are known to the tip");
}

#[test]
fn what_is_said_about_a_square_keeps_clear_of_the_panel_over_the_board() {
    let mut screen = Screen::with_stage(&english(), stage("first_blood", "affray"));
    screen.resize((800.0, 600.0), 100);
    screen.app.world_mut().write_message(Wish::SidePanel);
    screen.settle();
    let tab = screen.words().say("side-tip", &[("key", "P".into())]);
    let edge = screen.shown.clickable(&tab).rect.right() + 1.0;
    assert!(edge < screen.points().width() - 300.0, "the panel covers the board from {edge} on");
    let mut tips = 0;
    for (col, row) in (0..14).flat_map(|col| (0..9).map(move |row| (col, row))) {
        screen.change(|focus: &mut Focus| focus.pointed = Some(Pos::new(col, row)));
        let tip = screen.app.world().resource::<Tip>();
        for line in &tip.lines {
            let mut beside = screen.shown.texts.iter().filter(|text| text.rect.right() <= edge);
            assert!(beside.any(|text| text.text == line.text), "“{}” about {col},{row} is hidden", line.text);
            tips += 1;
        }
    }
    assert!(tips > 4, "{tips} lines are said");
}
