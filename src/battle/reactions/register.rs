//! The macro behind the register of reactions. From each line it makes a struct, cases of several enums, and words.

/// Makes from the register of reactions
///
/// - a struct for each reaction, with its fields;
/// - `Reaction`, which holds any of these structs, and `ReactionName`, their names alone;
/// - `NamedReaction`, the reactions with `named`, which creatures may list in their `reactions`;
/// - `recorded`, the form of reactions in records;
/// - three macros: `each_reaction!` runs code with the struct in a `Reaction`, `named_reaction!` with the type that
///   belongs to a `NamedReaction`, and `every_reaction!` once for each of the types.
macro_rules! reactions {
    (
        ($d:tt)
        by_rule {
            $($(#[doc = $rule_doc:literal])+ $rule:ident: [$($word:literal)+] { $($rule_field:ident: $rule_type:ty),* },)*
        }
        by_ability $ability_word:literal {
            $($(#[doc = $doc:literal])+ $ability:ident { $($field:ident: $type:ty),* } $(named $named:vis)?,)*
        }
    ) => {
        $(
            $(#[doc = $rule_doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            pub struct $rule { $(pub $rule_field: $rule_type),* }

            impl Registered for $rule {
                const NAME: ReactionName = ReactionName::$rule;
            }

            impl From<$rule> for Reaction {
                fn from(reaction: $rule) -> Reaction { Reaction::$rule(reaction) }
            }
        )*
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            pub struct $ability {
                /// The occasion that triggers it.
                pub on: Occasion,
                $(pub $field: $type,)*
                /// The enemy, or the ally whom it helps.
                pub target: CombatantId,
            }

            impl Registered for $ability {
                const NAME: ReactionName = ReactionName::$ability;
            }

            impl From<$ability> for Reaction {
                fn from(reaction: $ability) -> Reaction { Reaction::$ability(reaction) }
            }
        )*

        /// Any reaction, with its fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Reaction {
            $($(#[doc = $rule_doc])+ $rule($rule),)*
            $($(#[doc = $doc])+ $ability($ability),)*
        }

        /// The name of a reaction, without its fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ReactionName {
            $($(#[doc = $rule_doc])+ $rule,)*
            $($(#[doc = $doc])+ $ability,)*
        }

        /// A reaction that creatures may list in their `reactions`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum NamedReaction {
            $($(#[doc = concat!("The reaction of this name.", stringify!($named))] $ability,)?)*
        }

        impl ReactionName {
            /// Every reaction, in the order of the register.
            pub const ALL: &'static [ReactionName] = &[$(ReactionName::$rule,)* $(ReactionName::$ability,)*];

            /// Every word that rule cards use for a reaction.
            pub const WORDS: &'static [&'static str] = &[$($($word,)+)* $ability_word];

            /// The words that rule cards use for the reaction, one for each of its forms.
            pub const fn words(self) -> &'static [&'static str] {
                match self {
                    $(ReactionName::$rule => &[$($word),+],)*
                    $(ReactionName::$ability => &[$ability_word],)*
                }
            }

            /// The name of the reaction in the keys of messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ReactionName::$rule => stringify!($rule),)*
                    $(ReactionName::$ability => stringify!($ability),)*
                }
            }
        }

        impl Reaction {
            /// The name of the reaction.
            pub const fn name(&self) -> ReactionName {
                match self {
                    $(Reaction::$rule(_) => ReactionName::$rule,)*
                    $(Reaction::$ability(_) => ReactionName::$ability,)*
                }
            }

            /// The target of the reaction.
            pub const fn target(&self) -> CombatantId {
                match self {
                    $(Reaction::$rule(reaction) => reaction.target,)*
                    $(Reaction::$ability(reaction) => reaction.target,)*
                }
            }
        }

        /// The form of reactions in records: all reactions by abilities and spells are one case.
        mod recorded {
            use serde::{Deserializer, Serializer};

            use super::*;

            #[derive(Serialize, Deserialize)]
            enum Recorded {
                $($rule($rule),)*
                ByAbility { on: Occasion, reply: Reply, target: CombatantId },
            }

            #[derive(Serialize, Deserialize)]
            enum Reply { $($ability($($type),*),)* }

            pub fn serialize<S: Serializer>(reaction: &Reaction, serializer: S) -> Result<S::Ok, S::Error> {
                let recorded = match *reaction {
                    $(Reaction::$rule(reaction) => Recorded::$rule(reaction),)*
                    $(Reaction::$ability($ability { on, $($field,)* target }) => {
                        Recorded::ByAbility { on, reply: Reply::$ability($($field),*), target }
                    })*
                };
                recorded.serialize(serializer)
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Reaction, D::Error> {
                Ok(match Recorded::deserialize(deserializer)? {
                    $(Recorded::$rule(reaction) => reaction.into(),)*
                    Recorded::ByAbility { on, reply, target } => match reply {
                        $(Reply::$ability($($field),*) => $ability { on, $($field,)* target }.into(),)*
                    },
                })
            }
        }

        /// Runs `body` with the struct in a `Reaction` as `it`.
        macro_rules! each_reaction {
            ($d reaction:expr, $d it:ident => $d body:expr) => {
                match $d reaction {
                    $($crate::battle::Reaction::$rule($d it) => $d body,)*
                    $($crate::battle::Reaction::$ability($d it) => $d body,)*
                }
            };
        }

        /// Runs `body` with `it` as the type that belongs to a `NamedReaction`.
        macro_rules! named_reaction {
            ($d named:expr, $d it:ident => $d body:expr) => {
                match $d named {
                    $($($crate::battle::NamedReaction::$ability => {
                        let _ = stringify!($named);
                        type $d it = $crate::battle::reactions::$ability;
                        $d body
                    })?)*
                }
            };
        }

        /// Runs `body` once for each type of reaction as `it`, in the order of the register.
        macro_rules! every_reaction {
            ($d it:ident => $d body:expr) => {
                $({
                    type $d it = $crate::battle::reactions::$rule;
                    $d body;
                })*
                $({
                    type $d it = $crate::battle::reactions::$ability;
                    $d body;
                })*
            };
        }

        pub(crate) use {each_reaction, every_reaction, named_reaction};
    };
}

pub(super) use reactions;
