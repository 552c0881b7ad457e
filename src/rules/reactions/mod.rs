//! Reactions: what combatants do in answer to others, each in a file of its own. The register in `battle/reactions` says what
//! a reaction is called and what belongs to it; its file says what it does by the rules. When it is time to react is said in
//! `occasions`.

mod ability;
mod behaviour;
mod cast;
mod dispatch;
pub mod occasions;
mod opportunity_attack;
mod readied;
mod roused;
mod step;
mod strike;

pub use behaviour::{Behaviour, Merit, Moment};
