//! The state that combatants start in: a table, of which `data` also makes what scenarios and parties say of it.

use super::{Dread, Losses, WeaponId};

/// Hands a macro the table of the starting state, in the order of files. A line: `[kept]` where combatants take it home from
/// a battle, so that parties say it too; the condition that it stands for, if any (`battle/conditions/home.rs`); the field
/// and its type. What files say by the names of entries has other types there (`data/authored/combatant.rs`).
macro_rules! starting_state {
    ($make:ident $($more:tt)*) => {
        $make! {
            state {
                /// Hit points that they have left, where hit points are counted and some are gone.
                [kept] hp: Option<u16>,
                /// What is left of their overshield, or has been put before them, where those are kept.
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
                /// Whether they are down, under a rulebook in which combatants can be.
                down: bool,
                /// Whether they flee.
                flees: bool,
                /// Whether they are weak from a wound and have not rested.
                [kept as Weakened] weakened: bool,
                [kept as Exhausted] exhausted: bool,
                /// What they have lost and have not got back.
                [kept] losses: Losses,
                /// Whether they bear a wound that stays.
                [kept as Maiming] maimed: bool,
            }
            state_by_name {
                /// What their traumas are of.
                traumas: Vec<Dread>,
                /// The weapon that carried a disease, a poison or a venom into their blood, and how many stages have begun.
                corrupted: Option<(WeaponId, u8)>,
            }
            last_of_state {
                /// Whether they come only when an event calls them.
                awaited: bool,
            }
            $($more)*
        }
    };
}

/// Makes the starting state of its table.
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
    /// Whether a combatant who starts so is on the field when the battle begins, and can fight.
    pub const fn is_able(&self) -> bool {
        !self.awaited && !self.unconscious && !self.down && !matches!(self.hp, Some(0))
    }
}
