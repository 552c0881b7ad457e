//! Range: how far weapons carry. Where there are bands (`Range::Bands`), what strikes reaches no farther than the close
//! one, and all else as far as its entry says; past that nothing can be aimed at.

use serde::{Deserialize, Serialize};

use crate::rules::book::rulebook::Rulebook;

/// How far weapons carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RangeRule {
    /// As far as their entries say.
    ByWeapon,
    /// Close for what strikes, then as far as their entries say.
    Bands(Bands),
}

/// How far it is close.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bands {
    /// Feet to which what strikes reaches at least, and at most.
    pub close: (u16, u16),
}

impl RangeRule {
    /// Steps within which something strikes that has some reach by its entry.
    pub fn reach(&self, own: u16) -> u16 {
        match self {
            RangeRule::ByWeapon => own,
            RangeRule::Bands(Bands { close: (least, most) }) => {
                own.min(Rulebook::steps(*most)).max(Rulebook::steps(*least))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Bands, RangeRule};

    #[test]
    fn what_strikes_reaches_no_farther_than_what_is_close() {
        let rule = RangeRule::Bands(Bands { close: (5, 10) });
        assert_eq!([0, 1, 2, 3].map(|own| rule.reach(own)), [1, 1, 2, 2]);
        assert_eq!(RangeRule::ByWeapon.reach(3), 3);
    }
}
