//! The map of the first battle in a window: it lies rolled up on the table until everything on it can be drawn.

use bevy::prelude::*;

use super::stage::Stage;

/// The graphics card hears of a new battle only so many frames later.
const FRAMES: u8 = 4;
/// For how many frames the panels settle their sizes, and the camera after them, before the map is unrolled.
const SETTLING: u8 = 3;
/// For how many seconds the map stays rolled up at most.
const LONGEST: f32 = 10.0;

/// The map, with the name of the battle while it is rolled up.
#[derive(Resource, Default)]
pub struct RolledMap {
    name: Option<String>,
    frames: u8,
    seconds: f32,
    /// For how many frames everything has been ready.
    settled: Option<u8>,
    /// Whether the map of a battle has been unrolled before. Then there is nothing left to wait for.
    was_unrolled: bool,
}

impl RolledMap {
    /// Lays the map of a battle down, still rolled up.
    pub fn lay(&mut self, name: String) {
        if !self.was_unrolled {
            *self = RolledMap { name: Some(name), ..RolledMap::default() };
        }
    }

    /// Takes the map away.
    pub fn take_away(&mut self) {
        self.name = None;
    }

    /// The name of the battle, while its map lies there rolled up.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Lets a frame of the battle pass, and unrolls the map if everything on it can be drawn.
    pub fn pass(&mut self, seconds: f32, can_be_drawn: bool) {
        self.frames = self.frames.saturating_add(1);
        self.seconds += seconds;
        match self.settled {
            None if self.frames > FRAMES && can_be_drawn || self.seconds > LONGEST => self.settled = Some(0),
            None => {}
            Some(SETTLING) => {
                self.name = None;
                self.was_unrolled = true;
            }
            Some(frames) => self.settled = Some(frames + 1),
        }
    }
}

/// Whether nothing lies there rolled up, so that the battle can go on.
pub fn is_unrolled(map: Res<RolledMap>) -> bool {
    map.name.is_none()
}

/// Whether panels are drawn, though the rolled map may still lie over them.
pub fn has_panels(map: Res<RolledMap>) -> bool {
    map.name.is_none() || map.settled.is_some()
}

/// Whether the panels of a battle are drawn.
pub fn shows_battle(map: Res<RolledMap>, stage: Option<Res<Stage>>) -> bool {
    stage.is_some() && has_panels(map)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many frames the map stays rolled up once everything can be drawn.
    fn frames_left(map: &mut RolledMap) -> usize {
        let mut frames = 0;
        while map.name().is_some() && frames < 100 {
            map.pass(0.01, true);
            frames += 1;
        }
        frames
    }

    #[test]
    fn the_map_of_the_first_battle_stays_rolled_up_until_it_can_be_drawn() {
        let mut map = RolledMap::default();
        map.lay("First Blood".to_owned());
        (0..50).for_each(|_| map.pass(0.01, false));
        assert_eq!(map.name(), Some("First Blood"));
        assert_eq!(frames_left(&mut map), usize::from(SETTLING) + 2);
        map.lay("The Bridge".to_owned());
        assert_eq!(map.name(), None, "everything can be drawn already");
    }

    #[test]
    fn what_can_be_drawn_at_first_says_nothing_of_the_battle() {
        let mut map = RolledMap::default();
        map.lay("First Blood".to_owned());
        assert_eq!(frames_left(&mut map), usize::from(FRAMES + SETTLING) + 2);
    }

    #[test]
    fn no_map_stays_rolled_up_for_ever() {
        let mut map = RolledMap::default();
        map.lay("First Blood".to_owned());
        map.pass(LONGEST + 1.0, false);
        assert!(frames_left(&mut map) <= usize::from(SETTLING) + 1);
    }
}
