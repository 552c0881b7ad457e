//! Who names what is to be named in a few files alone: deeds and conditions in their register and in their own files, variants
//! of a choice where it is made and where it is carried out.

use std::collections::{BTreeMap, BTreeSet};

use super::{files_below, text_of, without_tests};

/// A file or folder, what it names, and why.
pub type Named = (&'static str, &'static [&'static str], &'static str);

/// Who names something outside the files and folders of its own, and is not listed for it; and who is listed and names
/// something else. What a text names is asked of a function.
pub fn strangers(own: &[&str], listed: &[Named], named_in: impl Fn(&str) -> BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut named: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for path in files_below("src", "rs") {
        if own.iter().any(|own| path.starts_with(own)) {
            continue;
        }
        let names = named_in(without_tests(&text_of(&path)));
        match listed.iter().find(|(known, ..)| path.starts_with(known)) {
            Some((known, ..)) => named.entry(known).or_default().extend(names),
            None if names.is_empty() => {}
            None => wrong.push(format!("{} names {names:?}", path.display())),
        }
    }
    for (path, allowed, _) in listed {
        let found = named.remove(path).unwrap_or_default();
        let is_same = found.iter().map(String::as_str).eq(allowed.iter().copied());
        if found.is_empty() || !allowed.is_empty() && !is_same {
            wrong.push(format!("{path} names {found:?}, and is listed for {allowed:?}"));
        }
    }
    wrong
}

/// Those of the given names that a text holds behind one of the given words: as cases, and as structs that it imports.
pub fn named_in(text: &str, all: &BTreeSet<&str>, before: &[&str]) -> BTreeSet<String> {
    let code: String =
        text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut names = BTreeSet::new();
    for before in before {
        let parts: Vec<&str> = code.split(before).collect();
        for (before, after) in parts.iter().zip(parts.iter().copied().skip(1)) {
            // The prefix is the end of a longer name.
            if before.ends_with(char::is_alphanumeric) {
                continue;
            }
            // Either a list of imports or a single name follows.
            let within =
                after.strip_prefix('{').map_or(after, |list| list.split('}').next().unwrap_or_default());
            let words =
                within.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
            let count = if after.starts_with('{') { usize::MAX } else { 1 };
            names.extend(words.take(count).filter(|word| all.contains(word)).map(str::to_owned));
        }
    }
    names
}

/// The enums of a folder, each as it stands before its cases (`AttackRule::`), with these.
pub fn cases_in(folder: &str) -> BTreeMap<String, BTreeSet<String>> {
    let word =
        |line: &str| -> String { line.chars().take_while(|letter| letter.is_alphanumeric()).collect() };
    let mut enums = BTreeMap::new();
    for path in files_below(folder, "rs") {
        for body in text_of(&path).split("\npub enum ").skip(1) {
            let body = body.split("\n}").next().unwrap_or_default();
            let lines = body.lines().skip(1).filter_map(|line| line.strip_prefix("    "));
            let cases = lines.filter(|line| line.starts_with(char::is_uppercase)).map(word);
            enums.insert(format!("{}::", word(body)), cases.collect());
        }
    }
    enums
}
