//! The table itself: dice, pages, fingers on paper, a knock, and a lute in the corner.

use super::Bench;
use crate::sound::synth::draft::{Draft, Grains, Gust};
use crate::sound::synth::noise::Noise;
use crate::sound::synth::resonance::{BONE, DRUM, PIECE, Strike, TABLE, pluck, ring};

/// Two dice of bone are thrown: they land, bounce against each other, and roll to rest.
pub fn dice(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    for die in 0..2 {
        let own = *pitch * if die == 0 { 1.0 } else { 1.16 };
        let (mut at, mut gap, mut strength) =
            (die as f32 * noise.within(0.02, 0.05), noise.within(0.075, 0.1), 0.9);
        for _ in 0..9 {
            let face = noise.about(1.0, 0.05);
            ring(draft, BONE, Strike::hard(at, strength).pitched(own * face));
            ring(
                draft,
                TABLE,
                Strike { at, strength: strength * 0.34, touch: 0.000_5, pitch: 2.1 * noise.about(1.0, 0.08) },
            );
            at += gap * noise.within(0.75, 1.15);
            gap *= 0.78;
            strength *= noise.within(0.62, 0.8);
        }
    }
    // Bone against bone, once.
    ring(draft, BONE, Strike::hard(noise.within(0.06, 0.12), 0.5).pitched(1.3 * *pitch));
}

/// A page is lifted, bends, and lies down.
pub fn page(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    let lift = Gust {
        at: 0.0,
        strength: 0.3,
        rise: 0.13,
        fall: 0.2,
        path: [1500.0 * *pitch, 4200.0 * *pitch, 2600.0],
        sharpness: 0.8,
    };
    draft.blow(noise, lift);
    let crinkle = Grains {
        at: 0.03,
        strength: 0.3,
        length: 0.24,
        density: (90.0, 190.0),
        pitch: (2200.0, 6200.0),
        each: 0.008,
        sharpness: 1.6,
    };
    draft.scatter(noise, crinkle);
    draft.thump(noise, 0.27, 0.4, 1300.0 * *pitch, 0.05);
    let settle = Gust {
        at: 0.28,
        strength: 0.2,
        rise: 0.02,
        fall: 0.16,
        path: [2400.0, 3000.0, 1500.0],
        sharpness: 0.8,
    };
    draft.blow(noise, settle);
}

/// A finger taps paper that lies on wood.
pub fn tap(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    ring(draft, TABLE, Strike { at: 0.0, strength: 0.4, touch: 0.001_8, pitch: 1.6 * *pitch });
    draft.thump(noise, 0.0, 0.5, 2900.0 * *pitch, 0.03);
}

/// A knuckle knocks twice.
pub fn turn(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    for (at, strength, pitch) in [(0.0, 0.8, 1.85), (0.135, 1.0, 1.98)] {
        ring(draft, TABLE, Strike { at, strength, touch: 0.001, pitch });
        ring(draft, PIECE, Strike { at, strength: strength * 0.3, touch: 0.000_7, pitch: 0.8 });
        draft.thump(noise, at, 0.1 * strength, 1100.0, 0.02);
    }
}

/// The battle is won: the lute goes up and stays there.
pub fn victory(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    let (d, a, high_d, f_sharp) = (146.83, 220.0, 293.66, 369.99);
    for (at, note, strength) in
        [(0.0, d, 0.8), (0.02, a, 0.5), (0.24, a, 0.7), (0.44, high_d, 0.75), (0.68, f_sharp, 0.7)]
    {
        string(draft, noise, at, note, strength);
    }
    for (place, note) in [d, a, high_d, f_sharp].into_iter().enumerate() {
        string(draft, noise, 0.98 + place as f32 * 0.028, note, 0.62);
    }
    for at in [0.0, 0.98] {
        ring(draft, DRUM, Strike { at, strength: 0.5, touch: 0.003, pitch: 0.94 });
    }
}

/// The battle is lost: the lute goes down, and a drum is left.
pub fn defeat(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    for (at, note, strength) in
        [(0.0, 220.0, 0.7), (0.3, 174.61, 0.7), (0.62, 164.81, 0.65), (1.0, 110.0, 0.8), (1.02, 146.83, 0.4)]
    {
        string(draft, noise, at, note, strength);
    }
    ring(draft, DRUM, Strike { at: 1.0, strength: 0.9, touch: 0.003, pitch: 0.8 });
    ring(draft, DRUM, Strike { at: 1.62, strength: 0.6, touch: 0.004, pitch: 0.76 });
}

/// A course of two gut strings, plucked.
fn string(draft: &mut Draft, noise: &mut Noise, at: f32, note: f32, strength: f32) {
    pluck(draft, noise, at, note, strength * 0.5, 1.5, 0.42);
    pluck(draft, noise, at + 0.004, note * 1.002, strength * 0.36, 1.3, 0.3);
    draft.thump(noise, at, strength * 0.05, 2200.0, 0.02);
    // The belly of the lute.
    ring(draft, TABLE, Strike { at, strength: strength * 0.07, touch: 0.003, pitch: 0.8 });
}
