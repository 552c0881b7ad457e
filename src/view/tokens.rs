//! Tokens: the combatants on the board, as far as the viewer knows them, as figures that stand on it. A token is built
//! again when its look changes, and moved while anything happens. Where nothing does, nothing is looked at.

mod drain;
mod look;
mod parts;

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::acts::{Act, Acts, Hue, Stance, stance};
use super::art::{Art, Paper};
use super::camera::CameraView;
use super::focus::Focus;
use super::motion::Motion;
use super::paint::figures::Pose;
use super::paint::{choose_colours, chosen_colours};
use super::picture::{Figure, Known};
use super::plane::SQUARE;
use super::plane::middle_of_body;
use super::playback::Playback;
use super::settings::Settings;
use super::stage::{BattleEntity, FrameStep, Stage};
use super::voice::Voice;
use crate::battle::{CombatantId, HitPoints};
use crate::grid::{Footprint, Pos};
use drain::Drains;
pub use look::piece_of;
use look::{Look, View};
use parts::Flare;

/// The token of a combatant.
#[derive(Component)]
#[require(BattleEntity)]
struct TokenOf(CombatantId);

/// What to write below a token.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Nameplate {
    pub name: String,
    /// The hit points, in rulebooks that have any.
    pub hit_points: Option<HitPoints>,
    /// The middle of the combatant's square, in the drawn world, whatever the token does at the moment.
    pub at: Vec2,
    /// The width of the token, in units of the drawn world.
    pub side: f32,
    /// Whether the token only shows where the combatant was last seen.
    pub is_ghost: bool,
    /// Whether the player has selected the combatant or points at them.
    pub is_attended: bool,
}

/// Adds tokens.
pub fn plugin(app: &mut App) {
    app.init_resource::<Drains>().add_systems(Update, repaint.in_set(FrameStep::Foresee)).add_systems(
        Update,
        (update_tokens, place_tokens, flare_tokens)
            .chain()
            .in_set(FrameStep::Draw)
            .run_if(resource_exists::<Stage>),
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

/// How time passes on the board.
#[derive(SystemParam)]
struct Pacing<'w> {
    time: Res<'w, Time>,
    playback: Res<'w, Playback>,
    motion: ResMut<'w, Motion>,
}

/// How tokens were seen in the last frame.
#[derive(Clone, Copy, Default, PartialEq)]
struct Seen {
    zoom: f32,
    density: f32,
    /// Whether an arc of hit points was still moving.
    is_draining: bool,
}

fn update_tokens(
    mut commands: Commands,
    stage: Res<Stage>,
    voice: Res<Voice>,
    focus: Res<Focus>,
    camera_view: Res<CameraView>,
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut art: ResMut<Art>,
    mut paper: Paper,
    mut drains: ResMut<Drains>,
    mut pacing: Pacing,
    tokens: Query<(Entity, &TokenOf, &Look)>,
    mut before: Local<Seen>,
) {
    let density = window.single().map_or(1.0, Window::scale_factor);
    let is_draining = drains.pass(pacing.playback.seconds(&pacing.time), stage.edition);
    if is_draining {
        pacing.motion.go_on();
    }
    let now = Seen { zoom: camera_view.zoom, density, is_draining };
    let was = std::mem::replace(&mut *before, now);
    let has_changed = stage.is_changed() || focus.is_changed() || voice.is_changed() || settings.is_changed();
    if !(has_changed || was != now || is_draining) {
        return;
    }
    let in_hand = if stage.is_settled() { stage.in_hand() } else { Vec::new() };
    let teller = voice.teller(&stage);
    let view = View {
        teller: &teller,
        stage: &stage,
        focus: &focus,
        camera: &camera_view,
        in_hand: &in_hand,
        density,
    };
    let mut standing = vec![None; stage.picture.figures.len()];
    for (entity, token, look) in &tokens {
        match standing.get_mut(token.0.index()) {
            Some(place) => *place = Some((entity, look)),
            None => commands.entity(entity).despawn(),
        }
    }
    for (who, _) in stage.picture.everybody() {
        let old = standing[who.index()];
        let figure = stage.picture.figure_as_known(stage.viewer, who);
        let mut look = figure.map(|figure| view.look_of(who, &figure));
        if let Some(look) = &mut look {
            look.left = drains.shown(who, look.left, look.is_ghost || pacing.playback.is_instant());
        }
        if old.map(|(_, look)| look) == look.as_ref() {
            continue;
        }
        if let Some((entity, _)) = old {
            commands.entity(entity).despawn();
        }
        if let Some(look) = look {
            spawn(&mut commands, &mut art, &mut paper, who, look);
        }
    }
}

fn spawn(commands: &mut Commands, art: &mut Art, paper: &mut Paper, who: CombatantId, look: Look) {
    let mut token = commands.spawn((TokenOf(who), look.clone(), Transform::default(), Visibility::default()));
    if let Some(name) = look.name.clone().filter(|_| !look.is_down) {
        token.insert(Nameplate {
            name,
            hit_points: look.hit_points,
            at: Vec2::ZERO,
            side: SQUARE * f32::from(look.size),
            is_ghost: look.is_ghost,
            is_attended: look.is_attended,
        });
    }
    token.with_children(|children| parts::spawn(children, art, paper, &look));
}

/// How a combatant stands in the acts that are being played. Whoever lies there already is not toppled again.
fn stance_of(stage: &Stage, acts: &Acts, settings: &Settings, who: CombatantId, look: &Look) -> Stance {
    let lies = look.base.pose == Pose::Fallen;
    let playing = acts.playing.iter().filter(|playing| !(lies && matches!(playing.act, Act::Topple { .. })));
    let place = |other: CombatantId| {
        let figure = stage.picture.figure_as_known(stage.viewer, other)?;
        Some(middle_of_body(figure.footprint()) / SQUARE)
    };
    stance(playing, who, place, settings.reduced_motion)
}

/// How far the middle of a base lies below the middle of its square, in squares: figures are tipped around it.
const FOOT: f32 = 0.205;

fn place_tokens(
    stage: Res<Stage>,
    playback: Res<Playback>,
    acts: Res<Acts>,
    settings: Res<Settings>,
    mut tokens: Query<(&TokenOf, &Look, &mut Transform, Option<&mut Nameplate>)>,
    new: Query<(), Added<TokenOf>>,
    mut has_acted: Local<bool>,
) {
    let acts_before = std::mem::replace(&mut *has_acted, !acts.playing.is_empty());
    let moves = playback.is_busy() || *has_acted || acts_before;
    if !(moves || stage.is_changed() || settings.is_changed() || !new.is_empty()) {
        return;
    }
    let aside = aside(&stage);
    let rows = f32::from(stage.muster().scenario.field.size().rows.max(1));
    for (token, look, mut transform, plate) in &mut tokens {
        let who = token.0;
        let Some(figure) = stage.picture.figure(who) else { continue };
        let at = drawn_at(&stage, who, figure);
        let point = playback
            .place_of(who, figure.size)
            .unwrap_or_else(|| middle_of_body(Footprint::new(at, figure.size)) + aside[who.index()]);
        // Combatants who lie on the ground are below those who walk over them. Nearer figures are before farther ones.
        let layer = if look.base.pose == Pose::Standing { 6.0 } else { 5.0 };
        let foot = SQUARE * f32::from(figure.size) / 2.0 - point.y;
        let depth = layer + 0.4 * foot / (SQUARE * rows) + 0.000_001 * f32::from(who.0 % 400);
        if let Some(mut plate) = plate {
            plate.at = point;
        }
        let stance = stance_of(&stage, &acts, &settings, who, look);
        let span = SQUARE * f32::from(figure.size);
        let foot = Vec2::new(0.0, -FOOT * span);
        let tipped = Vec2::from_angle(-stance.tilt).rotate(foot * stance.size);
        let place = (point + stance.shift * span + foot - tipped).extend(depth);
        let wanted = Transform::from_translation(place)
            .with_rotation(Quat::from_rotation_z(-stance.tilt))
            .with_scale(Vec2::splat(stance.size).extend(1.0));
        if *transform != wanted {
            *transform = wanted;
        }
    }
}

/// Lets tokens flash, as long as they do.
fn flare_tokens(
    mut commands: Commands,
    stage: Res<Stage>,
    acts: Res<Acts>,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut paper: Paper,
    tokens: Query<(Entity, &TokenOf, &Look)>,
    flares: Query<Entity, With<Flare>>,
) {
    if acts.playing.is_empty() && flares.is_empty() {
        return;
    }
    for entity in &flares {
        commands.entity(entity).despawn();
    }
    for (entity, token, look) in &tokens {
        let flash = stance_of(&stage, &acts, &settings, token.0, look).flash;
        let Some((hue, strength)) = flash.filter(|_| !look.is_ghost) else { continue };
        let colour = flash_colour(hue).with_alpha(0.95 * strength);
        commands
            .entity(entity)
            .with_children(|children| parts::flare(children, &mut art, &mut paper, look, colour));
    }
}

const fn flash_colour(hue: Hue) -> Color {
    match hue {
        Hue::Paper => Color::srgb(1.0, 0.97, 0.88),
        Hue::Blood => Color::srgb(1.0, 0.42, 0.34),
        Hue::Violet => Color::srgb(0.62, 0.36, 0.86),
        Hue::Green => Color::srgb(0.62, 0.82, 0.52),
    }
}

/// How far each combatant is moved aside: the later of several on one square, so that all can be seen.
fn aside(stage: &Stage) -> Vec<Vec2> {
    let mut crowds: BTreeMap<Pos, u8> = BTreeMap::new();
    let moved = stage.picture.everybody().map(|(who, figure)| {
        let before = crowds.get(&figure.at).copied().unwrap_or_default().min(3);
        if stage.picture.known(stage.viewer, who) == Known::Seen {
            *crowds.entry(figure.at).or_default() += 1;
        }
        Vec2::new(9.0, -9.0) * f32::from(before)
    });
    moved.collect()
}

fn drawn_at(stage: &Stage, who: CombatantId, figure: &Figure) -> Pos {
    match stage.picture.known(stage.viewer, who) {
        Known::Remembered(at) => at,
        Known::Seen | Known::Unknown => figure.at,
    }
}
