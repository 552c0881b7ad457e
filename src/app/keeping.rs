//! Keeps the settings: reads them when the window opens, and writes them when they have changed and no key or button is
//! held any more, so that a slider on its way writes nothing.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::battle::{Problem, Severity, Source};
use crate::data::files::put;
use crate::data::reader::read;
use crate::data::user_folder::SETTINGS;
use crate::data::write::to_ron;
use crate::view::hud::{FileProblems, SettingsFault};
use crate::view::settings::Settings;

/// The file of the settings, and what it holds.
#[derive(Resource)]
struct Keeper {
    /// `None` if there is no folder to keep anything in.
    path: Option<PathBuf>,
    written: Settings,
    /// Whether the file cannot be read. It is put aside before a new one is written.
    is_broken: bool,
}

/// Adds the keeping of settings.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, keep);
}

/// Reads the settings of the user whose folder this is.
pub fn prepare(app: &mut App, home: Option<&Path>) {
    let path = home.map(|home| home.join(SETTINGS));
    let (settings, problems) = path.as_deref().map(open).unwrap_or_default();
    let is_broken = !problems.is_empty();
    app.insert_resource(Keeper { path, written: settings.clone(), is_broken });
    app.insert_resource(settings);
    app.insert_resource(FileProblems { settings: problems, ..FileProblems::default() });
}

/// The settings of a file, or the usual ones and what is wrong with the file.
fn open(path: &Path) -> (Settings, Vec<Problem>) {
    if !path.exists() {
        return (Settings::default(), Vec::new());
    }
    let file = match Source::read(path) {
        Ok(source) => read::<Settings>(&source),
        Err(problem) => return (Settings::default(), vec![*problem]),
    };
    let is_sound = file.problems.iter().all(|problem| problem.severity != Severity::Error);
    match file.value.filter(|_| is_sound) {
        Some(settings) => (settings, Vec::new()),
        None => (Settings::default(), file.problems),
    }
}

fn keep(
    settings: Res<Settings>,
    mut keeper: ResMut<Keeper>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut exits: MessageReader<AppExit>,
    mut fault: ResMut<SettingsFault>,
    mut problems: ResMut<FileProblems>,
) {
    if keeper.written == *settings {
        return;
    }
    let is_held = keys.get_pressed().len() > 0 || buttons.get_pressed().len() > 0;
    if is_held && exits.read().count() == 0 {
        return;
    }
    keeper.written = settings.clone();
    let Some(path) = &keeper.path else { return };
    match write(path, &settings, keeper.is_broken) {
        Ok(()) => {
            keeper.is_broken = false;
            fault.0 = None;
            problems.settings.clear();
        }
        Err(cause) => fault.0 = Some(cause),
    }
}

/// Writes the settings. A file that could not be read is kept under another name.
fn write(path: &Path, settings: &Settings, is_broken: bool) -> Result<(), String> {
    let text = to_ron(settings).map_err(|cause| cause.to_string())?;
    if is_broken && path.exists() {
        fs::rename(path, name_aside(path)).map_err(|cause| cause.to_string())?;
    }
    put(path, &text).map_err(|cause| cause.to_string())
}

/// A name for a broken file that no file has yet.
fn name_aside(path: &Path) -> PathBuf {
    let named = |number: u32| {
        let end = if number == 1 { "broken".to_owned() } else { format!("broken-{number}") };
        let mut name = path.as_os_str().to_owned();
        name.push(".");
        name.push(end);
        PathBuf::from(name)
    };
    (1..).map(named).find(|path| !path.exists()).unwrap_or_else(|| named(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_and_a_broken_file_is_never_lost() {
        let folder = std::env::temp_dir().join(format!("affray-keeping-{}", std::process::id()));
        let path = folder.join(SETTINGS);
        assert_eq!(open(&path), (Settings::default(), Vec::new()), "no file is no problem");
        let chosen = Settings { scale: 150, ..Settings::default() };
        write(&path, &chosen, false).unwrap();
        assert_eq!(open(&path), (chosen.clone(), Vec::new()));
        for (round, text) in ["(scale: 150", "(scale: \"huge\")"].into_iter().enumerate() {
            fs::write(&path, text).unwrap();
            let (settings, problems) = open(&path);
            assert_eq!(settings, Settings::default());
            assert!(problems.iter().any(|problem| problem.place().is_some()), "{problems:?}");
            write(&path, &chosen, true).unwrap();
            assert_eq!(open(&path), (chosen.clone(), Vec::new()));
            let kept = fs::read_dir(&folder)
                .unwrap()
                .filter_map(|entry| fs::read_to_string(entry.unwrap().path()).ok());
            let kept: Vec<String> = kept.collect();
            assert!(kept.iter().any(|kept| kept == text) && kept.len() == round + 2, "{kept:?}");
        }
        let _ = fs::remove_dir_all(&folder);
    }
}
