//! Opponents: they play well, they bring battles to an end, and they know no more than their side.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what fails in a test fails the test")]

#[path = "../common/mod.rs"]
mod common;

mod allies;
mod batches;
mod danger;
mod effort;
mod hidden;
mod imagined;
mod knowledge;
mod lantern_ford;
mod levels;
mod manner;
mod positions;
mod stand_offs;
mod strength;
mod tempers;
mod tournament;
mod traps;
mod under_fire;
mod whys;

use affray::brain::Level;

/// The opponents who want to win.
const PURPOSEFUL: [Level; 5] = [Level::Brute, Level::Novice, Level::Soldier, Level::Veteran, Level::Master];
