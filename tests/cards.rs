//! The runner of rule cards reports everything that a card claims wrongly, at the wrong line and with the actual
//! result.

use affray::battle::Source;
use affray::cards::{CardResult, run_card};
use affray::data::catalogue::Catalogue;
use affray::tell::Words;

/// A correct card: I hits with 4 + 1 against 3, and R, injured once, needs 2 + 1 + 1 and rolls 3.
const SOUND: &str = r##"# A failed injury check kills an opponent

rule: LLCF-HRM-2
rulebook: llcf

Prose may stand anywhere.

```map
.IR..   // letters are combatants
```
```ron
(
    creatures: { "man": (llcf: ()) },
    weapons: { "axe": (llcf: (kind: Melee, hit: 1, itm: 1)) },
    combatants: {
        "I": (creature: "man", side: "party", hero: true, weapons: ["axe"]),
        "R": (creature: "man", side: "foes", injuries: 1),
    },
)
```
```orders
I attacks R with axe
```
```dice
d6 5, d6 3
```
```then
R is dead
I has injuries 0
odds of hit: 5/6
odds of dead: 5/6 * 1/2
winner is party
```
"##;

fn run(text: &str) -> CardResult {
    run_card(&Catalogue::bundled(), &Source::new("x.md", text))
}

fn keys(result: &CardResult) -> Vec<(&str, &str)> {
    let shown = |problem: &'_ affray::battle::Problem| problem.line().unwrap_or_default().to_owned();
    let lines: Vec<String> = result.problems.iter().map(shown).collect();
    result.problems.iter().zip(lines).map(|(problem, line)| (problem.key(), &*line.leak())).collect()
}

/// The card with one thing changed.
fn changed(from: &str, to: &str) -> CardResult {
    assert!(SOUND.contains(from), "{from} is not in the card");
    run(&SOUND.replacen(from, to, 1))
}

#[test]
fn a_correct_card_passes() {
    let result = run(SOUND);
    assert!(result.holds(), "{}", Words::english().reports(&result.problems, false));
    assert_eq!(result.rules, ["LLCF-HRM-2"]);
}

#[test]
fn a_wrong_claim_shows_the_actual_result() {
    let result = changed("R is dead", "R is maimed");
    assert_eq!(keys(&result), [("card-unmet", "R is maimed")]);
    let report = Words::english().report(&result.problems[0], false);
    assert!(
        report.contains("x.md:28:1") && report.contains("R is maimed") && report.contains("R is dead"),
        "{report}"
    );
    for (from, to, found) in [
        ("I has injuries 0", "I has injuries 1", "I has injuries 0"),
        ("I has injuries 0", "I has condition trauma", "I has no condition"),
        ("I has injuries 0", "I does not carry axe", "I carries axe"),
        ("I has injuries 0", "I is at 0,0", "I is at 1,0"),
        ("I has injuries 0", "R is not seen by party", "R is seen by party"),
        ("I has injuries 0", "round is 2", "round is 1"),
        ("I has injuries 0", "axe lies at 1,0", "nothing lies about"),
        ("I has injuries 0", "offered: opportunity attack to R", "nothing offered"),
        ("I has injuries 0", "refused: too far", "nothing refused"),
        ("odds of hit: 5/6", "odds of hit: 4/6", "5/6"),
        ("winner is party", "winner is foes", "winner is party"),
        ("winner is party", "turn is I", "battle is over"),
    ] {
        let result = changed(from, to);
        assert_eq!(keys(&result), [("card-unmet", to)], "{to}");
        let sentence = Words::english().problem(&result.problems[0]);
        assert!(sentence.contains(&format!("Found: {found}")), "{sentence}");
    }
}

#[test]
fn every_die_must_be_named_and_rolled() {
    assert_eq!(keys(&changed("d6 5, d6 3", "d6 5")), [("card-dice-too-few", "I attacks R with axe")]);
    assert_eq!(keys(&changed("d6 5, d6 3", "d6 5, d6 3, d6 1")), [("card-dice-left", "d6 5, d6 3, d6 1")]);
    assert_eq!(keys(&changed("d6 5, d6 3", "d6 5, d8 3")), [("card-dice-sides", "d6 5, d8 3")]);
    assert_eq!(keys(&changed("d6 5, d6 3", "d6 5, d6 7")), [("card-not-a-die", "d6 5, d6 7")]);
}

#[test]
fn typing_errors_are_shown_at_their_line_with_the_probable_word() {
    for (from, to, key, line, meant) in [
        ("R is dead", "R is deed", "order-unfit", "R is deed", Some("dead")),
        ("R is dead", "Q is dead", "order-unfit", "Q is dead", None),
        ("R is dead", "R is", "order-incomplete", "R is", None),
        ("R is dead", "R is dead dead", "order-surplus", "R is dead dead", None),
        ("odds of hit:", "odds of hits:", "order-unfit", "odds of hits: 5/6", Some("hit")),
        ("odds of hit: 5/6", "odds of hit: often", "order-unfit", "odds of hit: often", None),
        ("attacks R", "atacks R", "order-unfit", "I atacks R with axe", Some("attacks")),
        ("attacks R with axe", "readies axe for friend", "now-called", "I readies axe for friend", None),
        ("with axe", "with ax", "order-unfit", "I attacks R with ax", Some("axe")),
        ("rulebook: llcf", "rulebook: lcf", "unknown-name", "rulebook: lcf", Some("llcf")),
        ("rulebook: llcf", "rulbook: llcf", "card-unknown-header", "rulbook: llcf", Some("rulebook")),
        ("```then", "```than", "card-unknown-block", "```than", Some("then")),
        (".IR..", ".IR.?", "unknown-mark", ".IR.?   // letters are combatants", None),
        (".IR..", ".IR..\n.", "uneven-row", ".   // letters are combatants", None),
        (
            "hero: true",
            "heroo: true",
            "unknown-field",
            "        \"I\": (creature: \"man\", side: \"party\", heroo: true, weapons: [\"axe\"]),",
            Some("hero"),
        ),
        (
            "creature: \"man\", side: \"foes\"",
            "creature: \"mann\", side: \"foes\"",
            "unknown-name",
            "        \"R\": (creature: \"mann\", side: \"foes\", injuries: 1),",
            Some("man"),
        ),
    ] {
        let result = changed(from, to);
        let found = result.problems.iter().find(|problem| problem.key() == key);
        let found = found.unwrap_or_else(|| panic!("{to}: {:?}", keys(&result)));
        assert_eq!((found.line(), found.suggestion.as_deref()), (Some(line), meant), "{to}");
    }
}

#[test]
fn a_rule_that_the_rulebook_does_not_cite_is_not_proved() {
    let result = changed("rule: LLCF-HRM-2", "rule: LLCF-HRM-2, LLCF-HMR-3");
    assert_eq!(keys(&result), [("card-uncited", "rule: LLCF-HRM-2, LLCF-HMR-3")]);
    assert_eq!(result.problems[0].place().map(|place| place.column), Some(19));
    assert_eq!(result.problems[0].suggestion.as_deref(), Some("LLCF-HRM-3"));
}

#[test]
fn a_refusal_must_be_expected_and_have_the_expected_kind() {
    let away = |then: &str| {
        let text = SOUND.replacen(".IR..", ".I.R.", 1).replacen("d6 5, d6 3", "", 1);
        run(&text
            .replacen("R is dead", then, 1)
            .replacen("winner is party", "R is able", 1)
            .replace("odds of dead: 5/6 * 1/2", ""))
    };
    assert_eq!(keys(&away("refused: out of range")), []);
    assert_eq!(keys(&away("refused: OutOfRange")), []);
    assert_eq!(keys(&away("refused: too far")), [("card-unmet", "refused: too far")]);
    assert_eq!(keys(&away("nothing refused")), [("card-unmet", "nothing refused")]);
    assert_eq!(keys(&away("R is able")), [("card-refused", "I attacks R with axe")]);
    let result = away("refused: to far");
    assert_eq!(result.problems[0].suggestion.as_deref(), Some("too far"));
}

#[test]
fn an_unexpectedly_permitted_order_is_shown() {
    let away = SOUND.replacen("I attacks R with axe", "odds I attacks R with axe", 1);
    let away = away.replacen("d6 5, d6 3", "", 1).replacen("winner is party", "battle is not over", 1);
    for (claim, found) in [
        ("I may not attack R", "I may attack R with axe, I may attack R with unarmed"),
        ("I may not attack R with axe", "I may attack R with axe"),
        ("I may not move to 0,0", "I may move to 0,0"),
        ("I may not end", "I may end"),
        ("I may stand up", "I may move, I may attack"),
        ("I may attack R with axe daringly", "refused: not in this book"),
    ] {
        let result = run(&away.replacen("R is dead", claim, 1));
        assert_eq!(keys(&result), [("card-unmet", claim)], "{claim}");
        let sentence = Words::english().problem(&result.problems[0]);
        assert!(sentence.contains(&format!("Found: {found}")), "{sentence}");
    }
}

#[test]
fn asking_for_odds_does_not_change_the_order_of_play() {
    let weighed =
        SOUND.replacen("I attacks R with axe", "odds R attacks I with unarmed\nI attacks R with axe", 1);
    let weighed = weighed.replacen("odds of hit: 5/6\nodds of dead: 5/6 * 1/2\n", "", 1);
    let result = run(&weighed);
    assert!(result.holds(), "{}", Words::english().reports(&result.problems, false));
}

#[test]
fn a_die_cannot_be_set_to_a_face_that_it_does_not_have() {
    for (face, is_there) in [(0, false), (1, true), (6, true), (7, false), (9, false), (255, false)] {
        let order = format!("gm: next die of I {face}\nI attacks R with axe");
        let result = run(&SOUND.replacen("I attacks R with axe", &order, 1));
        let refused = result.problems.iter().any(|problem| problem.key() == "card-refused");
        assert_eq!(refused, !is_there, "{face}: {:?}", keys(&result));
    }
    let text = SOUND.replacen("I attacks R with axe", "gm: next die of I 9\nI attacks R with axe", 1);
    let text = text.replacen("R is dead", "refused: no such face\nR is dead", 1);
    assert!(run(&text).holds(), "{}", Words::english().reports(&run(&text).problems, false));
}

#[test]
fn choices_that_a_card_overrides_hold_only_in_that_card() {
    let own = "```rulebook\n(at_zero: (take: DeadOrMaimed(Maimed)))\n```\n```map";
    let maimed = SOUND
        .replacen("```map", own, 1)
        .replace("R is dead", "R is maimed")
        .replace("odds of dead", "odds of maimed");
    let result = run(&maimed);
    assert!(result.holds(), "{}", Words::english().reports(&result.problems, false));
    let wrong = maimed.replace("DeadOrMaimed(Maimed)", "DeadOrMaimed(Mained)");
    let result = run(&wrong);
    assert_eq!(keys(&result), [("unknown-choice", "(at_zero: (take: DeadOrMaimed(Mained)))")]);
}

#[test]
fn a_different_chronicle_is_rewritten() {
    let text = format!("{SOUND}```facts\nNothing of the kind.\n```\n");
    let result = run(&text);
    assert_eq!(keys(&result), [("card-facts-differ", "Nothing of the kind.")]);
    let rewritten = result.rewritten.unwrap();
    assert!(rewritten.starts_with(SOUND), "{rewritten}");
    assert!(run(&rewritten).holds());
}

#[test]
fn text_that_is_not_a_card_gives_a_message_and_no_panic() {
    for text in [
        "",
        "\n",
        "# \n",
        "```",
        "````\n```\n",
        "# A\nrule: x\n```ron\n```\n```then\n",
        "# A\n```ron\n(((((\n```",
        "ö`\u{fffd}",
    ] {
        assert!(!run(text).holds(), "{text:?}");
    }
    for cut in 0..SOUND.len() {
        if SOUND.is_char_boundary(cut) && cut % 7 == 0 {
            let _ = run(&SOUND[..cut]);
        }
    }
}

#[test]
fn the_cards_page_has_correct_examples_and_names_every_word() {
    let page = include_str!("../docs/cards.md");
    let cards: Vec<&str> =
        page.split("````markdown\n").skip(1).filter_map(|rest| rest.split("````\n").next()).collect();
    assert_eq!(cards.len(), 2);
    for card in cards {
        let result = run(card);
        assert!(result.holds(), "{}", Words::english().reports(&result.problems, false));
    }
    let words = affray::battle::Refusal::WORDS.iter().chain(affray::battle::ReactionName::WORDS);
    let outcomes = affray::rules::questions::odds::Wanted::ALL.map(|wanted| wanted.word());
    for word in words.chain(&outcomes) {
        assert!(page.contains(&format!("`{word}`")), "{word} is not told");
    }
}
