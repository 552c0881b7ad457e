//! The macro behind the register of reactions: it makes of each line a struct, its place in the enums, and its words.

/// Makes of the register of reactions
///
/// - a struct for each, with its fields;
/// - `Reaction`, any of them, and `ReactionName`, which of them;
/// - `NamedReaction`, those with `named`, which creatures may name in their `reactions`;
/// - `recorded`, the form in which records hold what is offered;
/// - `each_reaction!`, which does the same with whichever reaction it is, `named_reaction!`, which does it for the type that a
///   creature names, and `every_reaction!`, which does it for all their types.
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
                /// What it has waited for.
                pub on: Occasion,
                $(pub $field: $type,)*
                /// The enemy, or whom it does good.
                pub target: CombatantId,
            }

            impl Registered for $ability {
                const NAME: ReactionName = ReactionName::$ability;
            }

            impl From<$ability> for Reaction {
                fn from(reaction: $ability) -> Reaction { Reaction::$ability(reaction) }
            }
        )*

        /// What a combatant may do in answer to others.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Reaction {
            $($(#[doc = $rule_doc])+ $rule($rule),)*
            $($(#[doc = $doc])+ $ability($ability),)*
        }

        /// Which reaction it is, whatever it is done to and with.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ReactionName {
            $($(#[doc = $rule_doc])+ $rule,)*
            $($(#[doc = $doc])+ $ability,)*
        }

        /// A reaction that creatures may name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum NamedReaction {
            $($(#[doc = concat!("The reaction of this name.", stringify!($named))] $ability,)?)*
        }

        impl ReactionName {
            /// Every reaction, in the order of the register.
            pub const ALL: &'static [ReactionName] = &[$(ReactionName::$rule,)* $(ReactionName::$ability,)*];

            /// Every word that rule cards use for a reaction.
            pub const WORDS: &'static [&'static str] = &[$($($word,)+)* $ability_word];

            /// The words that rule cards use for it: one for each form that it has.
            pub const fn words(self) -> &'static [&'static str] {
                match self {
                    $(ReactionName::$rule => &[$($word),+],)*
                    $(ReactionName::$ability => &[$ability_word],)*
                }
            }

            /// What it is called in the keys of messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ReactionName::$rule => stringify!($rule),)*
                    $(ReactionName::$ability => stringify!($ability),)*
                }
            }
        }

        impl Reaction {
            /// Which reaction it is.
            pub const fn name(&self) -> ReactionName {
                match self {
                    $(Reaction::$rule(_) => ReactionName::$rule,)*
                    $(Reaction::$ability(_) => ReactionName::$ability,)*
                }
            }

            /// Whom it is about beside the combatant who reacts.
            pub const fn target(&self) -> CombatantId {
                match self {
                    $(Reaction::$rule(reaction) => reaction.target,)*
                    $(Reaction::$ability(reaction) => reaction.target,)*
                }
            }
        }

        /// The form in which records hold what is offered: what abilities let a combatant do is one case.
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

        /// Does the same with whichever reaction it is.
        macro_rules! each_reaction {
            ($d reaction:expr, $d it:ident => $d body:expr) => {
                match $d reaction {
                    $($crate::battle::Reaction::$rule($d it) => $d body,)*
                    $($crate::battle::Reaction::$ability($d it) => $d body,)*
                }
            };
        }

        /// Does the same for the type of the reaction that a creature names.
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

        /// Does the same for the type of every reaction, in the order of the register.
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
