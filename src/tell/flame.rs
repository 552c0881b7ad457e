//! What happens to sources of light, in words.

use super::teller::Teller;
use super::words::say;
use crate::battle::{Flame, FlameFact, Target};

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
            FlameFact::Kindled { flame, on: Target::One(who) } => {
                say!(words, "flame-kindled-on", who = self.name(*who), item = self.source_of_light(flame))
            }
            FlameFact::Kindled { flame, on: Target::Square(at) } => {
                say!(words, "flame-kindled-at", at = self.square(*at), item = self.source_of_light(flame))
            }
            FlameFact::BurntDown { who, flame } if flame.spell.is_some() => {
                say!(words, "flame-faded-on", who = self.name(*who), item = self.source_of_light(flame))
            }
            FlameFact::BurntOut { flame, at } if flame.spell.is_some() => {
                say!(words, "flame-faded-at", at = self.square(*at), item = self.source_of_light(flame))
            }
            FlameFact::BurntDown { who, flame } => {
                say!(words, "flame-burnt-down", who = self.name(*who), item = self.source_of_light(flame))
            }
            FlameFact::BurntOut { flame, at } => {
                say!(words, "flame-burnt-out", item = self.source_of_light(flame), at = self.square(*at))
            }
        }
    }

    fn source_of_light(&self, flame: &Flame) -> String {
        let made_by = flame.item.or(flame.spell.map(|(_, spell)| spell));
        made_by.map_or_else(|| say!(self.words, "some-light"), |what| self.weapon(what))
    }
}
