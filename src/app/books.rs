//! Grants the wishes that concern what is read: the log, the codex and the narrator.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::battle::Order;
use crate::view::camera::CameraView;
use crate::view::hud::{CodexSheet, Example, Log, LogView, Narrator, Spot};
use crate::view::plane::middle_of_body;
use crate::view::stage::Stage;
use crate::view::wish::Wish;

/// Adds the granting of wishes where no battle is shown.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, grant_without_battle.run_if(not(resource_exists::<Stage>)));
}

fn grant_without_battle(mut wishes: MessageReader<Wish>, mut books: Books, mut view: ResMut<CameraView>) {
    for wish in wishes.read() {
        books.grant(wish, &mut view);
    }
}

/// Everything that these wishes change.
#[derive(SystemParam)]
pub struct Books<'w> {
    log: Res<'w, Log>,
    log_view: ResMut<'w, LogView>,
    codex: ResMut<'w, CodexSheet>,
    narrator: ResMut<'w, Narrator>,
    spot: ResMut<'w, Spot>,
    example: Option<ResMut<'w, Example>>,
}

impl Books<'_> {
    /// Opens the rule behind the last line of the log; if that is being read, the one behind a line before.
    pub fn read_back(&mut self) {
        let reading = self.codex.reads().map(str::to_owned);
        if let Some(rule) = self.log.rule_before(reading.as_deref()).map(str::to_owned) {
            self.codex.read(&rule);
        }
    }

    /// The next order of the example.
    pub fn take_step(&mut self) -> Option<Order> {
        self.example.as_mut()?.take_next()
    }

    /// Grants a wish if it concerns what is read. Returns whether it does.
    pub fn grant(&mut self, wish: &Wish, camera_view: &mut CameraView) -> bool {
        match wish {
            Wish::Read(rule) => self.codex.read(rule),
            Wish::OpenCodex(is_open) => self.codex.open(*is_open),
            Wish::OpenLog(is_large) => self.log_view.is_large = *is_large,
            Wish::Search => {
                self.log_view.is_large = true;
                self.log_view.wants_search = true;
            }
            Wish::SwitchLog => self.log_view.tells_rolls ^= true,
            Wish::Narrate => self.narrator.is_on ^= true,
            Wish::Find(squares) => {
                // What lies under the large log could not be seen.
                self.log_view.is_large = false;
                if let Some(first) = squares.first().filter(|_| !camera_view.is_fitted) {
                    camera_view.middle = middle_of_body(*first);
                }
                self.spot.show(squares.clone());
            }
            Wish::Back if self.codex.is_open => self.codex.is_open = false,
            Wish::Back if self.log_view.is_large => self.log_view.is_large = false,
            _ => return false,
        }
        true
    }
}
