//! Messages: that the code and the English text name the same ones, and that each gets its arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use affray::battle::{ConditionName, DeedName, Occasion, Plight, ReactionName};
use affray::tell::{Words, key_of};
use fluent_bundle::FluentResource;

const ENGLISH: &str = include_str!("../../assets/text/en.ftl");

/// Every message of the English text with the arguments that it speaks of.
fn messages() -> Vec<(String, BTreeSet<String>)> {
    let mut messages: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in ENGLISH.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) =
            line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            messages.push((id.to_owned(), BTreeSet::new()));
        }
        for piece in line.split("{$").skip(1) {
            let name: String = piece.chars().take_while(|c| c.is_alphanumeric()).collect();
            messages.last_mut().unwrap().1.insert(name);
        }
    }
    messages
}

/// The source files by path below `src`, without their tests and whole-line comments.
fn sources() -> BTreeMap<String, String> {
    fn gather(top: &Path, folder: &Path, found: &mut BTreeMap<String, String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(top, &path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.split("#[cfg(test)]").next().unwrap();
                let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
                let name = path.strip_prefix(top).unwrap().display().to_string();
                found.insert(name, code.map(|line| format!("{line}\n")).collect());
            }
        }
    }
    let mut found = BTreeMap::new();
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    gather(&top, &top, &mut found);
    found
}

/// The text up to the bracket that closes the one it begins within.
fn within(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    &text[..end.unwrap_or(text.len())]
}

/// What stands between the first two quotes.
fn quoted(text: &str) -> &str {
    text.split('"').nth(1).unwrap_or_default()
}

/// Messages that are named where they are said, with the arguments that they get there.
fn uses(code: &str) -> Vec<(String, BTreeSet<String>)> {
    let said = code.split("say!(").skip(1).map(within).filter_map(|call| {
        let id = call.split(',').nth(1)?.trim();
        let args =
            call.split(',').skip(2).filter_map(|arg| arg.split_once(" = ")).map(|(name, _)| name.trim());
        id.starts_with('"').then(|| (quoted(id).to_owned(), args.map(str::to_owned).collect()))
    });
    // A phrase may be given to another function for the rest of its arguments; that one is in the same file.
    let args: BTreeSet<String> = code.split(".with(").skip(1).map(|call| quoted(call).to_owned()).collect();
    let phrased =
        ["Phrase::new(\"", "Complaint::new(\""].into_iter().flat_map(|start| code.split(start).skip(1));
    let phrased = phrased.map(|rest| (rest.split('"').next().unwrap().to_owned(), args.clone()));
    said.chain(phrased).collect()
}

#[test]
fn the_english_text_can_be_read_without_an_error() {
    assert!(FluentResource::try_new(ENGLISH.to_owned()).is_ok());
    let words = Words::english();
    for (id, _) in messages() {
        assert!(words.has(&id), "{id}");
    }
}

#[test]
fn no_message_is_written_twice() {
    let mut seen = BTreeSet::new();
    for (id, _) in messages() {
        assert!(seen.insert(id.clone()), "{id}");
    }
}

#[test]
fn every_message_that_the_code_names_is_there_and_gets_its_arguments() {
    let messages: BTreeMap<_, _> = messages().into_iter().collect();
    let mut count = 0;
    for (path, code) in sources() {
        for (id, given) in uses(&code) {
            count += 1;
            let asked = messages.get(&id).unwrap_or_else(|| panic!("{path} names {id}"));
            assert!(asked.is_subset(&given), "{path}: {id} asks for {asked:?}, gets {given:?}");
        }
    }
    assert!(count > 200, "only {count} uses were found");
}

#[test]
fn every_word_in_tell_that_looks_like_a_message_is_one() {
    let words = Words::english();
    for (path, code) in sources().into_iter().filter(|(path, _)| path.starts_with("tell/")) {
        let is_id =
            |text: &&str| text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        for id in code.split('"').skip(1).step_by(2).filter(is_id) {
            assert!(words.has(id), "{path} names {id}");
        }
    }
}

/// What stands before the name of a condition in the names of its messages.
const OF_CONDITIONS: &[&str] = &["condition", "plight"];

/// What stands before the name of a deed in the names of its messages.
const OF_DEEDS: &[&str] = &[
    "short",
    "label",
    "button",
    "declared",
    "rolled",
    "rolled-withstand",
    "purpose",
    "purpose-withstand",
    "window-pick",
];

/// What stands before the name of a reaction, and before what its file says of its messages, in the names of its messages.
const OF_REACTIONS: (&str, &[&str]) = ("reaction", &["offer", "answered"]);

/// What stands before the name of an occasion in the name of its message.
const OF_OCCASIONS: &str = "occasion";

#[test]
fn every_message_is_named_somewhere_in_the_code() {
    let code: String = sources().into_values().collect();
    let mut of_deeds = BTreeSet::new();
    for before in OF_DEEDS {
        assert!(code.contains(&format!("\"{before}-{{")), "{before} stands before nothing");
        let keys = DeedName::ALL.iter().map(|deed| key_of(deed.name()));
        of_deeds.extend(keys.flat_map(|key| [format!("{before}-{key}"), format!("{before}-{key}-oneself")]));
    }
    let mut of_conditions = BTreeSet::new();
    for before in OF_CONDITIONS {
        assert!(code.contains(&format!("\"{before}-{{")), "{before} stands before nothing");
        let keys = ConditionName::ALL.iter().map(|condition| key_of(condition.name()));
        of_conditions.extend(keys.map(|key| format!("{before}-{key}")));
    }
    let (own, shared) = OF_REACTIONS;
    for before in shared.iter().chain([&own, &OF_OCCASIONS]) {
        assert!(code.contains(&format!("\"{before}-{{")), "{before} stands before nothing");
    }
    let of_reactions = ReactionName::ALL.iter().map(|reaction| format!("{own}-{}", key_of(reaction.name())));
    let of_occasions = Occasion::ALL.iter().map(|on| format!("{OF_OCCASIONS}-{}", key_of(on.name())));
    let of_reactions: BTreeSet<String> = of_reactions.chain(of_occasions).collect();
    let is_of_offers = |id: &str| {
        let parts = id.split_once('-').filter(|(before, _)| shared.contains(before));
        parts.is_some_and(|(_, rest)| code.contains(&format!("\"{rest}\"")))
    };
    // Cases of enums of words, whose messages are found by their names.
    let sorts = code.split("message_of(\"").skip(1).filter_map(|rest| rest.split('"').next());
    let sorts: BTreeSet<&str> = sorts.collect();
    let is_case =
        |id: &str| sorts.iter().any(|sort| id.strip_prefix(sort).is_some_and(|rest| rest.starts_with('-')));
    let is_known = |id: &String| {
        [&of_deeds, &of_conditions, &of_reactions].iter().any(|known| known.contains(id))
            || is_of_offers(id)
            || is_case(id)
    };
    let is_unused = |id: &String| !is_known(id) && !code.contains(&format!("\"{id}\""));
    let unused: Vec<_> = messages().into_iter().map(|(id, _)| id).filter(is_unused).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_deed_has_its_sentences() {
    let words = Words::english();
    for deed in DeedName::ALL {
        for before in ["short", "label", "declared"] {
            let id = format!("{before}-{}", key_of(deed.name()));
            assert!(words.has(&id), "{deed:?} has no {id}");
        }
    }
}

#[test]
fn every_condition_has_its_sentences() {
    let words = Words::english();
    let of_conditions = ConditionName::ALL.iter().map(|name| format!("condition-{}", key_of(name.name())));
    let of_plights = Plight::ALL.iter().map(|plight| format!("plight-{}", key_of(plight.name().name())));
    for id in of_conditions.chain(of_plights) {
        assert!(words.has(&id), "there is no {id}");
    }
}

#[test]
fn every_reaction_and_every_occasion_has_its_sentences() {
    let words = Words::english();
    for reaction in ReactionName::ALL {
        let key = key_of(reaction.name());
        let is_asked_for = words.has(&format!("reaction-{key}"))
            || words.has(&format!("offer-{key}")) && words.has(&format!("answered-{key}"));
        assert!(is_asked_for, "{reaction:?} has no sentence");
    }
    for on in Occasion::ALL {
        let id = format!("occasion-{}", key_of(on.name()));
        assert!(words.has(&id), "there is no {id}");
    }
}
