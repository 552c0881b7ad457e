//! How a dying combatant may be saved.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Phrase, Severity, Training, Trait};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Need, Rule, SIX, TWENTY, Variant};

/// How a dying combatant may be saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastChancesRule {
    Nothing,
    /// Others may stabilise them.
    StabilisedByOthers(ByOthers),
    /// They make tests themselves.
    TestsOfOnesOwn(OwnTests),
}

impl Rule for LastChancesRule {
    fn variant(&self) -> Named<'_> {
        match self {
            LastChancesRule::Nothing => Named::none("Nothing"),
            LastChancesRule::StabilisedByOthers(rule) => Named::new("StabilisedByOthers", rule),
            LastChancesRule::TestsOfOnesOwn(rule) => Named::new("TestsOfOnesOwn", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

/// Others may stabilise a dying combatant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByOthers {
    /// The ability that helps with the check; if left out, no check is needed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
    /// What the check must reach.
    #[serde(default = "usual_dc")]
    pub dc: i32,
    /// The distance in feet within which others can help.
    pub reach: u16,
    /// Whether healing stabilises without a check; otherwise it has no effect on the dying.
    #[serde(default)]
    pub healing_needs_no_check: bool,
    /// The rounds after which a combatant who has not been stabilised is dead, unless the rule that felled them says
    /// otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

impl Variant for ByOthers {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let Some(ability) = self.ability else { return Vec::new() };
        by.checks(Axis::LastChances, Demand::Welcome, ability, &[Training::Healing]).into()
    }

    fn largest_die(&self) -> u8 {
        if self.ability.is_some() { TWENTY } else { 0 }
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("dc", self.dc);
        faults.feet("reach", self.reach);
        if self.rounds == Some(0) {
            faults.error_in("rounds", Phrase::new("no-chances"));
        }
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Dying)]
    }
}

/// Tests that a dying combatant makes to survive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnTests {
    /// The edge of each test, in order.
    pub chances: Vec<Edge>,
    /// The tests of combatants with a trait; if they have several of these traits, the last one listed counts.
    #[serde(default)]
    pub by_trait: Vec<(Trait, Vec<Edge>)>,
    /// The dice, unless they are those of the rulebook's checks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<LastDice>,
    /// The hit points of a combatant who has survived. They lie unconscious for the rest of the battle.
    pub stabilised_hp: u16,
    /// Who may help, and how.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper: Option<Helper>,
}

impl Variant for OwnTests {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let mut reads = Vec::new();
        let mut traits: Vec<Trait> = self.by_trait.iter().map(|(held, _)| *held).collect();
        match &self.helper {
            Some(Helper::Favours(held)) => traits.push(*held),
            Some(Helper::Saves(rule)) => reads.extend(rule.reads_of_creatures(by)),
            None => {}
        }
        reads.extend(by.welcomes(Axis::LastChances, "traits").of(traits).if_any());
        reads
    }

    fn largest_die(&self) -> u8 {
        match &self.helper {
            Some(Helper::Saves(rule)) => rule.largest_die(),
            Some(Helper::Favours(_)) | None => 0,
        }
    }

    fn find_faults(&self, faults: &mut Faults) {
        if self.chances.is_empty() {
            faults.error_in("chances", Phrase::new("no-chances"));
        }
        for (number, (_, chances)) in self.by_trait.iter().enumerate() {
            if chances.is_empty() {
                faults.within("by_trait", |faults| {
                    faults.within(number, |faults| faults.error_in(1, Phrase::new("no-chances")));
                });
            }
        }
        if let Some(dice) = &self.dice {
            faults.within("dice", |faults| dice.find_faults(faults));
        }
        match &self.helper {
            Some(Helper::Saves(rule)) => faults.within("helper", |faults| rule.find_faults(faults)),
            Some(Helper::Favours(_)) | None => {}
        }
    }

    fn needs(&self) -> Vec<(Severity, Need)> {
        vec![(Severity::Warning, Need::Dying)]
    }
}

/// Six-sided dice, of which one must show enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastDice {
    pub pool: u8,
    pub favoured: u8,
    pub hampered: u8,
    /// What one die must show.
    pub at_least: i32,
}

impl LastDice {
    fn find_faults(&self, faults: &mut Faults) {
        faults.face("at_least", self.at_least, SIX);
        for (field, count) in [("pool", self.pool), ("favoured", self.favoured), ("hampered", self.hampered)]
        {
            faults.dice(field, (count, SIX));
        }
    }
}

/// Who may help a dying combatant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Helper {
    /// An adjacent combatant with this trait, by a test. If it succeeds, all remaining tests of the dying combatant
    /// have advantage.
    Favours(Trait),
    /// Any combatant. The dying combatant is then saved.
    Saves(ByOthers),
}

const fn usual_dc() -> i32 {
    11
}
