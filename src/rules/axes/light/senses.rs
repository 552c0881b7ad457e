//! Who sees whom: to see takes a line of sight and light enough for the one who looks (`Light::Levels`). Who is not seen
//! for want of light alone, and does not hide, is heard close by (`Light::Darkness`).

use crate::battle::{Board, CombatantId, Light};
use crate::grid::{Diagonal, Footprint, Pos};
use crate::rules::choices::light::LightRule;
use crate::rules::table::Table;

/// How somebody takes notice of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sense {
    /// Not at all.
    Nothing,
    /// By ear alone: where it is, and no more.
    Hears,
    /// By sight.
    Sees,
}

/// Somebody who looks, from where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// Its squares.
    pub from: Footprint,
    /// Whether its eyes are made for the dark.
    pub has_darksight: bool,
}

/// How an eye takes notice of what is on some squares and does not hide.
pub fn sense(
    rule: &LightRule,
    board: &Board,
    diagonal: Diagonal,
    eye: Eye,
    to: Footprint,
    light_at: impl Fn(Pos) -> Light,
) -> Sense {
    let LightRule::FourLevels(rule) = rule else {
        return if board.sight.sees_body(eye.from, to) { Sense::Sees } else { Sense::Nothing };
    };
    let sense_at = |square: Pos| {
        let square = Footprint::new(square, 1);
        if !board.sight.sees_body(eye.from, square) {
            return Sense::Nothing;
        }
        match rule.blinds(light_at(square.corner()), eye.has_darksight) {
            None => Sense::Sees,
            Some(feet) if eye.from.gap(square, diagonal) <= u32::from(feet / 5) => Sense::Hears,
            Some(_) => Sense::Nothing,
        }
    };
    to.squares().map(sense_at).max().unwrap_or(Sense::Nothing)
}

impl Table<'_> {
    /// How light a square is; lit where no rule asks.
    pub fn light_at(&self, pos: Pos) -> Light {
        let Some(glow) = self.board.glow() else { return Light::Lit };
        let moved = self.supposed.and_then(|(who, to)| Some((who, self.bodies.get(who)?.place.0, to)));
        match moved {
            Some((who, from, to)) if from != to => {
                glow.at_supposing(pos, who, self.footprint_at(who, from), self.footprint_at(who, to))
            }
            _ => glow.at(pos),
        }
    }

    /// How light it is on the squares of a body: the best that one of them has.
    pub fn light_on(&self, squares: Footprint) -> Light {
        squares.squares().map(|pos| self.light_at(pos)).max().unwrap_or_default()
    }

    /// How one would take notice from some squares of what is on others and does not hide.
    pub fn sense(&self, who: CombatantId, from: Footprint, to: Footprint) -> Sense {
        let book = &self.muster.book;
        let eye = Eye { from, has_darksight: self.sheet(who).darksight };
        sense(&book.light.take, self.board, book.diagonal, eye, to, |pos| self.light_at(pos))
    }

    /// Whether one would see from some squares what is on others and does not hide.
    pub fn would_see(&self, who: CombatantId, from: Footprint, to: Footprint) -> bool {
        self.sense(who, from, to) == Sense::Sees
    }

    /// Whether one would see, or at least hear, from some squares what is on others and does not hide.
    pub fn would_notice(&self, who: CombatantId, from: Footprint, to: Footprint) -> bool {
        self.sense(who, from, to) != Sense::Nothing
    }

    /// Whether one combatant itself sees another.
    pub fn sees(&self, one: CombatantId, other: CombatantId) -> bool {
        match (self.footprint(one), self.footprint(other)) {
            (Some(from), Some(to)) => self.would_see(one, from, to) && !self.eludes(other, one),
            _ => false,
        }
    }

    /// Whether one combatant itself sees or at least hears another, so that it could strike at it.
    pub fn notices(&self, one: CombatantId, other: CombatantId) -> bool {
        match (self.footprint(one), self.footprint(other)) {
            (Some(from), Some(to)) => self.would_notice(one, from, to) && !self.eludes(other, one),
            _ => false,
        }
    }
}
