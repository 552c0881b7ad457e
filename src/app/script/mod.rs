//! Scripts: the window driven by a file, one instruction a line, through the very wishes that keys and mouse make.

mod parse;
mod run;

use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use crate::grid::Pos;
use crate::view::stage::Beat;

/// One line of a script.
#[derive(Clone, Debug, PartialEq)]
pub enum Instruction {
    /// An order in the text form that cards and records use.
    Order(String),
    /// To click a square.
    Click(Pos),
    /// To click a square with shift held: a way is to go by it.
    GoBy(Pos),
    /// To click a square with control held: one more swing at whoever stands there.
    Share(Pos),
    /// To point at a square.
    Hover(Pos),
    /// To strike a key.
    Key(KeyCode),
    /// To take a tool of the action bar by its name.
    Take(String),
    /// To keep a picture of the window.
    Screenshot(String),
    /// To let so many frames go by.
    Wait(u32),
    /// To show everything at once from now on.
    Instant,
    /// To let everything be shown and opponents decide, until a person has to, or it is over.
    Settle,
    /// To read what a rule says.
    Read(String),
    /// To fail unless the log holds a text.
    Expect(String),
    /// To fail unless the tip beside the pointed square holds a text.
    ExpectTip(String),
    /// To fail unless a person is asked something.
    ExpectOffer,
    /// To fail unless the last thing wished for was refused, with a sentence that holds a text.
    ExpectRefusal(String),
    /// To fail unless the battle is over.
    ExpectOver,
    /// To open the list of scenarios.
    Leave,
    /// To go on with the battle that was saved last.
    Resume,
    /// To take back.
    Undo,
    /// To do again.
    Redo,
    /// To close the window.
    Quit,
}

/// A script that has been read.
#[derive(Clone, Debug, PartialEq)]
pub struct Script {
    /// What its file is called.
    pub name: String,
    /// Each instruction with its line, from 1.
    pub lines: Vec<(usize, Instruction)>,
}

/// What went wrong with a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The script.
    pub script: String,
    /// The line, from 1.
    pub line: usize,
    /// What went wrong, in a sentence.
    pub why: String,
}

/// The most frames that a script waits while nothing is under way: nothing is shown, and no opponent decides.
const IDLE_FRAMES: u32 = 10_000;
/// The most facts that may come about while a script waits for one thing: a battle has far fewer.
const FACTS: usize = 100_000;

/// Adds a script, which leaves what went wrong with it where it is told to.
pub fn plugin(script: Script, verdict: Arc<Mutex<Option<Failure>>>) -> impl Fn(&mut App) {
    move |app: &mut App| {
        app.insert_resource(run::Runner::new(script.clone(), Arc::clone(&verdict)));
        app.add_systems(Update, run::go_on.before(Beat::Listen));
    }
}
