//! The numbers of armour's blocks that the table speaks of.

use serde::Deserialize;

use super::Dial;
use crate::battle::{ArmourBlock, ArmourWeight, Reduction};

/// A number of armour's block.
#[derive(Clone, Debug, Deserialize)]
pub enum ArmourDial {
    /// How much harder its wearer is to hit.
    Ad,
    /// What it turns aside, or takes off a blow.
    Armour,
    /// How much nimbler, or clumsier, it makes its wearer.
    Dodge,
    /// What it takes off plain damage.
    Dr,
    /// How heavy it is: light 0, medium 1, heavy 2.
    Weight,
    /// What it adds to its wearer's armour class.
    Ac,
}

/// The weights, the lightest first.
const WEIGHTS: [ArmourWeight; 3] = [ArmourWeight::Light, ArmourWeight::Medium, ArmourWeight::Heavy];

impl Dial for ArmourDial {
    type Block = ArmourBlock;
    type About = ();

    fn read(&self, (): &(), block: &ArmourBlock) -> Option<i32> {
        match self {
            ArmourDial::Ad => block.ad,
            ArmourDial::Armour => block.armour,
            ArmourDial::Dodge => block.dodge,
            ArmourDial::Dr => block.dr.map(|dr| dr.general),
            ArmourDial::Weight => {
                let place = |weight| WEIGHTS.iter().position(|own| *own == weight);
                block.weight.and_then(place).and_then(|place| i32::try_from(place).ok())
            }
            ArmourDial::Ac => block.ac,
        }
    }

    fn write(&self, (): &(), block: &mut ArmourBlock, _: usize, number: i32) {
        match self {
            ArmourDial::Ad => block.ad = Some(number),
            ArmourDial::Armour => block.armour = Some(number),
            ArmourDial::Dodge => block.dodge = Some(number),
            ArmourDial::Dr => block.dr = Some(Reduction { general: number, ..Reduction::default() }),
            ArmourDial::Weight => {
                block.weight = usize::try_from(number).ok().and_then(|place| WEIGHTS.get(place)).copied();
            }
            ArmourDial::Ac => block.ac = Some(number),
        }
    }
}
