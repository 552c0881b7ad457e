//! Finds the folder of the user's own files: rulebooks, creatures and scenarios that add to the bundled ones, and saved
//! battles. Nothing is created here.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

/// The file of the window's settings in that folder. The program writes it; it is no authored file.
pub const SETTINGS: &str = "settings.ron";

/// The folder for the user's own files: `AFFRAY_HOME`, or else the platform's folder for program data. None if the
/// platform has none, as in a container without a home.
pub fn user_folder() -> Option<PathBuf> {
    folder_by(|variable| env::var_os(variable).filter(|value| !value.is_empty()))
}

fn folder_by(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| variable(name).map(PathBuf::from);
    // The XDG base directory specification says to ignore relative paths here.
    let absolute = |name: &str| folder(name).filter(|path| path.is_absolute());
    if let Some(own) = folder("AFFRAY_HOME") {
        return Some(own);
    }
    if cfg!(windows) {
        return folder("APPDATA").map(|data| data.join("Affray"));
    }
    if cfg!(target_os = "macos") {
        return folder("HOME").map(|home| home.join("Library/Application Support/Affray"));
    }
    let data = absolute("XDG_DATA_HOME").or_else(|| absolute("HOME").map(|home| home.join(".local/share")));
    data.map(|data| data.join("affray"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn among(known: &[(&str, &str)]) -> Option<PathBuf> {
        folder_by(|name| known.iter().find(|(own, _)| *own == name).map(|(_, value)| OsString::from(value)))
    }

    #[test]
    fn a_folder_named_by_the_user_comes_before_all_others() {
        let folder = among(&[("AFFRAY_HOME", "mine"), ("XDG_DATA_HOME", "/data"), ("HOME", "/home/me")]);
        assert_eq!(folder, Some(PathBuf::from("mine")));
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn the_platform_names_a_folder_for_data_or_at_least_a_home() {
        assert_eq!(
            among(&[("XDG_DATA_HOME", "/data"), ("HOME", "/me")]),
            Some(PathBuf::from("/data/affray"))
        );
        assert_eq!(among(&[("HOME", "/me")]), Some(PathBuf::from("/me/.local/share/affray")));
        let relative = among(&[("XDG_DATA_HOME", "data"), ("HOME", "/me")]);
        assert_eq!(relative, Some(PathBuf::from("/me/.local/share/affray")));
    }

    #[test]
    fn without_a_home_there_is_no_folder() {
        assert_eq!(among(&[]), None);
    }
}
