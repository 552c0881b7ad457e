//! The table for working out missing stat blocks: its results are near the blocks that people wrote, and can be used in
//! battle.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

mod by_hand;
mod near;
mod one_block;
