//! How a blow is felt: the moments that facts make, and the acts that show them: a lunge, a missile, a flash, dice on
//! the table, a word that rises.
//!
//! A moment is a pure function of the facts that come next (`moment`, `strike`). Playback lets it run and begins its acts
//! when their time has come. Each act then plays on by itself, so that one blow may still ring out while the next begins.

mod act;
mod choreography;
pub mod ground;
mod moment;
mod running;
mod scene;
mod stance;
mod strike;

use bevy::prelude::*;

use super::stage::Stage;
pub use act::{Act, Flight, Hue, Missile, Thrown, Word};
pub use choreography::STOP;
pub use moment::{Moment, next_moment};
pub use running::Running;
pub use scene::{Manner, Scene};
pub use stance::{Stance, stance};
pub use strike::{Outcome, Strike};

/// An act that is being played, and for how many seconds it has been, at the usual pace.
#[derive(Clone, Debug, PartialEq)]
pub struct Playing {
    pub act: Act,
    pub age: f32,
}

impl Playing {
    /// How far the act has come, from 0 to 1.
    pub fn share(&self) -> f32 {
        (self.age / self.act.lasts()).clamp(0.0, 1.0)
    }
}

/// How much of an act has passed at most when it is first drawn, as a share of its time: an act that begins late, because
/// a frame took long, is seen all the same.
const LATEST: f32 = 0.5;

/// The acts that are being played, in the order in which they began.
#[derive(Resource, Default)]
pub struct Acts {
    pub playing: Vec<Playing>,
}

impl Acts {
    /// Whether anything still befalls a figure. Dice that lie on the table decide nothing any more.
    pub fn ring_out(&self) -> bool {
        self.playing.iter().any(|playing| !playing.act.whom().is_empty())
    }

    /// Begins an act that should have begun `late` seconds ago.
    pub fn begin(&mut self, act: Act, late: f32) {
        let age = late.min(act.lasts() * LATEST);
        self.playing.push(Playing { act, age });
    }

    /// Lets seconds pass.
    pub fn pass(&mut self, seconds: f32) {
        for playing in &mut self.playing {
            playing.age += seconds;
        }
        self.playing.retain(|playing| playing.age < playing.act.lasts());
    }
}

/// Adds the acts.
pub fn plugin(app: &mut App) {
    app.init_resource::<Acts>()
        .add_plugins(ground::plugin)
        .add_systems(Update, clear.run_if(resource_removed::<Stage>));
}

fn clear(mut acts: ResMut<Acts>) {
    acts.playing.clear();
}

#[cfg(test)]
mod tests;
