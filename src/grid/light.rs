//! How light spreads over a board. The rules say what a level of light means.

use serde::{Deserialize, Serialize};

use super::cells::Grid;
use super::distance::{Diagonal, distance};
use super::pos::Pos;

/// A source of light. A source that is bright nearby and dim further away is two lamps on the same square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lamp {
    pub at: Pos,
    /// How far the lamp shines, in squares.
    pub radius: u32,
    /// The level of light on the squares that the lamp lights; higher is brighter.
    pub level: u8,
}

impl Lamp {
    /// Whether the lamp lights a square. `sees` gets the lamp's square first; it is called only for squares within
    /// the radius, because it is slow.
    pub fn reaches(&self, pos: Pos, diagonal: Diagonal, sees: impl Fn(Pos, Pos) -> bool) -> bool {
        distance(self.at, pos, diagonal) <= self.radius && sees(self.at, pos)
    }
}

/// Raises the light of every square to the level of the brightest lamp that is near enough and sees the square.
pub fn light_up(
    light: &mut Grid<u8>,
    lamps: impl IntoIterator<Item = Lamp>,
    diagonal: Diagonal,
    sees: impl Fn(Pos, Pos) -> bool,
) {
    let size = light.size();
    for lamp in lamps {
        let (col, row) = (i32::from(lamp.at.col), i32::from(lamp.at.row));
        let far = i32::try_from(lamp.radius).unwrap_or(i32::MAX);
        let lowest = (col.saturating_sub(far), row.saturating_sub(far));
        let highest = (col.saturating_add(far), row.saturating_add(far));
        for pos in size.within(lowest, highest) {
            if let Some(level) = light.get_mut(pos)
                && *level < lamp.level
                && lamp.reaches(pos, diagonal, &sees)
            {
                *level = lamp.level;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Size;

    const SIZE: Size = Size::new(12, 9);

    #[test]
    fn every_square_has_the_best_light_that_anything_gives_it() {
        let lamps = [
            Lamp { at: Pos::new(2, 2), radius: 2, level: 3 },
            Lamp { at: Pos::new(2, 2), radius: 4, level: 2 },
            Lamp { at: Pos::new(9, 4), radius: 3, level: 2 },
            Lamp { at: Pos::new(40, 4), radius: u32::MAX, level: 1 },
        ];
        let ambient = |pos: Pos| u8::from(pos.row == 8) * 2;
        let sees = |from: Pos, to: Pos| (from.col <= 6) == (to.col <= 6);
        for diagonal in [Diagonal::Five, Diagonal::Alternating, Diagonal::Manhattan] {
            let mut light = Grid::from_fn(SIZE, ambient);
            light_up(&mut light, lamps, diagonal, sees);
            for (pos, &level) in light.iter() {
                let given = lamps
                    .iter()
                    .filter(|lamp| distance(lamp.at, pos, diagonal) <= lamp.radius && sees(lamp.at, pos))
                    .map(|lamp| lamp.level);
                assert_eq!(Some(level), given.chain([ambient(pos)]).max(), "{pos}");
            }
        }
    }

    #[test]
    fn the_order_of_the_lamps_does_not_matter() {
        let mut lamps = [
            Lamp { at: Pos::new(2, 2), radius: 5, level: 1 },
            Lamp { at: Pos::new(4, 3), radius: 2, level: 3 },
        ];
        let lit = |lamps: [Lamp; 2]| {
            let mut light = Grid::from_fn(SIZE, |_| 0);
            light_up(&mut light, lamps, Diagonal::Five, |_, _| true);
            light
        };
        let before = lit(lamps);
        lamps.reverse();
        assert_eq!(lit(lamps), before);
    }
}
