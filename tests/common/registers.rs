//! Finds code that names deeds or conditions outside their register and their own files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{files_below, text_of, without_tests};

/// A file or folder, the deeds or conditions that it may name, and the reason.
pub type Named = (&'static str, &'static [&'static str], &'static str);

/// Files that name an entry of a register without being listed for it, and listed files that name other entries. The
/// register and its folder in the rules are exempt.
pub fn strangers(folder: &str, listed: &[Named], all: &BTreeSet<&str>, before: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut named: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let own = [Path::new("src/battle").join(folder), Path::new("src/rules").join(folder)];
    for path in files_below("src", "rs") {
        if own.iter().any(|own| path.starts_with(own)) {
            continue;
        }
        let names = named_in(without_tests(&text_of(&path)), all, before);
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

/// The names from a list that occur in a text after one of these prefixes, as cases or as imported structs.
fn named_in(text: &str, all: &BTreeSet<&str>, before: &[&str]) -> BTreeSet<String> {
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
