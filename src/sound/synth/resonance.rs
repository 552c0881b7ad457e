//! Bodies that ring when they are struck: wood, metal, skin and strings.

use super::RATE;
use super::draft::Draft;
use super::math::{cosine, fall_of_sample, samples, sine};
use super::noise::Noise;

/// One way in which a body swings: its frequency, how loud it is, and the seconds in which it falls by 60 decibels.
pub type Mode = (f32, f32, f32);

/// How a body is struck.
#[derive(Clone, Copy)]
pub struct Strike {
    /// When, in seconds.
    pub at: f32,
    pub strength: f32,
    /// How long striker and body touch, in seconds: a felt mallet long, a nail briefly.
    pub touch: f32,
    /// By which factor all frequencies are higher.
    pub pitch: f32,
}

impl Strike {
    /// A strike with something hard.
    pub const fn hard(at: f32, strength: f32) -> Strike {
        Strike { at, strength, touch: 0.000_4, pitch: 1.0 }
    }

    /// A strike with something soft.
    pub const fn soft(at: f32, strength: f32) -> Strike {
        Strike { at, strength, touch: 0.004, pitch: 1.0 }
    }

    /// The same strike on a body whose frequencies are higher by a factor.
    pub const fn pitched(self, pitch: f32) -> Strike {
        Strike { pitch, ..self }
    }
}

/// Strikes a body and adds how it rings.
pub fn ring(draft: &mut Draft, modes: &[Mode], strike: Strike) {
    let start = samples(strike.at);
    let touch = samples(strike.touch).max(1);
    for (frequency, loudness, to_silence) in modes {
        let turn = frequency * strike.pitch / RATE as f32;
        if turn > 0.45 {
            continue;
        }
        let fall = fall_of_sample(*to_silence);
        let (back, further) = (2.0 * fall * cosine(turn), fall * fall);
        let (mut last, mut before) = (0.0_f32, 0.0_f32);
        // One impulse makes a swing of height 1; a longer touch is the same impulse, spread out.
        let scale = strike.strength * loudness * sine(turn);
        for index in 0..samples(*to_silence * 1.2) + touch {
            let push = if index < touch { bump(index, touch) } else { 0.0 };
            let now = back * last - further * before + push * scale;
            draft.add(start + index, now);
            (before, last) = (last, now);
        }
    }
}

/// The push of a striker while it touches the body. All pushes together are 1.
fn bump(index: usize, touch: usize) -> f32 {
    let share = (index as f32 + 0.5) / touch as f32;
    (1.0 - cosine(share)) / touch as f32
}

/// Plucks a string. `brightness` from 0 to 1 is how sharp the pluck is.
pub fn pluck(
    draft: &mut Draft,
    noise: &mut Noise,
    at: f32,
    frequency: f32,
    strength: f32,
    to_silence: f32,
    brightness: f32,
) {
    let period = RATE as f32 / frequency;
    let whole = (period - 0.5).max(2.0) as usize;
    let rest = period - 0.5 - whole as f32;
    let mut line = vec![0.0_f32; whole];
    let mut smooth = 0.0;
    for value in &mut line {
        smooth += (noise.white() - smooth) * (0.06 + 0.94 * brightness);
        *value = smooth;
    }
    let middle = line.iter().sum::<f32>() / whole as f32;
    line.iter_mut().for_each(|value| *value -= middle);
    let height = line.iter().fold(0.001_f32, |most, value| most.max(value.abs()));
    let fall = super::math::fallen(period / RATE as f32, to_silence);
    let (mut place, mut last, mut through) = (0, 0.0, 0.0);
    for index in 0..samples(to_silence * 1.1) {
        let now = line[place];
        // The mean of two samples takes the highs away; the share of the second tunes the string.
        let mean = 0.5 * (now + last);
        last = now;
        let tuned = mean + (through - mean) * rest * 0.5;
        through = mean;
        line[place] = tuned * fall;
        place = (place + 1) % whole;
        // The finger needs a moment to let go.
        let onset = (index as f32 / 60.0).min(1.0);
        draft.add(samples(at) + index, now / height * strength * onset);
    }
}

/// Wood of a table top, struck: dull and short.
pub const TABLE: &[Mode] = &[
    (168.0, 1.0, 0.16),
    (247.0, 0.7, 0.13),
    (391.0, 0.5, 0.10),
    (588.0, 0.32, 0.075),
    (912.0, 0.2, 0.05),
    (1430.0, 0.1, 0.035),
];

/// A small solid piece of hard wood.
pub const PIECE: &[Mode] = &[
    (690.0, 1.0, 0.07),
    (1240.0, 0.55, 0.05),
    (1910.0, 0.4, 0.035),
    (2870.0, 0.22, 0.025),
    (4100.0, 0.1, 0.015),
];

/// Hollow boards underfoot.
pub const BOARDS: &[Mode] = &[
    (98.0, 0.7, 0.17),
    (163.0, 0.9, 0.15),
    (254.0, 0.8, 0.12),
    (402.0, 0.5, 0.09),
    (668.0, 0.3, 0.06),
    (1120.0, 0.16, 0.04),
];

/// A staff or a shaft.
pub const STAFF: &[Mode] = &[
    (345.0, 1.0, 0.12),
    (812.0, 0.7, 0.09),
    (1375.0, 0.42, 0.06),
    (2260.0, 0.22, 0.04),
    (3350.0, 0.1, 0.025),
];

/// A blade that is held: it cannot ring for long.
pub const BLADE: &[Mode] = &[
    (1180.0, 0.5, 0.22),
    (2043.0, 0.9, 0.34),
    (3127.0, 1.0, 0.3),
    (4391.0, 0.8, 0.24),
    (5820.0, 0.55, 0.18),
    (7410.0, 0.3, 0.12),
];

/// The skin of a low drum.
pub const DRUM: &[Mode] = &[
    (78.0, 1.0, 0.6),
    (124.0, 0.6, 0.42),
    (167.0, 0.5, 0.3),
    (228.0, 0.4, 0.22),
    (311.0, 0.3, 0.16),
    (462.0, 0.2, 0.1),
    (730.0, 0.1, 0.06),
];

/// A die of bone.
pub const BONE: &[Mode] =
    &[(1870.0, 0.8, 0.03), (2910.0, 1.0, 0.026), (4480.0, 0.6, 0.018), (6700.0, 0.25, 0.012)];
