//! What `tell` says: that every fact, refusal, problem and chance has a sentence with everything in it.

mod every;
mod facts;
mod files;
mod messages;
mod play;
mod stage;
