//! At least one of every deed, read from text, so that no test has to list new deeds.

use affray::battle::order_text::{Named, OrderNames, parse_order};
use affray::battle::{Deed, DeedName, Order};

/// Texts that may follow the words of a deed: `B` is a combatant, `axe` and `bow` are weapons, `mail` is armour.
const FIELDS: &[&str] = &[
    "",
    "B",
    "C",
    "axe",
    "mail",
    "2,1",
    "to 2,1",
    "to 2,1 via 1,1 1,2",
    "to axe",
    "of B",
    "after B",
    "at 2,1",
    "axe on A",
    "axe on B",
    "axe on C",
    "axe at 2,1",
    "B with axe",
    "B with axe and bow",
    "B with axe daringly",
    "B with axe 2 swings C 1 swing",
    "axe for reach",
    "attacks B with axe for sight",
    "hides for ally",
    "evades for spell",
    "moves to 2,1; attacks B with axe",
    "\"Halt!\"",
    "Vigor",
    "Cognition against 14",
    "Dex against B",
    "Sneak against B with Awareness",
];

/// The names that the texts above use.
pub struct Cast;

impl OrderNames for Cast {
    fn name_of(&self, kind: Named, number: usize) -> Option<&str> {
        let names: &[&str] = match kind {
            Named::Combatant => &["A", "B", "C"],
            Named::Weapon => &["axe", "bow"],
            Named::Armour => &["mail"],
            Named::Side => &["party", "foes"],
            Named::Creature => &["raider"],
        };
        names.get(number).copied()
    }
}

/// Deeds of the first combatant, each with every text that can follow its words.
pub fn every_deed() -> Vec<Deed> {
    let mut deeds = Vec::new();
    for name in DeedName::ALL {
        let before = deeds.len();
        for form in name.forms() {
            let read = |fields: &&str| parse_order(&format!("A {} {fields}", form.join(" ")), &Cast).ok();
            let own = FIELDS.iter().filter_map(read).filter_map(|order| match order {
                Order::Deed { deed, .. } if deed.name() == *name => Some(deed),
                _ => None,
            });
            deeds.extend(own);
        }
        assert!(
            deeds.len() > before,
            "nothing in the list can stand behind the words of {name:?}: add its fields"
        );
    }
    deeds
}
