//! The numbers in a weapon's stat block that the conversion table can read and write, and the weapon's skill and
//! subclass.

use serde::Deserialize;

use super::BlockNumber;
use crate::battle::{DamageDice, DamageKind, Listed, Skill, Weapon, WeaponBlock, WeaponClass, WeaponKind};

/// A number in a weapon's stat block.
#[derive(Clone, Debug, Deserialize)]
pub enum WeaponNumber {
    /// Its modifier to the threshold of an injury check.
    Itm,
    /// Its modifier to the threshold of a fatigue check.
    Ftm,
    /// Action points per swing.
    Ap,
    /// The damage of a hit, as twice the average of its dice, which is a whole number.
    Damage(Vec<DamageDice>),
    /// The sides of the damage die. Unarmed attacks need none, and count as the smallest.
    Die,
    /// How many hands the weapon needs.
    Hands,
    /// Whether the weapon is a heavy melee weapon: 1 or 0.
    Class,
}

/// What must be known about a weapon besides its stat blocks.
#[derive(Clone, Copy, Debug)]
pub struct WeaponContext {
    pub kind: WeaponKind,
    pub deals: DamageKind,
}

/// The sides of the smallest die that a weapon may have.
const SMALLEST_DIE: i32 = 4;

/// Twice the average of some dice.
fn twice_the_average(part: &DamageDice) -> i32 {
    i32::from(part.dice.0) * (i32::from(part.dice.1) + 1) + part.plus.saturating_mul(2)
}

impl BlockNumber for WeaponNumber {
    type Block = WeaponBlock;
    type About = WeaponContext;

    fn read(&self, about: &WeaponContext, block: &WeaponBlock) -> Option<i32> {
        match self {
            WeaponNumber::Itm => block.itm,
            WeaponNumber::Ftm => block.ftm,
            WeaponNumber::Ap => block.ap.map(i32::from),
            WeaponNumber::Damage(_) => {
                let sum = |parts: &Vec<DamageDice>| {
                    parts.iter().map(twice_the_average).fold(0, i32::saturating_add)
                };
                block.damage.as_ref().map(sum)
            }
            WeaponNumber::Die if about.kind == WeaponKind::Unarmed => {
                block.die.map(i32::from).or(Some(SMALLEST_DIE))
            }
            WeaponNumber::Die => block.die.map(i32::from),
            WeaponNumber::Hands => block.hands.map(i32::from),
            WeaponNumber::Class => Some(i32::from(block.class == Some(WeaponClass::HeavyMelee))),
        }
    }

    fn write(&self, about: &WeaponContext, block: &mut WeaponBlock, tier: usize, number: i32) {
        let unsigned = u16::try_from(number.max(0)).ok();
        match self {
            WeaponNumber::Itm => block.itm = Some(number),
            WeaponNumber::Ftm => block.ftm = Some(number),
            WeaponNumber::Ap => block.ap = unsigned,
            WeaponNumber::Damage(dice) => {
                let part = dice.get(tier).map(|part| DamageDice { kind: about.deals, ..*part });
                block.damage = Some(part.into_iter().collect());
            }
            WeaponNumber::Die if about.kind == WeaponKind::Unarmed => {}
            WeaponNumber::Die => block.die = unsigned,
            WeaponNumber::Hands => block.hands = unsigned,
            WeaponNumber::Class => {
                block.class = Some(match (about.kind, number) {
                    (WeaponKind::Thrown | WeaponKind::Propelled, _) => WeaponClass::Ranged,
                    (_, 1..) => WeaponClass::HeavyMelee,
                    _ => WeaponClass::LightMelee,
                });
            }
        }
    }

    fn own_rows(&self) -> Option<Vec<Option<i32>>> {
        match self {
            WeaponNumber::Damage(dice) => {
                Some(dice.iter().map(|part| Some(twice_the_average(part))).collect())
            }
            _ => None,
        }
    }
}

/// The skills and subclasses of weapons, by which rulebooks tell how a weapon is handled.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handling {
    /// Whether a rulebook's block states the skill or the subclass.
    pub writes: Listed<HandlingWord>,
    /// Skills and subclasses that belong together; the first row that fits counts.
    pub rows: Vec<HandlingRow>,
}

/// What a rulebook's block states about how a weapon is handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum HandlingWord {
    Skill,
    /// The kind of weapon in which a creature can be proficient.
    Subclass,
}

/// A skill and a subclass that belong together.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandlingRow {
    pub kind: WeaponKind,
    /// Whether it is a heavy melee weapon.
    pub heavy: bool,
    pub skill: Skill,
    pub subclass: String,
}

impl Handling {
    /// Writes the skill or the subclass into a rulebook's block.
    pub(super) fn write(
        &self,
        book: &str,
        kind: WeaponKind,
        sources: &[(&str, &WeaponBlock)],
        block: &mut WeaponBlock,
    ) {
        let Some(word) = self.writes.get(book) else { return };
        let skill = sources.iter().find_map(|(_, block)| block.skill);
        let subclass = sources.iter().find_map(|(_, block)| block.subclass.as_ref());
        // The class may have been written into this block just before.
        let classes = sources.iter().map(|(_, block)| block.class).chain([block.class]);
        let heavy = classes.flatten().next().map(|class| class == WeaponClass::HeavyMelee);
        let fits = |row: &&HandlingRow| {
            row.kind == kind
                && skill.is_none_or(|skill| skill == row.skill)
                && subclass.is_none_or(|subclass| *subclass == row.subclass)
        };
        let fits_closely = |row: &&HandlingRow| fits(row) && heavy.is_none_or(|heavy| heavy == row.heavy);
        let mut rows = self.rows.iter();
        let row = rows.clone().find(fits_closely).or_else(|| rows.find(fits));
        match (word, row) {
            (HandlingWord::Skill, Some(row)) => block.skill = Some(row.skill),
            (HandlingWord::Subclass, Some(row)) => block.subclass = Some(row.subclass.clone()),
            (_, None) => {}
        }
    }
}

/// How a weapon is used: as one of its blocks says, or else judged by its range.
pub fn kind_of(weapon: &Weapon, sources: &[(&str, &WeaponBlock)]) -> WeaponKind {
    let by_range = match (weapon.placed, weapon.range) {
        (Some(_), _) => WeaponKind::Thrown,
        (None, Some(_)) => WeaponKind::Propelled,
        (None, None) => WeaponKind::Melee,
    };
    sources.iter().find_map(|(_, block)| block.kind).unwrap_or(by_range)
}
