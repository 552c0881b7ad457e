//! Records: a battle with everything that it needs to be played again, as a text that only ever grows. It is save,
//! replay and bug report in one. How its file is created and opened is settled in `data`; nothing here knows a file.
//!
//! ```text
//! CHECKSUM affray-record FORMAT PROGRAM     the format's number and the program's version; always the first line
//! CHECKSUM source "NAME" "TEXT"             one authored file, in full: scenario, rulebook, creatures, weapons, ...
//! CHECKSUM scenario "ID"
//! CHECKSUM rulebook "ID"
//! CHECKSUM seats JSON                       who stands at whose controls; the scenario's own where the line is missing
//! CHECKSUM seed N
//! CHECKSUM from SNAPSHOT                    only where the battle did not start with its opening
//! CHECKSUM begin HASH                       the facts of the opening
//! CHECKSUM order TEXT => HASH               what somebody ordered or answered, and the facts that it brought
//! CHECKSUM ruling FACT TEXT => HASH         a game master's order just before a roll of the order above
//! CHECKSUM round N SNAPSHOT                 the battle at the first decision of a round
//! CHECKSUM back N                           everything after the first N orders and rulings is taken back
//! ```
//! A checksum is 16 hex digits, of BLAKE3 over the checksum before it and the rest of its own line. Texts, names and
//! snapshots are JSON, so that every entry is one line.

mod journal;
mod read;
mod replay;

pub use journal::{About, Journal, RecordWriter};
pub use read::{Reading, RecordNote, is_unbegun, read_record};
pub use replay::{Difference, Mismatch, Replay, replay};

use super::fingerprint::Fingerprint;
use crate::battle::Seating;

/// The number of the format that is written. Since 2 a fact names each deed by a case of its own, so what older records
/// say of their facts is not compared; their orders are played again all the same.
pub const FORMAT: u32 = 2;

/// The most bytes that a record may have: some hundred thousand orders.
pub const SIZE_LIMIT: usize = 256 << 20;

/// The version of the program that writes.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The words that lines begin with, behind their checksums.
mod word {
    pub const HEADER: &str = "affray-record";
    pub const SOURCE: &str = "source";
    pub const SCENARIO: &str = "scenario";
    pub const RULEBOOK: &str = "rulebook";
    pub const SEATS: &str = "seats";
    pub const SEED: &str = "seed";
    pub const FROM: &str = "from";
    pub const BEGIN: &str = "begin";
    pub const ORDER: &str = "order";
    pub const RULING: &str = "ruling";
    pub const ROUND: &str = "round";
    pub const BACK: &str = "back";
    /// What stands between an order and the hash of its facts.
    pub const BROUGHT: &str = " => ";
}

/// The checksum of a line that follows another one's.
fn checksum(before: &str, line: &str) -> String {
    Fingerprint::chained(before, line.as_bytes()).to_string()
}

/// A battle with everything that it needs to be played again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The number of its format.
    pub format: u32,
    /// The version of the program that began it.
    pub program: String,
    /// Every authored file that the battle was made from: its name and its whole text.
    pub sources: Vec<(String, String)>,
    pub scenario: String,
    pub rulebook: String,
    /// Who stands at whose controls; those whom the scenario names, where that was not written down.
    pub seating: Option<Seating>,
    /// The seed of the dice.
    pub seed: u64,
    /// The snapshot that the battle started from, as JSON, where it did not start with its opening.
    pub from: Option<String>,
    /// The fingerprint of the opening's facts.
    pub opening: String,
    /// Every order and ruling that was not taken back.
    pub entries: Vec<RecordEntry>,
    /// The first decision of every round.
    pub rounds: Vec<RecordRound>,
}

impl Record {
    /// Whether what it says of its facts can be compared with what they are called now.
    pub const fn is_compared(&self) -> bool {
        self.format >= FORMAT
    }
}

/// An order or a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordEntry {
    /// The order in words.
    pub text: String,
    /// For a ruling: the roll that it comes before, by its number among the facts of the order above.
    pub before_fact: Option<usize>,
    /// The fingerprint of the facts that it brought.
    pub hash: String,
}

/// The first decision of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRound {
    /// After how many entries.
    pub after: usize,
    pub round: u16,
    /// The battle as it was then, as JSON.
    pub snapshot: String,
}
