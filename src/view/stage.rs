//! The stage: the battle in the window, the picture of what has been shown so far, and the side that looks at it.

use std::sync::Arc;

use bevy::prelude::*;

use super::picture::Picture;
use crate::battle::{CombatantId, Control, Fact, Order, Refusal, SideId};
use crate::engine::{Awaiting, Battle, Session};
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;

/// The order of the systems within a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameStep {
    /// Keys, mouse and scripts become wishes.
    Listen,
    /// Wishes are carried out or refused.
    Grant,
    /// Opponents decide.
    Decide,
    /// What has happened is shown, piece by piece.
    Show,
    /// What the player can do next is worked out.
    Foresee,
    /// Everything is drawn.
    Draw,
}

/// Marks every entity that shows a battle, so that all are removed with the battle.
#[derive(Component, Default)]
pub struct BattleEntity;

/// The battle in the window.
#[derive(Resource)]
pub struct Stage {
    /// The battle with all orders that were given, for undo and redo.
    pub session: Session,
    /// The picture of the facts that have been shown so far.
    pub picture: Picture,
    /// How many facts have been shown.
    shown: usize,
    /// The side whose knowledge is shown; `None` to show everything.
    pub viewer: Option<SideId>,
    /// Counts how often the picture was built again from the start; whatever depends on an older picture is out of
    /// date.
    pub edition: u32,
}

impl Stage {
    /// Puts a battle on the stage. For a new battle, the facts before its first decision are still to be shown.
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

    /// Skips the arrival of the combatants who are there from the start.
    fn show_arrivals(&mut self) {
        while self.picture.round == 0 && self.next_fact().is_some() {
            self.show_next();
        }
    }

    pub fn battle(&self) -> &Battle {
        self.session.battle()
    }

    /// What never changes about the battle: combatants, scenario and rulebook.
    pub fn muster(&self) -> &Arc<Muster> {
        self.battle().muster()
    }

    /// The battle as the viewer knows it.
    pub fn table(&self) -> Table<'_> {
        let table = self.battle().table();
        match self.viewer {
            Some(side) => table.seen_by(side),
            None => table,
        }
    }

    /// The facts that have not been shown.
    pub fn coming(&self) -> &[Fact] {
        self.battle().chronicle().since(self.shown)
    }

    /// The next fact that has not been shown.
    pub fn next_fact(&self) -> Option<&Fact> {
        self.coming().first()
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

    /// Adds the next fact to the picture.
    pub fn show_next(&mut self) {
        if let Some(fact) = self.session.battle().chronicle().since(self.shown).first() {
            self.picture.take_in(self.session.battle().muster(), &fact.what);
            self.shown += 1;
        }
    }

    /// Whether everything that has happened has been shown.
    pub fn is_settled(&self) -> bool {
        self.next_fact().is_none()
    }

    /// Shows everything else at once.
    pub fn settle(&mut self) {
        while !self.is_settled() {
            self.show_next();
        }
    }

    /// What the battle waits for; `None` until everything before it has been shown.
    pub fn awaiting(&self) -> Option<Awaiting> {
        if self.is_settled() { self.battle().awaiting() } else { None }
    }

    /// The combatants that a player can give orders to right now.
    pub fn in_hand(&self) -> Vec<CombatantId> {
        let candidates = self.battle().candidates();
        candidates.into_iter().filter(|who| self.battle().control(*who) == Control::Player).collect()
    }

    /// Whether a player has to decide next.
    pub fn waits_for_player(&self) -> bool {
        match self.battle().awaiting() {
            Some(Awaiting::Answer(offer)) => self.battle().control(offer.to) == Control::Player,
            Some(Awaiting::Order(_)) => !self.in_hand().is_empty(),
            Some(Awaiting::Over(_)) | None => false,
        }
    }

    /// Gives an order.
    ///
    /// # Errors
    /// The reason why it is refused; then nothing has changed.
    pub fn submit(&mut self, order: Order) -> Result<(), Refusal> {
        self.settle();
        self.add(order)
    }

    /// Gives an order while what came before is still being shown.
    ///
    /// # Errors
    /// The reason why it is refused; then nothing has changed.
    pub fn add(&mut self, order: Order) -> Result<(), Refusal> {
        self.session.submit(order)?;
        self.change_eyes();
        Ok(())
    }

    /// Goes back to a player's last decision.
    pub fn undo(&mut self) -> bool {
        let has_undone = self.session.undo();
        self.start_over(has_undone)
    }

    /// Does again what was undone.
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

    /// When several sides are played by people, shows the knowledge of the side that has to decide.
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
