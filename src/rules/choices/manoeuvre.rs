//! Ways to get the better of somebody without harm, and what else is tried.

use serde::{Deserialize, Serialize};

use crate::battle::{Ability, AptitudeSet, Skill, Training};
use crate::dice::Edge;
use crate::rules::answers::axes::Axis;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::reads::{Bearer, Demand, Reader, Reading, all_of};
use crate::rules::answers::{Named, Rule, TWENTY, Variant};

/// A way to get the better of somebody, or to help, and how it is tested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ManoeuvreRule {
    /// Bring somebody next to one to the ground.
    Trip(Opposed),
    /// Knock a weapon out of the hand of somebody next to one.
    Disarm(Opposed),
    /// Help an ally next to one.
    Aid,
    /// Bring somebody to the ground by a contest of skills.
    TripBySkill(TripBySkill),
    /// Hold somebody fast.
    Grapple(Grapple),
    /// Give up attacking for not being hit.
    Evade(Evade),
    /// Frighten an enemy.
    Frighten(Frighten),
    /// Rally an ally who flees, or spur one who fights.
    Command(Command),
    /// Attack from where nobody expects it, at a risk.
    Daring(Daring),
    /// Kill one who lies helpless.
    Finish,
    /// Ease the wounds of one next to one.
    Treat(Treat),
    /// Look for traps, and make them harmless.
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
    /// How traps are handled, if that is what it is about.
    pub const fn handles_traps(&self) -> Option<HandleTraps> {
        if let ManoeuvreRule::HandleTraps(rule) = self { Some(*rule) } else { None }
    }

    /// Whether it puts the nerve of an enemy to the test.
    pub const fn tests_nerve(&self) -> bool {
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

/// Put fear into an enemy, so that it checks its nerve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frighten {
    /// The ability that helps.
    pub ability: Ability,
    /// What the check must reach.
    pub dc: i32,
    /// What is added to that.
    #[serde(default)]
    pub plus: FrightenPlus,
    /// From how many feet away.
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

/// Call a friend back who flees, or spur on one who does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// The ability that helps.
    pub ability: Ability,
    /// What the check must reach.
    pub dc: i32,
    /// Whether a friend who flees checks its nerve again.
    pub rallies: bool,
    /// What it brings a friend who does not, for its next check of this round.
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

/// Ease what oneself, or a friend next to one, suffers from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treat {
    /// The ability that helps.
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

/// Until one's next turn each hit is put to one test; if it succeeds, the hit misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Evade {
    /// What favours or hampers the test.
    pub test: Edge,
}

/// An attack from where nobody expects it: a save says whether that puts one into a strong position or a weak one
/// (`Manoeuvre::Daring`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Daring {
    /// What is saved on.
    pub save: Ability,
    /// What a success brings.
    pub success: Edge,
    /// What a failure brings.
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

/// Both roll; the higher total wins. A tie goes to a hero against one who is not, otherwise to the one who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opposed {
    /// What helps either of them.
    pub help: AptitudeSet,
    /// Whether those who fly cannot be brought down by it.
    #[serde(default)]
    pub spares_fliers: bool,
}

impl Variant for Opposed {
    fn reads_of_creatures(&self, by: Reader) -> Vec<Reading> {
        by.means(Axis::Manoeuvres, "aptitudes").of(all_of([self.help])).if_any().into_iter().collect()
    }
}

/// Skill against skill, to bring somebody next to one to the ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TripBySkill {
    /// What the one who tries rolls by.
    pub by: Skill,
    /// What the other withstands it by: the best of these.
    pub against: Vec<Skill>,
    /// When it falls.
    pub down: Falling,
    /// Who has its way on a tie.
    pub ties: ContestTies,
    /// Whether those who fly cannot be brought down by it.
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

/// Skill against skill, to hold somebody next to one fast. Held, it cannot leave its place, and gets free by the same
/// skill against its holder's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grapple {
    /// What the one who tries rolls by; and both when the other one tries to get free.
    pub by: Skill,
    /// What the other withstands it by: the best of these.
    pub against: Vec<Skill>,
    /// Who has its way on a tie.
    pub ties: ContestTies,
    /// How one who is held fares when it is attacked.
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

/// When one who was tripped falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Falling {
    /// There and then.
    AtOnce,
    /// When its turn starts, before anything else; several trips make one fall.
    AtTurnStart,
}

/// Who has its way on a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ContestTies {
    /// A hero against one who is none; otherwise the one who acts.
    HeroThenWhoActs,
    /// The one who withstands.
    Fails,
}

/// How one who is held fares when it is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HeldDefence {
    /// It is hit by anything but a natural 1.
    HitUnlessNatural1,
    /// As ever.
    Unhindered,
}

/// How traps are handled: each check is a twenty-sided die and an ability against the trap's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandleTraps {
    /// The ability by which one finds out how a trap works.
    pub find: Ability,
    /// The ability by which one makes it harmless.
    pub disarm: Ability,
    /// The ability by which one gets clear, where the trap does not say another.
    pub avoid: Ability,
    /// What a check must reach where the trap does not say.
    pub dc: i32,
    /// Whether a trap springs upon one who fails to disarm it.
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

/// What a contest reads: the skill of the combatant who acts, and those of the target.
fn contest(by: Reader, skill: Skill, against: &[Skill]) -> Reading {
    by.means(Axis::Manoeuvres, "skills").of(std::iter::once(skill).chain(against.iter().copied()))
}
