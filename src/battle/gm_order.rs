//! The game master's orders, which may be given at any time and about any combatant.

use serde::{Deserialize, Serialize};

use super::conditions::Dread;
use super::words::words;
use super::{
    AddableCondition, Against, CombatantId, Difficulty, Light, Loss, MoraleOrLife, RemovableCondition,
    SideId, StateChange, Tested, Track, TrapChange,
};
use crate::dice::Edge;
use crate::grid::Pos;

/// An order of the game master, written with `gm:` in front.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GmOrder {
    /// Give a combatant advantage or disadvantage on their next check.
    Grant { who: CombatantId, edge: Edge },
    /// Set the difficulty of a combatant's next test.
    SetDifficulty { who: CombatantId, difficulty: Difficulty },
    /// Decide which face a combatant's next die shows.
    SetDie { who: CombatantId, face: u8 },
    /// Make a combatant's next deed depend on a check.
    Risky {
        who: CombatantId,
        /// What the check tests; the rulebook's usual test if nothing is given.
        tested: Option<Tested>,
        against: Against,
    },
    /// Change something about a combatant that no other order changes.
    ChangeState { who: CombatantId, change: StateChange },
    /// Let a combatant's next check succeed without a roll.
    Succeed { who: CombatantId },
    /// Add points to a track of a combatant, or take some off.
    Points {
        who: CombatantId,
        track: Track,
        /// How many points to add; below 0, how many to take off.
        change: i8,
    },
    /// Take hit points from a combatant.
    Harm { who: CombatantId, amount: u16 },
    /// Give hit points back to a combatant.
    Heal {
        who: CombatantId,
        /// At most this many; never above the combatant's full hit points.
        amount: u16,
    },
    /// Make a combatant risk a point on a track: a check decides whether they escape it.
    Risk { who: CombatantId, track: Track },
    /// Make a combatant check whether they only take a point on a track, or collapse.
    Endure { who: CombatantId, track: Track },
    /// Make a combatant check a skill, an ability or aptitudes.
    Check { who: CombatantId, tested: Tested, against: Against },
    /// Decide a combatant's fate.
    Fate { who: CombatantId, fate: GmFate },
    /// Make a combatant prone, or let them stand up.
    Prone { who: CombatantId, prone: bool },
    /// Give a combatant a trauma.
    Trauma { who: CombatantId, of: Dread },
    /// Put a condition on a combatant.
    AddCondition { who: CombatantId, condition: AddableCondition },
    /// Take all conditions of one kind off a combatant.
    RemoveCondition { who: CombatantId, condition: RemovableCondition },
    /// Make something happen to a combatant's morale or life.
    MoraleOrLife { event: MoraleOrLife },
    /// Take points of an ability or a body part from a combatant, or give them back.
    Lose { who: CombatantId, loss: Loss },
    /// Put a combatant on another square.
    Put { who: CombatantId, at: Pos },
    /// Decide which side goes first.
    FirstSide { side: SideId },
    /// Move a combatant within the order of play.
    Rank {
        who: CombatantId,
        /// The combatant to go next to.
        other: CombatantId,
        /// Whether to go after `other`; otherwise before them.
        later: bool,
    },
    /// Bring in a combatant who is still awaited.
    Bring { who: CombatantId },
    /// Bring in a new combatant, of the same kind as one who is in the battle.
    Add {
        /// The combatant to copy the kind from.
        like: CombatantId,
        /// The name of the new combatant.
        name: String,
        side: SideId,
        at: Pos,
    },
    /// Let a player or the program control a combatant.
    Control {
        who: CombatantId,
        /// The level at which the program plays; none for a player.
        level: Option<String>,
    },
    /// Set the light of the whole field, without any light sources.
    Light { light: Light },
    /// Make a light on a square that lasts as long as the battle.
    Kindle {
        at: Pos,
        level: Light,
        /// Feet within which it shines.
        feet: u16,
    },
    /// Put out all lights on a square for good.
    Douse { at: Pos },
    /// Decide the state of a trap.
    Trap { at: Pos, change: TrapChange },
    /// Open or close a door.
    Door {
        at: Pos,
        /// Whether to open it.
        open: bool,
    },
}

words! {
    /// The fates that the game master can decide for a combatant.
    pub enum GmFate {
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
