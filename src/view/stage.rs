//! The stage: the battle that is being shown, the picture of it as far as it has been shown, and whose eyes look at
//! it. How it is drawn, and who decides what happens on it, is settled elsewhere.

use std::sync::Arc;

use bevy::prelude::*;

use super::picture::Picture;
use crate::battle::{CombatantId, Control, Fact, Order, Refusal, SideId};
use crate::engine::{Awaiting, Battle, Session};
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;

/// The order in which the parts of a frame follow each other.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beat {
    /// Keys, mouse and scripts become wishes.
    Listen,
    /// Wishes are granted or refused.
    Grant,
    /// Opponents decide.
    Decide,
    /// What has happened is shown, piece by piece.
    Show,
    /// What may be done next is worked out.
    Foresee,
    /// Everything is drawn.
    Draw,
}

/// Everything that is drawn of a battle; it goes when the battle leaves the stage.
#[derive(Component, Default)]
pub struct Scenery;

/// The battle that is being shown.
#[derive(Resource)]
pub struct Stage {
    /// The battle with all its decisions.
    pub session: Session,
    /// What has been shown of it.
    pub picture: Picture,
    /// How many facts have been shown.
    shown: usize,
    /// Whose eyes look at it; nobody's for everything.
    pub viewer: Option<SideId>,
    /// Counts up whenever the picture was made anew, so that what hangs on the old one is dropped.
    pub edition: u32,
}

impl Stage {
    /// Puts a battle on the stage. Of a new one, what happens before its first decision is still to be shown.
    pub fn new(session: Session) -> Stage {
        let picture = Picture::new(session.battle().muster());
        let mut stage = Stage { session, picture, shown: 0, viewer: None, edition: 0 };
        stage.viewer = stage.first_person();
        if stage.session.given().len() > 0 {
            stage.settle();
        } else {
            stage.show_arrivals();
        }
        stage
    }

    /// Nobody needs to be shown how those arrive who are there from the start.
    fn show_arrivals(&mut self) {
        while self.picture.round == 0 && self.next_fact().is_some() {
            self.show_next();
        }
    }

    /// The battle.
    pub fn battle(&self) -> &Battle {
        self.session.battle()
    }

    /// What never changes about it.
    pub fn muster(&self) -> &Arc<Muster> {
        self.battle().muster()
    }

    /// What the eyes that look at it may know.
    pub fn table(&self) -> Table<'_> {
        let table = self.battle().table();
        match self.viewer {
            Some(side) => table.seen_by(side),
            None => table,
        }
    }

    /// The next fact that has not been shown yet.
    pub fn next_fact(&self) -> Option<&Fact> {
        self.battle().chronicle().since(self.shown).first()
    }

    /// Whether the viewer perceives a fact.
    pub fn perceives(&self, fact: &Fact) -> bool {
        self.viewer.is_none_or(|side| fact.seen_by.contains(side))
    }

    /// How many facts have been shown.
    pub const fn shown(&self) -> usize {
        self.shown
    }

    /// The facts that have been shown, oldest first.
    pub fn told(&self) -> &[Fact] {
        let facts = self.battle().chronicle().since(0);
        &facts[..self.shown.min(facts.len())]
    }

    /// Takes the next fact into the picture.
    pub fn show_next(&mut self) {
        if let Some(fact) = self.session.battle().chronicle().since(self.shown).first() {
            self.picture.take_in(self.session.battle().muster(), &fact.what);
            self.shown += 1;
        }
    }

    /// Whether everything has been shown that has happened.
    pub fn is_settled(&self) -> bool {
        self.next_fact().is_none()
    }

    /// Shows everything at once.
    pub fn settle(&mut self) {
        while !self.is_settled() {
            self.show_next();
        }
    }

    /// What the battle waits for, once everything before it has been shown.
    pub fn awaiting(&self) -> Option<Awaiting> {
        if self.is_settled() { self.battle().awaiting() } else { None }
    }

    /// Those whom a person may give orders right now.
    pub fn in_hand(&self) -> Vec<CombatantId> {
        let candidates = self.battle().candidates();
        candidates.into_iter().filter(|who| self.battle().control(*who) == Control::Player).collect()
    }

    /// Whether it is a person who has to decide next.
    pub fn is_for_a_person(&self) -> bool {
        match self.battle().awaiting() {
            Some(Awaiting::Answer(offer)) => self.battle().control(offer.to) == Control::Player,
            Some(Awaiting::Order(_)) => !self.in_hand().is_empty(),
            Some(Awaiting::Over(_)) | None => false,
        }
    }

    /// Gives an order.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed.
    pub fn submit(&mut self, order: Order) -> Result<(), Refusal> {
        self.settle();
        self.session.submit(order)?;
        self.change_eyes();
        Ok(())
    }

    /// Goes back to the last decision of a person.
    pub fn undo(&mut self) -> bool {
        let has_undone = self.session.undo();
        self.start_over(has_undone)
    }

    /// Goes forward again.
    pub fn redo(&mut self) -> bool {
        let has_redone = self.session.redo();
        self.start_over(has_redone)
    }

    fn start_over(&mut self, has_changed: bool) -> bool {
        if has_changed {
            self.picture = Picture::new(self.session.battle().muster());
            self.shown = 0;
            self.settle();
            self.change_eyes();
            self.edition += 1;
        }
        has_changed
    }

    /// Where several sides are played by persons, the eyes are those of the one who decides.
    fn change_eyes(&mut self) {
        let table = self.battle().table();
        let decider = match self.battle().awaiting() {
            Some(Awaiting::Answer(offer)) => Some(offer.to),
            Some(Awaiting::Order(_)) => self.in_hand().first().copied(),
            Some(Awaiting::Over(_)) | None => None,
        };
        let eyes = decider.filter(|who| self.battle().control(*who) == Control::Player);
        self.viewer = eyes.map(|who| table.side(who)).or(self.viewer);
    }

    fn first_person(&self) -> Option<SideId> {
        let mut persons = self.picture.everybody().filter(|(_, figure)| figure.control == Control::Player);
        persons.next().map(|(_, figure)| figure.side)
    }
}
