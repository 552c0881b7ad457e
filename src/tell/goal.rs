//! What a side is after, and how a battle ended.

use super::teller::Teller;
use super::words::say;
use crate::battle::{CombatantId, Objective, Outcome};
use crate::grid::Pos;

impl Teller {
    /// What an objective asks for.
    pub fn objective(&self, objective: &Objective) -> String {
        match objective {
            Objective::Defeat => say!(self.words, "objective-defeat"),
            Objective::Survive { rounds } => say!(self.words, "objective-survive", rounds = *rounds),
            Objective::Reach { area, count } => {
                say!(self.words, "objective-reach", count = *count, area = self.area(area))
            }
            Objective::Hold { area, rounds } => {
                say!(self.words, "objective-hold", rounds = *rounds, area = self.area(area))
            }
            Objective::Escape { count } => say!(self.words, "objective-escape", count = *count),
            Objective::Protect { who } => {
                say!(self.words, "objective-protect", who = self.name(CombatantId::at(*who)))
            }
        }
    }

    /// Which squares, by the corners that they lie between.
    fn area(&self, area: &[Pos]) -> String {
        let corner = |pick: fn(i16, i16) -> i16| {
            let corners = area.iter().copied();
            corners.reduce(|a, b| Pos::new(pick(a.col, b.col), pick(a.row, b.row))).unwrap_or_default()
        };
        let (from, to) = (self.square(corner(Ord::min)), self.square(corner(Ord::max)));
        say!(self.words, "area", count = area.len(), from = from, to = to)
    }

    /// How a battle ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Won(sides) => say!(self.words, "outcome-won", sides = self.sides(sides)),
            Outcome::Draw => say!(self.words, "outcome-draw"),
        }
    }
}
