//! The catalogue: every file that can be named. Files from the user's own folder add to the bundled ones and override
//! those of the same name.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;

use super::codex;
use super::lesson;
use super::levels::{LEVELS, levels_of};
use super::reader::{Read, read};
use super::user_folder::SETTINGS;
use crate::battle::words::words;
use crate::battle::{Levels, Listed, Phrase, Problem, Source, Terrain};
use crate::data::authored::{PartyFile, ScenarioFile};

/// The embedded files: their names below `assets/`, and their texts.
pub(super) const BUNDLED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/bundled.rs"));

/// The file that lists the kinds of terrain.
pub const TERRAIN: &str = "terrain.ron";
/// The file with the defaults.
pub const DEFAULTS: &str = "defaults.ron";

words! {
    /// What a file describes, with the folder that it lies in.
    pub enum Kind {
        Scenario = "scenarios",
        Rulebook = "rulebooks",
        Creature = "creatures",
        Weapon = "weapons",
        Armour = "armours",
        Item = "items",
        Party = "parties",
        Temper = "tempers",
    }
}

impl Kind {
    /// The folder that such files lie in.
    pub const fn folder(self) -> &'static str {
        self.word()
    }

    /// The key of the message that names this kind.
    pub const fn phrase(self) -> &'static str {
        match self {
            Kind::Scenario => "kind-scenario",
            Kind::Rulebook => "kind-rulebook",
            Kind::Creature => "kind-creature",
            Kind::Weapon => "kind-weapon",
            Kind::Armour => "kind-armour",
            Kind::Item => "kind-item",
            Kind::Party => "kind-party",
            Kind::Temper => "kind-temper",
        }
    }

    /// The path of a file of this kind, relative to the assets folder.
    pub fn file(self, id: &str) -> String {
        format!("{}/{id}.ron", self.folder())
    }

    /// The kind of a file, if its folder is the folder of a kind.
    pub fn by_folder(path: &Path) -> Option<Kind> {
        let folder = path.parent()?.file_name()?;
        Kind::ALL.into_iter().find(|kind| folder == kind.folder())
    }
}

/// The values that apply if a file does not say otherwise.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defaults {
    /// The rulebook of a scenario that names none.
    pub rulebook: String,
    /// The scenario for a first battle, which lies before all others.
    #[serde(default)]
    pub scenario: String,
    /// The opponent of a side that names none.
    pub opponent: String,
    /// A battle ends undecided after this many rounds.
    pub round_limit: u16,
    /// The terrain under a combatant's letter on the map, and of a mark that means open ground.
    pub floor: String,
}

/// The folders that are searched for files, each with the file extension to look for.
fn places(folder: &Path) -> impl Iterator<Item = (PathBuf, &'static str)> + '_ {
    let of_kinds = Kind::ALL.iter().map(|kind| (folder.join(kind.folder()), "ron"));
    of_kinds.chain([
        (folder.to_path_buf(), "ron"),
        (folder.join(codex::FOLDER), "md"),
        (folder.join(lesson::FOLDER), "ron"),
    ])
}

/// The files of a folder that a catalogue takes in, in a fixed order.
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for (within, ending) in places(folder) {
        let Ok(entries) = std::fs::read_dir(&within) else { continue };
        let paths = entries.filter_map(|entry| entry.ok().map(|entry| entry.path()));
        let is_ours =
            |path: &PathBuf| path.extension().is_some_and(|own| own == ending) && !path.ends_with(SETTINGS);
        let mut paths: Vec<_> = paths.filter(is_ours).collect();
        paths.sort();
        files.extend(paths);
    }
    files
}

/// The name of each terrain file here; a later layer overrides an earlier one.
fn terrain_layer(place: usize) -> String {
    if place == 0 { TERRAIN.to_owned() } else { format!("terrain/{place}.ron") }
}

/// Whether a file came with the program.
pub fn is_bundled(source: &Source) -> bool {
    BUNDLED.iter().any(|(name, text)| *name == source.name() && *text == source.text())
}

/// Every file that can be named: bundled, and the user's own.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    sources: BTreeMap<(Kind, String), Source>,
    texts: BTreeMap<String, Source>,
    /// Whether this holds only the files of one battle. Then a name that is missing here may still exist elsewhere.
    is_of_one_battle: bool,
    pub terrain: Listed<Terrain>,
    /// The values that apply if a file does not say otherwise.
    pub defaults: Defaults,
    /// How far opponents think.
    pub levels: Levels,
}

impl Catalogue {
    /// The catalogue of the embedded files.
    pub fn bundled() -> Catalogue {
        let mut catalogue = Catalogue::default();
        for (name, text) in BUNDLED {
            catalogue.add(name, Source::new(*name, *text));
        }
        catalogue.settle();
        catalogue
    }

    /// A catalogue of only these files, named by their paths relative to the assets folder.
    pub fn of<'s>(files: impl IntoIterator<Item = (&'s str, &'s str)>) -> (Catalogue, Vec<Problem>) {
        let mut catalogue = Catalogue { is_of_one_battle: true, ..Catalogue::default() };
        for (name, text) in files {
            catalogue.add(name, Source::new(name, text));
        }
        let problems = catalogue.settle();
        (catalogue, problems)
    }

    /// Adds the files of a folder, which replace bundled files of the same name.
    pub fn with_folder(mut self, folder: &Path) -> (Catalogue, Vec<Problem>) {
        let mut problems = Vec::new();
        for path in files_in(folder) {
            let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            match Source::read(&path) {
                Ok(source) => self.add(&name, source),
                Err(problem) => problems.push(*problem),
            }
        }
        problems.extend(self.settle());
        (self, problems)
    }

    /// Adds one file, named by its path relative to the assets folder.
    pub fn add(&mut self, name: &str, source: Source) {
        let of_kind = Kind::ALL.into_iter().find_map(|kind| {
            let id = name.strip_prefix(kind.folder())?.strip_prefix('/')?.strip_suffix(".ron")?;
            Some((kind, id.to_owned()))
        });
        match of_kind {
            Some(key) => drop(self.sources.insert(key, source)),
            None if name == TERRAIN => self.add_terrain(source),
            None => drop(self.texts.insert(name.to_owned(), source)),
        }
    }

    /// Adds a terrain file on top of those before it; adding the same text again does nothing.
    fn add_terrain(&mut self, source: Source) {
        if self.terrain_files().any(|(_, known)| known.text() == source.text()) {
            return;
        }
        let layer = terrain_layer(self.terrain_files().count());
        self.texts.insert(layer, source);
    }

    /// The terrain files with their names here, the lowest layer first.
    pub fn terrain_files(&self) -> impl Iterator<Item = (String, &Source)> {
        (0..).map(terrain_layer).map_while(|name| self.texts.get(&name).map(|source| (name, source)))
    }

    /// Reads the terrain, the defaults and the levels of opponents. Where a file is broken, the values read before stay.
    pub(super) fn settle(&mut self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut terrain: Listed<Terrain> = Listed::default();
        for (_, source) in self.terrain_files() {
            let file = read::<Listed<Terrain>>(source);
            problems.extend(file.problems);
            let own = file.value.unwrap_or_default();
            // The last kind with a mark wins, so an entry that overrides another one moves to the end.
            let kept = terrain.into_iter().filter(|(name, _)| own.get(name).is_none());
            terrain = kept.collect::<Vec<_>>().into_iter().chain(own.clone()).collect();
        }
        self.terrain = terrain;
        if let Some(file) = self.texts.get(DEFAULTS).map(read) {
            problems.extend(file.problems);
            self.defaults = file.value.unwrap_or_else(|| std::mem::take(&mut self.defaults));
        }
        match self.levels_file().as_ref().map(levels_of) {
            Some(Ok(levels)) => self.levels = levels,
            Some(Err(faults)) => problems.extend(faults),
            None => {}
        }
        problems
    }

    /// The files of settings that are too broken to be used, so that those before them stay.
    pub fn unused_settings(&self) -> impl Iterator<Item = &'static str> {
        let of = |name: &str| self.texts.get(name);
        let defaults = of(DEFAULTS).is_some_and(|source| read::<Defaults>(source).value.is_none());
        let levels = of(LEVELS).is_some_and(|source| levels_of(source).is_err());
        [(DEFAULTS, defaults), (LEVELS, levels)].into_iter().filter(|(_, is)| *is).map(|(name, _)| name)
    }

    /// The file with the levels of opponents. Records from before there was one are played on by the levels of today.
    fn levels_file(&self) -> Option<Source> {
        let bundled = || BUNDLED.iter().find(|(name, _)| *name == LEVELS);
        let own = self.texts.get(LEVELS).cloned();
        own.or_else(|| bundled().map(|(name, text)| Source::new(*name, *text)))
    }

    /// The path of a file relative to the assets folder, if this catalogue holds it.
    pub fn name_of(&self, source: &Source) -> Option<String> {
        let of_kind = self.sources.iter().find(|(_, own)| *own == source);
        let of_none = self.texts.iter().find(|(_, own)| *own == source);
        of_kind.map(|((kind, id), _)| kind.file(id)).or_else(|| of_none.map(|(name, _)| name.clone()))
    }

    /// A file that is of no kind, by its path relative to the assets folder.
    pub fn text(&self, name: &str) -> Option<&Source> {
        self.texts.get(name)
    }

    /// Every file of no kind below a folder.
    pub fn texts<'c>(&'c self, folder: &'c str) -> impl Iterator<Item = (&'c str, &'c Source)> {
        let below = move |(name, _): &(&String, &Source)| name.starts_with(folder);
        self.texts.iter().filter(below).map(|(name, source)| (name.as_str(), source))
    }

    /// The names of all files of a kind, in alphabetical order.
    pub fn names(&self, kind: Kind) -> impl Iterator<Item = &str> {
        self.sources.keys().filter(move |(own, _)| *own == kind).map(|(_, id)| id.as_str())
    }

    /// The names of the files of a kind that lists show: scenarios that say `hidden` are left out.
    pub fn listed(&self, kind: Kind) -> impl Iterator<Item = &str> {
        let is_hidden = move |id: &str| {
            let file = self.source(kind, id).filter(|_| kind == Kind::Scenario).map(read::<ScenarioFile>);
            file.and_then(|file| file.value).is_some_and(|file| file.hidden)
        };
        self.names(kind).filter(move |id| !is_hidden(id))
    }

    pub fn source(&self, kind: Kind, id: &str) -> Option<&Source> {
        self.sources.get(&(kind, id.to_owned()))
    }

    pub fn party(&self, id: &str) -> Option<Read<PartyFile>> {
        self.source(Kind::Party, id).map(read)
    }

    /// Whether a rulebook that is missing here does not exist at all.
    pub const fn knows_all_books(&self) -> bool {
        !self.is_of_one_battle
    }

    /// The names that a stat block may have: those of the rulebooks.
    pub fn books(&self) -> Vec<&str> {
        self.names(Kind::Rulebook).collect()
    }
}

/// A value from a file, and every problem with it. There may be a value in spite of errors, for previews; a battle
/// needs one without errors.
#[derive(Clone, Debug)]
pub struct Loaded<T> {
    pub value: Option<T>,
    pub problems: Vec<Problem>,
    /// Every file that the value was made from.
    pub sources: Vec<Source>,
}

impl<T> Loaded<T> {
    /// The value, if there are no errors; warnings do not matter.
    ///
    /// # Errors
    /// Every problem.
    pub fn sound(self) -> Result<T, Vec<Problem>> {
        let is_error = |problem: &Problem| problem.severity == crate::battle::Severity::Error;
        match self.value {
            Some(value) if !self.problems.iter().any(is_error) => Ok(value),
            _ => Err(self.problems),
        }
    }

    /// The same with the value behind an `Arc`.
    pub fn shared(self) -> Loaded<Arc<T>> {
        Loaded { value: self.value.map(Arc::new), problems: self.problems, sources: self.sources }
    }
}

/// The message for a name that nothing has.
pub fn unknown(kind: &'static str, name: &str) -> Phrase {
    Phrase::new("unknown-name").with("kind", Phrase::new(kind)).with("found", name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ICE: &str = r#"{
        "ice": (name: "thin ice", mark: '~', ground: Difficult, colour: (170, 200, 215)),
        "mud": (name: "deep mud", mark: ';', ground: Pit, colour: (90, 70, 50)),
    }"#;

    #[test]
    fn user_terrain_adds_kinds_and_overrides_kinds_of_the_same_name() {
        let bundled = Catalogue::bundled();
        let mut own = bundled.clone();
        own.add(TERRAIN, Source::new("terrain.ron", ICE));
        assert!(own.settle().is_empty());
        assert_eq!(own.terrain.len(), bundled.terrain.len() + 1);
        assert_eq!(own.terrain.get("ice").map(|kind| kind.name.as_str()), Some("thin ice"));
        assert_eq!(own.terrain.get("mud").map(|kind| kind.name.as_str()), Some("deep mud"));
        for (name, kind) in bundled.terrain.iter().filter(|(name, _)| *name != "mud") {
            assert_eq!(own.terrain.get(name), Some(kind), "{name} is as it was");
        }
    }

    #[test]
    fn user_terrain_wins_a_mark_that_a_bundled_kind_has_too() {
        let mut catalogue = Catalogue::bundled();
        catalogue.add(TERRAIN, Source::new("terrain.ron", ICE));
        catalogue.settle();
        let source = Source::new(
            "pond.ron",
            r#"(map: ["A~B"], combatants: {
                "A": (creature: "warden", side: "party"), "B": (creature: "raider", side: "foes"),
            })"#,
        );
        let loaded = crate::data::resolve::load_scenario(&catalogue, "pond", &source);
        let field = loaded.sound().unwrap_or_else(|problems| panic!("{problems:#?}")).field;
        let kind = field.terrain(crate::grid::Pos::new(1, 0)).map(|kind| kind.name.as_str());
        assert_eq!(kind, Some("thin ice"));
    }

    #[test]
    fn the_same_terrain_twice_counts_once_and_its_files_give_the_same_list_again() {
        let mut catalogue = Catalogue::bundled();
        for _ in 0..2 {
            catalogue.add(TERRAIN, Source::new("terrain.ron", ICE));
        }
        catalogue.settle();
        assert_eq!(catalogue.terrain_files().count(), 2);
        let files: Vec<(String, String)> =
            catalogue.terrain_files().map(|(name, source)| (name, source.text().to_owned())).collect();
        let (again, problems) =
            Catalogue::of(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
        assert!(problems.is_empty(), "{problems:#?}");
        assert_eq!(again.terrain, catalogue.terrain);
    }

    #[test]
    fn broken_user_terrain_removes_nothing() {
        let mut catalogue = Catalogue::bundled();
        catalogue.add(TERRAIN, Source::new("terrain.ron", "{ \"ice\": (name: 7) }"));
        assert!(!catalogue.settle().is_empty());
        assert_eq!(catalogue.terrain, Catalogue::bundled().terrain);
    }
}
