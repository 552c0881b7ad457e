//! The state that combatants start in: a table, of which `data` also makes what scenarios and parties say of it.

use super::conditions::Corrupted;
use super::{Dread, Losses};

/// Hands a macro the table of the starting state: what combatants take home from a battle, so that parties say it too, and
/// what they do not. A line: the field, its type, and the condition that it stands for, if any
/// (`battle/conditions/home.rs`).
macro_rules! starting_state {
    ($make:ident $($more:tt)*) => {
        $make! {
            kept {
                /// Hit points that they have left, where hit points are counted and some are gone.
                hp: Option<u16>,
                /// Injuries that they have already.
                injuries: u8,
                /// Fatigue that they have already.
                fatigue: u8,
                /// Stress that they have already.
                stress: u8,
                /// Whether they are weak from a wound and have not rested.
                weakened: bool = Weakened,
                /// Whether they are exhausted.
                exhausted: bool = Exhausted,
                /// What they have lost and have not got back.
                losses: Losses,
                /// Whether they bear a wound that stays.
                maimed: bool = Maiming,
            }
            left_behind {
                /// What is left of their overshield, or has been put before them, where those are kept.
                overshield: Option<u16>,
                /// Whether they lie on the ground.
                prone: bool,
                unconscious: bool,
                /// Whether they are down, under a rulebook in which combatants can be.
                down: bool,
                /// Whether they flee.
                flees: bool,
                /// Whether they come only when an event calls them.
                awaited: bool,
            }
            $($more)*
        }
    };
}

/// Makes the starting state of its table.
macro_rules! start {
    (
        kept { $($(#[$kept_doc:meta])* $kept:ident: $kept_type:ty $(= $condition:ident)?,)* }
        left_behind { $($(#[$left_doc:meta])* $left:ident: $left_type:ty,)* }
    ) => {
        /// The state that a combatant starts in.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Start {
            $($(#[$kept_doc])* pub $kept: $kept_type,)*
            $($(#[$left_doc])* pub $left: $left_type,)*
            /// What their traumas are of.
            pub traumas: Vec<Dread>,
            /// What is in their blood.
            pub corrupted: Option<Corrupted>,
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
