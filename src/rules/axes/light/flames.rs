//! Sources of light (`Light::Sources`): what gives how much, who carries it, and what lies about burning.

use serde::{Deserialize, Serialize};

use crate::battle::{Board, BodyRef, CarriedLamp, CombatantId, Light, Shine};
use crate::grid::Footprint;
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;

/// An item that gives light.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourceRule {
    /// The item.
    pub name: String,
    /// The level that it gives.
    pub level: Light,
    /// Feet within which it does.
    pub feet: u16,
    /// Feet within which it is lit, whatever the level beyond.
    #[serde(default)]
    pub lit_within: u16,
    /// Minutes for which it burns; for ever where nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
}

impl SourceRule {
    /// What it gives.
    #[must_use]
    pub const fn shine(&self) -> Shine {
        Shine { level: self.level, feet: self.feet, lit_within: self.lit_within }
    }
}

impl Table<'_> {
    /// Whether one carries a light that burns, so that the light goes with it.
    #[must_use]
    pub fn carries_light(&self, who: CombatantId) -> bool {
        let lamps = self.body(who).and_then(|body| body.lamps);
        lamps.is_some_and(|lamps| lamps.0.iter().any(|flame| flame.burns))
    }

    /// Every lamp that burns on the field.
    #[must_use]
    pub fn lamps(&self) -> Vec<CarriedLamp> {
        lamps_of(self.board, self.muster, self.bodies.iter())
    }
}

/// Every lamp that burns on the field: those that lie about, and those that somebody carries.
pub fn lamps_of<'t>(
    board: &Board,
    muster: &Muster,
    bodies: impl Iterator<Item = (CombatantId, BodyRef<'t>)>,
) -> Vec<CarriedLamp> {
    let mut lamps: Vec<CarriedLamp> = Vec::new();
    for (at, flame) in board.state.flames.iter().filter(|(_, flame)| flame.burns) {
        lamps.extend(flame.shine.lamps(Footprint::new(*at, 1)).map(|lamp| (None, lamp)));
    }
    for (who, body) in bodies.filter(|(_, body)| body.fate.is_on_map()) {
        let squares = Footprint::new(body.place.0, muster.sheet(who).size);
        let burning = body.lamps.into_iter().flat_map(|lamps| &lamps.0).filter(|flame| flame.burns);
        for flame in burning {
            lamps.extend(flame.shine.lamps(squares).map(|lamp| (Some(who), lamp)));
        }
    }
    lamps
}
