//! Scripts drive the window from a file, with one instruction per line. They use the same wishes as keys and mouse.

mod devices;
mod expectation;
mod film;
mod parse;
mod run;
mod words;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiPreUpdateSet;

use expectation::Expectation;

use crate::grid::Pos;

/// One line of a script.
#[derive(Clone, Debug, PartialEq)]
pub enum Instruction {
    /// An order, in the text form of cards and records.
    Order(String),
    /// Click a square.
    Click(Pos),
    /// Click a square with shift held: the way has to go by it.
    GoBy(Pos),
    /// Click a square with control held: one more swing at the combatant there.
    Share(Pos),
    /// Point at a square.
    Hover(Pos),
    /// Press a key of the keyboard.
    Key(KeyCode),
    /// Press a key and hold it.
    Hold(KeyCode),
    /// Let a held key go.
    LetGo(KeyCode),
    /// Drag the mouse from one square to another, with this button held. All of it comes in a single frame.
    Drag(MouseButton, Pos, Pos),
    /// Move the mouse to a square and press its left button there.
    Press(Pos),
    /// Points at what has these words on it and presses the mouse there, so many times.
    ClickWords {
        text: String,
        times: u8,
    },
    /// Write a text with the keyboard.
    Type(String),
    /// Move the mouse to a point of the window, in pixels from its upper left corner.
    Mouse(Vec2),
    /// Begin the lesson of this name by a rulebook.
    Lesson {
        id: String,
        rulebook: String,
    },
    /// Play the example on the rule card of this name.
    Example(String),
    /// Give the next order of the example.
    NextStep,
    /// Give the window this many pixels.
    Window(u32, u32),
    /// Take the tool of this name from the action bar.
    Take(String),
    /// Save a picture of the window to a file.
    Screenshot(String),
    /// Begin a film of the window: a moving picture that is saved to a file.
    Film(String),
    /// End the film and save it.
    Cut,
    /// Wait this many frames.
    Wait(u32),
    /// From now on a second has this many frames, as on a slow machine.
    FrameRate(u32),
    /// Show everything at once from now on.
    Instant,
    /// Wait until everything has been shown and a player has to decide, or the battle is over.
    Settle,
    /// Read the text of a rule.
    Read(String),
    /// Fail unless this is so.
    Expect(Expectation),
    /// Go back to the table of the title.
    Leave,
    /// Continue the last saved battle.
    Resume,
    Undo,
    Redo,
    /// Close the window.
    Quit,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// The name of the script's file.
    pub name: String,
    /// Each instruction with its line number, from 1.
    pub lines: Vec<(usize, Instruction)>,
}

impl Script {
    /// Whether it looks for anything by the words on it.
    fn reads_words(&self) -> bool {
        let reads = |instruction: &Instruction| match instruction {
            Instruction::ClickWords { .. } => true,
            Instruction::Expect(expectation) => matches!(expectation, Expectation::Written(_)),
            _ => false,
        };
        self.lines.iter().any(|(_, instruction)| reads(instruction))
    }
}

/// What went wrong with a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The name of the script's file.
    pub script: String,
    /// The line number, from 1.
    pub line: usize,
    /// What went wrong, as a sentence.
    pub why: String,
}

/// How long a frame lasts while a script runs, whatever the clock says.
const FRAME: Duration = Duration::from_micros(16_667);
/// How many frames a script waits at most while nothing is shown and no opponent decides.
const IDLE_FRAMES: u32 = 10_000;
/// How many facts may be added at most while a script waits for one thing; a battle has far fewer.
const FACTS: usize = 100_000;

/// Adds a script to the window. What goes wrong with the script is stored in `verdict`.
pub fn plugin(script: Script, verdict: Arc<Mutex<Option<Failure>>>) -> impl Fn(&mut App) {
    move |app: &mut App| {
        app.init_resource::<words::WordsShown>().init_resource::<film::Film>();
        app.insert_resource(run::Runner::new(script.clone(), Arc::clone(&verdict)));
        // A frame lasts as long on every machine.
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.add_systems(Last, film::expose);
        // It costs a good part of a frame, and few scripts need it.
        if script.reads_words() {
            app.add_systems(Update, words::listen);
        }
        app.add_systems(PreUpdate, run::run_next.before(InputSystems).before(EguiPreUpdateSet::ProcessInput));
    }
}
