//! How far weapons carry.

use serde::{Deserialize, Serialize};

/// How far weapons carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RangeRule {
    /// As far as their entries say.
    ByWeapon,
    /// Close for what strikes, then as far as their entries say.
    Bands(Bands),
}

/// How far it is close.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bands {
    /// Feet to which what strikes reaches at least, and at most.
    pub close: (u16, u16),
}
