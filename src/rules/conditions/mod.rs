//! Conditions: states that a combatant is in for a while, each in a file of its own. The register in
//! `battle/conditions` says what a condition is called and which fields it has; its file says what it does by the
//! rules.

mod aided;
mod behaviour;
mod beset;
mod claim;
mod concentrating;
mod corrupted;
mod dispatch;
mod evading;
mod exhausted;
mod held;
mod maiming;
mod next_roll;
mod off_balance;
mod readied;
mod risky;
mod slowed;
mod spurred;
mod stunned;
mod suffering;
mod trauma;
mod tripped;
mod weakened;

pub use behaviour::{Behaviour, DependsOn, RollOverride};
pub use claim::{Detail, DetailKind};
