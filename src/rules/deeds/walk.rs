//! Walking (`Movement::Step`), as far as the movement of the turn lasts.

use std::cell::RefCell;

use super::{Behaviour, Gait};
use crate::battle::deeds::Move;
use crate::battle::{CombatantId, Refusal, Target};
use crate::grid::{Pos, Reach};
use crate::rules::table::Table;
use crate::rules::table::answers::Permit;

thread_local! {
    /// The last search for a way on this thread. Nothing is read from it, but its memory is used again.
    static SEARCHED: RefCell<Reach> = RefCell::default();
}

impl Behaviour for Move {
    fn permit(&self, _: &Table<'_>, _: CombatantId) -> Result<(), Refusal> {
        Ok(())
    }

    fn permit_in_turn(&self, table: &Table<'_>, who: CombatantId) -> Result<Permit, Refusal> {
        table.permit_move(who, self.to, &self.via)
    }

    fn gait(&self) -> Option<Gait> {
        Some(Gait::Walk)
    }

    fn aim(&self, _: CombatantId) -> Option<Target> {
        Some(Target::Square(self.to))
    }

    fn only_prepares(&self) -> bool {
        true
    }

    fn is_tiring(&self, _: &Table<'_>) -> bool {
        true
    }

    fn replaces_anything(&self) -> bool {
        true
    }
}

impl Table<'_> {
    fn permit_move(&self, who: CombatantId, to: Pos, via: &[Pos]) -> Result<Permit, Refusal> {
        let (free, all) = (self.free_steps(who), self.steps_left(who));
        let (steps, path) = self.find_way(who, to, via, [Some(free), Some(all).filter(|all| *all > free)])?;
        if self.stops_at_enemies()
            && let Some(by) = path
                .iter()
                .rev()
                .skip(1)
                .find_map(|at| self.engagers(who, self.footprint_at(who, *at)).next())
        {
            return Err(Refusal::InCombat { by });
        }
        let cost = self.pay(who, |turn_budget| self.budget().walk(turn_budget, self.pace(who), steps))?;
        if steps > all {
            return Err(Refusal::too_far(steps, all));
        }
        if steps > free {
            self.permit_long_move(who, to)?;
        }
        Ok(Permit { cost, path })
    }

    /// The length in steps and the squares of a path that leads through the stops of `via`, searched within the limits first.
    pub(super) fn find_way(
        &self,
        who: CombatantId,
        to: Pos,
        via: &[Pos],
        limits: [Option<u16>; 2],
    ) -> Result<(u16, Vec<Pos>), Refusal> {
        let body = self.body(who).ok_or(Refusal::NoSuchCombatant)?;
        if self.must_stand_first(who) {
            return Err(Refusal::Prone);
        }
        if self.is_held(who) {
            return Err(Refusal::Held);
        }
        if let Some(by) = self.bound_by(who) {
            return Err(Refusal::InCombat { by });
        }
        let from = body.place.0;
        if to == from {
            return Err(Refusal::AlreadyThere);
        }
        if self.footprint_at(who, to).squares().all(|square| !self.board.is_solid(square))
            && !self.may_rest(who, to)
        {
            return Err(Refusal::Occupied { at: to });
        }
        let (mut at, mut steps, mut path) = (from, 0u32, Vec::new());
        SEARCHED.with_borrow_mut(|reach| {
            for stop in via.iter().copied().chain([to]) {
                let limits = limits.into_iter().flatten().map(|limit| u32::from(limit).saturating_sub(steps));
                self.seek(who, (at, stop), limits, reach);
                steps += reach.cost(stop).ok_or(Refusal::NoWay)?;
                path.extend(reach.path(stop).ok_or(Refusal::NoWay)?);
                at = stop;
            }
            Ok((u16::try_from(steps).unwrap_or(u16::MAX), path))
        })
    }
}
