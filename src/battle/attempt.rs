//! Attempts: deeds for or against one other, settled by one check of one's own or by none.

use serde::{Deserialize, Serialize};

/// A deed for or against one other, settled by one check of one's own or by none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Attempt {
    /// Keep a dying friend from death.
    Stabilise,
    /// Ease what a friend, or oneself, suffers from.
    Treat,
    /// Put fear into an enemy.
    Frighten,
    /// Call a friend back who flees, or spur on one who does not.
    Command,
    /// Kill an enemy who lies helpless.
    Finish,
}

impl Attempt {
    /// Every attempt.
    pub const ALL: [Attempt; 5] =
        [Attempt::Stabilise, Attempt::Treat, Attempt::Frighten, Attempt::Command, Attempt::Finish];

    /// The word that follows the name of the one who makes it.
    pub const fn word(self) -> &'static str {
        match self {
            Attempt::Stabilise => "stabilises",
            Attempt::Treat => "treats",
            Attempt::Frighten => "frightens",
            Attempt::Command => "commands",
            Attempt::Finish => "finishes",
        }
    }

    /// Whether it is made for a friend; else it is made against an enemy.
    pub const fn is_for_friends(self) -> bool {
        matches!(self, Attempt::Stabilise | Attempt::Treat | Attempt::Command)
    }

    /// Whether one may make it for oneself.
    pub const fn may_be_for_oneself(self) -> bool {
        matches!(self, Attempt::Treat)
    }
}
