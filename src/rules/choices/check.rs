//! Checks for skills, manoeuvres, traps and risky deeds.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, AptitudeSet, Difficulty, Phrase};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading, all_of};
use crate::rules::answers::{Named, Rule, SIX, TWENTY, Variant};

/// How skills, manoeuvres, traps and risky deeds are tested.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum CheckRule {
    /// One six-sided die and bonuses against a threshold.
    D6AtLeast(D6AtLeast),
    /// One twenty-sided die and bonuses against a number.
    D20AtLeast(D20AtLeast),
    /// Several six-sided dice, of which one must show enough.
    Pool(PoolRule),
    /// One twenty-sided die at or under an ability.
    D20AtMost(D20AtMost),
}

impl Rule for CheckRule {
    fn variant(&self) -> Named<'_> {
        match self {
            CheckRule::D6AtLeast(rule) => Named::new("D6AtLeast", rule),
            CheckRule::D20AtLeast(rule) => Named::new("D20AtLeast", rule),
            CheckRule::Pool(rule) => Named::new("Pool", rule),
            CheckRule::D20AtMost(rule) => Named::new("D20AtMost", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

/// One six-sided die and bonuses against a threshold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct D6AtLeast {
    /// The threshold of checks that state no other.
    pub threshold: i32,
}

impl Variant for D6AtLeast {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Check, "aptitudes").and_others()]
    }

    fn largest_die(&self) -> u8 {
        SIX
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_six("threshold", self.threshold);
    }
}

/// One twenty-sided die and a skill against a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct D20AtLeast {
    /// The number to reach in checks that state no other.
    pub dc: i32,
    /// How abilities are tested, and the effects of exhaustion and corruption; none if abilities are not tested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<AbilityRule>,
}

impl Variant for D20AtLeast {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let mut reads = Vec::new();
        if let Some(abilities) = &self.ability {
            reads.push(by.means(Axis::Check, "scores").and_others());
            reads.push(by.welcomes(Axis::Check, "proficiency"));
            reads.push(by.welcomes(Axis::Check, "proficient").and_others());
            if abilities.corruption.is_some() {
                reads.push(by.welcomes(Axis::Harm, "scores").and_others());
            }
        }
        if self.ability.as_ref().is_none_or(|abilities| !abilities.instead_of_skills) {
            reads.push(by.means(Axis::Check, "skills").and_others());
        }
        reads
    }

    fn reads_of_weapons(&self, by: Reader) -> Vec<Reading> {
        let Some(abilities) = &self.ability else { return Vec::new() };
        let mut reads = vec![by.welcomes(Axis::Attack, "save")];
        if abilities.corruption.is_some() {
            reads.push(by.welcomes(Axis::Check, "corrupts"));
        }
        reads
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("dc", self.dc);
        if let Some(abilities) = &self.ability {
            faults.within("ability", |faults| abilities.find_faults(faults));
        }
    }
}

/// How abilities are tested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AbilityRule {
    /// Whether abilities replace all skills.
    #[serde(default)]
    pub instead_of_skills: bool,
    /// The highest face of a failed check that doubles the damage of the failure to a hero.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doubled_harm_to_heroes_on: Option<u8>,
    /// The effects of exhaustion.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exhausted: Option<Exhausted>,
    /// The effects of disease, poison and venom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corruption: Option<CorruptionRule>,
}

impl AbilityRule {
    fn find_faults(&self, faults: &mut Faults) {
        if let Some(face) = self.doubled_harm_to_heroes_on {
            faults.face("doubled_harm_to_heroes_on", face.into(), TWENTY);
        }
        if let Some(exhausted) = &self.exhausted {
            faults.within("exhausted", |faults| faults.feet("speed", exhausted.speed));
        }
        if let Some(corruption) = &self.corruption {
            faults.within("corruption", |faults| {
                faults.threshold_of_twenty("dc", corruption.dc);
                faults.dice("lost_points", corruption.lost_points);
            });
        }
    }
}

/// A score that gives bonuses: the ability, and the bonus from each value of the score on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreHelp(pub Ability, pub Vec<(u8, i32)>);

/// The readings of a check that aptitudes help with, or a score in books without aptitudes.
pub(super) fn help_reads(
    by: Reader,
    axis: Axis,
    demand: &Demand,
    help: AptitudeSet,
    score: Option<&ScoreHelp>,
) -> impl Iterator<Item = Reading> {
    let aptitudes = by.reads(axis, "aptitudes", demand.clone()).of(all_of([help])).if_any();
    let score = score.map(|ScoreHelp(ability, _)| by.reads(axis, "scores", demand.clone()).of([*ability]));
    aptitudes.into_iter().chain(score)
}

/// Several six-sided dice, of which one must show enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoolRule {
    /// The number of dice.
    pub dice: u8,
    /// The number of dice of a test with advantage.
    pub favoured: u8,
    /// The number of dice of a test with disadvantage.
    pub hampered: u8,
    /// Whether a test with both advantage and disadvantage counts as one with disadvantage; otherwise the two cancel.
    #[serde(default)]
    pub hampered_wins: bool,
    /// What one die must show.
    pub difficulty: Thresholds,
    /// The difficulty of tests that state no other.
    pub usual: Difficulty,
}

impl Variant for PoolRule {
    fn largest_die(&self) -> u8 {
        SIX
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.thrown((self.dice, SIX));
        faults.within("difficulty", |faults| self.difficulty.find_faults(faults));
        for (field, dice) in [("favoured", self.favoured), ("hampered", self.hampered)] {
            faults.dice(field, (dice, SIX));
        }
    }
}

/// What one die must show, by difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thresholds {
    pub trivial: i32,
    pub easy: i32,
    pub average: i32,
    pub difficult: i32,
}

impl Thresholds {
    fn find_faults(&self, faults: &mut Faults) {
        for (field, face) in [
            ("trivial", self.trivial),
            ("easy", self.easy),
            ("average", self.average),
            ("difficult", self.difficult),
        ] {
            faults.face(field, face, SIX);
        }
    }
}

/// The effects of exhaustion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exhausted {
    /// The edge of every check.
    pub checks: Edge,
    /// Feet of one move.
    pub speed: u16,
    /// Whether an exhausted combatant can retreat from a battle.
    pub retreats: bool,
}

/// The effects of disease, poison and venom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorruptionRule {
    /// The ability of the check against them.
    pub ability: Ability,
    /// What the check must reach if the source does not say.
    pub dc: i32,
    /// The dice that say how many points of an ability a stage takes.
    pub lost_points: (u8, u8),
}

/// One twenty-sided die at or under an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct D20AtMost {
    /// The highest face that always succeeds.
    pub always: i32,
    /// The lowest face that never succeeds.
    pub never: i32,
}

impl Variant for D20AtMost {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Check, "scores").and_others()]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        if self.always >= self.never {
            faults.error_in("never", Phrase::new("always-and-never"));
        } else if self.never <= 1 {
            faults.warning_in("never", Phrase::new("no-face-succeeds"));
        } else if self.always >= TWENTY.into() {
            faults.warning_in("always", Phrase::new("every-face-succeeds"));
        }
    }
}
