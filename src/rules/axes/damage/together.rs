//! One attack on several targets: all who are in an area, and all whom a detachment sweeps. Each target takes the
//! blow with a die of their own (`Damage::Blast`), and the dice of companions count with it (`Damage::Highest`).

use crate::battle::{CombatantId, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::book::aim::Aim;
use crate::rules::table::Table;

impl Table<'_> {
    /// Everybody whom an attack strikes: the target, and with an area everybody in it, ally and enemy.
    pub fn struck_by_attack(
        &self,
        who: CombatantId,
        target: CombatantId,
        weapon: WeaponId,
    ) -> Vec<CombatantId> {
        let there = self.body(target).map(|body| body.place.0);
        match (self.aim_of(weapon), there) {
            (Aim::Area(_), Some(there)) => {
                let mut struck = self.affected_at(who, weapon, there);
                // The target is struck, even where the squares of the area miss them.
                if self.is_by_die(weapon) {
                    struck.retain(|other| *other != target);
                }
                if !struck.contains(&target) {
                    struck.insert(0, target);
                }
                struck
            }
            _ => self.swept(who, target).unwrap_or_else(|| vec![target]),
        }
    }

    /// Everybody whom a detachment strikes at once when it attacks an individual: all on a row of squares next to the
    /// detachment in the target's direction, or across the line to a target further away.
    fn swept(&self, who: CombatantId, target: CombatantId) -> Option<Vec<CombatantId>> {
        let width = i16::from(self.weapon_die()?.detachments_sweep);
        if width == 0 || !self.sheet(who).detachment || self.sheet(target).detachment {
            return None;
        }
        let (here, there) = (self.footprint(who)?, self.footprint(target)?);
        let squares = swept_squares(here, there, width);
        let is_in = |place: Footprint| squares.iter().any(|square| place.contains(*square));
        let within = self.seen().filter(|(other, body)| {
            *other != who && body.fate.is_target() && is_in(self.footprint_at(*other, body.place.0))
        });
        let mut struck: Vec<CombatantId> = within.map(|(other, _)| other).collect();
        if !struck.contains(&target) {
            struck.insert(0, target);
        }
        Some(struck)
    }
}

/// A row of squares in the direction of a target: beside the attacker where the target is adjacent, else at the
/// target.
fn swept_squares(here: Footprint, there: Footprint, width: i16) -> Vec<Pos> {
    let middle = |body: Footprint, corner: i16| 2 * corner + i16::from(body.side());
    let (own, other) = (here.corner(), there.corner());
    let (cols, rows) =
        (middle(there, other.col) - middle(here, own.col), middle(there, other.row) - middle(here, own.row));
    // The direction is one of eight: straight where one distance is at least twice as long as the other.
    let along = |one: i16, two: i16| if 2 * one.abs() > two.abs() { one.signum() } else { 0 };
    let step = (along(cols, rows), along(rows, cols));
    let far = i16::from(here.side());
    let edge = |own: i16, step: i16| match step {
        1 => own + far,
        -1 => own - 1,
        _ => own + (far - 1) / 2,
    };
    let front = Pos::new(edge(own.col, step.0), edge(own.row, step.1));
    let centre = if here.is_adjacent(there) {
        // The front square is the target's, or the one nearest to the target.
        if there.contains(front) || step.0 != 0 && step.1 != 0 {
            front
        } else {
            beside(here, there, step, front)
        }
    } else {
        other
    };
    let half = (width - 1) / 2;
    let places = -half..=width - 1 - half;
    match step {
        (col, row) if col != 0 && row != 0 => {
            // At a corner: the square there, and the squares beside it along both sides.
            places
                .map(|place| match place {
                    0 => centre,
                    place if place < 0 => centre.offset(col * place, 0),
                    place => centre.offset(0, -row * place),
                })
                .collect()
        }
        (0, _) => places.map(|place| centre.offset(place, 0)).collect(),
        _ => places.map(|place| centre.offset(0, place)).collect(),
    }
}

/// The square along one side that is next to a target.
fn beside(here: Footprint, there: Footprint, step: (i16, i16), front: Pos) -> Pos {
    let (own, other) = (here.corner(), there.corner());
    let far = i16::from(here.side()) - 1;
    let nearest = |own: i16, other: i16, side: u8| (other + (i16::from(side) - 1) / 2).clamp(own, own + far);
    match step {
        (0, _) => Pos::new(nearest(own.col, other.col, there.side()), front.row),
        _ => Pos::new(front.col, nearest(own.row, other.row, there.side())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn swept(from: (i16, i16), at: (i16, i16)) -> Vec<(i16, i16)> {
        let one = |(col, row)| Footprint::new(Pos::new(col, row), 1);
        let mut squares: Vec<_> =
            swept_squares(one(from), one(at), 3).into_iter().map(|at| (at.col, at.row)).collect();
        squares.sort_unstable();
        squares
    }

    #[test]
    fn three_squares_next_to_a_detachment_lie_towards_its_target() {
        assert_eq!(swept((5, 5), (6, 5)), [(6, 4), (6, 5), (6, 6)]);
        assert_eq!(swept((5, 5), (5, 4)), [(4, 4), (5, 4), (6, 4)]);
        assert_eq!(swept((5, 5), (6, 6)), [(5, 6), (6, 5), (6, 6)]);
        assert_eq!(swept((5, 5), (4, 4)), [(4, 4), (4, 5), (5, 4)]);
        assert_eq!(swept((5, 5), (4, 6)), [(4, 5), (4, 6), (5, 6)]);
    }

    #[test]
    fn further_away_they_lie_across_the_line() {
        assert_eq!(swept((0, 5), (6, 5)), [(6, 4), (6, 5), (6, 6)]);
        assert_eq!(swept((5, 9), (5, 2)), [(4, 2), (5, 2), (6, 2)]);
    }
}
