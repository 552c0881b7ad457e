//! The field and what lies on it, as the referee's lines tell them. Every field stands in `docs/referee.md`.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::cli::things::ThingLine;
use crate::grid::Pos;

/// The field as far as the side knows it.
#[derive(Serialize)]
pub struct Ground {
    /// The squares, row by row, each by the mark of its terrain; a space where the side has seen nothing yet.
    pub rows: Vec<String>,
    /// What the marks mean.
    pub marks: BTreeMap<char, Terrain>,
    /// How light each square is: 0 darkness, 1 dim, 2 lit, 3 brilliant. Empty where the rulebook does not count light.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub light: Vec<String>,
    pub doors: Vec<Door>,
    /// Weapons on the ground.
    pub weapons: Vec<Lying>,
    /// Lights on the ground.
    pub lights: Vec<Lamp>,
    pub traps: Vec<Snare>,
    /// What sides fight over, as far as the side knows where it is.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<ThingLine>,
    /// The squares from which combatants may leave the field.
    pub exits: Vec<Pos>,
}

/// A kind of terrain.
#[derive(Serialize)]
pub struct Terrain {
    pub name: String,
    pub ground: String,
    pub blocks_sight: bool,
    pub cover: bool,
    pub hides: bool,
}

#[derive(Serialize)]
pub struct Door {
    pub at: Pos,
    pub open: bool,
}

/// A weapon on the ground.
#[derive(Serialize)]
pub struct Lying {
    pub at: Pos,
    pub weapon: String,
}

/// A trap, or a weapon that waits on a square.
#[derive(Serialize)]
pub struct Snare {
    pub at: Pos,
    /// What everybody can see of a trap.
    pub hint: Option<String>,
    /// The weapon that was placed there.
    pub weapon: Option<String>,
    /// Whether the side knows how it works.
    pub known: bool,
}

/// A light: on the ground, or in somebody's hands.
#[derive(Serialize)]
pub struct Lamp {
    /// The square; none for a light that somebody carries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Pos>,
    /// The item that burns, if it is one.
    pub item: Option<String>,
    pub burns: bool,
    /// The level that it gives while it burns.
    pub level: &'static str,
    /// Within how many feet it gives that level.
    pub feet: u16,
    /// For how many rounds it burns or would burn; none for no limit.
    pub rounds: Option<u16>,
}
