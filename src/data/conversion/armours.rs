//! The numbers in an armour's stat block that the conversion table can read and write.

use serde::Deserialize;

use super::BlockNumber;
use crate::battle::{ArmourBlock, ArmourWeight, Reduction};

/// A number in an armour's stat block.
#[derive(Clone, Debug, Deserialize)]
pub enum ArmourNumber {
    /// How much harder to hit the armour makes its wearer.
    Ad,
    /// What the armour deflects, or takes off the damage, depending on the rulebook.
    Armour,
    /// Its bonus or penalty to its wearer's dodge.
    Dodge,
    /// How much it reduces damage of every kind.
    Dr,
    /// Its weight: light is 0, medium 1, heavy 2.
    Weight,
    /// Its bonus to the wearer's armour class.
    Ac,
}

const WEIGHTS: [ArmourWeight; 3] = [ArmourWeight::Light, ArmourWeight::Medium, ArmourWeight::Heavy];

impl BlockNumber for ArmourNumber {
    type Block = ArmourBlock;
    type About = ();

    fn read(&self, (): &(), block: &ArmourBlock) -> Option<i32> {
        match self {
            ArmourNumber::Ad => block.ad,
            ArmourNumber::Armour => block.armour,
            ArmourNumber::Dodge => block.dodge,
            ArmourNumber::Dr => block.dr.map(|dr| dr.general),
            ArmourNumber::Weight => {
                let place = |weight| WEIGHTS.iter().position(|own| *own == weight);
                block.weight.and_then(place).and_then(|place| i32::try_from(place).ok())
            }
            ArmourNumber::Ac => block.ac,
        }
    }

    fn write(&self, (): &(), block: &mut ArmourBlock, _: usize, number: i32) {
        match self {
            ArmourNumber::Ad => block.ad = Some(number),
            ArmourNumber::Armour => block.armour = Some(number),
            ArmourNumber::Dodge => block.dodge = Some(number),
            ArmourNumber::Dr => block.dr = Some(Reduction { general: number, ..Reduction::default() }),
            ArmourNumber::Weight => {
                block.weight = usize::try_from(number).ok().and_then(|place| WEIGHTS.get(place)).copied();
            }
            ArmourNumber::Ac => block.ac = Some(number),
        }
    }
}
