//! What the window needs of the machine: a display, a graphics adapter, and a folder for what runs. Says in a sentence
//! what is missing.

use std::io::Write;
use std::panic;
use std::process::exit;
use std::sync::Arc;

use crate::tell::{Words, say};

/// Where libraries fail if there is no display, and the ID of the sentence that says so.
const NO_DISPLAY: (&str, &str) = ("event loop", "window-no-display");
/// Where they fail if there is no graphics adapter, and the ID of the sentence that says so.
const NO_GRAPHICS: (&str, &str) = ("a GPU", "window-no-graphics");

/// From here on, if there is no display or no graphics adapter, the program says so in a sentence and ends. The libraries
/// tell it by a panic, which cannot be asked about beforehand without opening everything twice.
pub fn explain_what_is_missing(words: Arc<Words>) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |failure| {
        let told = failure.payload_as_str().unwrap_or_default();
        let Some((_, id)) = [NO_DISPLAY, NO_GRAPHICS].into_iter().find(|(sign, _)| told.contains(sign))
        else {
            usual(failure);
            return;
        };
        // If not even this can be written, nothing can be said.
        let _ =
            writeln!(std::io::stderr(), "{}", say!(words, "window-cannot-open", why = words.say(id, &[])));
        exit(1);
    }));
}

/// Starts the program anew with the folder that desktop libraries expect, if nobody has named one. Without it they
/// complain on the terminal.
#[cfg(target_os = "linux")]
pub fn provide_runtime_folder() {
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::process::CommandExt;
    use std::path::PathBuf;

    const NAME: &str = "XDG_RUNTIME_DIR";
    if std::env::var_os(NAME).is_some() {
        return;
    }
    let own =
        std::fs::metadata("/proc/self").map(|process| PathBuf::from(format!("/run/user/{}", process.uid())));
    let folder = own.ok().filter(|folder| folder.is_dir()).unwrap_or_else(std::env::temp_dir);
    if let Ok(program) = std::env::current_exe() {
        // If the program cannot be started anew, it goes on as it is.
        let _ =
            std::process::Command::new(program).args(std::env::args_os().skip(1)).env(NAME, folder).exec();
    }
}

/// Only on Linux do libraries expect such a folder.
#[cfg(not(target_os = "linux"))]
pub fn provide_runtime_folder() {}
