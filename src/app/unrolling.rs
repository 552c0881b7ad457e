//! Unrolls the map of the first battle in a window once the graphics card can draw everything on it. Until then nothing happens
//! in the battle, since nobody could see it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::time::Real;

use crate::view::motion::Motion;
use crate::view::stage::{FrameStep, Stage};
use crate::view::table::RolledMap;
use crate::view::voice::Voice;

/// Whether the graphics card has made everything ready that it was asked to draw.
#[derive(Resource, Clone, Default)]
struct Drawable(Arc<AtomicBool>);

/// Adds the unrolling.
pub fn plugin(app: &mut App) {
    let drawable = Drawable::default();
    app.insert_resource(drawable.clone())
        .add_systems(Update, lay.before(FrameStep::Listen).run_if(resource_added::<Stage>))
        .add_systems(Last, unroll.run_if(resource_exists::<Stage>))
        .configure_sets(
            Update,
            (FrameStep::Listen, FrameStep::Grant, FrameStep::Decide, FrameStep::Show)
                .distributive_run_if(is_unrolled),
        );
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(drawable).add_systems(Render, note_pipelines.in_set(RenderSystems::Cleanup));
    }
}

fn is_unrolled(map: Res<RolledMap>) -> bool {
    !map.is_there()
}

fn note_pipelines(pipelines: Res<PipelineCache>, drawable: Res<Drawable>) {
    drawable.0.store(pipelines.waiting_pipelines().next().is_none(), Ordering::Relaxed);
}

fn lay(stage: Res<Stage>, voice: Res<Voice>, mut map: ResMut<RolledMap>) {
    map.lay(voice.teller(&stage).scenario());
}

fn unroll(
    mut map: ResMut<RolledMap>,
    drawable: Res<Drawable>,
    time: Res<Time<Real>>,
    mut motion: ResMut<Motion>,
) {
    if map.is_there() {
        map.pass(time.delta_secs(), drawable.0.load(Ordering::Relaxed));
        motion.go_on();
    }
}
