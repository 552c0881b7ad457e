//! A session: a battle, every order that it has been given, and the way back. Undo goes back to the same person's
//! previous decision; a game master's overrule goes back to before a roll and plays on from there. Nothing here knows
//! a file: what keeps a session is in `record`.

mod course;
mod overrule;

use std::collections::VecDeque;
use std::sync::Arc;

use super::battle::{Awaiting, Battle};
use super::fingerprint::Fingerprint;
use super::snapshot::Snapshot;
use crate::battle::{Chronicle, CombatantId, Control, Desk, Order, Refusal, SideId};
use crate::dice::Dice;
use crate::rules::book::muster::Muster;

/// How many of the latest decisions are kept as snapshots; one from before is reached by playing on from an older one.
const RECENT: usize = 32;

/// One thing that a session has been given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// An order, or an answer, where somebody had to decide.
    Order(Order),
    /// A game master's ruling amid what the order before it set off.
    Ruling(Ruling),
}

/// A game master's ruling just before a roll that has been seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The roll: the number of its fact among those that the order before it brought, from 0.
    pub fact: usize,
    /// What is ruled.
    pub desk: Desk,
}

/// Why something given cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// It is not permitted.
    Refused(Refusal),
    /// The fact that a ruling was to come before is no roll.
    NoSuchRoll,
}

/// What came of overruling a roll.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overruled {
    /// How many later orders were played again.
    pub replayed: usize,
    /// The orders that no longer fit, and all after them: they are given up.
    pub dropped: Vec<Given>,
}

/// A battle, every order that it has been given, and the way back.
pub struct Session {
    battle: Battle,
    seed: u64,
    start: Start,
    opening: Fingerprint,
    given: Vec<Entry>,
    undone: Vec<Vec<Given>>,
    recent: VecDeque<Mark>,
    rounds: Vec<Mark>,
}

/// What a session starts from.
enum Start {
    /// The battle before anybody has arrived.
    Opening(Snapshot),
    /// A battle under way.
    UnderWay(Snapshot),
}

/// One thing given, and what came of it.
struct Entry {
    given: Given,
    giver: Giver,
    /// How many facts had been told before the order that it belongs to.
    told: usize,
    /// The facts that have come of that order since.
    print: Fingerprint,
}

/// Who gives something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Giver {
    /// The person in command of a side.
    Person(SideId),
    /// An opponent.
    Opponent,
    /// The game master.
    Desk,
}

/// The battle at a decision.
struct Mark {
    /// How many things had been given.
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

    /// A battle that goes on from a snapshot; what was before cannot be gone back to. None where the snapshot is not
    /// one of such a battle.
    pub fn resume(muster: &Arc<Muster>, seed: u64, snapshot: Snapshot) -> Option<Session> {
        let battle = Battle::still(muster, Dice::seeded(seed), Chronicle::default());
        snapshot
            .fits(&battle.snapshot(), muster)
            .then(|| Session::begin(battle, seed, Start::UnderWay(snapshot)))
    }

    fn begin(battle: Battle, seed: u64, start: Start) -> Session {
        let mut session = Session {
            battle,
            seed,
            start,
            opening: Fingerprint::of(&[]),
            given: Vec::new(),
            undone: Vec::new(),
            recent: VecDeque::new(),
            rounds: Vec::new(),
        };
        session.go_to_start();
        session.opening = Fingerprint::of(session.battle.chronicle().since(0));
        session.mark();
        session
    }

    /// The battle as it stands.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// The seed of its dice.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The snapshot that it started from, where that was not the battle's opening.
    pub const fn started_from(&self) -> Option<&Snapshot> {
        match &self.start {
            Start::Opening(_) => None,
            Start::UnderWay(snapshot) => Some(snapshot),
        }
    }

    /// Everything given so far, opponents' orders and the game master's among them.
    pub fn given(&self) -> impl DoubleEndedIterator<Item = &Given> + ExactSizeIterator {
        self.given.iter().map(|entry| &entry.given)
    }

    /// The facts of the opening.
    pub const fn opening(&self) -> Fingerprint {
        self.opening
    }

    /// The facts that one thing given has brought: for a ruling those of its order, as it then went.
    pub fn fingerprint(&self, place: usize) -> Option<Fingerprint> {
        self.given.get(place).map(|entry| entry.print)
    }

    /// The first decision of every round: after how many things given, and the battle as it was then.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = (usize, &Snapshot)> + ExactSizeIterator {
        self.rounds.iter().map(|mark| (mark.after, &mark.snapshot))
    }

    /// Gives an order or an answer, and winds on to the next decision. What was undone is forgotten.
    ///
    /// # Errors
    /// It is not permitted; nothing has changed.
    pub fn submit(&mut self, order: Order) -> Result<(), Refusal> {
        self.carry_out(order)?;
        self.undone.clear();
        Ok(())
    }

    /// Whether there is anything to go back to.
    pub fn can_undo(&self) -> bool {
        !self.given.is_empty()
    }

    /// Whether anything undone can come again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Goes back to the previous decision of the one who is to decide now; where that is no person, of the last person
    /// who decided anything. The game master's latest order is taken back alone. Answers whether anything changed.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.given.last() else { return false };
        let by = |wanted: Giver| self.given.iter().rposition(|entry| entry.giver == wanted);
        let by_anybody = || self.given.iter().rposition(|entry| entry.giver != Giver::Opponent);
        let target = match last.giver {
            Giver::Desk => None,
            _ => self.deciding().and_then(by).or_else(by_anybody),
        };
        let target = target.unwrap_or(self.given.len() - 1);
        self.undone.push(self.given[target..].iter().map(|entry| entry.given.clone()).collect());
        self.truncate(target);
        true
    }

    /// Takes the last undo back. Answers whether anything changed.
    pub fn redo(&mut self) -> bool {
        let Some(given) = self.undone.pop() else { return false };
        self.play_on(given);
        true
    }

    /// Goes back to when so many things had been given; what came after them is lost.
    pub(super) fn truncate(&mut self, len: usize) {
        if len < self.given.len() {
            self.go_to(len);
            self.given.truncate(len);
            self.recent.retain(|mark| mark.after <= len);
            self.rounds.retain(|mark| mark.after <= len);
        }
    }

    /// Gives something that was given before, here or elsewhere.
    pub(super) fn give(&mut self, given: Given) -> Result<(), Misfit> {
        match given {
            Given::Order(order) => self.carry_out(order).map_err(Misfit::Refused),
            Given::Ruling(ruling) => self.rule(ruling),
        }
    }

    /// Gives one thing after another as long as they fit, and hands back the rest.
    fn play_on(&mut self, later: Vec<Given>) -> Vec<Given> {
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
            Order::Accept | Order::Decline => asked.map_or(Giver::Opponent, |who| self.controller(who)),
            Order::Desk(_) => Giver::Desk,
        };
        self.note(Given::Order(order), giver, told);
        Ok(())
    }

    fn note(&mut self, given: Given, giver: Giver, told: usize) {
        let print = Fingerprint::of(self.battle.chronicle().since(told));
        self.given.push(Entry { given, giver, told, print });
        self.mark();
    }

    /// Whether a decision was reached by an order that a ruling has just led elsewhere.
    fn is_overruled(&self, mark: &Mark) -> bool {
        let came_before = self.first_of_course(self.given.len());
        self.given.last().is_some_and(Entry::is_ruling) && came_before.is_none_or(|order| mark.after > order)
    }

    /// Keeps the battle as it is at this decision.
    fn mark(&mut self) {
        let (after, snapshot) = (self.given.len(), self.battle.snapshot());
        let is_order = matches!(self.battle.awaiting(), Some(Awaiting::Order(_)));
        let is_first = |mark: &Mark| mark.snapshot.round() < snapshot.round() || self.is_overruled(mark);
        if is_order && self.rounds.last().is_none_or(is_first) {
            self.rounds.push(Mark { after, snapshot: snapshot.clone() });
        }
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        self.recent.push_back(Mark { after, snapshot });
    }

    fn controller(&self, who: CombatantId) -> Giver {
        match self.battle.control(who) {
            Control::Player => Giver::Person(self.battle.table().side(who)),
            Control::Opponent(_) => Giver::Opponent,
        }
    }

    /// The person who is to decide now.
    fn deciding(&self) -> Option<Giver> {
        let candidates = match self.battle.awaiting()? {
            Awaiting::Order(_) => self.battle.candidates(),
            Awaiting::Answer(offer) => vec![offer.to],
            Awaiting::Over(_) => Vec::new(),
        };
        candidates.into_iter().map(|who| self.controller(who)).find(|giver| *giver != Giver::Opponent)
    }
}
