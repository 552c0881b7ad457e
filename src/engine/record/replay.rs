//! Playing a record again: order by order, as long as each brings the very facts that it brought before.

use std::sync::Arc;

use super::{Record, RecordEntry};
use crate::battle::Order;
use crate::battle::order_text::{OrderProblem, parse_order};
use crate::engine::session::{Given, Misfit, Ruling, Session};
use crate::engine::snapshot::Snapshot;
use crate::rules::book::muster::Muster;

/// A record played again.
pub struct Replay {
    /// The battle: at the record's end, or where it has to go on from because of a difference.
    pub session: Session,
    /// The first difference, if there is any.
    pub difference: Option<Difference>,
    /// The round from whose recorded snapshot the battle goes on, where the difference left no other way.
    pub opened_at: Option<u16>,
}

/// Where a battle came out differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The number of the order or ruling, from 1; 0 for the opening.
    pub order: usize,
    /// That order in words.
    pub text: String,
    /// How it differs.
    pub why: Mismatch,
}

/// How a battle came out differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// Its facts are other ones.
    Facts,
    /// The order cannot be read any more.
    Unreadable(OrderProblem),
    /// The order does not fit any more.
    Misfit(Misfit),
    /// The snapshot that the battle started from cannot be used.
    Start,
}

/// Plays a record again with what was mustered from its own sources.
pub fn replay(record: &Record, muster: &Arc<Muster>) -> Replay {
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

/// Gives one recorded thing again, and compares what comes of it where that can be compared.
fn repeat(
    session: &mut Session,
    place: usize,
    entry: &RecordEntry,
    is_compared: bool,
) -> Result<(), Mismatch> {
    let order = parse_order(&entry.text, &**session.battle().muster()).map_err(Mismatch::Unreadable)?;
    let given = match (entry.before_fact, order) {
        (None, order) => Given::Order(order),
        (Some(fact), Order::Desk(desk)) => Given::Ruling(Ruling { fact, desk }),
        (Some(_), _) => return Err(Mismatch::Misfit(Misfit::NoSuchRoll)),
    };
    session.give(given).map_err(Mismatch::Misfit)?;
    match session.fingerprint(place) {
        Some(print) if !is_compared || print.to_string() == entry.hash => Ok(()),
        _ => Err(Mismatch::Facts),
    }
}

/// Goes back to where the record and the battle still agree, or else goes on from the recorded snapshot of the round
/// that the difference is in.
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
