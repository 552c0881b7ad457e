//! What surrounds a battle: a quiet loop for each place, without a seam.

use super::RATE;
use super::draft::{Draft, Gust, as_heard};
use super::filter::Filter;
use super::friction::crackle;
use super::math::{of_decibels, samples, sine};
use super::noise::Noise;
use crate::sound::place::Place;

/// How long a loop is, in seconds.
const LENGTH: f32 = 18.0;
/// For how long the end goes over into the beginning, in seconds.
const SEAM: f32 = 2.0;

/// A loop of both channels. The last sample leads to the first.
#[derive(Clone, Debug, PartialEq)]
pub struct Loop {
    pub left: Vec<f32>,
    pub right: Vec<f32>,
}

/// The loop of a place.
pub fn render(place: Place) -> Loop {
    let channel = |side: u32| {
        let mut noise = Noise::seeded(7000 + place as u32 * 2 + side);
        // The same events are heard on both sides, but not equally loud.
        let mut events = Noise::seeded(7100 + place as u32);
        let mut draft = Draft::default();
        match place {
            Place::Cellar => cellar(&mut draft, &mut noise, &mut events, side),
            Place::Meadow => meadow(&mut draft, &mut noise, &mut events, side),
            Place::Brook => brook(&mut draft, &mut noise, &mut events, side),
            Place::Room => room(&mut draft, &mut noise, &mut events, side),
        }
        draft.lighten(90.0);
        closed(draft.raw())
    };
    let (mut left, mut right) = (channel(0), channel(1));
    level(&mut left, &mut right, loudness(place));
    Loop { left, right }
}

/// How loud a place is on the whole, in decibels below full.
const fn loudness(place: Place) -> f32 {
    match place {
        Place::Cellar => -43.0,
        Place::Meadow => -41.0,
        Place::Brook => -40.0,
        Place::Room => -43.0,
    }
}

/// A draught in stone, and drops that fall into a pool.
fn cellar(draft: &mut Draft, noise: &mut Noise, events: &mut Noise, side: u32) {
    wind(draft, noise, 0.12, 190.0, 0.5);
    let mut at = 0.7;
    while at < LENGTH - 1.0 {
        let (strength, pitch) = (events.within(0.25, 0.8), events.within(850.0, 1500.0));
        let near = if events.share() < 0.5 { side == 0 } else { side == 1 };
        let loud = strength * if near { 0.09 } else { 0.05 };
        // A drop rings twice: the skin of the water, then the bubble below it.
        draft.drop(at, loud, pitch, pitch * 1.25, 0.07);
        draft.drop(at + 0.035, loud * 0.7, pitch * 0.8, pitch * 1.5, 0.09);
        // The vault answers.
        for echo in 1..4_u8 {
            let part = f32::from(echo);
            draft.drop(at + 0.11 * part, loud * 0.28 / part, pitch, pitch * 1.2, 0.09);
        }
        at += events.within(0.9, 3.2);
    }
}

/// Wind in grass, in long waves, and far away a leaf.
fn meadow(draft: &mut Draft, noise: &mut Noise, events: &mut Noise, side: u32) {
    wind(draft, noise, 0.5, 420.0, 0.8);
    let mut at = 0.0;
    while at < LENGTH - 3.5 {
        let (strength, pitch, rise) =
            (events.within(0.05, 0.16), events.within(1500.0, 2600.0), events.within(0.8, 1.4));
        let loud = strength * if (events.share() < 0.5) == (side == 0) { 1.0 } else { 0.55 };
        let path = [pitch * 0.7, pitch, pitch * 0.6];
        draft.blow(noise, Gust { at, strength: loud, rise, fall: 3.0, path, sharpness: 0.8 });
        at += events.within(1.6, 3.4);
    }
}

/// A stream over stones.
fn brook(draft: &mut Draft, noise: &mut Noise, events: &mut Noise, side: u32) {
    wind(draft, noise, 0.16, 700.0, 0.3);
    let mut at = 0.0;
    while at < LENGTH + SEAM {
        let low = events.within(380.0, 2100.0);
        let loud = events.within(0.02, 0.11) * if (events.share() < 0.5) == (side == 0) { 1.0 } else { 0.4 };
        draft.drop(at, loud, low, low * events.within(1.15, 1.7), events.within(0.03, 0.1));
        at += events.within(0.004, 0.05);
    }
}

/// A fire in the grate, and lanterns.
fn room(draft: &mut Draft, noise: &mut Noise, events: &mut Noise, side: u32) {
    wind(draft, noise, 0.1, 240.0, 0.35);
    let mut at = 0.2;
    while at < LENGTH - 1.0 {
        let loud = events.within(0.03, 0.3) * if (events.share() < 0.5) == (side == 0) { 1.0 } else { 0.6 };
        let length = events.within(0.03, 0.22);
        crackle(draft, events, at, loud, length, 42.0);
        at += events.within(0.15, 1.1);
    }
}

/// Noise below a frequency, in slow waves; `sway` from 0 to 1 is how strong the waves are.
fn wind(draft: &mut Draft, noise: &mut Noise, strength: f32, below: f32, sway: f32) {
    let (mut first, mut second) = (Filter::default(), Filter::default());
    for index in 0..samples(LENGTH + SEAM) {
        // All waves fit into the loop a whole number of times, so they need no seam.
        let turn = index as f32 / RATE as f32 / LENGTH;
        let wave =
            0.5 + 0.25 * sine(turn * 2.0 + 0.1) + 0.15 * sine(turn * 5.0 + 0.4) + 0.1 * sine(turn * 9.0);
        let near = below * (1.0 - 0.35 * sway + 0.7 * sway * wave);
        let low = first.pass(noise.pink(), near, 0.6).low;
        let soft = second.pass(low, near * 2.5, 0.6).low;
        draft.add(index, soft * strength * (1.0 - sway + sway * wave));
    }
}

/// Folds what lies beyond the end over the beginning, so that the loop has no seam.
fn closed(mut frames: Vec<f32>) -> Vec<f32> {
    let (length, seam) = (samples(LENGTH), samples(SEAM));
    frames.resize(length + seam, 0.0);
    for index in 0..seam {
        let share = index as f32 / seam as f32;
        // Both are noise, so their energies are added, not their heights.
        let (old, new) = (sine(0.25 + share / 4.0), sine(share / 4.0));
        frames[index] = frames[index] * new + frames[length + index] * old;
    }
    frames.truncate(length);
    frames
}

/// Brings both channels to a loudness together.
fn level(left: &mut [f32], right: &mut [f32], decibels: f32) {
    let count = (left.len() + right.len()).max(1) as f32;
    let energy_of = |channel: &[f32]| as_heard(channel).iter().map(|value| value * value).sum::<f32>();
    let energy = (energy_of(left) + energy_of(right)) / count;
    let scale = of_decibels(decibels) / energy.sqrt().max(0.000_001);
    for value in left.iter_mut().chain(right.iter_mut()) {
        *value = (*value * scale).clamp(-super::PEAK, super::PEAK);
    }
}
