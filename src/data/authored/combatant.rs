//! Combatants as scenarios list them, and members as parties do. Both also say the state that a combatant starts in, of
//! which the table is in `battle/start.rs`.

use serde::{Deserialize, Serialize};

use super::lasting::{CorruptedFile, TraumaFile, is_unsaid};
use super::lights::CarriedLightFile;
use crate::battle::conditions::Corrupted;
use crate::battle::{Control, CreatureBlock, Dread, Listed, Losses, Start, starting_state};
use crate::grid::Pos;

/// Makes the two structs of the starting state, of what both say, and of what combatants alone say. Reading a part of a
/// struct by itself (`flatten`) would lose the place of every mistake, and let unknown fields through.
macro_rules! files {
    (
        kept { $($(#[$kept_doc:meta])* $kept:ident: $kept_type:ty $(= $condition:ident)?,)* }
        left_behind { $($(#[$left_doc:meta])* $left:ident: $left_type:ty,)* }
        both { $($(#[$own_doc:meta])* $own:ident: $own_type:ty,)* }
        both_by_name { $($(#[$named_doc:meta])* $named:ident: $named_type:ty = $value:ty,)* }
        combatants { $($(#[$placed_doc:meta])* $placed:ident: $placed_type:ty,)* }
    ) => {
        /// A combatant of a scenario.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct CombatantFile {
            $($(#[$own_doc])* pub $own: $own_type,)*
            $($(#[$placed_doc])* pub $placed: $placed_type,)*
            $($(#[$kept_doc])* pub $kept: $kept_type,)*
            $($(#[$left_doc])* pub $left: $left_type,)*
            $($(#[$named_doc])* pub $named: $named_type,)*
        }

        /// A member of a party: a hero, whatever becomes of them.
        #[derive(Clone, Debug, Default, Deserialize, Serialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct MemberFile {
            $($(#[$own_doc])* #[serde(skip_serializing_if = "is_unsaid")] pub $own: $own_type,)*
            $($(#[$kept_doc])* #[serde(skip_serializing_if = "is_unsaid")] pub $kept: $kept_type,)*
            $($(#[$named_doc])* #[serde(skip_serializing_if = "is_unsaid")] pub $named: $named_type,)*
        }

        impl CombatantFile {
            /// The state that they start in, with what the names in it stand for.
            pub fn start(&self, $($named: $value),*) -> Start {
                Start {
                    $($kept: self.$kept.clone(),)*
                    $($left: self.$left.clone(),)*
                    $($named,)*
                }
            }
        }

        impl MemberFile {
            /// The member as a combatant of a side.
            pub fn enlist(&self, side: &str) -> CombatantFile {
                CombatantFile {
                    side: side.to_owned(),
                    hero: true,
                    $($own: self.$own.clone(),)*
                    $($kept: self.$kept.clone(),)*
                    $($named: self.$named.clone(),)*
                    ..CombatantFile::default()
                }
            }

            /// A member of whom nothing is known but the state in which they come home, less what stands in it by name.
            pub fn in_state(home: &Start) -> MemberFile {
                MemberFile { $($kept: home.$kept.clone(),)* ..MemberFile::default() }
            }
        }
    };
}

starting_state! {
    files
    both {
        creature: String,
        /// What they are called, where that is not the name of their kind.
        name: Option<String>,
        /// What they carry, where that is not what their kind carries.
        weapons: Option<Vec<String>>,
        /// What they wear, where that is not what their kind wears.
        armour: Option<String>,
        /// The items that they have, where those are not the items of their kind; an item named twice is there twice.
        items: Option<Vec<String>>,
        /// Lights that they carry beside their items.
        lights: Vec<CarriedLightFile>,
        /// Armour that they carry beside the armour that they wear.
        spare_armour: Vec<String>,
        /// What they differ in from their kind, by book.
        overrides: Listed<CreatureBlock>,
    }
    both_by_name {
        /// What their traumas are of.
        traumas: Vec<TraumaFile> = Vec<Dread>,
        /// What is in their blood.
        corrupted: Option<CorruptedFile> = Option<Corrupted>,
    }
    combatants {
        side: String,
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
        /// Who decides for them, where that is not who decides for their side.
        control: Option<Control>,
    }
}
