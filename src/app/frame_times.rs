//! Writes down how long frames take, so that the window can be measured from outside. `benches/frames` does.

use std::fs::File;
use std::io::Write;
use std::time::Instant;

use bevy::prelude::*;
use bevy::render::{Render, RenderApp, RenderSystems};

/// The file with a line for each frame, and when the last one was shown.
#[derive(Resource)]
struct FrameTimes {
    file: File,
    last: Instant,
}

/// Writes a line whenever a frame is shown: the microseconds since the one before.
pub fn note_frames(app: &mut App, file: File) {
    // Without a renderer no frame is ever shown.
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    renderer
        .insert_resource(FrameTimes { file, last: Instant::now() })
        .add_systems(Render, note_frame.in_set(RenderSystems::Cleanup));
}

fn note_frame(mut times: ResMut<FrameTimes>) {
    let now = Instant::now();
    let taken = now.duration_since(times.last).as_micros();
    times.last = now;
    // Whoever measures sees that lines are missing.
    let _ = writeln!(times.file, "{taken}");
}
