//! What lies on the floor and is worth a look: lights, placed weapons and hints of traps, as far as their squares are known.

use bevy::prelude::*;

use crate::battle::{BoardState, Placed};
use crate::grid::Pos;
use crate::view::art::Art;
use crate::view::known::{LiesOn, fade};
use crate::view::paint::Icon;
use crate::view::plane::middle_of;
use crate::view::stage::{BattleEntity, FrameStep, Stage};

/// Marks lights on the ground and hints of traps.
#[derive(Component)]
#[require(BattleEntity)]
struct FloorMark;

/// Adds the marks.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_lights_and_traps.before(fade).in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
    );
}

fn show_lights_and_traps(
    mut commands: Commands,
    stage: Res<Stage>,
    art: Res<Art>,
    old: Query<Entity, With<FloorMark>>,
    mut drawn: Local<Option<(u32, BoardState)>>,
) {
    let state = &stage.picture.board.state;
    let is_up_to_date =
        drawn.as_ref().is_some_and(|(edition, known)| *edition == stage.edition && known == state);
    if is_up_to_date && !stage.is_added() {
        return;
    }
    *drawn = Some((stage.edition, state.clone()));
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut lay = |mark: Icon, wide: f32, alpha: f32, at: Pos, depth: f32| {
        let place = Transform::from_translation(middle_of(at).extend(depth));
        commands.spawn((FloorMark, LiesOn { at, alpha }, art.sprite(mark, wide, Color::WHITE), place));
    };
    for (at, flame) in &state.flames {
        let (mark, wide) = if flame.burns() { (Icon::Lantern, 0.62) } else { (Icon::Ember, 0.5) };
        lay(mark, wide, 1.0, *at, 2.2);
    }
    let is_known = |placed: &&Placed| stage.viewer.is_none_or(|side| placed.known_by.contains(side));
    for placed in state.placed.iter().filter(is_known) {
        lay(Icon::Caltrops, 0.7, 1.0, placed.at, 1.96);
    }
    if stage.battle().table().trap_rule().is_none() {
        return;
    }
    let traps = stage.muster().scenario.traps.iter().zip(&state.traps);
    for (trap, _) in traps.filter(|(_, state)| state.is_set()) {
        lay(Icon::Trap, 0.7, 0.8, trap.at, 1.96);
    }
}
