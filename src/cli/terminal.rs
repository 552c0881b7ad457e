//! Output to the user: answers go to standard output and everything else to standard error, coloured only on a terminal
//! whose user has not turned colours off.

use std::io::{BufWriter, IsTerminal, Stderr, Stdout, Write, stderr, stdout};
use std::sync::Arc;

use super::failure::Failure;
use crate::battle::{Phrase, Problem, Severity};
use crate::data::nearest::nearest;
use crate::tell::{Language, Words, choose, wanted_by_system};

/// Both output streams, and the words to use.
pub struct Terminal {
    words: Arc<Words>,
    languages: Vec<Language>,
    /// The language that was asked for by its code.
    asked: Option<String>,
    out: BufWriter<Stdout>,
    aside: Stderr,
}

/// How to highlight a word.
#[derive(Clone, Copy)]
pub enum Style {
    Bold,
    Good,
    Bad,
    Faint,
    /// In the colour of the side with this number.
    Side(u8),
}

/// The codes for the colours of sides, which come round again.
const SIDES: [&str; 6] = ["1;34", "1;31", "1;32", "1;35", "1;33", "1;36"];

impl Terminal {
    pub fn new() -> Terminal {
        let words = Arc::new(Words::english());
        Terminal { words, languages: Vec::new(), asked: None, out: BufWriter::new(stdout()), aside: stderr() }
    }

    /// Speaks the language with this code, or else the one that the user of this system wants, if they are among these.
    pub fn speak(&mut self, languages: Vec<Language>, asked: Option<&str>) -> Result<(), Failure> {
        self.languages = languages;
        self.asked = asked.map(str::to_owned);
        let wanted = asked.map_or_else(wanted_by_system, |code| vec![code.to_owned()]);
        match (choose(&self.languages, &wanted), asked) {
            (Some(language), _) => self.words = Arc::new(Words::in_language(language)),
            (None, Some(code)) => {
                let codes = || self.languages.iter().map(|language| language.code.as_str());
                let meant = nearest(code, codes());
                return Err(Failure::stranger("cli-unknown-language", code, codes(), meant));
            }
            (None, None) => {}
        }
        Ok(())
    }

    /// All languages that there are, to choose from in the window.
    #[cfg(feature = "play")]
    pub fn languages(&self) -> &[Language] {
        &self.languages
    }

    /// The code of the language that was asked for.
    #[cfg(feature = "play")]
    pub fn asked(&self) -> Option<String> {
        self.asked.clone()
    }

    /// The language that is spoken.
    pub fn language(&self) -> Option<&Language> {
        self.languages.iter().find(|language| language.code == self.words.language())
    }

    pub const fn words(&self) -> &Arc<Words> {
        &self.words
    }

    /// Prints a text as it is.
    pub fn print(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.out.write_all(text.as_bytes())?)
    }

    /// Prints one line.
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Prints a sentence.
    pub fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.words.phrase(phrase);
        self.line(&text)
    }

    /// Highlights a word, if standard output shows colours.
    pub fn set_off(&self, style: Style, text: &str) -> String {
        if !shows_colour(stdout().is_terminal()) {
            return text.to_owned();
        }
        let code = match style {
            Style::Bold => "1",
            Style::Good => "32",
            Style::Bad => "1;31",
            Style::Faint => "2",
            Style::Side(number) => SIDES[usize::from(number) % SIDES.len()],
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }

    /// Standard output, for callers with a format of their own.
    pub const fn out(&mut self) -> &mut BufWriter<Stdout> {
        &mut self.out
    }

    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// Prints a sentence to standard error.
    pub fn remark(&mut self, phrase: &Phrase) {
        let text = self.words.phrase(phrase);
        self.aside(&format!("{text}\n"));
    }

    /// Prints problems to standard error.
    pub fn report(&mut self, problems: &[Problem]) {
        let is_coloured = shows_colour(self.aside.is_terminal());
        for problem in problems {
            let report = self.words.report(problem, is_coloured);
            self.aside(&report);
        }
    }

    /// Prints problems to standard error, with errors turned into warnings.
    pub fn warn(&mut self, problems: &[Problem]) {
        let warnings: Vec<_> = problems
            .iter()
            .map(|problem| Problem { severity: problem.severity.max(Severity::Warning), ..problem.clone() })
            .collect();
        self.report(&warnings);
    }

    /// Says a sentence beside answers: among them where they are text, else where it does not mix with them.
    pub fn say_beside(&mut self, are_text: bool, phrase: &Phrase) -> Result<(), Failure> {
        if are_text {
            return self.say(phrase);
        }
        self.remark(phrase);
        Ok(())
    }

    /// Prints warnings to standard error, one line each and without their places.
    pub fn warn_in_lines(&mut self, problems: &[Problem]) {
        for problem in problems {
            let warning = self.words.problem(problem);
            self.remark(&Phrase::new("cli-warning").with("warning", warning));
        }
    }

    /// Reports why a subcommand could not be carried out.
    pub fn explain(&mut self, failure: &Failure) {
        match failure {
            Failure::Usage(problems) | Failure::BrokenFiles(problems) => self.report(problems),
            Failure::Output(cause) => {
                self.remark(&Phrase::new("cli-output-failed").with("cause", cause.to_string()));
            }
            Failure::PipeClosed => {}
        }
    }

    fn aside(&mut self, text: &str) {
        // If standard error cannot be written, there is no way left to report that.
        let _ = self.aside.write_all(text.as_bytes());
    }
}

/// Whether colours are shown: <https://no-color.org>.
fn shows_colour(is_terminal: bool) -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
    is_terminal && !is_set("NO_COLOR") && !is_dumb
}
