//! Weapons that are drawn and swung.

use super::Bench;
use crate::sound::synth::draft::Gust;
use crate::sound::synth::friction::{Scrape, rustle, scrape};
use crate::sound::synth::resonance::{BLADE, STAFF, Strike, ring};

/// A light blade leaves its sheath: leather, a rising scrape, and a short ring.
pub fn draw_light(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    rustle(draft, noise, 0.0, 0.12, 0.09);
    let pull = Scrape { at: 0.04, strength: 0.5, length: 0.24, body: BLADE, glide: (0.92, 1.08) };
    scrape(draft, noise, &pull);
    ring(draft, BLADE, Strike { at: 0.27, strength: 0.16, touch: 0.000_4, pitch: 1.15 });
}

/// A heavy blade leaves its sheath: lower and longer.
pub fn draw_heavy(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    rustle(draft, noise, 0.0, 0.16, 0.14);
    let pull = Scrape { at: 0.06, strength: 0.5, length: 0.42, body: BLADE, glide: (0.5, 0.6) };
    scrape(draft, noise, &pull);
    ring(draft, BLADE, Strike { at: 0.46, strength: 0.2, touch: 0.000_8, pitch: 0.62 });
}

/// A weapon of wood is taken in hand: a strap, and a shaft that touches something.
pub fn draw_wood(bench: &mut Bench) {
    let Bench { draft, noise, .. } = bench;
    rustle(draft, noise, 0.0, 0.2, 0.16);
    ring(draft, STAFF, Strike { at: 0.13, strength: 0.5, touch: 0.001_4, pitch: 0.9 });
    ring(draft, STAFF, Strike { at: 0.21, strength: 0.16, touch: 0.002, pitch: 0.97 });
}

/// A light blade cuts the air: high and quick.
pub fn swing_light(bench: &mut Bench) {
    let pitch = bench.pitch;
    cut(bench, 0.065, 0.12, [1500.0 * pitch, 3600.0 * pitch, 1700.0 * pitch], 2.4);
    cut(bench, 0.06, 0.09, [3800.0 * pitch, 6800.0 * pitch, 4200.0 * pitch], 1.2);
}

/// A heavy blade cuts the air: lower and slower, with an edge on it.
pub fn swing_heavy(bench: &mut Bench) {
    let pitch = bench.pitch;
    cut(bench, 0.1, 0.2, [480.0 * pitch, 1350.0 * pitch, 560.0 * pitch], 2.0);
    cut(bench, 0.1, 0.13, [1500.0 * pitch, 2900.0 * pitch, 1500.0 * pitch], 1.6);
}

/// A blunt weapon pushes the air aside.
pub fn swing_blunt(bench: &mut Bench) {
    let pitch = bench.pitch;
    cut(bench, 0.1, 0.19, [230.0 * pitch, 640.0 * pitch, 280.0 * pitch], 1.7);
    cut(bench, 0.1, 0.12, [700.0 * pitch, 1300.0 * pitch, 700.0 * pitch], 1.0);
}

/// A fist or a claw darts forward, with a sleeve behind it.
pub fn swing_bare(bench: &mut Bench) {
    let pitch = bench.pitch;
    cut(bench, 0.045, 0.09, [620.0 * pitch, 1300.0 * pitch, 700.0 * pitch], 1.5);
    rustle(&mut bench.draft, &mut bench.noise, 0.0, 0.05, 0.08);
}

/// A blow that finds nothing: it swishes past, away from the ear.
pub fn miss(bench: &mut Bench) {
    let pitch = bench.pitch;
    cut(bench, 0.05, 0.24, [2600.0 * pitch, 2000.0 * pitch, 700.0 * pitch], 1.8);
}

/// Something cuts the air.
fn cut(bench: &mut Bench, rise: f32, fall: f32, path: [f32; 3], sharpness: f32) {
    let gust = Gust { at: 0.0, strength: 0.5, rise, fall: fall * 1.6, path, sharpness };
    bench.draft.blow(&mut bench.noise, gust);
}
