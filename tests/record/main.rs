//! Orders as text, sessions with undo, and replays of records.
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
mod things;
