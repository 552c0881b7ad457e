//! Light: its four levels, and what gives it.

use serde::{Deserialize, Serialize};

use super::WeaponId;

/// How light it is on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum Light {
    Darkness,
    Dim,
    #[default]
    Lit,
    Brilliant,
}

impl Light {
    /// Every level, the darkest first.
    pub const ALL: [Light; 4] = [Light::Darkness, Light::Dim, Light::Lit, Light::Brilliant];

    /// The word that orders and claims use for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Light::Darkness => "darkness",
            Light::Dim => "dim",
            Light::Lit => "lit",
            Light::Brilliant => "brilliant",
        }
    }
}

/// What a source gives: a level as far as it shines, and a lit circle of its own close by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shine {
    /// The level that it gives.
    pub level: Light,
    /// Feet within which it does.
    pub feet: u16,
    /// Feet within which it is lit, whatever the level beyond.
    #[serde(default)]
    pub lit_within: u16,
}

/// A source of light, burning or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Flame {
    /// The thing that it is; none where it belongs to the place.
    pub item: Option<WeaponId>,
    /// What it gives while it burns.
    pub shine: Shine,
    /// Whether it burns.
    pub burns: bool,
    /// For how many rounds it would still burn; for ever where nobody counts.
    pub rounds: Option<u16>,
}

impl Flame {
    /// Whether it could be lit.
    #[must_use]
    pub const fn has_fuel(&self) -> bool {
        !matches!(self.rounds, Some(0))
    }
}

/// What somebody does with a light that it has on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub enum Tending {
    Light,
    Douse,
    Drop,
}

impl Tending {
    /// Everything that may be done with a light.
    pub const ALL: [Tending; 3] = [Tending::Light, Tending::Douse, Tending::Drop];

    /// The word that orders use for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Tending::Light => "lights",
            Tending::Douse => "douses",
            Tending::Drop => "drops",
        }
    }
}
