//! Courses: an order together with the rulings during it, which are replayed as one. Also how a session reaches any
//! decision: it replays courses from the nearest snapshot.

use super::{Entry, InputError, Session, SessionInput, Start};
use crate::battle::{CombatantId, GmOrder, Happening, Order, Refusal};
use crate::engine::battle::Battle;

impl Session {
    /// The index of the order that the last course of the first `len` entries begins with; none if that is the opening.
    pub(super) fn first_of_course(&self, len: usize) -> Option<usize> {
        self.given[..len].iter().rposition(|entry| !entry.is_ruling())
    }

    /// Goes back to the decision after `len` entries, and keeps all entries.
    pub(super) fn go_to(&mut self, len: usize) {
        // A snapshot's chronicle holds the facts up to that point. A ruling changes the facts of its course, so a
        // snapshot in the middle of such a course is of no use.
        let leads_here = |after: usize| !self.given.get(after).is_some_and(Entry::is_ruling);
        let points = self
            .rounds
            .iter()
            .chain(&self.recent)
            .filter(|point| point.after <= len && leads_here(point.after));
        let mut at = match points.max_by_key(|point| point.after) {
            Some(point) => {
                self.battle.restore(&point.snapshot);
                point.after
            }
            None => {
                self.go_to_start();
                0
            }
        };
        if at < len && self.given[at].is_ruling() {
            self.restore_opening();
        }
        while at < len {
            at = self.play_again(at, len);
        }
    }

    /// Plays the course that begins with the entry `at`, of the first `len`. Returns where the next one begins.
    pub(super) fn play_again(&mut self, at: usize, len: usize) -> usize {
        let rest = &self.given[at..len];
        let rulings = rest.iter().skip(1).take_while(|entry| entry.is_ruling()).count();
        let course: Vec<SessionInput> = rest[..=rulings].iter().map(|entry| entry.given.clone()).collect();
        let played = play(&mut self.battle, &course);
        debug_assert_eq!(played, Ok(()), "what was given once can be given again");
        at + course.len()
    }

    /// Goes to the first decision, before all entries.
    pub(super) fn go_to_start(&mut self) {
        match &self.start {
            Start::UnderWay(snapshot) => self.battle.restore(snapshot),
            Start::Opening(_) => {
                self.restore_opening();
                self.battle.begin();
            }
        }
    }

    /// Goes to before the opening; false if the session started later.
    pub(super) fn restore_opening(&mut self) -> bool {
        match &self.start {
            Start::UnderWay(_) => false,
            Start::Opening(snapshot) => {
                self.battle.restore(snapshot);
                true
            }
        }
    }
}

impl Entry {
    pub(super) const fn is_ruling(&self) -> bool {
        matches!(self.given, SessionInput::Ruling(_))
    }
}

/// Plays a course: an order, or the opening if the course begins with a ruling, and the rulings during it.
pub(super) fn play(battle: &mut Battle, course: &[SessionInput]) -> Result<(), InputError> {
    let told = battle.chronicle().len();
    let rulings = match course.split_first() {
        Some((SessionInput::Order(order), rulings)) => {
            battle.give_order(order.clone()).map_err(InputError::Refused)?;
            rulings
        }
        _ => {
            battle.arrive();
            course
        }
    };
    for given in rulings {
        let SessionInput::Ruling(ruling) = given else { break };
        let (roller, sides) = wind_to(battle, told.saturating_add(ruling.fact))?;
        if let GmOrder::SetDie { who, face } = ruling.gm_order
            && roller == Some(who)
            && face > sides
        {
            return Err(InputError::Refused(Refusal::NoSuchFace { face, sides }));
        }
        battle.give_order(Order::Gm(ruling.gm_order.clone())).map_err(InputError::Refused)?;
    }
    battle.run();
    Ok(())
}

/// Advances to just before the pass that tells a fact, which must be a roll. Returns who rolls, and how many sides the
/// dice have.
fn wind_to(battle: &mut Battle, fact: usize) -> Result<(Option<CombatantId>, u8), InputError> {
    let here = battle.snapshot();
    let mut passes = 0;
    while battle.chronicle().len() <= fact {
        if !battle.step() {
            return Err(InputError::NoSuchRoll);
        }
        passes += 1;
    }
    let roll = battle.chronicle().since(fact).first().and_then(|fact| match &fact.what {
        Happening::Rolled { who, check, .. } => Some((*who, check.throw.sides())),
        _ => None,
    });
    let Some(roll) = roll.filter(|_| passes > 0) else { return Err(InputError::NoSuchRoll) };
    battle.restore(&here);
    for _ in 1..passes {
        battle.step();
    }
    Ok(roll)
}

/// Whether a happening is a roll, before which a ruling can be inserted.
pub(super) const fn is_roll(what: &Happening) -> bool {
    matches!(what, Happening::Rolled { .. })
}
