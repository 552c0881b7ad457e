//! Which lasting injuries a combatant who was saved from dying keeps.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, BodyPart, Phrase};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Reader, Reading};
use crate::rules::answers::{Named, Rule, Variant};

/// Which lasting injuries a combatant who was saved from dying keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AftermathRule {
    Nothing,
    /// A roll on a table says which.
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

/// A table of lasting injuries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InjuryTable {
    /// When the combatant rolls on it.
    pub when: TableTime,
    /// The sides of the die rolled on it.
    pub die: u8,
    /// The hit points of a combatant who wakes up.
    pub wakes_with: u16,
    /// The results.
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

/// When a combatant rolls on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableTime {
    /// As soon as the combatant is saved.
    Stabilised,
    /// When the battle is over; until then the combatant lies unconscious.
    BattleIsOver,
}

/// A row of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRow {
    /// The lowest number of the row.
    pub from: u8,
    /// The highest number of the row.
    pub to: u8,
    /// The result.
    pub brings: Injury,
}

impl TableRow {
    /// Adds the faults of a row, in a table with this die and after these other rows.
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

/// A result of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Injury {
    /// Death.
    Death,
    /// Points of an ability are lost, as many as dice say.
    LostPoints(Ability, (u8, u8)),
    /// A part of the body is lost; a die with as many sides as there are parts says which.
    LostPart(Vec<PartLost>),
    /// Every check has disadvantage until the combatant has rested.
    HamperedUntilRested,
    /// Hit points are regained, as many as dice say.
    Healed((u8, u8)),
}

impl Injury {
    /// The ability whose points it takes.
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

/// A part of the body, and the handicaps of a combatant without it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartLost {
    pub part: BodyPart,
    /// The handicaps of a combatant without it.
    #[serde(default)]
    pub brings: Vec<Handicap>,
}

/// A handicap of a combatant who has lost a part of the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Handicap {
    /// Added to every attack.
    Attacks(i32),
    /// Added to attacks from afar.
    RangedAttacks(i32),
    /// Feet added to a move.
    Speed(i16),
    /// Added to the score of an ability.
    Score(Ability, i8),
}
