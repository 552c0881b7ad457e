//! Abilities: what body and mind are capable of, each with a number.

use serde::{Deserialize, Serialize};

use super::words::words;

/// Hands a macro the abilities, each with its field in a stat block's scores.
macro_rules! abilities {
    ($make:ident) => {
        $make! { Str str, Dex dex, Con con, Int int, Wis wis, Cha cha, Wil wil }
    };
}

/// Makes the abilities, and what can be asked of a set of scores.
macro_rules! scores {
    ($( $ability:ident $field:ident ),*) => {
        words! {
            /// Something that body or mind is capable of.
            pub enum Ability { $( $ability ),* }
        }

        impl Ability {
            /// The field of a stat block's scores.
            pub const fn field(self) -> &'static str {
                match self { $( Ability::$ability => stringify!($field), )* }
            }
        }

        /// The scores of some abilities; a book that asks for one that is not named says what it counts as.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Scores {
            $( #[serde(skip_serializing_if = "Option::is_none")] pub $field: Option<u8>, )*
        }

        impl Scores {
            /// The score of an ability, if it is named.
            pub const fn of(&self, ability: Ability) -> Option<u8> {
                match ability { $( Ability::$ability => self.$field, )* }
            }

            /// The score of an ability, to be changed.
            pub const fn of_mut(&mut self, ability: Ability) -> &mut Option<u8> {
                match ability { $( Ability::$ability => &mut self.$field, )* }
            }

            /// These, with what others name put over them.
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
