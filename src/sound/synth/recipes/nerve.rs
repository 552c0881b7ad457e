//! Bodies and hearts: falling, dying, fear and courage. A turned wooden piece stands for everybody, and one hears it.

use super::Bench;
use crate::sound::synth::draft::Gust;
use crate::sound::synth::friction::rustle;
use crate::sound::synth::math::sine;
use crate::sound::synth::resonance::{DRUM, PIECE, Strike, TABLE, ring};

/// Somebody falls: a piece tips over, lands on its side and rocks to rest.
pub fn fall(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    rustle(draft, noise, 0.0, 0.06, 0.1);
    draft.thump(noise, 0.045, 0.7, 620.0, 0.1);
    draft.drop(0.045, 0.5, 150.0, 76.0, 0.16);
    let (mut at, mut gap, mut strength) = (0.045, 0.12, 0.8);
    for bounce in 0..6 {
        let swing = if bounce % 2 == 0 { 1.0 } else { 1.13 };
        ring(draft, TABLE, Strike { at, strength, touch: 0.001_4, pitch: *pitch * swing });
        ring(
            draft,
            PIECE,
            Strike { at, strength: strength * 0.7, touch: 0.000_4, pitch: *pitch * 0.85 * swing },
        );
        at += gap;
        gap *= 0.74;
        strength *= 0.56;
    }
}

/// Somebody dies: one stroke of a low drum, and a piece that is laid down.
pub fn death(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    ring(draft, DRUM, Strike { at: 0.0, strength: 1.4, touch: 0.003, pitch: 0.95 });
    draft.thump(noise, 0.0, 0.4, 300.0, 0.1);
    let breath =
        Gust { at: 0.1, strength: 0.2, rise: 0.16, fall: 0.7, path: [900.0, 620.0, 260.0], sharpness: 0.9 };
    draft.blow(noise, breath);
    ring(draft, TABLE, Strike { at: 0.52, strength: 0.35, touch: 0.002, pitch: 0.95 });
    ring(draft, PIECE, Strike { at: 0.522, strength: 0.16, touch: 0.001, pitch: 0.8 });
    ring(draft, TABLE, Strike { at: 0.61, strength: 0.12, touch: 0.002, pitch: 1.05 });
}

/// Nerve breaks: a heart that beats too fast, and a breath that trembles.
pub fn fear(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    let breath =
        Gust { at: 0.0, strength: 0.5, rise: 0.2, fall: 0.8, path: [520.0, 760.0, 380.0], sharpness: 2.6 };
    draft.blow(noise, breath);
    draft.shape(|now, value| value * (0.55 + 0.45 * sine(now * 11.0)));
    for (at, strength) in [(0.0, 0.9), (0.13, 0.55), (0.42, 0.7), (0.54, 0.4)] {
        ring(draft, DRUM, Strike { at, strength, touch: 0.003_5, pitch: 0.98 });
    }
}

/// Nerve returns: a hand drum, three strokes that lead upwards.
pub fn rally(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    for (at, strength, pitch) in [(0.0, 0.7, 1.25), (0.15, 0.75, 1.25), (0.3, 1.2, 1.67)] {
        ring(draft, DRUM, Strike { at, strength, touch: 0.001_4, pitch });
        draft.thump(noise, at, 0.3 * strength, 1900.0, 0.03);
        ring(draft, TABLE, Strike { at, strength: strength * 0.2, touch: 0.002, pitch });
    }
}
