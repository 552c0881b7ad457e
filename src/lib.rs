//! Affray, a turn-based tactical skirmish game: the module map.

pub mod data;
pub mod grid;
