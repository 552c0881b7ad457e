//! Wishes: what the player wants, by key, mouse, button or script. `app` carries them out.

use bevy::prelude::*;

use super::pace::Pace;
use super::tools::{FollowUp, Tool};
use crate::battle::{Order, SideId};
use crate::grid::{Footprint, Pos};

/// What the player wants.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Wish {
    /// Point at a square.
    Point(Pos),
    /// Do what the square stands for.
    Click(Pos),
    /// Go by a square on the way.
    GoBy(Pos),
    /// Give the combatant on a square one more swing of the attack.
    Share(Pos),
    /// Move the pointed square by this many columns and rows.
    Nudge(i16, i16),
    /// Point at the next combatant or square that the tool in hand could be used on.
    PointNext,
    /// Do what the pointed square stands for.
    Deed,
    /// Give exactly this order.
    Give(Order),
    /// Give the order to walk somewhere, and another order from there.
    Approach(Order, FollowUp),
    /// Take a tool in hand, or use it at once if it needs no target.
    Take(Tool),
    /// Take the tool at this place of the action bar.
    TakeNumber(usize),
    /// Select the next combatant who can be given orders.
    Next,
    /// Accept or decline the offer, or say whether a wish is meant that was asked about.
    Answer(bool),
    /// End the turn of the selected combatant.
    End,
    /// Take the last decision back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Show the rest at once.
    Skip,
    /// Show the battle at this pace.
    Pace(Pace),
    /// Show the battle faster, or slower below 0.
    Hasten(i8),
    /// Silence the sound, or let it be heard again.
    Mute,
    /// Show where enemies could strike, or no longer.
    ShowDanger(bool),
    /// Zoom in, or out below 0.
    Zoom(f32),
    /// Move what the window shows of the board by this many steps to the right and down.
    Pan(i16, i16),
    /// Show the whole board.
    WholeBoard,
    /// Open or close the panel at the side.
    SidePanel,
    /// Scroll the text that is being read by this many pages.
    Scroll(f32),
    /// Put down what is in hand, close what is open, or open the menu.
    Back,
    /// Open or close the menu.
    Menu(bool),
    /// Read the text of a rule.
    Read(String),
    /// Open the codex where it was last, or close it.
    OpenCodex(bool),
    /// Play the example on the rule card of this name.
    PlayExample(String),
    /// Begin a lesson, by a rulebook.
    Lesson { id: String, rulebook: String },
    /// Put the lesson away. The battle goes on.
    LeaveLesson,
    /// Give the next order of the example.
    NextStep,
    /// Leave the example, for the battle before it if there was one.
    LeaveExample,
    /// Show the log over the board, or beside it again.
    OpenLog(bool),
    /// Show the log over the board, with the keys in its search field.
    Search,
    /// Say why an opponent did what they did last, or put that away.
    Why,
    /// Show every roll in the log instead of the story, or the other way round.
    SwitchLog,
    /// Show where something happened.
    Find(Vec<Footprint>),
    /// Show what a screen reader reads, or hide it.
    Narrate,
    /// Read the rule behind the last sentence of the log, then that behind the one before, and so on.
    ReadBack,
    /// Open or close the settings.
    Settings(bool),
    /// Open or close the list of everything that the selected combatant can do.
    Tools(bool),
    /// Read what is wrong with files; `None` closes the list.
    Problems(Option<ProblemsAbout>),
    /// Go back to the table of the title.
    Leave,
    /// Fight the same battle again with other dice.
    Again,
    /// Fight the same battle again with the same dice.
    AgainAlike,
    /// Fight the next battle of the list.
    NextScenario,
    /// Save the board and the sheet at the end of a battle as a picture.
    SaveSheet,
    /// Watch the battle again, or do something while it is watched.
    Replay(ReplayWish),
    /// Close the window.
    Quit,
}

/// What the player wants of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayWish {
    /// Watch the battle on the stage from its beginning, or from the deed that this fact belongs to.
    Open(Option<usize>),
    /// Go to the moment after this many deeds.
    Go(usize),
    /// Go one stride on, or back.
    Stride(Stride, Way),
    /// Go on by itself, or stop.
    Play,
    /// Play faster or slower.
    Pace(Pace),
    /// Look with the eyes of this side, or see everything.
    Eyes(Option<SideId>),
    /// Look with the eyes of the next side, and after the last see everything.
    NextEyes,
    /// Let the battle go on from here.
    TakeOver,
    /// Leave the replay.
    Close,
}

/// How far a step of a replay goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    Deed,
    Turn,
    Round,
    /// To the beginning or the end.
    Whole,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    On,
    Back,
}

/// Whose files are broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemsAbout {
    /// The player's own.
    OwnFiles,
    /// Those of a battle that cannot begin.
    Battle {
        scenario: String,
        /// The rulebook that was chosen for it; `None` for the scenario's own.
        rulebook: Option<String>,
    },
}
