//! The workshop of sounds: every sound of the game is worked out from noise, ringing bodies and plucked strings. Nothing
//! is recorded, and the same cue always gives the same samples.

pub mod ambience;
mod draft;
mod filter;
mod friction;
mod math;
mod noise;
mod recipes;
mod resonance;
pub mod room;
#[cfg(test)]
mod tests;

use super::cue::Cue;

/// Samples per second.
pub const RATE: u32 = 44_100;
/// The highest sample of any sound, of 1.
pub const PEAK: f32 = 0.9;

/// The samples of a cue, in one channel. `variant` counts from 0; there are [`Cue::variants`] of them, and others repeat
/// them.
pub fn render(cue: Cue, variant: u8) -> Vec<f32> {
    let turn = variant % cue.variants();
    let draft = recipes::of(cue, turn);
    draft.finished(recipes::loudness(cue))
}
