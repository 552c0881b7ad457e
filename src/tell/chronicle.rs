//! A chronicle to read: facts one a line, grouped by round, side and turn.

use std::borrow::Cow;

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
        let seen = facts.iter().filter(|fact| as_side.is_none_or(|side| fact.seen_by.contains(side)));
        for fact in whole_walks(seen, as_side) {
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
            if is_told(&fact, as_side) {
                for line in self.fact(&fact).lines() {
                    text.extend(std::iter::repeat_n(INDENT, level));
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
        text
    }
}

/// The facts, with a walk that was taken step by step, since something might have answered to each, as one: who reads of it
/// cares where it led. Whatever else is told on the way parts it.
fn whole_walks<'f>(
    facts: impl Iterator<Item = &'f Fact>,
    as_side: Option<SideId>,
) -> impl Iterator<Item = Cow<'f, Fact>> {
    let mut whole: Vec<Cow<'f, Fact>> = Vec::new();
    // Where in them a walk is that may go on.
    let mut walk: Option<usize> = None;
    for fact in facts {
        if let (Happening::Moved { path, .. }, Some(place)) = (&fact.what, walk)
            && goes_on(&whole[place], fact)
        {
            if let Happening::Moved { path: so_far, .. } = &mut whole[place].to_mut().what {
                so_far.extend_from_slice(path);
            }
            continue;
        }
        let ends = matches!(fact.what, Happening::TurnBegins { .. } | Happening::TurnEnds { .. });
        if ends || is_told(fact, as_side) {
            walk = matches!(fact.what, Happening::Moved { .. }).then_some(whole.len());
        }
        whole.push(Cow::Borrowed(fact));
    }
    whole.into_iter()
}

/// Whether one walk is the beginning of another.
fn goes_on(before: &Fact, after: &Fact) -> bool {
    let (Happening::Moved { who, .. }, Happening::Moved { who: other, .. }) = (&before.what, &after.what)
    else {
        return false;
    };
    who == other && before.clause == after.clause && before.seen_by == after.seen_by
}

fn is_told(fact: &Fact, as_side: Option<SideId>) -> bool {
    let is_sight = matches!(fact.what, Happening::Sighted { .. } | Happening::LostSight { .. });
    Weight::of(&fact.what) > Weight::Detail || is_sight && as_side.is_some()
}
