//! Plays a record again, order by order, as long as each order results in the recorded facts.

use std::sync::Arc;

use super::{Record, RecordEntry};
use crate::battle::Order;
use crate::battle::order_text::{OrderProblem, parse_order};
use crate::engine::session::{InputError, Ruling, Session, SessionInput};
use crate::engine::snapshot::Snapshot;
use crate::rules::book::muster::Muster;

/// The result of playing a record again.
pub struct Replay {
    /// The battle: at the record's end, or at the point from which it continues after a difference.
    pub session: Session,
    pub difference: Option<Difference>,
    /// The round whose recorded snapshot the battle continues from, if a difference made that necessary.
    pub opened_at: Option<u16>,
}

/// The point at which the replayed battle differs from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the order or ruling, counted from 1; 0 for the opening.
    pub order: usize,
    /// The order as text.
    pub text: String,
    pub why: Mismatch,
}

/// How a replayed battle differs from the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The facts are different.
    Facts,
    /// The order can no longer be read.
    Unreadable(OrderProblem),
    /// The order is no longer permitted.
    InputError(InputError),
    /// The snapshot that the battle started from cannot be used.
    Start,
}

/// Plays a record again, with the muster made from the record's own sources.
pub fn replay(record: &Record, muster: &Arc<Muster>) -> Replay {
    let mut played = play_again(record, muster);
    played.session = played.session.with_take_back(record.take_back);
    played
}

fn play_again(record: &Record, muster: &Arc<Muster>) -> Replay {
    let started = match &record.from {
        Some(snapshot) => resumed(muster, record.seed, snapshot),
        None => Some(Session::new(muster, record.seed)),
    };
    let Some(mut session) = started else {
        let why = Mismatch::Start;
        let difference = Difference { order: 0, text: String::new(), why };
        return reopen(Session::new(muster, record.seed), record, muster, difference);
    };
    if record.is_compared() && session.opening().to_string() != record.opening {
        let difference = Difference { order: 0, text: String::new(), why: Mismatch::Facts };
        return reopen(session, record, muster, difference);
    }
    for (place, entry) in record.entries.iter().enumerate() {
        if let Err(why) = repeat(&mut session, place, entry, record.is_compared()) {
            let difference = Difference { order: place + 1, text: entry.text.clone(), why };
            return reopen(session, record, muster, difference);
        }
    }
    Replay { session, difference: None, opened_at: None }
}

/// Carries out one recorded order or ruling, and compares the resulting facts if they can be compared.
fn repeat(
    session: &mut Session,
    place: usize,
    entry: &RecordEntry,
    is_compared: bool,
) -> Result<(), Mismatch> {
    let order = parse_order(&entry.text, &**session.battle().muster()).map_err(Mismatch::Unreadable)?;
    let given = match (entry.before_fact, order) {
        (None, order) => SessionInput::Order(order),
        (Some(fact), Order::Gm(gm_order)) => SessionInput::Ruling(Ruling { fact, gm_order }),
        (Some(_), _) => return Err(Mismatch::InputError(InputError::NoSuchRoll)),
    };
    session.give(given).map_err(Mismatch::InputError)?;
    match session.fingerprint(place) {
        Some(print) if !is_compared || print.to_string() == entry.hash => Ok(()),
        _ => Err(Mismatch::Facts),
    }
}

/// Goes back to the last point at which record and battle agree, or else continues from the recorded snapshot of the
/// round in which they differ.
fn reopen(mut session: Session, record: &Record, muster: &Arc<Muster>, difference: Difference) -> Replay {
    let alike = difference.order.saturating_sub(1);
    for round in record.rounds.iter().rev().filter(|round| round.after <= alike) {
        let own = session.rounds().find(|(after, _)| *after == round.after).map(|(_, snapshot)| snapshot);
        let recorded = serde_json::from_str::<Snapshot>(&round.snapshot).ok();
        if difference.order > 0 && own.is_some() && own == recorded.as_ref() {
            session.truncate(round.after);
            return Replay { session, difference: Some(difference), opened_at: Some(round.round) };
        }
        if let Some(session) = recorded.and_then(|snapshot| Session::resume(muster, record.seed, snapshot)) {
            return Replay { session, difference: Some(difference), opened_at: Some(round.round) };
        }
    }
    session.truncate(alike);
    Replay { session, difference: Some(difference), opened_at: None }
}

fn resumed(muster: &Arc<Muster>, seed: u64, snapshot: &str) -> Option<Session> {
    Session::resume(muster, seed, serde_json::from_str(snapshot).ok()?)
}
