//! The sheet that a map is drawn on: washes and bodies change its colour, ink lies above them in a layer of its own,
//! so that a faded map can be made of the ink alone. Everything is measured in squares.

use std::ops::Range;

use crate::grid::{Pos, Size};
use crate::view::paint::canvas::length;
use crate::view::paint::noise::cloud;

/// How wide the paper around the playable squares is.
pub const MARGIN: f32 = 0.6;

/// A point, in squares from the upper left corner of the field.
pub type Point = (f32, f32);

/// Red, green and blue from 0 to 1.
pub type Tint = [f32; 3];

/// A sheet of paper with a map on it.
pub struct Sheet {
    /// Pixels per square.
    pub scale: f32,
    pub width: usize,
    pub height: usize,
    /// The colour of each pixel without ink, and how much ink there is.
    pub pixels: Vec<[u8; 4]>,
    /// The same before anything was drawn on the map.
    pub bare: Vec<[u8; 4]>,
}

/// A part of a sheet.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Area {
    /// The area of a square.
    pub fn square(at: Pos) -> Area {
        let (left, top) = (f32::from(at.col), f32::from(at.row));
        Area { left, top, right: left + 1.0, bottom: top + 1.0 }
    }

    /// What surrounds some points, with room on all sides.
    pub fn around(points: &[Point], room: f32) -> Area {
        let none = Area { left: f32::MAX, top: f32::MAX, right: f32::MIN, bottom: f32::MIN };
        let around = points.iter().fold(none, |area, (x, y)| Area {
            left: area.left.min(*x),
            top: area.top.min(*y),
            right: area.right.max(*x),
            bottom: area.bottom.max(*y),
        });
        around.grown(room)
    }

    /// The area with room on all sides.
    pub fn grown(self, by: f32) -> Area {
        Area { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }
}

/// How the weight of a line changes from its start to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taper {
    /// As even as a hand can.
    Even,
    /// Ends in a thin point.
    Out,
    /// Begins and ends thin.
    Both,
}

/// A pen for lines of ink.
#[derive(Clone, Copy, Debug)]
pub struct Pen {
    /// The width of the line.
    pub weight: f32,
    /// How black the ink is, from 0 to 1.
    pub dark: f32,
    pub taper: Taper,
}

impl Pen {
    /// A pen whose lines are even.
    pub const fn even(weight: f32, dark: f32) -> Pen {
        Pen { weight, dark, taper: Taper::Even }
    }

    /// A pen whose lines end in a point.
    pub const fn flick(weight: f32, dark: f32) -> Pen {
        Pen { weight, dark, taper: Taper::Out }
    }

    /// A pen whose lines swell in the middle.
    pub const fn swell(weight: f32, dark: f32) -> Pen {
        Pen { weight, dark, taper: Taper::Both }
    }

    fn width(self, part: f32) -> f32 {
        match self.taper {
            Taper::Even => self.weight,
            Taper::Out => self.weight * (1.0 - 0.85 * part),
            Taper::Both => self.weight * (0.25 + 3.0 * part * (1.0 - part)),
        }
    }
}

/// A pixel without ink.
const WHITE: [u8; 4] = [255, 255, 255, 0];

/// A pixel of a sheet.
pub struct Spot<'s> {
    own: &'s mut [u8; 4],
    bare: &'s [u8; 4],
}

impl Spot<'_> {
    /// Lays a transparent wash over the paper, whose grain stays visible.
    pub fn wash(&mut self, tint: Tint, strength: f32) {
        for (part, tint) in self.own.iter_mut().zip(tint) {
            *part = (f32::from(*part) * (1.0 + strength * (tint - 1.0)) + 0.5) as u8;
        }
    }

    /// Removes ink and washes down to the bare paper.
    pub fn clear(&mut self, cover: f32) {
        for (part, bare) in self.own.iter_mut().zip(self.bare).take(3) {
            let (under, bare) = (f32::from(*part), f32::from(*bare));
            *part = (under + (bare - under) * cover + 0.5) as u8;
        }
        self.rub(cover);
    }

    /// Covers the paper, and the ink on it, with a body of colour.
    pub fn lay(&mut self, colour: Tint, cover: f32) {
        for (part, colour) in self.own.iter_mut().zip(colour) {
            let under = f32::from(*part);
            *part = (under + (colour * 255.0 - under) * cover + 0.5) as u8;
        }
        self.rub(cover);
    }

    /// Puts ink on the spot, as black as this if nothing blacker is there.
    pub fn ink(&mut self, dark: f32) {
        self.own[3] = self.own[3].max((dark.clamp(0.0, 1.0) * 255.0) as u8);
    }

    /// Removes ink.
    pub fn rub(&mut self, cover: f32) {
        self.own[3] = (f32::from(self.own[3]) * (1.0 - cover)) as u8;
    }
}

impl Sheet {
    /// A white sheet for a field and the margin around it.
    pub fn new(size: Size, scale: f32) -> Sheet {
        let pixels = |squares: u16| (((f32::from(squares) + 2.0 * MARGIN) * scale).round() as usize).max(1);
        let (width, height) = (pixels(size.cols), pixels(size.rows));
        Sheet { scale, width, height, pixels: vec![WHITE; width * height], bare: Vec::new() }
    }

    /// The rows of pixels between two heights.
    pub fn rows(&self, top: f32, bottom: f32) -> Range<usize> {
        self.range(top, bottom, self.height)
    }

    fn range(&self, from: f32, to: f32, most: usize) -> Range<usize> {
        let first = ((from + MARGIN) * self.scale).floor().max(0.0) as usize;
        let last = ((to + MARGIN) * self.scale).ceil().max(0.0) as usize;
        first.min(most)..last.min(most)
    }

    /// The middle of a row or column of pixels.
    pub fn middle_of(&self, line: usize) -> f32 {
        (line as f32 + 0.5) / self.scale - MARGIN
    }

    /// Visits the pixels of a row from left to right, with their middles.
    pub fn across_row(&mut self, row: usize, left: f32, right: f32, mut visit: impl FnMut(f32, &mut Spot)) {
        let columns = self.range(left, right, self.width);
        let (start, per_pixel) = (self.middle_of(columns.start), 1.0 / self.scale);
        let range = row * self.width + columns.start..row * self.width + columns.end;
        let bare = self.bare.get(range.clone()).unwrap_or(&[]).iter().chain(std::iter::repeat(&WHITE));
        for (step, (own, bare)) in self.pixels[range].iter_mut().zip(bare).enumerate() {
            visit(start + step as f32 * per_pixel, &mut Spot { own, bare });
        }
    }

    /// Visits every pixel of an area, with its middle.
    pub fn across(&mut self, area: Area, mut visit: impl FnMut(f32, f32, &mut Spot)) {
        for row in self.rows(area.top, area.bottom) {
            let y = self.middle_of(row);
            self.across_row(row, area.left, area.right, |x, spot| visit(x, y, spot));
        }
    }

    /// Visits every pixel of a square exactly once, however its edges lie between pixels.
    pub fn across_square(&mut self, at: Pos, mut visit: impl FnMut(f32, f32, &mut Spot)) {
        let own = Area::square(at);
        self.across(own, |x, y, spot| {
            if x >= own.left && x < own.right && y >= own.top && y < own.bottom {
                visit(x, y, spot);
            }
        });
    }

    /// Draws a line through some points.
    pub fn stroke(&mut self, points: &[Point], pen: Pen) {
        let pieces = points.len().saturating_sub(1).max(1) as f32;
        for (index, ends) in points.windows(2).enumerate() {
            let ((ax, ay), (bx, by)) = (ends[0], ends[1]);
            let (dx, dy) = (bx - ax, by - ay);
            let whole = (dx * dx + dy * dy).max(1e-9);
            let (scale, room) = (self.scale, pen.weight / 2.0 + 1.0 / self.scale);
            self.across(Area::around(ends, room), |x, y, spot| {
                let along = (((x - ax) * dx + (y - ay) * dy) / whole).clamp(0.0, 1.0);
                let distance = length(x - ax - dx * along, y - ay - dy * along);
                let wide = pen.width((index as f32 + along) / pieces);
                spot.ink(line_cover(distance, wide, scale) * pen.dark);
            });
        }
    }

    /// Draws a line from one point to another as a hand does: not quite straight.
    pub fn hand_line(&mut self, from: Point, to: Point, pen: Pen, layer: u32) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let far = length(dx, dy);
        let pieces = ((far * 4.0).ceil() as usize).clamp(1, 400);
        let sway = |x: f32, y: f32| (cloud(x * 1.7, y * 1.7, layer) - 0.5) * 0.05;
        let points: Vec<Point> = (0..=pieces)
            .map(|piece| {
                let part = piece as f32 / pieces as f32;
                let (x, y) = (from.0 + dx * part, from.1 + dy * part);
                let aside = if far > 0.0 { sway(x, y) / far } else { 0.0 };
                (x - dy * aside, y + dx * aside)
            })
            .collect();
        self.stroke(&points, pen);
    }
}

/// How much of a pixel lies in a shape whose edge is this far from the pixel's middle; below 0 inside.
pub fn cover(distance: f32, scale: f32) -> f32 {
    (0.5 - distance * scale).clamp(0.0, 1.0)
}

/// How much of a pixel a line covers that passes at this distance. Lines thinner than a pixel become pale.
pub fn line_cover(distance: f32, weight: f32, scale: f32) -> f32 {
    let wide = weight * scale;
    (0.5 + wide.max(1.0) / 2.0 - distance.abs() * scale).clamp(0.0, 1.0) * wide.min(1.0)
}
