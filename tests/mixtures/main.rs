//! Mixtures: rulebooks of a few lines that are made from others.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "what fails in a test fails the test; what pairs come to is worth reading"
)]

#[path = "../common/mod.rs"]
mod common;
mod openings;
mod pairs;
mod shipped;
