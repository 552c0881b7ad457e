//! What strikes home, what is warded off, and how heavy it was.

use super::Bench;
use crate::sound::synth::draft::{Draft, Grains};
use crate::sound::synth::noise::Noise;
use crate::sound::synth::resonance::{BLADE, PIECE, STAFF, Strike, TABLE, ring};

/// A blade bites: a short click of metal, then cloth and what is under it.
pub fn blade(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    for mode in BLADE {
        let damped = (mode.0, mode.1, mode.2 * 0.42);
        ring(draft, &[damped], Strike { at: 0.0, strength: 0.4, touch: 0.000_4, pitch: *pitch * 0.95 });
    }
    draft.thump(noise, 0.002, 0.55, 2300.0 * *pitch, 0.045);
    draft.thump(noise, 0.012, 0.5, 480.0, 0.07);
    draft.drop(0.006, 0.4, 230.0 * *pitch, 125.0, 0.1);
    let cloth = Grains {
        at: 0.015,
        strength: 0.16,
        length: 0.06,
        density: (240.0, 120.0),
        pitch: (1500.0, 4200.0),
        each: 0.012,
        sharpness: 1.0,
    };
    draft.scatter(noise, cloth);
}

/// Wood or iron lands: a thock with weight behind it.
pub fn blunt(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    ring(draft, STAFF, Strike { at: 0.0, strength: 0.75, touch: 0.001, pitch: *pitch * 0.86 });
    draft.thump(noise, 0.0, 0.8, 820.0 * *pitch, 0.07);
    draft.drop(0.002, 0.6, 170.0 * *pitch, 82.0, 0.15);
}

/// A fist or claws land: a slap.
pub fn bare(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 0.8, 2100.0 * *pitch, 0.035);
    draft.thump(noise, 0.003, 0.6, 420.0 * *pitch, 0.06);
    draft.drop(0.002, 0.5, 190.0 * *pitch, 110.0, 0.09);
}

/// Little harm: a padded thump.
pub fn light(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 0.9, 1050.0 * *pitch, 0.07);
    draft.drop(0.0, 0.55, 240.0 * *pitch, 120.0, 0.12);
    ring(draft, PIECE, Strike { at: 0.004, strength: 0.16, touch: 0.000_7, pitch: *pitch * 0.7 });
}

/// Much harm: deeper, longer, and the table feels it.
pub fn heavy(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.thump(noise, 0.0, 1.1, 760.0 * *pitch, 0.12);
    draft.drop(0.0, 0.9, 175.0 * *pitch, 66.0, 0.24);
    ring(draft, TABLE, Strike { at: 0.006, strength: 0.6, touch: 0.001, pitch: *pitch * 0.9 });
    crack(draft, noise, 0.004, 0.2, 2);
}

/// A blow that could not be better: something cracks, and a low beat follows.
pub fn critical(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    crack(draft, noise, 0.0, 0.55, 4);
    draft.thump(noise, 0.012, 0.9, 700.0, 0.1);
    draft.drop(0.012, 1.1, 180.0 * *pitch, 58.0, 0.38);
    draft.thump(noise, 0.03, 0.5, 420.0, 0.22);
    ring(draft, TABLE, Strike { at: 0.014, strength: 0.9, touch: 0.000_9, pitch: *pitch * 0.82 });
    draft.drop(0.17, 0.4, 120.0, 62.0, 0.34);
    draft.thump(noise, 0.17, 0.3, 500.0, 0.12);
}

/// Wood wards off a blow: two dry clacks, nearly one.
pub fn parry_wood(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    ring(draft, STAFF, Strike::hard(0.0, 0.9).pitched(*pitch * 1.1));
    ring(draft, STAFF, Strike::hard(noise.within(0.014, 0.024), 0.55).pitched(*pitch * 1.42));
    draft.thump(noise, 0.0, 0.3, 2600.0, 0.014);
    draft.drop(0.0, 0.3, 150.0, 100.0, 0.06);
}

/// Metal wards off a blow: a held blade, which rings only for a moment, and slides off.
pub fn parry_metal(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    ring(draft, BLADE, Strike::hard(0.0, 0.8).pitched(*pitch));
    ring(draft, BLADE, Strike::hard(0.007, 0.6).pitched(*pitch * 1.31));
    ring(draft, BLADE, Strike::hard(noise.within(0.035, 0.055), 0.25).pitched(*pitch * 1.08));
    draft.thump(noise, 0.0, 0.5, 3400.0, 0.012);
    draft.drop(0.0, 0.35, 210.0, 120.0, 0.05);
    // A bright ring would be a bell: on a table it is duller.
    draft.dull(6200.0);
}

/// What protected somebody breaks: wood splinters and falls.
pub fn shield_breaks(bench: &mut Bench) {
    let Bench { draft, noise, pitch } = bench;
    draft.drop(0.0, 0.9, 120.0, 60.0, 0.2);
    draft.thump(noise, 0.0, 0.6, 900.0, 0.08);
    crack(draft, noise, 0.0, 0.8, 7);
    let splinters = Grains {
        at: 0.03,
        strength: 0.4,
        length: 0.24,
        density: (220.0, 60.0),
        pitch: (900.0, 3800.0),
        each: 0.022,
        sharpness: 2.6,
    };
    draft.scatter(noise, splinters);
    for piece in 0..5 {
        let at = 0.16 + piece as f32 * 0.055 + noise.within(0.0, 0.03);
        let strike = Strike {
            at,
            strength: 0.4 / (piece + 1) as f32,
            touch: 0.001,
            pitch: *pitch * noise.within(0.6, 1.1),
        };
        ring(draft, PIECE, strike);
    }
}

/// Wood or bone cracks: a few sharp snaps within a moment.
pub fn crack(draft: &mut Draft, noise: &mut Noise, at: f32, strength: f32, snaps: u32) {
    let mut when = at;
    for _ in 0..snaps {
        let loud = strength * noise.within(0.5, 1.0);
        ring(
            draft,
            PIECE,
            Strike { at: when, strength: loud, touch: 0.000_3, pitch: noise.within(0.75, 1.5) },
        );
        draft.thump(noise, when, loud * 0.6, 4200.0, 0.012);
        when += noise.within(0.004, 0.019);
    }
}
