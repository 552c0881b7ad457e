//! `affray referee`: a program that plays a side, what it is told, what it is not told, and the page about it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use affray::battle::DeedName;
use serde_json::Value;

use super::program::{Place, repository};

pub const BOOKS: [&str; 6] = ["affray", "llcf", "lot", "twodice", "autohit", "torchlit"];

/// A battle under way, with a program on the other end of its lines.
pub struct Game {
    child: Child,
    lines: Box<dyn Iterator<Item = String>>,
}

impl Game {
    pub fn begin(place: &Place, arguments: &[&str]) -> Game {
        let mut program = place.program();
        program
            .arg("referee")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut child = program.spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        Game { child, lines: Box::new(lines) }
    }

    /// The next line as text.
    pub fn line(&mut self) -> String {
        self.lines.next().unwrap()
    }

    /// The next line.
    pub fn hear(&mut self) -> Value {
        serde_json::from_str(&self.line()).unwrap()
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Reads no more, says one more line, and returns the exit status. The program could still say more.
    pub fn say_without_reading(mut self, line: &str) -> i32 {
        self.lines = Box::new(std::iter::empty());
        self.say(line);
        let _open = self.child.stdin.take();
        self.child.wait().unwrap().code().unwrap()
    }

    /// Ends the input, and returns what is still said and the exit status.
    fn leave(mut self) -> (Vec<Value>, i32) {
        drop(self.child.stdin.take());
        let rest = self.lines.map(|line| serde_json::from_str(&line).unwrap()).collect();
        (rest, self.child.wait().unwrap().code().unwrap())
    }
}

/// The program that the page shows, in Rust: what does the most on average, or a walk to the nearest enemy.
pub fn choose(question: &Value) -> String {
    let list = |value: &Value| value.as_array().unwrap().clone();
    let place = |value: &Value| -> (i64, i64) { (value[0].as_i64().unwrap(), value[1].as_i64().unwrap()) };
    let people = list(&question["view"]["combatants"]);
    let at: BTreeMap<&str, _> =
        people.iter().map(|one| (one["key"].as_str().unwrap(), place(&one["at"]))).collect();
    let is_foe = |one: &&Value| {
        one["relation"] == "enemy" && (one["state"].is_null() || one["state"]["fate"] == "able")
    };
    let foes: Vec<_> = people.iter().filter(is_foe).map(|one| place(&one["at"])).collect();
    let gap = |(col, row): (i64, i64)| {
        let near = foes.iter().map(|foe| (foe.0 - col).abs().max((foe.1 - row).abs()));
        near.min().unwrap_or(0) as f64
    };
    let worth = |option: &Value| {
        let expected = option["expected"].as_object().unwrap().values().map(|mean| mean.as_f64().unwrap());
        let walk = match option["deed"].as_str().unwrap() {
            "move" => -gap(place(&option["at"])),
            "end" => 0.5 - gap(at[option["who"].as_str().unwrap()]),
            _ => -99.0,
        };
        (expected.sum::<f64>(), walk)
    };
    let options = list(&question["options"]);
    // Of equally good options, the first one.
    let best = options.iter().rev().max_by(|one, other| worth(one).partial_cmp(&worth(other)).unwrap());
    best.unwrap()["order"].as_str().unwrap().to_owned()
}

/// Plays a battle to its end, and returns everything that was heard.
pub fn play(place: &Place, arguments: &[&str]) -> Vec<Value> {
    let mut game = Game::begin(place, arguments);
    let mut heard = Vec::new();
    loop {
        let line = game.hear();
        match line["type"].as_str().unwrap() {
            "decide" => game.say(&choose(&line)),
            "end" => {
                heard.push(line);
                let (rest, status) = game.leave();
                assert!(rest.is_empty(), "{rest:?}");
                assert_eq!(status, 0);
                return heard;
            }
            "error" => panic!("{line}"),
            _ => {}
        }
        heard.push(line);
    }
}

#[test]
fn a_program_plays_a_side_to_the_end_by_every_rulebook() {
    let place = Place::new();
    for book in BOOKS {
        let heard = play(&place, &["bridge", "--as", "party", "--rulebook", book]);
        let end = heard.last().unwrap();
        let asked = heard.iter().filter(|line| line["type"] == "decide").count();
        assert_eq!(end["decisions"], asked, "{book}");
        assert!(asked > 5, "{book}: {asked} decisions");
        assert_eq!(end["abandoned"], false);
        let result = end["sides"][0]["result"].as_str().unwrap();
        let has_won = end["winners"].as_array().unwrap().iter().any(|side| side == "party");
        assert_eq!(result == "won", has_won, "{book}: {end}");
        let offered = |line: &&Value| line["offer"].is_object();
        let answers = heard.iter().filter(offered).all(|line| line["options"].as_array().unwrap().len() == 2);
        assert!(answers, "{book}");
    }
}

#[test]
fn a_battle_that_a_program_played_can_be_replayed_and_comes_out_the_same_again() {
    let place = Place::new();
    let arguments = ["bridge", "--as", "party", "--seed", "5"];
    let first = play(&place, &[&arguments[..], &["--record", "a.affray"]].concat());
    assert_eq!(first, play(&place, &arguments));
    place.run(["replay", "a.affray", "--quiet"]).ended(0);
    assert_ne!(first, play(&place, &["bridge", "--as", "party", "--seed", "6"]));
}

#[test]
fn one_program_plays_both_sides_and_each_is_told_what_it_perceived() {
    let place = Place::new();
    let heard = play(&place, &["first_blood", "--as", "party", "--as", "foes", "--rulebook", "llcf"]);
    let sides: BTreeSet<&str> = heard.iter().filter_map(|line| line["side"].as_str()).collect();
    assert_eq!(sides, BTreeSet::from(["foes", "party"]));
    for line in heard.iter().filter(|line| line["type"] == "decide") {
        for option in line["options"].as_array().unwrap() {
            let who =
                line["view"]["combatants"].as_array().unwrap().iter().find(|one| one["key"] == option["who"]);
            assert_eq!(who.unwrap()["relation"], "own", "{option}");
        }
    }
    let ends = heard.last().unwrap()["sides"].as_array().unwrap().clone();
    assert_eq!(ends.len(), 2);
    let is_over =
        |side: &Value| side["facts"].as_array().unwrap().iter().any(|fact| fact["data"]["is"] == "over");
    assert!(ends.iter().all(is_over), "{ends:?}");
}

#[test]
fn a_line_that_is_no_order_now_is_answered_with_a_reason_and_asked_again() {
    let place = Place::new();
    let mut game =
        Game::begin(&place, &["first_blood", "--as", "party", "--rulebook", "llcf", "--seed", "2"]);
    game.hear();
    let question = game.line();
    let foe = if question.contains("\"key\":\"R\"") { "R" } else { "Q" };
    for (line, part) in [
        ("dance", "does not fit"),
        ("W movs to 3,3", "Did you mean \"moves\"?"),
        ("W moves to 99,99", ""),
        ("gm: next die of W 6", "game master"),
        (&format!("{foe} ends"), "another side"),
        ("accept", ""),
        ("{\"option\": 100000}", "There is no option 100000"),
        ("{\"opt", "neither an order nor JSON"),
        ("null", "Expected the name of a combatant"),
        ("{\"ask\": null}", "neither an order nor JSON"),
        ("{\"option\": 1.5}", "neither an order nor JSON"),
        ("[1, 2]", "neither an order nor JSON"),
        ("\u{0}\u{1b}[2J", ""),
    ] {
        game.say(line);
        let error = game.hear();
        assert_eq!(error["type"], "error", "{line}");
        let reason = error["reason"].as_str().unwrap();
        assert!(reason.contains(part) && !reason.is_empty(), "{line}: {reason}");
        assert_eq!(game.line(), question, "{line}");
    }
    // An option is given by its text, by its number, and by its text as JSON.
    let read = |question: &str| serde_json::from_str::<Value>(question).unwrap();
    let mut number = read(&question)["number"].as_u64().unwrap();
    let first = read(&question)["options"][0]["order"].as_str().unwrap().to_owned();
    for answer in [first, "{\"option\": 0}".to_owned(), "{\"order\": \"W ends\"}".to_owned()] {
        game.say(&answer);
        let next = game.hear();
        assert_eq!(next["type"], "decide", "{answer}: {next}");
        number += 1;
        assert_eq!(next["number"], number, "{answer}");
    }
}

#[test]
fn at_the_end_of_the_input_the_battle_goes_on_without_the_program() {
    let place = Place::new();
    for book in BOOKS {
        let mut game =
            Game::begin(&place, &["bridge", "--as", "party", "--rulebook", book, "--record", book]);
        assert_eq!(game.hear()["type"], "start");
        let (heard, status) = game.leave();
        let end = heard.last().unwrap();
        assert_eq!((&end["type"], &end["abandoned"], status), (&"end".into(), &true.into(), 1), "{book}");
        place.run(["replay", book, "--quiet"]).ended(0);
    }
}

#[test]
fn a_wrong_command_line_says_what_is_wrong_before_any_line() {
    let place = Place::new();
    let said = place.run(["referee", "first_blood", "--as", "partie"]).ended(2).complains("\"party\"");
    assert_eq!(said.out, "");
    place.run(["referee", "first_blood"]).ended(2).complains("--as");
    place.run(["referee", "first_blood", "--as", "party", "--rulebook", "all"]).ended(2);
}

/// A battle in which a wall hides two enemies, who stand on these squares, and a trap that does this.
fn hidden(first: (u8, u8), second: (u8, u8), trap: &str) -> String {
    let mut map =
        ["A....#......", ".....#......", ".....#......", "B....#......", "...R.#......"].map(str::to_owned);
    for ((col, row), key) in [(first, "H"), (second, "I")] {
        map[usize::from(row)].replace_range(usize::from(col)..=usize::from(col), key);
    }
    format!(
        "(map: {map:?}, first_side: \"party\", morale_on: [], \
         traps: [(at: (2, 2), hint: \"loose boards\", {trap})], \
         things: {{ \"purse\": (with: \"H\"), \"lamp\": (at: (4, 2)) }}, \
         sides: {{ \"party\": (), \"foes\": () }}, combatants: {{ \
         \"A\": (creature: \"warden\", side: \"party\"), \"B\": (creature: \"bowman\", side: \"party\"), \
         \"R\": (creature: \"raider\", side: \"foes\"), \"H\": (creature: \"gaunt\", side: \"foes\"), \
         \"I\": (creature: \"slinger\", side: \"foes\") }})"
    )
}

#[test]
fn a_program_is_not_told_what_its_side_does_not_know() {
    let place = Place::new();
    let first_lines = |scenario: &str, book: &str, seed: &str| {
        place.write("hidden.ron", scenario);
        let mut game =
            Game::begin(&place, &["hidden.ron", "--as", "party", "--rulebook", book, "--seed", seed]);
        [game.line(), game.line()]
    };
    let traps = ["dc: 9, damage: (dice: (1, 6), plus: 1, kind: Acid)", "dc: 19, prone: true", "avoid: Con"];
    // By these books nothing is rolled before the first decision, so not even the seed makes a difference.
    for book in ["llcf", "torchlit"] {
        let usual = first_lines(&hidden((8, 1), (9, 3), traps[0]), book, "1");
        assert!(
            usual[1].contains("\"type\":\"decide\"") && usual[1].contains("\"key\":\"R\""),
            "{}",
            usual[1]
        );
        assert!(!usual[1].contains("\"is\":\"rolled\""), "{book}: {}", usual[1]);
        let mut compared = 0;
        for (number, first) in (0u8..5).flat_map(|row| [6, 9, 11].map(|col| (col, row))).enumerate() {
            let second = (7 + first.1 % 2 * 3, 4 - first.1);
            if first != second {
                let scenario = hidden(first, second, traps[number % traps.len()]);
                assert_eq!(first_lines(&scenario, book, &number.to_string()), usual, "{book}: {scenario}");
                compared += 1;
            }
        }
        assert!(compared > 10, "{compared}");
    }
}

#[test]
fn a_name_that_the_side_does_not_know_is_answered_like_one_that_nobody_has() {
    let place = Place::new();
    place.write("hidden.ron", hidden((8, 1), (9, 3), "dc: 12"));
    let mut game = Game::begin(&place, &["hidden.ron", "--as", "party", "--rulebook", "llcf"]);
    game.hear();
    game.hear();
    let mut reason = |order: &str, name: &str| {
        game.say(&format!("A {}", order.replace("NAME", name)));
        let error = game.hear();
        assert_eq!(error["type"], "error");
        game.hear();
        error["reason"].as_str().unwrap().replace(name, "NAME")
    };
    let attack = "attacks NAME with sword";
    assert_eq!(reason(attack, "H"), reason(attack, "Z"));
    assert_ne!(reason(attack, "H"), reason(attack, "R"));
    // The lamp lies out of reach, and somebody unseen has the purse.
    assert_eq!(reason("takes up NAME", "purse"), reason("takes up NAME", "nothing"));
    assert_ne!(reason("takes up NAME", "purse"), reason("takes up NAME", "lamp"));
    // Only somebody unseen has a sling or claws; the raider in sight has an axe. Nobody here has a rapier.
    for unseen in ["sling", "claws"] {
        for order in ["takes up NAME", "switches to NAME", "attacks R with NAME"] {
            assert_eq!(reason(order, unseen), reason(order, "rapier"), "{order}");
        }
    }
    assert_ne!(reason("takes up NAME", "axe"), reason("takes up NAME", "rapier"));
}

/// Every field that occurs in a value, without those within `data`, which the page describes as a whole, and without
/// names that are keys.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    const OPEN: [&str; 5] = ["data", "marks", "uses", "chances", "tracks"];
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                found.insert(name.clone());
                if !OPEN.contains(&name.as_str()) {
                    fields(inner, found);
                } else if name == "marks" {
                    inner.as_object().unwrap().values().for_each(|kind| fields(kind, found));
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| fields(item, found)),
        _ => {}
    }
}

/// `TakeUp` as `take-up`.
fn in_kebab_case(name: &str) -> String {
    name.char_indices().fold(String::new(), |told, (at, letter)| {
        let joint = if at > 0 && letter.is_uppercase() { "-" } else { "" };
        told + joint + &letter.to_lowercase().to_string()
    })
}

#[test]
fn the_page_names_every_field_and_its_examples_have_no_others() {
    let page = fs::read_to_string(repository("docs/referee.md")).unwrap();
    let place = Place::new();
    let mut found = BTreeSet::new();
    for (scenario, side, book) in [
        ("lantern_ford", "party", "affray"),
        ("lantern_ford", "party", "torchlit"),
        ("hold_the_door", "mob", "autohit"),
        ("past_the_sentries", "party", "lot"),
    ] {
        let heard = play(&place, &[scenario, "--as", side, "--rulebook", book]);
        heard.iter().for_each(|line| fields(line, &mut found));
    }
    let deeds = DeedName::ALL.iter().map(|deed| in_kebab_case(&format!("{deed:?}")));
    let missing: Vec<_> =
        found.iter().cloned().chain(deeds).filter(|name| !page.contains(&format!("`{name}`"))).collect();
    assert!(missing.is_empty(), "the page does not name {missing:?}");
    let examples: Vec<&str> =
        page.split("```json\n").skip(1).flat_map(|block| block.split("```").next()).collect();
    assert_eq!(examples.len(), 4);
    for example in examples {
        let mut named = BTreeSet::new();
        fields(&serde_json::from_str(example).unwrap(), &mut named);
        let strange: Vec<_> = named.difference(&found).collect();
        assert!(strange.is_empty(), "no line has {strange:?}: {example}");
    }
}

#[test]
fn the_program_on_the_page_has_ten_lines_and_plays() {
    let page = fs::read_to_string(repository("docs/referee.md")).unwrap();
    let script = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    assert_eq!(script.lines().count(), 10);
    // The tests work without Python; `choose` is the same program.
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let place = Place::new();
    let end = format!("{script}print(line[\"type\"], line[\"decisions\"] > 0)\n");
    place.write("bot.py", end);
    let folder = std::path::Path::new(env!("CARGO_BIN_EXE_affray")).parent().unwrap();
    let path = std::env::join_paths(
        std::iter::once(folder.to_owned()).chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    );
    let said = Command::new("python3")
        .arg(place.path("bot.py"))
        .env("PATH", path.unwrap())
        .env("AFFRAY_HOME", place.path("home"))
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&said.stdout), "end True\n", "{said:?}");
}
