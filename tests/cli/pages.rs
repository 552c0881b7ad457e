//! The commands that README and the pages show are run one after another, in a folder for each page, and each works.

use std::fs;

use super::program::{Place, repository};

/// The start of a line with a command.
const STARTS: [&str; 2] = ["cargo run --release -- ", "affray "];

/// The commands in a page's code blocks, as words, without the explanations after two spaces.
fn commands(page: &str) -> Vec<Vec<String>> {
    let blocks = page.split("```").skip(1).step_by(2).filter(|block| block.starts_with('\n'));
    let typed = blocks.flat_map(str::lines).filter_map(|line| {
        let said = STARTS.iter().find_map(|start| line.strip_prefix(start))?;
        let said = said.split("  ").next().unwrap_or_default();
        let pieces = said.split('"').enumerate();
        Some(
            pieces
                .flat_map(|(number, piece)| match number % 2 {
                    0 => piece.split_whitespace().map(str::to_owned).collect(),
                    _ => vec![piece.to_owned()],
                })
                .collect::<Vec<String>>(),
        )
    });
    typed.collect()
}

/// Reduces the number of battles: two show as well as many that the command works.
fn few_battles(mut words: Vec<String>) -> Vec<String> {
    if let Some(place) = words.iter().position(|word| word == "--battles") {
        words.drain(place..place + 2);
    }
    words.extend(["--battles", "2"].map(str::to_owned));
    words
}

#[test]
fn every_command_of_the_readme_and_of_the_pages_for_players_works() {
    let mut played = 0;
    for page in [
        "README.md",
        "docs/playing.md",
        "docs/lab.md",
        "docs/opponents.md",
        "docs/strength.md",
        "docs/referee.md",
    ] {
        let place = Place::new();
        for words in commands(&fs::read_to_string(repository(page)).unwrap()) {
            match words[0].as_str() {
                // The tests have no screen, so no window opens.
                "play" => continue,
                "lab" if words.iter().any(|word| word == "--help") => place.run(words).ended(0),
                // Matches of a few battles come to no result.
                "lab" if words[1] == "tournament" => continue,
                // No program plays here, so none plays to the end.
                "referee" => place.run(words).ended(1),
                "sim" | "lab" => place.run(few_battles(words)).ended(0),
                _ => place.run(words).ended(0),
            };
            played += 1;
        }
    }
    assert!(played > 15, "{played} commands");
}
