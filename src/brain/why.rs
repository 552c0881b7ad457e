//! Why: keeps what a decision was between, if somebody asks for it. Nobody decides otherwise because of it.

use super::Mind;
use super::replies::{keep_those_who_find_room, replies_at};
use super::squares::Plan;
use super::terms::{Terms, Weights};
use crate::battle::deeds::Attack;
use crate::battle::{Because, CombatantId, Course, Deed, Order, Reasons, Reflex, Term};
use crate::grid::Footprint;
use crate::rules::table::Table;

/// The smallest difference that is worth telling, unless it is the largest, and the smallest of all.
const WORTH_TELLING: (i32, i32) = (50, 5);
/// How many differences are told.
const TOLD: usize = 3;

/// What an opponent who is asked why has noted so far.
#[derive(Debug, Default)]
pub enum Notes {
    /// Nobody asks.
    #[default]
    Unasked,
    /// Nothing is noted yet.
    Blank,
    Reflex(Reflex),
    Weighed(Box<Weighing>),
    /// Orders were tried out, and this is what came of it.
    Tried(Because),
}

/// A choice between two candidates.
#[derive(Debug)]
pub struct Weighing {
    chosen: Candidate,
    other: Option<Candidate>,
    weights: Weights,
}

/// A deed that was weighed: a plan, or help from where the combatant stands.
#[derive(Clone, Debug)]
pub struct Candidate {
    course: Course,
    terms: Terms,
}

impl From<&Plan> for Candidate {
    fn from(plan: &Plan) -> Candidate {
        let deed = plan.blow.map(|(target, weapon)| Attack::with(target, weapon).into());
        let to = plan.at.map(|square| square.at);
        Candidate { course: Course { to, deed }, terms: plan.terms }
    }
}

impl Candidate {
    /// A deed from where the combatant stands.
    pub const fn here(deed: Deed, terms: Terms) -> Candidate {
        Candidate { course: Course { to: None, deed: Some(deed) }, terms }
    }

    /// Whether another candidate is of the same kind: both go or both stay, and both do the same.
    fn is_like(&self, other: &Candidate) -> bool {
        let (own, its) = (&self.course, &other.course);
        own.to.is_some() == its.to.is_some() && own.deed == its.deed
    }
}

impl Notes {
    const fn is_asked(&self) -> bool {
        !matches!(self, Notes::Unasked)
    }

    /// Begins a new decision.
    pub fn clear(&mut self) {
        if self.is_asked() {
            *self = Notes::Blank;
        }
    }

    /// Notes a rule that decides.
    pub fn note(&mut self, reflex: Reflex) {
        if self.is_asked() {
            *self = Notes::Reflex(reflex);
        }
    }

    /// Notes what came of trying orders out.
    pub fn note_trial(&mut self, because: impl FnOnce() -> Because) {
        if self.is_asked() {
            *self = Notes::Tried(because());
        }
    }

    /// Notes the best of several plans. It is compared with the best of another kind, since the next square is rarely worse
    /// by anything that can be told.
    pub fn note_plan(&mut self, plan: &Plan, among: &[Plan], weights: Weights) {
        if !self.is_asked() {
            return;
        }
        let chosen = Candidate::from(plan);
        let others = || {
            let candidates = among.iter().map(|plan| (Candidate::from(plan), plan.total));
            candidates.filter(|(other, _)| other.course != chosen.course)
        };
        // To do nothing is no match for a deed, as long as there is another deed.
        let is_match = |other: &Candidate| other.course.deed.is_some() || chosen.course.deed.is_none();
        let closeness =
            |(other, total): &(Candidate, i32)| (is_match(other), !other.is_like(&chosen), *total);
        let other = others().max_by_key(closeness).map(|(other, _)| other);
        *self = Notes::Weighed(Box::new(Weighing { chosen, other, weights }));
    }

    /// Notes a deed that is done instead of a plan.
    pub fn note_instead(&mut self, chosen: Candidate, plan: &Plan, weights: Weights) {
        if self.is_asked() {
            let other = Some(Candidate::from(plan));
            *self = Notes::Weighed(Box::new(Weighing { chosen, other, weights }));
        }
    }
}

impl Mind {
    /// Whether it keeps the reasons of its decisions from now on.
    pub fn ask_why(&mut self, is_asked: bool) {
        self.notes = if is_asked { Notes::Blank } else { Notes::Unasked };
    }

    /// Why the last order was given, if reasons are kept.
    pub fn why(&mut self, table: &Table<'_>, order: &Order) -> Option<Reasons> {
        let who = match order {
            Order::Deed { who, .. } => *who,
            _ => table.offer?.to,
        };
        let because = match &self.notes {
            Notes::Unasked => return None,
            Notes::Blank => Because::Reflex(reflex_of(order)),
            Notes::Reflex(reflex) => Because::Reflex(*reflex),
            Notes::Weighed(_) => self.weighed(table, who, order),
            Notes::Tried(because) => because.clone(),
        };
        Some(Reasons { who, order: order.clone(), because })
    }

    /// What the plan that was noted last has over another, if the order carries it out.
    fn weighed(&mut self, table: &Table<'_>, who: CombatantId, order: &Order) -> Because {
        let Notes::Weighed(weighing) = std::mem::take(&mut self.notes) else {
            return Because::Reflex(Reflex::Habit);
        };
        let Weighing { chosen, other, weights } = *weighing;
        self.notes = Notes::Blank;
        if !carries_out(order, &chosen.course) {
            return Because::Reflex(reflex_of(order));
        }
        let own = chosen.terms.weighed(&weights);
        let its = other.as_ref().map_or_else(Default::default, |other| other.terms.weighed(&weights));
        let mut differences: Vec<(Term, i32)> =
            Term::ALL.into_iter().map(|term| (term, own[term as usize] - its[term as usize])).collect();
        let is_second_best = differences.iter().map(|(_, amount)| amount).sum::<i32>() < 0;
        differences.sort_by_key(|(_, amount)| std::cmp::Reverse(amount.abs()));
        let largest = differences.first().map_or(0, |(_, amount)| amount.abs());
        let (usual, least) = WORTH_TELLING;
        differences.retain(|(_, amount)| amount.abs() >= usual.min(largest).max(least));
        differences.truncate(TOLD);
        let strikers = |course: &Course| self.strikers_at(table, who, course);
        let there = other.as_ref().map(|other| other.course.clone());
        let mut counted =
            [&chosen.course, there.as_ref().unwrap_or(&chosen.course)].map(strikers).into_iter();
        let strikers = (counted.next().unwrap_or(0), counted.next().unwrap_or(0));
        Because::Weighed { other: there, differences, strikers, is_second_best }
    }

    /// How many enemies can strike at the acting combatant in their next turn.
    fn strikers_at(&mut self, table: &Table<'_>, who: CombatantId, course: &Course) -> usize {
        let at: Footprint = course.to.map_or(self.scene.here, |to| self.scene.here.moved_to(to));
        let view = table.supposing(who, at.corner());
        let mut replies = replies_at(&view, &self.scene, &mut self.worths, at);
        keep_those_who_find_room(&view, &self.scene, at, &mut replies);
        replies.len()
    }
}

/// Whether an order is the first thing to do on a course.
fn carries_out(order: &Order, course: &Course) -> bool {
    let Order::Deed { deed, .. } = order else { return false };
    match (course.to, &course.deed) {
        (Some(to), _) => match deed {
            Deed::Move(going) => going.to == to,
            Deed::Step(step) => step.to == to,
            Deed::Disengage(step) => step.to == to,
            _ => false,
        },
        (None, Some(wanted)) => match (deed, wanted) {
            (Deed::Attack(given), Deed::Attack(wanted)) => given.target == wanted.target,
            (Deed::Switch(_), Deed::Attack(_)) => true,
            (given, wanted) => given == wanted,
        },
        (None, None) => matches!(deed, Deed::End(_)),
    }
}

/// The rule behind an order for which nothing was weighed.
const fn reflex_of(order: &Order) -> Reflex {
    let deed = match order {
        Order::Deed { deed, .. } => deed,
        Order::Accept => return Reflex::TakesOffer,
        _ => return Reflex::LeavesOffer,
    };
    match deed {
        Deed::Leave(_) => Reflex::Leaves,
        Deed::Stand(_) => Reflex::GetsUp,
        Deed::Hide(_) => Reflex::Hides,
        Deed::Light(_) => Reflex::MakesLight,
        Deed::TakeUp(_) => Reflex::PicksUp,
        Deed::Switch(_) => Reflex::ChangesWeapon,
        Deed::Open(_) => Reflex::OpensDoor,
        Deed::Search(_) | Deed::DisarmTrap(_) => Reflex::DealsWithTrap,
        Deed::Place(_) => Reflex::LaysWeapon,
        Deed::Extricate(_) | Deed::Evade(_) => Reflex::BreaksAway,
        Deed::Concentrate(_) => Reflex::KeepsSpellUp,
        Deed::Move(_) | Deed::Step(_) | Deed::Disengage(_) => Reflex::Seeks,
        Deed::Ready(_) => Reflex::HoldsReady,
        Deed::Delay(_) => Reflex::GoesLater,
        Deed::End(_) => Reflex::IsDone,
        _ => Reflex::Habit,
    }
}
