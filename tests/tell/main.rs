//! The sentences of `tell`: every fact, refusal, problem and chance has a complete sentence.

#![allow(clippy::unwrap_used, reason = "a test whose stage cannot be set has failed")]

#[path = "../common/conditions.rs"]
mod conditions;
#[path = "../common/deeds.rs"]
mod deeds;
mod every;
mod facts;
mod files;
mod languages;
mod messages;
mod play;
mod stage;
mod stories;
