//! Tokens: the combatants on the board, as far as the viewer knows them, as figures that stand on it. A token is built
//! again when its look changes, and moved to its place every frame.

mod look;
mod parts;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::art::{Art, SQUARE};
use super::camera::{CameraView, middle_of_body};
use super::focus::Focus;
use super::paint::figures::Pose;
use super::paint::{choose_colours, chosen_colours};
use super::picture::{Figure, Known};
use super::playback::Playback;
use super::settings::Settings;
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::CombatantId;
use crate::grid::{Footprint, Pos};
pub use look::piece_of;
use look::{Look, View};

/// The token of a combatant.
#[derive(Component)]
#[require(BattleEntity)]
struct TokenOf(CombatantId);

/// The name to write below a token.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Nameplate {
    pub name: String,
    /// The width of the token, in units of the drawn world.
    pub side: f32,
    /// Whether the token only shows where the combatant was last seen.
    pub is_ghost: bool,
    /// Whether the player has selected the combatant or points at them.
    pub is_attended: bool,
}

/// Adds tokens.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, repaint.in_set(FrameStep::Foresee)).add_systems(
        Update,
        (update_tokens, place_tokens).chain().in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
    );
}

/// Has everything in the colours of the sides painted anew when other colours have been chosen.
fn repaint(
    mut commands: Commands,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    tokens: Query<Entity, With<TokenOf>>,
) {
    if chosen_colours() == settings.colours {
        return;
    }
    choose_colours(settings.colours);
    art.forget_parts();
    for token in &tokens {
        commands.entity(token).despawn();
    }
}

fn update_tokens(
    mut commands: Commands,
    stage: Res<Stage>,
    focus: Res<Focus>,
    camera_view: Res<CameraView>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    tokens: Query<(Entity, &TokenOf, &Look)>,
) {
    let in_hand = if stage.is_settled() { stage.in_hand() } else { Vec::new() };
    let density = window.single().map_or(1.0, Window::scale_factor);
    let view = View { stage: &stage, focus: &focus, camera: &camera_view, in_hand: &in_hand, density };
    for (who, _) in stage.picture.everybody() {
        let old = tokens.iter().find(|(_, token, _)| token.0 == who);
        let figure = stage.picture.figure_as_known(stage.viewer, who);
        let look = figure.map(|figure| view.look_of(who, &figure));
        if old.map(|(_, _, look)| look) == look.as_ref() {
            continue;
        }
        if let Some((entity, ..)) = old {
            commands.entity(entity).despawn();
        }
        if let Some(look) = look {
            spawn(&mut commands, &mut art, &mut images, who, look);
        }
    }
    for (entity, token, _) in &tokens {
        if token.0.index() >= stage.picture.figures.len() {
            commands.entity(entity).despawn();
        }
    }
}

fn spawn(commands: &mut Commands, art: &mut Art, images: &mut Assets<Image>, who: CombatantId, look: Look) {
    let mut token = commands.spawn((TokenOf(who), look.clone(), Transform::default(), Visibility::default()));
    if look.is_labelled && !look.is_down {
        token.insert(Nameplate {
            name: look.name.clone(),
            side: SQUARE * f32::from(look.size),
            is_ghost: look.is_ghost,
            is_attended: look.is_attended,
        });
    }
    token.with_children(|children| parts::spawn(children, art, images, &look));
}

fn place_tokens(
    stage: Res<Stage>,
    playback: Res<Playback>,
    mut tokens: Query<(&TokenOf, &Look, &mut Transform)>,
) {
    let rows = f32::from(stage.muster().scenario.field.size().rows.max(1));
    for (token, look, mut transform) in &mut tokens {
        let who = token.0;
        let Some(figure) = stage.picture.figure(who) else { continue };
        let at = drawn_at(&stage, who, figure);
        let point = playback
            .place_of(who, figure.size)
            .unwrap_or_else(|| middle_of_body(Footprint::new(at, figure.size)) + aside(&stage, who, figure));
        // Combatants who lie on the ground are below those who walk over them. Nearer figures are before farther ones.
        let layer = if look.base.pose == Pose::Standing { 6.0 } else { 5.0 };
        let foot = SQUARE * f32::from(figure.size) / 2.0 - point.y;
        let depth = layer + 0.85 * foot / (SQUARE * rows) + 0.000_01 * f32::from(who.0 % 400);
        let place = point.extend(depth);
        if transform.translation != place {
            transform.translation = place;
        }
    }
}

/// Moves the later of several combatants on one square a little aside, so that all can be seen.
fn aside(stage: &Stage, who: CombatantId, figure: &Figure) -> Vec2 {
    let shares = |(other, body): &(CombatantId, &Figure)| {
        *other < who && body.at == figure.at && stage.picture.known(stage.viewer, *other) == Known::Seen
    };
    let before = stage.picture.everybody().filter(shares).count().min(3);
    Vec2::new(9.0, -9.0) * before as f32
}

fn drawn_at(stage: &Stage, who: CombatantId, figure: &Figure) -> Pos {
    match stage.picture.known(stage.viewer, who) {
        Known::Remembered(at) => at,
        Known::Seen | Known::Unknown => figure.at,
    }
}
