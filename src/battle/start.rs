//! The state that combatants start in. `data` makes the fields of scenario and party files from the same table.

use super::{Dread, Losses, WeaponId};

/// Passes the table of the starting state to a macro, in the order of files. A line is: `[kept]` if combatants keep it
/// after a battle, so that parties have the field too; the condition that it stands for, if any
/// (`battle/conditions/home.rs`); the field and its type. Fields under `state_by_name` have other types in files
/// (`data/authored/combatant.rs`).
macro_rules! starting_state {
    ($make:ident $($more:tt)*) => {
        $make! {
            state {
                /// The hit points left, under a rulebook that counts hit points; none for all of them.
                [kept] hp: Option<u16>,
                /// The points left of their overshield, or of an overshield that they get, under a rulebook with
                /// overshields.
                overshield: Option<u16>,
                /// Injuries that they have already.
                [kept] injuries: u8,
                /// Fatigue that they have already.
                [kept] fatigue: u8,
                /// Stress that they have already.
                [kept] stress: u8,
                /// Whether they lie on the ground.
                prone: bool,
                unconscious: bool,
                /// Whether they are down, under a rulebook in which combatants can be down.
                down: bool,
                /// Whether they flee.
                flees: bool,
                /// Whether they are weak from a wound that they have not rested from.
                [kept as Weakened] weakened: bool,
                [kept as Exhausted] exhausted: bool,
                /// The points of abilities and the body parts that they have lost.
                [kept] losses: Losses,
                /// Whether they have a lasting wound.
                [kept as Maiming] maimed: bool,
            }
            state_by_name {
                /// The causes of their traumas.
                traumas: Vec<Dread>,
                /// The weapon that put a disease, a poison or a venom into their blood, and the number of its stages
                /// that have begun.
                corrupted: Option<(WeaponId, u8)>,
            }
            last_of_state {
                /// Whether they stay off the field until an event brings them.
                awaited: bool,
            }
            $($more)*
        }
    };
}

/// Makes the struct `Start` from the table.
macro_rules! start {
    ($($list:ident {
        $($(#[$doc:meta])* $([$kept:ident $(as $condition:ident)?])? $field:ident: $type:ty,)*
    })*) => {
        /// The state that a combatant starts in.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Start {
            $($($(#[$doc])* pub $field: $type,)*)*
        }
    };
}

starting_state!(start);

pub(crate) use starting_state;

impl Start {
    /// Whether a combatant with this state is on the field and able to fight when the battle begins.
    pub const fn is_able(&self) -> bool {
        !self.awaited && !self.unconscious && !self.down && !matches!(self.hp, Some(0))
    }
}
