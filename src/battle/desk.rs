//! The game master's orders: what may be decided at any time, about anybody.

use serde::{Deserialize, Serialize};

use super::conditions::Dread;
use super::words::words;
use super::{
    Against, CombatantId, Difficulty, LaidPlight, Light, Loss, Ordeal, Plight, SideId, Tested, Track,
    TrapTurn, Verdict,
};
use crate::dice::Edge;
use crate::grid::Pos;

/// What the game master may do at any time, to anybody.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Desk {
    /// Give one an edge on its next check.
    Grant { who: CombatantId, edge: Edge },
    /// Say how difficult one's next test is.
    Rate { who: CombatantId, difficulty: Difficulty },
    /// Let the next die that one throws show a face.
    SetDie { who: CombatantId, face: u8 },
    /// Let one's next deed hang on a check.
    Risky {
        who: CombatantId,
        /// Of what; by the rulebook's usual test where nothing is named.
        tested: Option<Tested>,
        against: Against,
    },
    /// Decide how one stands.
    Verdict { who: CombatantId, verdict: Verdict },
    /// Let one's next check succeed without a roll.
    Succeed { who: CombatantId },
    /// Add points to a track, or take some off.
    Points {
        who: CombatantId,
        track: Track,
        /// How many; below 0 takes off.
        change: i8,
    },
    /// Take hit points from one.
    Harm { who: CombatantId, amount: u16 },
    /// Give hit points back to one.
    Heal {
        who: CombatantId,
        /// How many at most.
        amount: u16,
    },
    /// Let one risk a point on a track.
    Risk { who: CombatantId, track: Track },
    /// Let one check whether it merely takes a point on a track.
    Endure { who: CombatantId, track: Track },
    /// Let one try a skill, or what it is good at.
    Check {
        who: CombatantId,
        tested: Tested,
        /// Against what.
        against: Against,
    },
    /// Decide what has become of one.
    Fate { who: CombatantId, fate: DeskFate },
    /// Lay one prone, or put it back on its feet.
    Prone {
        who: CombatantId,
        /// Whether it lies.
        prone: bool,
    },
    /// Give one a trauma.
    Trauma { who: CombatantId, of: Dread },
    /// Lay a condition on one.
    Lay { who: CombatantId, plight: LaidPlight },
    /// Take a condition off one, however often it is on it.
    Lift { who: CombatantId, plight: Plight },
    /// Let something befall one's nerve or life.
    Ordeal { ordeal: Ordeal },
    /// Take points of an ability or a part of its body from one, or give points back.
    Lose { who: CombatantId, loss: Loss },
    /// Put one somewhere else.
    Put { who: CombatantId, at: Pos },
    /// Say which side goes first.
    FirstSide { side: SideId },
    /// Give one another place in the order of play.
    Rank {
        who: CombatantId,
        /// Next to whom.
        other: CombatantId,
        /// Whether after the other; else before it.
        later: bool,
    },
    /// Bring in one who is awaited.
    Bring { who: CombatantId },
    /// Bring in another one of a kind that is in the battle.
    Add {
        /// One of that kind.
        like: CombatantId,
        /// What the new one is called.
        name: String,
        side: SideId,
        at: Pos,
    },
    /// Hand the controls of one to a person or to an opponent.
    Control {
        who: CombatantId,
        /// The profile; none for a person.
        profile: Option<String>,
    },
    /// Say how light it is without any source.
    Light { light: Light },
    /// Let there be light on a square, for as long as the battle lasts.
    Kindle {
        at: Pos,
        level: Light,
        /// Feet within which it shines.
        feet: u16,
    },
    /// Put out all that burns on a square, for good.
    Douse { at: Pos },
    /// Say how it stands with a trap.
    Trap { at: Pos, turn: TrapTurn },
    /// Open or close a door from afar.
    Door {
        at: Pos,
        /// Whether to open it.
        open: bool,
    },
}

words! {
    /// What the game master may decide has become of somebody.
    pub enum DeskFate {
        Able = "able",
        Unconscious = "unconscious",
        Down = "down",
        Maimed = "maimed",
        Surrendered = "surrendered",
        Paralysed = "paralysed",
        Delirious = "delirious",
        Dead = "dead",
        Gone = "gone",
    }
}
