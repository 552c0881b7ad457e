//! Sources of light, as a part of Apply (`Light::Sources`): lights are lit, put out, dropped, taken up and burnt down, and fall
//! from the hands of combatants who fall.

use smallvec::SmallVec;

use super::apply::Changing;
use crate::battle::{
    Clause, CombatantId, Flame, FlameFact, Happening, SideSet, Target, Tending, WeaponId, clauses,
};
use crate::grid::{Footprint, Pos};
use crate::rules::book::rulebook::Axis;

impl Changing<'_, '_, '_> {
    /// Lights, puts out or drops a light that a combatant carries, or drops a thing.
    pub(super) fn tend(&mut self, who: CombatantId, item: WeaponId, how: Tending) {
        if let (Tending::Drop, Some(thing)) = (how, self.muster.thing(item)) {
            return self.drop_thing(who, thing, None);
        }
        let round = self.turn.round;
        let fact = self.change(who, |body| {
            let at = body.place.0;
            let lamps = body.lamps.as_mut()?;
            Some(match how {
                Tending::Light => {
                    let flame = lamps.find(item, Flame::can_be_lit)?;
                    *flame = flame.lit(round);
                    FlameFact::Lit { who, item }
                }
                Tending::Douse => {
                    let flame = lamps.find(item, Flame::burns)?;
                    *flame = flame.doused(round);
                    FlameFact::Doused { who, item }
                }
                Tending::Drop => FlameFact::Dropped { who, flame: lamps.let_go(item)?, at },
            })
        });
        if let Some(fact) = fact.flatten() {
            self.flare(fact);
        }
    }

    /// Takes up a light from the ground.
    pub(super) fn take_flame(&mut self, who: CombatantId, item: WeaponId, from: Pos) {
        let lying = &mut self.board.state.flames;
        let place = lying.iter().position(|(at, flame)| *at == from && flame.item == Some(item));
        let Some((_, flame)) = place.map(|place| lying.remove(place)) else { return };
        self.change(who, |body| body.lamps.as_mut().map(|lamps| lamps.0.push(flame)));
        self.flare(FlameFact::TakenUp { who, flame, from });
    }

    /// Makes light by a spell or an item.
    pub(super) fn kindle(&mut self, flame: Flame, on: Target) {
        match on {
            Target::One(who) => {
                self.change(who, |body| body.lamps.as_mut().map(|lamps| lamps.0.push(flame)));
            }
            Target::Square(at) => self.board.state.flames.push((at, flame)),
        }
        self.flare(FlameFact::Kindled { flame, on });
    }

    /// Puts out the light of spells on which a combatant no longer concentrates.
    pub(super) fn put_out_spells_of(&mut self, caster: CombatantId) {
        let muster = self.muster;
        let needs_concentration =
            |what| muster.weapon_sheet(what).blocks.of(Axis::Attack).concentration == Some(true);
        self.put_out(|flame| flame.spell.is_some_and(|(by, what)| by == caster && needs_concentration(what)));
    }

    /// Drops the burning lights of a combatant who falls.
    pub(super) fn let_lights_fall(&mut self, who: CombatantId) {
        let fallen = self.change(who, |body| {
            let lamps = body.lamps.as_mut()?;
            let slips = |flame: &Flame| flame.burns() && flame.item.is_some();
            let burning: SmallVec<[Flame; 1]> = lamps.0.iter().copied().filter(slips).collect();
            lamps.0.retain(|flame| !slips(flame));
            Some((burning, body.place.0))
        });
        let Some((burning, at)) = fallen.flatten() else { return };
        for flame in burning {
            self.flare(FlameFact::Dropped { who, flame, at });
        }
    }

    /// Puts out for good what burns on a square.
    pub(super) fn extinguish(&mut self, at: Pos) {
        let lying = std::mem::take(&mut self.board.state.flames);
        let (out, left) = lying.into_iter().partition(|(place, flame)| *place == at && flame.burns());
        self.board.state.flames = left;
        let out: Vec<(Pos, Flame)> = out;
        for (at, flame) in out {
            self.flare(FlameFact::BurntOut { flame, at });
        }
    }

    /// Puts out the lights that have burnt down by the end of a round.
    pub(super) fn burn_down(&mut self, round: u16) {
        self.put_out(|flame| flame.is_burnt_down(round));
    }

    /// Puts out some lights for good, wherever they are.
    fn put_out(&mut self, ends: impl Fn(&Flame) -> bool) {
        let lying = self.board.state.flames.iter().filter(|(_, flame)| ends(flame));
        let mut facts: Vec<FlameFact> =
            lying.map(|(at, flame)| FlameFact::BurntOut { flame: *flame, at: *at }).collect();
        for (who, body) in self.bodies.iter() {
            let carried = body.lamps.iter().flat_map(|lamps| &lamps.0);
            let out = carried.filter(|flame| ends(flame));
            facts.extend(out.map(|flame| FlameFact::BurntDown { who, flame: *flame }));
        }
        self.board.state.flames.retain(|(_, flame)| !ends(flame));
        for fact in facts {
            if let FlameFact::BurntDown { who, .. } = fact {
                self.change(who, |body| {
                    body.lamps.as_mut().map(|lamps| lamps.0.retain(|flame| !ends(flame)))
                });
            }
            self.flare(fact);
        }
    }

    /// Tells what has happened to a light. A dropped light lies on the ground from now on.
    fn flare(&mut self, fact: FlameFact) {
        if let FlameFact::Dropped { flame, at, .. } = fact {
            self.board.state.flames.push((at, flame));
        }
        self.stack.stirred = true;
        let clause = match fact {
            FlameFact::Kindled { .. } => clauses::Light::Spells,
            _ => clauses::Light::Sources,
        };
        let (what, clause): (Happening, Option<Clause>) = (Happening::Flame(fact), Some(clause.into()));
        match fact {
            FlameFact::BurntOut { at, flame } | FlameFact::Kindled { flame, on: Target::Square(at) } => {
                let caster_side = flame.spell.map(|(by, _)| self.muster.sheet(by).side);
                let seen_by = caster_side.into_iter().fold(self.onlookers(at), SideSet::and);
                self.story.0.tell(what, clause, seen_by);
            }
            _ => self.tell(what, clause),
        }
    }

    /// The sides of which an able member has a line of sight to a square.
    fn onlookers(&self, at: Pos) -> SideSet {
        let there = Footprint::new(at, 1);
        let mut sides = SideSet::NONE;
        for (who, body) in self.bodies.iter().filter(|(_, body)| body.fate.is_able()) {
            let here = Footprint::new(body.place.0, self.muster.sheet(who).size);
            if self.board.sight.sees_body(here, there) {
                sides = sides.and(self.muster.sheet(who).side);
            }
        }
        sides
    }
}
