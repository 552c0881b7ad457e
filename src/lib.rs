//! Affray, a turn-based tactical skirmish game: the module map.
//!
//! The game can be used as a library: `data` reads files, `engine` fights battles, `tell` puts them into words, `rules` says what may
//! be ordered and what it would come to, `brain` decides for opponents, `lab` fights many battles at once. Three small programs
//! show the way; `cargo run --no-default-features --example NAME` runs them:
//!
//! | example | what it shows |
//! |---|---|
//! | `examples/chronicle.rs` | a scenario by a rulebook, fought to its end and told in sentences |
//! | `examples/odds.rs` | the exact odds of an attack: to hit, the harm on average, every amount of it |
//! | `examples/batch.rs` | many battles in parallel, each asked a question of one's own |

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
#[cfg(feature = "play")]
pub mod view;
