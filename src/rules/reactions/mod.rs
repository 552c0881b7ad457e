//! Reactions: what combatants do in answer to others, one file each. The register in `battle/reactions` lists the
//! reactions with their names and fields; the files here hold their rules. The files in `occasions` say when each
//! occasion arises.

mod ability;
mod behaviour;
mod cast;
mod dispatch;
pub mod occasions;
mod opportunity_attack;
mod possible;
mod readied;
mod step;
mod strike;

pub use behaviour::{Behaviour, Merit, Moment};
