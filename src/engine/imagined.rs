//! Imagined battles: a battle as one side could think that it stands, to try out there what to do. Everything in it comes from
//! what the side knows. Whoever it has lost sight of stands where they may be, by a seed; enemies whom it has never seen and traps
//! that it has not found are absent; the dice are other dice.

use std::sync::Arc;

use smallvec::SmallVec;

use super::aims::{Aim, Aims};
use super::battle::Battle;
use super::hideouts::Hideouts;
use super::snapshot::Snapshot;
use crate::battle::{BodyState, Chronicle, CombatantId, Fate, SideId, ThingId, TrapEnd, Whereabouts};
use crate::dice::Dice;
use crate::dice::lots::Lots;
use crate::grid::{Footprint, Pos};
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;
use crate::rules::table::knowledge::Sighting;

/// Among how many squares those are placed who are out of sight.
const PLACES: usize = 9;

/// A battle to try things out in, and how it would have begun.
pub struct Imagination {
    pub battle: Battle,
    /// How the combatants would have begun: all that is known of those who are out of sight.
    first: Snapshot,
    muster: Arc<Muster>,
}

impl Imagination {
    /// An imagination for battles of the table's muster, on whose field it finds no line of sight anew that is known.
    pub fn of(table: &Table<'_>) -> Imagination {
        let mut battle = Battle::still(table.muster, Dice::seeded(0), Chronicle::forgetful());
        battle.share_sights(table.board);
        battle.admit_newcomers();
        let first = battle.snapshot();
        Imagination { battle, first, muster: Arc::clone(table.muster) }
    }

    /// Whether it can imagine battles of this muster.
    pub fn is_of(&self, muster: &Arc<Muster>) -> bool {
        Arc::ptr_eq(&self.muster, muster)
    }

    /// Takes down in `snapshot` how the battle may stand, as far as the viewer of the table knows. Different seeds place the
    /// unseen differently in their hideouts. `aims` are the objectives that the side knows of.
    pub fn imagine_in(
        &self,
        table: &Table<'_>,
        hideouts: &mut Hideouts,
        aims: &[Aim],
        seed: u64,
        snapshot: &mut Snapshot,
    ) {
        let Some(side) = table.viewer else { return };
        snapshot.clone_from(&self.first);
        snapshot.board.clone_from(&table.board.state);
        snapshot.turn.clone_from(table.turn);
        snapshot.turn.put_last(|who| table.body(who).is_none());
        snapshot.knowledge.clone_from(table.knowledge);
        snapshot.causes.clone_from(table.causes);
        snapshot.aims = Aims::imagined(&table.muster.scenario, aims);
        snapshot.looked = false;
        snapshot.dice = Dice::seeded(seed).mark();
        for trap in snapshot.board.traps.iter_mut().filter(|trap| !trap.found_by.contains(side)) {
            trap.end = Some(TrapEnd::Disarmed);
        }
        let mut placed = Vec::new();
        let mut lots = Lots::of(seed);
        for (who, state) in (0..).map(CombatantId::at).zip(&mut snapshot.bodies) {
            match table.bodies.get(who).filter(|_| table.body(who).is_some()) {
                Some(known) => state.clone_from(known),
                None if is_unheard_of(table, side, who) => {
                    state.fate = Fate::Awaited;
                    snapshot.knowledge.leave_out(who);
                }
                None => place_unseen(table, hideouts, (who, state), &mut placed, &mut lots),
            }
        }
        for (place, at) in snapshot.board.things.iter_mut().enumerate() {
            let known = table.knowledge.thing(side, ThingId::at(place));
            *at = known.unwrap_or_else(|| Whereabouts::Lies(unseen_square(table, side, &mut lots)));
        }
        snapshot.knowledge.suppose_of_others(side, &snapshot.bodies, |who| table.side(who));
    }
}

/// Whether a side cannot know that there is such a combatant.
fn is_unheard_of(table: &Table<'_>, side: SideId, who: CombatantId) -> bool {
    table.side(who) != side && table.knowledge.sighting(side, who) == Sighting::Never
}

/// Places a combatant whom the side does not see: near where it would look for them, apart from those who are `placed` already.
fn place_unseen(
    table: &Table<'_>,
    hideouts: &mut Hideouts,
    (who, state): (CombatantId, &mut BodyState),
    placed: &mut Vec<Footprint>,
    lots: &mut Lots,
) {
    let Some(last_seen) = table.remembered(who).filter(|_| state.fate == Fate::Able) else { return };
    let squares = |at: Pos| table.footprint_at(who, at);
    let is_free = |at: &Pos| !placed.iter().any(|other| other.overlaps(squares(*at)));
    let choices: SmallVec<[Pos; PLACES]> =
        hideouts.squares_for(table, who, last_seen).filter(is_free).take(PLACES).collect();
    match lots.choose(&choices) {
        Some(at) => {
            state.place.0 = at;
            placed.push(squares(at));
        }
        // There is nowhere left where they could be.
        None => state.fate = Fate::Awaited,
    }
}

/// Where a thing may lie that the side has never seen.
fn unseen_square(table: &Table<'_>, side: SideId, lots: &mut Lots) -> Pos {
    let explored = table.knowledge.explored(side);
    let can_be_entered = |at: &Pos| table.ground_cost(CombatantId(0), *at).is_some();
    let all = || table.board.field.size().positions().filter(can_be_entered);
    let unseen: Vec<Pos> = all().filter(|at| !explored.get(*at)).collect();
    lots.choose(&unseen).or_else(|| all().next()).unwrap_or_default()
}
