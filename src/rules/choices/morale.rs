//! Whether the morale of combatants may break.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Alarm, Grouping, Training};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// Whether the morale of combatants may break.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoraleRule {
    /// Never.
    Nothing,
    /// By a check, on certain occasions.
    OnOccasions(OnOccasions),
}

impl Rule for MoraleRule {
    fn variant(&self) -> Named<'_> {
        match self {
            MoraleRule::Nothing => Named::none("Nothing"),
            MoraleRule::OnOccasions(rule) => Named::new("OnOccasions", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

impl MoraleRule {
    /// The rules of morale checks; none if there are no such checks.
    pub const fn checks(&self) -> Option<&OnOccasions> {
        match self {
            MoraleRule::Nothing => None,
            MoraleRule::OnOccasions(rule) => Some(rule),
        }
    }
}

/// Morale checks: a twenty-sided die, an ability and the bonus of a seasoned creature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnOccasions {
    /// What the check must reach.
    pub target: i32,
    /// The ability that helps with the check.
    pub ability: Ability,
    /// The bonus of creatures who are not heroes and whose stat block states no bonus.
    pub bonus: MoraleBonus,
    /// The events that call for a check, if the scenario does not say.
    pub occasions: Vec<Alarm>,
    /// Who makes a check together, if the scenario does not say.
    pub grouped: Grouping,
    /// When heroes make checks.
    pub heroes: HeroMorale,
    /// What is counted to see which side is outnumbered.
    #[serde(default, skip_serializing_if = "CountedStrength::is_heads")]
    pub counted: CountedStrength,
    /// The edge of a side that is outnumbered two to one.
    #[serde(default)]
    pub outnumbered_two_to_one: Edge,
    /// The edge of a side that outnumbers the enemy two to one.
    #[serde(default)]
    pub outnumbering_two_to_one: Edge,
    /// The edge of the check that followers make when their leader tries to retreat; if left out, they make none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub followers_of_one_who_retreats: Option<Edge>,
    /// What a failed check means.
    pub failed: FailedMorale,
}

impl OnOccasions {
    /// Whether hit dice count for morale.
    pub const fn counts_hit_dice(&self) -> bool {
        match (self.bonus, self.counted) {
            (MoraleBonus::HalfHitDice, _) | (_, CountedStrength::HitDice) => true,
            (MoraleBonus::Nothing, CountedStrength::Heads) => false,
        }
    }

    /// Whether heroes make only the checks that the game master asks for.
    pub const fn spares_heroes(&self) -> bool {
        match self.heroes {
            HeroMorale::OneByOneWhenAsked => true,
            HeroMorale::LikeOthers => false,
        }
    }
}

impl Variant for OnOccasions {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let mut reads = vec![by.means(Axis::Morale, "morale"), by.means(Axis::Morale, "hd")];
        reads.extend(by.checks(Axis::Morale, Demand::Meant, self.ability, &[Training::Morale]));
        match self.counted {
            CountedStrength::HitDice => {
                reads.push(by.welcomes(Axis::Morale, "level"));
                reads.extend(by.detachments());
            }
            CountedStrength::Heads => {}
        }
        reads
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("target", self.target);
    }
}

/// What creatures add to their morale checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoraleBonus {
    Nothing,
    /// Half of their hit dice.
    HalfHitDice,
}

/// What is counted to see which side is outnumbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CountedStrength {
    /// Combatants.
    #[default]
    Heads,
    /// Hit dice.
    HitDice,
}

impl CountedStrength {
    const fn is_heads(&self) -> bool {
        matches!(self, CountedStrength::Heads)
    }
}

/// When heroes make morale checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeroMorale {
    /// One by one, and only when the game master asks.
    OneByOneWhenAsked,
    /// Like others.
    LikeOthers,
}

/// What happens after a failed morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FailedMorale {
    /// They flee. They surrender if no path is free, or after this many failed attempts to get away.
    FleesOrSurrenders { tries: u8 },
    /// They flee until they are rallied. They surrender if no path is free.
    FleesUntilRallied,
}
