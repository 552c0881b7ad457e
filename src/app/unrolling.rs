//! Unrolls the map of the first battle in a window once the graphics card can draw everything on it. Until then nothing happens
//! in the battle, since nobody could see it.

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::time::Real;

use crate::view::background::CardIsReady;
use crate::view::motion::Motion;
use crate::view::rolled::{RolledMap, is_unrolled};
use crate::view::stage::{FrameStep, Stage};
use crate::view::voice::Voice;

/// For how many frames something may not be ready. After that, it will never be.
const PATIENCE: u32 = 600;

/// Adds the unrolling.
pub fn plugin(app: &mut App) {
    let card = CardIsReady::default();
    app.insert_resource(card.clone())
        .add_systems(Update, lay.before(FrameStep::Listen).run_if(resource_added::<Stage>))
        .add_systems(Last, unroll.run_if(resource_exists::<Stage>))
        // What the program itself wishes, such as to watch a battle again, is granted.
        .configure_sets(
            Update,
            (FrameStep::Listen, FrameStep::Decide, FrameStep::Show).distributive_run_if(is_unrolled),
        );
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(card).add_systems(Render, ask_card.in_set(RenderSystems::Cleanup));
    }
}

fn ask_card(pipelines: Res<PipelineCache>, card: Res<CardIsReady>, mut waited: Local<u32>) {
    let is_ready = pipelines.waiting_pipelines().next().is_none();
    *waited = if is_ready { 0 } else { waited.saturating_add(1) };
    card.set(is_ready || *waited > PATIENCE);
}

fn lay(stage: Res<Stage>, voice: Res<Voice>, mut map: ResMut<RolledMap>) {
    map.lay(voice.teller(&stage).scenario());
}

fn unroll(
    mut map: ResMut<RolledMap>,
    card: Res<CardIsReady>,
    time: Res<Time<Real>>,
    mut motion: ResMut<Motion>,
) {
    if map.name().is_some() {
        map.pass(time.delta_secs(), card.get());
        motion.go_on();
    }
}
