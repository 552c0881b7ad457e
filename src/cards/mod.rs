//! Rule cards: one rule, one Markdown file, played with dice that the card names and compared with what it claims.
//!
//! `card` takes the Markdown apart, `setting` makes a muster of map, RON and rulebook, `run` plays the orders, and
//! `claim` reads and judges the lines of a `then` block. `position` asks opponents what they would do. `demonstration` makes a
//! card playable in the window. `tell` puts the problems into words; `cli` and the tests print them and write files.

mod card;
mod chance;
mod claim;
mod demonstration;
mod dice;
mod facts;
mod find;
mod odds;
mod overlay;
mod position;
mod run;
mod setting;

use crate::battle::Problem;

pub use demonstration::{Demonstration, Example, OFFERED, demonstrate, example_named, examples_of};
pub use find::find_cards;
pub use run::run_card;

/// What came of playing a card.
#[derive(Clone, Debug, Default)]
pub struct CardResult {
    /// The sentence that the card proves.
    pub title: String,
    /// The rules that it cites.
    pub rules: Vec<String>,
    /// Everything that did not come out as the card claims, in the order of the file.
    pub problems: Vec<Problem>,
    /// The card's text with the chronicle as it came out, where its `facts` block says something else.
    pub rewritten: Option<String>,
}

impl CardResult {
    /// Whether everything came out as the card claims.
    pub fn holds(&self) -> bool {
        self.problems.is_empty()
    }
}
