//! Where a battle is fought, as one hears it: what is underfoot, what is heard from afar, and how the walls answer.

use super::cue::Cue;
use super::synth::room::Walls;
use crate::battle::{Field, Ground, Light, Terrain};

/// The kinds of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Stone walls, little light: dripping water.
    Cellar,
    /// Open land: wind.
    Meadow,
    /// Open land by a stream.
    Brook,
    /// A house, or the table itself: lanterns and a fire.
    Room,
}

impl Place {
    /// Every place.
    pub const ALL: [Place; 4] = [Place::Cellar, Place::Meadow, Place::Brook, Place::Room];

    /// The place that a field is, in the light that it has at first.
    pub fn of(field: &Field, light: Light) -> Place {
        let kinds = |ground: fn(&Terrain) -> bool| {
            let count = field.tiles.iter().filter(|(at, _)| field.terrain(*at).is_some_and(ground)).count();
            count as f32 / field.tiles.iter().count().max(1) as f32
        };
        let walled = kinds(|terrain| matches!(terrain.ground, Ground::Wall | Ground::Window | Ground::Door));
        let wet = kinds(|terrain| terrain.ground == Ground::Water);
        match () {
            () if walled > 0.22 && light < Light::Lit => Place::Cellar,
            () if walled > 0.22 => Place::Room,
            () if wet > 0.05 => Place::Brook,
            () => Place::Meadow,
        }
    }

    /// Whether the ground is earth where nothing else is said.
    const fn is_outdoors(self) -> bool {
        matches!(self, Place::Meadow | Place::Brook)
    }

    /// How the walls answer.
    pub const fn walls(self) -> Walls {
        match self {
            Place::Cellar => Walls { wet: 0.3, tail: 1.1, bright: 0.42 },
            Place::Room => Walls { wet: 0.2, tail: 0.38, bright: 0.5 },
            Place::Meadow | Place::Brook => Walls { wet: 0.1, tail: 0.22, bright: 0.35 },
        }
    }

    /// The sound of a step on a kind of terrain here.
    pub fn step(self, terrain: Option<&Terrain>) -> Cue {
        let name = terrain.map_or("", |terrain| terrain.name.as_str());
        let named = UNDERFOOT.iter().find(|(part, _)| name.contains(part)).map(|(_, cue)| *cue);
        named.unwrap_or(match terrain.map(|terrain| terrain.ground) {
            Some(Ground::Water) => Cue::StepWater,
            Some(Ground::Door | Ground::Window | Ground::Wall) => Cue::StepBoards,
            Some(Ground::Rough) => Cue::StepStone,
            _ if self.is_outdoors() => Cue::StepGrass,
            _ => Cue::StepStone,
        })
    }
}

/// Parts of the names of terrain, and how steps on it sound.
const UNDERFOOT: &[(&str, Cue)] = &[
    ("bridge", Cue::StepBoards),
    ("board", Cue::StepBoards),
    ("plank", Cue::StepBoards),
    ("wood", Cue::StepBoards),
    ("snow", Cue::StepSnow),
    ("ice", Cue::StepSnow),
    ("sand", Cue::StepSand),
    ("ash", Cue::StepSand),
    ("mud", Cue::StepMud),
    ("marsh", Cue::StepMud),
    ("water", Cue::StepWater),
    ("stone", Cue::StepStone),
    ("rubble", Cue::StepStone),
    ("low wall", Cue::StepStone),
    ("thicket", Cue::StepGrass),
    ("grass", Cue::StepGrass),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn terrain(name: &str, ground: Ground) -> Terrain {
        Terrain {
            name: name.to_owned(),
            mark: '.',
            ground,
            blocks_sight: false,
            cover: false,
            hides: false,
            stands_open: false,
            planks: false,
            colour: (0, 0, 0),
        }
    }

    fn field(map: &str) -> Field {
        let kinds = vec![
            terrain("open ground", Ground::Open),
            terrain("wall", Ground::Wall),
            terrain("water", Ground::Water),
        ];
        let rows: Vec<&[u8]> = map.lines().map(str::as_bytes).collect();
        let size = crate::grid::Size::new(rows[0].len() as u16, rows.len() as u16);
        let tiles = crate::grid::Grid::from_fn(size, |at| match rows[at.row as usize][at.col as usize] {
            b'#' => 1,
            b'~' => 2,
            _ => 0,
        });
        Field::new(tiles, kinds, Vec::new())
    }

    #[test]
    fn walls_light_and_water_tell_places_apart() {
        let hall = field("#####\n#...#\n#####");
        assert_eq!(Place::of(&hall, Light::Dim), Place::Cellar);
        assert_eq!(Place::of(&hall, Light::Lit), Place::Room);
        assert_eq!(Place::of(&field(".....\n.~~~.\n....."), Light::Lit), Place::Brook);
        assert_eq!(Place::of(&field(".....\n..#..\n....."), Light::Darkness), Place::Meadow);
    }

    #[test]
    fn steps_sound_by_the_ground() {
        let open = terrain("open ground", Ground::Open);
        assert_eq!(Place::Meadow.step(Some(&open)), Cue::StepGrass);
        assert_eq!(Place::Cellar.step(Some(&open)), Cue::StepStone);
        assert_eq!(Place::Meadow.step(Some(&terrain("deep snow", Ground::Difficult))), Cue::StepSnow);
        assert_eq!(Place::Meadow.step(Some(&terrain("bridge", Ground::Open))), Cue::StepBoards);
        assert_eq!(Place::Cellar.step(Some(&terrain("pool", Ground::Water))), Cue::StepWater);
    }
}
