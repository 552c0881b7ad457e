//! Bows, crossbows, slings and what is thrown: how it is loosed, and how it arrives.

use super::Bench;
use crate::sound::synth::draft::Gust;
use crate::sound::synth::friction::rustle;
use crate::sound::synth::math::sine;
use crate::sound::synth::resonance::{PIECE, STAFF, Strike, TABLE, pluck, ring};

/// A bow: the string slaps, the limbs knock, the arrow hisses away.
pub fn bow(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    pluck(draft, noise, 0.0, 128.0 * *pitch, 0.6, 0.26, 0.6);
    pluck(draft, noise, 0.002, 193.0 * *pitch, 0.3, 0.2, 0.35);
    ring(draft, STAFF, Strike { at: 0.003, strength: 0.5, touch: 0.001_4, pitch: *pitch * 0.62 });
    draft.thump(noise, 0.0, 0.25, 1900.0, 0.02);
    let flight = Gust {
        at: 0.02,
        strength: 0.22,
        rise: 0.03,
        fall: 0.24,
        path: [2800.0 * *pitch, 4600.0 * *pitch, 2200.0],
        sharpness: 2.0,
    };
    draft.blow(noise, flight);
}

/// A crossbow: the catch snaps, the stock jumps, and the string is short.
pub fn crossbow(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    ring(draft, PIECE, Strike::hard(0.0, 0.55).pitched(*pitch * 1.6));
    ring(draft, STAFF, Strike { at: 0.012, strength: 1.0, touch: 0.001, pitch: *pitch * 0.55 });
    draft.drop(0.012, 0.7, 150.0 * *pitch, 82.0, 0.11);
    draft.thump(noise, 0.012, 0.5, 1500.0, 0.04);
    pluck(draft, noise, 0.013, 148.0 * *pitch, 0.4, 0.13, 0.6);
    let flight = Gust {
        at: 0.025,
        strength: 0.2,
        rise: 0.02,
        fall: 0.18,
        path: [3400.0, 5200.0, 2600.0],
        sharpness: 2.0,
    };
    draft.blow(noise, flight);
}

/// A sling: one turn overhead, then the cord snaps.
pub fn sling(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    for (at, rise, top) in [(0.0, 0.07, 950.0), (0.11, 0.05, 1500.0)] {
        let whirl =
            Gust { at, strength: 0.3, rise, fall: 0.11, path: [420.0, top * *pitch, 500.0], sharpness: 2.2 };
        draft.blow(noise, whirl);
    }
    draft.thump(noise, 0.165, 0.5, 2900.0 * *pitch, 0.022);
    let stone = Gust {
        at: 0.17,
        strength: 0.2,
        rise: 0.015,
        fall: 0.16,
        path: [2200.0, 3000.0, 1200.0],
        sharpness: 2.4,
    };
    draft.blow(noise, stone);
}

/// Something is thrown: a sleeve, and a thing that turns in the air.
pub fn throw(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    rustle(draft, noise, 0.0, 0.12, 0.07);
    let flight = Gust {
        at: 0.03,
        strength: 0.45,
        rise: 0.06,
        fall: 0.26,
        path: [700.0 * *pitch, 1900.0 * *pitch, 800.0],
        sharpness: 1.9,
    };
    draft.blow(noise, flight);
    // It turns over as it flies.
    let start = 0.05;
    draft.shape(|now, value| value * (1.0 - 0.45 * sine((now - start).max(0.0) * 21.0)));
}

/// A shot strikes a body: a dull thud with a shaft in it.
pub fn strikes(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 0.9, 1250.0 * *pitch, 0.055);
    draft.drop(0.0, 0.5, 240.0 * *pitch, 96.0, 0.1);
    ring(draft, STAFF, Strike { at: 0.001, strength: 0.4, touch: 0.000_6, pitch: *pitch * 0.9 });
    draft.thump(noise, 0.0, 0.2, 3600.0, 0.01);
}

/// A shot strikes wood or ground and quivers.
pub fn lands(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    ring(draft, TABLE, Strike { at: 0.0, strength: 0.8, touch: 0.000_9, pitch: *pitch * 1.25 });
    ring(draft, STAFF, Strike { at: 0.0, strength: 0.6, touch: 0.000_4, pitch: *pitch });
    draft.thump(noise, 0.0, 0.35, 3000.0, 0.012);
    let shaft: &[(f32, f32, f32)] = &[(188.0, 1.0, 0.3), (377.0, 0.35, 0.2)];
    ring(draft, shaft, Strike { at: 0.004, strength: 0.2, touch: 0.001, pitch: *pitch });
    draft.shape(|now, value| value * (1.0 - 0.35 * (now * 12.0).min(1.0) * sine(now * 34.0)));
}
