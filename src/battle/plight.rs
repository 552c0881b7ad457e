//! Plights: conditions as the game master speaks of them, to lay one on somebody or to take it off.

use serde::{Deserialize, Serialize};

use super::{Affliction, CombatantId, Condition, ConditionKind, Lasts, Until};

/// A kind of condition that the game master may lay on somebody, or take off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Plight {
    Slowed,
    Stunned,
    Weakened,
    Exhausted,
    /// Held fast by somebody.
    Held,
    /// Tripped by somebody, so that it falls when its turn starts.
    Tripped,
    Suffering,
    /// A weapon goes on harming it by itself.
    Beset,
    Unbalanced,
    Corrupted,
    Trauma,
    Maiming,
    /// A deed is held back.
    Readied,
    Evading,
    Concentrating,
    /// Its next deed hangs on a check.
    Risky,
}

impl Plight {
    /// Every plight.
    pub const ALL: [Plight; 16] = [
        Plight::Slowed,
        Plight::Stunned,
        Plight::Weakened,
        Plight::Exhausted,
        Plight::Held,
        Plight::Tripped,
        Plight::Suffering,
        Plight::Beset,
        Plight::Unbalanced,
        Plight::Corrupted,
        Plight::Trauma,
        Plight::Maiming,
        Plight::Readied,
        Plight::Evading,
        Plight::Concentrating,
        Plight::Risky,
    ];

    /// The word that orders use.
    pub const fn word(self) -> &'static str {
        match self {
            Plight::Slowed => "slowed",
            Plight::Stunned => "stunned",
            Plight::Weakened => "weakened",
            Plight::Exhausted => "exhausted",
            Plight::Held => "held",
            Plight::Tripped => "tripped",
            Plight::Suffering => "suffering",
            Plight::Beset => "beset",
            Plight::Unbalanced => "unbalanced",
            Plight::Corrupted => "corrupted",
            Plight::Trauma => "trauma",
            Plight::Maiming => "maiming",
            Plight::Readied => "readied",
            Plight::Evading => "evading",
            Plight::Concentrating => "concentrating",
            Plight::Risky => "risky",
        }
    }

    /// Whether a condition is one of this kind.
    pub const fn is_of(self, kind: ConditionKind) -> bool {
        match kind {
            ConditionKind::Afflicted(Affliction::Slowed) => matches!(self, Plight::Slowed),
            ConditionKind::Afflicted(Affliction::Stunned) => matches!(self, Plight::Stunned),
            ConditionKind::Afflicted(Affliction::Suffering(_)) => matches!(self, Plight::Suffering),
            ConditionKind::Weakened => matches!(self, Plight::Weakened),
            ConditionKind::Exhausted => matches!(self, Plight::Exhausted),
            ConditionKind::Held => matches!(self, Plight::Held),
            ConditionKind::Tripped => matches!(self, Plight::Tripped),
            ConditionKind::Beset(_) => matches!(self, Plight::Beset),
            ConditionKind::OffBalance(_) => matches!(self, Plight::Unbalanced),
            ConditionKind::Corrupted { .. } => matches!(self, Plight::Corrupted),
            ConditionKind::Trauma(_) => matches!(self, Plight::Trauma),
            ConditionKind::Maiming => matches!(self, Plight::Maiming),
            ConditionKind::Readied(..) => matches!(self, Plight::Readied),
            ConditionKind::Evading => matches!(self, Plight::Evading),
            ConditionKind::Concentrating(_) => matches!(self, Plight::Concentrating),
            ConditionKind::Risky(..) => matches!(self, Plight::Risky),
            // What bears on the next roll alone has orders of its own.
            ConditionKind::Aided
            | ConditionKind::Granted(_)
            | ConditionKind::Rated(_)
            | ConditionKind::Assured
            | ConditionKind::FixedDie(_)
            | ConditionKind::Spurred(_)
            | ConditionKind::Aimed(_) => false,
        }
    }
}

/// A plight that the game master may lay on somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LaidPlight {
    Slowed,
    Stunned,
    Weakened,
    Exhausted,
    Held { by: CombatantId },
    Tripped { by: CombatantId },
}

impl LaidPlight {
    /// The kinds that there are.
    pub const KINDS: [Plight; 6] =
        [Plight::Slowed, Plight::Stunned, Plight::Weakened, Plight::Exhausted, Plight::Held, Plight::Tripped];

    pub const fn kind(self) -> Plight {
        match self {
            LaidPlight::Slowed => Plight::Slowed,
            LaidPlight::Stunned => Plight::Stunned,
            LaidPlight::Weakened => Plight::Weakened,
            LaidPlight::Exhausted => Plight::Exhausted,
            LaidPlight::Held { .. } => Plight::Held,
            LaidPlight::Tripped { .. } => Plight::Tripped,
        }
    }

    /// Whose doing it is.
    pub const fn by(self) -> Option<CombatantId> {
        match self {
            LaidPlight::Held { by } | LaidPlight::Tripped { by } => Some(by),
            _ => None,
        }
    }

    /// The condition of one who bears it, which holds for as long as that kind does.
    pub fn on(self, who: CombatantId) -> Condition {
        let laid = |kind| (ConditionKind::Afflicted(kind), Lasts::BearersTurn.from(who, who, 0));
        let (kind, until) = match self {
            LaidPlight::Slowed => laid(Affliction::Slowed),
            LaidPlight::Stunned => laid(Affliction::Stunned),
            LaidPlight::Weakened => (ConditionKind::Weakened, Until::Lasting),
            LaidPlight::Exhausted => (ConditionKind::Exhausted, Until::Lasting),
            LaidPlight::Held { .. } => (ConditionKind::Held, Until::HoldEnds),
            LaidPlight::Tripped { .. } => (ConditionKind::Tripped, Until::TurnStart(who)),
        };
        Condition { kind, source: self.by(), until }
    }
}
