//! Mixtures: rulebooks of a few lines that are made of others.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod pairs;
mod shipped;
