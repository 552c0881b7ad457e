//! `affray referee`: a program asks what an order would do before it gives it, and so chooses what no list can hold: ways by
//! squares, shared swings, declared rounds.

use std::collections::BTreeSet;

use serde_json::Value;

use super::program::Place;
use super::referee::{BOOKS, Game, play};

/// Begins a battle on this map in which the party goes first: a warden A and a bowman B against the raiders R and Q. The
/// program plays both sides, and the other side does nothing.
fn begin(place: &Place, map: &[&str], book: &str) -> (Game, Value) {
    place.write(
        "meeting.ron",
        format!(
            "(map: {map:?}, first_side: \"party\", morale_on: [], sides: {{ \"party\": (), \"foes\": () }}, \
             combatants: {{ \"A\": (creature: \"warden\", side: \"party\"), \
             \"B\": (creature: \"bowman\", side: \"party\"), \
             \"R\": (creature: \"raider\", side: \"foes\"), \"Q\": (creature: \"raider\", side: \"foes\") }})"
        ),
    );
    let mut game = Game::begin(place, &["meeting.ron", "--as", "party", "--as", "foes", "--rulebook", book]);
    game.hear();
    let mut question = game.hear();
    while !asks_for(&question, "A") {
        let idle = if question["offer"].is_object() { "decline".to_owned() } else { idle(&question) };
        game.say(&idle);
        question = game.hear();
    }
    (game, question)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Whether the battle has begun and a combatant may be given orders.
fn asks_for(question: &Value, who: &str) -> bool {
    let may_act = list(&question["options"]).iter().any(|option| option["who"] == who);
    question["view"]["phase"] != "preparing" && question["offer"].is_null() && may_act
}

/// Ends the turn of somebody who may be given orders.
fn idle(question: &Value) -> String {
    let ends = list(&question["options"]).iter().find(|option| option["deed"] == "end");
    ends.unwrap()["order"].as_str().unwrap().to_owned()
}

/// What the referee answers to the question what an order would do.
fn ask(game: &mut Game, order: &str) -> Result<Value, String> {
    game.say(&serde_json::json!({ "ask": order }).to_string());
    let answer = game.hear();
    match answer["type"].as_str().unwrap() {
        "option" => Ok(answer),
        "error" => {
            assert_eq!(game.hear()["type"], "decide", "the question comes again after {answer}");
            Err(answer["reason"].as_str().unwrap().to_owned())
        }
        other => panic!("{other}"),
    }
}

/// What was asked for, without the word that says so.
fn without_type(mut option: Value) -> Value {
    option.as_object_mut().unwrap().remove("type");
    option
}

#[test]
fn an_option_that_is_asked_for_is_told_as_among_the_options_and_changes_nothing() {
    let place = Place::new();
    for book in BOOKS {
        let (mut game, question) = begin(&place, &["A.....", "BR....", "......", "Q....."], book);
        let options = list(&question["options"]);
        assert!(options.len() > 10, "{book}");
        for option in options {
            let order = option["order"].as_str().unwrap();
            assert_eq!(&without_type(ask(&mut game, order).unwrap()), option, "{book}: {order}");
        }
        // The question is still the same: an error shows it again.
        game.say("dance");
        assert_eq!(game.hear()["type"], "error");
        assert_eq!(game.hear(), question, "{book}");
    }
}

#[test]
fn a_way_by_squares_is_chosen_for_what_it_provokes() {
    let place = Place::new();
    // In the middle of the upper row stands a raider, whom a way along the second row passes.
    let map = ["...R...", "A......", ".......", ".......", "B.....Q"];
    let (mut game, _) = begin(&place, &map, "lot");
    let past = ask(&mut game, "A moves to 6,1 via 3,1").unwrap();
    let squares = serde_json::json!([[1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1]]);
    assert_eq!(past["path"], squares);
    let around = ask(&mut game, "A moves to 6,1 via 3,3").unwrap();
    assert!(list(&around["path"]).contains(&serde_json::json!([3, 3])), "{around}");
    assert_eq!(list(&around["path"]).last(), Some(&serde_json::json!([6, 1])));
    // Six squares either way, since diagonals count as one.
    assert_eq!((&past["cost"]["steps"], &around["cost"]["steps"]), (&6.into(), &6.into()));
    let strikers = |way: &Value| -> Vec<String> {
        list(&way["provokes"]).iter().map(|blow| blow["who"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(strikers(&past), ["R"]);
    assert!(strikers(&around).is_empty(), "{around}");
    assert!(ask(&mut game, "A moves to 6,1 via 3,0").is_err(), "the raider stands there");
    // The way that was asked for is the way that is gone.
    game.say("A moves to 6,1 via 3,3");
    let next = game.hear();
    let moved = list(&next["facts"]).iter().find(|fact| fact["data"]["is"] == "moved").unwrap();
    assert_eq!(moved["data"]["path"], around["path"]);
}

#[test]
fn shared_swings_have_the_odds_of_each_share() {
    let place = Place::new();
    let (mut game, question) = begin(&place, &["R.....", "A.....", "Q....B"], "lot");
    let plain = list(&question["options"]).iter().find(|option| {
        option["deed"] == "attack" && option["target"] == "R" && option["swings"].as_u64() >= Some(2)
    });
    let plain = plain.unwrap();
    let (order, all) = (plain["order"].as_str().unwrap(), plain["swings"].as_u64().unwrap());
    let weapon = plain["weapon"].as_str().unwrap();
    // As many swings as the option says, and not one more.
    let whole = ask(&mut game, &format!("{order} {all} swings")).unwrap();
    assert_eq!((&whole["odds"], &whole["expected"]), (&plain["odds"], &plain["expected"]));
    assert!(ask(&mut game, &format!("{order} {} swings", all + 1)).is_err());

    let (own, other) = (all - 1, 1);
    let first = ask(&mut game, &format!("A attacks R with {weapon} {own} swings")).unwrap();
    let second = ask(&mut game, &format!("A attacks Q with {weapon} {other} swings")).unwrap();
    let line = format!("A attacks R with {weapon} {own} swings Q {other} swings");
    let shared = ask(&mut game, &line).unwrap();
    assert_eq!(shared["odds"], first["odds"]);
    assert_eq!(shared["reached"], serde_json::json!([{ "who": "Q", "odds": second["odds"] }]));
    let harm = |option: &Value| option["expected"]["harm"].as_f64().unwrap();
    assert!((harm(&shared) - harm(&first) - harm(&second)).abs() < 1e-9);
    assert!(harm(&first) > 0.0 && harm(&second) > 0.0);
    assert!(ask(&mut game, &format!("A attacks R with {weapon} {all} swings Q 1 swings")).is_err());
    game.say(&line);
    assert_eq!(game.hear()["type"], "decide");
}

#[test]
fn a_declared_round_is_weighed_deed_by_deed_and_a_whole_side_declares_line_by_line() {
    let place = Place::new();
    let (mut game, question) = begin(&place, &["A.....", "B.....", "......", "R....Q"], "autohit");
    assert_eq!(question["view"]["phase"], "declaring");
    // Each raider may be struck, but not both in one round: the second deed is judged as things stand after the first.
    for target in ["R", "Q"] {
        ask(&mut game, &format!("A declares: attacks {target} with sword")).unwrap();
    }
    let reason = ask(&mut game, "A declares: attacks R with sword; attacks Q with sword").unwrap_err();
    assert!(!reason.is_empty());
    let round = ask(&mut game, "A declares: moves to 1,2; attacks R with sword").unwrap();
    assert_eq!(round["deed"], "declare");
    let deeds = list(&round["deeds"]);
    assert_eq!(deeds.len(), 2);
    assert_eq!(list(&deeds[0]["path"]).last(), Some(&serde_json::json!([1, 2])));
    assert_eq!(deeds[1]["target"], "R");
    assert!(deeds[1]["expected"]["harm"].as_f64() > Some(0.0), "{round}");
    // Both declare, each in one line, before anything is done.
    game.say("A declares: moves to 1,2; attacks R with sword");
    let next = game.hear();
    assert!(asks_for(&next, "B") && next["view"]["phase"] == "declaring", "{next}");
    assert!(!list(&next["facts"]).iter().any(|fact| fact["data"]["is"] == "moved"));
    let intends = list(&next["facts"]).iter().find(|fact| fact["data"]["is"] == "intends").unwrap();
    assert_eq!(intends["data"]["who"], "A");
    game.say("B declares: ends");
    let after = game.hear();
    assert!(!asks_for(&after, "A") && !asks_for(&after, "B"), "both have declared: {after}");
}

#[test]
fn every_skill_that_can_be_tried_is_an_option_by_every_rulebook() {
    let place = Place::new();
    let words = [
        "Vigor",
        "Dexterity",
        "Cognition",
        "Intellect",
        "Awareness",
        "Sneak",
        "Str",
        "Dex",
        "Con",
        "Int",
        "Wis",
        "Cha",
        "Wil",
    ];
    let mut books = 0;
    for book in BOOKS {
        let (mut game, question) = begin(&place, &["A....", "B....", "R...Q"], book);
        let tries = list(&question["options"]).iter().filter(|option| option["deed"] == "try");
        let own = tries.filter(|option| option["who"] == "A").inspect(|option| {
            assert!(option["target"].is_null(), "{book}: {option}");
        });
        let listed: BTreeSet<String> =
            own.map(|option| option["order"].as_str().unwrap().to_owned()).collect();
        let thought_of = words.iter().map(|word| format!("A tries {word}"));
        let allowed: BTreeSet<String> = thought_of.filter(|order| ask(&mut game, order).is_ok()).collect();
        assert_eq!(listed, allowed, "{book}");
        books += usize::from(!listed.is_empty());
        // Against others and against numbers there are too many to list, but they can be asked for.
        for order in &listed {
            for other in ["B", "R", "99"] {
                let trial = ask(&mut game, &format!("{order} against {other}")).unwrap();
                assert_eq!(trial["deed"], "try");
                // It says against whom it is, and against nobody if that is a number.
                let target = if other == "99" { Value::Null } else { other.into() };
                assert_eq!(trial["target"], target, "{book}: {trial}");
                let never = other == "99" && book != "twodice";
                assert!(!never || trial["odds"]["chances"]["hit"] == 0.0, "{book}: {trial}");
            }
        }
    }
    assert!(books >= 3, "{books} rulebooks have trials");
}

#[test]
fn what_an_answer_would_do_can_be_asked_while_a_reaction_is_offered() {
    let place = Place::new();
    // The raider walks past the warden, who may strike.
    let (mut game, mut question) = begin(&place, &["A.....", "R.....", "......", "......", "B....Q"], "lot");
    while !asks_for(&question, "R") {
        game.say(&idle(&question));
        question = game.hear();
    }
    ask(&mut game, "accept").unwrap_err();
    game.say("R moves to 3,3");
    let offered = game.hear();
    assert_eq!(offered["offer"]["who"], "A", "{offered}");
    for (place, answer) in ["accept", "decline"].into_iter().enumerate() {
        assert_eq!(without_type(ask(&mut game, answer).unwrap()), offered["options"][place]);
    }
    ask(&mut game, "A attacks R with sword").unwrap_err();
}

#[test]
fn a_question_about_a_hidden_enemy_tells_no_more_than_an_order() {
    let place = Place::new();
    let (mut game, _) = begin(&place, &["A....#...", "B....#.R.", ".....#...", "Q....#..."], "llcf");
    let mut reason = |name: &str| {
        ask(&mut game, &format!("A attacks {name} with sword")).unwrap_err().replace(name, "NAME")
    };
    assert_eq!(reason("R"), reason("Z"));
    game.say("{\"ask\": 3}");
    assert_eq!(game.hear()["type"], "error");
}

#[test]
fn a_program_that_plays_by_options_alone_is_not_held_up_by_trials() {
    let place = Place::new();
    let heard = play(&place, &["bridge", "--as", "party", "--rulebook", "affray"]);
    let tries = |line: &Value| list(&line["options"]).iter().any(|option| option["deed"] == "try");
    assert!(heard.iter().any(tries));
    assert!(heard.last().unwrap()["rounds"].as_u64() < Some(30));
}

/// What a program is told of disarming a trap beside its only combatant, who may search it first.
fn odds_of_disarming(place: &Place, trap: &str, searches: bool) -> Value {
    place.write(
        "trapped.ron",
        format!(
            "(map: [\"A.....R\"], first_side: \"party\", morale_on: [], light: Lit, \
             traps: [(at: (1, 0), hint: \"loose boards\", dc: 11, {trap})], \
             sides: {{ \"party\": (), \"foes\": () }}, combatants: {{ \
             \"A\": (creature: \"warden\", side: \"party\"), \"R\": (creature: \"raider\", side: \"foes\") }})"
        ),
    );
    for seed in 1..20 {
        let seed = seed.to_string();
        let arguments =
            ["trapped.ron", "--as", "party", "--as", "foes", "--rulebook", "torchlit", "--seed", &seed];
        let mut game = Game::begin(place, &arguments);
        game.hear();
        let mut question = game.hear();
        let wait_for = |game: &mut Game, mut question: Value, order: &str| loop {
            if list(&question["options"]).iter().any(|option| option["order"] == order) {
                return question;
            }
            game.say(&idle(&question));
            question = game.hear();
        };
        if searches {
            wait_for(&mut game, question, "A searches 1,0");
            game.say("A searches 1,0");
            question = game.hear();
        }
        question = wait_for(&mut game, question, "A disarms trap 1,0");
        if searches && question["view"]["board"]["traps"][0]["known"] == false {
            continue;
        }
        return ask(&mut game, "A disarms trap 1,0").unwrap();
    }
    panic!("nobody finds out how the trap works")
}

#[test]
fn odds_of_disarming_a_trap_tell_what_it_does_only_once_that_is_known() {
    let place = Place::new();
    let traps = ["damage: (dice: (1, 6))", "damage: (dice: (2, 6)), prone: true", "prone: true"];
    let unknown = traps.map(|trap| odds_of_disarming(&place, trap, false));
    assert_eq!(unknown[0], unknown[1]);
    assert_eq!(unknown[0], unknown[2]);
    assert!(unknown[0]["odds"]["harm"].is_null(), "{}", unknown[0]);
    let known = traps.map(|trap| odds_of_disarming(&place, trap, true));
    assert_eq!(known[0]["odds"]["harm"]["most"], 6);
    assert_eq!(known[1]["odds"]["harm"]["most"], 12);
    assert!(known[1]["odds"]["chances"]["prone"].is_number());
    assert!(known[2]["odds"]["harm"].is_null());
    assert!(known[0]["expected"]["harm"].as_f64().unwrap() < 0.0, "it harms whoever disarms it");
    for option in unknown.iter().chain(&known) {
        let chances = &option["odds"]["chances"];
        let sum = chances["hit"].as_f64().unwrap() + chances["miss"].as_f64().unwrap();
        assert!((sum - 1.0).abs() < 1e-9, "{option}");
    }
}
