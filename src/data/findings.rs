//! The problems found in many files, each of them once, however many files it shows up in.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::catalogue::{Catalogue, files_in};
use super::check::{Content, check_source};
use super::codex::Codex;
use super::opponents::{check_opponents, check_usual_opponent};
use crate::battle::{Problem, Source};
use crate::data::catalogue::Kind;

/// The problems found so far.
#[derive(Default)]
pub struct Findings {
    pub problems: Vec<Problem>,
    /// The names of the files that have been checked.
    checked: BTreeSet<String>,
}

impl Findings {
    /// Adds problems that are not known yet: a problem in a creature is found again in every scenario with that
    /// creature. A file may report the same problem twice about itself, unless the user named the file twice.
    pub fn note(&mut self, problems: Vec<Problem>, own: Option<&Source>) {
        let is_new = own.is_some_and(|own| self.checked.insert(own.name().to_owned()));
        let before = self.problems.len();
        for problem in problems {
            let is_own = is_new && problem.source.as_ref() == own;
            let known = if is_own { &self.problems[..before] } else { &self.problems };
            if !known.iter().any(|known| is_same(known, &problem)) {
                self.problems.push(problem);
            }
        }
    }

    /// Whether a problem has been found.
    pub fn knows(&self, problem: &Problem) -> bool {
        self.problems.iter().any(|known| is_same(known, problem))
    }

    /// Checks every file of a folder that the catalogue holds, as `affray check` does.
    pub fn check_folder(&mut self, folder: &Path, catalogue: &Catalogue, opponents: &[&'static str]) {
        let mut codex = Codex::default();
        for path in files_in(folder) {
            let source = match Source::read(&path) {
                Ok(source) => source,
                Err(problem) => {
                    self.note(vec![*problem], None);
                    continue;
                }
            };
            let problems = if path.extension().is_some_and(|ending| ending == "md") {
                codex.add_page(&source)
            } else {
                let (content, _) = Content::of(&path, &source);
                check_content(catalogue, content, &path, &source, opponents)
            };
            self.note(problems, Some(&source));
        }
    }
}

/// Every problem with a file of this content; `opponents` are the names of all opponents.
pub fn check_content(
    catalogue: &Catalogue,
    content: Content,
    path: &Path,
    source: &Source,
    opponents: &[&'static str],
) -> Vec<Problem> {
    let id = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut problems = check_source(catalogue, content, &id, source);
    match content {
        Content::One(Kind::Scenario) => problems.extend(check_opponents(source, opponents)),
        Content::Defaults => problems.extend(check_usual_opponent(source, opponents)),
        _ => {}
    }
    problems
}

/// Whether two problems are the same, even if their file was named by different paths.
fn is_same(one: &Problem, other: &Problem) -> bool {
    match (&one.source, &other.source) {
        (Some(first), Some(second))
            if first != second && first.text() == second.text() && is_same_file(first, second) =>
        {
            Problem { source: other.source.clone(), ..one.clone() } == *other
        }
        _ => one == other,
    }
}

fn is_same_file(one: &Source, other: &Source) -> bool {
    one.name() == other.name() || real_path(one) == real_path(other)
}

/// The real path of a file; its name if there is no such file.
pub fn real_path(source: &Source) -> PathBuf {
    fs::canonicalize(source.name()).unwrap_or_else(|_| PathBuf::from(source.name()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_in_a_creature_is_told_once_however_many_scenarios_have_it() {
        let folder = std::env::temp_dir().join(format!("affray-findings-{}", std::process::id()));
        let write = |name: &str, text: &str| {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        write("creatures/ogre.ron", "(name: \"Ogre\", colour: 7)");
        for name in ["one", "two"] {
            let text = "(map: [\"A.B\"], sides: {\"party\": (control: Opponent(\"brut\"))}, combatants: {
                \"A\": (creature: \"ogre\", side: \"party\"), \"B\": (creature: \"raider\", side: \"foes\"),
            })";
            write(&format!("scenarios/{name}.ron"), text);
        }
        let catalogue = Catalogue::bundled().with_folder(&folder).0;
        let mut findings = Findings::default();
        findings.check_folder(&folder, &catalogue, &["brute"]);
        let _ = fs::remove_dir_all(&folder);
        let of = |end: &str| {
            let is_of =
                |problem: &&Problem| problem.source.as_ref().is_some_and(|own| own.name().ends_with(end));
            findings.problems.iter().filter(is_of).count()
        };
        assert!(of("ogre.ron") >= 1, "{:#?}", findings.problems);
        let same = |one: &Problem| findings.problems.iter().filter(|other| *other == one).count();
        assert!(findings.problems.iter().all(|problem| same(problem) == 1));
        let meant = findings.problems.iter().filter(|problem| problem.suggestion.as_deref() == Some("brute"));
        assert_eq!(meant.count(), 2, "each scenario names an opponent that does not exist");
    }
}
