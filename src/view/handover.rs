//! The hot seat: who sits before the window, and when a curtain has to fall before somebody else looks at it.

use super::picture::{Known, Picture};
use crate::battle::{Fact, Happening, SideId};

/// A side leaves the table to another: what the picture was when the side last looked at it.
#[derive(Clone, Debug)]
pub struct LastLook {
    /// How many facts the side had been shown.
    pub shown: usize,
    pub picture: Picture,
}

/// Whether one of two sides knows something that the other does not: where somebody is, what the ground looks like, what
/// lies hidden, or something that has happened lately. `lately` has the facts since the second side last looked.
pub fn know_different_things(picture: &Picture, lately: &[Fact], one: SideId, other: SideId) -> bool {
    let sees = |side: SideId, who| picture.known(Some(side), who) == Known::Seen;
    let is_seen_by_one_alone = picture
        .everybody()
        .any(|(who, figure)| figure.fate.is_on_map() && sees(one, who) != sees(other, who));
    let has_seen_more = picture.explored(one) != picture.explored(other);
    let state = &picture.board.state;
    let finders = state.placed.iter().map(|placed| placed.known_by);
    let finders = finders.chain(state.traps.iter().map(|trap| trap.found_by));
    let hides = finders.into_iter().any(|found_by| found_by.contains(one) != found_by.contains(other));
    is_seen_by_one_alone || has_seen_more || hides || lately.iter().any(|fact| is_secret(fact, one, other))
}

/// Whether only one of two sides perceived a fact. Where everybody stands and who catches sight of whom is told to each
/// side by itself, even if all of them know.
fn is_secret(fact: &Fact, one: SideId, other: SideId) -> bool {
    let is_told_apart = matches!(
        fact.what,
        Happening::Arrived { .. } | Happening::Sighted { .. } | Happening::LostSight { .. }
    );
    !is_told_apart && fact.seen_by.contains(one) != fact.seen_by.contains(other)
}
