//! Affray, a turn-based tactical skirmish game: the module map.

pub mod battle;
pub mod data;
pub mod grid;
