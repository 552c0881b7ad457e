//! The table by which missing stat blocks are worked out: what it gives is near what people wrote, and can be fought with.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

mod by_hand;
mod near;
mod one_block;
