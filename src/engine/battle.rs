//! A battle as a value: orders in, facts out. It owns a bare world and its schedules, knows no clock, no file and no
//! window, and stops wherever somebody has to decide.

use std::sync::Arc;

use bevy_ecs::prelude::{Entity, QueryState, World};
use smallvec::SmallVec;

use super::aims::{Aim, Aims};
use super::frame::{Frame, Matter};
use super::pipeline::{Course, Pipeline};
use super::seen::Truth;
use super::setup::{world_of, world_spawned_in_order};
use super::snapshot::Joined;
use super::stack::{Progress, Stack};
use crate::battle::deeds::{Declare, End};
use crate::battle::{
    Body, BodyState, Cause, Chronicle, CombatantId, Control, Deed, Happening, Offer, Order, Outcome, Refusal,
    SideId, SideSet,
};
use crate::dice::{Dice, DiceFault};
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;
use crate::rules::table::answers::{Judged, Permit, Stamp};
use crate::rules::table::turn::Phase;

mod keeping;

/// A battle.
pub struct Battle {
    world: World,
    pipeline: Pipeline,
    components: QueryState<Body>,
    joined: Vec<Joined>,
    stamp: Stamp,
}

/// What a battle waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// A side is to give an order to one of its combatants who may act.
    Order(SideId),
    /// A combatant is to answer an offer.
    Answer(Offer),
    /// Nothing: the battle is over.
    Over(Outcome),
}

/// What a battle waits for, with all that it is decided by.
#[derive(Clone, Copy)]
pub struct Decision<'b> {
    pub awaiting: Awaiting,
    pub table: Table<'b>,
    pub aims: &'b [Aim],
}

impl Battle {
    /// The battle as the scenario sets it up, in a combatant's turn, with nothing rolled: for working out the odds of an order.
    pub fn in_turn_of(muster: &Arc<Muster>, who: CombatantId) -> Battle {
        let mut battle = Battle::still(muster, Dice::seeded(0), Chronicle::default());
        battle.arrive();
        battle.open_turn(who, false);
        battle
    }

    /// A battle of a muster with dice from a seed, run on to its first decision.
    pub fn new(muster: &Arc<Muster>, seed: u64) -> Battle {
        let mut battle = Battle::still(muster, Dice::seeded(seed), Chronicle::default());
        battle.begin();
        battle
    }

    /// A battle that has not begun: all combatants stand where the scenario puts them, and nothing is rolled.
    pub fn still(muster: &Arc<Muster>, dice: Dice, chronicle: Chronicle) -> Battle {
        Battle::of(world_of(muster, dice, chronicle))
    }

    /// A battle that has not begun, with its entities made in another order than that of the roster.
    pub fn spawned_in_order(muster: &Arc<Muster>, dice: Dice, order: &[usize]) -> Battle {
        Battle::of(world_spawned_in_order(muster, dice, Chronicle::default(), order))
    }

    fn of(mut world: World) -> Battle {
        let components = world.query();
        Battle { world, pipeline: Pipeline::new(), components, joined: Vec::new(), stamp: Stamp::default() }
    }

    /// Lets everybody arrive and look around, then runs on to the first decision.
    pub fn begin(&mut self) {
        self.arrive();
        self.run();
    }

    /// Tells who stands where, and lets every side look around.
    pub fn arrive(&mut self) {
        let table = self.table();
        let arrivals: Vec<_> = table
            .seen()
            .filter(|(_, body)| body.fate.is_on_map())
            .map(|(who, body)| (who, body.place.0, table.side(who)))
            .collect();
        let story = self.story_mut();
        for (who, at, side) in arrivals {
            story.tell(Happening::Arrived { who, at }, None, SideSet::only(side));
        }
        let stack = self.stack_mut();
        stack.stirred = true;
        stack.push(Frame::effects(Vec::new()));
        self.step();
        // Combatants react to what they see at the start only once the order of play is settled.
        self.stack_mut().looked = false;
    }

    /// Everything there is to know about the battle; `seen_by` leaves out what a side does not know.
    pub fn table(&self) -> Table<'_> {
        let Course { truth, progress, .. } = self.course();
        self.table_of(truth, progress)
    }

    fn table_of<'b>(&'b self, truth: &'b Truth, progress: &Progress) -> Table<'b> {
        Table { offer: progress.stack.offer(), stamp: Some(&self.stamp), ..truth.table() }
    }

    /// The components of all combatants as the world holds them; the bodies of the table are copies of them.
    pub fn components(&self) -> Vec<BodyState> {
        let components = self.components.as_readonly();
        let of = |entity: &Entity| components.get_manual(&self.world, *entity).ok().map(BodyState::from);
        self.truth().entities.iter().filter_map(of).collect()
    }

    fn course(&self) -> &Course {
        self.world.resource::<Course>()
    }

    fn course_mut(&mut self) -> &mut Course {
        self.world.resource_mut::<Course>().into_inner()
    }

    fn truth(&self) -> &Truth {
        &self.course().truth
    }

    fn truth_mut(&mut self) -> &mut Truth {
        self.stamp.raise();
        &mut self.course_mut().truth
    }

    fn stack(&self) -> &Stack {
        &self.course().progress.stack
    }

    fn stack_mut(&mut self) -> &mut Stack {
        &mut self.course_mut().progress.stack
    }

    fn story_mut(&mut self) -> &mut Chronicle {
        &mut self.course_mut().progress.story.0
    }

    /// The chronicle so far.
    pub fn chronicle(&self) -> &Chronicle {
        &self.course().progress.story.0
    }

    /// The objectives of the sides.
    pub fn aims(&self) -> &Aims {
        &self.truth().aims
    }

    /// The muster from which the battle was made.
    pub fn muster(&self) -> &Arc<Muster> {
        &self.truth().muster
    }

    /// A number that rises with every change. It shows whether a decision that was made in the
    /// background is out of date.
    pub const fn revision(&self) -> u64 {
        self.stamp.changes()
    }

    /// The first thing that went wrong with scripted dice, and how many scripted dice are left.
    pub fn dice_fault(&self) -> (Option<DiceFault>, usize) {
        let dice = &self.course().dice;
        (dice.fault(), dice.left())
    }

    /// What the battle waits for; none while something is under way.
    pub fn awaiting(&self) -> Option<Awaiting> {
        self.decision().map(|decision| decision.awaiting)
    }

    /// What the battle waits for, with all that it is decided by; none while something is under way.
    pub fn decision(&self) -> Option<Decision<'_>> {
        let Course { truth, progress, .. } = self.course();
        let table = self.table_of(truth, progress);
        let awaiting = match table.offer {
            Some(offer) => Awaiting::Answer(offer),
            None if !progress.stack.is_empty() => return None,
            None => match table.turn.phase {
                Phase::Over(outcome) => Awaiting::Over(outcome),
                _ => Awaiting::Order(table.side_to_go()?),
            },
        };
        Some(Decision { awaiting, table, aims: truth.aims.list() })
    }

    /// Who controls a combatant.
    pub fn control(&self, who: CombatantId) -> Control {
        self.table().body(who).map_or(Control::Player, |body| body.control.clone())
    }

    /// The combatants who may be given orders right now.
    pub fn candidates(&self) -> Vec<CombatantId> {
        self.table().candidates().collect()
    }

    /// Gives an order and runs on to the next decision. An order that was judged in the present state is not judged again.
    ///
    /// # Errors
    /// The order is not permitted, as far as the ordering side knows; nothing has changed.
    pub fn submit(&mut self, order: impl Into<Judged>) -> Result<(), Refusal> {
        self.give_order(order)?;
        self.run();
        Ok(())
    }

    /// Gives an order without running on.
    ///
    /// # Errors
    /// The order is not permitted, as far as the ordering side knows; nothing has changed.
    pub fn give_order(&mut self, order: impl Into<Judged>) -> Result<(), Refusal> {
        let (order, permit) = order.into().at(&self.stamp);
        let permit = match permit {
            Some(permit) => permit,
            None => self.permit(&order)?,
        };
        if let Order::Deed { who, deed: Deed::Declare(Declare { deeds }) } = &order {
            return self.give_declarations(*who, deeds);
        }
        self.stamp.raise();
        let stack = self.stack_mut();
        stack.permitted = Some((order.clone(), permit));
        stack.push(Frame::Weigh(Matter::Order(order)));
        Ok(())
    }

    /// Declares several deeds in order. If one of them is not permitted, none is declared.
    fn give_declarations(&mut self, who: CombatantId, deeds: &[Deed]) -> Result<(), Refusal> {
        let before = self.snapshot();
        let is_end = |deed: &Deed| matches!(deed, Deed::End(_));
        let deeds = deeds.iter().filter(|deed| !is_end(deed));
        for deed in deeds {
            let order = Order::deed(who, deed.clone());
            let permit = match self.permit(&order) {
                Ok(permit) => permit,
                Err(refusal) => {
                    self.restore(&before);
                    return Err(refusal);
                }
            };
            let stack = self.stack_mut();
            stack.permitted = Some((order.clone(), permit));
            stack.push(Frame::Weigh(Matter::Order(order)));
            // Each declared deed is noted before the next one is judged.
            while !self.stack().is_empty() {
                self.step();
            }
        }
        self.give_order(Order::deed(who, End {}))
    }

    /// Judges an order by what the ordering side knows.
    fn permit(&self, order: &Order) -> Result<Permit, Refusal> {
        let table = self.table();
        let view = match order.who() {
            Some(who) if who.index() >= table.bodies.len() => return Err(Refusal::NoSuchCombatant),
            Some(who) => table.seen_by(table.side(who)),
            None => table,
        };
        view.permit(order)
    }

    /// Makes passes until somebody has to decide.
    pub fn run(&mut self) {
        while let (_, true) = self.make_passes(u32::MAX) {}
    }

    /// Makes one pass. Returns false if somebody has to decide, or if the battle is over.
    pub fn step(&mut self) -> bool {
        self.make_passes(1).0 > 0
    }

    /// Makes so many passes at most, until somebody has to decide or has joined the roster. Returns how many it has made, and whether
    /// somebody has joined.
    fn make_passes(&mut self, at_most: u32) -> (u32, bool) {
        let (made, joining) = self.pipeline.make_passes(&mut self.world, at_most);
        if made > 0 {
            self.stamp.raise();
        }
        let joins = joining.is_some();
        joining.into_iter().for_each(|joining| self.join(joining));
        (made, joins)
    }

    /// For rule cards: begins a combatant's turn, with nothing rolled before it. With `declares`, the combatant first declares
    /// what they are going to do; otherwise nobody declares anything.
    pub fn open_turn(&mut self, who: CombatantId, declares: bool) {
        let table = self.table();
        let side = table.side(who);
        let order = crate::rules::axes::initiative::order_of_sides(&table.muster.scenario, side);
        let faced: Vec<_> = table
            .able()
            .flat_map(|(eye, _)| table.able().map(move |(other, _)| (eye, other)))
            .filter(|(eye, other)| table.sheet(*other).terrifies && table.sees(*eye, *other))
            .map(|(eye, other)| (eye, table.sheet(other).creature))
            .collect();
        let goes_alone = table.muster.book.initiative.take.goes_alone();
        let placed = table.placed_at_first();
        let of_side = |side: SideId| placed.iter().copied().filter(move |other| table.side(*other) == side);
        let others = order.iter().copied().flat_map(of_side).filter(|other| *other != who);
        let places: Vec<_> = std::iter::once(who).chain(others).map(|who| (who, 0)).collect();
        for (eye, kind) in faced {
            self.truth_mut().knowledge.face(eye, kind);
        }
        let goes_with = |other: &CombatantId| self.table().muster.is_players(self.table().side(*other));
        let quick: SmallVec<[CombatantId; 16]> = if goes_with(&who) {
            self.table().everybody().filter(goes_with).collect()
        } else {
            SmallVec::new()
        };
        let sides = self.table().muster.scenario.side_ids();
        sides.for_each(|side| self.truth_mut().causes.note(side, Cause::BattleBegins));
        let turn = &mut self.truth_mut().turn;
        (turn.quick, turn.undeclared) = (Some(quick), !declares);
        turn.phase = Phase::RoundStart;
        if goes_alone {
            turn.order = places;
        } else {
            turn.sides = order;
        }
        self.run();
        // The combatants who would declare before this combatant declare nothing.
        while self.table().turn.phase == Phase::Declaring && !self.candidates().contains(&who) {
            self.truth_mut().turn.group.clear();
            self.run();
        }
    }
}
