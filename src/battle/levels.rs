//! Levels: how far opponents think before they give an order. What counts for them is another matter: that is their temper.

use serde::{Deserialize, Serialize};

use super::{Listed, Term};

/// How far opponents of each level think.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    pub novice: Thinking,
    pub soldier: Thinking,
    pub veteran: Thinking,
    pub master: Thinking,
    /// What is different by some rulebooks, by their names.
    #[serde(default)]
    pub by_rulebook: Listed<Differences>,
}

/// What is different for the levels that try orders out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Differences {
    #[serde(default)]
    pub veteran: Difference,
    #[serde(default)]
    pub master: Difference,
}

/// The numbers of a level that are different.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    #[serde(default)]
    pub orders: Option<u8>,
    #[serde(default)]
    pub battles: Option<u8>,
    #[serde(default)]
    pub rounds: Option<u8>,
    #[serde(default)]
    pub effort: Option<u16>,
    #[serde(default)]
    pub patience: Option<u8>,
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
    /// How many orders of imagined battles they play out for a decision, for each combatant of a battle of few; in battles of many,
    /// fewer. Orders and not time are counted, so that a level plays the same on every machine.
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
    /// The levels by a rulebook of that name.
    #[must_use]
    pub fn by(mut self, rulebook: &str) -> Levels {
        if let Some(differences) = self.by_rulebook.get(rulebook) {
            self.veteran.differ(differences.veteran);
            self.master.differ(differences.master);
        }
        self.by_rulebook = Listed::default();
        self
    }

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

/// The most orders that may be tried out, in the most imagined battles, with the most orders played out for each combatant. With
/// more than that, a decision would take seconds.
const MOST_ORDERS: u16 = 32;
const MOST_BATTLES: u16 = 48;
const MOST_EFFORT: u16 = 5000;
/// The most rounds for which imagined battles may be played on.
const MOST_ROUNDS: u16 = 3;
/// The last round until which the enemies may be let come.
const MOST_PATIENCE: u16 = 20;

impl Differences {
    /// Each level with its name in the file.
    pub const fn all(&self) -> [(&'static str, &Difference); 2] {
        [("veteran", &self.veteran), ("master", &self.master)]
    }
}

impl Difference {
    /// Each number that is different with its name in the file, and the least and the most that it may be.
    pub fn numbers(&self) -> impl Iterator<Item = (&'static str, u16, (u16, u16))> {
        let numbers = [
            ("orders", self.orders.map(u16::from), (0, MOST_ORDERS)),
            ("battles", self.battles.map(u16::from), (0, MOST_BATTLES)),
            ("rounds", self.rounds.map(u16::from), (1, MOST_ROUNDS)),
            ("effort", self.effort, (1, MOST_EFFORT)),
            ("patience", self.patience.map(u16::from), (0, MOST_PATIENCE)),
        ];
        numbers.into_iter().filter_map(|(field, number, bounds)| Some((field, number?, bounds)))
    }
}

impl Thinking {
    fn differ(&mut self, Difference { orders, battles, rounds, effort, patience }: Difference) {
        self.orders = orders.unwrap_or(self.orders);
        self.battles = battles.unwrap_or(self.battles);
        self.rounds = rounds.unwrap_or(self.rounds);
        self.effort = effort.unwrap_or(self.effort);
        self.patience = patience.unwrap_or(self.patience);
    }

    /// Each number with its name in the file, and the least and the most that it may be.
    pub fn numbers(&self, may_try: bool) -> [(&'static str, u16, (u16, u16)); 8] {
        let (orders, battles) = if may_try { (MOST_ORDERS, MOST_BATTLES) } else { (0, 0) };
        [
            ("squares", self.squares.into(), (1, 30)),
            ("among", self.among.into(), (1, 20)),
            ("orders", self.orders.into(), (0, orders)),
            ("battles", self.battles.into(), (0, battles)),
            ("first", self.first.into(), (1, MOST_BATTLES)),
            ("rounds", self.rounds.into(), (1, MOST_ROUNDS)),
            ("effort", self.effort, (1, MOST_EFFORT)),
            ("patience", self.patience.into(), (0, MOST_PATIENCE)),
        ]
    }
}
