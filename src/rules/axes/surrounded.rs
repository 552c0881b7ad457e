//! What enemies nearby bring: a flanked target (`Position::Flanked`), and a shooter whom an enemy could strike in
//! melee (`Position::Pressed`).

use crate::battle::CombatantId;
use crate::grid::Footprint;
use crate::rules::choices::position::Flanked;
use crate::rules::table::Table;

impl Table<'_> {
    /// Whether other enemies of a target stand so that the target cannot face the attacker alone.
    pub(in crate::rules) fn is_flanked(
        &self,
        (attacker, from): (CombatantId, Footprint),
        (target, there): (CombatantId, Footprint),
        rule: Flanked,
    ) -> bool {
        let (mut opposite, mut next) = (0_u8, 0_u8);
        for (other, here) in self.able_near(there, 1) {
            if other != attacker && here.is_adjacent(there) && self.is_enemy(other, target) {
                next = next.saturating_add(1);
                opposite = opposite.saturating_add(u8::from(is_opposite(from, here, there)));
            }
        }
        opposite >= rule.opposite || next >= rule.or_next_to_the_target
    }

    /// An able enemy who could strike a combatant in melee without moving.
    pub fn presses(&self, who: CombatantId) -> Option<CombatantId> {
        let here = self.footprint(who)?;
        let could = |(enemy, there): (CombatantId, Footprint)| {
            if !self.is_enemy(enemy, who) {
                return false;
            }
            let gap = self.steps_between(here, there);
            if !self.may_reach_in_melee(enemy, gap) {
                return false;
            }
            let Some(weapon) = self.melee_weapon(enemy) else { return false };
            !self.can_only_stand(enemy) && self.permit_target(enemy, who, self.weapon_reach(weapon)).is_ok()
        };
        // Most enemies are too far away for any weapon.
        let mut near = self.able_near(here, self.muster.longest_melee);
        near.find(|other| could(*other)).map(|(other, _)| other)
    }
}

/// Whether two bodies stand at opposite sides, or at opposite corners, of a third.
fn is_opposite(first: Footprint, second: Footprint, middle: Footprint) -> bool {
    let (first, second) = (side(first, middle), side(second, middle));
    first != (0, 0) && first == (-second.0, -second.1)
}

/// The side or corner of a body at which another one stands: left, level or right, and above, level or below.
fn side(body: Footprint, of: Footprint) -> (i16, i16) {
    let where_to = |own: i16, own_side: i16, other: i16, other_side: i16| {
        i16::from(own >= other + other_side) - i16::from(own + own_side <= other)
    };
    let (a, b) = (body.corner(), of.corner());
    let (own, other) = (i16::from(body.side()), i16::from(of.side()));
    (where_to(a.col, own, b.col, other), where_to(a.row, own, b.row, other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Pos;

    fn at(col: i16, row: i16, size: u8) -> Footprint {
        Footprint::new(Pos::new(col, row), size)
    }

    #[test]
    fn opposite_are_sides_and_corners_that_face_each_other() {
        let middle = at(2, 2, 1);
        assert!(is_opposite(at(1, 2, 1), at(3, 2, 1), middle));
        assert!(is_opposite(at(1, 1, 1), at(3, 3, 1), middle));
        assert!(is_opposite(at(0, 2, 1), at(3, 2, 1), middle), "reach changes nothing");
        assert!(!is_opposite(at(1, 2, 1), at(3, 3, 1), middle));
        assert!(!is_opposite(at(1, 2, 1), at(2, 3, 1), middle));
    }

    #[test]
    fn the_large_have_long_sides() {
        let middle = at(2, 2, 2);
        assert!(is_opposite(at(1, 2, 1), at(4, 3, 1), middle));
        assert!(is_opposite(at(2, 4, 1), at(3, 1, 1), middle));
        assert!(!is_opposite(at(1, 2, 1), at(3, 4, 1), middle));
    }
}
