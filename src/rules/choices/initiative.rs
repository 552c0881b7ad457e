//! In which order combatants take their turns.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Phrase, Trait};
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Reader, Reading};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// In which order combatants take their turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum InitiativeRule {
    /// One side after the other, each with all its members.
    SidesAlternate(SidesAlternate),
    /// One combatant after the other, by a score.
    ByScore(ByScore),
    /// One combatant after the other, by a roll.
    Rolled(RolledOrder),
    /// Combatants who succeed at a save act before their opponents, the others after them.
    SaveToActBefore(SaveToActBefore),
}

impl Rule for InitiativeRule {
    fn variant(&self) -> Named<'_> {
        match self {
            InitiativeRule::SidesAlternate(_) => Named::plain("SidesAlternate"),
            InitiativeRule::ByScore(rule) => Named::new("ByScore", rule),
            InitiativeRule::Rolled(rule) => Named::new("Rolled", rule),
            InitiativeRule::SaveToActBefore(rule) => Named::new("SaveToActBefore", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

impl InitiativeRule {
    /// Whether whole sides take turns.
    pub const fn goes_by_sides(&self) -> bool {
        match self {
            InitiativeRule::SidesAlternate(_) => true,
            InitiativeRule::ByScore(_) | InitiativeRule::Rolled(_) | InitiativeRule::SaveToActBefore(_) => {
                false
            }
        }
    }

    /// Whether a member of a side may begin before another has finished.
    pub const fn interleaves(&self) -> bool {
        match self {
            InitiativeRule::SidesAlternate(rule) => rule.interleave,
            InitiativeRule::ByScore(_) | InitiativeRule::Rolled(_) | InitiativeRule::SaveToActBefore(_) => {
                false
            }
        }
    }
}

/// One combatant after the other, by a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByScore {
    pub score: Ability,
    /// Who goes first if scores are equal.
    #[serde(default)]
    pub ties: ScoreTies,
    /// Whether a combatant may delay to a later place.
    #[serde(default)]
    pub delay: bool,
}

impl Variant for ByScore {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Initiative, "scores").of([self.score])]
    }
}

/// Who goes first if scores are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScoreTies {
    /// Heroes first, then in the order of the scenario.
    #[default]
    HeroesThenAsListed,
    /// In the order of the scenario.
    AsListed,
}

/// One combatant after the other, by a roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RolledOrder {
    /// The number of dice and their sides.
    pub dice: (u8, u8),
    /// Whether combatants of the same kind and side share a roll, unless they are heroes.
    #[serde(default)]
    pub creatures_share: bool,
    /// How many enemies of the heroes share a roll at most; below 2 they roll separately.
    #[serde(default)]
    pub grouped: u8,
    /// If three heroes come in a row, whether the third swaps places with the next enemy.
    #[serde(default)]
    pub no_three_players_running: bool,
    /// Traits that give more dice, or break ties.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub traits: Option<OrderTraits>,
}

impl Variant for RolledOrder {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let traits = self.traits.iter().map(|traits| {
            let named = traits.more_dice.iter().map(|(held, _)| *held).chain(traits.ties.clone());
            by.welcomes(Axis::Initiative, "traits").of(named)
        });
        std::iter::once(by.welcomes(Axis::Initiative, "initiative")).chain(traits).collect()
    }

    fn largest_die(&self) -> u8 {
        self.dice.1
    }

    fn find_faults(&self, faults: &mut Faults) {
        let (count, sides) = self.dice;
        if count == 0 || sides == 0 {
            faults.error(Phrase::new("order-dice"));
        }
        if sides == 1 {
            faults.warning(Phrase::new("order-always-ties"));
        }
    }
}

/// Traits that help to go early.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OrderTraits {
    /// Traits that give this many more dice.
    pub more_dice: Vec<(Trait, u8)>,
    /// Traits that win ties. If several combatants in a tie have such a trait, they roll again among themselves; so do
    /// those without.
    pub ties: Vec<Trait>,
}

/// Combatants who succeed at a save act before their opponents, the others after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SaveToActBefore {
    /// The ability of the save.
    pub ability: Ability,
    /// In which rounds saves are made.
    pub rolled: WhenSaved,
    /// Who goes first in rounds without saves.
    pub later: WhoLater,
}

impl Variant for SaveToActBefore {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Initiative, "scores").of([self.ability])]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }
}

/// In which rounds saves are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhenSaved {
    FirstRound,
    EveryRound,
}

/// Who goes first in rounds without saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhoLater {
    HeroesFirst,
    EnemiesFirst,
}

/// Sides take turns, each with all its members in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SidesAlternate {
    /// Whether a member may begin before another one has finished.
    #[serde(default)]
    pub interleave: bool,
}
