//! What combatants can try besides attacks.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, AptitudeSet, Skill, Training};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading, all_of};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// Something that a combatant can try besides an attack, and how it is tested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ManoeuvreRule {
    /// Knock an adjacent enemy to the ground.
    Trip(Opposed),
    /// Knock a weapon out of an adjacent enemy's hand.
    Disarm(Opposed),
    /// Help an adjacent ally.
    Aid,
    /// Knock an adjacent enemy to the ground by a contest of skills.
    TripBySkill(TripBySkill),
    /// Hold an adjacent enemy.
    Grapple(Grapple),
    /// Give up attacking in order not to be hit.
    Evade(Evade),
    /// Frighten an enemy.
    Frighten(Frighten),
    /// Rally an ally who flees, or spur an ally who fights.
    Command(Command),
    /// Take a risk for a better attack.
    Daring(Daring),
    /// Kill a helpless enemy.
    Finish,
    /// Treat the combatant themselves or an adjacent ally.
    Treat(Treat),
    /// Find traps, and disarm them.
    HandleTraps(HandleTraps),
}

impl Rule for ManoeuvreRule {
    fn variant(&self) -> Named<'_> {
        match self {
            ManoeuvreRule::Trip(rule) => Named::new("Trip", rule),
            ManoeuvreRule::Disarm(rule) => Named::new("Disarm", rule),
            ManoeuvreRule::Aid => Named::plain("Aid"),
            ManoeuvreRule::TripBySkill(rule) => Named::new("TripBySkill", rule),
            ManoeuvreRule::Grapple(rule) => Named::new("Grapple", rule),
            ManoeuvreRule::Evade(_) => Named::plain("Evade"),
            ManoeuvreRule::Frighten(rule) => Named::new("Frighten", rule),
            ManoeuvreRule::Command(rule) => Named::new("Command", rule),
            ManoeuvreRule::Daring(rule) => Named::new("Daring", rule),
            ManoeuvreRule::Finish => Named::plain("Finish"),
            ManoeuvreRule::Treat(rule) => Named::new("Treat", rule),
            ManoeuvreRule::HandleTraps(rule) => Named::new("HandleTraps", rule),
        }
    }

    fn looks_at(&self) -> &'static [Bearer] {
        &[Bearer::Creature]
    }
}

impl ManoeuvreRule {
    /// How traps are handled; none for other manoeuvres.
    pub const fn handles_traps(&self) -> Option<HandleTraps> {
        if let ManoeuvreRule::HandleTraps(rule) = self { Some(*rule) } else { None }
    }

    /// Whether it makes an enemy check morale.
    pub const fn tests_morale(&self) -> bool {
        match self {
            ManoeuvreRule::Frighten(_) => true,
            ManoeuvreRule::Trip(_)
            | ManoeuvreRule::Disarm(_)
            | ManoeuvreRule::Aid
            | ManoeuvreRule::TripBySkill(_)
            | ManoeuvreRule::Grapple(_)
            | ManoeuvreRule::Evade(_)
            | ManoeuvreRule::Command(_)
            | ManoeuvreRule::Daring(_)
            | ManoeuvreRule::Finish
            | ManoeuvreRule::Treat(_)
            | ManoeuvreRule::HandleTraps(_) => false,
        }
    }
}

/// Frighten an enemy, so that they make a morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frighten {
    /// The ability that helps with the check.
    pub ability: Ability,
    /// What the check must reach.
    pub dc: i32,
    /// What is added to that number.
    #[serde(default)]
    pub plus: FrightenPlus,
    /// The distance in feet within which an enemy can be frightened.
    pub feet: u16,
}

impl Variant for Frighten {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let own = by.checks(Axis::Manoeuvres, Demand::Meant, self.ability, &[]);
        let added = match self.plus {
            FrightenPlus::Nothing => None,
            FrightenPlus::TargetMorale => Some(by.welcomes(Axis::Morale, "morale")),
        };
        own.into_iter().chain(added).collect()
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("dc", self.dc);
        faults.feet("feet", self.feet);
    }
}

/// What makes an enemy harder to frighten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FrightenPlus {
    #[default]
    Nothing,
    TargetMorale,
}

/// Rally a fleeing ally, or spur an ally who does not flee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The ability that helps with the check.
    pub ability: Ability,
    /// What the check must reach.
    pub dc: i32,
    /// Whether an ally who flees makes another morale check.
    pub rallies: bool,
    /// The edge of a spurred ally's next check in this round.
    #[serde(default)]
    pub otherwise: Edge,
}

impl Variant for Command {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        by.checks(Axis::Manoeuvres, Demand::Meant, self.ability, &[]).into()
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("dc", self.dc);
    }
}

/// Ease the suffering of the combatant or an adjacent ally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treat {
    /// The ability that helps with the check.
    pub ability: Ability,
    /// What the check must reach.
    pub dc: i32,
}

impl Variant for Treat {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        by.checks(Axis::Manoeuvres, Demand::Meant, self.ability, &[Training::Healing]).into()
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("dc", self.dc);
    }
}

/// Until the combatant's next turn, they make a test against each hit on them. If it succeeds, the hit misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evade {
    /// The edge of the test.
    pub test: Edge,
}

/// A risk for a better attack: a save decides whether the attack is made from a strong or a weak position
/// (`Manoeuvre::Daring`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Daring {
    /// The ability of the save.
    pub save: Ability,
    /// The edge of the attack after a success.
    pub success: Edge,
    /// The edge of the attack after a failure.
    pub failure: Edge,
}

impl Variant for Daring {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![by.means(Axis::Manoeuvres, "scores").of([self.save])]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }
}

/// Both roll; the higher total wins. A hero wins ties against a combatant who is not a hero; otherwise the acting
/// combatant wins ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opposed {
    /// The aptitudes that help either of them.
    pub help: AptitudeSet,
    /// Whether flying targets are immune.
    #[serde(default)]
    pub spares_fliers: bool,
}

impl Variant for Opposed {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        by.means(Axis::Manoeuvres, "aptitudes").of(all_of([self.help])).if_any().into_iter().collect()
    }
}

/// Skill against skill, to knock an adjacent enemy to the ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TripBySkill {
    /// The skill of the acting combatant.
    pub by: Skill,
    /// The skills of the target; the best counts.
    pub against: Vec<Skill>,
    /// When the target falls.
    pub down: Falling,
    /// Who wins a tie.
    pub ties: ContestTies,
    /// Whether flying targets are immune.
    #[serde(default)]
    pub spares_fliers: bool,
}

impl Variant for TripBySkill {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![contest(by, self.by, &self.against)]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }
}

/// Skill against skill, to hold an adjacent enemy. A held combatant cannot leave their place. They break free by the
/// same skill against the holder's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grapple {
    /// The skill of the acting combatant, and of both when the target tries to break free.
    pub by: Skill,
    /// The skills of the target; the best counts.
    pub against: Vec<Skill>,
    /// Who wins a tie.
    pub ties: ContestTies,
    /// How attacks on a held combatant are made.
    pub held: HeldDefence,
}

impl Variant for Grapple {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        vec![contest(by, self.by, &self.against)]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }
}

/// When a tripped combatant falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Falling {
    /// At once.
    AtOnce,
    /// When their turn starts, before anything else. Several trips cause only one fall.
    AtTurnStart,
}

/// Who wins a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ContestTies {
    /// A hero against a combatant who is not a hero; otherwise the acting combatant.
    HeroThenWhoActs,
    /// The target.
    Fails,
}

/// How attacks on a held combatant are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeldDefence {
    /// Every roll except a natural 1 hits.
    HitUnlessNatural1,
    /// Like attacks on others.
    Unhindered,
}

/// How traps are handled. Each check is a twenty-sided die and an ability against the trap's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandleTraps {
    /// The ability for finding out how a trap works.
    pub find: Ability,
    /// The ability for disarming a trap.
    pub disarm: Ability,
    /// The ability for avoiding a trap that names no other.
    pub avoid: Ability,
    /// What a check must reach if the trap does not say.
    pub dc: i32,
    /// Whether a failed attempt to disarm a trap springs it.
    pub failed_disarming_springs: bool,
}

impl Variant for HandleTraps {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        let abilities = [self.find, self.disarm, self.avoid];
        let covers = abilities.map(Training::of).into_iter().chain([Training::Traps]);
        vec![
            by.welcomes(Axis::Check, "scores").of(abilities).and_others(),
            by.welcomes(Axis::Check, "proficiency"),
            by.welcomes(Axis::Check, "proficient").of(covers).and_others(),
        ]
    }

    fn largest_die(&self) -> u8 {
        TWENTY
    }

    fn find_faults(&self, faults: &mut Faults) {
        faults.threshold_of_twenty("dc", self.dc);
    }
}

/// The readings of a contest: the skill of the acting combatant, and those of the target.
fn contest(by: Reader, skill: Skill, against: &[Skill]) -> Reading {
    by.means(Axis::Manoeuvres, "skills").of(std::iter::once(skill).chain(against.iter().copied()))
}
