//! Range: how far weapons carry. Where there are bands (`Range::Bands`), what strikes reaches no farther than the close
//! one, and all else as far as its entry says; past that nothing can be aimed at.

use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::range::{Bands, RangeRule};

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
    use crate::rules::choices::range::{Bands, RangeRule};

    #[test]
    fn what_strikes_reaches_no_farther_than_what_is_close() {
        let rule = RangeRule::Bands(Bands { close: (5, 10) });
        assert_eq!([0, 1, 2, 3].map(|own| rule.reach(own)), [1, 1, 2, 2]);
        assert_eq!(RangeRule::ByWeapon.reach(3), 3);
    }
}
