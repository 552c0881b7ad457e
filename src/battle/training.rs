//! Training: what a creature's proficiency applies to, the schools of magic, and which ability is added to damage.

use serde::{Deserialize, Serialize};

use super::Ability;
use super::ability::abilities;
use super::words::words;

/// Makes both enums from the list of abilities.
macro_rules! training {
    ($( $ability:ident $field:ident ),*) => {
        words! {
            /// Something that proficiency may cover.
            pub enum Training {
                /// Melee attacks.
                Melee,
                /// Ranged attacks and thrown weapons.
                Ranged,
                /// Attacks with arcane spells.
                Arcane,
                /// Attacks with divine spells.
                Divine,
                /// Stabilising the fallen and caring for wounds.
                Healing,
                /// Morale checks.
                Morale,
                /// Going unseen.
                Stealth,
                /// Finding and disarming traps.
                Traps,
                $( $ability, )*
            }
        }

        impl Training {
            /// The training that covers all checks of an ability.
            pub const fn of(ability: Ability) -> Training {
                match ability { $( Ability::$ability => Training::$ability, )* }
            }
        }

        /// What is added to the damage of a weapon or a spell.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum DamageAbility { Nothing, $( $ability, )* }

        impl DamageAbility {
            /// The ability, if there is one.
            pub const fn named(self) -> Option<Ability> {
                match self {
                    DamageAbility::Nothing => None,
                    $( DamageAbility::$ability => Some(Ability::$ability), )*
                }
            }
        }
    };
}

abilities!(training);

/// A school of magic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Magic {
    Arcane,
    Divine,
}
