//! Sources of light, as a part of Apply (`Light::Sources`): lit, put out, dropped, taken up, fallen from the hand of one
//! who falls, and burnt down.

use smallvec::SmallVec;

use super::apply::Changing;
use crate::battle::{
    Clause, CombatantId, Flame, FlameFact, Happening, SideId, SideSet, Tending, WeaponId, clauses,
};
use crate::grid::{Footprint, Pos};

impl Changing<'_, '_> {
    /// Does something with a light that somebody carries.
    pub(super) fn tend(&mut self, who: CombatantId, item: WeaponId, how: Tending) {
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

    /// Takes up a light that lies about.
    pub(super) fn take_flame(&mut self, who: CombatantId, item: WeaponId, from: Pos) {
        let lying = &mut self.board.state.flames;
        let place = lying.iter().position(|(at, flame)| *at == from && flame.item == Some(item));
        let Some((_, flame)) = place.map(|place| lying.remove(place)) else { return };
        self.change(who, |body| body.lamps.as_mut().map(|lamps| lamps.0.push(flame)));
        self.flare(FlameFact::TakenUp { who, flame, from });
    }

    /// Lets what burns slip from the hand of one who falls.
    pub(super) fn let_lights_fall(&mut self, who: CombatantId) {
        let fallen = self.change(who, |body| {
            let lamps = body.lamps.as_mut()?;
            let burning: SmallVec<[Flame; 1]> = lamps.0.iter().copied().filter(Flame::burns).collect();
            lamps.0.retain(|flame| !flame.burns());
            Some((burning, body.place.0))
        });
        let Some((burning, at)) = fallen.flatten() else { return };
        for flame in burning {
            self.flare(FlameFact::Dropped { who, flame, at });
        }
    }

    /// Lets go out what has burnt down by the end of a round.
    pub(super) fn burn_down(&mut self, round: u16) {
        let lying = self.board.state.flames.iter().filter(|(_, flame)| flame.is_burnt_down(round));
        let mut facts: Vec<FlameFact> =
            lying.map(|(at, flame)| FlameFact::BurntOut { flame: *flame, at: *at }).collect();
        for (who, body) in self.everybody() {
            let carried = body.lamps.into_iter().flat_map(|lamps| &lamps.0);
            let burnt = carried.filter(|flame| flame.is_burnt_down(round));
            facts.extend(burnt.map(|flame| FlameFact::BurntDown { who, flame: *flame }));
        }
        self.board.state.flames.retain(|(_, flame)| !flame.is_burnt_down(round));
        for fact in facts {
            if let FlameFact::BurntDown { who, .. } = fact {
                self.change(who, |body| {
                    body.lamps.as_mut().map(|lamps| lamps.0.retain(|flame| !flame.is_burnt_down(round)))
                });
            }
            self.flare(fact);
        }
    }

    /// Tells what has happened to a light. What falls lies there from now on.
    fn flare(&mut self, fact: FlameFact) {
        if let FlameFact::Dropped { flame, at, .. } = fact {
            self.board.state.flames.push((at, flame));
        }
        self.stack.stirred = true;
        let (what, clause): (Happening, Option<Clause>) =
            (Happening::Flame(fact), Some(clauses::Light::Sources.into()));
        match fact {
            FlameFact::BurntOut { at, .. } => {
                let seen_by = self.onlookers(at);
                self.story.0.tell(what, clause, seen_by);
            }
            _ => self.tell(what, clause),
        }
    }

    /// The sides with somebody able who has a line of sight to a square.
    fn onlookers(&self, at: Pos) -> SideSet {
        let there = Footprint::new(at, 1);
        let mut sides = SideSet::NONE;
        for (who, body) in self.everybody().filter(|(_, body)| body.fate.is_able()) {
            let here = Footprint::new(body.place.0, self.muster.sheet(who).size);
            if self.board.sight.sees_body(here, there) {
                let side: SideId = body.allegiance.0;
                sides = sides.and(side);
            }
        }
        sides
    }
}
