//! Who sees whom: seeing takes a line of sight, and enough light for the eyes of the combatant who looks
//! (`Light::Levels`). A combatant who is unseen only for want of light, and does not hide, is heard close by
//! (`Light::Darkness`).

use crate::battle::{Board, CombatantId, Light};
use crate::grid::{Diagonal, Footprint, Pos};
use crate::rules::choices::light::LightRule;
use crate::rules::table::Table;

/// How one combatant takes notice of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sense {
    /// Not at all.
    Nothing,
    /// By ear alone, which tells where they are and no more.
    Hears,
    Sees,
}

/// A combatant who looks, from where they stand.
#[derive(Clone, Copy, Debug)]
pub struct Eye {
    /// Their squares.
    pub from: Footprint,
    pub has_darksight: bool,
}

/// How an observer notices a body on some squares, if that body does not hide.
pub fn sense(
    rule: &LightRule,
    board: &Board,
    diagonal: Diagonal,
    eye: Eye,
    to: Footprint,
    light_at: impl Fn(Pos) -> Light,
) -> Sense {
    let LightRule::FourLevels(rule) = rule else { return sense_without_light(board, eye.from, to) };
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
    // A shortcut, because nearly all combatants cover one square.
    if to.side() == 1 {
        return sense_at(to.corner());
    }
    to.squares().map(sense_at).max().unwrap_or(Sense::Nothing)
}

fn sense_without_light(board: &Board, from: Footprint, to: Footprint) -> Sense {
    if board.sight.sees_body(from, to) { Sense::Sees } else { Sense::Nothing }
}

impl Table<'_> {
    /// How light a square is; lit where the rulebook ignores light.
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

    /// How light it is on the squares of a body: the best light of these squares.
    pub fn light_on(&self, squares: Footprint) -> Light {
        // A shortcut, because nearly all combatants cover one square.
        if squares.side() == 1 {
            return self.light_at(squares.corner());
        }
        squares.squares().map(|pos| self.light_at(pos)).max().unwrap_or_default()
    }

    /// How a combatant on some squares would take notice of a body on others, if that body does not hide.
    pub fn sense(&self, who: CombatantId, from: Footprint, to: Footprint) -> Sense {
        let book = &self.muster.book;
        // A shortcut, since without a rule for light nothing depends on who looks.
        if !book.has_light() {
            return sense_without_light(self.board, from, to);
        }
        let eye = Eye { from, has_darksight: self.sheet(who).darksight };
        sense(&book.light.take, self.board, book.diagonal, eye, to, |pos| self.light_at(pos))
    }

    /// Whether a combatant on some squares would see a body on others, if that body does not hide.
    pub fn would_see(&self, who: CombatantId, from: Footprint, to: Footprint) -> bool {
        self.sense(who, from, to) == Sense::Sees
    }

    /// Whether a combatant on some squares would see, or at least hear, a body on others, if that body does not
    /// hide.
    pub fn would_notice(&self, who: CombatantId, from: Footprint, to: Footprint) -> bool {
        self.sense(who, from, to) != Sense::Nothing
    }

    /// Whether one combatant sees another with their own eyes.
    pub fn sees(&self, one: CombatantId, other: CombatantId) -> bool {
        let both = self.footprint(one).zip(self.footprint(other));
        both.is_some_and(|(from, to)| self.sees_from((one, from), (other, to)))
    }

    /// The same where their squares are at hand.
    pub(in crate::rules) fn sees_from(
        &self,
        (one, from): (CombatantId, Footprint),
        (other, to): (CombatantId, Footprint),
    ) -> bool {
        self.would_see(one, from, to) && !self.eludes(other, one)
    }

    /// Whether one combatant sees or at least hears another, and so could strike at them.
    pub fn notices(&self, one: CombatantId, other: CombatantId) -> bool {
        let both = self.footprint(one).zip(self.footprint(other));
        both.is_some_and(|(from, to)| self.notices_from((one, from), (other, to)))
    }

    /// The same where their squares are at hand.
    pub(in crate::rules) fn notices_from(
        &self,
        (one, from): (CombatantId, Footprint),
        (other, to): (CombatantId, Footprint),
    ) -> bool {
        self.would_notice(one, from, to) && !self.eludes(other, one)
    }
}
