//! A snapshot: everything that can change about a battle, as a value. What never changes stays in the muster.

use serde::{Deserialize, Serialize};

use super::aims::Aims;
use super::frame::Frame;
use crate::battle::{BoardState, BodyState, CombatantId, SideId, WeaponId, Whereabouts};
use crate::dice::{Dice, DicePosition};
use crate::grid::Footprint;
use crate::in_place::clone_in_place;
use crate::rules::book::muster::Muster;
use crate::rules::table::knowledge::Knowledge;
use crate::rules::table::noted_causes::NotedCauses;
use crate::rules::table::turn::Turn;

/// Everything that can change about a battle.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Snapshot {
    pub(super) bodies: Vec<BodyState>,
    pub(super) joined: Vec<Joined>,
    pub(super) board: BoardState,
    pub(super) turn: Turn,
    pub(super) knowledge: Knowledge,
    pub(super) aims: Aims,
    pub(super) causes: NotedCauses,
    pub(super) frames: Vec<Frame>,
    pub(super) looked: bool,
    pub(super) dice: DicePosition,
    pub(super) told: usize,
}

clone_in_place! { Snapshot { bodies, joined, board, turn, knowledge, aims, causes, frames, looked, dice, told } }

/// A combatant who joined the roster after the battle had begun.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Joined {
    /// A combatant of the same kind, whose sheet is copied.
    pub like: CombatantId,
    pub name: String,
    /// The side that the newcomer joined.
    pub side: SideId,
}

impl Snapshot {
    /// The same moment with other dice from here on.
    pub fn with_dice(mut self, seed: u64) -> Snapshot {
        self.dice = Dice::seeded(seed).mark();
        self
    }

    /// Lets these combatants sit the battle out from here on.
    pub fn sit_out(&mut self, who: &[CombatantId]) {
        self.turn.sits_out.extend_from_slice(who);
    }

    /// How many facts had been told.
    pub const fn told(&self) -> usize {
        self.told
    }

    /// How many combatants were in the roster.
    pub const fn count(&self) -> usize {
        self.bodies.len()
    }

    /// The round in which the snapshot was taken.
    pub const fn round(&self) -> u16 {
        self.turn.round
    }

    /// Whether this can be a snapshot of a battle of this muster, taken at a decision. `first` is a snapshot of that battle
    /// without newcomers. Everything that a snapshot names must exist; one that was read from a file may name anything.
    pub(super) fn fits(&self, first: &Snapshot, muster: &Muster) -> bool {
        let (scenario, size) = (&muster.scenario, muster.scenario.field.size());
        let has_side = |side: SideId| side.index() < scenario.sides.len();
        let has_weapon = |weapon: &WeaponId| weapon.index() < muster.weapon_sheets.len();
        let sheets = muster.sheets.iter().take(first.bodies.len());
        let mut sizes: Vec<u8> = sheets.map(|sheet| sheet.size).collect();
        for joined in &self.joined {
            match sizes.get(joined.like.index()) {
                Some(size) if has_side(joined.side) => sizes.push(*size),
                _ => return false,
            }
        }
        let is_real = |(body, size_of_body): (&BodyState, &u8)| {
            body.arms.carried.iter().chain(&body.arms.ready).all(has_weapon)
                && body
                    .lamps
                    .iter()
                    .flat_map(|lamps| &lamps.0)
                    .filter_map(|flame| flame.item.as_ref())
                    .all(has_weapon)
                && body.limited_uses.0.iter().all(|(what, _)| has_weapon(what))
                && body
                    .sneaking
                    .iter()
                    .flat_map(|sneaking| &sneaking.spotted_by)
                    .all(|eye| eye.index() < sizes.len())
                && Footprint::new(body.place.0, *size_of_body).squares().all(|square| size.contains(square))
        };
        let is_real_place = |at: &Whereabouts| match at {
            Whereabouts::Lies(at) => size.contains(*at),
            Whereabouts::With(who) | Whereabouts::Away(who) => who.index() < sizes.len(),
        };
        let turn = &self.turn;
        let mut named = turn.group.iter().chain(&turn.finished).chain(&turn.active).chain(&turn.sits_out);
        self.frames.is_empty()
            && u32::try_from(self.told).is_ok()
            && self.dice.streams() <= sizes.len() + 1
            && self.bodies.len() == sizes.len()
            && self.bodies.iter().zip(&sizes).all(is_real)
            && self.board.open.len() == first.board.open.len()
            && self.board.dropped.iter().all(|(at, weapon)| size.contains(*at) && has_weapon(weapon))
            && self.board.traps.len() == first.board.traps.len()
            && self
                .board
                .flames
                .iter()
                .all(|(at, flame)| size.contains(*at) && flame.item.as_ref().is_none_or(has_weapon))
            && self.board.things.len() == first.board.things.len()
            && self.board.things.iter().all(is_real_place)
            && self
                .knowledge
                .things()
                .all(|(thing, at)| thing.index() < scenario.things.len() && is_real_place(at))
            && named.all(|who| who.index() < sizes.len())
            && turn.sides.iter().all(|side| has_side(*side))
            && self.knowledge.is_of(scenario.sides.len(), sizes.len(), size)
            && self.aims.is_of(scenario)
            && self.causes.are_of(scenario.sides.len(), sizes.len())
    }
}
