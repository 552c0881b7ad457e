//! Affray, a turn-based tactical skirmish game: the module map.

#[cfg(feature = "play")]
pub mod app;
pub mod battle;
pub mod brain;
pub mod cards;
pub mod cli;
pub mod data;
pub mod dice;
pub mod engine;
pub mod grid;
pub mod lab;
pub mod rules;
pub mod tell;
pub mod view;
