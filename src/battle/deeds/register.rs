//! The macro behind the register of deeds: it makes of each line a struct, its place in the enums, and its text form.

/// Makes of the register of deeds
///
/// - a struct for each, with its fields;
/// - `Deed`, any of them, and `DeedName`, which of them;
/// - `DeedKind`, what budgets tell apart: a line with `priced` is a kind of its own, one with `as` shares a kind with others;
///   the list at the end names the kinds that no single line is;
/// - `HeldDeed`, those with `held`, which can be held back until something happens;
/// - the clauses of those that are rules of their own, with `cited` and the file that carries the rule out;
/// - what reads and writes each as a line of text: the words that follow the name of the combatant, then the fields, each
///   with the word that leads up to it;
/// - `each_deed!`, which does the same with whichever deed it is, and `every_deed!`, which does it for all their types.
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

        /// What a combatant may be ordered to do.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Deed { $($(#[doc = $doc])+ $name($name)),* }

        /// Which deed it is, whatever it is done to and with.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum DeedName { $($(#[doc = $doc])+ $name),* }

        /// What budgets tell apart: the deeds that rulebooks list by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum DeedKind {
            $($(#[doc = concat!("The deed of this name.", stringify!($priced))] $name,)?)*
            $($(#[doc = $kind_doc])+ $kind,)*
        }

        /// A deed that can be held back until something happens.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum HeldDeed {
            /// An attack on the enemy who brings about what it waits for.
            Strike { weapon: WeaponId },
            /// An attack on this enemy, whoever brings about what it waits for.
            Attack { target: CombatantId, weapon: WeaponId },
            $($(#[doc = concat!("The deed of this name.", stringify!($held))] $name($name),)?)*
        }

        impl DeedName {
            /// Every deed, in the order of the register.
            pub const ALL: &'static [DeedName] = &[$(DeedName::$name),*];

            /// The words that may follow the name of the combatant, the usual ones first.
            pub const fn forms(self) -> &'static [&'static [&'static str]] {
                match self { $(DeedName::$name => &[$(&[$($word),+]),+],)* }
            }

            /// The words that lead up to its fields.
            pub const fn prepositions(self) -> &'static [&'static str] {
                match self { $(DeedName::$name => &[$($($before,)?)*],)* }
            }

            /// What it is called in rulebooks, codex and texts.
            pub const fn name(self) -> &'static str {
                match self { $(DeedName::$name => stringify!($name),)* }
            }

            /// The kind that it is for budgets; none where it has a price of its own or takes nothing.
            pub const fn kind(self) -> Option<DeedKind> {
                match self {
                    $($(DeedName::$name => { let _ = stringify!($priced); Some(DeedKind::$name) })?)*
                    $($(DeedName::$name => Some(DeedKind::$shared),)?)*
                    #[allow(unreachable_patterns, reason = "only lines that are neither are left")]
                    _ => None,
                }
            }

            /// Reads what stands behind the words of its form.
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
            /// Which deed it is.
            pub const fn name(&self) -> DeedName {
                match self { $(Deed::$name(_) => DeedName::$name,)* }
            }

            /// The square that it leads to, where it leads anywhere.
            pub const fn leads_to(&self) -> Option<Pos> {
                match self {
                    $($(Deed::$name(deed) => Some(deed.$to),)?)*
                    _ => None,
                }
            }

            /// Writes what stands behind the words of its form, each part after a space.
            pub(in crate::battle) fn write<N: OrderNames>(&self, line: &mut Writer<'_, N>) {
                match self {
                    $(Deed::$name($name { $($field),* }) => {
                        let _ = &line;
                        $($(line.word($before);)? $field.write(line);)*
                    })*
                }
            }

            /// Shows a visitor everything that it names.
            pub fn names(&self, visit: &mut dyn FnMut(NamedThing)) {
                match self {
                    $(Deed::$name($name { $($field),* }) => { $($field.names(visit);)* })*
                }
                let _ = visit;
            }
        }

        impl HeldDeed {
            /// A deed as something to be held back; none for those that cannot be.
            pub fn of(deed: &Deed) -> Option<HeldDeed> {
                match deed {
                    Deed::Attack(attack) => attack.held(),
                    $($(Deed::$name(deed) => { let _ = stringify!($held); Some(HeldDeed::$name(*deed)) })?)*
                    _ => None,
                }
            }

            /// The deed that it comes to once `foe` has brought about what it waits for.
            pub fn deed(self, foe: CombatantId) -> Deed {
                match self {
                    HeldDeed::Strike { weapon } => Attack::with(foe, weapon).into(),
                    HeldDeed::Attack { target, weapon } => Attack::with(target, weapon).into(),
                    $($(HeldDeed::$name(deed) => { let _ = stringify!($held); deed.into() })?)*
                }
            }
        }

        /// Does the same with whichever deed it is.
        macro_rules! each_deed {
            ($d deed:expr, $d it:ident => $d body:expr) => {
                match $d deed { $($crate::battle::Deed::$name($d it) => $d body,)* }
            };
        }

        /// Does the same for the type of every deed, in the order of the register.
        macro_rules! every_deed {
            ($d it:ident => $d body:expr) => {
                $({
                    type $d it = $crate::battle::deeds::$name;
                    $d body;
                })*
            };
        }

        /// Adds to a table of clauses, in the group that is named last, those of deeds that are rules of their own.
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
