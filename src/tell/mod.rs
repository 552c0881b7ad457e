//! Facts, refusals, problems and odds as sentences. All words are in `assets/text/<language>.ftl`; here stands which
//! message fits and what it is told. No rule is judged here and nothing is written to a screen or a file.

mod arguments;
mod check;
mod chronicle;
mod desk;
mod excerpt;
mod fact;
mod feat;
mod flame;
mod goal;
mod lasting;
mod makeup;
mod odds;
mod ordeal;
mod order;
mod problem;
mod refusal;
mod teller;
mod term;
mod trap;
mod verdict;
mod weight;
mod words;

pub use arguments::key_of;
pub use chronicle::count_settled;
pub use makeup::About;
pub use order::Label;
pub use teller::Teller;
pub use weight::Weight;
pub use words::{Words, plain};
// Only the window says things by messages of its own.
#[cfg(feature = "play")]
pub(crate) use words::say;
