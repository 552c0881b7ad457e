//! The numbers in a creature's stat block that the conversion table can read and write.

use serde::Deserialize;

use super::BlockNumber;
use crate::battle::{
    Ability, Aptitude, AptitudeSet, CreatureBlock, Reduction, Scores, Skill, Training, Trait,
};

/// A number in a creature's stat block.
#[derive(Clone, Debug, Deserialize)]
pub enum CreatureNumber {
    /// Hit points.
    Hp,
    /// Hit dice.
    Hd,
    /// Action points.
    Ap,
    /// Natural armour: a bonus to defence.
    Ad,
    /// Natural armour: what the hide deflects, or takes off the damage, depending on the rulebook.
    Armour,
    /// Armour class without worn armour.
    Ac,
    /// How hard the creature is to hit because they dodge.
    Dodge,
    /// How much damage of every kind is reduced.
    Dr,
    /// The bonus to the roll for the order of play.
    Initiative,
    /// An attack total above this is a critical hit.
    Critical,
    /// Feet per move.
    Speed,
    /// An ability score.
    Score(Ability),
    /// The best of several ability scores. Only read: other measures write the scores.
    BestScore(Vec<Ability>),
    /// The level of a skill.
    Skill(Skill),
    /// The level of the best weapon skill; written to the skills of all of the creature's weapons.
    WeaponSkills,
    /// How many of these aptitudes the creature has; they are added in this order.
    Aptitudes(Vec<Aptitude>),
    /// How many aptitudes the creature has from one of two lists, whichever has more. Which list is written depends on
    /// whether the creature's first weapon is ranged.
    WeaponAptitudes {
        /// Aptitudes for close combat.
        near: Vec<Aptitude>,
        /// Aptitudes for ranged attacks.
        far: Vec<Aptitude>,
    },
    /// Whether the creature has a trait: 1 or 0.
    Trait(Trait),
    /// Weapon training: mastery (2), proficiency (1) or none (0); written for all of the creature's weapons.
    WeaponsTaught,
    /// The attack bonus: the one that the block states, or else the best of the kinds of attack in which the creature
    /// is proficient, each with its ability.
    Attack(Vec<(Training, Ability)>),
}

/// What must be known about a creature besides their stat blocks.
#[derive(Clone, Debug, Default)]
pub struct CreatureContext {
    /// The creature's size in squares per side, minus one.
    pub extra_size: i32,
    /// Whether the creature's first weapon is propelled or thrown.
    pub shoots: bool,
    /// The skills of the creature's weapons in the rulebook whose block is written.
    pub skills: Vec<Skill>,
    /// The weapon subclasses in that rulebook.
    pub subclasses: Vec<String>,
}

/// The bonus that an ability score gives to a check.
fn modifier(score: Option<u8>) -> i32 {
    (i32::from(score.unwrap_or(10)) - 10).div_euclid(2)
}

fn count(block: &CreatureBlock, list: &[Aptitude]) -> i32 {
    let own = block.aptitudes.unwrap_or_default();
    let shared = own.shared(list.iter().copied().collect());
    i32::try_from(shared).unwrap_or(i32::MAX)
}

/// Adds aptitudes from the front of a list until the creature has this many of it.
fn top_up(block: &mut CreatureBlock, list: &[Aptitude], number: i32) {
    for aptitude in list {
        if count(block, list) < number {
            let more: AptitudeSet = [*aptitude].into_iter().collect();
            block.aptitudes = Some(block.aptitudes.unwrap_or_default().union(more));
        }
    }
}

fn unsigned(number: i32) -> u16 {
    u16::try_from(number.max(0)).unwrap_or(u16::MAX)
}

impl BlockNumber for CreatureNumber {
    type Block = CreatureBlock;
    type About = CreatureContext;

    fn extra_size(about: &CreatureContext) -> i32 {
        about.extra_size
    }

    fn read(&self, _: &CreatureContext, block: &CreatureBlock) -> Option<i32> {
        let score = |ability: Ability| block.scores.and_then(|scores| scores.of(ability));
        match self {
            CreatureNumber::Hp => block.hp.map(i32::from),
            CreatureNumber::Hd => block.hd,
            CreatureNumber::Ap => block.ap.map(i32::from),
            CreatureNumber::Ad => block.ad,
            CreatureNumber::Armour => block.armour,
            CreatureNumber::Ac => block.ac,
            CreatureNumber::Dodge => block.dodge,
            CreatureNumber::Dr => block.dr.map(|dr| dr.general),
            CreatureNumber::Initiative => block.initiative,
            CreatureNumber::Critical => block.critical,
            CreatureNumber::Speed => block.speed.map(i32::from),
            CreatureNumber::Score(ability) => score(*ability).map(i32::from),
            CreatureNumber::BestScore(abilities) => {
                abilities.iter().filter_map(|ability| score(*ability)).max().map(i32::from)
            }
            CreatureNumber::Skill(skill) => Some(block.skills.as_ref().map_or(0, |skills| skills.of(*skill))),
            CreatureNumber::WeaponSkills => {
                let best = |skills: &crate::battle::Skills| {
                    Skill::WEAPONS.iter().map(|skill| skills.of(*skill)).max()
                };
                Some(block.skills.as_ref().and_then(best).unwrap_or(0))
            }
            CreatureNumber::Aptitudes(list) => Some(count(block, list)),
            CreatureNumber::WeaponAptitudes { near, far } => Some(count(block, near).max(count(block, far))),
            CreatureNumber::Trait(own) => {
                let has = block.traits.as_ref().is_some_and(|traits| traits.contains(own));
                Some(i32::from(has))
            }
            CreatureNumber::WeaponsTaught => {
                let any = |words: &Option<Vec<String>>| words.as_ref().is_some_and(|words| !words.is_empty());
                Some(if any(&block.masteries) { 2 } else { i32::from(any(&block.proficiencies)) })
            }
            CreatureNumber::Attack(ways) => block.attack.or_else(|| {
                let own = block.proficient.as_deref().unwrap_or_default();
                let trained = ways.iter().filter(|(way, _)| own.contains(way));
                let best = trained.map(|(_, ability)| modifier(score(*ability))).max();
                let untrained = || ways.first().map(|(_, ability)| modifier(score(*ability)));
                best.map(|best| best + block.proficiency.unwrap_or(0)).or_else(untrained)
            }),
        }
    }

    fn write(&self, about: &CreatureContext, block: &mut CreatureBlock, _: usize, number: i32) {
        match self {
            CreatureNumber::Hp => block.hp = Some(unsigned(number)),
            CreatureNumber::Hd => block.hd = Some(number),
            CreatureNumber::Ap => block.ap = Some(unsigned(number)),
            CreatureNumber::Ad => block.ad = Some(number),
            CreatureNumber::Armour => block.armour = Some(number),
            CreatureNumber::Ac => block.ac = Some(number),
            CreatureNumber::Dodge => block.dodge = Some(number),
            CreatureNumber::Dr => block.dr = Some(Reduction { general: number, ..Reduction::default() }),
            CreatureNumber::Initiative => block.initiative = Some(number),
            CreatureNumber::Critical => block.critical = Some(number),
            CreatureNumber::Speed => block.speed = Some(unsigned(number)),
            CreatureNumber::Score(ability) => {
                let scores = block.scores.get_or_insert_with(Scores::default);
                *scores.of_mut(*ability) = u8::try_from(number.max(0)).ok();
            }
            CreatureNumber::BestScore(_) => {}
            CreatureNumber::Skill(skill) => block.skills.get_or_insert_default().set(*skill, number),
            CreatureNumber::WeaponSkills => {
                let skills = block.skills.get_or_insert_default();
                for skill in &about.skills {
                    skills.set(*skill, number);
                }
            }
            CreatureNumber::Aptitudes(list) => {
                block.aptitudes.get_or_insert_default();
                top_up(block, list, number);
            }
            CreatureNumber::WeaponAptitudes { near, far } => {
                top_up(block, if about.shoots { far } else { near }, number);
            }
            CreatureNumber::Trait(own) if number > 0 => block.traits.get_or_insert_default().push(*own),
            CreatureNumber::Trait(_) => {}
            CreatureNumber::WeaponsTaught => match number {
                0 => {}
                1 => block.proficiencies = Some(about.subclasses.clone()),
                _ => block.masteries = Some(about.subclasses.clone()),
            },
            CreatureNumber::Attack(_) => block.attack = Some(number),
        }
    }
}
