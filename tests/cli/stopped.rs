//! Ctrl-C while battles are being fought: what there is is shown, and nothing is concluded from what there is not.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use crate::program::{Place, Said};

/// Runs the program, and presses Ctrl-C after so many seconds.
fn stopped(place: &Place, arguments: &[&str], seconds: u64) -> Said {
    let mut program = place.program();
    program.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped());
    let program = program.spawn().unwrap();
    sleep(Duration::from_secs(seconds));
    assert!(Command::new("kill").args(["-INT", &program.id().to_string()]).status().unwrap().success());
    Said::from(program.wait_with_output().unwrap())
}

#[test]
fn a_batch_that_is_stopped_shows_its_first_battles_and_how_many_they_are() {
    let place = Place::new();
    let batch = ["sim", "first_blood", "--rulebook", "affray", "--format", "json", "--battles"];
    let of = |battles| [&batch[..], &[battles]].concat();
    // On a busy machine the first battle may take a while.
    let said = [1, 4, 16].iter().map(|seconds| stopped(&place, &of("1000000"), *seconds));
    let said = said.into_iter().find(|said| !said.out.is_empty()).unwrap().ended(130);
    let first: Value = serde_json::from_str(&said.out).unwrap();
    let battles = first["battles"].to_string();
    let whole: Value = serde_json::from_str(&place.run(of(&battles)).ended(0).out).unwrap();
    assert_eq!((&first["sides"], &first["combatants"]), (&whole["sides"], &whole["combatants"]));
    said.complains(&if battles == "1" {
        "Stopped after one battle.".to_owned()
    } else {
        format!("Stopped after {battles} battles.")
    });
}

#[test]
fn nothing_is_concluded_from_battles_that_were_not_fought() {
    let place = Place::new();
    let lab = |question: &str, more: &[&str]| {
        let asked = ["lab", question, "first_blood", "--vary", "count:raider=1..2", "--ai", "all=veteran"];
        stopped(&place, &[&asked, more].concat(), 1).ended(130)
    };
    let sweep = lab("sweep", &["--html", "page.html"]);
    let sweep = sweep.complains("Stopped before enough was over to show anything.");
    let balance = lab("balance", &["--win", "65%", "--write", "new.ron"]);
    let balance = balance.complains("Stopped before the value was found.");
    assert_eq!((sweep.out.as_str(), balance.out.as_str()), ("", ""));
    assert_eq!(place.files(), [""; 0]);
}
