//! What the window shows and offers, tested without opening one: the picture that the facts add up to, and the action
//! bar. The scripts beside this file test the window itself.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]
#![cfg(feature = "play")]

mod bar;
mod ground;
mod hot_seat;
mod panels;
mod picture;
mod rulings;
