//! What the window shows and offers, without opening one: the picture that facts add up to, and the action bar. The
//! scripts beside this file drive the window itself.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]
#![cfg(feature = "play")]

mod bar;
mod picture;
mod rulings;
