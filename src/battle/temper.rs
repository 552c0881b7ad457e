//! Tempers: how much each of the things counts for a combatant that speak for a deed or against it. Opponents decide by
//! the temper of whoever they play.

use serde::{Deserialize, Serialize};

use super::words::words;

/// The most that a term may count, in percent.
pub const MOST_WEIGHT: u16 = 1000;

/// What a term counts unless a temper says otherwise, in percent.
const USUAL: u16 = 100;

const fn is_usual(weight: &u16) -> bool {
    *weight == USUAL
}

/// Makes the list of terms, and the temper that has a weight for each of them.
macro_rules! terms {
    ($($(#[$what:meta])* $term:ident $field:ident = $word:literal,)*) => {
        words! {
            /// What speaks for a deed or against it.
            pub enum Term {
                $($(#[$what])* $term = $word,)*
            }
        }

        /// How much each term counts, in percent.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Temper {
            /// What people with this temper are called.
            #[serde(skip_serializing_if = "String::is_empty")]
            pub name: String,
            /// What such people do.
            #[serde(skip_serializing_if = "String::is_empty")]
            pub notes: String,
            /// The names of other tempers, of which each combatant draws one for a battle. Then nothing else of this one counts.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            pub one_of: Vec<String>,
            /// The tempers with these names.
            #[serde(skip_serializing_if = "Vec::is_empty")]
            pub choices: Vec<Temper>,
            $($(#[$what])* #[serde(skip_serializing_if = "is_usual")] pub $field: u16,)*
        }

        impl Default for Temper {
            fn default() -> Temper {
                Temper {
                    name: String::new(),
                    notes: String::new(),
                    one_of: Vec::new(),
                    choices: Vec::new(),
                    $($field: USUAL,)*
                }
            }
        }

        impl Temper {
            /// The temper that a lot falls on, if it is one of several; otherwise this one.
            pub fn drawn(&self, lot: u64) -> &Temper {
                let place = lot.checked_rem(self.choices.len() as u64).and_then(|place| usize::try_from(place).ok());
                place.and_then(|place| self.choices.get(place)).unwrap_or(self)
            }

            /// How much a term counts, in percent.
            pub const fn weight(&self, term: Term) -> u16 {
                match term {
                    $(Term::$term => self.$field,)*
                }
            }
        }
    };
}

terms! {
    /// What the deed does to enemies, less what it does to allies.
    Harm harm = "harm",
    /// What the deed does for allies.
    Help help = "help",
    /// What the enemies are likely to do to the combatant there.
    Replies replies = "replies",
    /// The reactions that the way there invites.
    Provoked provoked = "provoked",
    /// What being there means for an objective of the side.
    Aim aim = "aim",
    /// What being there takes from an objective of an enemy.
    InTheWay in_the_way = "in_the_way",
    /// How soon the combatant could strike from there.
    Approach approach = "approach",
    /// Standing there without allies, or too close to them.
    Company company = "company",
    /// The steps to get there.
    Steps steps = "steps",
}
