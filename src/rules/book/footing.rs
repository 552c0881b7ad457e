//! Footing: where combatants can go on the ground of the field, as one rulebook reads it.

use crate::battle::{Field, Terrain};
use crate::grid::SquareSet;
use crate::rules::choices::movement::Paced;

/// The ground of the field for combatants who do not crawl, no matter who stands there and which doors are closed.
#[derive(Clone, Debug)]
pub struct Footing {
    /// The squares that can be entered.
    pub open: SquareSet,
    /// The squares that cost one step.
    pub plain: SquareSet,
}

impl Footing {
    /// The footing of those who walk, and of those who fly.
    pub fn of_walkers_and_flyers(field: &Field, paced: Paced) -> [Footing; 2] {
        [false, true].map(|flies| {
            let price = |terrain: &Terrain| paced.price(terrain.ground, flies);
            let costs = |is: fn(u32) -> bool| {
                SquareSet::of(field.size(), |at| field.terrain(at).and_then(price).is_some_and(is))
            };
            Footing { open: costs(|_| true), plain: costs(|price| price == 1) }
        })
    }
}
