//! Scenarios and parties as authors write them.

use serde::{Deserialize, Serialize};

use super::combatant::{CombatantFile, MemberFile};
use super::lasting::is_unsaid;
use super::lights::PlacedLightFile;
use super::objectives::{ObjectiveFile, ThingFile};
use crate::battle::{Alarm, Armour, Biome, Control, Creature, Grouping, Item, Light, Listed, Trap, Weapon};
use crate::grid::Pos;

/// A scenario as authors write it: it refers to everything by name, and most fields may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioFile {
    pub name: String,
    /// The author's notes.
    pub notes: String,
    /// Whether lists of scenarios leave this scenario out.
    pub hidden: bool,
    /// Of a hundred battles, how many the first side of a player wins when this opponent plays for it.
    pub measured: Listed<u8>,
    /// The rulebook that the author had in mind.
    pub rulebook: Option<String>,
    /// The map: its rows, with a mark for each square.
    pub map: Vec<String>,
    /// The meaning of marks on the map that are not terrain.
    pub legend: Listed<String>,
    /// Parts of the field, by name.
    pub areas: Listed<AreaFile>,
    /// The area by which combatants may leave the field.
    pub exits: Option<String>,
    /// What the open ground is.
    pub biome: Biome,
    /// The light of the field without light sources.
    pub light: Light,
    /// Lights that no combatant carries.
    pub lights: Vec<PlacedLightFile>,
    /// The traps, with the squares that they wait on.
    pub traps: Vec<Trap>,
    /// Things that combatants can carry, by the names that objectives and orders use.
    pub things: Listed<ThingFile>,
    pub sides: Listed<SideFile>,
    /// The combatants, by the short names that maps and orders use.
    pub combatants: Listed<CombatantFile>,
    /// Creatures of this scenario alone.
    pub creatures: Listed<Creature>,
    /// Weapons of this scenario alone.
    pub weapons: Listed<Weapon>,
    /// Armour of this scenario alone.
    pub armours: Listed<Armour>,
    /// Items of this scenario alone.
    pub items: Listed<Item>,
    pub events: Vec<EventFile>,
    /// The side that goes first.
    pub first_side: Option<String>,
    /// The side that started the battle.
    pub started_by: Option<String>,
    /// The events that call for morale checks, if not those of the rulebook.
    pub morale_on: Option<Vec<Alarm>>,
    /// Who makes morale checks together, if not as in the rulebook.
    pub morale_by: Option<Grouping>,
    /// The sides that lie in ambush.
    pub ambush: Vec<String>,
    /// The round after which the battle is called off.
    pub round_limit: Option<u16>,
}

/// A part of the field.
#[derive(Clone, Debug, Deserialize)]
pub enum AreaFile {
    /// Every square with this mark.
    Mark(char),
    /// All squares from one corner to the other.
    Rect(Pos, Pos),
    /// These squares.
    Squares(Vec<Pos>),
    /// All squares along the edges of the map.
    Edge,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SideFile {
    /// The name of the side, if it is not made from its key.
    pub name: Option<String>,
    /// Who decides for the side.
    pub control: Option<Control>,
    /// The temper of its members, if not that of their kinds.
    pub temper: Option<String>,
    /// The allies of the side.
    pub allies: Vec<String>,
    /// Whether the side has no enemies.
    pub neutral: bool,
    /// A party whose members belong to the side.
    pub from: Option<String>,
    /// The area in which these members start, unless the map shows their letters.
    pub start: Option<String>,
    /// The objectives of the side.
    pub objectives: Vec<ObjectiveFile>,
}

/// An event. It happens once.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFile {
    pub when: WhenFile,
    /// The effects, in order.
    pub r#do: Vec<ThenFile>,
}

/// When an event happens.
#[derive(Clone, Debug, Deserialize)]
pub enum WhenFile {
    /// At the start of this round.
    Round(u16),
    /// When a member of this side enters this area.
    Enters(String, String),
    /// When a combatant falls.
    Falls(String),
    /// When this side sees this combatant.
    Sees(String, String),
}

/// An effect of an event.
#[derive(Clone, Debug, Deserialize)]
pub enum ThenFile {
    /// These combatants come onto the field. They were `awaited` until then.
    Arrive(Vec<String>),
    /// A door opens.
    Open(Pos),
    /// A door closes.
    Close(Pos),
    /// The light changes.
    Light(Light),
    /// The log shows this text.
    Say(String),
    /// A side gets another objective.
    Objective(String, ObjectiveFile),
}

/// A party: player characters with their own names, for use in any scenario.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct PartyFile {
    pub name: String,
    /// The players' notes.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub notes: String,
    /// The members, by the short names that maps and orders use.
    pub members: Listed<MemberFile>,
}
