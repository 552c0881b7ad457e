//! The chances of one who lies dying.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Trait};
use crate::dice::Edge;

/// The chances of one who lies dying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LastChancesRule {
    Nothing,
    /// Others may stabilise it.
    StabilisedByOthers(ByOthers),
    /// It makes tests of its own.
    TestsOfOnesOwn(OwnTests),
}

/// Others may stabilise one who is dying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByOthers {
    /// The ability that helps; none where it takes no check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ability: Option<Ability>,
    /// What the check must reach.
    #[serde(default = "usual_dc")]
    pub dc: i32,
    /// From how many feet away.
    pub reach: u16,
    /// Whether healing stabilises without a check; otherwise it does nothing for one who is dying.
    #[serde(default)]
    pub healing_needs_no_check: bool,
    /// Rounds after which one who has not been stabilised is dead, where what brought it so low says nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
}

/// Tests by which one holds on to life.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnTests {
    /// What favours or hampers each, in the order in which they come.
    pub chances: Vec<Edge>,
    /// The chances of those with a trait; of several the last one listed counts.
    #[serde(default)]
    pub by_trait: Vec<(Trait, Vec<Edge>)>,
    /// The dice, where they are not those of the check in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<LastDice>,
    /// The hit points of one who has held on. It lies senseless for the rest of the battle.
    pub stabilised_hp: u16,
    /// Who may help, and how.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub helper: Option<Helper>,
}

/// Six-sided dice of which one must show enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastDice {
    pub pool: u8,
    pub favoured: u8,
    pub hampered: u8,
    /// What one die must show.
    pub at_least: i32,
}

/// Who may help one who lies dying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Helper {
    /// Somebody with a trait, next to it: a test, which makes every chance that is left a favoured one.
    Favours(Trait),
    /// Anybody, who saves it.
    Saves(ByOthers),
}

const fn usual_dc() -> i32 {
    11
}
