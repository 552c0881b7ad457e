//! Checks the rules of `docs/architecture.md`: no imports in the wrong direction, no rulebook named in code, no
//! sentences for users outside `assets/text`, and no file too long to read at once.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use affray::battle::{Clause, ConditionName, DeedName, Occasion, ReactionName};

#[path = "common/circles.rs"]
mod circles;
#[path = "common/registers.rs"]
mod registers;
use registers::{
    NAME_CONDITIONS, NAME_DEEDS, NAME_OCCASIONS, NAME_REACTIONS, NAME_VARIANTS, cases_in, named_in, strangers,
};

/// The modules that each module of `src` may import. `tell` and `data` are beside the line from `grid` to `app`.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("in_place", &[]),
    ("grid", &["in_place"]),
    ("dice", &["in_place"]),
    ("battle", &["in_place", "grid", "dice"]),
    ("rules", &["in_place", "grid", "dice", "battle"]),
    ("engine", &["in_place", "grid", "dice", "battle", "rules"]),
    ("account", &["grid", "dice", "battle", "rules", "engine"]),
    ("data", &["grid", "dice", "battle", "rules"]),
    ("tell", &["grid", "dice", "battle", "rules", "account"]),
    ("brain", &["grid", "dice", "battle", "rules", "engine"]),
    ("lab", &["grid", "dice", "battle", "rules", "account", "engine", "brain"]),
    ("cards", &["grid", "dice", "battle", "rules", "engine", "data", "tell", "brain"]),
    (
        "cli",
        &[
            "grid", "dice", "battle", "rules", "account", "engine", "data", "tell", "brain", "lab", "cards",
            "app",
        ],
    ),
    ("sound", &["grid", "dice", "battle"]),
    (
        "view",
        &["grid", "dice", "battle", "rules", "account", "engine", "data", "tell", "brain", "lab", "sound"],
    ),
    (
        "app",
        &[
            "grid", "dice", "battle", "rules", "account", "engine", "data", "tell", "brain", "lab", "cards",
            "sound", "view",
        ],
    ),
];

/// The modules that each module of `rules` may import.
const WITHIN_RULES: &[(&str, &[&str])] = &[
    ("answers", &[]),
    ("choices", &["answers"]),
    ("step", &["answers", "choices"]),
    ("book", &["answers", "choices"]),
    ("table", &["answers", "choices", "book"]),
    ("conditions", &["answers", "choices", "book", "table"]),
    ("axes", &["answers", "choices", "step", "book", "table", "conditions"]),
    ("workings", &["answers", "choices", "step", "book", "table", "conditions", "axes"]),
    ("exchange", &["answers", "choices", "step", "book", "table", "conditions", "axes", "workings"]),
    ("deeds", &["answers", "choices", "step", "book", "table", "conditions", "axes", "workings", "exchange"]),
    (
        "reactions",
        &[
            "answers",
            "choices",
            "step",
            "book",
            "table",
            "conditions",
            "axes",
            "workings",
            "exchange",
            "deeds",
        ],
    ),
    (
        "questions",
        &[
            "answers",
            "choices",
            "step",
            "book",
            "table",
            "conditions",
            "axes",
            "workings",
            "exchange",
            "deeds",
            "reactions",
        ],
    ),
];

/// The most lines of a file.
const LONGEST: usize = 400;

/// Files whose strings are not sentences for users: those with the words of a text format that people write and read
/// back, the one that parses serde's messages, and Cargo's build script. The help texts of `src/cli` need no exception,
/// since they are doc comments and lists of examples.
const NOT_SENTENCES: &[&str] = &[
    "src/battle/purpose.rs",
    "src/battle/refusal.rs",
    "src/battle/order_text",
    "src/cards",
    "src/data/reader/expectation.rs",
    "src/data/build.rs",
];

fn files_below(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = Vec::new();
    if Path::new(folder).is_dir() {
        folders.push(PathBuf::from(folder));
    }
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|own| own == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn text_of(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The module directly below a folder that a file belongs to; none for the file of the folder itself.
fn module_of(path: &Path, folder: &str) -> Option<String> {
    let below = path.strip_prefix(folder).ok()?;
    let first = below.components().next()?.as_os_str().to_str()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    if ["lib", "main", "mod"].contains(&name) { None } else { Some(name.to_owned()) }
}

/// The text of a file without its unit tests.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or(text)
}

#[test]
fn imports_point_in_one_direction() {
    let wrong = imports_against_the_grain("src", "crate::", MAY_IMPORT);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn imports_point_in_one_direction_within_the_rules() {
    let wrong = imports_against_the_grain("src/rules", "crate::rules::", WITHIN_RULES);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_files_of_the_window_import_each_other_in_a_circle() {
    let entangled = circles::circles("src/view");
    assert!(entangled.is_empty(), "{entangled:#?}");
}

/// Every import in a folder that the list does not allow; `before` is the path in front of a module's name.
fn imports_against_the_grain(folder: &str, before: &str, may_import: &[(&str, &[&str])]) -> Vec<String> {
    let mut wrong = Vec::new();
    for path in files_below(folder, "rs") {
        let Some(module) = module_of(&path, folder) else { continue };
        if path.ends_with("data/build.rs") {
            continue;
        }
        let (_, allowed) = may_import
            .iter()
            .find(|(name, _)| *name == module)
            .unwrap_or_else(|| panic!("{module} is no module that the architecture knows"));
        let text = text_of(&path);
        let uses = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for (number, line) in uses.enumerate() {
            for named in line.split(before).skip(1) {
                let name: String =
                    named.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
                let is_module = may_import.iter().any(|(known, _)| *known == name);
                if is_module && name != module && !allowed.contains(&name.as_str()) {
                    wrong.push(format!(
                        "{}: about line {}: {module} names {name}",
                        path.display(),
                        number + 1
                    ));
                }
            }
        }
    }
    wrong
}

#[test]
fn no_book_and_no_rule_of_a_book_is_named_in_code() {
    let books = ["llcf", "torchlit", "twodice", "autohit", "\"lot\""];
    let mut wrong = Vec::new();
    for path in files_below("src", "rs") {
        for (number, line) in text_of(&path).lines().enumerate() {
            let small = line.to_lowercase();
            let names_book = books.iter().any(|book| small.contains(book));
            if names_book || has_rule_id(line) {
                wrong.push(format!("{}:{}: {line}", path.display(), number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Whether a line contains something like `ABC-DEF-1`.
fn has_rule_id(line: &str) -> bool {
    line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').any(|word| {
        let parts: Vec<&str> = word.split('-').collect();
        let is_upper = |part: &str| part.len() >= 3 && part.chars().all(|letter| letter.is_ascii_uppercase());
        matches!(parts.as_slice(), [book, rule, number] if is_upper(book) && is_upper(rule)
            && !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit()))
    })
}

#[test]
fn sentences_for_people_stand_in_the_text_files_alone() {
    let mut wrong = Vec::new();
    for path in files_below("src", "rs") {
        let name = path.to_string_lossy().replace('\\', "/");
        if NOT_SENTENCES.iter().any(|known| name.starts_with(known)) {
            continue;
        }
        for (number, line) in without_tests(&text_of(&path)).lines().enumerate() {
            let code = line.trim_start();
            // Comments, attributes and messages about errors in the program are not for players.
            let is_for_programmers = ["//", "#[", "#!["].iter().any(|start| code.starts_with(start))
                || ["panic!", "error!(", "assert", "unreachable!", ".expect(", "reason =", "concat!("]
                    .iter()
                    .any(|word| code.contains(word));
            if !is_for_programmers && literals(code).iter().any(|literal| reads_like_a_sentence(literal)) {
                wrong.push(format!("{name}:{}: {code}", number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn literals(code: &str) -> Vec<&str> {
    code.split('"').skip(1).step_by(2).collect()
}

/// Whether a text contains three words in a row that consist of letters only.
fn reads_like_a_sentence(literal: &str) -> bool {
    let words: Vec<&str> = literal.split(' ').collect();
    let is_word = |word: &str| {
        let word = word.trim_matches(|letter: char| ".,:;!?".contains(letter));
        !word.is_empty() && word.chars().all(char::is_alphabetic)
    };
    words.windows(3).any(|three| three.iter().all(|word| is_word(word)))
}

#[test]
fn every_file_has_a_header_and_is_short_enough() {
    let mut wrong = Vec::new();
    for path in files_below("src", "rs")
        .into_iter()
        .chain(files_below("tests", "rs"))
        .chain(files_below("benches", "rs"))
    {
        let text = text_of(&path);
        if !text.starts_with("//!") {
            wrong.push(format!("{} does not say what lives there", path.display()));
        }
        let lines = text.lines().count();
        if lines > LONGEST {
            wrong.push(format!("{} has {lines} lines", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_clause_is_named_in_the_file_that_carries_it_out() {
    let missing: Vec<String> = Clause::ALL
        .iter()
        .filter(|clause| {
            let path = Path::new(clause.file());
            !path.is_file() || !text_of(path).contains(clause.name())
        })
        .map(|clause| format!("{} in {}", clause.name(), clause.file()))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_path_that_a_page_names_is_there() {
    let mut missing = Vec::new();
    for page in files_below("docs", "md").into_iter().chain([PathBuf::from("README.md")]) {
        for named in text_of(&page).split('`').skip(1).step_by(2) {
            let is_path = ["src/", "assets/", "tests/", "docs/", "benches/"]
                .iter()
                .any(|start| named.starts_with(start));
            let is_plain = named.chars().all(|letter| letter.is_alphanumeric() || "/_-.".contains(letter));
            if is_path && is_plain && !Path::new(named).exists() {
                missing.push(format!("{}: {named}", page.display()));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn the_battle_needs_no_window() {
    let gated = ["view", "app", "editor"];
    let lib = text_of(Path::new("src/lib.rs"));
    for module in gated.iter().filter(|module| Path::new("src").join(module).is_dir()) {
        let line = format!("#[cfg(feature = \"play\")]\npub mod {module};");
        assert!(lib.contains(&line), "{module} stands behind the feature `play`");
    }
    for path in files_below("src", "rs") {
        let is_window = module_of(&path, "src").is_some_and(|module| gated.contains(&module.as_str()));
        let text = text_of(&path);
        let names_bevy = ["use bevy::", "bevy_egui::", "egui::"].iter().any(|name| text.contains(name));
        assert!(is_window || !names_bevy, "{} draws and is not a part of the window", path.display());
    }
}

#[test]
fn deeds_are_named_in_the_register_and_in_their_own_files() {
    let all: BTreeSet<&str> = DeedName::ALL.iter().map(|name| name.name()).collect();
    let own = ["src/battle/deeds", "src/rules/deeds"];
    let before = ["Deed::", "DeedName::", "deeds::"];
    let wrong = strangers(&own, NAME_DEEDS, |text| named_in(text, &all, &before));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn conditions_are_named_in_the_register_and_in_their_own_files() {
    let all: BTreeSet<&str> = ConditionName::ALL.iter().map(|name| name.name()).collect();
    let before = [
        "ConditionKind::",
        "ConditionName::",
        "Affliction::",
        "RemovableCondition::",
        "AddableCondition::",
        "conditions::",
    ];
    let own = ["src/battle/conditions", "src/rules/conditions"];
    let wrong = strangers(&own, NAME_CONDITIONS, |text| named_in(text, &all, &before));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn variants_are_named_where_they_are_chosen_and_where_they_are_carried_out() {
    let enums = cases_in("src/rules/choices");
    assert!(enums["AttackRule::"].contains("AlwaysLands"), "{enums:?}");
    let named = |text: &str| {
        let of = |(before, cases): (&String, &BTreeSet<String>)| {
            named_in(text, &cases.iter().map(String::as_str).collect(), &[before])
        };
        enums.iter().flat_map(of).collect()
    };
    let wrong = strangers(&["src/rules/choices", "src/rules/axes"], NAME_VARIANTS, named);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn reactions_and_occasions_are_named_in_the_register_and_in_their_own_files() {
    let all: BTreeSet<&str> = ReactionName::ALL.iter().map(|name| name.name()).collect();
    let before = ["Reaction::", "ReactionName::", "NamedReaction::", "reactions::"];
    let own = ["src/battle/reactions", "src/rules/reactions"];
    let mut wrong = strangers(&own, NAME_REACTIONS, |text| named_in(text, &all, &before));
    let all: BTreeSet<&str> = Occasion::ALL.into_iter().map(Occasion::name).collect();
    wrong
        .extend(strangers(&own, NAME_OCCASIONS, |text| named_in(text, &all, &["Occasion::", "occasions::"])));
    assert!(wrong.is_empty(), "{wrong:#?}");
}
