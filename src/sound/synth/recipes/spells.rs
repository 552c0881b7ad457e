//! Spells: nothing electric about them. Flint, flame, breath, and the rim of a glass.

use super::Bench;
use crate::sound::synth::draft::{Draft, Grains, Gust};
use crate::sound::synth::friction::crackle;
use crate::sound::synth::math::sine;
use crate::sound::synth::resonance::{Mode, Strike, ring};

/// A bowl whose rim is stroked: its swings beat against each other.
const BOWL: &[Mode] =
    &[(392.0, 1.0, 1.5), (393.6, 0.7, 1.5), (1061.0, 0.3, 0.9), (1064.0, 0.2, 0.9), (1990.0, 0.1, 0.5)];

/// Sparks: a snap of dry air, and a crackle that dies away.
pub fn spark(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 1.0, 5200.0, 0.02);
    draft.thump(noise, 0.004, 0.5, 900.0 * *pitch, 0.06);
    let arc = Grains {
        at: 0.0,
        strength: 0.6,
        length: 0.34,
        density: (420.0, 40.0),
        pitch: (1800.0 * *pitch, 7200.0),
        each: 0.007,
        sharpness: 1.1,
    };
    draft.scatter(noise, arc);
    draft.shape(|now, value| value * (1.0 - (now / 0.42).min(1.0) * 0.85));
    let tail = Gust {
        at: 0.02,
        strength: 0.16,
        rise: 0.02,
        fall: 0.3,
        path: [1500.0, 2600.0, 900.0],
        sharpness: 1.0,
    };
    draft.blow(noise, tail);
}

/// Fire: the air is drawn in, then it roars and crackles.
pub fn fire(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    let roar = Gust {
        at: 0.0,
        strength: 0.9,
        rise: 0.12,
        fall: 1.0,
        path: [180.0, 520.0 * *pitch, 160.0],
        sharpness: 0.6,
    };
    draft.blow(noise, roar);
    let hiss = Gust {
        at: 0.05,
        strength: 0.22,
        rise: 0.1,
        fall: 0.6,
        path: [1400.0, 3000.0 * *pitch, 1200.0],
        sharpness: 0.8,
    };
    draft.blow(noise, hiss);
    draft.drop(0.07, 0.5, 110.0, 46.0, 0.35);
    // Flames flutter.
    draft.shape(|now, value| value * (0.82 + 0.18 * sine(now * 17.0) * sine(now * 6.3)));
    crackle(draft, noise, 0.1, 0.4, 0.6, 34.0);
}

/// Healing: a stroked bowl that swells, and a breath.
pub fn healing(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    stroke(draft, BOWL, 0.0, 0.4, 1.0, 0.28);
    stroke(draft, BOWL, 0.2, 0.24, 1.5, 0.3);
    let breath =
        Gust { at: 0.0, strength: 0.07, rise: 0.3, fall: 0.6, path: [700.0, 1300.0, 600.0], sharpness: 0.9 };
    draft.blow(noise, breath);
}

/// Light: small glasses, one after the other, softly.
pub fn light(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    let glass: &[Mode] =
        &[(1174.0, 1.0, 0.8), (1177.5, 0.6, 0.8), (3120.0, 0.22, 0.35), (5900.0, 0.07, 0.15)];
    for (at, pitch, strength) in [(0.0, 1.0, 0.3), (0.09, 1.335, 0.26), (0.19, 1.5, 0.24)] {
        stroke(draft, glass, at, strength, pitch, 0.045);
    }
    let shimmer = Grains {
        at: 0.0,
        strength: 0.015,
        length: 0.4,
        density: (40.0, 60.0),
        pitch: (3500.0, 6500.0),
        each: 0.04,
        sharpness: 9.0,
    };
    draft.scatter(noise, shimmer);
}

/// Wind, or a word that has no nature of its own: a long breath.
pub fn breath(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    for (strength, path, sharpness) in
        [(0.5, [260.0, 620.0, 240.0], 1.6), (0.16, [1100.0, 2100.0, 900.0], 1.2)]
    {
        let wind = Gust { at: 0.0, strength, rise: 0.28, fall: 0.85, path, sharpness };
        draft.blow(noise, wind);
    }
}

/// Strokes a rim: it swells instead of ringing at once.
fn stroke(draft: &mut Draft, rim: &[Mode], at: f32, strength: f32, pitch: f32, rise: f32) {
    let mut tone = Draft::default();
    ring(&mut tone, rim, Strike { at: 0.0, strength, touch: 0.000_5, pitch });
    tone.shape(|now, value| {
        let share = (now / rise).min(1.0);
        value * share * share * (3.0 - 2.0 * share)
    });
    draft.lay(&tone, at, 1.0);
}
