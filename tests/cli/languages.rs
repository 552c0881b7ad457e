//! The language that is spoken, and a new one made by following `docs/translating.md`.

use std::fs;

use super::program::{Place, Said, repository};

/// The answer to these arguments where the system speaks this language.
fn answer_where(locale: &[(&str, &str)], arguments: &[&str]) -> Said {
    let place = Place::new();
    let mut program = place.program();
    for variable in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(variable);
    }
    Said::from(program.envs(locale.iter().copied()).args(arguments).output().unwrap())
}

const BATTLE: [&str; 4] = ["run", "first_blood", "--seed", "1"];

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn the_program_speaks_the_language_of_the_system_if_it_can() {
    for locale in [("LANG", "de_DE.UTF-8"), ("LC_ALL", "de_AT.UTF-8"), ("LANGUAGE", "nl:de:en")] {
        answer_where(&[locale], &BATTLE).ended(0).answers("Erstes Blut").answers("ist am Zug.");
    }
    for locale in [("LANG", "nl_NL.UTF-8"), ("LC_ALL", "C"), ("LANG", "C.UTF-8")] {
        answer_where(&[locale], &BATTLE).ended(0).answers("First Blood").answers(" acts.");
    }
    answer_where(&[("LC_ALL", "C"), ("LANG", "de_DE"), ("LANGUAGE", "de")], &BATTLE).answers("First Blood");
}

#[test]
fn the_command_line_overrides_the_system() {
    let place = Place::new();
    let german: Vec<&str> = BATTLE.into_iter().chain(["--language", "de"]).collect();
    place.run(&german).ended(0).answers("Räuber").answers("Runde 1");
    place.run(["--language", "de-CH", "codex", "LLCF-ATK-1"]).ended(0).answers("Verteidigung deines Ziels");
    place.run(["--language", "dee", "codex"]).ended(2).complains("There is no language \"dee\"");
}

#[test]
fn records_and_orders_are_the_same_in_every_language() {
    let place = Place::new();
    for language in ["en", "de"] {
        let file = format!("{language}.affray");
        place.run(BATTLE.into_iter().chain(["--language", language, "--record", &file])).ended(0);
        place.run(["replay", &file, "--quiet", "--language", "de"]).ended(0).answers("dieselben Ergebnisse");
    }
    let record = |language: &str| fs::read_to_string(place.path(&format!("{language}.affray"))).unwrap();
    assert_eq!(record("en"), record("de"));
}

#[test]
fn a_language_is_made_by_the_steps_of_the_page_for_translators() {
    let page = fs::read_to_string(repository("docs/translating.md")).unwrap();
    let words = page.split("```ftl\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let words: String =
        words.lines().map(|line| format!("{}\n", line.strip_prefix("   ").unwrap_or(line))).collect();
    let command = "affray --language xx run first_blood";
    assert!(page.contains(command) && page.contains("`text/xx`") && page.contains("`text/xx/codex`"));
    let place = Place::new();
    place.write("home/text/xx/words.ftl", words);
    let english = fs::read_to_string(repository("assets/codex/llcf.md")).unwrap();
    place
        .write("home/text/xx/codex/llcf.md", english.replace("## LLCF-TIM-1 Rounds", "## LLCF-TIM-1 Whirls"));
    let said = place.run(command.split(' ').skip(1)).ended(0);
    said.answers("The turn is with yonder reaver (R).").answers("The turn is with Vesna.").answers("Round 1");
    place.run(["--language", "xx", "codex", "LLCF-TIM-1"]).ended(0).answers("Whirls");
    place.run(["--language", "yy", "codex"]).ended(2).complains("de, en, xx");
}
