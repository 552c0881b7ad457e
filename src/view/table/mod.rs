//! The table of the title: scenarios as sheets of parchment on the oak, rulebooks as bound books, the choices for the
//! next battle beside them, and the shelf of saved battles. It only draws and tells what the player picks; `app` reads
//! the files and begins battles.

mod board_picture;
mod books;
mod choices;
mod content;
mod draw;
mod keys;
mod order;
mod panel;
mod pictures;
mod rolled;
mod saves;
mod sheet;
mod surface;
mod unrolled;

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};

pub use board_picture::paint_board;
pub use choices::BattleChoices;
pub use content::{Fighters, SheetContent, fighters, opening};
pub use draw::show;
pub use order::{is_found, sort};
pub use pictures::{PictureOf, Pictures};
pub use rolled::show_roll;
pub use saves::{SavedBattle, SavedSound, SavedState};

use super::hud::LessonEntry;
use super::paint::Binding;
use super::rolled::RolledMap;
use super::wish::Wish;
use crate::tell::Words;

/// A scenario on the table.
pub struct Sheet {
    pub id: String,
    /// The ID of the rulebook that the scenario is made for.
    pub book: String,
    /// The party that the scenario takes, where it may take another one too.
    pub party: Option<String>,
    /// How many members another party must have at least.
    pub least_members: usize,
    /// What the sheet tells; or the problems of a broken file, as sentences.
    pub told: Result<SheetContent, Vec<String>>,
}

/// A party that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    pub id: String,
    pub name: String,
    pub members: usize,
}

/// A rulebook on the table.
pub struct Book {
    pub id: String,
    pub name: String,
    pub promise: String,
    pub differs: Vec<String>,
    pub binding: Binding,
}

/// The battle that begins when the player says so.
pub struct Chosen {
    pub content: SheetContent,
    pub fighters: Vec<Fighters>,
    /// What of the scenario means nothing in the chosen book.
    pub cautions: Vec<String>,
    /// Tells choices apart.
    pub number: u64,
}

/// Everything on the table.
#[derive(Resource, Default)]
pub struct TableTop {
    pub sheets: Vec<Sheet>,
    pub books: Vec<Book>,
    pub parties: Vec<Party>,
    pub saves: Vec<SavedBattle>,
    pub choices: BattleChoices,
    /// The search.
    pub typed: String,
    /// The scenario that the choices are for.
    pub selected: Option<String>,
    /// Whether its sheet lies open.
    pub is_unrolled: bool,
    /// Whether the saved battles are shown instead of the scenarios.
    pub shows_saves: bool,
    /// The chosen battle, or why it cannot be fought, as sentences; nothing while it is not known.
    pub chosen: Option<Result<Chosen, Vec<String>>>,
    /// The saved battle that is being given another name, and the name so far.
    pub renaming: Option<(PathBuf, String)>,
    /// The saved battle that may be deleted if the player says so again.
    pub deleting: Option<PathBuf>,
    /// What could not be done.
    pub notice: Option<String>,
    /// Whether the chosen sheet has to come into sight.
    pub reveals: bool,
    /// How many sheets lie side by side, for the arrow keys.
    columns: usize,
}

/// What a player has picked.
#[derive(Clone, Debug, PartialEq)]
pub enum Pick {
    /// Choose a scenario.
    Select(String),
    /// Choose a scenario and open its sheet.
    Unroll(String),
    /// Begin the chosen battle.
    Begin,
    /// Go on with a saved battle.
    Resume(PathBuf),
    /// Give a saved battle another name.
    Rename(PathBuf, String),
    /// Delete a saved battle.
    Delete(PathBuf),
    /// Read what keeps a scenario from being fought.
    Problems(String),
    /// Read what is wrong with the player's own files.
    OwnProblems,
    /// Open the settings.
    Settings,
    /// Something that the whole window understands.
    Wish(Wish),
    /// Close the window.
    Quit,
}

impl TableTop {
    /// The sheets that have what was typed.
    pub fn found(&self) -> Vec<&Sheet> {
        let is_found = |sheet: &&Sheet| match &sheet.told {
            Ok(content) => is_found(&self.typed, &content.texts()),
            Err(_) => is_found(&self.typed, &[sheet.id.as_str()]),
        };
        self.sheets.iter().filter(is_found).collect()
    }

    /// The sheet of the chosen scenario.
    pub fn selected_sheet(&self) -> Option<&Sheet> {
        let id = self.selected.as_ref()?;
        self.sheets.iter().find(|sheet| sheet.id == *id)
    }

    /// The ID of the rulebook that the next battle follows.
    pub fn book_in_force(&self) -> Option<&str> {
        self.choices.book.as_deref().or_else(|| self.selected_sheet().map(|sheet| sheet.book.as_str()))
    }

    /// The battle that was played last.
    pub fn last_save(&self) -> Option<&SavedBattle> {
        let is_open =
            |saved: &&SavedBattle| matches!(&saved.state, SavedState::Sound(sound) if sound.result.is_none());
        self.saves.iter().filter(is_open).max_by_key(|saved| saved.stamp)
    }
}

/// Everything that drawing the table needs beside it.
pub struct Hands<'h> {
    pub words: &'h Arc<Words>,
    pub pictures: &'h mut Pictures,
    /// The picture of the oak, if it can be shown.
    pub oak: Option<egui::TextureId>,
    pub picks: Vec<Pick>,
    pub lessons: &'h [LessonEntry],
    /// How many of the player's own files are broken.
    pub broken_files: usize,
    /// Whether something else lies over the table and has the keys.
    pub is_covered: bool,
    /// Whether something is on its way and another frame is needed.
    pub moves: bool,
    /// Whether nothing moves that does not have to.
    pub is_still: bool,
}

/// Adds the painting of the pictures, and the map that is still rolled up.
pub fn plugin(app: &mut App) {
    app.init_resource::<TableTop>()
        .init_resource::<Pictures>()
        .init_resource::<RolledMap>()
        .add_systems(EguiPrimaryContextPass, (pictures::paint_next, show_roll));
}
