//! Range: how far weapons carry. Where the rulebook has bands (`Range::Bands`), a melee weapon reaches no farther
//! than the close band, and any other weapon as far as its entry says. Nothing beyond that can be aimed at.

use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::range::{Bands, RangeRule};

impl RangeRule {
    /// The steps within which a melee weapon strikes, given the reach in its entry.
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
    use crate::rules::choices::range::{Bands, RangeRule};

    #[test]
    fn what_strikes_reaches_no_farther_than_what_is_close() {
        let rule = RangeRule::Bands(Bands { close: (5, 10) });
        assert_eq!([0, 1, 2, 3].map(|own| rule.reach(own)), [1, 1, 2, 2]);
        assert_eq!(RangeRule::ByWeapon.reach(3), 3);
    }
}
