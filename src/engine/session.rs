//! A session: a battle with every order that it was given, and undo. Undo goes back to the last decision of a person. A game master's overrule goes back to before a roll, changes it, and replays the later orders. Nothing
//! here accesses files; `record` stores a session.

mod course;
mod overrule;
mod review;
mod take_back;

pub use take_back::TakeBack;

use std::collections::VecDeque;
use std::sync::Arc;

use super::battle::{Awaiting, Battle};
use super::fingerprint::Fingerprint;
use super::snapshot::Snapshot;
use crate::battle::{Chronicle, CombatantId, Control, GmOrder, Order, Refusal};
use crate::dice::Dice;
use crate::rules::book::muster::Muster;

/// How many of the latest decisions have snapshots. An older decision is reached by replaying orders from an older
/// snapshot.
const RECENT: usize = 32;

/// An order or a ruling that a session was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SessionInput {
    /// An order, or the answer to an offer.
    Order(Order),
    /// A game master's ruling during the order before it.
    Ruling(Ruling),
}

/// A game master's ruling, inserted just before a roll that has already been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The roll, as an index into the facts of the order before the ruling.
    pub fact: usize,
    pub gm_order: GmOrder,
}

/// Why an order or a ruling cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError {
    Refused(Refusal),
    /// The fact that the ruling names is not a roll.
    NoSuchRoll,
}

/// The result of overruling a roll.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overruled {
    /// How many later orders and rulings were replayed.
    pub replayed: usize,
    /// The first order that is no longer permitted and all after it, which are lost.
    pub dropped: Vec<SessionInput>,
}

/// A battle with every order that it was given, and undo.
pub struct Session {
    battle: Battle,
    seed: u64,
    start: Start,
    opening: Fingerprint,
    given: Vec<Entry>,
    undone: Vec<Vec<SessionInput>>,
    take_back: TakeBack,
    recent: VecDeque<UndoPoint>,
    rounds: Vec<UndoPoint>,
    review: Option<review::Review>,
}

/// The starting point of a session.
enum Start {
    /// The battle before any combatant has arrived.
    Opening(Snapshot),
    /// A battle that is already under way.
    UnderWay(Snapshot),
}

/// An order or a ruling, and its results.
struct Entry {
    given: SessionInput,
    giver: InputSource,
    /// How many facts there were before the order that this entry belongs to.
    told: usize,
    /// The fingerprint of that order's facts up to now.
    print: Fingerprint,
}

/// Who gives an order or a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InputSource {
    /// A person, whichever side they play.
    Person,
    Opponent,
    GameMaster,
}

/// A snapshot of the battle at a decision.
struct UndoPoint {
    /// The number of entries before it.
    after: usize,
    snapshot: Snapshot,
}

impl Session {
    /// A new battle, at its first decision.
    pub fn new(muster: &Arc<Muster>, seed: u64) -> Session {
        let battle = Battle::still(muster, Dice::seeded(seed), Chronicle::default());
        let start = Start::Opening(battle.snapshot());
        Session::begin(battle, seed, start)
    }

    /// A battle that continues from a snapshot; undo cannot go back further. None if the snapshot does not fit the
    /// muster.
    pub fn resume(muster: &Arc<Muster>, seed: u64, snapshot: Snapshot) -> Option<Session> {
        let battle = Battle::still(muster, Dice::seeded(seed), Chronicle::default());
        if snapshot.fits(&battle.snapshot(), muster) {
            Some(Session::begin(battle, seed, Start::UnderWay(snapshot)))
        } else {
            None
        }
    }

    /// A battle that is under way already; undo goes back to this moment.
    pub fn under_way(battle: Battle, seed: u64) -> Session {
        let start = Start::UnderWay(battle.snapshot());
        Session::begin(battle, seed, start)
    }

    fn begin(battle: Battle, seed: u64, start: Start) -> Session {
        let mut session = Session {
            battle,
            seed,
            start,
            opening: Fingerprint::of(&[]),
            given: Vec::new(),
            undone: Vec::new(),
            take_back: TakeBack::default(),
            recent: VecDeque::new(),
            rounds: Vec::new(),
            review: None,
        };
        session.go_to_start();
        session.opening = Fingerprint::of(session.battle.chronicle().since(0));
        session.keep_undo_point();
        session
    }

    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The snapshot that the session started from; none if it started with the battle's opening.
    pub const fn started_from(&self) -> Option<&Snapshot> {
        match &self.start {
            Start::Opening(_) => None,
            Start::UnderWay(snapshot) => Some(snapshot),
        }
    }

    /// All orders and rulings so far, those of opponents and of the game master included.
    pub fn given(&self) -> impl DoubleEndedIterator<Item = &SessionInput> + ExactSizeIterator {
        self.given.iter().map(|entry| &entry.given)
    }

    /// The fingerprint of the opening's facts.
    pub const fn opening(&self) -> Fingerprint {
        self.opening
    }

    /// The fingerprint of the facts of an entry; for a ruling, those of its order with the ruling applied.
    pub fn fingerprint(&self, place: usize) -> Option<Fingerprint> {
        self.given.get(place).map(|entry| entry.print)
    }

    /// The first decision of every round: the number of entries before it, and the battle at that point.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = (usize, &Snapshot)> + ExactSizeIterator {
        self.rounds.iter().map(|point| (point.after, &point.snapshot))
    }

    /// Carries out an order or an answer, up to the next decision. Undone orders can no longer be redone.
    ///
    /// # Errors
    /// The order is not permitted; nothing has changed.
    pub fn submit(&mut self, order: Order) -> Result<(), Refusal> {
        self.carry_out(order)?;
        self.undone.clear();
        Ok(())
    }

    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Goes back to the last decision of a person, whoever made it, with all that opponents decided after it. The game
    /// master's latest order is undone alone. Returns whether anything changed.
    pub fn undo(&mut self) -> bool {
        let Some(target) = self.undo_target() else { return false };
        self.undone.push(self.given[target..].iter().map(|entry| entry.given.clone()).collect());
        self.truncate(target);
        true
    }

    /// Reverses the last undo. Returns whether anything changed.
    pub fn redo(&mut self) -> bool {
        let Some(given) = self.undone.pop() else { return false };
        self.play_on(given);
        true
    }

    /// Goes back to the first `len` entries; the rest is lost.
    pub(super) fn truncate(&mut self, len: usize) {
        if len < self.given.len() {
            self.go_to(len);
            self.given.truncate(len);
            self.recent.retain(|point| point.after <= len);
            self.rounds.retain(|point| point.after <= len);
        }
    }

    /// Carries out an order or a ruling that was given before, here or in a record.
    pub(super) fn give(&mut self, given: SessionInput) -> Result<(), InputError> {
        match given {
            SessionInput::Order(order) => self.carry_out(order).map_err(InputError::Refused),
            SessionInput::Ruling(ruling) => self.rule(ruling),
        }
    }

    /// Carries out orders and rulings as long as they are permitted, and returns the rest.
    fn play_on(&mut self, later: Vec<SessionInput>) -> Vec<SessionInput> {
        let mut later = later.into_iter();
        while let Some(given) = later.next() {
            if self.give(given.clone()).is_err() {
                return std::iter::once(given).chain(later).collect();
            }
        }
        Vec::new()
    }

    fn carry_out(&mut self, order: Order) -> Result<(), Refusal> {
        let told = self.battle.chronicle().len();
        let asked = self.battle.table().offer.map(|offer| offer.to);
        self.battle.submit(order.clone())?;
        let giver = match &order {
            Order::Deed { who, .. } => self.controller(*who),
            Order::Accept | Order::Decline => asked.map_or(InputSource::Opponent, |who| self.controller(who)),
            Order::Gm(_) => InputSource::GameMaster,
        };
        self.note(SessionInput::Order(order), giver, told);
        Ok(())
    }

    fn note(&mut self, given: SessionInput, giver: InputSource, told: usize) {
        let print = Fingerprint::of(self.battle.chronicle().since(told));
        self.given.push(Entry { given, giver, told, print });
        self.keep_undo_point();
    }

    /// Whether the order that led to this decision has just been changed by a ruling.
    fn is_overruled(&self, point: &UndoPoint) -> bool {
        let came_before = self.first_of_course(self.given.len());
        self.given.last().is_some_and(Entry::is_ruling) && came_before.is_none_or(|order| point.after > order)
    }

    /// Keeps a snapshot of the battle at this decision.
    fn keep_undo_point(&mut self) {
        let (after, snapshot) = (self.given.len(), self.battle.snapshot());
        let is_order = matches!(self.battle.awaiting(), Some(Awaiting::Order(_)));
        let is_first =
            |point: &UndoPoint| point.snapshot.round() < snapshot.round() || self.is_overruled(point);
        if is_order && self.rounds.last().is_none_or(is_first) {
            self.rounds.push(UndoPoint { after, snapshot: snapshot.clone() });
        }
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(UndoPoint { after, snapshot });
    }

    fn controller(&self, who: CombatantId) -> InputSource {
        match self.battle.control(who) {
            Control::Player => InputSource::Person,
            Control::Opponent(_) => InputSource::Opponent,
        }
    }
}
