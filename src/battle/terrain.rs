//! The field, which never changes in a battle, and the board: the field with its changes.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::words::words;
use super::{Flame, Glow, Lamps, Light, Placed, TrapState, WeaponId, Whereabouts};
use crate::grid::{Diagonal, Footprint, Grid, Pos, Sight, Size, SquareSet};
use crate::in_place::clone_in_place;

/// How a square is crossed. Each rulebook sets what that costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ground {
    #[default]
    Open,
    Difficult,
    Rough,
    Water,
    Climb,
    Pit,
    Wall,
    Window,
    Door,
}

impl Ground {
    /// Whether nobody can pass, on foot or in the air.
    pub const fn is_solid(self) -> bool {
        matches!(self, Ground::Wall | Ground::Window)
    }
}

words! {
    /// What the open ground of a field is. It decides only how the field is drawn.
    #[derive(Default)]
    pub enum Biome {
        #[default]
        Meadow,
        /// The flagstones of a cellar.
        Cellar,
        /// Wet and muddy land.
        Moor,
        Snow,
        /// Sand or trodden earth.
        Sand,
        /// The floor of a house.
        Boards,
    }
}

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    pub name: String,
    /// The character that stands for it on maps, unless their legend says otherwise.
    pub mark: char,
    /// How it is crossed.
    #[serde(default)]
    pub ground: Ground,
    /// Whether it blocks sight. A door does so only while it is closed.
    #[serde(default)]
    pub blocks_sight: bool,
    /// Whether it gives cover to combatants behind it.
    #[serde(default)]
    pub cover: bool,
    /// Whether a combatant can hide in it or behind it.
    #[serde(default)]
    pub hides: bool,
    /// For a door: whether it is open at the start.
    #[serde(default)]
    pub stands_open: bool,
    /// Whether it is drawn as planks, as a bridge is.
    #[serde(default)]
    pub planks: bool,
    /// The colour on screen: red, green, blue, from 0 to 255.
    pub colour: (u8, u8, u8),
}

/// The field as the map shows it. It never changes in a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// For each square, the index of its terrain in `terrain`.
    pub tiles: Grid<u8>,
    /// The kinds of terrain on this field.
    pub terrain: Vec<Terrain>,
    /// Every door, in row-major order.
    pub doors: Vec<Pos>,
    /// The squares from which combatants may leave the field. If there are none, every square at the edge is an exit.
    pub exits: Vec<Pos>,
    /// Squares that give cover, counting every door as closed.
    covers: SquareSet,
    /// Squares next to squares in `covers`.
    next_to_cover: SquareSet,
}

impl Field {
    /// A field of these tiles. The doors are found among them.
    pub fn new(tiles: Grid<u8>, terrain: Vec<Terrain>, exits: Vec<Pos>) -> Field {
        let is_door =
            |tile: u8| terrain.get(usize::from(tile)).is_some_and(|kind| kind.ground == Ground::Door);
        let doors = tiles.iter().filter(|(_, tile)| is_door(**tile)).map(|(pos, _)| pos).collect();
        let covers = |pos| {
            let kind = tiles.get(pos).and_then(|tile: &u8| terrain.get(usize::from(*tile)));
            kind.is_some_and(|kind| kind.cover || kind.ground == Ground::Door)
        };
        let covers = SquareSet::of(tiles.size(), covers);
        let next_to_cover = SquareSet::of(tiles.size(), |pos| pos.neighbours().any(|next| covers.get(next)));
        Field { tiles, terrain, doors, exits, covers, next_to_cover }
    }

    pub fn size(&self) -> Size {
        self.tiles.size()
    }

    /// The terrain of a square; none outside the field.
    pub fn terrain(&self, pos: Pos) -> Option<&Terrain> {
        self.tiles.get(pos).and_then(|tile| self.terrain.get(usize::from(*tile)))
    }

    /// Whether combatants may leave the field from a square.
    pub fn is_exit(&self, pos: Pos) -> bool {
        if !self.exits.is_empty() {
            return self.exits.contains(&pos);
        }
        self.size().is_edge(pos)
    }

    /// All squares from which combatants may leave the field.
    pub fn exit_squares(&self) -> impl Iterator<Item = Pos> {
        self.size().positions().filter(|at| self.is_exit(*at))
    }
}

/// What can change about the field.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoardState {
    /// For each door of the field, whether it is open.
    pub open: Vec<bool>,
    /// Weapons on the ground, in the order in which they fell.
    pub dropped: Vec<(Pos, WeaponId)>,
    /// The light of the whole field, without any light sources.
    pub light: Light,
    /// Light sources that nobody carries, burning or not.
    pub flames: Vec<(Pos, Flame)>,
    /// The state of each trap, in the order of the scenario.
    pub traps: Vec<TrapState>,
    /// Placed weapons, in the order in which they were placed.
    pub placed: Vec<Placed>,
    /// Where each thing is, in the order of the scenario.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub things: Vec<Whereabouts>,
}

clone_in_place! { BoardState { open, dropped, light, flames, traps, placed, things } }

/// For how many states of the doors lines of sight are kept.
const SIGHTS: usize = 8;

/// The field with its changes, and what can be seen across it.
#[derive(Clone, Debug)]
pub struct Board {
    /// The field as the map shows it.
    pub field: Arc<Field>,
    /// Everything that can change.
    pub state: BoardState,
    /// Lines of sight with the doors as they are now.
    pub sight: Arc<Sight>,
    /// Lines of sight by which doors are open: as they were at the start, and as they were last. All battles on this field
    /// share the first.
    known_sights: Vec<(Vec<bool>, Arc<Sight>)>,
    /// How light every square is; none if the rulebook has no rules of light.
    glow: Option<Glow>,
}

impl Board {
    /// The board of a field at the start of a battle.
    pub fn new(field: Arc<Field>, light: Light, flames: Vec<(Pos, Flame)>, traps: usize) -> Board {
        let open = Board::doors_at_first(&field);
        let traps = vec![TrapState::default(); traps];
        let state = BoardState { open, light, flames, traps, ..BoardState::default() };
        let sight = Arc::new(sight_of(&field, &state));
        let known_sights = vec![(state.open.clone(), Arc::clone(&sight))];
        Board { field, state, known_sights, sight, glow: None }
    }

    /// Works out how light every square is with these lamps, if anything has changed, and returns whether it has.
    pub fn shine(&mut self, lamps: Lamps, diagonal: Diagonal) -> bool {
        let ambient = self.state.light;
        let is_same = self.glow.as_ref().is_some_and(|glow| glow.is_of(ambient, &lamps, &self.sight));
        if !is_same {
            let before = self.glow.take();
            self.glow = Some(Glow::new(ambient, lamps, diagonal, &self.sight, before));
        }
        !is_same
    }

    /// How light every square is; none if the rulebook has no rules of light.
    pub const fn glow(&self) -> Option<&Glow> {
        self.glow.as_ref()
    }

    fn doors_at_first(field: &Field) -> Vec<bool> {
        let stands_open = |door: &Pos| field.terrain(*door).is_some_and(|kind| kind.stands_open);
        field.doors.iter().map(stands_open).collect()
    }

    /// Restores a state of the board.
    pub fn restore(&mut self, state: &BoardState) {
        if self.state.open != state.open {
            self.set_doors(&state.open);
        }
        self.state.clone_from(state);
    }

    /// Opens or closes a door.
    pub fn set_door(&mut self, door: Pos, open: bool) {
        if let Ok(index) = self.field.doors.binary_search(&door) {
            let mut doors = self.state.open.clone();
            doors[index] = open;
            self.set_doors(&doors);
        }
    }

    fn set_doors(&mut self, open: &[bool]) {
        self.state.open.clear();
        self.state.open.extend_from_slice(open);
        let known = self.known_sights.iter().find(|(doors, _)| doors == open);
        self.sight = known
            .map_or_else(|| Arc::new(sight_of(&self.field, &self.state)), |(_, sight)| Arc::clone(sight));
        if known.is_none() {
            if self.known_sights.len() == SIGHTS {
                self.known_sights.remove(1);
            }
            self.known_sights.push((open.to_vec(), Arc::clone(&self.sight)));
        }
    }

    /// Goes on with the lines of sight that another board of the same field has found, so that none is found twice.
    pub fn share_sights(&mut self, other: &Board) {
        self.known_sights.clone_from(&other.known_sights);
        let known = self.known_sights.iter().find(|(doors, _)| *doors == self.state.open);
        if let Some((_, sight)) = known {
            self.sight = Arc::clone(sight);
        }
    }

    /// Whether the door on a square is open; none if there is no door.
    pub fn door(&self, pos: Pos) -> Option<bool> {
        self.field.doors.binary_search(&pos).ok().map(|index| self.state.open[index])
    }

    /// Whether nobody can be on a square: it is outside the field, solid, or a closed door.
    pub fn is_solid(&self, pos: Pos) -> bool {
        match self.field.terrain(pos) {
            None => true,
            Some(terrain) if terrain.ground == Ground::Door => self.door(pos) == Some(false),
            Some(terrain) => terrain.ground.is_solid(),
        }
    }

    /// Whether any square next to a combatant's squares may give them cover.
    pub fn may_cover(&self, body: Footprint) -> bool {
        let may = |pos| self.field.next_to_cover.get(pos);
        // Nearly all combatants stand on a single square, so that case is the fast one.
        if body.side() == 1 { may(body.corner()) } else { body.squares().any(may) }
    }

    /// Whether a combatant can hide in a square or behind it. An open door hides nobody.
    pub fn hides(&self, pos: Pos) -> bool {
        self.field.terrain(pos).is_some_and(|kind| kind.hides) && self.door(pos) != Some(true)
    }

    /// Whether a square gives cover.
    pub fn gives_cover(&self, pos: Pos) -> bool {
        self.field.covers.get(pos) && self.door(pos) != Some(true)
    }
}

fn sight_of(field: &Field, state: &BoardState) -> Sight {
    Sight::new(Grid::from_fn(field.size(), |pos| match field.doors.binary_search(&pos) {
        Ok(door) => !state.open[door],
        Err(_) => field.terrain(pos).is_some_and(|terrain| terrain.blocks_sight),
    }))
}
