//! The window: screens, keys, mouse, opponents and scripts around a battle that `view` draws.

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy_egui::EguiPlugin;

/// temp
pub fn play_temp(stage: crate::view::stage::Stage) {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Affray".to_owned(),
                    resolution: WindowResolution::new(1280, 720),
                    ..default()
                }),
                ..default()
            })
            .set(LogPlugin { filter: "error".to_owned(), level: bevy::log::Level::ERROR, ..default() }),
    )
    .add_plugins(EguiPlugin::default())
    .insert_resource(ClearColor(Color::srgb(0.06, 0.07, 0.09)))
    .insert_resource(stage)
    .add_plugins(crate::view::plugin)
    .add_systems(Update, snap);
    app.run();
}

fn snap(mut commands: Commands, mut frames: Local<u32>, mut focus: ResMut<crate::view::focus::Focus>, mut exit: MessageWriter<AppExit>) {
    use bevy::render::view::screenshot::{Screenshot, save_to_disk};
    *frames += 1;
    if *frames == 10 {
        focus.pointed = Some(crate::grid::Pos::new(7, 2));
    }
    if *frames == 40 {
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk("/tmp/shot.png"));
    }
    if *frames == 60 {
        exit.write(AppExit::Success);
    }
}
