//! Where each combatant of a scenario can get to in the end, on foot or flying, whatever it costs: doors open, and no
//! combatant is in the way.

use crate::battle::{Field, Ground, Scenario};
use crate::grid::{Diagonal, Footprint, Pos, Question, Reach, SquareSet};

/// The squares that each combatant can get to.
pub struct Roads {
    /// For each combatant, a place in the list below.
    of: Vec<usize>,
    /// Parts of the field within which combatants can walk or fly from any square to any other.
    parts: Vec<Region>,
}

/// A part of the field, for combatants of a size who walk, or who fly.
struct Region {
    gait: (u8, bool),
    /// Where the corner of such a combatant can be.
    corners: SquareSet,
    /// The squares that such a combatant can cover.
    covered: SquareSet,
}

impl Roads {
    /// The squares that each combatant of a scenario can get to.
    pub fn of(scenario: &Scenario) -> Roads {
        let (mut of, mut parts, mut reach) = (Vec::new(), Vec::<Region>::new(), Reach::new());
        for own in &scenario.combatants {
            let kind = &scenario.creatures[own.creature].1;
            let gait = (kind.size, kind.flies);
            let known = parts.iter().position(|part| part.gait == gait && part.corners.get(own.at));
            of.push(known.unwrap_or(parts.len()));
            if known.is_none() {
                parts.push(Region::around(&scenario.field, own.at, gait, &mut reach));
            }
        }
        Roads { of, parts }
    }

    /// The squares that a combatant can cover.
    pub fn covered_by(&self, who: usize) -> &SquareSet {
        &self.parts[self.of[who]].covered
    }
}

impl Region {
    fn around(field: &Field, from: Pos, gait: (u8, bool), reach: &mut Reach) -> Region {
        let (size, (side, flies)) = (field.size(), gait);
        let enter = |at: Pos| {
            let ground = field.terrain(at)?.ground;
            (!ground.is_solid() && (flies || ground != Ground::Pit)).then_some(1)
        };
        let question = Question {
            size,
            side,
            diagonal: Diagonal::Five,
            is_next_diagonal_double: false,
            budget: None,
            enter,
            no_rest: Vec::new(),
            stops: Vec::new(),
        };
        reach.explore(from, &question);
        let (mut corners, mut covered) = (SquareSet::none(size), SquareSet::none(size));
        for place in reach.reached() {
            corners.set(place.pos, true);
            for square in Footprint::new(place.pos, side).squares() {
                covered.set(square, true);
            }
        }
        Region { gait, corners, covered }
    }
}

/// The squares within so many steps of some, whatever lies between.
pub fn widened(squares: &SquareSet, steps: u16) -> SquareSet {
    let mut wide = squares.clone();
    let mut edge: Vec<Pos> = squares.iter().collect();
    for _ in 0..steps {
        let mut next = Vec::new();
        for square in edge.iter().flat_map(|square| square.neighbours()) {
            if wide.size().contains(square) && !wide.get(square) {
                wide.set(square, true);
                next.push(square);
            }
        }
        if next.is_empty() {
            break;
        }
        edge = next;
    }
    wide
}

/// The squares that can be looked into from some in the end, with doors open: all that nothing opaque parts from them.
pub fn open_to_sight(field: &Field, squares: &SquareSet) -> SquareSet {
    let is_clear = |at: Pos| {
        field.terrain(at).is_some_and(|terrain| !terrain.blocks_sight || terrain.ground == Ground::Door)
    };
    let mut seen = squares.clone();
    let mut ahead: Vec<Pos> = squares.iter().collect();
    while let Some(square) = ahead.pop() {
        for next in square.neighbours().filter(|next| is_clear(*next)) {
            if !seen.get(next) {
                seen.set(next, true);
                ahead.push(next);
            }
        }
    }
    seen
}
