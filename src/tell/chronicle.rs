//! A chronicle to read: one line for each fact, grouped by round, side and turn.

use std::borrow::Cow;

use super::teller::Teller;
use super::weight::Weight;
use crate::battle::{CombatantId, Fact, Happening, SideId};
use crate::grid::Pos;

/// The indent of each level.
const INDENT: &str = "  ";

impl Teller {
    /// Facts as lines: rounds, in them the turns of sides, in those the turns of combatants, and the events of each
    /// turn. For a side, it has only what the side perceived, and also whom the side caught sight of and lost sight of.
    pub fn chronicle(&self, facts: &[Fact], as_side: Option<SideId>) -> String {
        self.chronicle_on(facts, as_side, &mut 0)
    }

    /// The same for later facts: `depth` keeps the level from one call to the next.
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
                // The next facts belong to no combatant's turn.
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

/// How many of these facts can be told now: all up to the last one that ends a walk, since a later walk may still go
/// on. A deed that is told as it begins waits for its step.
pub fn count_settled(facts: &[Fact], as_side: Option<SideId>) -> usize {
    let ends =
        |fact: &Fact| is_perceived(fact, as_side) && ends_walks(fact, as_side) && goes_to(fact).is_none();
    facts.iter().rposition(ends).map_or(0, |place| place + 1)
}

/// Whether something else can be told before the fact at this place: no walk goes on over it.
pub fn may_break_at(facts: &[Fact], place: usize, as_side: Option<SideId>) -> bool {
    let mut after = facts.iter().skip(place).filter(|fact| is_perceived(fact, as_side));
    after.find(|fact| is_of_a_walk(fact) || ends_walks(fact, as_side)).is_some_and(|fact| !is_of_a_walk(fact))
}

/// The facts, with the steps of a walk joined into one fact, and the costs of its difficult terrain joined into
/// another. The engine moves step by step, since each step may trigger a reaction; a reader wants to know where the
/// walk ended. Any fact told between two steps ends the walk.
fn whole_walks<'f>(
    facts: impl Iterator<Item = &'f Fact>,
    as_side: Option<SideId>,
) -> impl Iterator<Item = Cow<'f, Fact>> {
    let mut whole: Vec<Cow<'f, Fact>> = Vec::new();
    // The indices of a walk that may go on, and of its cost.
    let (mut walk, mut cost): (Option<usize>, Option<usize>) = (None, None);
    // Where somebody goes by a deed that is told as it begins, such as a single step. Its square is not told again.
    let mut told_to_go = None;
    for fact in facts {
        if is_step_to(fact, told_to_go) {
            told_to_go = None;
            continue;
        }
        if is_told(fact, as_side) {
            told_to_go = goes_to(fact);
        }
        let place = match fact.what {
            Happening::Moved { .. } => &mut walk,
            Happening::HardGoing { .. } if walk.is_some() => &mut cost,
            _ => {
                if ends_walks(fact, as_side) {
                    (walk, cost) = (None, None);
                }
                whole.push(Cow::Borrowed(fact));
                continue;
            }
        };
        let is_joined = place.is_some_and(|place| join(&mut whole[place], fact));
        if !is_joined {
            *place = Some(whole.len());
            if matches!(fact.what, Happening::Moved { .. }) {
                cost = None;
            }
            whole.push(Cow::Borrowed(fact));
        }
    }
    whole.into_iter()
}

/// Who begins to go somewhere by a deed, and where to.
fn goes_to(fact: &Fact) -> Option<(CombatantId, Pos)> {
    let Happening::Declared { who, deed } = &fact.what else { return None };
    Some((*who, deed.leads_to()?))
}

/// Whether somebody comes here in one step to where they were going.
fn is_step_to(fact: &Fact, going: Option<(CombatantId, Pos)>) -> bool {
    let Happening::Moved { who, path } = &fact.what else { return false };
    going.is_some_and(|(walker, to)| walker == *who && path[..] == [to])
}

/// Joins a step to the walk before it, or a cost to the cost before it, if both have the same combatant and rule and
/// are perceived by the same sides. Returns whether they were joined.
fn join(before: &mut Cow<'_, Fact>, after: &Fact) -> bool {
    let is_same = before.what.who() == after.what.who()
        && before.clause == after.clause
        && before.seen_by == after.seen_by;
    if !is_same {
        return false;
    }
    match (&mut before.to_mut().what, &after.what) {
        (Happening::Moved { path: so_far, .. }, Happening::Moved { path, .. }) => {
            so_far.extend_from_slice(path)
        }
        (Happening::HardGoing { more: so_far, .. }, Happening::HardGoing { more, .. }) => so_far.0 += more.0,
        _ => return false,
    }
    true
}

/// Whether this fact is a step of a walk, or what its ground costs.
const fn is_of_a_walk(fact: &Fact) -> bool {
    matches!(fact.what, Happening::Moved { .. } | Happening::HardGoing { .. })
}

/// Whether this fact separates a walk before it from a walk after it.
fn ends_walks(fact: &Fact, as_side: Option<SideId>) -> bool {
    let begins_or_ends_a_turn =
        matches!(fact.what, Happening::TurnBegins { .. } | Happening::TurnEnds { .. });
    !is_of_a_walk(fact) && (begins_or_ends_a_turn || is_told(fact, as_side))
}

fn is_perceived(fact: &Fact, as_side: Option<SideId>) -> bool {
    as_side.is_none_or(|side| fact.seen_by.contains(side))
}

fn is_told(fact: &Fact, as_side: Option<SideId>) -> bool {
    let is_sight = matches!(fact.what, Happening::Sighted { .. } | Happening::LostSight { .. });
    Weight::of(&fact.what) > Weight::Detail || is_sight && as_side.is_some()
}
