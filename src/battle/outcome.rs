//! How a battle ends, and why a move stops early.

use serde::{Deserialize, Serialize};

use super::{CombatantId, SideSet};

/// Why a move stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Halt {
    /// A combatant whom the mover had not seen stood in the way.
    Blocked { by: CombatantId },
    /// The mover can no longer act.
    Stopped,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// These sides have won.
    Won(SideSet),
    Draw,
}
