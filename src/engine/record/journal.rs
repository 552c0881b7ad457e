//! Writes a record: turns the part of a session that is not written yet into lines to append.

use std::io::{self, Write};

use serde::Serialize;

use super::{FORMAT, PROGRAM, Reading, checksum, word};
use crate::battle::Order;
use crate::battle::order_text::print_order;
use crate::engine::fingerprint::Fingerprint;
use crate::engine::session::{Session, SessionInput, TakeBack};

/// What a record states about its battle that the session does not know.
#[derive(Clone, Copy, Debug)]
pub struct About<'a> {
    pub scenario: &'a str,
    pub rulebook: &'a str,
    /// Every authored file that the battle was made from: its name and its full text.
    pub sources: &'a [(&'a str, &'a str)],
}

/// How much of a session is written, and the last checksum.
#[derive(Clone, Debug)]
pub struct Journal {
    checksum: String,
    given: Vec<(SessionInput, Fingerprint)>,
    /// The rounds whose snapshots are written, each by the number of entries before it.
    rounds: Vec<usize>,
}

impl Journal {
    /// Begins a record: returns the journal and the first lines.
    pub fn begin(session: &Session, about: &About<'_>) -> (Journal, String) {
        let mut journal = Journal { checksum: String::new(), given: Vec::new(), rounds: Vec::new() };
        let mut text = String::new();
        journal.line(&mut text, word::HEADER, &format!("{FORMAT} {PROGRAM}"));
        for (name, source) in about.sources {
            journal.line(&mut text, word::SOURCE, &format!("{} {}", json(name), json(source)));
        }
        journal.line(&mut text, word::SCENARIO, &json(about.scenario));
        journal.line(&mut text, word::RULEBOOK, &json(about.rulebook));
        let seating = session.battle().muster().scenario.seating();
        journal.line(&mut text, word::SEATS, &json(&seating));
        if session.take_back() != TakeBack::default() {
            journal.line(&mut text, word::TAKE_BACK, session.take_back().word());
        }
        journal.line(&mut text, word::SEED, &session.seed().to_string());
        if let Some(snapshot) = session.started_from() {
            journal.line(&mut text, word::FROM, &json(snapshot));
        }
        journal.line(&mut text, word::BEGIN, &session.opening().to_string());
        text.push_str(&journal.catch_up(session));
        (journal, text)
    }

    /// Continues a record that was read and replayed without a difference.
    pub fn resume(reading: &Reading, session: &Session) -> Journal {
        let written = reading.record.as_ref().map_or(0, |record| record.entries.len());
        let rounds =
            reading.record.iter().flat_map(|record| &record.rounds).map(|round| round.after).collect();
        let given = session.given().take(written).cloned().enumerate();
        let given = given.filter_map(|(place, given)| Some((given, session.fingerprint(place)?))).collect();
        Journal { checksum: reading.checksum.clone(), given, rounds }
    }

    /// The lines that are not written yet.
    pub fn catch_up(&mut self, session: &Session) -> String {
        let mut text = String::new();
        let now = || session.given().enumerate().map(|(place, given)| (given, session.fingerprint(place)));
        let in_common = self.given.iter().zip(now());
        let kept = in_common
            .take_while(|((own, print), (given, now))| own == *given && Some(*print) == *now)
            .count();
        if kept < self.given.len() {
            self.given.truncate(kept);
            self.rounds.retain(|after| *after <= kept);
            self.line(&mut text, word::BACK, &kept.to_string());
        }
        self.rounds(&mut text, session);
        for (given, print) in now().skip(kept) {
            let Some(print) = print else { break };
            let names = &**session.battle().muster();
            let brought = word::BROUGHT;
            match given {
                SessionInput::Order(order) => {
                    let order = print_order(order, names);
                    self.line(&mut text, word::ORDER, &format!("{order}{brought}{print}"));
                }
                SessionInput::Ruling(ruling) => {
                    let order = print_order(&Order::Gm(ruling.gm_order.clone()), names);
                    self.line(&mut text, word::RULING, &format!("{} {order}{brought}{print}", ruling.fact));
                }
            }
            self.given.push((given.clone(), print));
            self.rounds(&mut text, session);
        }
        text
    }

    /// Writes the snapshot of a round, if the next decision is the first of that round.
    fn rounds(&mut self, text: &mut String, session: &Session) {
        let after = self.given.len();
        let begun =
            session.rounds().find(|(place, _)| *place == after).filter(|_| !self.rounds.contains(&after));
        if let Some((_, snapshot)) = begun {
            self.line(text, word::ROUND, &format!("{} {}", snapshot.round(), json(snapshot)));
            self.rounds.push(after);
        }
    }

    fn line(&mut self, text: &mut String, word: &str, payload: &str) {
        let line = format!("{word} {payload}");
        self.checksum = checksum(&self.checksum, &line);
        text.push_str(&self.checksum);
        text.push(' ');
        text.push_str(&line);
        text.push('\n');
    }
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    let written = serde_json::to_string(value);
    debug_assert!(written.is_ok(), "everything in a record has a form in JSON");
    written.unwrap_or_default()
}

/// Appends a session's journal to a writer. If writing fails, perhaps because the disk is full, the next call goes on
/// at the same byte.
pub struct RecordWriter<W: Write> {
    out: W,
    journal: Journal,
    pending: Vec<u8>,
}

impl<W: Write> RecordWriter<W> {
    /// A writer that appends to what the journal has written so far.
    pub const fn new(out: W, journal: Journal) -> RecordWriter<W> {
        RecordWriter { out, journal, pending: Vec::new() }
    }

    /// Writes everything that is new in the session, undone orders included.
    ///
    /// # Errors
    /// Not everything could be written.
    pub fn follow(&mut self, session: &Session) -> io::Result<()> {
        self.pending.extend_from_slice(self.journal.catch_up(session).as_bytes());
        while !self.pending.is_empty() {
            match self.out.write(&self.pending) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => {
                    self.pending.drain(..written);
                }
                Err(fault) if fault.kind() == io::ErrorKind::Interrupted => {}
                Err(fault) => return Err(fault),
            }
        }
        self.out.flush()
    }

    /// Returns the inner writer.
    pub fn into_inner(self) -> W {
        self.out
    }
}
