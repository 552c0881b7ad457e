//! Puts ink on the board: drawings in squares become sprites in the drawn world.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::art::{Paper, image_of};
use super::camera::CameraView;
use super::paint::ink::{Drawing, Point};
use super::plane::SQUARE;
use super::plane::middle_of_body;
use crate::grid::Footprint;

/// Pixels per square in which ink is painted. Each is half as large again as the one before.
const FINENESS: [f32; 5] = [28.0, 42.0, 64.0, 96.0, 144.0];

/// What is needed to put ink on the board.
#[derive(SystemParam)]
pub struct Inkwell<'w, 's> {
    pub commands: Commands<'w, 's>,
    pub paper: Paper<'w>,
    pub camera: Res<'w, CameraView>,
}

impl Inkwell<'_, '_> {
    /// How finely ink is painted for the camera, in pixels per square.
    pub fn fineness(&self) -> f32 {
        let finest = FINENESS[FINENESS.len() - 1];
        FINENESS.into_iter().find(|pixels| *pixels >= self.camera.zoom).unwrap_or(finest)
    }

    /// Lays a drawing on the board, as an entity with the component `M`.
    pub fn lay<M: Component + Default>(&mut self, drawing: &Drawing, depth: f32) {
        let Some(inked) = drawing.ink(self.fineness()) else { return };
        let size = Vec2::new(inked.size.0, inked.size.1) * SQUARE;
        let middle = Vec2::new(inked.middle.0, -inked.middle.1) * SQUARE;
        let image = self.paper.images.add(image_of(inked.canvas));
        let sprite = Sprite { image, custom_size: Some(size), ..default() };
        self.commands.spawn((M::default(), sprite, Transform::from_translation(middle.extend(depth))));
    }

    /// Takes away what was laid with the component `M`.
    pub fn wipe<M: Component>(&mut self, old: &Query<Entity, With<M>>) {
        for entity in old {
            self.commands.entity(entity).despawn();
        }
    }
}

/// The middle of a body, in squares from the upper left corner of the board.
pub fn point_of(body: Footprint) -> Point {
    let middle = middle_of_body(body) / SQUARE;
    (middle.x, -middle.y)
}

/// The upper left corner of a body, in squares.
pub fn corner_of(body: Footprint) -> Point {
    (f32::from(body.corner().col), f32::from(body.corner().row))
}

/// The line between two bodies without the parts that lie within them.
pub fn between(from: Footprint, there: Footprint) -> (Point, Point) {
    let (a, b) = (point_of(from), point_of(there));
    let along = Vec2::new(b.0 - a.0, b.1 - a.1);
    let way = along.normalize_or_zero();
    let rim = |body: Footprint| 0.48 * f32::from(body.side());
    let (start, end) = (way * rim(from), along - way * rim(there));
    if start.dot(way) >= end.dot(way) {
        return (a, b);
    }
    ((a.0 + start.x, a.1 + start.y), (a.0 + end.x, a.1 + end.y))
}
