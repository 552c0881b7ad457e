//! What is said to the user: answers on the standard output, everything else on the standard error, in colour only
//! where somebody watches who has not asked for none.

use std::io::{BufWriter, IsTerminal, Stderr, Stdout, Write, stderr, stdout};
use std::sync::Arc;

use super::failure::Failure;
use crate::battle::{Phrase, Problem, Severity};
use crate::tell::Words;

/// The two ways out, and the words to use.
pub struct Terminal {
    words: Arc<Words>,
    out: BufWriter<Stdout>,
    aside: Stderr,
}

/// How to set off a word.
#[derive(Clone, Copy)]
pub enum Style {
    /// A heading.
    Bold,
    /// Something good.
    Good,
    /// Something bad.
    Bad,
}

impl Terminal {
    pub fn new() -> Terminal {
        Terminal { words: Arc::new(Words::english()), out: BufWriter::new(stdout()), aside: stderr() }
    }

    /// The words of the user's language.
    pub const fn words(&self) -> &Arc<Words> {
        &self.words
    }

    /// Answers with a text as it is.
    pub fn print(&mut self, text: &str) -> Result<(), Failure> {
        Ok(self.out.write_all(text.as_bytes())?)
    }

    /// Answers with one line.
    pub fn line(&mut self, text: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{text}")?)
    }

    /// Answers with a sentence.
    pub fn say(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let text = self.words.phrase(phrase);
        self.line(&text)
    }

    /// Sets off a word of an answer, where that can be seen.
    pub fn set_off(&self, style: Style, text: &str) -> String {
        if !shows_colour(stdout().is_terminal()) {
            return text.to_owned();
        }
        let code = match style {
            Style::Bold => "1",
            Style::Good => "32",
            Style::Bad => "1;31",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }

    /// Where answers are written, for those who write in a form of their own.
    pub const fn out(&mut self) -> &mut BufWriter<Stdout> {
        &mut self.out
    }

    /// Sends off all answers so far.
    pub fn flush(&mut self) -> Result<(), Failure> {
        Ok(self.out.flush()?)
    }

    /// Remarks something beside the answer.
    pub fn remark(&mut self, phrase: &Phrase) {
        let text = self.words.phrase(phrase);
        self.aside(&format!("{text}\n"));
    }

    /// Reports what is wrong, beside the answer.
    pub fn report(&mut self, problems: &[Problem]) {
        let is_coloured = shows_colour(self.aside.is_terminal());
        for problem in problems {
            let report = self.words.report(problem, is_coloured);
            self.aside(&report);
        }
    }

    /// Reports what deserves no more than a warning, whatever it was meant as.
    pub fn warn(&mut self, problems: &[Problem]) {
        let warnings: Vec<_> = problems
            .iter()
            .map(|problem| Problem { severity: problem.severity.max(Severity::Warning), ..problem.clone() })
            .collect();
        self.report(&warnings);
    }

    /// Warns in a line each, without the places.
    pub fn warn_in_lines(&mut self, problems: &[Problem]) {
        for problem in problems {
            let warning = self.words.problem(problem);
            self.remark(&Phrase::new("cli-warning").with("warning", warning));
        }
    }

    /// Says why a task could not be carried out.
    pub fn explain(&mut self, failure: &Failure) {
        match failure {
            Failure::Usage(problems) | Failure::Unsound(problems) => self.report(problems),
            Failure::Output(cause) => {
                self.remark(&Phrase::new("cli-output-failed").with("cause", cause.to_string()));
            }
            Failure::Unheard => {}
        }
    }

    fn aside(&mut self, text: &str) {
        // Where even this cannot be written, nobody is left to be told.
        let _ = self.aside.write_all(text.as_bytes());
    }
}

/// Colour is for terminals that know it, and for people who want it: <https://no-color.org>.
fn shows_colour(is_terminal: bool) -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let is_dumb = std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
    is_terminal && !is_set("NO_COLOR") && !is_dumb
}
