//! Systems run one after another, on one thread. Those of the game and of its panels are small: handing each of them to another
//! thread takes more time than it saves. What is long, such as painting and thinking, is done in the background.

use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::RenderApp;

/// Has the systems of all schedules that there are so far run one after another, and those of the renderer on its own thread.
pub fn settle(app: &mut App) {
    line_up(app.world_mut());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        line_up(renderer.world_mut());
    }
}

fn line_up(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
