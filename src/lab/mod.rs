//! The lab: fights many battles in parallel, with opponents on every side, and reports how they ended. `brain`
//! decides how opponents act; `cli` prints the report.

mod batch;
mod drive;
mod hardness;
mod report;
mod tally;
mod tournament;

pub use batch::{Setup, ask_each, battle_seed, run_batch};
pub use drive::{Profiles, play_out};
pub use hardness::{YARDSTICKS, measure};
pub use report::{CombatantReport, Interval, Report, RoundsReport, SideReport, TimedReport};
pub use tournament::{Match, REPEATS, Score, Verdict};
