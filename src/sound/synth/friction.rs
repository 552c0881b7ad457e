//! What creaks, scrapes and crackles: hinges, leather, blades in their sheaths, flames.

use super::RATE;
use super::draft::{Draft, Grains, Gust};
use super::filter::Filter;
use super::math::{between, samples, sine};
use super::noise::Noise;
use super::resonance::Mode;

/// Something that sticks and slips: a train of tiny jerks that a body answers.
pub struct Creak<'m> {
    pub at: f32,
    pub strength: f32,
    pub length: f32,
    /// How many jerks in a second, at the beginning, in the middle, and in the end.
    pub pace: [f32; 3],
    /// The body that answers.
    pub body: &'m [Mode],
}

/// Adds a creak.
pub fn creak(draft: &mut Draft, noise: &mut Noise, creak: &Creak) {
    let mut next = 0.0;
    while next < creak.length {
        let share = next / creak.length;
        let swell = sine(share / 2.0);
        let pace = if share < 0.5 {
            between(creak.pace[0], creak.pace[1], share * 2.0)
        } else {
            between(creak.pace[1], creak.pace[2], share * 2.0 - 1.0)
        };
        let strike = super::resonance::Strike {
            at: creak.at + next,
            strength: creak.strength * swell * noise.within(0.6, 1.0),
            touch: 0.000_6,
            pitch: noise.about(1.0, 0.015),
        };
        super::resonance::ring(draft, creak.body, strike);
        next += noise.about(1.0, 0.12) / pace;
    }
}

/// Metal that slides along leather or metal: noise in the frequencies of the blade, which rises and is let go.
pub struct Scrape<'m> {
    pub at: f32,
    pub strength: f32,
    pub length: f32,
    pub body: &'m [Mode],
    /// By which factor the frequencies change from the beginning to the end.
    pub glide: (f32, f32),
}

/// Adds a scrape.
pub fn scrape(draft: &mut Draft, noise: &mut Noise, scrape: &Scrape) {
    let start = samples(scrape.at);
    let length = samples(scrape.length);
    for (frequency, loudness, _) in scrape.body {
        let mut filter = Filter::default();
        for index in 0..length {
            let share = index as f32 / length as f32;
            // It grows slowly, and ends quickly when the tip is free.
            let swell = share * share * (1.0 - ((share - 0.9) / 0.1).max(0.0));
            let at = frequency * between(scrape.glide.0, scrape.glide.1, share);
            let band = filter.pass(noise.white(), at, 9.0).band;
            let grit = 0.7 + 0.3 * sine(index as f32 * 61.0 / RATE as f32);
            draft.add(start + index, band * swell * grit * loudness * scrape.strength * 4.0);
        }
    }
}

/// Adds leather and cloth that move.
pub fn rustle(draft: &mut Draft, noise: &mut Noise, at: f32, strength: f32, length: f32) {
    let folds = Grains {
        at,
        strength,
        length,
        density: (90.0, 40.0),
        pitch: (500.0, 2600.0),
        each: 0.03,
        sharpness: 1.1,
    };
    draft.scatter(noise, folds);
    let cloth = Gust {
        at,
        strength: strength * 0.5,
        rise: length * 0.4,
        fall: length,
        path: [700.0, 1500.0, 500.0],
        sharpness: 0.7,
    };
    draft.blow(noise, cloth);
}

/// Adds the crackle of a flame: few sharp sparks.
pub fn crackle(draft: &mut Draft, noise: &mut Noise, at: f32, strength: f32, length: f32, density: f32) {
    let sparks = Grains {
        at,
        strength,
        length,
        density: (density, density),
        pitch: (1200.0, 5200.0),
        each: 0.018,
        sharpness: 1.4,
    };
    draft.scatter(noise, sparks);
}
