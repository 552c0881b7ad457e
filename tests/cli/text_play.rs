//! `affray play --text`: a battle in the terminal, driven through a pipe.

use std::io::Write;
use std::process::Stdio;

use super::program::{Place, Said};

/// Plays with these lines typed.
fn play(place: &Place, arguments: &[&str], typed: &str) -> Said {
    let mut program = place.program();
    program.args(["play", "--text"]).args(arguments);
    let mut child =
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut keyboard = child.stdin.take().unwrap();
    // The program may stop reading before everything is typed.
    let _ = keyboard.write_all(typed.as_bytes());
    drop(keyboard);
    Said::from(child.wait_with_output().unwrap())
}

/// What stands between a typed line and the next one.
fn answer<'t>(said: &'t Said, typed: &str) -> &'t str {
    let start = format!("> {typed}\n");
    let (_, after) = said.out.split_once(&start).unwrap_or_else(|| panic!("no {typed:?} in {}", said.out));
    after.split("\n> ").next().unwrap()
}

/// The number of the first option whose line contains a text.
fn number_of(listed: &str, text: &str) -> String {
    let line =
        listed.lines().find(|line| line.contains(text)).unwrap_or_else(|| panic!("no {text}: {listed}"));
    line.split_whitespace().next().unwrap().to_owned()
}

#[test]
fn a_battle_is_played_to_its_end_by_typed_lines() {
    let place = Place::new();
    for book in ["affray", "llcf", "skirmish", "lot", "autohit"] {
        let said = play(&place, &["first_blood", "--rulebook", book], &"1\nends\nno\n".repeat(300)).ended(0);
        assert!(said.out.contains("The battle is over."), "{book}: {}", said.out);
        assert!(said.out.contains("  0 1 2 3"), "{book} draws no board");
        assert!(!format!("{}{}", said.out, said.aside).contains('\u{1b}'), "{book}");
    }
}

#[test]
fn the_same_typed_lines_give_the_same_battle_and_a_record_of_it() {
    let place = Place::new();
    let battle = ["first_blood", "--rulebook", "llcf", "--seed", "2"];
    let typed = |save: &str| format!("W\nm 5,2\nends\n{save}V\nends\nlog 3\nquit\n");
    let once = play(&place, &battle, &typed("save a.affray\n")).ended(0);
    assert!(answer(&once, "save a.affray").contains("a.affray"));
    let again = play(&place, &battle, &typed("")).ended(0);
    assert_eq!(answer(&once, "log 3"), answer(&again, "log 3"));
    let told = place.run(["replay", "a.affray"]).ended(0).out;
    assert!(told.contains("Wystan moves to 5,2") && told.contains("unfinished"), "{told}");
    // A file that is there already is not overwritten, and the battle goes on.
    let third = play(&place, &battle, "save a.affray\nlog 1\nquit\n").ended(0).complains("a.affray");
    assert!(!answer(&third, "log 1").is_empty());
    let recorded = [&battle[..], &["--record", "b.affray"]].concat();
    play(&place, &recorded, "W\nm 5,2\nundo\nm 4,2\nquit\n").ended(0);
    let told = place.run(["replay", "b.affray"]).ended(0).out;
    assert!(told.contains("Wystan moves to 4,2") && !told.contains("moves to 5,2"), "{told}");
}

#[test]
fn options_are_numbered_with_their_odds_and_a_number_chooses_one() {
    let place = Place::new();
    let battle = ["first_blood", "--rulebook", "llcf", "--seed", "2"];
    let listed = play(&place, &battle, "?\n").ended(0);
    let listed = answer(&listed, "?").to_owned();
    let line = listed.lines().find(|line| line.contains("W attacks R with bow")).unwrap();
    let exact = place.run([
        "odds",
        "first_blood",
        "--rulebook",
        "llcf",
        "--by",
        "W",
        "--at",
        "R",
        "--with",
        "bow",
        "--move-to",
        "2,2",
    ]);
    let exact = exact.ended(0).out;
    let chance = exact.lines().find_map(|line| line.trim().strip_prefix("Hit: ")).unwrap();
    let chance = chance.split(' ').next().unwrap();
    assert!(line.ends_with(chance), "{line} is not {chance}");
    let number = number_of(&listed, "W attacks R with bow");
    let said = play(&place, &battle, &format!("{number}\n")).ended(0);
    assert!(answer(&said, &number).contains("Wystan attacks Raider (R) with the bow: d6 "), "{}", said.out);
    let whole = play(&place, &battle, "odds w a r\n").ended(0);
    for part in ["Hit: ", "Injured: ", "Wystan, attack on Raider (R) with the bow: d6"] {
        assert!(answer(&whole, "odds w a r").contains(part), "no {part:?} in {}", whole.out);
    }
    let walks = play(&place, &battle, "? w mov\n").ended(0);
    let walks = answer(&walks, "? w mov");
    let number = walks
        .split_whitespace()
        .zip(walks.split_whitespace().skip(1))
        .find(|(_, at)| *at == "5,2")
        .unwrap()
        .0;
    let said = play(&place, &battle, &format!("{number}\n")).ended(0);
    assert!(answer(&said, number).contains("Wystan moves to 5,2"), "{}", said.out);
}

#[test]
fn what_is_not_understood_or_not_allowed_is_explained_and_asked_again() {
    let place = Place::new();
    let typed = "shet W\nmovs to 4,4\nW attacks Z with bow\nR ends\nattacks R with sword\n9999\na r\ngm: W is dead\n\n\u{0}\u{1b}[2J\nundo\nW\nm 5,2\nquit\n";
    let said = play(&place, &["first_blood", "--rulebook", "llcf", "--seed", "2"], typed).ended(0);
    for (line, part) in [
        ("shet W", "Did you mean \"sheet\"?"),
        ("movs to 4,4", "Did you mean"),
        ("W attacks Z with bow", "Expected the name of a combatant"),
        ("R ends", "no orders from you"),
        ("9999", "no option 9999"),
        ("a r", "Several orders begin like that"),
        ("gm: W is dead", "game master"),
        ("undo", "nothing to take back"),
        ("m 5,2", "Wystan moves to 5,2"),
        ("quit", "You leave the battle."),
    ] {
        assert!(answer(&said, line).contains(part), "{line}: {}", answer(&said, line));
    }
    assert!(!said.out.contains('\u{1b}'));
}

#[test]
fn a_decision_is_taken_back_and_made_again_with_the_same_dice() {
    let place = Place::new();
    let typed = "W\nattacks R with bow\nundo\nW attacks R with bow\nundo\nredo\nquit\n";
    let said = play(&place, &["first_blood", "--rulebook", "llcf", "--seed", "2"], typed).ended(0);
    let rolls: Vec<&str> =
        said.out.lines().filter(|line| line.contains("Wystan attacks Raider (R) with the bow: d6")).collect();
    assert_eq!(rolls.len(), 3, "{}", said.out);
    assert!(rolls.iter().all(|roll| *roll == rolls[0]), "{rolls:?}");
    assert_eq!(said.out.matches("Taken back.").count(), 2);
}

#[test]
fn an_offer_is_answered_by_yes_and_no() {
    let place = Place::new();
    let battle = ["thorn_ambush", "--as", "party", "--rulebook", "skirmish", "--seed", "1"];
    for (reply, strikes) in [("yes", true), ("y", true), ("no", false), ("accept", true), ("decline", false)]
    {
        let said = play(&place, &battle, &format!("ends\n{reply}\n").repeat(60)).ended(0);
        let (_, asked) = said.out.split_once("(yes or no)\n").unwrap();
        let (_, after) = asked.split_once(&format!("> {reply}\n")).unwrap();
        let told = after.split("\n> ").next().unwrap();
        assert_eq!(told.contains("makes an opportunity attack"), strikes, "{reply}: {told}");
    }
}

#[test]
fn a_side_sees_and_learns_no_more_than_it_knows() {
    let place = Place::new();
    let typed = "sheet h\nsheet T\nmap\nT attacks h with dagger\nT attacks zz with dagger\nquit\n";
    let said = play(&place, &["past_the_sentries", "--as", "party", "--seed", "3"], typed).ended(0);
    assert!(answer(&said, "sheet T").contains("Teyra"), "{}", said.out);
    assert!(answer(&said, "sheet h").contains("no combatant \"h\""), "{}", said.out);
    assert!(!said.out.contains("old hound"), "{}", said.out);
    let refusal = |name: &str| {
        answer(&said, &format!("T attacks {name} with dagger")).replace(&format!("{name:?}"), "NAME")
    };
    assert_eq!(refusal("h"), refusal("zz"));
}

#[test]
fn sides_are_seated_as_the_command_line_says() {
    let place = Place::new();
    play(&place, &["first_blood", "--as", "nobody"], "").ended(2).complains("party, foes");
    play(&place, &["first_blood", "--ai", "all=brute"], "").ended(2).complains("--as");
    let foes =
        play(&place, &["first_blood", "--as", "foes", "--rulebook", "llcf"], "W ends\nquit\n").ended(0);
    assert!(
        foes.out.contains("Raider") && answer(&foes, "W ends").contains("no orders from you"),
        "{}",
        foes.out
    );
    let both =
        play(&place, &["first_blood", "--rulebook", "llcf", "--person", "foes"], &"1\nends\n".repeat(2))
            .ended(0);
    assert!(both.out.contains("One of these is to act"), "{}", both.out);
    let german = play(&place, &["first_blood", "--language", "de"], "help\nquit\n").ended(0);
    assert!(answer(&german, "help").contains("beendet den Zug"), "{}", german.out);
}

#[test]
fn a_battle_of_a_batch_is_played_in_the_terminal_with_its_own_dice() {
    let place = Place::new();
    let watched = place.run(["run", "first_blood", "--battle", "5"]).ended(0).out;
    let rolls = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.contains("rolls initiative")).map(str::to_owned).collect()
    };
    let played = play(&place, &["first_blood", "--battle", "5"], "quit\n").ended(0).out;
    assert!(!rolls(&watched).is_empty());
    assert_eq!(rolls(&played), rolls(&watched));
}
