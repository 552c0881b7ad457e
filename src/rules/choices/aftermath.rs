//! What stays with one who was saved.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, BodyPart, Phrase};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Reader, Reading};
use crate::rules::answers::{Named, Rule, Variant};

/// What stays with one who was saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AftermathRule {
    Nothing,
    /// What a table says.
    InjuryTable(InjuryTable),
}

impl Rule for AftermathRule {
    fn variant(&self) -> Named<'_> {
        match self {
            AftermathRule::Nothing => Named::none("Nothing"),
            AftermathRule::InjuryTable(rule) => Named::new("InjuryTable", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

impl AftermathRule {
    /// Whether parts of the body can be lost.
    pub const fn loses_parts(&self) -> bool {
        match self {
            AftermathRule::InjuryTable(_) => true,
            AftermathRule::Nothing => false,
        }
    }
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

impl Variant for InjuryTable {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let lost = self.rows.iter().filter_map(|row| row.brings.ability());
        let scores = |axis| by.welcomes(axis, "scores").of(lost.clone()).and_others();
        [Axis::Aftermath, Axis::Harm].map(scores).into()
    }

    fn largest_die(&self) -> u8 {
        self.die
    }

    fn find_faults(&self, faults: &mut Faults) {
        if self.die == 0 {
            faults.dice("die", (1, 0));
            return;
        }
        faults.within("rows", |faults| {
            for (number, row) in self.rows.iter().enumerate() {
                faults.within(number, |faults| {
                    row.find_faults_beside(&self.rows[..number], self.die, faults);
                });
            }
            let is_missing = |face: &u8| !self.rows.iter().any(|row| (row.from..=row.to).contains(face));
            if let Some(face) = (1..=self.die).find(is_missing) {
                let phrase = Phrase::new("face-without-row").with("face", i128::from(face));
                faults.error(phrase.with("die", i128::from(self.die)));
            }
        });
    }
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

impl TableRow {
    /// Adds what is wrong with a row of a table with such a die, behind other rows.
    fn find_faults_beside(&self, before: &[TableRow], die: u8, faults: &mut Faults) {
        let shared = before.iter().find(|other| other.from <= self.to && self.from <= other.to);
        if self.from == 0 || self.from > self.to || self.to > die {
            let phrase = Phrase::new("row-that-never-comes").with("from", i128::from(self.from));
            faults.error(phrase.with("to", i128::from(self.to)).with("die", i128::from(die)));
        } else if let Some(other) = shared {
            let face = i128::from(other.from.max(self.from));
            faults.error(Phrase::new("rows-overlap").with("face", face));
        }
        faults.within("brings", |faults| self.brings.find_faults(faults));
    }
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

impl Injury {
    /// The ability of which it takes points.
    const fn ability(&self) -> Option<Ability> {
        match self {
            Injury::LostPoints(ability, _) => Some(*ability),
            Injury::Death | Injury::LostPart(_) | Injury::HamperedUntilRested | Injury::Healed(_) => None,
        }
    }

    fn find_faults(&self, faults: &mut Faults) {
        match self {
            Injury::LostPoints(_, dice) => faults.dice(1, *dice),
            Injury::LostPart(parts) if parts.is_empty() => {
                faults.error_in(0, Phrase::new("changes-nothing"));
            }
            Injury::Healed(dice) => faults.thrown(*dice),
            Injury::Death | Injury::LostPart(_) | Injury::HamperedUntilRested => {}
        }
    }
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
