//! Placed weapons (`Budget::Weapons`): a weapon that is put on a square waits there for a combatant who enters the
//! square on the ground, and strikes with the skill of the combatant who placed it. Those who know of it step over
//! it, as over a trap.

use smallvec::SmallVec;

use crate::battle::{CombatantId, Placed, Placing, Refusal, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::table::Table;

impl<'t> Table<'t> {
    /// How a weapon is placed; none where it cannot be.
    pub fn placing(&self, what: WeaponId) -> Option<Placing> {
        self.weapon_sheet(what).placing
    }

    /// The weapon that waits on a square, whether or not the viewer knows of it.
    pub fn placed_at(&self, at: Pos) -> Option<&'t Placed> {
        self.board.state.placed.iter().find(|placed| placed.at == at)
    }

    /// The placed weapons that the viewer knows of.
    pub fn placed_in_view(&self) -> impl Iterator<Item = &'t Placed> + 't {
        let viewer = self.viewer;
        let is_known = move |placed: &&Placed| viewer.is_none_or(|side| placed.known_by.contains(side));
        self.board.state.placed.iter().filter(is_known)
    }

    /// The placed weapons that a combatant's side knows of.
    pub fn placed_known_to(&self, who: CombatantId) -> impl Iterator<Item = &'t Placed> + 't {
        let side = self.side(who);
        self.board.state.placed.iter().filter(move |placed| placed.known_by.contains(side))
    }

    /// The placed weapons that strike a combatant who has come to some squares: all but those that their side knows
    /// of and that they only pass.
    pub fn placed_weapons_triggered(
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

    /// Every weapon that a combatant may place, with every square next to them.
    pub fn placings(&self, who: CombatantId) -> impl Iterator<Item = (WeaponId, Pos)> + '_ {
        let carried: SmallVec<[WeaponId; 2]> =
            self.usable_things(who).filter(|what| self.placing(*what).is_some()).collect();
        let around = self.footprint(who).filter(|_| !carried.is_empty()).map(Footprint::ring);
        let squares = around.into_iter().flatten();
        squares.flat_map(move |at| carried.clone().into_iter().map(move |what| (what, at)))
    }

    /// Whether a weapon may be placed on a square, no matter whose turn it is.
    ///
    /// # Errors
    /// The reason why not.
    pub fn permit_placing(&self, who: CombatantId, what: WeaponId, at: Pos) -> Result<(), Refusal> {
        if !self.usable_things(who).any(|carried| carried == what) {
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
