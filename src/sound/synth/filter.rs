//! Filters: what passes below, above or around a frequency, also while the frequency moves.

use super::RATE;
use super::math::{cosine, sine};

/// A filter of the second order that gives all three bands at once. Its frequency may change from sample to sample.
#[derive(Clone, Copy, Default)]
pub struct Filter {
    first: f32,
    second: f32,
}

/// What a filter lets pass.
#[derive(Clone, Copy)]
pub struct Bands {
    pub low: f32,
    pub band: f32,
    pub high: f32,
}

impl Filter {
    /// Sends one sample through. The narrower the band, the higher is `sharpness`; 0.7 has no peak.
    pub fn pass(&mut self, input: f32, frequency: f32, sharpness: f32) -> Bands {
        let turn = (frequency / RATE as f32).clamp(0.0002, 0.45) / 2.0;
        let slope = sine(turn) / cosine(turn);
        let damping = 1.0 / sharpness;
        let part = 1.0 / (1.0 + slope * (slope + damping));
        let high = (input - (damping + slope) * self.first - self.second) * part;
        let band = slope * high + self.first;
        let low = slope * band + self.second;
        self.first = slope * high + band;
        self.second = slope * band + low;
        // The band is as loud at its middle as the input, however narrow it is.
        Bands { low, band: band * damping, high }
    }
}
