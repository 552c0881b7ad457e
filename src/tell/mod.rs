//! Facts, refusals, problems and odds as sentences. All words are in `assets/text`, language by language; this code chooses
//! the message and its arguments. It judges no rule, and writes nothing to a screen or a file.

mod board;
mod check;
mod chronicle;
mod condition;
mod data;
mod ending;
mod excerpt;
mod fact;
mod gear;
mod gm_order;
mod language;
mod lasting;
mod left;
mod message;
mod noun;
mod number;
mod odds;
mod order;
mod problem;
mod state;
mod story;
mod teller;
mod value;
mod weight;
mod why;
mod words;

pub use board::Tint;
pub use check::About;
pub use chronicle::{count_settled, may_break_at};
pub use language::{Language, choose, languages, wanted_by_system};
pub use left::Budget;
pub use message::key_of;
pub use noun::{Noun, key_of_text};
pub use odds::is_certain;
pub use order::Label;
pub use story::StoryLine;
pub use teller::{DICE, Teller};
pub use weight::Weight;
pub(crate) use words::say;
pub use words::{Words, plain};
