//! How things end: a move before its end, and a battle.

use serde::{Deserialize, Serialize};

use super::{CombatantId, SideSet};

/// Why a move came to a halt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Halt {
    /// Somebody unseen stood in the way.
    Blocked { by: CombatantId },
    /// The mover can no longer act.
    Stopped,
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// These sides have won.
    Won(SideSet),
    /// Nobody has.
    Draw,
}
