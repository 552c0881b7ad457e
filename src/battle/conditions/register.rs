//! The macro behind the register of conditions: it makes of each line a struct, its place in the enums, and its words.

/// Makes of the register of conditions
///
/// - a struct for each, with its fields;
/// - `ConditionKind`, any of them, and `ConditionName`, which of them;
/// - `Affliction`, those with `afflicts`, which entries of the armoury and traps may lay on somebody, with the field that
///   they say;
/// - `Plight`, those with `lifted`, which the game master may take off, by their first word;
/// - `LaidPlight`, those with `laid`, which the game master may lay on somebody: by whom, and until when they hold then;
/// - `each_condition!`, which does the same with whichever condition it is, and `named_condition!`, which does it for the
///   type of the condition of a name.
macro_rules! conditions {
    (
        ($d:tt)
        $(
            $(#[doc = $doc:literal])+
            $name:ident: [$($word:literal)+] { $($field:ident: $type:ty),* }
                $(afflicts $afflicts:vis $(($said:ident: $said_type:ty))?)?
                $(lifted $lifted:vis)?
                $(laid $(by $by:ident)? until $until:expr)?,
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

        /// What may hold for a while.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum ConditionKind { $($(#[doc = $doc])+ $name($name)),* }

        /// Which condition it is, whatever it says beside that.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum ConditionName { $($(#[doc = $doc])+ $name),* }

        /// What entries of the armoury and traps may lay on somebody.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Affliction {
            $($(#[doc = concat!("The condition of this name.", stringify!($afflicts))] $name $(($said_type))?,)?)*
        }

        /// A kind of condition that the game master may take off somebody.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Plight {
            $($(#[doc = concat!("The condition of this name.", stringify!($lifted))] $name,)?)*
        }

        /// A condition that the game master may lay on somebody.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum LaidPlight {
            $($(
                #[doc = concat!("The condition of this name, until `", stringify!($until), "`.")]
                $name $({
                    /// Whose doing it is.
                    $by: CombatantId
                })?,
            )?)*
        }

        impl ConditionName {
            /// Every condition, in the order of the register.
            pub const ALL: &'static [ConditionName] = &[$(ConditionName::$name),*];

            /// The words that rule cards use for it, and the game master where it may be taken off: one for each form that
            /// it has.
            pub const fn words(self) -> &'static [&'static str] {
                match self { $(ConditionName::$name => &[$($word),+],)* }
            }

            /// What it is called in records and in the keys of messages.
            pub const fn name(self) -> &'static str {
                match self { $(ConditionName::$name => stringify!($name),)* }
            }
        }

        impl ConditionKind {
            /// Which condition it is.
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

        impl Plight {
            /// Every plight.
            pub const ALL: &'static [Plight] = &[$($({ let _ = stringify!($lifted); Plight::$name },)?)*];

            /// The condition.
            pub const fn name(self) -> ConditionName {
                match self { $($(Plight::$name => { let _ = stringify!($lifted); ConditionName::$name })?)* }
            }
        }

        impl LaidPlight {
            /// One of each, brought about by nobody in particular.
            pub const ALL: &'static [LaidPlight] = &[$($({
                let _ = stringify!($until);
                LaidPlight::$name $({ $by: CombatantId(u16::MAX) })?
            },)?)*];

            /// The same, brought about by somebody where it takes somebody.
            pub fn done_by(self, who: CombatantId) -> LaidPlight {
                match self {
                    $($($(LaidPlight::$name { .. } => LaidPlight::$name { $by: who },)?)?)*
                    other => other,
                }
            }

            /// Which of the plights it is.
            pub const fn kind(self) -> Plight {
                match self {
                    $($(LaidPlight::$name { .. } => { let _ = stringify!($until); Plight::$name })?)*
                }
            }

            /// Whose doing it is.
            pub fn by(self) -> Option<CombatantId> {
                match self {
                    $($($(LaidPlight::$name { $by } => Some($by),)?)?)*
                    _ => None,
                }
            }

            /// The condition of one who bears it, which holds for as long as that kind does.
            pub fn on(self, who: CombatantId) -> Condition {
                let until: fn(CombatantId) -> Until;
                let kind = match self {
                    $($(LaidPlight::$name { .. } => {
                        until = $until;
                        $name {}.into()
                    })?)*
                };
                Condition { kind, source: self.by(), until: until(who) }
            }
        }

        /// Does the same with whichever condition it is.
        macro_rules! each_condition {
            ($d condition:expr, $d it:ident => $d body:expr) => {
                match $d condition { $($crate::battle::ConditionKind::$name($d it) => $d body,)* }
            };
        }

        /// Does the same for the type of the condition of a name.
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
