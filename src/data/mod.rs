//! Reads RON text into checked values, reports every problem with its place, and writes values back to RON. What the
//! values mean is decided in `battle` and `rules`; the wording of problems is in `tell`.

pub mod authored;
mod book_faults;
pub mod catalogue;
pub mod cautions;
pub mod check;
pub mod codex;
pub mod conversion;
pub mod files;
pub mod fill;
pub mod findings;
pub mod gaps;
pub mod languages;
pub mod lesson;
pub mod levels;
pub mod library;
pub mod names;
pub mod opponents;
pub mod parties;
pub mod prepare;
pub mod reader;
pub mod repeats;
pub mod resolve;
pub mod rulebooks;
pub mod source;
pub mod survivors;
pub mod tree;
pub mod trials;
pub mod user_folder;
pub mod variation;
pub mod write;

pub use crate::battle::nearest;
