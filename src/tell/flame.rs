//! What happens to sources of light, in words.

use super::teller::Teller;
use super::words::say;
use crate::battle::{Flame, FlameFact};

impl Teller {
    /// What has happened to a source of light.
    pub(super) fn flame(&self, fact: &FlameFact) -> String {
        let words = &self.words;
        match fact {
            FlameFact::Lit { who, item } => {
                say!(words, "flame-lit", who = self.name(*who), item = self.weapon(*item))
            }
            FlameFact::Doused { who, item } => {
                say!(words, "flame-doused", who = self.name(*who), item = self.weapon(*item))
            }
            FlameFact::Dropped { who, flame, at } => say!(
                words,
                "flame-dropped",
                who = self.name(*who),
                item = self.source_of_light(flame),
                at = self.square(*at),
            ),
            FlameFact::TakenUp { who, flame, from } => say!(
                words,
                "flame-taken-up",
                who = self.name(*who),
                item = self.source_of_light(flame),
                at = self.square(*from),
            ),
            FlameFact::BurntDown { who, flame } => {
                say!(words, "flame-burnt-down", who = self.name(*who), item = self.source_of_light(flame))
            }
            FlameFact::BurntOut { flame, at } => {
                say!(words, "flame-burnt-out", item = self.source_of_light(flame), at = self.square(*at))
            }
        }
    }

    fn source_of_light(&self, flame: &Flame) -> String {
        flame.item.map_or_else(|| say!(self.words, "some-light"), |item| self.weapon(item))
    }
}
