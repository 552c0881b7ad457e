//! Affray, a turn-based tactical skirmish game.
//!
//! The game can be used as a library: `data` reads files, `engine` fights battles, `tell` turns what happens into
//! sentences, `rules` says which orders are allowed and what they would lead to, `brain` plays the program's side,
//! and `lab` fights many battles at once. Three small programs show how. To run one of them:
//! `cargo run --no-default-features --example NAME`.
//!
//! | example | what it shows |
//! |---|---|
//! | `examples/chronicle.rs` | a battle from start to end, told in sentences |
//! | `examples/odds.rs` | the exact odds of an attack: the chance to hit, the average harm, the chance of every amount |
//! | `examples/batch.rs` | many battles in parallel, and a question of your own about each |

pub mod account;
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
mod in_place;
pub mod lab;
pub mod rules;
pub mod sound;
pub mod tell;
#[cfg(feature = "play")]
pub mod view;
