//! The ways in which a subcommand can end, and their exit statuses.

use std::io;
use std::path::Path;

use crate::battle::{Phrase, Problem, Severity};

/// The result of a subcommand that could be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Sound,
    /// A check failed, and its problems have been reported.
    Failed,
    /// The user stopped it with Ctrl-C, and what there was has been told.
    Interrupted,
}

/// Why a subcommand could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong.
    Usage(Vec<Problem>),
    /// The files that it needs have errors.
    BrokenFiles(Vec<Problem>),
    /// The reader of the output has closed the pipe.
    PipeClosed,
    /// The output cannot be written.
    Output(io::Error),
}

pub type Outcome = Result<Verdict, Failure>;

impl Verdict {
    /// The exit status for a wrong command line.
    pub const MISUSED: u8 = 2;

    /// The exit status after Ctrl-C: 128 and the number of the signal, as shells count.
    pub const STOPPED: u8 = 130;

    /// Sound if there are no errors; warnings do not matter.
    pub fn on(problems: &[Problem]) -> Verdict {
        let is_broken = problems.iter().any(|problem| problem.severity == Severity::Error);
        if is_broken { Verdict::Failed } else { Verdict::Sound }
    }

    pub const fn status(self) -> u8 {
        match self {
            Verdict::Sound => 0,
            Verdict::Failed => 1,
            Verdict::Interrupted => Verdict::STOPPED,
        }
    }
}

impl Failure {
    /// A wrong command line, with one message.
    pub fn usage(phrase: Phrase) -> Failure {
        Failure::Usage(vec![Problem::error(phrase)])
    }

    /// An unknown name, with all known names and the one that was probably meant.
    pub fn stranger<'n>(
        key: &'static str,
        name: &str,
        names: impl Iterator<Item = &'n str>,
        suggestion: Option<&str>,
    ) -> Failure {
        let names: Vec<String> = names.map(str::to_owned).collect();
        let phrase = Phrase::new(key).with("found", name).with("names", names);
        Failure::Usage(vec![Problem::error(phrase).suggest(suggestion)])
    }

    /// An unknown name of a file in the catalogue, with the one that was probably meant.
    pub fn unknown(kind: &'static str, name: &str, suggestion: Option<&str>) -> Failure {
        Failure::Usage(vec![Problem::error(crate::data::catalogue::unknown(kind, name)).suggest(suggestion)])
    }

    /// A file that cannot be read: a wrong path is a wrong command line, everything else a problem of the file.
    pub fn unreadable(problem: Problem) -> Failure {
        match problem.key() {
            "file-missing" | "file-is-folder" | "file-is-no-file" | "file-forbidden" => {
                Failure::Usage(vec![problem])
            }
            _ => Failure::BrokenFiles(vec![problem]),
        }
    }

    /// A file that cannot be written.
    pub fn unwritable(path: &Path, cause: &io::Error) -> Failure {
        let file = path.display().to_string();
        Failure::usage(match cause.kind() {
            io::ErrorKind::AlreadyExists => Phrase::new("cli-there-already").with("file", file),
            _ => Phrase::new("cli-cannot-write").with("file", file).with("cause", cause.to_string()),
        })
    }

    pub const fn status(&self) -> u8 {
        match self {
            Failure::Usage(_) => Verdict::MISUSED,
            Failure::BrokenFiles(_) | Failure::Output(_) => 1,
            Failure::PipeClosed => 0,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(cause: io::Error) -> Failure {
        if cause.kind() == io::ErrorKind::BrokenPipe { Failure::PipeClosed } else { Failure::Output(cause) }
    }
}
