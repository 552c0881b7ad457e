//! The lines that the referee writes, as they are. Every field of them stands in `docs/referee.md`.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::ground::{Ground, Lamp};
use crate::battle::Cost;
use crate::grid::Pos;

/// Which fields there are and what they mean. It rises whenever a program that reads these lines may have to change.
pub const VERSION: u16 = 1;

/// One line.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Line<'l> {
    Start(Start),
    Decide(&'l Decide),
    Option(Box<Choice>),
    Error(Error),
    End(End),
}

/// The first line: what does not change in the battle.
#[derive(Serialize)]
pub struct Start {
    pub version: u16,
    pub program: &'static str,
    pub scenario: Titled,
    pub rulebook: Titled,
    /// The columns and the rows of the field.
    pub size: (u16, u16),
    /// The round after which the battle is called off.
    pub round_limit: u16,
    pub sides: Vec<Side>,
}

/// A thing with the name of its file, and what people call it.
#[derive(Serialize)]
pub struct Titled {
    pub id: String,
    pub name: String,
}

/// A side of the battle.
#[derive(Serialize)]
pub struct Side {
    #[serde(flatten)]
    pub titled: Titled,
    /// Whether the program that reads this plays the side.
    pub plays: bool,
    /// The sides that fight together, this one among them.
    pub allies: Vec<String>,
    pub neutral: bool,
}

/// A side has to decide.
#[derive(Serialize)]
pub struct Decide {
    /// How many decisions the program has been asked for, this one among them.
    pub number: u32,
    pub side: String,
    /// What the side has perceived since it was last asked.
    pub facts: Vec<Perceived>,
    pub view: View,
    /// The question, if somebody may react to something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<Question>,
    pub options: Vec<Choice>,
}

/// Something that a side has perceived.
#[derive(Serialize)]
pub struct Perceived {
    pub text: String,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    pub data: Value,
}

/// What a side knows.
#[derive(Serialize)]
pub struct View {
    pub round: u16,
    /// `preparing`, `declaring` or `acting`.
    pub phase: &'static str,
    /// The combatant whose turn it is.
    pub active: Option<String>,
    /// The order of play, where combatants act one by one.
    pub order: Vec<String>,
    pub combatants: Vec<Person>,
    pub board: Ground,
    pub aims: Vec<Goal>,
}

/// A combatant whom the side sees or remembers.
#[derive(Serialize)]
pub struct Person {
    pub key: String,
    pub name: String,
    pub creature: String,
    pub side: String,
    /// `own`, `ally`, `enemy` or `neutral`.
    pub relation: &'static str,
    /// The square with the lowest column and row that they cover, or did when they were last seen.
    pub at: Pos,
    /// How many squares long each side of their body is.
    pub size: u8,
    /// Their state; none while the side does not see them.
    pub state: Option<PersonState>,
}

/// How a combatant is whom the side sees.
#[derive(Serialize)]
pub struct PersonState {
    pub fate: String,
    pub prone: bool,
    pub flees: bool,
    pub hero: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hit_points: Option<HitPoints>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overshield: Option<u16>,
    /// The points on each track that the rulebook keeps.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tracks: BTreeMap<&'static str, u8>,
    pub conditions: Vec<Affliction>,
    /// What they roll to sneak, while they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sneaks: Option<i32>,
    pub weapons: Vec<String>,
    pub in_hand: Option<String>,
    pub armour: Option<String>,
    /// How often things of limited use can still be used.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub uses: BTreeMap<String, u8>,
    /// The lights that they carry.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lights: Vec<Lamp>,
    /// The light on their square, where the rulebook counts it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub light: Option<&'static str>,
    /// What they can still spend.
    pub left: Left,
}

/// Hit points: those that are left, and those of the unharmed.
#[derive(Serialize)]
pub struct HitPoints {
    pub now: u16,
    pub most: u16,
}

/// A condition.
#[derive(Serialize)]
pub struct Affliction {
    pub text: String,
    pub data: Value,
}

/// What is left of a combatant's turn.
#[derive(Serialize)]
pub struct Left {
    /// Movement, in squares of open ground.
    pub steps: u16,
    pub main: u8,
    pub swift: u8,
    pub free: u8,
    pub reaction: u8,
    /// Action points, where the rulebook has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
}

/// An aim of the side or of an ally.
#[derive(Serialize)]
pub struct Goal {
    pub side: String,
    pub text: String,
    pub data: Value,
    /// Whether it is met for good; none while that is open.
    pub settled: Option<bool>,
    /// For how many rounds on end an area has been held.
    pub held: u16,
}

/// The question that an offer asks.
#[derive(Serialize)]
pub struct Question {
    /// The combatant who may react.
    pub who: String,
    pub text: String,
    pub data: Value,
}

/// An order that may be given.
#[derive(Serialize)]
pub struct Choice {
    /// The order itself, to be sent back.
    pub order: String,
    pub text: String,
    pub who: String,
    /// The name of the deed; `accept` or `decline` for the answer to an offer.
    pub deed: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// The square that the combatant goes to, or aims at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Pos>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
    /// How many swings an attack may have, where the rulebook counts them; it has all of them unless the order says otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub swings: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Cost>,
    /// The squares on the way of a walk, the last one included.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<Pos>,
    /// What it does to enemies on average, less what it does to the side itself and its allies.
    pub expected: Expected,
    /// The exact odds, if dice decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// Whom else it affects, with the odds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reached: Vec<Reached>,
    /// The blows that it may provoke on the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub provokes: Vec<Provoked>,
    /// The deeds of a declared round, each as it stands once those before it are declared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deeds: Vec<Choice>,
}

/// What is to be expected of an order for everybody together, enemies counted up and friends down.
#[derive(Clone, Copy, Default, Serialize)]
pub struct Expected {
    /// Hit points lost, and points of abilities.
    pub harm: f64,
    /// How many get an injury.
    pub injured: f64,
    /// How many are put out of the fight.
    pub out: f64,
}

/// The exact odds of an order.
#[derive(Clone, Serialize)]
pub struct Odds {
    /// The first check, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
    /// The chance of every outcome that is possible, from 0 to 1.
    pub chances: BTreeMap<&'static str, f64>,
    /// What the target loses; none if they can lose nothing that is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub harm: Option<Harm>,
}

/// Points that a combatant loses.
#[derive(Clone, Serialize)]
pub struct Harm {
    pub mean: f64,
    pub least: u16,
    pub most: u16,
}

/// A combatant who is affected, with the odds.
#[derive(Serialize)]
pub struct Reached {
    pub who: String,
    pub odds: Odds,
}

/// A blow that a walk may provoke.
#[derive(Clone, Serialize)]
pub struct Provoked {
    /// Who may strike.
    pub who: String,
    /// Where the walker stands at that moment.
    pub at: Pos,
    pub odds: Odds,
}

/// A line that cannot be an order now.
#[derive(Serialize)]
pub struct Error {
    pub reason: String,
}

/// The last line.
#[derive(Serialize)]
pub struct End {
    /// The sides that have won; empty for a draw.
    pub winners: Vec<String>,
    pub rounds: u16,
    /// By what the battle ended, in a word and in a sentence; none if it did not.
    pub cause: Option<&'static str>,
    pub why: Option<String>,
    pub decisions: u32,
    /// Whether the program had stopped giving orders.
    pub abandoned: bool,
    pub sides: Vec<Ending>,
}

/// The end of the battle for a side that the program played.
#[derive(Serialize)]
pub struct Ending {
    pub side: String,
    /// `won`, `lost` or `draw`.
    pub result: &'static str,
    /// What the side has perceived since it was last asked.
    pub facts: Vec<Perceived>,
}
