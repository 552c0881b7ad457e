//! Takes snapshots of a battle, restores them in place, and adds newcomers.

use std::sync::Arc;

use smallvec::SmallVec;

use super::Battle;
use crate::battle::{
    Board, BodyState, Change, Chronicle, CombatantId, Control, Fact, Fate, Happening, Place,
};
use crate::dice::Dice;
use crate::engine::frame::Frame;
use crate::engine::seen::Truth;
use crate::engine::setup::body_state;
use crate::engine::snapshot::{Joined, Snapshot};
use crate::engine::stack::Joining;
use crate::grid::{Footprint, Pos};

impl Battle {
    pub(super) fn join(&mut self, joining: Joining) {
        let Joining { like, name, side, at } = joining;
        let who = self.enlist(&Joined { like, name, side }, Fate::Awaited, at);
        let effects = vec![
            Change::tell(Happening::Joined { who }).into(),
            Change::Put { who, at }.into(),
            Change::Fate { who, fate: Fate::Able }.into(),
        ];
        self.stack_mut().push(Frame::effects(effects));
    }

    /// Adds a combatant to the roster and the muster.
    fn enlist(&mut self, joined: &Joined, fate: Fate, at: Pos) -> CombatantId {
        let table = self.table();
        let carried = table.body(joined.like).map(|body| body.arms.carried.clone()).unwrap_or_default();
        let control = table.muster.scenario.sides[joined.side.index()].control.clone();
        let state = body_state(
            table.muster,
            table.muster.sheet(joined.like),
            Place(at),
            fate,
            false,
            carried,
            control,
        );
        let who = CombatantId::at(table.bodies.len());
        let muster = &mut self.truth_mut().muster;
        let sheet = muster.double(joined.like, &joined.name, joined.side);
        Arc::make_mut(muster).sheets.push(sheet);
        self.admit(state);
        self.joined.push(joined.clone());
        who
    }

    fn admit(&mut self, state: BodyState) {
        let entity = state.spawn(&mut self.world);
        let truth = self.truth_mut();
        truth.entities.push(entity);
        truth.bodies.push(state);
        self.components.update_archetypes(&self.world);
    }

    /// Adds those whom the muster has beyond the scenario: they joined another battle of it. Here they have not come yet.
    pub(in crate::engine) fn admit_newcomers(&mut self) {
        let muster = Arc::clone(self.muster());
        for sheet in muster.sheets.iter().skip(self.table().bodies.len()) {
            let (at, carried) = (Place(Pos::new(0, 0)), sheet.carried.clone());
            self.admit(body_state(&muster, sheet, at, Fate::Awaited, false, carried, Control::Player));
        }
    }

    /// Goes on with the lines of sight that a board of the same field has found.
    pub(in crate::engine) fn share_sights(&mut self, board: &Board) {
        self.truth_mut().board.share_sights(board);
    }

    /// Removes the combatant who joined last.
    fn dismiss(&mut self) {
        self.joined.pop();
        self.truth_mut().bodies.pop();
        if let Some(entity) = self.truth_mut().entities.pop() {
            self.world.despawn(entity);
        }
        Arc::make_mut(&mut self.truth_mut().muster).sheets.pop();
    }

    /// Takes down everything that can change.
    pub fn snapshot(&self) -> Snapshot {
        let mut snapshot = Snapshot::default();
        self.snapshot_in(&mut snapshot);
        snapshot
    }

    /// The same, in place of an earlier snapshot. If nothing is under way and no list has become longer, that allocates
    /// nothing.
    pub fn snapshot_in(&self, snapshot: &mut Snapshot) {
        let table = self.table();
        let Snapshot { bodies, joined, board, turn, knowledge, aims, causes, frames, looked, dice, told } =
            snapshot;
        table.bodies.all().clone_into(bodies);
        joined.clone_from(&self.joined);
        board.clone_from(&table.board.state);
        turn.clone_from(table.turn);
        knowledge.clone_from(table.knowledge);
        aims.clone_from(self.aims());
        causes.clone_from(table.causes);
        self.stack().frames().clone_into(frames);
        *looked = self.stack().looked;
        self.course().dice.mark_in(dice);
        *told = self.chronicle().len();
    }

    /// Tells again what has been told once, before a snapshot after these facts is restored.
    pub(in crate::engine) fn recall(&mut self, facts: &[Fact]) {
        self.story_mut().recall(facts);
    }

    /// Restores a snapshot in place.
    pub fn restore(&mut self, snapshot: &Snapshot) {
        let in_common =
            self.joined.iter().zip(&snapshot.joined).take_while(|(own, other)| own == other).count();
        while self.joined.len() > in_common {
            self.dismiss();
        }
        for joined in &snapshot.joined[in_common..] {
            self.enlist(joined, Fate::Awaited, Pos::new(0, 0));
        }
        let truth = self.truth_mut();
        let (entities, mut bodies) = (std::mem::take(&mut truth.entities), std::mem::take(&mut truth.bodies));
        for (who, (entity, state)) in (0..).map(CombatantId::at).zip(entities.iter().zip(&snapshot.bodies)) {
            if let Ok(mut body) = self.components.get_mut(&mut self.world, *entity) {
                body.set(state);
                bodies.restore(who, state);
            }
        }
        let truth = self.truth_mut();
        (truth.entities, truth.bodies) = (entities, bodies);
        truth.board.restore(&snapshot.board);
        truth.turn.clone_from(&snapshot.turn);
        truth.knowledge.clone_from(&snapshot.knowledge);
        truth.aims.clone_from(&snapshot.aims);
        truth.causes.clone_from(&snapshot.causes);
        self.course_mut().dice.go_to(&snapshot.dice);
        self.story_mut().go_to(snapshot.told);
        let stack = self.stack_mut();
        stack.restore(&snapshot.frames);
        stack.stirred = false;
        stack.looked = snapshot.looked;
        stack.joining = None;
        stack.permitted = None;
        stack.reacted = snapshot.told;
        self.occupy(&snapshot.bodies);
        self.relight();
    }

    /// Works out the light anew, if the rulebook has light.
    fn relight(&mut self) {
        let table = self.table();
        if table.lighting().is_some() {
            let (lamps, diagonal) = (table.lamps(), table.muster.book.diagonal);
            self.truth_mut().board.shine(lamps, diagonal);
        }
    }

    fn occupy(&mut self, bodies: &[BodyState]) {
        let walkers: SmallVec<[CombatantId; 4]> = self.stack().walks().map(|walk| walk.who).collect();
        let Truth { muster, occupancy, .. } = self.truth_mut();
        occupancy.0.cells_mut().fill(None);
        // A combatant on their way may be on an ally's square, which stays the ally's, so those who stand come first.
        for is_walking in [false, true] {
            for (who, body) in (0..).map(CombatantId).zip(bodies).filter(|(_, body)| body.fate.is_able()) {
                if walkers.contains(&who) == is_walking {
                    occupancy.settle(who, Footprint::new(body.place.0, muster.sheet(who).size));
                }
            }
        }
    }

    /// A copy of the battle to try orders in, with dice of its own and without what has been told.
    pub fn copy(&self, seed: u64) -> Battle {
        let mut copy = Battle::still(self.muster(), Dice::seeded(seed), Chronicle::forgetful());
        copy.restore(&self.snapshot().with_dice(seed));
        copy
    }

    /// Begins the same battle again with other dice, in place. `first` is its snapshot from before the beginning.
    pub fn restart(&mut self, first: &Snapshot, seed: u64) {
        self.restore(first);
        self.story_mut().clear();
        self.stack_mut().reacted = 0;
        self.course_mut().dice = Dice::seeded(seed);
        self.begin();
    }
}
