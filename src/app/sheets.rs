//! Grants the wishes that concern sheets over the board and what is shown beside it: the log, the codex, the narrator.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::view::camera::{CameraView, middle_of_body};
use crate::view::hud::{LogView, Narrator, Reading, Spot};
use crate::view::wish::Wish;

/// Everything that these wishes change.
#[derive(SystemParam)]
pub struct Sheets<'w> {
    log: ResMut<'w, LogView>,
    reading: ResMut<'w, Reading>,
    narrator: ResMut<'w, Narrator>,
    spot: ResMut<'w, Spot>,
}

impl Sheets<'_> {
    /// Grants a wish if it concerns a sheet. Returns whether it does.
    pub fn grant(&mut self, wish: &Wish, camera_view: &mut CameraView) -> bool {
        match wish {
            Wish::Read(rule) => self.reading.0 = Some(rule.clone()),
            Wish::OpenLog(is_large) => self.log.is_large = *is_large,
            Wish::Search => {
                self.log.is_large = true;
                self.log.wants_search = true;
            }
            Wish::SwitchLog => self.log.tells_rolls ^= true,
            Wish::Narrate => self.narrator.is_on ^= true,
            Wish::Find(squares) => {
                // What lies under the large log could not be seen.
                self.log.is_large = false;
                if let Some(first) = squares.first().filter(|_| !camera_view.is_fitted) {
                    camera_view.middle = middle_of_body(*first);
                }
                self.spot.show(squares.clone());
            }
            Wish::Back if self.reading.0.is_some() => self.reading.0 = None,
            Wish::Back if self.log.is_large => self.log.is_large = false,
            _ => return false,
        }
        true
    }
}
