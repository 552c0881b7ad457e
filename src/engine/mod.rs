//! The turn pipeline, and the only place that changes a battle. One pass does one thing: it weighs an order, rolls one check, or
//! applies effects; then React deals with the new facts. The clock says what comes next when nothing is under way.

mod aims;
mod ambush;
mod apply;
mod arrival;
mod battle;
mod blast;
mod clock;
mod concentration;
mod consequences;
mod fingerprint;
mod flames;
mod flight;
mod frame;
mod gm_order;
mod imagined;
mod intents;
mod morale_and_life;
mod offers;
mod pipeline;
mod precedence;
mod react;
pub mod record;
mod risky;
mod roll;
mod seen;
pub mod session;
mod settling;
mod setup;
mod snapshot;
mod snares;
mod stack;
mod state_change;
mod stealth;
mod story;
mod things;
mod walk;
mod watch;
mod weigh;
mod wounds;

pub use aims::{Aim, Aims, Task, winners};
pub use battle::{Awaiting, Battle};
pub use fingerprint::Fingerprint;
pub use imagined::Imagination;
pub use session::Session;
pub use snapshot::Snapshot;
