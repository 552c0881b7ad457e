//! Light that spells and items make (`Light::Spells`): with an area it is on the square at which they are aimed, without one it
//! moves with their target. It is light like any other, but nobody can take it up or put it out.

use crate::battle::{Change, CombatantId, Deed, Effect, LightEffect, Refusal, Target, WeaponId, Working};
use crate::grid::Pos;
use crate::rules::book::aim::Aim;
use crate::rules::table::Table;

impl Table<'_> {
    /// The light that a spell or item makes on the square at which it is aimed, with the concentration that it needs.
    pub fn lights_made_at(&self, who: CombatantId, what: WeaponId, at: Pos) -> Vec<Effect> {
        if self.lighting().is_none() || !matches!(self.aim_of(what), Aim::Area(_)) {
            return Vec::new();
        }
        let kindle = |working: &Working| match working {
            Working::Light(light) => Some(self.kindled(who, what, *light, Target::Square(at))),
            _ => None,
        };
        let mut effects: Vec<Effect> = self.workings(what).iter().filter_map(kindle).collect();
        if !effects.is_empty() {
            effects.extend(self.concentrates_on(who, what));
        }
        effects
    }

    /// The light that a spell or item without an area makes on its target.
    pub(super) fn light_made_on(
        &self,
        who: CombatantId,
        target: CombatantId,
        what: WeaponId,
        light: LightEffect,
    ) -> Option<Effect> {
        let goes_along = self.lighting().is_some() && !matches!(self.aim_of(what), Aim::Area(_));
        goes_along.then(|| self.kindled(who, what, light, Target::One(target)))
    }

    /// Every deed by which a combatant can make light where they stand.
    pub fn lights_to_make_here(&self, who: CombatantId) -> Vec<Deed> {
        let Some(here) = self.body(who).map(|body| body.place.0) else { return Vec::new() };
        let gives_light =
            |what: &WeaponId| self.workings(*what).iter().any(|working| matches!(working, Working::Light(_)));
        let lights = self.usable_things(who).filter(|what| self.is_helpful(*what)).filter(gives_light);
        let use_of = |what: WeaponId| {
            let at = if self.aim_of(what) == Aim::Ally { Target::One(who) } else { Target::Square(here) };
            self.casting(what, at)
        };
        lights.map(use_of).collect()
    }

    fn kindled(&self, who: CombatantId, what: WeaponId, light: LightEffect, on: Target) -> Effect {
        Change::Kindle { flame: light.flame(who, what, self.turn.round), on }.into()
    }

    /// Whether a spell or item that only gives light is of any use.
    ///
    /// # Errors
    /// The rulebook has no rules for light.
    pub(super) fn permit_light(&self, what: WeaponId) -> Result<(), Refusal> {
        let workings = self.workings(what);
        let is_light = |working: &Working| matches!(working, Working::Light(_));
        let gives_light_alone =
            self.is_helpful(what) && !workings.is_empty() && workings.iter().all(is_light);
        if gives_light_alone && self.lighting().is_none() { Err(Refusal::NotInThisBook) } else { Ok(()) }
    }
}
