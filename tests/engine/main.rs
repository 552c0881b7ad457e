//! Whole battles: the same seed gives the same battle, the state is valid after every order, and every rule occurs.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../common/soldiers.rs"]
mod soldiers;

mod aims;
mod determinism;
mod ground;
mod heaviest;
mod kinds;
mod offers;
mod perceived;
mod permits;
mod review;
mod soak;
mod swings;
mod threats;
