//! The macro behind the register of conditions. From each line it makes a struct, cases of several enums, and words.

/// Makes from the register of conditions
///
/// - a struct for each condition, with its fields;
/// - `ConditionKind`, which holds any of these structs, and `ConditionName`, their names alone;
/// - `Affliction`, the conditions with `afflicts`: those that weapons, spells, items and traps can put on a
///   combatant, with the field that they give;
/// - `RemovableCondition`, the conditions with `removable`: those that the game master can end, by their first word;
/// - `AddableCondition`, the conditions with `addable`: those that the game master can put on a combatant, with source
///   and end;
/// - three macros: `each_condition!` runs code with the struct in a `ConditionKind`, `named_condition!` with the type
///   that belongs to a `ConditionName`, and `every_condition!` once for each of the types.
macro_rules! conditions {
    (
        ($d:tt)
        $(
            $(#[doc = $doc:literal])+
            $name:ident: [$($word:literal)+] { $($field:ident: $type:ty),* }
                $(afflicts $afflicts:vis $(($said:ident: $said_type:ty))?)?
                $(removable $removable:vis)?
                $(addable $(by $by:ident)? until $until:expr)?,
        )*
    ) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            pub struct $name { $(pub $field: $type),* }

            impl From<$name> for ConditionKind {
                fn from(condition: $name) -> ConditionKind { ConditionKind::$name(condition) }
            }
        )*

        /// Any condition, with its fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum ConditionKind { $($(#[doc = $doc])+ $name($name)),* }

        /// The name of a condition, without its fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum ConditionName { $($(#[doc = $doc])+ $name),* }

        /// A condition that weapons, spells, items and traps can put on a combatant.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Affliction {
            $($(#[doc = concat!("The condition of this name.", stringify!($afflicts))] $name $(($said_type))?,)?)*
        }

        /// The name of a condition that the game master can end.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum RemovableCondition {
            $($(#[doc = concat!("The condition of this name.", stringify!($removable))] $name,)?)*
        }

        /// A condition that the game master can put on a combatant.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum AddableCondition {
            $($(
                #[doc = concat!("The condition of this name, until `", stringify!($until), "`.")]
                $name $({
                    /// The source of the condition.
                    $by: CombatantId
                })?,
            )?)*
        }

        impl ConditionName {
            /// Every condition, in the order of the register.
            pub const ALL: &'static [ConditionName] = &[$(ConditionName::$name),*];

            /// The words that rule cards and the game master's orders use for the condition, one for each of its forms.
            pub const fn words(self) -> &'static [&'static str] {
                match self { $(ConditionName::$name => &[$($word),+],)* }
            }

            /// The name of the condition in records and in the keys of messages.
            pub const fn name(self) -> &'static str {
                match self { $(ConditionName::$name => stringify!($name),)* }
            }
        }

        impl ConditionKind {
            pub const fn name(&self) -> ConditionName {
                match self { $(ConditionKind::$name(_) => ConditionName::$name,)* }
            }
        }

        impl From<Affliction> for ConditionKind {
            fn from(laid: Affliction) -> ConditionKind {
                match laid {
                    $($(Affliction::$name $(($said))? => {
                        let _ = stringify!($afflicts);
                        $name { $($said)? }.into()
                    })?)*
                }
            }
        }

        impl RemovableCondition {
            pub const ALL: &'static [RemovableCondition] = &[$($({ let _ = stringify!($removable); RemovableCondition::$name },)?)*];

            /// The name of the condition.
            pub const fn name(self) -> ConditionName {
                match self { $($(RemovableCondition::$name => { let _ = stringify!($removable); ConditionName::$name })?)* }
            }
        }

        impl AddableCondition {
            /// Each of these conditions once, with no combatant as its source.
            pub const ALL: &'static [AddableCondition] = &[$($({
                let _ = stringify!($until);
                AddableCondition::$name $({ $by: CombatantId(u16::MAX) })?
            },)?)*];

            /// The same condition with `who` as its source, if it has a source.
            pub fn done_by(self, who: CombatantId) -> AddableCondition {
                match self {
                    $($($(AddableCondition::$name { .. } => AddableCondition::$name { $by: who },)?)?)*
                    other => other,
                }
            }

            /// The kind by which the game master can end it again.
            pub const fn kind(self) -> RemovableCondition {
                match self {
                    $($(AddableCondition::$name { .. } => { let _ = stringify!($until); RemovableCondition::$name })?)*
                }
            }

            /// The source of the condition, if it has one.
            pub fn by(self) -> Option<CombatantId> {
                match self {
                    $($($(AddableCondition::$name { $by } => Some($by),)?)?)*
                    _ => None,
                }
            }

            /// The condition on its bearer `who`.
            pub fn on(self, who: CombatantId) -> Condition {
                let until: fn(CombatantId) -> Until;
                let kind = match self {
                    $($(AddableCondition::$name { .. } => {
                        until = $until;
                        $name {}.into()
                    })?)*
                };
                Condition { kind, source: self.by(), until: until(who) }
            }
        }

        /// Runs `body` with the struct in a `ConditionKind` as `it`.
        macro_rules! each_condition {
            ($d condition:expr, $d it:ident => $d body:expr) => {
                match $d condition { $($crate::battle::ConditionKind::$name($d it) => $d body,)* }
            };
        }

        /// Runs `body` with `it` as the type that belongs to a `ConditionName`.
        macro_rules! named_condition {
            ($d named:expr, $d it:ident => $d body:expr) => {
                match $d named {
                    $($crate::battle::ConditionName::$name => {
                        type $d it = $crate::battle::conditions::$name;
                        $d body
                    })*
                }
            };
        }

        pub(crate) use {each_condition, named_condition};
    };
}

pub(super) use conditions;
