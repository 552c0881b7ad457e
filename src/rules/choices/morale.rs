//! Whether combatants may lose their nerve.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, Alarm, Grouping, Training};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// Whether combatants may lose their nerve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoraleRule {
    /// Never.
    Nothing,
    /// On occasions, by a check.
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
    /// How nerve is checked; none where it never fails.
    pub const fn checks(&self) -> Option<&OnOccasions> {
        match self {
            MoraleRule::Nothing => None,
            MoraleRule::OnOccasions(rule) => Some(rule),
        }
    }
}

/// A twenty-sided die, an ability and what a seasoned creature adds, on occasions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnOccasions {
    /// What the check must reach.
    pub target: i32,
    /// The ability that helps.
    pub ability: Ability,
    /// What creatures add who are no heroes and whose stat block names no bonus.
    pub bonus: MoraleBonus,
    /// What calls for the check, if the scenario does not say.
    pub occasions: Vec<Alarm>,
    /// Who makes it together, if the scenario does not say.
    pub grouped: Grouping,
    /// When heroes make it.
    pub heroes: HeroesNerve,
    /// What is counted to find out which side is outnumbered.
    #[serde(default, skip_serializing_if = "Counted::is_heads")]
    pub counted: Counted,
    /// The edge of those who are outnumbered two to one.
    #[serde(default)]
    pub outnumbered_two_to_one: Edge,
    /// The edge of those who outnumber the enemy two to one.
    #[serde(default)]
    pub outnumbering_two_to_one: Edge,
    /// The edge of the check that followers make when their leader tries to retreat; they make none if this is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub followers_of_one_who_retreats: Option<Edge>,
    /// What a failed check means.
    pub failed: FailedNerve,
}

impl OnOccasions {
    /// Whether hit dice count for anything.
    pub const fn counts_hit_dice(&self) -> bool {
        match (self.bonus, self.counted) {
            (MoraleBonus::HalfHitDice, _) | (_, Counted::HitDice) => true,
            (MoraleBonus::Nothing, Counted::Heads) => false,
        }
    }

    /// Whether heroes are spared all checks that the game master does not ask for.
    pub const fn spares_heroes(&self) -> bool {
        match self.heroes {
            HeroesNerve::OneByOneWhenAsked => true,
            HeroesNerve::LikeOthers => false,
        }
    }
}

impl Variant for OnOccasions {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let mut reads = vec![by.means(Axis::Morale, "morale"), by.means(Axis::Morale, "hd")];
        reads.extend(by.checks(Axis::Morale, Demand::Meant, self.ability, &[Training::Morale]));
        match self.counted {
            Counted::HitDice => {
                reads.push(by.welcomes(Axis::Morale, "level"));
                reads.extend(by.detachments());
            }
            Counted::Heads => {}
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

/// What is counted to find out which side is outnumbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Counted {
    /// Heads.
    #[default]
    Heads,
    /// Hit dice.
    HitDice,
}

impl Counted {
    const fn is_heads(&self) -> bool {
        matches!(self, Counted::Heads)
    }
}

/// When heroes make morale checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeroesNerve {
    /// One by one, and only when the game master asks.
    OneByOneWhenAsked,
    /// Like others.
    LikeOthers,
}

/// What a failed morale check means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FailedNerve {
    /// They flee, and surrender if no way is free or so many tries have failed.
    FleesOrSurrenders { tries: u8 },
    /// They flee until they are rallied, and surrender if no way is free.
    FleesUntilRallied,
}
