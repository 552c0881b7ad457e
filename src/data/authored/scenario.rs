//! A scenario as it is written down.

use serde::{Deserialize, Serialize};

use super::lasting::{CorruptedFile, TraumaFile, is_unsaid};
use super::lights::{CarriedLightFile, PlacedLightFile};
use crate::battle::{
    Alarm, Armour, Control, Creature, CreatureBlock, Grouping, Item, Light, Listed, Losses, Start, Trap,
    Weapon,
};
use crate::grid::Pos;

/// A scenario as it is written down: names stand for everything, and most of it may be left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScenarioFile {
    pub name: String,
    /// What its author says of it.
    pub notes: String,
    /// Whether lists of scenarios leave it out.
    pub hidden: bool,
    /// The rulebook that its author had in mind.
    pub rulebook: Option<String>,
    /// The field, row by row, a mark for each square.
    pub map: Vec<String>,
    /// What marks mean beyond those that terrain brings.
    pub legend: Listed<String>,
    /// Parts of the field, by name.
    pub areas: Listed<AreaFile>,
    /// Squares by which one may leave the field.
    pub exits: Option<String>,
    /// The light without any source.
    pub light: Light,
    /// What gives light and is carried by nobody.
    pub lights: Vec<PlacedLightFile>,
    /// What waits on which squares.
    pub traps: Vec<Trap>,
    /// The sides.
    pub sides: Listed<SideFile>,
    /// The combatants, by the short names that maps and orders use.
    pub combatants: Listed<CombatantFile>,
    /// Creatures of this scenario's own.
    pub creatures: Listed<Creature>,
    /// Weapons of this scenario's own.
    pub weapons: Listed<Weapon>,
    /// Armour of this scenario's own.
    pub armours: Listed<Armour>,
    /// Items of this scenario's own.
    pub items: Listed<Item>,
    /// What is going to happen.
    pub events: Vec<EventFile>,
    /// The side that goes first.
    pub first_side: Option<String>,
    /// The side that started the battle.
    pub started_by: Option<String>,
    /// What calls for morale checks, where that is not the rulebook's.
    pub morale_on: Option<Vec<Alarm>>,
    /// Who makes morale checks together, where that is not the rulebook's.
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

/// A side.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SideFile {
    /// What it is called, where that is not its name in the file.
    pub name: Option<String>,
    /// Who stands at its controls.
    pub control: Option<Control>,
    /// Sides that it stands together with.
    pub allies: Vec<String>,
    /// Whether it is nobody's enemy.
    pub neutral: bool,
    /// A party whose members it is made of.
    pub from: Option<String>,
    /// Where they start, unless the map says so.
    pub start: Option<String>,
    /// What it is after.
    pub objectives: Vec<ObjectiveFile>,
}

/// A combatant.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CombatantFile {
    pub creature: String,
    pub side: String,
    /// What it is called, where that is not its kind's name.
    pub name: Option<String>,
    /// Where it starts, unless the map says so.
    pub at: Option<Pos>,
    /// What it stands on, where the map shows its letter.
    pub on: Option<String>,
    /// Whether it is a player character.
    pub hero: bool,
    /// Whether it leads others, whatever its kind.
    pub leader: bool,
    /// The one that it follows.
    pub follows: Option<String>,
    /// What it carries, where that is not its kind's.
    pub weapons: Option<Vec<String>>,
    /// What it wears, where that is not its kind's.
    pub armour: Option<String>,
    /// The items that it has on it, where those are not its kind's; one named twice is there twice.
    pub items: Option<Vec<String>>,
    /// Lights that it carries beside its items.
    pub lights: Vec<CarriedLightFile>,
    /// Armour that it carries beside that.
    pub spare_armour: Vec<String>,
    /// Who stands at its controls, where that is not its side's.
    pub control: Option<Control>,
    /// What this one differs in, by book.
    pub overrides: Listed<CreatureBlock>,
    /// Hit points it has left, where they are kept and it has not all of them.
    pub hp: Option<u16>,
    /// What is left of its overshield, or has been put before it, where those are kept.
    pub overshield: Option<u16>,
    /// Injuries it has already.
    pub injuries: u8,
    /// Fatigue it has already.
    pub fatigue: u8,
    /// Stress it has already.
    pub stress: u8,
    /// Whether it lies on the ground.
    pub prone: bool,
    /// Whether it lies senseless.
    pub unconscious: bool,
    /// Whether it is down, where one may be.
    pub down: bool,
    /// Whether it flees.
    pub flees: bool,
    /// Whether it is weak from a wound and has not rested.
    pub weakened: bool,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// What it has lost and has not got back.
    pub losses: Losses,
    /// Whether it bears a wound that stays.
    pub maimed: bool,
    /// What its traumas are of.
    pub traumas: Vec<TraumaFile>,
    /// What is in its blood.
    pub corrupted: Option<CorruptedFile>,
    /// Whether it comes only when an event calls it.
    pub awaited: bool,
}

impl CombatantFile {
    /// The state it starts in.
    pub fn start(&self) -> Start {
        Start {
            hp: self.hp,
            overshield: self.overshield,
            injuries: self.injuries,
            fatigue: self.fatigue,
            stress: self.stress,
            prone: self.prone,
            unconscious: self.unconscious,
            down: self.down,
            flees: self.flees,
            weakened: self.weakened,
            exhausted: self.exhausted,
            losses: self.losses.clone(),
            maimed: self.maimed,
            awaited: self.awaited,
            ..Start::default()
        }
    }
}

/// What a side may be after.
#[derive(Clone, Debug, Deserialize)]
pub enum ObjectiveFile {
    /// No enemy is able any more.
    Defeat,
    /// Some of it are able when this round is over.
    Survive(u16),
    /// So many of it stand in an area.
    Reach(String, u16),
    /// An area is its own for so many rounds on end.
    Hold(String, u16),
    /// So many of it have left the field.
    Escape(u16),
    /// One combatant must not fall.
    Protect(String),
}

/// Something that is going to happen, once.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFile {
    pub when: WhenFile,
    /// What, one after another.
    pub r#do: Vec<ThenFile>,
}

/// When an event comes.
#[derive(Clone, Debug, Deserialize)]
pub enum WhenFile {
    /// At the start of a round.
    Round(u16),
    /// When one of a side enters an area.
    Enters(String, String),
    /// When somebody falls.
    Falls(String),
    /// When a side sees somebody.
    Sees(String, String),
}

/// What an event brings.
#[derive(Clone, Debug, Deserialize)]
pub enum ThenFile {
    /// Those awaited come onto the field.
    Arrive(Vec<String>),
    /// A door opens.
    Open(Pos),
    /// A door closes.
    Close(Pos),
    /// The light changes.
    Light(Light),
    /// Words are said.
    Say(String),
    /// A side is after something more.
    Objective(String, ObjectiveFile),
}

/// A party: player characters with names of their own, for use in any scenario.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct PartyFile {
    pub name: String,
    /// What its players say of it.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub notes: String,
    /// Its members, by the short names that maps and orders use.
    pub members: Listed<MemberFile>,
}

/// A member of a party: a hero, whatever becomes of it.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct MemberFile {
    pub creature: String,
    #[serde(skip_serializing_if = "is_unsaid")]
    pub name: Option<String>,
    /// What it carries, where that is not its kind's.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub weapons: Option<Vec<String>>,
    /// What it wears, where that is not its kind's.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub armour: Option<String>,
    /// The items that it has on it, where those are not its kind's; one named twice is there twice.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub items: Option<Vec<String>>,
    /// Lights that it carries beside its items.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub lights: Vec<CarriedLightFile>,
    /// Armour that it carries beside that.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub spare_armour: Vec<String>,
    /// What this one differs in, by book.
    #[serde(skip_serializing_if = "Listed::is_empty")]
    pub overrides: Listed<CreatureBlock>,
    /// Hit points it has left, where they are kept and it has not all of them.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub hp: Option<u16>,
    /// Injuries it has already.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub injuries: u8,
    /// Fatigue it has already.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub fatigue: u8,
    /// Stress it has already.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub stress: u8,
    /// Whether it is weak from a wound and has not rested.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub weakened: bool,
    /// Whether it is exhausted.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub exhausted: bool,
    /// What it has lost and has not got back.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub losses: Losses,
    /// Whether it bears a wound that stays.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub maimed: bool,
    /// What its traumas are of.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub traumas: Vec<TraumaFile>,
    /// What is in its blood.
    #[serde(skip_serializing_if = "is_unsaid")]
    pub corrupted: Option<CorruptedFile>,
}

impl MemberFile {
    /// The member as a combatant of a side.
    pub fn enlist(&self, side: &str) -> CombatantFile {
        CombatantFile {
            creature: self.creature.clone(),
            side: side.to_owned(),
            name: self.name.clone(),
            hero: true,
            weapons: self.weapons.clone(),
            armour: self.armour.clone(),
            items: self.items.clone(),
            lights: self.lights.clone(),
            spare_armour: self.spare_armour.clone(),
            overrides: self.overrides.clone(),
            hp: self.hp,
            injuries: self.injuries,
            fatigue: self.fatigue,
            stress: self.stress,
            weakened: self.weakened,
            exhausted: self.exhausted,
            losses: self.losses.clone(),
            maimed: self.maimed,
            traumas: self.traumas.clone(),
            corrupted: self.corrupted.clone(),
            ..CombatantFile::default()
        }
    }
}
