//! Things: doors, torches, weapons that fall, leather and traps.

use super::Bench;
use crate::sound::synth::draft::{Grains, Gust};
use crate::sound::synth::friction::{Creak, crackle, creak, rustle};
use crate::sound::synth::resonance::{BLADE, BOARDS, Mode, PIECE, STAFF, Strike, TABLE, ring};

/// An old door on its hinges.
const HINGE: &[Mode] = &[
    (412.0, 0.7, 0.05),
    (705.0, 1.0, 0.06),
    (1130.0, 0.8, 0.045),
    (1720.0, 0.5, 0.03),
    (2550.0, 0.25, 0.02),
];

/// A door opens: the latch, then the hinges.
pub fn door_opens(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    ring(draft, PIECE, Strike::hard(0.0, 0.5).pitched(1.7));
    ring(draft, BOARDS, Strike { at: 0.012, strength: 0.5, touch: 0.002, pitch: 1.3 });
    let turn = Creak { at: 0.09, strength: 0.6, length: 0.55, pace: [36.0, 104.0, 52.0], body: HINGE };
    creak(draft, noise, &turn);
}

/// A door closes: a short creak, and wood against wood.
pub fn door_closes(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    let turn = Creak { at: 0.0, strength: 0.4, length: 0.24, pace: [60.0, 84.0, 122.0], body: HINGE };
    creak(draft, noise, &turn);
    ring(draft, BOARDS, Strike { at: 0.25, strength: 1.5, touch: 0.001_4, pitch: 0.92 });
    draft.thump(noise, 0.25, 0.45, 700.0, 0.06);
    ring(draft, PIECE, Strike::hard(0.31, 0.3).pitched(1.55));
}

/// A torch is lit: flint, and the flame that takes hold.
pub fn torch_lit(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    let flint = Grains {
        at: 0.0,
        strength: 0.5,
        length: 0.07,
        density: (700.0, 500.0),
        pitch: (3200.0, 7500.0),
        each: 0.006,
        sharpness: 1.4,
    };
    draft.scatter(noise, flint);
    let flame =
        Gust { at: 0.1, strength: 0.75, rise: 0.1, fall: 0.6, path: [220.0, 640.0, 260.0], sharpness: 0.6 };
    draft.blow(noise, flame);
    crackle(draft, noise, 0.16, 0.35, 0.6, 26.0);
}

/// A flame goes out: a hiss that is smothered.
pub fn torch_out(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    let hiss = Gust {
        at: 0.0,
        strength: 0.5,
        rise: 0.012,
        fall: 0.42,
        path: [5200.0, 3800.0, 900.0],
        sharpness: 0.7,
    };
    draft.blow(noise, hiss);
    draft.thump(noise, 0.0, 0.3, 260.0, 0.08);
}

/// A torch falls: a shaft bounces, and the flame flares as it does.
pub fn torch_dropped(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    bounces(draft, noise, STAFF, *pitch * 0.85, [0.0, 0.13, 0.22, 0.28]);
    let flare =
        Gust { at: 0.0, strength: 0.4, rise: 0.08, fall: 0.5, path: [240.0, 560.0, 240.0], sharpness: 0.6 };
    draft.blow(noise, flare);
    crackle(draft, noise, 0.06, 0.3, 0.45, 26.0);
}

/// A weapon falls: metal and wood bounce on the ground.
pub fn clatter(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    let damped: Vec<Mode> = BLADE.iter().map(|mode| (mode.0 * 0.8, mode.1 * 0.5, mode.2 * 0.6)).collect();
    bounces(draft, noise, &damped, *pitch, [0.0, 0.11, 0.19, 0.25]);
    bounces(draft, noise, STAFF, *pitch, [0.004, 0.116, 0.193, 0.252]);
    draft.dull(5200.0);
}

/// Leather and cloth.
pub fn leather(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    rustle(draft, noise, 0.0, 0.4, 0.2);
    let strap: &[Mode] = &[(310.0, 1.0, 0.03), (560.0, 0.8, 0.025), (930.0, 0.4, 0.018)];
    let give = Creak {
        at: 0.05,
        strength: 0.25,
        length: 0.14,
        pace: [70.0 * *pitch, 120.0 * *pitch, 85.0],
        body: strap,
    };
    creak(draft, noise, &give);
}

/// A trap: the catch, the spring, and the jaws.
pub fn trap_snaps(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    ring(draft, PIECE, Strike::hard(0.0, 0.4).pitched(1.8));
    ring(draft, BLADE, Strike::hard(0.045, 0.9).pitched(0.78));
    ring(draft, BLADE, Strike::hard(0.049, 0.6).pitched(0.93));
    ring(draft, TABLE, Strike { at: 0.045, strength: 1.2, touch: 0.001, pitch: 0.9 });
    draft.thump(noise, 0.045, 0.9, 2400.0, 0.03);
    draft.drop(0.045, 0.7, 150.0, 80.0, 0.1);
    draft.dull(5600.0);
    let chain: Vec<Mode> = BLADE.iter().map(|mode| (mode.0 * 1.3, mode.1, mode.2 * 0.2)).collect();
    for link in 0..5 {
        let at = 0.12 + link as f32 * 0.028 + noise.within(0.0, 0.012);
        ring(draft, &chain, Strike::hard(at, 0.1).pitched(noise.about(1.0, 0.1)));
    }
}

/// A body bounces on the ground, each time lower.
fn bounces(
    draft: &mut crate::sound::synth::draft::Draft,
    noise: &mut crate::sound::synth::noise::Noise,
    body: &[Mode],
    pitch: f32,
    times: [f32; 4],
) {
    let mut strength = 0.8;
    for at in times {
        ring(draft, body, Strike::hard(at, strength).pitched(noise.about(pitch, 0.05)));
        ring(draft, TABLE, Strike::soft(at, strength * 0.4).pitched(noise.about(0.9, 0.05)));
        strength *= 0.55;
    }
}
