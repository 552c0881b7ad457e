//! Whole battles: the same from the same seed, sound after every order, and every rule met on the way.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

#[path = "../common/mod.rs"]
mod common;

mod determinism;
mod heaviest;
mod kinds;
mod offers;
mod perceived;
mod soak;
mod swings;
