//! How a task may end, and the exit status that says so.

use std::io;
use std::path::Path;

use crate::battle::{Phrase, Problem, Severity};

/// What a task that was carried out came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All is well.
    Sound,
    /// It was a check, and it failed; what is wrong has been said.
    Failed,
}

/// Why a task could not be carried out.
#[derive(Debug)]
pub enum Failure {
    /// It was not said properly what to do.
    Usage(Vec<Problem>),
    /// The files that it needs are not sound.
    Unsound(Vec<Problem>),
    /// Nobody reads the output any more.
    Unheard,
    /// The output cannot be written.
    Output(io::Error),
}

/// How a task ended.
pub type Outcome = Result<Verdict, Failure>;

impl Verdict {
    /// The exit status of a command line that makes no sense.
    pub const MISUSED: u8 = 2;

    /// Sound, if nothing is wrong but what merely deserves a warning.
    pub fn on(problems: &[Problem]) -> Verdict {
        let is_broken = problems.iter().any(|problem| problem.severity == Severity::Error);
        if is_broken { Verdict::Failed } else { Verdict::Sound }
    }

    pub const fn status(self) -> u8 {
        match self {
            Verdict::Sound => 0,
            Verdict::Failed => 1,
        }
    }
}

impl Failure {
    /// Bad usage, in one sentence.
    pub fn usage(phrase: Phrase) -> Failure {
        Failure::Usage(vec![Problem::error(phrase)])
    }

    /// A name that is none of those that there are, with the one that was probably meant.
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

    /// A name that nothing bears, with the one that was probably meant.
    pub fn unknown(kind: &'static str, name: &str, suggestion: Option<&str>) -> Failure {
        Failure::Usage(vec![Problem::error(crate::data::catalogue::unknown(kind, name)).suggest(suggestion)])
    }

    /// What keeps a file from being read: a wrong path is bad usage, all else the file's own fault.
    pub fn unreadable(problem: Problem) -> Failure {
        match problem.key() {
            "file-missing" | "file-is-folder" | "file-is-no-file" | "file-forbidden" => {
                Failure::Usage(vec![problem])
            }
            _ => Failure::Unsound(vec![problem]),
        }
    }

    /// What keeps a file from being written.
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
            Failure::Unsound(_) | Failure::Output(_) => 1,
            Failure::Unheard => 0,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(cause: io::Error) -> Failure {
        if cause.kind() == io::ErrorKind::BrokenPipe { Failure::Unheard } else { Failure::Output(cause) }
    }
}
