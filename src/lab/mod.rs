//! The lab: fights many battles in parallel, with opponents on every side, and reports how they ended. `brain`
//! decides how opponents act; `cli` prints the report.

mod batch;
mod drive;
mod estimate;
mod hardness;
mod losses;
mod paired;
mod ranking;
mod report;
mod rows;
mod tally;
mod tournament;

pub use batch::{Brief, Extent, Setup, Watch, ask_each, battle_seed, run_batch, run_within};
pub use drive::{Opponent, Opponents, play_out};
pub use estimate::{Interval, Mean, Moments, Share};
pub use hardness::{Hardness, YARDSTICKS, measure};
pub use losses::{Deaths, EndReport, FelledBy};
pub use paired::{Compared, Difference, run_paired};
pub use ranking::{Luck, Which};
pub use report::{
    CombatantReport, DecisionReport, EndingReport, LeftReport, NamedBattle, Report, RoundHarm, RoundsReport,
    SideReport, TimedReport,
};
pub use tournament::{Match, REPEATS, Score, Verdict};
