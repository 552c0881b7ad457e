//! The parts of a token as sprites: shadow and base, gold ring, arc, cracks, figure and seals.

use bevy::prelude::*;

use super::look::{Look, SEAL};
use crate::battle::Track;
use crate::view::art::{Art, Paper, Part};
use crate::view::paint::figures::{ABOVE, FRAME, Pose, Seal};
use crate::view::plane::SQUARE;

/// How far the figure of a selected combatant is lifted, in squares.
const LIFT: f32 = 0.07;
/// The most points of one track that are shown one by one.
const MOST_POINTS: u8 = 5;
/// The step from one part to the next that lies over it.
const NEXT: f32 = 0.0001;

/// How far a flash lies over the other parts.
const FLARE: f32 = 0.02;

/// A shape that flashes over a token.
#[derive(Component)]
pub struct Flare;

/// Spawns the parts of a token.
pub fn spawn(parts: &mut ChildSpawnerCommands, art: &mut Art, paper: &mut Paper, look: &Look) {
    let span = f32::from(look.size);
    let alpha = if look.is_ghost { 0.62 } else { 1.0 };
    let mut depth = 0.0;
    let (pixels, seal_pixels) = look.widths;
    let (frame, middle) = frame(look);
    let mut lay = |part: Part, lift: f32, alpha: f32| {
        depth += NEXT;
        let sprite = Sprite {
            custom_size: Some(frame),
            color: Color::WHITE.with_alpha(alpha),
            flip_x: look.is_turned && matches!(part, Part::Figure(_)),
            ..art.part(part, pixels, pixels, paper).sprite()
        };
        parts.spawn((sprite, Transform::from_xyz(0.0, middle + lift * SQUARE, depth)));
    };
    let side = look.base.side;
    if look.may_act && !look.is_down && !look.is_ghost {
        lay(Part::Gold(side, look.is_selected), 0.0, 1.0);
    }
    let lift = if look.is_selected { LIFT } else { 0.0 };
    lay(Part::Base(look.base), lift, alpha);
    if look.base.pose != Pose::Fallen && !look.is_ghost {
        lay(Part::Arc(side, look.left), lift, 1.0);
        if look.injuries > 0 {
            lay(Part::Cracks(side, look.injuries.min(6)), lift, 1.0);
        }
    }
    lay(Part::Figure(look.figure), lift, alpha);
    let mut seal = |seal: Seal, wide: f32, at: Vec2| {
        depth += NEXT;
        let sprite = Sprite {
            custom_size: Some(Vec2::splat(SQUARE * wide)),
            ..art.part(Part::Seal(seal), seal_pixels, pixels, paper).sprite()
        };
        parts.spawn((sprite, Transform::from_translation((at * SQUARE).extend(depth))));
    };
    let corner = span / 2.0 - 0.11;
    let points: Vec<Seal> = points(look).collect();
    let gap = (SEAL * 0.72).min((span - SEAL) / points.len().max(1) as f32);
    for (place, point) in points.into_iter().enumerate() {
        seal(point, SEAL, Vec2::new(-corner, corner - gap * place as f32));
    }
    for (place, mark) in look.seals.iter().enumerate() {
        seal(*mark, SEAL * 1.16, Vec2::new(corner, corner - SEAL * place as f32));
    }
}

/// The size of the frame that the pictures of a figure are painted in, and how far its middle is above that of the
/// figure: the frame reaches farther above the square than below it.
fn frame(look: &Look) -> (Vec2, f32) {
    let span = SQUARE * f32::from(look.size);
    (Vec2::splat(span * FRAME), (ABOVE - (FRAME - 1.0) / 2.0) * span)
}

/// Spawns the white shapes of a figure and its base over the token, as long as it flashes.
pub fn flare(parts: &mut ChildSpawnerCommands, art: &mut Art, paper: &mut Paper, look: &Look, colour: Color) {
    let (frame, middle) = frame(look);
    let shapes = [Part::BaseShape(look.base), Part::Shape(look.figure)];
    for (part, depth) in shapes.into_iter().zip([FLARE, FLARE + NEXT]) {
        let sprite = Sprite {
            custom_size: Some(frame),
            color: colour,
            flip_x: look.is_turned && matches!(part, Part::Shape(_)),
            ..art.part(part, look.widths.0, look.widths.0, paper).sprite()
        };
        parts.spawn((Flare, sprite, Transform::from_xyz(0.0, middle, depth)));
    }
}

/// A seal for each point on a track.
fn points(look: &Look) -> impl Iterator<Item = Seal> {
    let seal = |track| match track {
        Track::Injuries => Seal::Injury,
        Track::Fatigue => Seal::Fatigue,
        Track::Stress => Seal::Stress,
    };
    let is_shown = !look.seals.contains(&Seal::Dead);
    let counted = Track::ALL.into_iter().zip(look.points).filter(move |_| is_shown);
    counted.flat_map(move |(track, points)| (0..points.min(MOST_POINTS)).map(move |_| seal(track)))
}
