//! A sound while it is being made, and the strokes that it is made of.

use super::PEAK;
use super::filter::Filter;
use super::math::{between, fallen, of_decibels, samples};
use super::noise::Noise;

/// A sound in the making. It grows as far as something is added.
#[derive(Clone, Default)]
pub struct Draft {
    frames: Vec<f32>,
}

/// How noise is coloured and how loud it is over time. Frequency and loudness glide.
#[derive(Clone, Copy)]
pub struct Gust {
    /// When it begins, in seconds.
    pub at: f32,
    pub strength: f32,
    /// The seconds until it is loudest.
    pub rise: f32,
    /// The seconds in which it then falls by 60 decibels.
    pub fall: f32,
    /// The middle of its band at the beginning, at the height, and in the end.
    pub path: [f32; 3],
    /// How narrow the band is.
    pub sharpness: f32,
}

/// Grains: many tiny strokes of noise, as of snow, gravel, sparks or straw.
#[derive(Clone, Copy)]
pub struct Grains {
    pub at: f32,
    pub strength: f32,
    /// For how many seconds.
    pub length: f32,
    /// How many in a second, at the beginning and in the end.
    pub density: (f32, f32),
    /// Between which frequencies each one lies.
    pub pitch: (f32, f32),
    /// The seconds in which one falls by 60 decibels.
    pub each: f32,
    pub sharpness: f32,
}

/// How far the loudest stretch is looked for, in seconds.
const STRETCH: f32 = 0.05;

impl Draft {
    /// Adds to one sample.
    pub fn add(&mut self, index: usize, value: f32) {
        if index >= self.frames.len() {
            self.frames.resize(index + 1, 0.0);
        }
        self.frames[index] += value;
    }

    /// Adds another sound from a time on.
    pub fn lay(&mut self, other: &Draft, at: f32, strength: f32) {
        let start = samples(at);
        for (index, value) in other.frames.iter().enumerate() {
            self.add(start + index, value * strength);
        }
    }

    /// Adds noise in a gliding band.
    pub fn blow(&mut self, noise: &mut Noise, gust: Gust) {
        let (mut first, mut second) = (Filter::default(), Filter::default());
        let start = samples(gust.at);
        let length = gust.rise + gust.fall;
        for index in 0..samples(length) {
            let now = index as f32 / super::RATE as f32;
            let (loudness, frequency) = if now < gust.rise {
                let share = now / gust.rise;
                (share * share * (3.0 - 2.0 * share), between(gust.path[0], gust.path[1], share))
            } else {
                let share = (now - gust.rise) / gust.fall;
                (fallen(now - gust.rise, gust.fall), between(gust.path[1], gust.path[2], share))
            };
            let wide = first.pass(noise.white(), frequency, gust.sharpness).band;
            // Twice through the band: air has little hiss.
            let band = second.pass(wide, frequency, gust.sharpness).band;
            // A narrow band holds less of the noise, so it is made louder.
            let level = loudness * gust.strength * 2.0 * gust.sharpness.sqrt();
            self.add(start + index, band * level);
        }
    }

    /// Adds a short stroke of dull noise, as of something soft that lands.
    pub fn thump(&mut self, noise: &mut Noise, at: f32, strength: f32, below: f32, fall: f32) {
        let mut filter = Filter::default();
        let start = samples(at);
        for index in 0..samples(fall) {
            let now = index as f32 / super::RATE as f32;
            let onset = (now / 0.001_5).min(1.0);
            let low = filter.pass(noise.white(), below, 0.7).low;
            self.add(start + index, low * onset * fallen(now, fall) * strength * 3.0);
        }
    }

    /// Adds a low tone that falls, as of a body or a skin that gives way.
    pub fn drop(&mut self, at: f32, strength: f32, from: f32, to: f32, fall: f32) {
        let start = samples(at);
        let mut turn = 0.0;
        for index in 0..samples(fall * 1.1) {
            let now = index as f32 / super::RATE as f32;
            turn += (to + (from - to) * fallen(now, fall * 0.6)) / super::RATE as f32;
            let onset = (now / 0.002).min(1.0);
            self.add(start + index, super::math::sine(turn) * onset * fallen(now, fall) * strength);
        }
    }

    /// Adds grains.
    pub fn scatter(&mut self, noise: &mut Noise, grains: Grains) {
        let mut now = 0.0;
        while now < grains.length {
            let share = now / grains.length;
            let swell = 4.0 * share * (1.0 - share) * 0.6 + 0.4;
            let frequency = noise.within(grains.pitch.0, grains.pitch.1);
            let strength = grains.strength * swell * noise.within(0.25, 1.0);
            let rise = (grains.each * 0.06).min(0.004);
            let gust = Gust {
                at: grains.at + now,
                strength,
                rise,
                fall: noise.about(grains.each, 0.3),
                path: [frequency; 3],
                sharpness: grains.sharpness,
            };
            self.blow(noise, gust);
            now += noise.within(0.3, 1.7) / between(grains.density.0, grains.density.1, share).max(1.0);
        }
    }

    /// Changes every sample, knowing its time in seconds.
    pub fn shape(&mut self, change: impl Fn(f32, f32) -> f32) {
        for (index, value) in self.frames.iter_mut().enumerate() {
            *value = change(index as f32 / super::RATE as f32, *value);
        }
    }

    /// Takes away what lies above a frequency.
    pub fn dull(&mut self, above: f32) {
        let mut filter = Filter::default();
        for value in &mut self.frames {
            *value = filter.pass(*value, above, 0.6).low;
        }
    }

    /// Takes away what lies below a frequency.
    pub fn lighten(&mut self, below: f32) {
        let mut filter = Filter::default();
        for value in &mut self.frames {
            *value = filter.pass(*value, below, 0.6).high;
        }
    }

    /// The samples as they are.
    pub fn raw(self) -> Vec<f32> {
        self.frames
    }

    /// The finished sound: its loudest stretch has the loudness `decibels` below full, no sample is above [`PEAK`], and
    /// it ends in silence.
    pub fn finished(mut self, decibels: f32) -> Vec<f32> {
        // No ear hears a standing pressure, and it would only take room away.
        self.lighten(45.0);
        let stretch = samples(STRETCH);
        let heard = as_heard(&self.frames);
        let loudest = heard
            .chunks(stretch)
            .map(|part| part.iter().map(|value| value * value).sum::<f32>() / stretch as f32)
            .fold(0.000_000_1_f32, f32::max)
            .sqrt();
        let wanted = of_decibels(decibels) / loudest;
        let highest = self.frames.iter().fold(0.000_001_f32, |most, value| most.max(value.abs()));
        let scale = wanted.min(PEAK / highest);
        let faintest = of_decibels(-72.0);
        self.frames.iter_mut().for_each(|value| *value *= scale);
        let end = self.frames.iter().rposition(|value| value.abs() > faintest).map_or(0, |last| last + 1);
        self.frames.truncate(end);
        let fade = samples(0.012).min(end).max(1);
        for (index, value) in self.frames.iter_mut().rev().take(fade).enumerate() {
            *value *= index as f32 / fade as f32;
        }
        self.frames
    }
}

/// Samples as an ear hears them: hardly the lows, and what lies around 3 kHz best.
pub fn as_heard(frames: &[f32]) -> Vec<f32> {
    let (mut lows, mut middle) = (Filter::default(), Filter::default());
    let weigh = |value: &f32| {
        let high = lows.pass(*value, 220.0, 0.6).high;
        high + 0.7 * middle.pass(high, 3000.0, 0.5).band
    };
    frames.iter().map(weigh).collect()
}
