//! Tokens: the combatants on the board, as far as the viewer knows them. A token is built again when its look
//! changes, and moved to its place every frame.

use bevy::prelude::*;
use bevy::text::FontSize;

use super::art::{Art, SQUARE, colour_of};
use super::camera::{CameraView, middle_of_body};
use super::focus::Focus;
use super::paint::{Icon, Paint, TokenLook, side_paint};
use super::picture::{Figure, Known};
use super::playback::Playback;
use super::stage::{BattleEntity, FrameStep, Stage};
use crate::battle::{CombatantId, Fate, HitPoints, Posture, Token, Track};
use crate::grid::{Footprint, Pos};

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

/// A part that grows and shrinks slowly, to be noticed.
#[derive(Component)]
struct Pulsing;

/// Everything that decides how a token looks.
#[derive(Component, Clone, Debug, PartialEq)]
struct Look {
    crest: TokenLook,
    size: u8,
    letters: String,
    name: String,
    fate: Fate,
    is_prone: bool,
    points: [u8; Track::ALL.len()],
    hit_points: Option<HitPoints>,
    is_ghost: bool,
    is_sneaking: bool,
    flees: bool,
    lights: usize,
    waits: bool,
    is_active: bool,
    is_selected: bool,
    may_act: bool,
    is_attended: bool,
    is_labelled: bool,
    edition: u32,
}

/// Adds tokens.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (update_tokens, place_tokens, pulse).chain().in_set(FrameStep::Draw).run_if(resource_exists::<Stage>),
    );
}

/// The mark for a point on a track.
const fn pip(track: Track) -> Icon {
    match track {
        Track::Injuries => Icon::Drop,
        Track::Fatigue => Icon::Sweat,
        Track::Stress => Icon::Nerves,
    }
}

fn update_tokens(
    mut commands: Commands,
    stage: Res<Stage>,
    focus: Res<Focus>,
    camera_view: Res<CameraView>,
    mut art: ResMut<Art>,
    mut images: ResMut<Assets<Image>>,
    tokens: Query<(Entity, &TokenOf, &Look)>,
) {
    let in_hand = if stage.is_settled() { stage.in_hand() } else { Vec::new() };
    for (who, _) in stage.picture.everybody() {
        let old = tokens.iter().find(|(_, token, _)| token.0 == who);
        let figure = stage.picture.figure_as_known(stage.viewer, who);
        let look = figure.map(|figure| look_of(&stage, &focus, &camera_view, who, &figure, &in_hand));
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

fn look_of(
    stage: &Stage,
    focus: &Focus,
    camera_view: &CameraView,
    who: CombatantId,
    figure: &Figure,
    in_hand: &[CombatantId],
) -> Look {
    let sheet = stage.muster().sheet(who);
    let token = token_style(stage, who);
    Look {
        crest: TokenLook {
            side: figure.side,
            face: token.colour,
            hero: sheet.hero,
            is_fallen: matches!(figure.fate, Fate::Dead | Fate::Maimed),
        },
        size: figure.size,
        letters: letters(stage, who),
        name: sheet.name.clone(),
        fate: figure.fate,
        is_prone: figure.posture == Posture::Prone && figure.fate.is_able(),
        points: figure.points,
        hit_points: figure.hit_points.filter(|points| points.now < points.most),
        is_ghost: stage.picture.known(stage.viewer, who) != Known::Seen,
        is_sneaking: figure.sneaks.is_some(),
        flees: figure.flees && figure.fate.is_able(),
        lights: figure.lights,
        waits: figure.conditions.iter().any(|condition| condition.kind.waits()),
        is_active: stage.picture.active_as_known(stage.viewer) == Some(who),
        is_selected: focus.selected == Some(who) && in_hand.contains(&who),
        may_act: in_hand.contains(&who),
        is_attended: is_attended(focus, who, figure),
        is_labelled: is_attended(focus, who, figure)
            || camera_view.zoom >= 30.0 && has_room_below(stage, who, figure),
        edition: stage.edition,
    }
}

/// The colour and letters that the combatant's creature has on its tokens.
pub fn token_style(stage: &Stage, who: CombatantId) -> &Token {
    let muster = stage.muster();
    &muster.scenario.creatures[usize::from(muster.sheet(who).creature.0)].1.token
}

/// The letters on a token: the combatant's key if it is short, or else the creature's letters.
pub fn letters(stage: &Stage, who: CombatantId) -> String {
    let sheet = stage.muster().sheet(who);
    let token = token_style(stage, who);
    let is_short = sheet.key.chars().count() <= 2;
    if is_short || token.letters.is_empty() {
        sheet.key.chars().take(2).collect()
    } else {
        token.letters.clone()
    }
}

/// Whether the player has selected the combatant or points at them.
fn is_attended(focus: &Focus, who: CombatantId, figure: &Figure) -> bool {
    focus.selected == Some(who) || focus.pointed.is_some_and(|at| figure.footprint().contains(at))
}

/// Whether a name below the token would not run into another token.
fn has_room_below(stage: &Stage, who: CombatantId, figure: &Figure) -> bool {
    let below = figure.at.offset(0, i16::from(figure.size));
    let side = i16::from(figure.size);
    let picture = &stage.picture;
    let is_in_the_way = |(other, body): (CombatantId, &Figure)| {
        let squares = body.footprint();
        let is_near = (-1..=side).any(|cols| squares.contains(below.offset(cols, 0)))
            || (other > who
                && [-1, side].into_iter().any(|cols| squares.contains(figure.at.offset(cols, side - 1))));
        other != who && is_near && picture.known(stage.viewer, other) == Known::Seen
    };
    !picture.everybody().any(is_in_the_way)
}

fn spawn(commands: &mut Commands, art: &mut Art, images: &mut Assets<Image>, who: CombatantId, look: Look) {
    let span = f32::from(look.size);
    let face = art.token(look.crest, images);
    let alpha = match (look.is_ghost, look.is_sneaking) {
        (true, _) => 0.38,
        (false, true) => 0.65,
        (false, false) => 1.0,
    };
    let is_down = !look.fate.is_able();
    let mut token = commands.spawn((TokenOf(who), look.clone(), Transform::default(), Visibility::default()));
    if look.is_labelled && !is_down {
        token.insert(Nameplate {
            name: look.name.clone(),
            side: SQUARE * span,
            is_ghost: look.is_ghost,
            is_attended: look.is_attended,
        });
    }
    token.with_children(|parts| {
        if look.is_selected || look.is_active {
            let colour = if look.is_selected {
                Color::srgb(1.0, 0.93, 0.55)
            } else {
                Color::srgba(1.0, 1.0, 1.0, 0.7)
            };
            let ring = art.sprite(Icon::Glow, span * 1.12, colour);
            parts.spawn((Pulsing, ring, Transform::from_xyz(0.0, 0.0, 0.05)));
        }
        let lying = if look.is_prone || look.fate.lies() { Vec3::new(1.0, 0.72, 1.0) } else { Vec3::ONE };
        let size = Some(Vec2::splat(SQUARE * span));
        let sprite =
            Sprite { image: face, custom_size: size, color: Color::WHITE.with_alpha(alpha), ..default() };
        parts.spawn((sprite, Transform::from_xyz(0.0, 0.0, 0.1).with_scale(lying)));
        let ink = letter_colour(&look).with_alpha(alpha);
        let letters = if look.is_ghost { "?".to_owned() } else { look.letters.clone() };
        parts.spawn((
            Text2d::new(letters),
            TextFont { font_size: FontSize::Px(54.0), ..default() },
            TextColor(ink),
            Transform::from_xyz(0.0, 0.0, 0.2).with_scale(lying * 0.46 * span),
        ));
        spawn_pips(parts, art, &look);
        spawn_bar(parts, &look);
        if let Some(mark) = state_mark(&look) {
            let at = if is_down { Vec3::new(0.0, 0.0, 0.4) } else { Vec3::new(-0.3, 0.3, 0.4) };
            let wide = if is_down { 0.62 } else { 0.36 };
            let sprite = art.sprite(mark, wide * span, Color::WHITE.with_alpha(alpha));
            parts.spawn((
                sprite,
                Transform::from_translation(at * Vec3::new(SQUARE * span, SQUARE * span, 1.0)),
            ));
        }
        let mut badge = |mark, wide: f32, at: Vec3, colour: Color| {
            let at = at * Vec3::new(SQUARE * span, SQUARE * span, 1.0);
            parts.spawn((art.sprite(mark, wide, colour), Transform::from_translation(at)));
        };
        if !look.is_ghost {
            if look.lights > 0 {
                badge(Icon::Halo, 2.4, Vec3::new(0.0, 0.0, 0.04), super::light::FLAME.with_alpha(0.4));
                badge(Icon::Flame, 0.36, Vec3::new(0.36, -0.28, 0.45), super::light::FLAME);
            }
            if look.waits {
                badge(Icon::Hourglass, 0.34, Vec3::new(-0.36, -0.28, 0.45), Color::WHITE);
            }
            if look.may_act {
                badge(Icon::Step, 0.2, Vec3::new(0.36, 0.36, 0.4), Color::srgb(1.0, 0.93, 0.55));
            }
        }
    });
}

fn letter_colour(look: &Look) -> Color {
    let face = Paint::of(look.crest.face);
    if look.crest.is_fallen {
        Color::srgba(0.8, 0.8, 0.8, 0.8)
    } else if face.is_bright() {
        Color::srgb(0.07, 0.07, 0.09)
    } else {
        Color::WHITE
    }
}

fn spawn_pips(parts: &mut ChildSpawnerCommands, art: &Art, look: &Look) {
    let span = f32::from(look.size);
    let counted = Track::ALL.into_iter().zip(look.points);
    let pips: Vec<Icon> =
        counted.flat_map(|(track, points)| (0..points.min(5)).map(move |_| pip(track))).collect();
    if look.is_ghost || look.fate == Fate::Dead || pips.is_empty() {
        return;
    }
    let gap = (0.2f32).min(0.92 * span / pips.len() as f32) * SQUARE;
    let left = -gap * (pips.len() - 1) as f32 / 2.0;
    // The points are below the bar of hit points, if there is one.
    let high = if look.hit_points.is_some() { 0.27 } else { 0.4 };
    for (index, mark) in pips.into_iter().enumerate() {
        let at = Vec3::new(left + gap * index as f32, SQUARE * span * high, 0.6 + 0.001 * index as f32);
        parts.spawn((art.sprite(mark, 0.26, Color::WHITE), Transform::from_translation(at)));
    }
}

/// Adds a bar of the remaining hit points, if some are lost.
fn spawn_bar(parts: &mut ChildSpawnerCommands, look: &Look) {
    let Some(points) = look.hit_points.filter(|_| !look.is_ghost && look.fate.is_able()) else { return };
    let (wide, high) = (SQUARE * f32::from(look.size) * 0.76, SQUARE * 0.09);
    let left = f32::from(points.now) / f32::from(points.most.max(1));
    let at = SQUARE * f32::from(look.size) * 0.47;
    let ground = Sprite::from_color(Color::srgba(0.05, 0.05, 0.07, 0.9), Vec2::new(wide + 4.0, high + 4.0));
    parts.spawn((ground, Transform::from_xyz(0.0, at, 0.5)));
    let colour = if left > 0.5 {
        Color::srgb(0.45, 0.8, 0.45)
    } else if left > 0.25 {
        Color::srgb(0.96, 0.74, 0.24)
    } else {
        Color::srgb(0.94, 0.36, 0.38)
    };
    let bar = Sprite::from_color(colour, Vec2::new(wide * left, high));
    parts.spawn((bar, Transform::from_xyz(-wide * (1.0 - left) / 2.0, at, 0.51)));
}

fn state_mark(look: &Look) -> Option<Icon> {
    match look.fate {
        Fate::Dead => Some(Icon::Cross),
        Fate::Maimed => Some(Icon::Break),
        Fate::Unconscious { .. } | Fate::Down | Fate::Paralysed | Fate::Delirious => Some(Icon::Sleep),
        Fate::Surrendered => Some(Icon::Flag),
        Fate::Able if look.flees => Some(Icon::Flag),
        Fate::Able if look.is_prone => Some(Icon::Prone),
        _ => None,
    }
}

fn place_tokens(
    stage: Res<Stage>,
    playback: Res<Playback>,
    mut tokens: Query<(&TokenOf, &Look, &mut Transform)>,
) {
    for (token, look, mut transform) in &mut tokens {
        let who = token.0;
        let Some(figure) = stage.picture.figure(who) else { continue };
        let at = drawn_at(&stage, who, figure);
        let point = playback
            .place_of(who, figure.size)
            .unwrap_or_else(|| middle_of_body(Footprint::new(at, figure.size)) + aside(&stage, who, figure));
        // Combatants who lie on the ground are below those who walk over them; otherwise the later one is on top.
        let depth = if look.fate.is_able() { 6.0 } else { 5.0 } + 0.002 * f32::from(who.0 % 400);
        transform.translation = point.extend(depth);
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

fn pulse(time: Res<Time>, mut parts: Query<&mut Transform, With<Pulsing>>) {
    let wave = 1.0 + 0.035 * (time.elapsed_secs() * 4.0).sin();
    for mut transform in &mut parts {
        transform.scale = Vec3::new(wave, wave, 1.0);
    }
}

/// The colour of a side, as a Bevy colour.
pub fn side_colour(side: crate::battle::SideId) -> Color {
    colour_of(side_paint(side))
}
