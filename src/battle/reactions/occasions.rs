//! The register of occasions: what can trigger a reaction, one line each. The rules of an occasion are in its file in
//! `rules/reactions/occasions`.

use crate::battle::words::words;

/// Makes from the register of occasions
///
/// - `Occasion`, an enum of all occasions, with their words;
/// - a struct for each occasion, for which its file implements the rules;
/// - `each_occasion!`, which runs code with the struct of an `Occasion`.
macro_rules! occasions {
    (
        ($d:tt)
        $($(#[doc = $doc:literal])+ $name:ident = $word:literal,)*
    ) => {
        words! {
            /// What can trigger a reaction.
            pub enum Occasion { $($(#[doc = $doc])+ $name = $word),* }
        }

        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub struct $name;
        )*

        /// Runs `body` with the struct of an `Occasion` as `it`.
        macro_rules! each_occasion {
            ($d occasion:expr, $d it:ident => $d body:expr) => {
                match $d occasion {
                    $($crate::battle::Occasion::$name => {
                        let $d it = $crate::battle::reactions::occasions::$name;
                        $d body
                    })*
                }
            };
        }

        pub(crate) use each_occasion;
    };
}

// A line is: the occasion, and the word that orders and cards use for it.
occasions! {
    ($)
    /// An enemy comes within reach of the combatant's melee weapon.
    EnemyInReach = "reach",
    /// An enemy is about to attack an ally next to the combatant.
    AdjacentAllyAttacked = "adjacent",
    /// An enemy is about to attack the combatant.
    Attacked = "attack",
    /// An enemy comes into the combatant's sight.
    EnemyInSight = "sight",
    /// An enemy is about to attack an ally, wherever the ally is.
    AllyAttacked = "ally",
    /// An enemy in sight is about to cast a spell.
    SpellCast = "spell",
}
