//! `affray check`: reports every problem in files at once.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::{Args, ValueEnum};

use super::failure::{Failure, Outcome, Verdict};
use super::fill::fill;
use super::library::{id_of, library, pack_of};
use super::needs::say_needs;
use super::opponents::names;
use super::terminal::Terminal;
use crate::battle::{Phrase, Problem, Severity, Source};
use crate::cards::run_card;
use crate::data::catalogue::{Catalogue, Kind};
use crate::data::check::Content;
use crate::data::codex::Codex;
use crate::data::files::unreadable;
use crate::data::findings::{Findings, check_content, real_path};
use crate::data::user_folder::{SETTINGS, user_folder};
use crate::tell::plain;

/// Find every problem in authored files
///
/// Takes scenarios, rulebooks, creatures, weapons, armour, items, parties, terrain and defaults in RON, rule cards and
/// codex pages in Markdown, and folders with these. The kind of a file is decided by its folder, or else by its
/// content. The exit status is 1 if there are errors.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// Files and folders
    #[arg(required_unless_present_any = ["where", "list", "needs"], value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// List everything of a kind that is bundled or in the folder for your own files
    #[arg(long, value_name = "KIND")]
    list: Option<Listing>,
    /// Show what a rulebook reads of stat blocks: which fields are required, which count, and which choice reads them
    #[arg(long, value_name = "ID|FILE")]
    needs: Option<String>,
    /// Work out the stat blocks that creatures, weapons and armour lack, and write them into their files
    #[arg(long, requires = "paths")]
    fill: bool,
    /// Show where the folder for your own files is
    #[arg(long = "where")]
    r#where: bool,
}

const EXAMPLES: &str = "\
Examples:
  affray check ambush.ron                one file
  affray check mypack                    everything in a folder
  affray check --fill ogre.ron           and write the stat blocks that it lacks
  affray check --needs house_rules.ron   what creatures and gear must state for a rulebook
  affray check --where                   the folder for files of your own
  affray check --list scenarios          the scenarios that can be named";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Listing {
    Scenarios,
    Rulebooks,
    Creatures,
    Weapons,
    Armours,
    Items,
    Parties,
    Tempers,
}

impl Listing {
    const fn kind(self) -> Kind {
        match self {
            Listing::Scenarios => Kind::Scenario,
            Listing::Rulebooks => Kind::Rulebook,
            Listing::Creatures => Kind::Creature,
            Listing::Weapons => Kind::Weapon,
            Listing::Armours => Kind::Armour,
            Listing::Items => Kind::Item,
            Listing::Parties => Kind::Party,
            Listing::Tempers => Kind::Temper,
        }
    }
}

/// How deep folders are searched. Anything deeper is probably a loop of links.
const DEPTH: usize = 16;

impl Check {
    pub fn carry_out(&self, terminal: &mut Terminal) -> Outcome {
        if self.r#where {
            let folder = user_folder().ok_or_else(|| Failure::usage(Phrase::new("cli-no-user-folder")))?;
            terminal.line(&plain(&folder.display().to_string()))?;
        }
        if self.paths.is_empty() && self.list.is_none() && self.needs.is_none() {
            return Ok(Verdict::Sound);
        }
        let (library, of_library) = library();
        if let Some(listing) = self.list {
            for name in library.listed(listing.kind()) {
                terminal.line(&plain(name))?;
            }
        }
        if let Some(book) = &self.needs {
            say_needs(terminal, &library, book)?;
        }
        if self.paths.is_empty() {
            terminal.warn(&of_library);
            return Ok(Verdict::Sound);
        }
        let mut checker = Checker {
            library,
            packs: BTreeMap::new(),
            codices: BTreeMap::new(),
            findings: Findings::default(),
            files: 0,
            fills: self.fill,
            filled: Vec::new(),
            written: Vec::new(),
        };
        for path in &self.paths {
            if path.is_dir() {
                checker.folder(path, DEPTH);
            } else {
                checker.named(path)?;
            }
        }
        checker.forget_what_was_filled();
        let untold = of_library.iter().filter(|problem| !checker.findings.knows(problem));
        terminal.warn(&untold.cloned().collect::<Vec<_>>());
        terminal.report(&checker.findings.problems);
        for phrase in &checker.filled {
            terminal.say(phrase)?;
        }
        if checker.files == 0 && checker.findings.problems.is_empty() {
            return Err(Failure::usage(Phrase::new("cli-nothing-to-check")));
        }
        checker.sum_up(terminal)?;
        Ok(Verdict::on(&checker.findings.problems))
    }
}

/// The files and problems found so far.
struct Checker {
    library: Catalogue,
    packs: BTreeMap<PathBuf, Catalogue>,
    /// The codex pages so far, by the language that they are translated into; two pages in one language must not explain
    /// the same rule.
    codices: BTreeMap<Option<OsString>, Codex>,
    findings: Findings,
    files: usize,
    /// Whether missing stat blocks are written into the files.
    fills: bool,
    filled: Vec<Phrase>,
    /// The files that stat blocks were written into, with their new text.
    written: Vec<Source>,
}

impl Checker {
    /// Checks everything in a folder. A file that cannot be read does not stop the rest.
    fn folder(&mut self, folder: &Path, depth: usize) {
        let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let mut paths: Vec<PathBuf> = match entries {
            Ok(entries) => entries.iter().map(fs::DirEntry::path).collect(),
            Err(cause) => return self.note(vec![*unreadable(folder, &cause)], None),
        };
        paths.sort();
        for path in paths {
            if path.is_dir() && depth > 0 {
                self.folder(&path, depth - 1);
            } else if (is_ron(&path) && !path.ends_with(SETTINGS) || is_markdown(&path) && may_be_ours(&path))
                && let Err(problem) = self.file(&path)
            {
                self.note(vec![*problem], None);
            }
        }
    }

    /// Checks a file that the user named, and which therefore must exist.
    fn named(&mut self, path: &Path) -> Result<(), Failure> {
        match self.file(path).map_err(|problem| Failure::unreadable(*problem)) {
            Err(Failure::BrokenFiles(problems)) => self.note(problems, None),
            outcome => return outcome,
        }
        Ok(())
    }

    fn file(&mut self, path: &Path) -> Result<(), Box<Problem>> {
        self.files += 1;
        let mut source = Source::read(path)?;
        let problems = if !is_markdown(path) {
            let (content, rivals) = Content::of(path, &source);
            let (fills, mut filled) = (self.fills, Vec::new());
            let catalogue = self.catalogue(path);
            let opponents = names();
            let mut problems = check_content(catalogue, content, path, &source, &opponents);
            let is_sound = problems.iter().all(|problem| problem.severity != Severity::Error);
            if let (Content::One(kind), true) = (content, is_sound && !rivals.is_empty()) {
                problems.push(unclear(kind, &rivals, &source, fills));
            } else if fills && is_sound {
                let told = fill(catalogue, path, content, &id_of(path), &source)?;
                source = Source::read(path)?;
                problems = check_content(catalogue, content, path, &source, &opponents);
                filled.extend(told);
            }
            if !filled.is_empty() {
                self.written.push(source.clone());
            }
            self.filled.extend(filled);
            problems
        } else if is_codex_page(path) || is_page(source.text()) {
            self.codices.entry(language_of(path)).or_default().add_page(&source)
        } else {
            run_card(self.catalogue(path), &source).problems
        };
        self.note(problems, Some(&source));
        Ok(())
    }

    /// The catalogue of the files that a file may name.
    fn catalogue(&mut self, path: &Path) -> &Catalogue {
        match pack_of(path) {
            Some(pack) => {
                let library = &self.library;
                // Problems in those files are reported when they are checked themselves.
                self.packs.entry(pack).or_insert_with_key(|pack| library.clone().with_folder(pack).0)
            }
            None => &self.library,
        }
    }

    fn note(&mut self, problems: Vec<Problem>, own: Option<&Source>) {
        self.findings.note(problems, own);
    }

    /// Drops problems that scenarios found in files before stat blocks were written into them.
    fn forget_what_was_filled(&mut self) {
        let Checker { findings: Findings { problems, .. }, written, .. } = self;
        let real: Vec<_> = written.iter().map(|now| (real_path(now), now)).collect();
        problems.retain(|problem| {
            let Some(source) = problem.source.as_ref().filter(|_| !real.is_empty()) else { return true };
            let path = real_path(source);
            real.iter().all(|(own, now)| *own != path || now.text() == source.text())
        });
    }

    fn sum_up(&self, terminal: &mut Terminal) -> Result<(), Failure> {
        let errors =
            self.findings.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
        let warnings =
            self.findings.problems.iter().filter(|problem| problem.severity == Severity::Warning).count();
        let phrase = Phrase::new("cli-checked")
            .with("files", self.files)
            .with("errors", errors)
            .with("warnings", warnings);
        terminal.say(&phrase)
    }
}

/// The problem for a file that fits several kinds equally well; nothing is written into such a file.
fn unclear(kind: Kind, rivals: &[Kind], source: &Source, fills: bool) -> Problem {
    let folders: Vec<String> = rivals.iter().map(|rival| rival.folder().to_owned()).collect();
    let phrase = Phrase::new("kind-unclear").with("kind", Phrase::new(kind.phrase()));
    let phrase = phrase.with("folder", kind.folder()).with("folders", folders);
    let problem = Problem::error(phrase).of(source);
    if fills { problem } else { problem.as_note() }
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

fn is_ron(path: &Path) -> bool {
    has_ending(path, "ron")
}

fn is_markdown(path: &Path) -> bool {
    has_ending(path, "md")
}

fn is_codex_page(path: &Path) -> bool {
    let folder = path.parent().and_then(Path::file_name);
    folder.is_some_and(|folder| Path::new(crate::data::codex::FOLDER) == Path::new(folder))
}

/// The language that a codex page is a translation into, by its folder: `text/LANGUAGE/codex`.
fn language_of(path: &Path) -> Option<OsString> {
    let language = path.parent()?.parent()?;
    let is_translation = is_codex_page(path) && language.parent()?.file_name()? == "text";
    is_translation.then(|| language.file_name()).flatten().map(OsString::from)
}

/// Whether a text is a codex page and not a rule card.
fn is_page(text: &str) -> bool {
    has_line(text, "## ") && !has_line(text, "rule:")
}

fn has_line(text: &str, mark: &str) -> bool {
    text.lines().any(|line| line.starts_with(mark))
}

/// Whether a Markdown file in a folder is a codex page or a rule card; any other Markdown is ignored.
fn may_be_ours(path: &Path) -> bool {
    let is_card = |text: &str| ["rule:", "```"].iter().all(|mark| has_line(text, mark));
    is_codex_page(path) || Source::read(path).is_ok_and(|source| is_card(source.text()))
}
