//! How far weapons reach.

use serde::{Deserialize, Serialize};

use crate::battle::Phrase;
use crate::rules::answers::faults::Faults;
use crate::rules::answers::{Named, Rule, Variant};

/// How far weapons reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RangeRule {
    /// As far as their entries in files say.
    ByWeapon,
    /// Melee weapons within a close range, others as far as their entries in files say.
    Bands(Bands),
}

impl Rule for RangeRule {
    fn variant(&self) -> Named<'_> {
        match self {
            RangeRule::ByWeapon => Named::plain("ByWeapon"),
            RangeRule::Bands(rule) => Named::new("Bands", rule),
        }
    }
}

impl RangeRule {
    /// The longest reach of a melee attack in feet, whatever the weapon; none if the weapon alone decides.
    pub const fn farthest_reach(&self) -> Option<u16> {
        match self {
            RangeRule::ByWeapon => None,
            RangeRule::Bands(Bands { close: (_, most) }) => Some(*most),
        }
    }
}

/// How far melee weapons reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bands {
    /// The shortest and the longest reach of melee weapons, in feet.
    pub close: (u16, u16),
}

impl Variant for Bands {
    fn find_faults(&self, faults: &mut Faults) {
        let (least, most) = self.close;
        faults.within("close", |faults| {
            faults.feet(0, least);
            faults.feet(1, most);
            if least > most {
                let phrase = Phrase::new("band-upside-down").with("least", i128::from(least));
                faults.error_in(0, phrase.with("most", i128::from(most)));
            } else if most < 5 {
                faults.error_in(1, Phrase::new("reaches-nobody"));
            }
        });
    }
}
