//! A pen: draws marks, lines and dashes on the board. All drawings of one kind can be removed together.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::art::{Art, SQUARE};
use super::camera::middle_of_body;
use super::paint::Icon;
use crate::grid::Footprint;

/// Draws on the board; every entity that it spawns has the component `M`.
pub struct Pen<'p, 'w, 's, M> {
    commands: &'p mut Commands<'w, 's>,
    art: &'p Art,
    kind: PhantomData<M>,
}

impl<'p, 'w, 's, M: Component + Default> Pen<'p, 'w, 's, M> {
    /// A pen for drawings of this kind.
    pub fn new(commands: &'p mut Commands<'w, 's>, art: &'p Art) -> Pen<'p, 'w, 's, M> {
        Pen { commands, art, kind: PhantomData }
    }

    /// Draws a mark that is this many squares wide.
    pub fn mark(&mut self, mark: Icon, squares: f32, colour: Color, at: Vec2, depth: f32) {
        let sprite = self.art.sprite(mark, squares, colour);
        self.commands.spawn((M::default(), sprite, Transform::from_translation(at.extend(depth))));
    }

    /// Draws a straight line.
    pub fn line(&mut self, from: Vec2, to: Vec2, width: f32, colour: Color, depth: f32) {
        let along = to - from;
        let size = Some(Vec2::new(along.length(), width));
        let sprite =
            Sprite { image: self.art.mark(Icon::Blank), color: colour, custom_size: size, ..default() };
        let place = Transform::from_translation(((from + to) / 2.0).extend(depth)).with_rotation(turn(along));
        self.commands.spawn((M::default(), sprite, place));
    }

    /// Draws a dashed line from one body to another; dotted if the line of sight is not clear.
    pub fn dashes(&mut self, from: Footprint, there: Footprint, is_clear: bool, colour: Color) {
        let (a, b) = (middle_of_body(from), middle_of_body(there));
        let whole = (b - a).length();
        let step = (b - a).normalize_or_zero();
        let mut at = SQUARE * 0.4;
        while at < whole - SQUARE * 0.4 {
            let end = (at + if is_clear { 14.0 } else { 5.0 }).min(whole);
            self.line(a + step * at, a + step * end, 4.0, colour.with_alpha(0.85), 4.5);
            at += 22.0;
        }
    }

    /// Draws an arrow.
    pub fn arrow(&mut self, from: Vec2, to: Vec2, colour: Color, depth: f32) {
        let along = to - from;
        let head = SQUARE * 0.42;
        if along.length() < head {
            return;
        }
        let neck = to - along.normalize_or_zero() * head * 0.7;
        self.line(from, neck, 9.0, Color::srgba(0.0, 0.0, 0.0, 0.5 * colour.alpha()), depth);
        self.line(from, neck, 5.0, colour, depth + 0.01);
        let sprite = self.art.sprite(Icon::Arrow, head / SQUARE, colour);
        let middle = to - along.normalize_or_zero() * head * 0.5;
        let place = Transform::from_translation(middle.extend(depth + 0.02)).with_rotation(turn(along));
        self.commands.spawn((M::default(), sprite, place));
    }
}

/// The rotation from pointing right to pointing along a vector.
fn turn(along: Vec2) -> Quat {
    Quat::from_rotation_z(along.y.atan2(along.x))
}
