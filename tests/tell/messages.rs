//! Messages: the code and the English text name the same ones, and each gets its arguments.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use affray::battle::words::Worded;
use affray::battle::{
    Ability, Aptitude, BodyPart, ConditionName, DamageKind, DeedName, Difficulty, Light, Occasion, Posture,
    ReactionName, RemovableCondition, Skill, Track, Trait,
};
use affray::dice::Edge;
use affray::rules::questions::odds::Wanted;
use affray::tell::{Label, Teller, Words, key_of};
use fluent_bundle::FluentResource;

use crate::deeds::every_deed;
use crate::every::{conditions, fates, happenings, purposes, reasons, refusals};
use crate::stage::{fault_of, mustered};

const ENGLISH: &str = include_str!("../../assets/text/en.ftl");

/// A message of a text: its name, the arguments that it speaks of, the messages that it refers to, and all its lines.
#[derive(Default)]
pub struct Message {
    pub id: String,
    pub args: BTreeSet<String>,
    pub refers: BTreeSet<String>,
    pub lines: String,
}

/// Every message of the English text.
pub fn messages() -> Vec<Message> {
    messages_of(ENGLISH)
}

/// Every message of a text.
pub fn messages_of(text: &str) -> Vec<Message> {
    let mut messages: Vec<Message> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) =
            line.split_once(" = ").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            messages.push(Message { id: id.to_owned(), ..Message::default() });
        }
        let Some(message) = messages.last_mut() else { continue };
        if !line.is_empty() {
            message.lines += &format!("{line}\n");
        }
        for piece in line.split('{').skip(1).map(str::trim_start) {
            let name = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '-').collect();
            if let Some(arg) = piece.strip_prefix("FORM($").or(piece.strip_prefix('$')) {
                message.args.insert(name(arg));
            } else if piece.starts_with(|c: char| c.is_ascii_lowercase()) {
                message.refers.insert(name(piece));
            }
        }
    }
    messages
}

/// The source files by path relative to `src`, without their tests and whole-line comments.
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

/// The text up to the bracket that closes the one around it.
fn within(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        depth == 0
    });
    &text[..end.unwrap_or(text.len())]
}

/// The text between the first two quotes.
fn quoted(text: &str) -> &str {
    text.split('"').nth(1).unwrap_or_default()
}

/// The messages that code uses, with their arguments.
fn uses(code: &str) -> Vec<(String, BTreeSet<String>)> {
    let said = code.split("say!(").skip(1).map(within).filter_map(|call| {
        let id = call.split(',').nth(1)?.trim();
        let args =
            call.split(',').skip(2).filter_map(|arg| arg.split_once(" = ")).map(|(name, _)| name.trim());
        if !id.starts_with('"') {
            return None;
        }
        Some((quoted(id).to_owned(), args.map(str::to_owned).collect()))
    });
    // Another function may add arguments to a phrase; that function is in the same file.
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
    for Message { id, .. } in messages() {
        assert!(words.has(&id), "{id}");
    }
}

#[test]
fn no_message_is_written_twice() {
    let mut seen = BTreeSet::new();
    for Message { id, .. } in messages() {
        assert!(seen.insert(id.clone()), "{id}");
    }
}

#[test]
fn every_message_that_the_code_names_is_there_and_gets_its_arguments() {
    let messages: BTreeMap<_, _> = messages().into_iter().map(|message| (message.id, message.args)).collect();
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
fn every_word_in_tell_that_looks_like_a_message_exists() {
    let words = Words::english();
    for (path, code) in sources().into_iter().filter(|(path, _)| path.starts_with("tell/")) {
        let is_id =
            |text: &&str| text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        for id in code.split('"').skip(1).step_by(2).filter(is_id) {
            // Of a message for each case, the code names the beginning.
            let is_beginning = messages().iter().any(|message| message.id.starts_with(&format!("{id}-")));
            assert!(words.has(id) || is_beginning, "{path} names {id}");
        }
    }
}

/// The mark before and after the name of a message.
const MARK: char = '|';

/// Words in which every message says its own name, all that it is told, and the messages that it refers to.
fn traced() -> Words {
    let mut text = String::new();
    for Message { id, args, refers, .. } in messages() {
        let args: String = args.iter().map(|arg| format!("{{${arg}}}")).collect();
        let refers: String = refers.iter().map(|other| format!("{{{other}}}")).collect();
        text += &format!("{id} = {MARK}{id}{MARK}{args}{refers}\n");
    }
    Words::new("en", &[&text])
}

/// Everything that can be told, in some words.
pub fn told(words: Words) -> Vec<String> {
    let words = Arc::new(words);
    let teller = Teller::new(Arc::clone(&words), mustered());
    let mut told: Vec<String> = happenings().iter().map(|what| teller.happening(what)).collect();
    told.extend(refusals().iter().map(|refusal| teller.refusal(refusal)));
    told.extend(purposes().iter().map(|purpose| teller.tell(purpose)));
    told.extend(reasons().iter().map(|why| teller.tell(why)));
    told.extend(conditions().iter().map(|condition| teller.tell(&condition.until)));
    told.extend(fates().iter().map(|fate| words.tell(fate)));
    for deed in every_deed() {
        let Label { short, long } = teller.label(&deed);
        told.extend([short, long, teller.button(&deed)]);
    }
    told.extend([Posture::Standing, Posture::Prone].map(|posture| words.tell(&posture)));
    told.extend(all_words().into_iter().map(|(id, _)| words.say(&id, &[])));
    told
}

/// The names of all messages that are said when everything is told.
fn said() -> BTreeSet<String> {
    let told = told(traced());
    told.iter().flat_map(|text| text.split(MARK).skip(1).step_by(2).map(str::to_owned)).collect()
}

/// The messages of enums of words, with the name of the case.
fn all_words() -> Vec<(String, &'static str)> {
    fn of<T: Worded>() -> impl Iterator<Item = (String, &'static str)> {
        let sort = key_of(type_name::<T>().rsplit("::").next().unwrap());
        T::CASES.iter().map(move |case| (format!("{sort}-{}", key_of(case.name_of())), case.name_of()))
    }
    let of_bodies = of::<Ability>().chain(of::<Aptitude>()).chain(of::<BodyPart>()).chain(of::<Skill>());
    let of_checks = of::<Difficulty>().chain(of::<Occasion>()).chain(of::<Track>()).chain(of::<Trait>());
    of_bodies.chain(of_checks).chain(of::<DamageKind>()).chain(of::<Light>()).collect()
}

#[test]
fn every_word_has_its_message() {
    let words = Words::english();
    for (id, case) in all_words() {
        assert!(words.has(&id), "{case} has no {id}");
    }
}

#[test]
fn everything_that_can_be_told_is_said_and_a_missing_message_is_noticed() {
    let faults = |text: &str| {
        let mut told = told(Words::new("en", &[text]));
        told.retain(|sentence| fault_of(sentence).is_some());
        told
    };
    assert_eq!(faults(ENGLISH), [""; 0]);
    // A message of a case, of the case in a field, of an empty field, of a word, and of a reason within a list.
    for id in [
        "refusal-held",
        "fact-trap-found",
        "fact-moved-without-path",
        "damage-kind-solar",
        "reason-worn-stress",
    ] {
        let without = ENGLISH.replace(&format!("\n{id} = "), "\n# ");
        assert!(!faults(&without).is_empty(), "{id} is missing, and nothing is wrong");
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let lessons = fs::read_dir("assets/lessons").unwrap();
    let lessons = lessons.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let code: String = sources().into_values().chain(lessons).collect();
    let mut known = said();
    // What only the window says, what is said of reactions that may be offered, and what depends on odds and on dice.
    let picks = DeedName::ALL.iter().map(|deed| format!("window-pick-{}", key_of(deed.name())));
    known.extend(picks);
    known.extend(ReactionName::ALL.iter().map(|reaction| format!("reaction-{}", key_of(reaction.name()))));
    known.extend(Wanted::ALL.map(|wanted| format!("odds-{}", key_of(wanted.name()))));
    known.extend(
        [Edge::Favoured, Edge::Hampered].map(|edge| format!("position-{}", key_of(&format!("{edge:?}")))),
    );
    // Some names are put together: those of commands, of keys, of pages and of explanations.
    let is_put_together = |id: &str| {
        id.match_indices('-').any(|(end, _)| {
            let beginning = &id[..end];
            code.contains(&format!("format!(\"{beginning}-{{"))
                || code.contains(&format!("tell_as(\"{beginning}\""))
        })
    };
    let is_unused =
        |id: &String| !known.contains(id) && !code.contains(&format!("\"{id}\"")) && !is_put_together(id);
    let unused: Vec<_> = messages().into_iter().map(|message| message.id).filter(is_unused).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_chance_and_every_position_has_its_words() {
    let words = Words::english();
    for wanted in Wanted::ALL.into_iter().filter(|wanted| *wanted != Wanted::Miss) {
        let id = format!("odds-{}", key_of(&format!("{wanted:?}")));
        assert!(words.has(&id), "there is no {id}");
    }
    for id in ["position-favoured", "position-hampered"] {
        assert!(words.has(id), "there is no {id}");
    }
}

#[test]
fn every_deed_has_its_sentences() {
    let words = Words::english();
    let of = |deed: &DeedName| {
        ["short", "label", "declared"].map(|before| format!("{before}-{}", key_of(deed.name())))
    };
    let missing: Vec<String> = DeedName::ALL.iter().flat_map(of).filter(|id| !words.has(id)).collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
}

#[test]
fn every_condition_has_its_sentences() {
    let words = Words::english();
    let of_conditions = ConditionName::ALL.iter().map(|name| format!("condition-{}", key_of(name.name())));
    let of_removable = RemovableCondition::ALL
        .iter()
        .map(|condition| format!("removable-condition-{}", key_of(condition.name().name())));
    let missing: Vec<String> = of_conditions.chain(of_removable).filter(|id| !words.has(id)).collect();
    assert!(missing.is_empty(), "there is no {missing:?}");
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
