//! The lab: many battles at once and what they come to. Battles are fought here by opponents on every side; how they
//! decide is `brain`'s affair, how a report is shown is `cli`'s.

mod batch;
mod drive;
mod report;
mod tally;

pub use batch::{Setup, ask_each, battle_seed, run_batch};
pub use drive::{Profiles, play_out};
pub use report::{CombatantReport, Interval, Report, RoundsReport, SideReport, TimedReport};
