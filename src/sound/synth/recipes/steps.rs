//! Footsteps: a heel that lands, then a toe that rolls off, on different grounds.

use super::Bench;
use crate::sound::synth::draft::{Grains, Gust};
use crate::sound::synth::resonance::{BOARDS, Strike, ring};

/// Grass and earth: a soft heel, and blades that brush the boot.
pub fn grass(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 0.5, 210.0 * *pitch, 0.06);
    let brush = Grains {
        at: 0.004,
        strength: 0.35,
        length: 0.075,
        density: (420.0, 160.0),
        pitch: (1700.0 * *pitch, 5200.0 * *pitch),
        each: 0.016,
        sharpness: 1.3,
    };
    draft.scatter(noise, brush);
    let toe = Gust {
        at: 0.045,
        strength: 0.16,
        rise: 0.02,
        fall: 0.09,
        path: [2400.0, 3600.0, 2000.0],
        sharpness: 0.9,
    };
    draft.blow(noise, toe);
}

/// Stone: a leather heel that knocks, and grit under the sole.
pub fn stone(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    let slab: &[(f32, f32, f32)] = &[
        (205.0, 0.9, 0.06),
        (430.0, 0.7, 0.045),
        (980.0, 0.5, 0.028),
        (1890.0, 0.3, 0.018),
        (3100.0, 0.14, 0.012),
    ];
    ring(draft, slab, Strike { at: 0.0, strength: 1.0, touch: 0.000_6, pitch: *pitch });
    draft.thump(noise, 0.0, 0.4, 1500.0, 0.022);
    let grit = Grains {
        at: 0.012,
        strength: 0.3,
        length: 0.075,
        density: (300.0, 160.0),
        pitch: (2600.0, 6500.0),
        each: 0.006,
        sharpness: 1.2,
    };
    draft.scatter(noise, grit);
    ring(
        draft,
        slab,
        Strike { at: noise.about(0.062, 0.15), strength: 0.34, touch: 0.001, pitch: *pitch * 1.12 },
    );
}

/// Boards: hollow wood that gives a little.
pub fn boards(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    ring(draft, BOARDS, Strike { at: 0.0, strength: 1.0, touch: 0.001_3, pitch: *pitch });
    draft.thump(noise, 0.0, 0.3, 2600.0, 0.02);
    let toe = Strike { at: noise.about(0.066, 0.12), strength: 0.4, touch: 0.002, pitch: *pitch * 1.17 };
    ring(draft, BOARDS, toe);
}

/// Shallow water: a slap, and bubbles that rise.
pub fn water(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    let slap = Gust {
        at: 0.0,
        strength: 0.6,
        rise: 0.006,
        fall: 0.12,
        path: [900.0 * *pitch, 1900.0 * *pitch, 700.0],
        sharpness: 0.8,
    };
    draft.blow(noise, slap);
    for _ in 0..7 {
        let (at, low) = (noise.within(0.01, 0.15), noise.within(420.0, 980.0));
        // A bubble sounds higher while it rises.
        draft.drop(
            at,
            noise.within(0.05, 0.16),
            low,
            low * noise.within(1.3, 1.9),
            noise.within(0.025, 0.055),
        );
    }
    let drops = Grains {
        at: 0.05,
        strength: 0.12,
        length: 0.13,
        density: (130.0, 40.0),
        pitch: (2400.0, 6000.0),
        each: 0.01,
        sharpness: 2.0,
    };
    draft.scatter(noise, drops);
}

/// Mud: a dull slap, then it sucks at the boot and lets go.
pub fn mud(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 0.8, 260.0 * *pitch, 0.05);
    let suck = Gust {
        at: 0.03,
        strength: 0.35,
        rise: 0.06,
        fall: 0.06,
        path: [320.0 * *pitch, 520.0 * *pitch, 1150.0 * *pitch],
        sharpness: 3.2,
    };
    draft.blow(noise, suck);
    for _ in 0..4 {
        let (at, low) = (noise.within(0.03, 0.11), noise.within(240.0, 460.0));
        draft.drop(at, noise.within(0.06, 0.14), low, low * 1.7, 0.03);
    }
}

/// Snow: it is pressed together, with a dry crunch.
pub fn snow(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 0.22, 300.0, 0.05);
    let crunch = Grains {
        at: 0.0,
        strength: 0.4,
        length: 0.13,
        density: (700.0, 260.0),
        pitch: (1100.0 * *pitch, 3300.0 * *pitch),
        each: 0.009,
        sharpness: 2.2,
    };
    draft.scatter(noise, crunch);
}

/// Sand: a soft hiss that runs out.
pub fn sand(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 0.4, 180.0, 0.05);
    let hiss = Gust {
        at: 0.0,
        strength: 0.25,
        rise: 0.022,
        fall: 0.13,
        path: [2600.0 * *pitch, 4300.0 * *pitch, 3000.0],
        sharpness: 0.7,
    };
    draft.blow(noise, hiss);
}
