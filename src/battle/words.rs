//! Enums whose cases people write as words. One table makes the enum, the list of its cases, their words, and the
//! conversion from a word back to its case.

/// An enum whose cases people write as words.
pub trait Worded: Copy + 'static {
    /// All cases.
    const CASES: &'static [Self];

    /// The word that files, orders and cards use for a case.
    fn word_of(self) -> &'static str;

    /// The name of a case, as rulebooks write it.
    fn name_of(self) -> &'static str;

    /// Every case with its word.
    fn words() -> impl Iterator<Item = (&'static str, Self)> {
        Self::CASES.iter().map(|case| (case.word_of(), *case))
    }
}

/// Makes an enum from a table of cases with their words. A case without a word is written by its name.
macro_rules! words {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $($(#[$case_attribute:meta])* $case:ident $(= $word:literal)?),* $(,)?
            $(; $($(#[$more_attribute:meta])* $more:ident($type:ty) = $more_word:literal),* $(,)?)?
        }
    ) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        $(#[$attribute])*
        pub enum $name {
            $($(#[$case_attribute])* $case,)*
            $($($(#[$more_attribute])* $more($type),)*)?
        }

        impl $name {
            /// All cases without fields, in this order.
            pub const ALL: [$name; [$($name::$case),*].len()] = [$($name::$case),*];

            /// The name of a case, as rulebooks write it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$case => stringify!($case),)*
                    $($($name::$more(_) => stringify!($more),)*)?
                }
            }

            /// The word that files, orders and cards use.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$case => $crate::battle::words::words!(@ $case $($word)?),)*
                    $($($name::$more(_) => $more_word,)*)?
                }
            }
        }

        impl $crate::battle::words::Worded for $name {
            const CASES: &'static [Self] = &Self::ALL;

            fn word_of(self) -> &'static str {
                self.word()
            }

            fn name_of(self) -> &'static str {
                self.name()
            }
        }
    };
    (@ $case:ident) => { stringify!($case) };
    (@ $case:ident $word:literal) => { $word };
}

/// Makes an enum from a table of cases that may have fields. Each case gives its words, or the method of its field that
/// returns them.
macro_rules! phrases {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $(
                $(#[$case_attribute:meta])*
                $case:ident
                    $({ $($(#[$field_attribute:meta])* $field:ident: $type:ty),* $(,)? })?
                    $(($value:ty))?
                    = $($word:literal)? $($method:ident)?,
            )*
        }
    ) => {
        $(#[$attribute])*
        pub enum $name {
            $(
                $(#[$case_attribute])*
                $case $({ $($(#[$field_attribute])* $field: $type),* })? $(($value))?,
            )*
        }

        impl $name {
            /// The words of all cases that have words of their own, in this order.
            pub const WORDS: &'static [&'static str] = &[$($($word,)?)*];

            /// The words that rule cards and scripts use.
            pub const fn word(&self) -> &'static str {
                match self {
                    $(
                        $($name::$case { .. } => $word,)?
                        $($name::$case(value) => value.$method(),)?
                    )*
                }
            }
        }
    };
}

pub(crate) use {phrases, words};
