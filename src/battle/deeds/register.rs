//! The macro behind the register of deeds. From each line it makes a struct, cases of several enums, and a text form.

/// Makes from the register of deeds
///
/// - a struct for each deed, with its fields;
/// - `Deed`, which holds any of these structs, and `DeedName`, their names alone;
/// - `DeedKind`, the kinds that budgets list: a line with `priced` is a kind of its own, lines with the same `as` share
///   a kind, and the list at the end names all kinds that are not one line;
/// - `HeldDeed`, the deeds with `held`, which can be readied;
/// - the clauses of deeds that are rules of their own, those with `cited` and the file that carries the rule out;
/// - the code that reads and writes each deed as text: the words that follow the name of the combatant, then the
///   fields, each with the word before it;
/// - two macros: `each_deed!` runs code with the struct in a `Deed`, and `every_deed!` once for each of the types.
macro_rules! deeds {
    (
        ($d:tt)
        $(
            $(#[doc = $doc:literal])+
            $name:ident $(as $shared:ident)?: $([$($word:literal)+])|+
                { $($($before:literal)? $field:ident: $type:ty),* }
                $(leads_to $to:ident)? $(priced $priced:vis)? $(held $held:vis)? $(cited $file:literal)?,
        )*
        kinds { $($(#[doc = $kind_doc:literal])+ $kind:ident,)* }
    ) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            pub struct $name { $(pub $field: $type),* }

            impl Registered for $name {
                const NAME: DeedName = DeedName::$name;
            }

            impl From<$name> for Deed {
                fn from(deed: $name) -> Deed { Deed::$name(deed) }
            }

            $(
                const _: &str = stringify!($held);
                impl Copy for $name {}
            )?
        )*

        /// Any deed, with its fields.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Deed { $($(#[doc = $doc])+ $name($name)),* }

        /// The name of a deed, without its fields.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum DeedName { $($(#[doc = $doc])+ $name),* }

        /// A kind of deed that the budgets of rulebooks list by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum DeedKind {
            $($(#[doc = concat!("The deed of this name.", stringify!($priced))] $name,)?)*
            $($(#[doc = $kind_doc])+ $kind,)*
        }

        /// A deed that can be readied: held back until something happens.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum HeldDeed {
            /// An attack on the enemy who triggers it.
            Strike { weapon: WeaponId },
            /// An attack on this enemy, no matter who triggers it.
            Attack { target: CombatantId, weapon: WeaponId },
            $($(#[doc = concat!("The deed of this name.", stringify!($held))] $name($name),)?)*
        }

        impl DeedName {
            /// Every deed, in the order of the register.
            pub const ALL: &'static [DeedName] = &[$(DeedName::$name),*];

            /// The words that can follow the name of the combatant, the usual form first.
            pub const fn forms(self) -> &'static [&'static [&'static str]] {
                match self { $(DeedName::$name => &[$(&[$($word),+]),+],)* }
            }

            /// The words that stand before its fields.
            pub const fn prepositions(self) -> &'static [&'static str] {
                match self { $(DeedName::$name => &[$($($before,)?)*],)* }
            }

            /// Its name in rulebooks, the codex and message keys.
            pub const fn name(self) -> &'static str {
                match self { $(DeedName::$name => stringify!($name),)* }
            }

            /// The kind that budgets know it by; none if it is not priced by kind, or costs nothing.
            pub const fn kind(self) -> Option<DeedKind> {
                match self {
                    $($(DeedName::$name => { let _ = stringify!($priced); Some(DeedKind::$name) })?)*
                    $($(DeedName::$name => Some(DeedKind::$shared),)?)*
                    #[allow(unreachable_patterns, reason = "only lines that are neither are left")]
                    _ => None,
                }
            }

            /// Reads the fields, once the words of the form have been read.
            pub(in crate::battle) fn read<N: OrderNames>(self, line: &mut Parser<'_, N>) -> Result<Deed, OrderProblem> {
                match self {
                    $(DeedName::$name => {
                        $($(line.keyword($before)?;)? let $field = Field::read(line)?;)*
                        Ok(Deed::$name($name { $($field),* }))
                    })*
                }
            }
        }

        impl Deed {
            pub const fn name(&self) -> DeedName {
                match self { $(Deed::$name(_) => DeedName::$name,)* }
            }

            /// The square that it leads to, if it is a kind of move.
            pub const fn leads_to(&self) -> Option<Pos> {
                match self {
                    $($(Deed::$name(deed) => Some(deed.$to),)?)*
                    _ => None,
                }
            }

            /// Writes the fields, each part after a space.
            pub(in crate::battle) fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
                match self {
                    $(Deed::$name($name { $($field),* }) => {
                        let _ = &line;
                        $($(line.word($before);)? $field.write(line);)*
                    })*
                }
            }

            /// Calls `visit` with every combatant and weapon that the deed names.
            pub fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
                match self {
                    $(Deed::$name($name { $($field),* }) => { $($field.names(visit);)* })*
                }
                let _ = visit;
            }
        }

        impl HeldDeed {
            /// The form in which a deed is readied; none if it cannot be readied.
            pub fn of(deed: &Deed) -> Option<HeldDeed> {
                match deed {
                    Deed::Attack(attack) => attack.held(),
                    $($(Deed::$name(deed) => { let _ = stringify!($held); Some(HeldDeed::$name(*deed)) })?)*
                    _ => None,
                }
            }

            /// The deed to carry out once `enemy` has triggered it.
            pub fn deed(self, enemy: CombatantId) -> Deed {
                match self {
                    HeldDeed::Strike { weapon } => Attack::with(enemy, weapon).into(),
                    HeldDeed::Attack { target, weapon } => Attack::with(target, weapon).into(),
                    $($(HeldDeed::$name(deed) => { let _ = stringify!($held); deed.into() })?)*
                }
            }
        }

        /// Runs `body` with the struct in a `Deed` as `it`.
        macro_rules! each_deed {
            ($d deed:expr, $d it:ident => $d body:expr) => {
                match $d deed { $($crate::battle::Deed::$name($d it) => $d body,)* }
            };
        }

        /// Runs `body` once for each deed, with its type as `it`, in the order of the register.
        macro_rules! every_deed {
            ($d it:ident => $d body:expr) => {
                $({
                    type $d it = $crate::battle::deeds::$name;
                    $d body;
                })*
            };
        }

        /// Passes a table of clauses on to `table`, with the clauses of deeds added to its last group.
        macro_rules! with_cited_deeds {
            ($d table:ident! { $d($d groups:tt)* } $d group:ident { $d($d own:tt)* }) => {
                $d table! { $d($d groups)* $d group { $d($d own)* $($($name in $file,)?)* } }
            };
        }

        pub(crate) use {each_deed, every_deed};
        pub(super) use with_cited_deeds;
    };
}

pub(super) use deeds;
