//! The glow: how light every square is now. It is worked out again only when a light source or the sight lines
//! change.

use std::sync::Arc;

use smallvec::SmallVec;

use super::{CombatantId, Light, LightRange};
use crate::grid::{Diagonal, Footprint, Grid, Lamp, Pos, Sight, light_up};

/// A lamp, and the combatant who carries it.
pub type CarriedLamp = (Option<CombatantId>, Lamp);

/// The lamps of a board. Few boards have more than there is room for without a memory of its own.
pub type Lamps = SmallVec<[CarriedLamp; 16]>;

/// How light every square is.
#[derive(Clone, Debug)]
pub struct Glow {
    levels: Grid<u8>,
    ambient: Light,
    lamps: Lamps,
    diagonal: Diagonal,
    sight: Arc<Sight>,
}

impl Glow {
    /// The light of a board with these lamps. If lamps have only been added since `before`, it starts from `before`.
    pub fn new(
        ambient: Light,
        lamps: Lamps,
        diagonal: Diagonal,
        sight: &Arc<Sight>,
        before: Option<Glow>,
    ) -> Glow {
        let is_as_bright = |before: &&Glow| before.ambient == ambient && Arc::ptr_eq(&before.sight, sight);
        let added = before.as_ref().filter(is_as_bright).and_then(|before| added(&before.lamps, &lamps));
        let levels = before.map(|before| before.levels).filter(|levels| levels.size() == sight.size());
        let mut levels = levels.unwrap_or_else(|| Grid::filled(sight.size(), ambient as u8));
        let new = added.unwrap_or_else(|| {
            levels.cells_mut().fill(ambient as u8);
            lamps.clone()
        });
        let plain = new.into_iter().map(|(_, lamp)| lamp);
        light_up(&mut levels, plain, diagonal, |from, to| sight.sees(from, to));
        Glow { levels, ambient, lamps, diagonal, sight: Arc::clone(sight) }
    }

    /// Whether this is still the light of a board with these lamps.
    pub fn is_of(&self, ambient: Light, lamps: &[CarriedLamp], sight: &Arc<Sight>) -> bool {
        self.ambient == ambient && self.lamps[..] == *lamps && Arc::ptr_eq(&self.sight, sight)
    }

    /// How light a square is.
    pub fn at(&self, pos: Pos) -> Light {
        level(self.levels.get_or(pos, self.ambient as u8))
    }

    /// How light a square would be if one combatant, with the lamps they carry, stood somewhere else.
    pub fn at_supposing(&self, pos: Pos, who: CombatantId, from: Footprint, to: Footprint) -> Light {
        if !self.lamps.iter().any(|(carrier, _)| *carrier == Some(who)) {
            return self.at(pos);
        }
        let (before, after) = (from.corner(), to.corner());
        let moved = self.lamps.iter().map(|(carrier, lamp)| {
            let at = lamp.at.offset(after.col - before.col, after.row - before.row);
            if *carrier == Some(who) { Lamp { at, ..*lamp } } else { *lamp }
        });
        let given = moved
            .filter(|lamp| lamp.reaches(pos, self.diagonal, |from, to| self.sight.sees(from, to)))
            .map(|lamp| lamp.level);
        level(given.chain([self.ambient as u8]).max().unwrap_or_default())
    }
}

/// The lamps in `now` that are not in `before`. None if a lamp of `before` is gone or the order has changed.
fn added(before: &[CarriedLamp], now: &[CarriedLamp]) -> Option<Lamps> {
    let mut left = before.iter().peekable();
    let added = now.iter().filter(|lamp| left.next_if_eq(lamp).is_none()).copied().collect();
    left.next().is_none().then_some(added)
}

fn level(number: u8) -> Light {
    Light::ALL.get(usize::from(number)).copied().unwrap_or(Light::Brilliant)
}

impl LightRange {
    /// The lamps of a light source on these squares.
    pub fn lamps(self, squares: Footprint) -> impl Iterator<Item = Lamp> {
        let lamp =
            move |at, feet: u16, level: Light| Lamp { at, radius: u32::from(feet / 5), level: level as u8 };
        squares.squares().flat_map(move |at| {
            let near = (self.lit_within > 0 && self.level < Light::Lit)
                .then(|| lamp(at, self.lit_within, Light::Lit));
            std::iter::once(lamp(at, self.feet, self.level)).chain(near)
        })
    }
}
