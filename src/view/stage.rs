//! The stage: the battle in the window, the picture of what has been shown so far, and the side that looks at it.

use std::sync::Arc;

use bevy::prelude::*;

use super::handover::{LastLook, know_different_things};
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
    /// The side that was looking when the battle ended or its replay began.
    seated: Option<SideId>,
    /// The side that has to decide next, if it is not the one that looks.
    next_to_look: Option<SideId>,
    /// Whether a curtain hides everything until the next person sits before the window.
    is_curtained: bool,
    /// What each side saw when it last looked, by the side's number.
    last_looks: Vec<Option<LastLook>>,
    /// Earlier pictures, so that a replay finds any moment at once.
    album: Vec<(usize, Picture)>,
}

/// How many facts lie between two pictures of the album.
const ALBUM: usize = 120;

impl Stage {
    /// Puts a battle on the stage. For a new battle, the facts before its first decision are still to be shown.
    pub fn new(session: Session) -> Stage {
        let picture = Picture::before(session.battle());
        let sides = session.battle().muster().scenario.sides.len();
        let mut stage = Stage {
            session,
            picture,
            shown: 0,
            viewer: None,
            edition: 0,
            seated: None,
            next_to_look: None,
            is_curtained: false,
            last_looks: vec![None; sides],
            album: Vec::new(),
        };
        let people = stage.people();
        stage.viewer = people.first().copied();
        stage.seated = stage.viewer;
        if stage.session.given().len() > 0 {
            stage.settle();
            // Whoever resumes the battle may be either of two people.
            stage.change_eyes();
            stage.next_to_look = stage.next_to_look.or(stage.viewer).filter(|_| people.len() > 1);
            stage.pass_the_table();
        } else {
            stage.show_arrivals();
            for side in people {
                stage.last_looks[side.index()] =
                    Some(LastLook { shown: stage.shown, picture: stage.picture.clone() });
            }
            stage.viewer = stage.decider().or(stage.viewer);
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

    /// Adds the next fact to the picture. At the end of the battle everybody sees everything.
    pub fn show_next(&mut self) {
        let Some(fact) = self.session.battle().chronicle().since(self.shown).first() else { return };
        self.picture.take_in(self.session.battle().muster(), &fact.what);
        self.shown += 1;
        if self.is_over() {
            self.seated = self.viewer.or(self.seated);
            self.viewer = None;
        }
    }

    /// Whether the battle is over and its end has been shown. A replay that has come to its end goes on as a replay.
    pub fn is_over(&self) -> bool {
        self.picture.outcome.is_some() && !self.is_replay()
    }

    /// The sides that people play.
    pub fn people(&self) -> Vec<SideId> {
        let table = self.battle().table();
        let is_played = |side: &SideId| {
            table
                .everybody()
                .any(|who| table.side(who) == *side && self.battle().control(who) == Control::Player)
        };
        self.muster().scenario.side_ids().filter(is_played).collect()
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
        if self.is_settled() && !self.is_replay() { self.battle().awaiting() } else { None }
    }

    /// The combatants that a player can give orders to right now.
    pub fn in_hand(&self) -> Vec<CombatantId> {
        if self.is_replay() || self.next_to_look.is_some() {
            return Vec::new();
        }
        let candidates = self.battle().candidates();
        candidates.into_iter().filter(|who| self.battle().control(*who) == Control::Player).collect()
    }

    /// Whether a player has to decide next.
    pub fn waits_for_player(&self) -> bool {
        if self.is_replay() || self.next_to_look.is_some() {
            return false;
        }
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
            self.picture = Picture::before(self.session.battle());
            self.shown = 0;
            self.is_curtained = false;
            self.last_looks.iter_mut().for_each(|look| *look = None);
            self.settle();
            self.change_eyes();
            self.edition += 1;
        }
        has_changed
    }

    /// The side of the person who has to decide next; none if an opponent has to, or nobody.
    fn decider(&self) -> Option<SideId> {
        let table = self.battle().table();
        let is_person = |who: &CombatantId| self.battle().control(*who) == Control::Player;
        let decider = match self.battle().awaiting()? {
            Awaiting::Answer(offer) => Some(offer.to).filter(is_person),
            Awaiting::Order(_) => self.battle().candidates().into_iter().find(is_person),
            Awaiting::Over(_) => None,
        };
        decider.map(|who| table.side(who))
    }

    /// When several sides are played by people, the knowledge of the side that has to decide is shown next.
    fn change_eyes(&mut self) {
        let decider = self.decider();
        self.viewer = self.viewer.or(self.seated);
        self.next_to_look = decider.filter(|side| Some(*side) != self.viewer);
    }

    /// Whether the table is to be passed on.
    pub const fn is_to_be_passed(&self) -> bool {
        self.next_to_look.is_some() && !self.is_curtained
    }

    /// Lets the next side look, once the side before it has seen everything. Where one knows what the other does not, a
    /// curtain falls first.
    pub fn pass_the_table(&mut self) {
        let Some(next) = self.next_to_look.filter(|_| self.is_settled() && !self.is_curtained) else {
            return;
        };
        let since = self.last_looks[next.index()].as_ref().map_or(0, |look| look.shown);
        let lately = &self.told()[since.min(self.shown)..];
        let is_secret = self.viewer.is_some_and(|now| {
            let others = self.people().into_iter().filter(|other| *other != next);
            let mut others = others.chain([now]);
            others.any(|other| know_different_things(&self.picture, lately, other, next))
        });
        if is_secret {
            self.is_curtained = true;
        } else {
            self.viewer = Some(next);
            self.seated = self.viewer;
            self.next_to_look = None;
            self.look_away(next);
        }
    }

    /// The side for which the curtain waits; none while it is up.
    pub fn curtain(&self) -> Option<SideId> {
        self.next_to_look.filter(|_| self.is_curtained)
    }

    /// Lifts the curtain for the next side, and shows it what has happened since it last looked.
    pub fn take_seat(&mut self) {
        let Some(next) = self.curtain() else { return };
        if let Some(before) = self.viewer {
            self.look_away(before);
        }
        (self.next_to_look, self.is_curtained) = (None, false);
        (self.viewer, self.seated) = (Some(next), Some(next));
        if let Some(look) = self.last_looks[next.index()].take().filter(|look| look.shown <= self.shown) {
            (self.shown, self.picture) = (look.shown, look.picture);
        }
        self.edition += 1;
    }

    fn look_away(&mut self, side: SideId) {
        let look = LastLook { shown: self.shown, picture: self.picture.clone() };
        self.last_looks[side.index()] = Some(look);
    }

    /// Whether the battle is watched again rather than played.
    pub const fn is_replay(&self) -> bool {
        self.session.is_reviewed()
    }

    /// Watches the battle from the decision after `len` orders; its facts up to then are shown at once.
    pub fn watch_from(&mut self, len: usize) {
        self.session.review(len);
        let told = self.session.battle().chronicle().len();
        let facts = self.session.all_facts();
        let muster = self.session.battle().muster();
        let nearest = self.album.iter().rev().find(|(shown, _)| *shown <= told);
        let (from, mut picture) = match nearest {
            Some((shown, picture)) => (*shown, picture.clone()),
            None => (0, Picture::before(self.session.battle())),
        };
        for (number, fact) in facts.iter().enumerate().take(told).skip(from) {
            if number > 0
                && number.is_multiple_of(ALBUM)
                && self.album.iter().all(|(known, _)| *known < number)
            {
                self.album.push((number, picture.clone()));
            }
            picture.take_in(muster, &fact.what);
        }
        (self.picture, self.shown) = (picture, told);
        (self.next_to_look, self.is_curtained) = (None, false);
        self.edition += 1;
    }

    /// Goes on with the replay up to the decision after `len` orders; what happens until then is shown piece by piece.
    pub fn watch_on_to(&mut self, len: usize) {
        self.session.review(len);
    }

    /// Leaves the replay: the battle stands at its last decision again.
    pub fn end_replay(&mut self) {
        let all = self.session.given().len();
        self.watch_from(all);
        self.session.end_review();
        self.return_to_play();
    }

    /// Leaves the replay, and lets the battle go on from here.
    pub fn take_over(&mut self) {
        self.watch_from(self.session.reviewed_at());
        self.session.go_on_from_here();
        self.return_to_play();
    }

    fn return_to_play(&mut self) {
        self.album.clear();
        self.last_looks.iter_mut().for_each(|look| *look = None);
        if self.is_over() {
            self.viewer = None;
        } else {
            self.viewer = self.seated;
            self.change_eyes();
            self.pass_the_table();
        }
    }

    /// The side whose people were looking last.
    pub const fn seated(&self) -> Option<SideId> {
        self.seated
    }
}
