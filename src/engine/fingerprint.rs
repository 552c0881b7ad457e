//! Fingerprints of facts, which tell whether a battle comes out the same when it is played again.

use std::fmt;

use crate::battle::Fact;

/// The first 64 bits of a BLAKE3 hash, written as 16 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of some facts, taken from their JSON.
    pub fn of(facts: &[Fact]) -> Fingerprint {
        let mut hasher = blake3::Hasher::new();
        let written = serde_json::to_writer(&mut hasher, facts);
        debug_assert!(written.is_ok(), "every fact has a form in JSON");
        Fingerprint::from(&hasher)
    }

    /// The fingerprint of some bytes and the text before them.
    pub fn chained(before: &str, bytes: &[u8]) -> Fingerprint {
        let mut hasher = blake3::Hasher::new();
        hasher.update(before.as_bytes());
        hasher.update(bytes);
        Fingerprint::from(&hasher)
    }
}

impl From<&blake3::Hasher> for Fingerprint {
    fn from(hasher: &blake3::Hasher) -> Fingerprint {
        let mut first = [0; 8];
        hasher.finalize_xof().fill(&mut first);
        Fingerprint(u64::from_be_bytes(first))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}
