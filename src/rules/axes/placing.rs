//! Placed weapons (`Budget::Weapons`): one that is put on a square waits there for whoever enters it on the ground, and
//! strikes with the skill of the one who has put it there. Who knows of it steps over it, like over a trap.

use smallvec::SmallVec;

use crate::battle::{CombatantId, Placed, Placing, Refusal, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

impl<'t> Table<'t> {
    /// How something is placed; none where it is not.
    pub fn placing(&self, what: WeaponId) -> Option<Placing> {
        self.arm(what).placing
    }

    /// The weapon that waits on a square, whoever knows of it.
    pub fn placed_at(&self, at: Pos) -> Option<&'t Placed> {
        self.board.state.placed.iter().find(|placed| placed.at == at)
    }

    /// The placed weapons that somebody's side knows of.
    pub fn placed_known_to(&self, who: CombatantId) -> impl Iterator<Item = &'t Placed> + 't {
        let side = self.side(who);
        self.board.state.placed.iter().filter(move |placed| placed.known_by.contains(side))
    }

    /// The placed weapons that strike one who has come to some squares: any but those that it knows and merely passes.
    pub fn struck_on_entering(
        &self,
        who: CombatantId,
        squares: Footprint,
        passes: bool,
    ) -> SmallVec<[Placed; 1]> {
        if self.board.state.placed.is_empty() || !self.is_on_the_ground(who) {
            return SmallVec::new();
        }
        let side = self.side(who);
        let strikes =
            |placed: &&Placed| squares.contains(placed.at) && !(passes && placed.known_by.contains(side));
        self.board.state.placed.iter().filter(strikes).copied().collect()
    }

    /// Everything that one has to place, and the squares next to it where it may.
    pub fn placings(&self, who: CombatantId) -> impl Iterator<Item = (WeaponId, Pos)> + '_ {
        let carried: SmallVec<[WeaponId; 2]> =
            self.belongings(who).filter(|what| self.placing(*what).is_some()).collect();
        let around = self.footprint(who).filter(|_| !carried.is_empty()).map(Footprint::ring);
        let squares = around.into_iter().flatten();
        squares.flat_map(move |at| carried.clone().into_iter().map(move |what| (what, at)))
    }

    /// Whether something may be placed on a square, whoever's turn it is.
    ///
    /// # Errors
    /// Why it may not.
    pub fn permit_placing(&self, who: CombatantId, what: WeaponId, at: Pos) -> Result<(), Refusal> {
        if !self.belongings(who).any(|own| own == what) {
            return Err(Refusal::NoSuchWeapon { weapon: what });
        }
        if self.placing(what).is_none() {
            return Err(Refusal::WrongMark { what });
        }
        if !self.has_uses(who, what) {
            return Err(Refusal::UsedUp { what });
        }
        let here = self.footprint(who).ok_or(Refusal::NoSuchCombatant)?;
        let there = Footprint::new(at, 1);
        if self.board.is_solid(at) {
            return Err(Refusal::NoWay);
        }
        let distance = u16::try_from(here.gap(there, self.muster.book.diagonal)).unwrap_or(u16::MAX);
        let reach = self.weapon_reach(what);
        if distance > reach {
            return Err(Refusal::out_of_range(distance, reach));
        }
        if self.occupant(at).is_some() {
            return Err(Refusal::Occupied { at });
        }
        if self.placed_known_to(who).any(|placed| placed.at == at) || self.trap_at(who, at).is_some() {
            return Err(Refusal::TrapAlready);
        }
        if !self.has_line(here, there) {
            return Err(Refusal::NotSeen);
        }
        self.permit_one_swing(who, what)
    }
}
