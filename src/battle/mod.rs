//! The nouns of a battle and of the files that describe one. Nothing here reads a file or rolls a die.

pub mod listed;
pub mod problem;
pub mod source;
