//! Abilities such as strength and wisdom, and a creature's scores in them.

use serde::{Deserialize, Serialize};

use super::words::words;

/// Declares the abilities once: the enum, its words, and the struct that files use for scores.
macro_rules! abilities {
    ($make:ident) => {
        $make! { Str str, Dex dex, Con con, Int int, Wis wis, Cha cha, Wil wil }
    };
}

/// Makes the abilities, and what can be asked of a set of scores.
macro_rules! scores {
    ($( $ability:ident $field:ident ),*) => {
        words! {
            /// An ability such as strength or wisdom.
            pub enum Ability { $( $ability ),* }
        }

        impl Ability {
            /// The name of the field that holds this ability's score in a stat block.
            pub const fn field(self) -> &'static str {
                match self { $( Ability::$ability => stringify!($field), )* }
            }
        }

        /// Ability scores. For a score that is missing, the book that needs it says what it counts as.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Scores {
            $( #[serde(skip_serializing_if = "Option::is_none")] pub $field: Option<u8>, )*
        }

        impl Scores {
            /// The score of an ability, if a score is given.
            pub const fn of(&self, ability: Ability) -> Option<u8> {
                match ability { $( Ability::$ability => self.$field, )* }
            }

            /// The score of an ability, to be changed in place.
            pub const fn of_mut(&mut self, ability: Ability) -> &mut Option<u8> {
                match ability { $( Ability::$ability => &mut self.$field, )* }
            }

            /// These scores, replaced by those of `other` wherever `other` has one.
            pub fn overridden_by(&self, other: &Scores) -> Scores {
                Scores { $( $field: other.$field.or(self.$field), )* }
            }
        }
    };
}

abilities!(scores);

pub(super) use abilities;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_override_changes_the_scores_that_it_names_alone() {
        let below = Scores { str: Some(12), dex: Some(9), ..Scores::default() };
        let above = Scores { dex: Some(14), wil: Some(7), ..Scores::default() };
        let both = below.overridden_by(&above);
        let named: Vec<_> = Ability::ALL.iter().filter_map(|ability| both.of(*ability)).collect();
        assert_eq!(named, [12, 14, 7]);
    }
}
