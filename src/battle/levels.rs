//! Levels: how far opponents think before they give an order. What counts for them is another matter: that is their temper.

use serde::{Deserialize, Serialize};

use super::Term;

/// How far opponents of each level think.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    pub novice: Thinking,
    pub soldier: Thinking,
    pub veteran: Thinking,
    pub master: Thinking,
}

/// How far an opponent thinks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thinking {
    /// How many squares they look at closely, besides the one where they stand.
    pub squares: u8,
    /// Of how many of the best plans they choose one, the better ones more often; by default they take the best.
    #[serde(default = "one")]
    pub among: u8,
    /// The terms that they weigh; by default all.
    #[serde(default)]
    pub weighs: Vec<Term>,
    /// How many orders they try out at most; by default none.
    #[serde(default)]
    pub orders: u8,
    /// In how many imagined battles they try the best of these out.
    #[serde(default)]
    pub battles: u8,
    /// In how many imagined battles they try all of these out, before the worse half is left out.
    #[serde(default = "one")]
    pub first: u8,
    /// For how many rounds they play these on; by default for one.
    #[serde(default = "one")]
    pub rounds: u8,
    /// Whether the enemies follow tactics of their own in every other imagined battle; by default they go on as soldiers do in all.
    #[serde(default)]
    pub tactics: bool,
    /// How many orders of imagined battles they play out for a decision, for each combatant of the battle. Orders and not time are
    /// counted, so that a level plays the same on every machine.
    #[serde(default = "usual_effort")]
    pub effort: u16,
    /// Until which round they let the enemies come, a step behind the foremost of their allies; by default they do not.
    #[serde(default)]
    pub patience: u8,
}

const fn one() -> u8 {
    1
}

const fn usual_effort() -> u16 {
    350
}

impl Levels {
    /// Each level with its name in the file, and whether it may try orders out. A soldier may not, since imagined battles are
    /// played on as soldiers would.
    pub const fn all(&self) -> [(&'static str, &Thinking, bool); 4] {
        [
            ("novice", &self.novice, false),
            ("soldier", &self.soldier, false),
            ("veteran", &self.veteran, true),
            ("master", &self.master, true),
        ]
    }
}

impl Thinking {
    /// Each number with its name in the file, and the least and the most that it may be. With more trials than that, a decision
    /// would take seconds.
    pub fn numbers(&self, may_try: bool) -> [(&'static str, u16, (u16, u16)); 8] {
        let (orders, battles) = if may_try { (24, 48) } else { (0, 0) };
        [
            ("squares", self.squares.into(), (1, 30)),
            ("among", self.among.into(), (1, 20)),
            ("orders", self.orders.into(), (0, orders)),
            ("battles", self.battles.into(), (0, battles)),
            ("first", self.first.into(), (1, 48)),
            ("rounds", self.rounds.into(), (1, 3)),
            ("effort", self.effort, (1, 5000)),
            ("patience", self.patience.into(), (0, 20)),
        ]
    }
}
