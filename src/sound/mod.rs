//! The sound of the game: which fact is heard as what, how every sound is made, and how they reach the loudspeakers.
//! Nothing here knows the window, and only the last part needs a machine with sound.

pub mod arm;
pub mod cue;
pub mod cues;
pub mod mixer;
#[cfg(feature = "play")]
mod output;
pub mod place;
#[cfg(feature = "play")]
pub mod player;
pub mod settings;
pub mod synth;
