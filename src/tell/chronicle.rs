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
    pub fn chronicle(&self, facts: &[Fact], as_side: Option<SideId>) -> String {
        self.chronicle_on(facts, as_side, &mut 0)
    }

    /// The same, going on from facts told before: `depth` keeps whose turn it was.
    pub fn chronicle_on(&self, facts: &[Fact], as_side: Option<SideId>, depth: &mut usize) -> String {
        let mut text = String::new();
        let seen = facts.iter().filter(|fact| is_perceived(fact, as_side));
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

/// How many of these facts can be told now: those up to the last that parts walks, since one after it may still go on.
pub fn count_settled(facts: &[Fact], as_side: Option<SideId>) -> usize {
    let parts = |fact: &Fact| is_perceived(fact, as_side) && parts_walks(fact, as_side);
    facts.iter().rposition(parts).map_or(0, |place| place + 1)
}

/// The facts, with a walk that was taken step by step, since something might have answered to each, as one: who reads of it
/// cares where it led, and what it took. Whatever else is told on the way parts it.
fn whole_walks<'f>(
    facts: impl Iterator<Item = &'f Fact>,
    as_side: Option<SideId>,
) -> impl Iterator<Item = Cow<'f, Fact>> {
    let mut whole: Vec<Cow<'f, Fact>> = Vec::new();
    // Where in them are a walk that may go on, and what hard going has taken of it.
    let (mut walk, mut toll): (Option<usize>, Option<usize>) = (None, None);
    for fact in facts {
        let place = match fact.what {
            Happening::Moved { .. } => &mut walk,
            Happening::HardGoing { .. } if walk.is_some() => &mut toll,
            _ => {
                if parts_walks(fact, as_side) {
                    (walk, toll) = (None, None);
                }
                whole.push(Cow::Borrowed(fact));
                continue;
            }
        };
        let went_on = place.is_some_and(|place| go_on(&mut whole[place], fact));
        if !went_on {
            *place = Some(whole.len());
            if matches!(fact.what, Happening::Moved { .. }) {
                toll = None;
            }
            whole.push(Cow::Borrowed(fact));
        }
    }
    whole.into_iter()
}

/// Lets a walk, or what hard going takes of it, go on where both are of the same one, for the same reason, before the
/// same eyes. Says whether they are.
fn go_on(before: &mut Cow<'_, Fact>, after: &Fact) -> bool {
    let is_one = before.what.who() == after.what.who()
        && before.clause == after.clause
        && before.seen_by == after.seen_by;
    if !is_one {
        return false;
    }
    match (&mut before.to_mut().what, &after.what) {
        (Happening::Moved { path: so_far, .. }, Happening::Moved { path, .. }) => {
            so_far.extend_from_slice(path)
        }
        (Happening::HardGoing { more: so_far, .. }, Happening::HardGoing { more, .. }) => *so_far += more,
        _ => return false,
    }
    true
}

/// Whether a walk that was going on before is told by itself, and what is told of one after it begins anew.
fn parts_walks(fact: &Fact, as_side: Option<SideId>) -> bool {
    match fact.what {
        Happening::Moved { .. } | Happening::HardGoing { .. } => false,
        Happening::TurnBegins { .. } | Happening::TurnEnds { .. } => true,
        _ => is_told(fact, as_side),
    }
}

fn is_perceived(fact: &Fact, as_side: Option<SideId>) -> bool {
    as_side.is_none_or(|side| fact.seen_by.contains(side))
}

fn is_told(fact: &Fact, as_side: Option<SideId>) -> bool {
    let is_sight = matches!(fact.what, Happening::Sighted { .. } | Happening::LostSight { .. });
    Weight::of(&fact.what) > Weight::Detail || is_sight && as_side.is_some()
}
