//! What the window starts with, and what every battle in it starts from.

use bevy::prelude::*;

use super::SeatPlayers;
use crate::data::catalogue::Catalogue;
use crate::engine::session::TakeBack;
use crate::tell::Language;

/// What every battle of this window starts from.
#[derive(Resource)]
pub struct Setup {
    /// All scenarios, rulebooks and other files that can be named.
    pub catalogue: Catalogue,
    /// The rulebook to use; `None` for each scenario's own.
    pub rulebook: Option<String>,
    /// Changes which combatants are played by people and which by opponents.
    pub seat: SeatPlayers,
    /// The seed of the dice; `None` for a different seed in each battle.
    pub seed: Option<u64>,
    /// What may be taken back.
    pub take_back: TakeBack,
}

/// The languages that there are.
#[derive(Resource)]
pub struct Spoken {
    pub languages: Vec<Language>,
    /// The one that the command line asks for, which outranks the settings.
    pub asked: Option<String>,
}
