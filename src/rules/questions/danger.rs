//! Danger: which squares a combatant could strike in a turn of their own, with a full move and every weapon that they could
//! use in it, as far as the viewer of the table knows. Doors are taken as they stand.

use crate::battle::deeds::Switch;
use crate::battle::{CombatantId, Shift, WeaponId};
use crate::grid::{Footprint, Reach, SquareSet};
use crate::rules::table::Table;

/// Where a combatant could stand in a turn of their own, the nearest places first.
pub(super) struct Places {
    /// After one full move, so that an attack is still possible.
    pub near: Vec<Footprint>,
    /// After all moves of a turn, where a light weapon can still be thrown then.
    pub far: Vec<Footprint>,
}

impl Table<'_> {
    /// The squares that a combatant could strike in their next turn.
    pub fn could_strike(&self, who: CombatantId, reach: &mut Reach) -> SquareSet {
        let mut squares = SquareSet::none(self.board.field.size());
        let Some(places) = self.places_of_a_turn(who, reach) else { return squares };
        let usable = || self.weapons(who).filter(|weapon| self.may_use_in_a_turn(who, *weapon));
        if let Some(far) = usable().map(|weapon| self.attack_reach(weapon)).max() {
            self.add_struck(&places.near, far, &mut squares);
        }
        let thrown = usable().filter(|weapon| self.is_thrown_as_light(*weapon));
        if let Some(far) = thrown.map(|weapon| self.attack_reach(weapon)).max() {
            self.add_struck(&places.far, far, &mut squares);
        }
        squares
    }

    /// Whether a combatant could attack with a weapon in a turn of their own: it is at hand, it can be thrown from the belt,
    /// or the turn holds both the change of weapons and an attack.
    fn may_use_in_a_turn(&self, who: CombatantId, weapon: WeaponId) -> bool {
        self.is_at_hand(who, weapon)
            || self.can_be_thrown(weapon)
            || self.may_change_weapons_and_attack(who, weapon)
    }

    /// Whether a turn holds both the change to a weapon and an attack with it.
    pub(super) fn may_change_weapons_and_attack(&self, who: CombatantId, weapon: WeaponId) -> bool {
        let turn = self.budget().full(self.pace(who));
        self.price_out_of(turn, who, &Switch { weapon }.into()).is_ok_and(|cost| cost.main < turn.main)
    }

    /// Adds the squares that can be struck from these places with a weapon that reaches so many squares.
    fn add_struck(&self, places: &[Footprint], far: u16, struck: &mut SquareSet) {
        let size = self.board.field.size();
        let wide = i32::from(far);
        for place in places {
            let (corner, side) = (place.corner(), i32::from(place.side()));
            let (col, row) = (i32::from(corner.col), i32::from(corner.row));
            for at in size.within((col - wide, row - wide), (col + side - 1 + wide, row + side - 1 + wide)) {
                if !struck.get(at) && self.strikes_across(*place, Footprint::new(at, 1), far) {
                    struck.set(at, true);
                }
            }
        }
    }

    /// Whether a weapon that reaches so many squares can strike from one place at another.
    pub(super) fn strikes_across(&self, from: Footprint, to: Footprint, far: u16) -> bool {
        from.reach(to, self.muster.book.diagonal) <= u32::from(far) && self.has_line(from, to)
    }

    /// Where a combatant could stand in their next turn; none if the viewer does not see them.
    pub(super) fn places_of_a_turn(&self, who: CombatantId, reach: &mut Reach) -> Option<Places> {
        let here = self.footprint(who)?;
        let near = self.places_after(who, here, 1, reach);
        // Where the throw of a light weapon does not take a main action, all of these may go into moves.
        let has_light = self.weapons(who).any(|weapon| self.is_thrown_as_light(weapon));
        let moves = self.budget().full(self.pace(who)).main.max(1);
        let far = if has_light { self.places_after(who, here, u16::from(moves), reach) } else { Vec::new() };
        Some(Places { near, far })
    }

    /// Where a combatant could stand after so many full moves and the quick steps that the rulebook has, and where they
    /// stand. Whoever lies prone may get up first.
    fn places_after(
        &self,
        who: CombatantId,
        here: Footprint,
        moves: u16,
        reach: &mut Reach,
    ) -> Vec<Footprint> {
        let is_held = self.is_held(who) || self.bound_by(who).is_some();
        let quick = [Shift::Step, Shift::Disengage].into_iter().filter_map(|shift| self.shift_steps(shift));
        let steps = if is_held { 0 } else { u32::from(self.pace(who) * moves + quick.sum::<u16>()) };
        self.explore(who, here.corner(), Some(steps), reach);
        let ends = reach.reached().filter(|reached| reached.may_end && reached.pos != here.corner());
        let mut ends: Vec<_> = ends.map(|reached| (reached.cost, here.moved_to(reached.pos))).collect();
        ends.sort_unstable();
        std::iter::once(here).chain(ends.into_iter().map(|(_, place)| place)).collect()
    }
}
