//! What stays with one who was saved.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, BodyPart};

/// What stays with one who was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AftermathRule {
    Nothing,
    /// What a table says.
    InjuryTable(InjuryTable),
}

/// A table of what stays with one who was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InjuryTable {
    /// When it is rolled on.
    pub when: TableTime,
    /// The sides of the die.
    pub die: u8,
    /// Hit points with which one wakes who is not dead.
    pub wakes_with: u16,
    /// What each number brings; one that no row names brings nothing.
    pub rows: Vec<TableRow>,
}

/// When the table is rolled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableTime {
    /// As soon as one is saved.
    Stabilised,
    /// When the battle is over; until then it lies senseless.
    BattleIsOver,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRow {
    /// The lowest number that it stands for.
    pub from: u8,
    /// The highest.
    pub to: u8,
    /// What it brings.
    pub brings: Injury,
}

/// What a row of the table brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Injury {
    /// Death.
    Death,
    /// So many points of an ability, as dice say.
    LostPoints(Ability, (u8, u8)),
    /// A part of the body; a die with as many sides as there are parts says which.
    LostPart(Vec<PartLost>),
    /// Every check is hampered until one has rested.
    HamperedUntilRested,
    /// So many hit points more, as dice say.
    Healed((u8, u8)),
}

/// A part of the body, and what it is to be without it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartLost {
    pub part: BodyPart,
    /// What it is to be without it.
    #[serde(default)]
    pub brings: Vec<Handicap>,
}

/// What it is to be without a part of one's body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Handicap {
    /// So much is added to every attack.
    Attacks(i32),
    /// So much is added to attacks from afar.
    RangedAttacks(i32),
    /// So many feet are added to a move.
    Speed(i16),
    /// So much is added to the score of an ability.
    Score(Ability, i8),
}
