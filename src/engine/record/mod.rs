//! Records: a battle with everything that is needed to play it again, as a text that only ever grows. A record serves
//! as saved game, replay and bug report. Files are created and opened in `data`; nothing here accesses files.
//!
//! ```text
//! CHECKSUM affray-record FORMAT PROGRAM     the format's number and the program's version; always the first line
//! CHECKSUM source "NAME" "TEXT"             one authored file, in full: scenario, rulebook, creatures, weapons, ...
//! CHECKSUM scenario "ID"
//! CHECKSUM rulebook "ID"
//! CHECKSUM seats JSON                       who plays whom; without this line the scenario decides
//! CHECKSUM take-back WORD                   what may be taken back; without this line everything
//! CHECKSUM seed N
//! CHECKSUM from SNAPSHOT                    only if the battle did not start with its opening
//! CHECKSUM begin HASH                       the facts of the opening
//! CHECKSUM order TEXT => HASH               an order or an answer, and the resulting facts
//! CHECKSUM ruling FACT TEXT => HASH         a game master's order just before a roll of the order above
//! CHECKSUM round N SNAPSHOT                 the battle at the first decision of a round
//! CHECKSUM back N                           everything after the first N orders and rulings is taken back
//! ```
//! A checksum is 16 hex digits: BLAKE3 over the previous checksum and the rest of its own line. Texts, names and
//! snapshots are JSON, so that every entry is one line.

mod journal;
mod read;
mod replay;

pub use journal::{About, Journal, RecordWriter};
pub use read::{Reading, RecordNote, is_unbegun, read_record};
pub use replay::{Difference, Mismatch, Replay, replay};

use super::fingerprint::Fingerprint;
use super::session::TakeBack;
use crate::battle::Seating;

/// The number of the current format. Since format 2, each deed has its own case in the facts, so the facts of older
/// records cannot be compared; their orders are still replayed.
pub const FORMAT: u32 = 2;

/// The most bytes that a record may have; enough for some hundred thousand orders.
pub const SIZE_LIMIT: usize = 256 << 20;

/// The version of this program.
pub const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The words that follow the checksums.
mod word {
    pub const HEADER: &str = "affray-record";
    pub const SOURCE: &str = "source";
    pub const SCENARIO: &str = "scenario";
    pub const RULEBOOK: &str = "rulebook";
    pub const SEATS: &str = "seats";
    pub const TAKE_BACK: &str = "take-back";
    pub const SEED: &str = "seed";
    pub const FROM: &str = "from";
    pub const BEGIN: &str = "begin";
    pub const ORDER: &str = "order";
    pub const RULING: &str = "ruling";
    pub const ROUND: &str = "round";
    pub const BACK: &str = "back";
    /// Between an order and the hash of its facts.
    pub const BROUGHT: &str = " => ";
}

/// The checksum of a line, given that of the previous line.
fn checksum(before: &str, line: &str) -> String {
    Fingerprint::chained(before, line.as_bytes()).to_string()
}

/// A battle with everything that is needed to play it again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub format: u32,
    /// The version of the program that began it.
    pub program: String,
    /// Every authored file that the battle was made from: its name and its full text.
    pub sources: Vec<(String, String)>,
    pub scenario: String,
    pub rulebook: String,
    /// Who plays whom; none if the record does not say, and then the scenario decides.
    pub seating: Option<Seating>,
    /// What may be taken back.
    pub take_back: TakeBack,
    pub seed: u64,
    /// The snapshot that the battle started from, as JSON; none if it started with its opening.
    pub from: Option<String>,
    /// The fingerprint of the opening's facts.
    pub opening: String,
    /// Every order and ruling that was not taken back.
    pub entries: Vec<RecordEntry>,
    /// The first decision of every round.
    pub rounds: Vec<RecordRound>,
}

impl Record {
    /// Whether the recorded fingerprints of facts can be compared with those of this version.
    pub const fn is_compared(&self) -> bool {
        self.format >= FORMAT
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordEntry {
    /// The order as text.
    pub text: String,
    /// For a ruling: the roll that it precedes, as an index into the facts of the order above.
    pub before_fact: Option<usize>,
    /// The fingerprint of the resulting facts.
    pub hash: String,
}

/// The first decision of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordRound {
    /// The number of entries before it.
    pub after: usize,
    pub round: u16,
    /// The battle as it was then, as JSON.
    pub snapshot: String,
}
