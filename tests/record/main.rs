//! Orders as text, sessions with a way back, and records that are played again.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

#[path = "../common/mod.rs"]
mod common;

mod any_order;
mod journal;
mod offers;
mod orders;
mod overrule;
mod play;
mod session;
