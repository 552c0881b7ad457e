//! Tests of the samples: that they are sound, and that they sound like what they are.

use super::ambience;
use super::draft::as_heard;
use super::math::{cosine, sine};
use super::*;
use crate::sound::place::Place;

/// The loudness of the loudest 50 milliseconds as an ear hears them, in decibels below full.
fn loudness(frames: &[f32]) -> f32 {
    let stretch = RATE as usize / 20;
    let loudest = as_heard(frames)
        .chunks(stretch)
        .map(|part| part.iter().map(|value| value * value).sum::<f32>() / stretch as f32)
        .fold(1e-12_f32, f32::max);
    10.0 * loudest.log10()
}

/// The energy of some frequencies, in steps of a twelfth of an octave.
fn spectrum(frames: &[f32]) -> Vec<(f32, f32)> {
    (0..96)
        .map(|step| {
            let frequency = 50.0 * (step as f32 / 12.0).exp2();
            let turn = frequency / RATE as f32;
            let (mut real, mut imaginary) = (0.0, 0.0);
            for (index, value) in frames.iter().enumerate() {
                real += value * cosine(turn * index as f32);
                imaginary += value * sine(turn * index as f32);
            }
            // The steps are wider where the frequencies are higher.
            (frequency, (real * real + imaginary * imaginary) * frequency)
        })
        .collect()
}

/// How bright a sound is: the middle of its frequencies.
fn brightness(cue: Cue) -> f32 {
    let spectrum = spectrum(&render(cue, 0));
    let all: f32 = spectrum.iter().map(|(_, energy)| energy).sum();
    spectrum.iter().map(|(frequency, energy)| frequency * energy).sum::<f32>() / all
}

fn seconds(cue: Cue) -> f32 {
    render(cue, 0).len() as f32 / RATE as f32
}

fn every_sound() -> impl Iterator<Item = (Cue, u8, Vec<f32>)> {
    let variants = |cue: &Cue| (0..cue.variants()).map(|variant| (*cue, variant)).collect::<Vec<_>>();
    Cue::ALL.iter().flat_map(variants).map(|(cue, variant)| (cue, variant, render(cue, variant)))
}

#[test]
fn every_sound_is_made_of_numbers_that_a_loudspeaker_can_follow() {
    for (cue, variant, frames) in every_sound() {
        let peak = frames.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
        assert!(frames.iter().all(|value| value.is_finite()), "{cue:?} {variant}");
        assert!(peak <= PEAK + 1e-4, "{cue:?} {variant}: {peak}");
        let middle = frames.iter().sum::<f32>() / frames.len() as f32;
        assert!(middle.abs() < 0.004, "{cue:?} {variant} does not swing around 0: {middle}");
    }
}

#[test]
fn every_sound_is_heard_but_none_drowns_the_others() {
    for (cue, variant, frames) in every_sound() {
        let loudness = loudness(&frames);
        assert!((-38.0..=-13.0).contains(&loudness), "{cue:?} {variant}: {loudness} dB");
    }
}

#[test]
fn every_sound_begins_at_once_and_ends_in_silence() {
    for (cue, variant, frames) in every_sound() {
        let length = frames.len() as f32 / RATE as f32;
        assert!((0.05..2.6).contains(&length), "{cue:?} {variant} lasts {length} s");
        let tail = &frames[frames.len() - RATE as usize / 200..];
        let left = tail.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
        let peak = frames.iter().fold(0.0_f32, |most, value| most.max(value.abs()));
        assert!(left < peak * 0.06, "{cue:?} {variant} breaks off at {left} of {peak}");
        assert!(frames.last().is_some_and(|last| last.abs() < 0.002), "{cue:?} {variant}");
        let start = frames.iter().position(|value| value.abs() > peak * 0.02).unwrap();
        assert!(start < RATE as usize / 15, "{cue:?} {variant} begins after {start} samples");
    }
}

#[test]
fn the_same_cue_is_the_same_sound_and_its_variants_differ() {
    for cue in Cue::ALL {
        let sounds: Vec<Vec<f32>> = (0..cue.variants()).map(|variant| render(*cue, variant)).collect();
        assert_eq!(render(*cue, 0), sounds[0], "{cue:?}");
        for (index, one) in sounds.iter().enumerate() {
            for other in &sounds[index + 1..] {
                let alike: f32 = one.iter().zip(other).map(|(a, b)| a * b).sum();
                let energy = |frames: &[f32]| frames.iter().map(|value| value * value).sum::<f32>();
                let alike = alike / (energy(one) * energy(other)).sqrt();
                assert!(alike < 0.97, "two variants of {cue:?} are alike: {alike}");
            }
        }
        assert_eq!(render(*cue, cue.variants()), sounds[0], "{cue:?}: a variant too many is the first");
    }
}

#[test]
fn what_is_heavier_sounds_darker_louder_and_longer() {
    assert!(brightness(Cue::SwingLightBlade) > 1.5 * brightness(Cue::SwingHeavyBlade));
    assert!(brightness(Cue::SwingHeavyBlade) > 1.3 * brightness(Cue::SwingBlunt));
    assert!(brightness(Cue::DrawLightBlade) > 1.3 * brightness(Cue::DrawHeavyBlade));
    assert!(brightness(Cue::StrikeBlade) > 1.5 * brightness(Cue::StrikeBlunt));
    assert!(brightness(Cue::ParryMetal) > 1.5 * brightness(Cue::ParryWood));
    assert!(brightness(Cue::HitLight) > brightness(Cue::HitHeavy));
    let hits = [Cue::HitLight, Cue::HitHeavy, Cue::HitCritical];
    let loud = hits.map(|cue| loudness(&render(cue, 0)));
    assert!(loud[0] + 1.0 < loud[1] && loud[1] + 1.0 < loud[2], "{loud:?}");
    let long = hits.map(seconds);
    assert!(long[0] < long[1] && long[1] < long[2], "{long:?}");
}

#[test]
fn grounds_are_told_apart_by_their_brightness() {
    let dark = [Cue::StepBoards, Cue::StepMud, Cue::StepStone].map(brightness);
    let bright = [Cue::StepGrass, Cue::StepSnow, Cue::StepSand, Cue::StepWater].map(brightness);
    let darkest = bright.iter().fold(f32::MAX, |least, value| least.min(*value));
    assert!(dark.iter().all(|value| *value < darkest), "{dark:?} {bright:?}");
    assert!(Cue::STEPS.iter().all(|step| seconds(*step) < 0.25), "steps follow each other quickly");
}

#[test]
fn loops_have_no_seam_and_stay_in_the_background() {
    for place in Place::ALL {
        let around = ambience::render(place);
        assert_eq!(around, ambience::render(place), "{place:?}");
        for channel in [&around.left, &around.right] {
            let steps = channel.windows(2).map(|two| (two[1] - two[0]).abs());
            let mut steps: Vec<f32> = steps.collect();
            let seam = (channel[0] - channel[channel.len() - 1]).abs();
            steps.sort_by(f32::total_cmp);
            assert!(seam <= steps[steps.len() * 999 / 1000], "{place:?} clicks at its seam: {seam}");
            let second = RATE as usize;
            let energy =
                |part: &[f32]| part.iter().map(|value| value * value).sum::<f32>() / part.len() as f32;
            let (end, start) = (energy(&channel[channel.len() - second..]), energy(&channel[..second]));
            assert!(end < start * 4.0 && start < end * 4.0, "{place:?} changes at its seam: {end} {start}");
            assert!(channel.iter().all(|value| value.is_finite() && value.abs() < 0.3), "{place:?}");
        }
        assert_ne!(around.left, around.right, "{place:?} is wide");
        let heard = as_heard(&around.left);
        let mean = heard.iter().map(|value| value * value).sum::<f32>() / heard.len() as f32;
        assert!((-50.0..-36.0).contains(&(10.0 * mean.log10())), "{place:?} is {}", 10.0 * mean.log10());
    }
}
