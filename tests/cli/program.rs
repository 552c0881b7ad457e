//! Runs the program in a temporary folder.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder for one test, deleted when the test is over.
pub struct Place(PathBuf);

impl Place {
    pub fn new() -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("affray-cli-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Place(folder)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    /// Makes a named pipe; opening it for reading waits for ever.
    #[cfg(unix)]
    pub fn pipe(&self, name: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    }

    /// A command that runs the program in this folder, with `home` as the user's own folder.
    pub fn program(&self) -> Command {
        let mut program = Command::new(env!("CARGO_BIN_EXE_affray"));
        program.current_dir(&self.0).env("AFFRAY_HOME", self.path("home")).env_remove("NO_COLOR");
        // Without a language of its own the program speaks English, wherever the test runs.
        program.env("LC_ALL", "C");
        program
    }

    pub fn run<S: AsRef<OsStr>>(&self, arguments: impl IntoIterator<Item = S>) -> Said {
        Said::from(self.program().args(arguments).output().unwrap())
    }

    /// The names of the files in this folder.
    pub fn files(&self) -> Vec<String> {
        let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut names: Vec<String> = fs::read_dir(&self.0).unwrap().map(name).collect();
        names.sort();
        names
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program's output and exit status.
#[derive(Debug)]
pub struct Said {
    pub out: String,
    pub aside: String,
    pub status: i32,
}

impl From<Output> for Said {
    fn from(output: Output) -> Said {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Said { out: text(output.stdout), aside: text(output.stderr), status: output.status.code().unwrap() }
    }
}

impl Said {
    /// Asserts the exit status, and that answers and messages went to the right streams.
    #[track_caller]
    pub fn ended(self, status: i32) -> Said {
        assert_eq!(self.status, status, "{self:#?}");
        self
    }

    #[track_caller]
    pub fn answers(self, part: &str) -> Said {
        assert!(self.out.contains(part), "no {part:?} in {self:#?}");
        self
    }

    #[track_caller]
    pub fn complains(self, part: &str) -> Said {
        assert!(self.aside.contains(part), "no {part:?} in {self:#?}");
        self
    }
}

/// A file of the repository.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}
