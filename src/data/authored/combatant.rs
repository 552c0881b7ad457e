//! Combatants in scenario files, and members in party files. Both have the fields of the starting state, whose table is
//! in `battle/start.rs`.

use serde::{Deserialize, Serialize};

use super::lasting::{CorruptedFile, TraumaFile, is_unsaid};
use super::lights::CarriedLightFile;
use crate::battle::{Control, CreatureBlock, Dread, Listed, Losses, Start, WeaponId, starting_state};
use crate::grid::Pos;

/// What a combatant wears who wears none, even if their kind does.
pub const NO_ARMOUR: &str = "none";

/// Makes both structs, from the table of the starting state and the fields listed below, and the conversions between
/// them and `Start`. Members have only the fields that are `kept` from battle to battle. `flatten` is not used, since
/// it would lose the places of mistakes and accept unknown fields.
macro_rules! files {
    (
        state {
            $($(#[$doc:meta])* $([$kept:ident $($condition:tt)*])? $field:ident: $type:ty,)*
        }
        state_by_name { $($(#[$named_doc:meta])* $named:ident: $value:ty,)* }
        last_of_state { $($(#[$last_doc:meta])* $last:ident: $last_type:ty,)* }
        by_name { $($written:ident: $written_type:ty,)* }
        beside { $($(#[$own_doc:meta])* $([$own_kept:ident])? $own:ident: $own_type:ty,)* }
    ) => {
        /// A combatant of a scenario.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct CombatantFile {
            $($(#[$own_doc])* pub $own: $own_type,)*
            $($(#[$doc])* pub $field: $type,)*
            $($(#[$named_doc])* pub $written: $written_type,)*
            $($(#[$last_doc])* pub $last: $last_type,)*
        }

        /// A member of a party. Members are always heroes.
        #[derive(Clone, Debug, Default, Deserialize, Serialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct MemberFile {
            $($(
                #[doc = concat!("As of combatants, ", stringify!($own_kept), " from battle to battle.")]
                #[serde(skip_serializing_if = "is_unsaid")]
                pub $own: $own_type,
            )?)*
            $($(
                #[doc = concat!("As of combatants, ", stringify!($kept), " from battle to battle.")]
                #[serde(skip_serializing_if = "is_unsaid")]
                pub $field: $type,
            )?)*
            $($(#[$named_doc])* #[serde(skip_serializing_if = "is_unsaid")] pub $written: $written_type,)*
        }

        impl CombatantFile {
            /// The starting state, with the values of the fields that files state by name.
            pub fn start(&self, $($named: $value),*) -> Start {
                Start {
                    $($field: self.$field.clone(),)*
                    $($named,)*
                    $($last: self.$last.clone(),)*
                }
            }
        }

        impl MemberFile {
            /// The member as a combatant of this side.
            pub fn enlist(&self, side: &str) -> CombatantFile {
                let mut combatant =
                    CombatantFile { side: side.to_owned(), hero: true, ..CombatantFile::default() };
                $($(let $own_kept = &self.$own; combatant.$own.clone_from($own_kept);)?)*
                $($(let $kept = &self.$field; combatant.$field.clone_from($kept);)?)*
                $(combatant.$written.clone_from(&self.$written);)*
                combatant
            }

            /// A member who starts in this state. The other fields are left out, and so are fields that files state by
            /// name.
            pub fn in_state(home: &Start) -> MemberFile {
                let mut member = MemberFile::default();
                $($(let $kept = &home.$field; member.$field.clone_from($kept);)?)*
                member
            }
        }
    };
}

starting_state! {
    files
    by_name {
        traumas: Vec<TraumaFile>,
        corrupted: Option<CorruptedFile>,
    }
    beside {
        [kept] creature: String,
        side: String,
        /// The combatant's name, if it is not the name of their kind.
        [kept] name: Option<String>,
        /// The square where they start, unless the map shows it.
        at: Option<Pos>,
        /// The terrain on their square, if the map shows their letter there.
        on: Option<String>,
        /// Whether they are a player character.
        hero: bool,
        /// Whether they are a leader, even if their kind is not.
        leader: bool,
        /// The leader whom they follow.
        follows: Option<String>,
        /// The weapons that they carry, if not those of their kind.
        [kept] weapons: Option<Vec<String>>,
        /// The armour that they wear, if not that of their kind, or [`NO_ARMOUR`].
        [kept] armour: Option<String>,
        /// The items that they have, if not those of their kind. An item named twice is there twice.
        [kept] items: Option<Vec<String>>,
        /// Lights that they carry besides their items.
        [kept] lights: Vec<CarriedLightFile>,
        /// Armour that they carry but do not wear.
        [kept] spare_armour: Vec<String>,
        /// The temper by which opponents decide for them, if not that of their side or their kind.
        [kept] temper: Option<String>,
        /// Who decides for them, if not the controller of their side.
        control: Option<Control>,
        /// Where their stat blocks differ from those of their kind, by book.
        [kept] overrides: Listed<CreatureBlock>,
    }
}
