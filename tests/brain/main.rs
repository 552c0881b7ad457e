//! Opponents: they play well, they end their battles, and they know no more than their side.

#[path = "../common/mod.rs"]
mod common;

mod batches;
mod knowledge;
mod strength;
