//! A chronicle to read: facts one a line, grouped by round, side and turn.

use super::teller::Teller;
use super::weight::Weight;
use crate::battle::{Fact, Happening, SideId};

/// What one level of the chronicle is set in by.
const INDENT: &str = "  ";

impl Teller {
    /// Facts as lines: rounds, within them the turns of the sides, within those the turns of combatants, and what
    /// happened in each. As a side saw it, there is only what it perceived, and what came into its sight and
    /// went out of it.
    #[must_use]
    pub fn chronicle(&self, facts: &[Fact], as_side: Option<SideId>) -> String {
        self.chronicle_on(facts, as_side, &mut 0)
    }

    /// The same, going on from facts told before: `depth` keeps whose turn it was.
    #[must_use]
    pub fn chronicle_on(&self, facts: &[Fact], as_side: Option<SideId>, depth: &mut usize) -> String {
        let mut text = String::new();
        for fact in facts.iter().filter(|fact| as_side.is_none_or(|side| fact.seen_by.contains(side))) {
            let level = match &fact.what {
                Happening::RoundBegins { .. } | Happening::Over { .. } => 0,
                Happening::SideGoes { .. } => 1,
                Happening::TurnBegins { .. } => 2,
                _ => *depth,
            };
            match &fact.what {
                Happening::RoundBegins { .. } | Happening::SideGoes { .. } | Happening::TurnBegins { .. } => {
                    *depth = level + 1;
                }
                // What follows is nobody's turn any more.
                Happening::TurnEnds { .. } => *depth = (*depth).min(2),
                _ => {}
            }
            if is_told(fact, as_side) {
                for line in self.fact(fact).lines() {
                    text.extend(std::iter::repeat_n(INDENT, level));
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
        text
    }
}

fn is_told(fact: &Fact, as_side: Option<SideId>) -> bool {
    let is_sight = matches!(fact.what, Happening::Sighted { .. } | Happening::LostSight { .. });
    Weight::of(&fact.what) > Weight::Detail || is_sight && as_side.is_some()
}
