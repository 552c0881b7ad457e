//! An empty window with one label, which draws all the time: what a frame costs before anything is in it. `benches/frames`
//! holds the window of the game against it.
//!
//!     cargo run --example empty_window -- FRAMES FILE
//!
//! It closes after so many frames, and writes to the file how long each took.

use std::error::Error;
use std::fs::File;

use affray::app::{empty_window, note_frames};
use bevy::prelude::*;
use bevy::winit::WinitSettings;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(frames), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("how many frames, and to which file?".into());
    };
    let frames: u32 = frames.parse()?;
    let mut app = empty_window();
    note_frames(&mut app, File::create(file)?);
    app.insert_resource(WinitSettings::continuous())
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, Msaa::Off));
        })
        .add_systems(EguiPrimaryContextPass, show_label)
        .add_systems(Last, move |mut drawn: Local<u32>, mut exit: MessageWriter<AppExit>| {
            *drawn += 1;
            if *drawn > frames {
                exit.write(AppExit::Success);
            }
        })
        .run();
    Ok(())
}

fn show_label(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?.clone();
    egui::Area::new("label".into()).show(&context, |ui| ui.label("Nothing"));
    Ok(())
}
