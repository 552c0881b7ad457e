//! Combatants as scenarios list them, and members as parties do. Both also say the state that a combatant starts in, of
//! which the table is in `battle/start.rs`.

use serde::{Deserialize, Serialize};

use super::lasting::{CorruptedFile, TraumaFile, is_unsaid};
use super::lights::CarriedLightFile;
use crate::battle::{Control, CreatureBlock, Dread, Listed, Losses, Start, WeaponId, starting_state};
use crate::grid::Pos;

/// Makes both structs of the starting state and of what they say beside it, with the ways between the three. Members have
/// the fields that are `kept` from battle to battle. Reading a part of a struct by itself (`flatten`) would lose the place of
/// every mistake, and let unknown fields through.
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

        /// A member of a party: a hero, whatever becomes of them.
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
            /// The state that they start in, with what the names in it stand for.
            pub fn start(&self, $($named: $value),*) -> Start {
                Start {
                    $($field: self.$field.clone(),)*
                    $($named,)*
                    $($last: self.$last.clone(),)*
                }
            }
        }

        impl MemberFile {
            /// The member as a combatant of a side.
            pub fn enlist(&self, side: &str) -> CombatantFile {
                let mut combatant =
                    CombatantFile { side: side.to_owned(), hero: true, ..CombatantFile::default() };
                $($(let $own_kept = &self.$own; combatant.$own.clone_from($own_kept);)?)*
                $($(let $kept = &self.$field; combatant.$field.clone_from($kept);)?)*
                $(combatant.$written.clone_from(&self.$written);)*
                combatant
            }

            /// A member who comes home in this state; all other fields are left out, as are the parts that are said by names.
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
        /// What they are called, where that is not the name of their kind.
        [kept] name: Option<String>,
        /// Where they start, unless the map says so.
        at: Option<Pos>,
        /// What they stand on, where the map shows their letter.
        on: Option<String>,
        /// Whether they are a player character.
        hero: bool,
        /// Whether they lead others, whatever their kind.
        leader: bool,
        /// The combatant that they follow.
        follows: Option<String>,
        /// What they carry, where that is not what their kind carries.
        [kept] weapons: Option<Vec<String>>,
        /// What they wear, where that is not what their kind wears.
        [kept] armour: Option<String>,
        /// The items that they have, where those are not the items of their kind; an item named twice is there twice.
        [kept] items: Option<Vec<String>>,
        /// Lights that they carry beside their items.
        [kept] lights: Vec<CarriedLightFile>,
        /// Armour that they carry beside the armour that they wear.
        [kept] spare_armour: Vec<String>,
        /// Who decides for them, where that is not who decides for their side.
        control: Option<Control>,
        /// What they differ in from their kind, by book.
        [kept] overrides: Listed<CreatureBlock>,
    }
}
