//! Finds files that import each other in a circle, so that none of them can be read before the others.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::{files_below, text_of, without_tests};

/// The files below a folder of `src` that import each other in a circle, and those between two circles. What a file only
/// passes on from a file below it counts as an import of that file.
pub fn circles(folder: &str) -> BTreeSet<PathBuf> {
    let texts: BTreeMap<String, (PathBuf, String)> = files_below(folder, "rs")
        .into_iter()
        .map(|path| (module(&path), (path.clone(), without_tests(&text_of(&path)).to_owned())))
        .collect();
    let imports = |module: &String| -> BTreeSet<String> {
        let (_, text) = &texts[module];
        uses(text).iter().filter_map(|path| source(&absolute(path, module), &texts)).collect()
    };
    let mut imports: BTreeMap<String, BTreeSet<String>> =
        texts.keys().map(|module| (module.clone(), imports(module))).collect();
    // Whatever imports nothing that is left, or is imported by nothing that is left, is in no circle.
    loop {
        let left: BTreeSet<String> = imports.keys().cloned().collect();
        let is_imported =
            |module: &String| imports.iter().any(|(other, own)| other != module && own.contains(module));
        let is_between = |module: &String, own: &BTreeSet<String>| {
            own.iter().any(|other| other != module && left.contains(other)) && is_imported(module)
        };
        let still: BTreeMap<String, BTreeSet<String>> = imports
            .iter()
            .filter(|(module, own)| is_between(module, own))
            .map(|(module, own)| (module.clone(), own.clone()))
            .collect();
        if still.len() == left.len() {
            return still.into_keys().map(|module| texts[&module].0.clone()).collect();
        }
        imports = still;
    }
}

/// The name of a file's module, such as `view::hud::tip`.
fn module(path: &Path) -> String {
    let below = path.strip_prefix("src").unwrap_or(path).with_extension("");
    let parts: Vec<String> = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let parts = parts.strip_suffix(&["mod".to_owned()]).unwrap_or(&parts);
    parts.join("::")
}

/// Every path that a text imports, with groups written out.
fn uses(text: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for line in text.split(';') {
        let statement = line.rsplit("use ").next().filter(|rest| rest.len() < line.len());
        let Some(statement) = statement else { continue };
        let tight: String = statement.chars().filter(|letter| !letter.is_whitespace()).collect();
        if tight.starts_with("crate::") || tight.starts_with("super::") {
            write_out("", &tight, &mut paths);
        }
    }
    paths
}

/// Writes out `a::{b, c::{d, e}}` as `a::b`, `a::c::d` and `a::c::e`.
fn write_out(before: &str, path: &str, paths: &mut Vec<String>) {
    let Some((head, group)) = path.split_once('{') else {
        paths.push(format!("{before}{path}"));
        return;
    };
    let before = format!("{before}{head}");
    let group = group.strip_suffix('}').unwrap_or(group);
    let (mut depth, mut start) = (0, 0);
    for (at, letter) in group.char_indices().chain([(group.len(), ',')]) {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                if start < at {
                    write_out(&before, &group[start..at], paths);
                }
                start = at + 1;
            }
            _ => {}
        }
    }
}

/// A path from the root of the crate.
fn absolute(path: &str, module: &str) -> String {
    let (mut path, mut from) = (path, module);
    while let Some(rest) = path.strip_prefix("super::") {
        (path, from) = (rest, from.rsplit_once("::").map_or("", |(outer, _)| outer));
    }
    path.strip_prefix("crate::").map_or_else(|| format!("{from}::{path}"), str::to_owned)
}

/// The module of the file that what a path names stands in.
fn source(path: &str, texts: &BTreeMap<String, (PathBuf, String)>) -> Option<String> {
    let mut module = path;
    while !texts.contains_key(module) {
        module = module.rsplit_once("::")?.0;
    }
    let name = path[module.len()..].trim_start_matches("::").split("::").next().unwrap_or_default();
    let passed_on =
        texts[module].1.split(';').filter_map(|line| line.rsplit_once("pub use ")).find_map(|(_, rest)| {
            let mut paths = Vec::new();
            write_out("", &rest.split_whitespace().collect::<String>(), &mut paths);
            let own = paths.into_iter().find(|path| path.rsplit("::").next() == Some(name))?;
            source_below(&format!("{module}::{own}"), module, texts)
        });
    passed_on.or_else(|| Some(module.to_owned()))
}

/// The module below another one that a path leads to.
fn source_below(path: &str, outer: &str, texts: &BTreeMap<String, (PathBuf, String)>) -> Option<String> {
    source(path, texts).filter(|module| module.len() > outer.len())
}
