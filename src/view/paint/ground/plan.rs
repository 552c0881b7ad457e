//! What is to be drawn on each square of a field, and with which tint.

use super::sheet::Tint;
use crate::battle::{Field, Ground, Terrain};
use crate::grid::{Grid, Pos, Size};

/// How a square is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Look {
    /// Open ground.
    Floor,
    Planks,
    /// Ground with leaves to hide in.
    Thicket,
    /// Ground with a block to take cover behind.
    Boulder,
    /// Wet ground that slows.
    Mud,
    Rubble,
    Water,
    /// A slope to climb.
    Bank,
    LowWall,
    Pit,
    Wall,
    Window,
    /// The threshold below a door, which is drawn elsewhere.
    Threshold,
}

impl Look {
    fn of(terrain: &Terrain) -> Look {
        match terrain.ground {
            Ground::Open | Ground::Difficult if terrain.hides => Look::Thicket,
            Ground::Open | Ground::Difficult if terrain.cover => Look::Boulder,
            Ground::Open if terrain.planks => Look::Planks,
            Ground::Open => Look::Floor,
            Ground::Difficult => Look::Mud,
            Ground::Rough => Look::Rubble,
            Ground::Water => Look::Water,
            Ground::Climb if terrain.cover => Look::LowWall,
            Ground::Climb => Look::Bank,
            Ground::Pit => Look::Pit,
            Ground::Wall => Look::Wall,
            Ground::Window => Look::Window,
            Ground::Door => Look::Threshold,
        }
    }

    /// Whether nobody passes, so that it is drawn with the height of a wall.
    pub const fn is_high(self) -> bool {
        matches!(self, Look::Wall | Look::Window)
    }
}

/// The looks of all squares.
pub struct Plan {
    looks: Grid<Look>,
    /// The tint of each kind of terrain; none for the open ground that the biome decides.
    tints: Vec<Option<Tint>>,
    tiles: Grid<u8>,
}

impl Plan {
    /// What is to be drawn of a field.
    pub fn of(field: &Field) -> Plan {
        let look = |at: Pos| field.terrain(at).map_or(Look::Floor, Look::of);
        let usual = field.terrain.iter().position(|kind| Look::of(kind) == Look::Floor);
        let tint = |(index, kind): (usize, &Terrain)| (Some(index) != usual).then(|| pale(kind.colour));
        Plan {
            looks: Grid::from_fn(field.size(), look),
            tints: field.terrain.iter().enumerate().map(tint).collect(),
            tiles: field.tiles.clone(),
        }
    }

    pub fn size(&self) -> Size {
        self.looks.size()
    }

    /// The look of a square; none outside the field.
    pub fn look(&self, at: Pos) -> Option<Look> {
        self.looks.get(at).copied()
    }

    /// The look of the square at a spot.
    pub fn look_at(&self, x: f32, y: f32) -> Option<Look> {
        self.look(Pos::new(x.floor() as i16, y.floor() as i16))
    }

    /// Whether a square has this look.
    pub fn is(&self, at: Pos, look: Look) -> bool {
        self.look(at) == Some(look)
    }

    /// Whether a wall or a window stands on a square.
    pub fn is_high(&self, at: Pos) -> bool {
        self.look(at).is_some_and(Look::is_high)
    }

    /// The tint of a square's terrain; none for the open ground that the biome decides.
    pub fn tint(&self, at: Pos) -> Option<Tint> {
        let tile = self.tiles.get(at)?;
        self.tints.get(usize::from(*tile)).copied().flatten()
    }

    /// The tint of a look, as the first square with it has it.
    pub fn tint_of(&self, look: Look) -> Tint {
        self.squares(look).first().and_then(|at| self.tint(*at)).unwrap_or([0.85; 3])
    }

    /// Every square with a look, from the top to the bottom.
    pub fn squares(&self, look: Look) -> Vec<Pos> {
        self.looks.iter().filter(|(_, own)| **own == look).map(|(at, _)| at).collect()
    }

    /// The squares on which something of these looks may be drawn: those that have one of them, and their neighbours.
    pub fn near(&self, is_meant: impl Fn(Look) -> bool) -> Vec<Pos> {
        let has = |at: Pos| self.look(at).is_some_and(&is_meant);
        self.size().positions().filter(|at| has(*at) || at.neighbours().any(has)).collect()
    }
}

/// The wash that a colour from a data file becomes: pale, and no more saturated than watercolour on parchment.
fn pale((red, green, blue): (u8, u8, u8)) -> Tint {
    let parts = [red, green, blue].map(|part| f32::from(part) / 255.0);
    let grey = 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2];
    parts
        .map(|part| {
            let muted = grey + (part - grey) * 0.7;
            0.56 + 0.6 * muted
        })
        .map(|part| part.min(1.0))
}
