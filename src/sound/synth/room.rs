//! A small room around the sounds: early echoes from its walls and a short tail, in stereo.

use super::math::{fallen, samples};

/// Lengths of the four lines of the tail, in seconds: without common parts, so that no tone stands out.
const LINES: [f32; 4] = [0.0231, 0.0273, 0.0317, 0.0359];
/// Echoes from the walls: seconds, loudness, and whether from the right.
const WALLS: [(f32, f32, bool); 4] =
    [(0.0061, 0.5, false), (0.0087, 0.44, true), (0.0139, 0.33, false), (0.0172, 0.3, true)];

/// How a room answers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Walls {
    /// How loud the answer is.
    pub wet: f32,
    /// In how many seconds the tail falls by 60 decibels.
    pub tail: f32,
    /// How much of the highs each pass along a line leaves, from 0 to 1.
    pub bright: f32,
}

/// A room that sounds are sent through.
pub struct Room {
    walls: Walls,
    early: Vec<f32>,
    place: usize,
    lines: [Vec<f32>; 4],
    places: [usize; 4],
    damped: [f32; 4],
    gains: [f32; 4],
}

impl Room {
    /// A room with these walls, still quiet.
    pub fn new(walls: Walls) -> Room {
        Room {
            walls,
            early: vec![0.0; samples(0.02)],
            place: 0,
            lines: LINES.map(|length| vec![0.0; samples(length)]),
            places: [0; 4],
            damped: [0.0; 4],
            gains: LINES.map(|length| fallen(length, walls.tail)),
        }
    }

    /// Changes the walls; what still sounds goes on.
    pub fn rebuild(&mut self, walls: Walls) {
        self.walls = walls;
        self.gains = LINES.map(|length| fallen(length, walls.tail));
    }

    /// How the room answers to one sample, left and right.
    pub fn answer(&mut self, input: f32) -> (f32, f32) {
        let length = self.early.len();
        self.early[self.place] = input;
        let (mut left, mut right) = (0.0, 0.0);
        for (seconds, loudness, from_right) in WALLS {
            let echo = self.early[(self.place + length - samples(seconds)) % length] * loudness;
            if from_right { right += echo } else { left += echo }
        }
        self.place = (self.place + 1) % length;
        let mut ends = [0.0; 4];
        for (index, end) in ends.iter_mut().enumerate() {
            let out = self.lines[index][self.places[index]];
            self.damped[index] += (out - self.damped[index]) * self.walls.bright;
            *end = self.damped[index] * self.gains[index];
        }
        // Each line feeds all others: the mirror matrix keeps the energy.
        let half = ends.iter().sum::<f32>() * 0.5;
        for (index, end) in ends.iter().enumerate() {
            let fed = half - end + (left + right) * 0.5;
            // Numbers near 0 are slow on some processors.
            self.lines[index][self.places[index]] = if fed.abs() < 1e-9 { 0.0 } else { fed };
            self.places[index] = (self.places[index] + 1) % self.lines[index].len();
        }
        let wet = self.walls.wet;
        (wet * (left + 0.6 * (ends[0] + ends[2])), wet * (right + 0.6 * (ends[1] + ends[3])))
    }
}
