//! Movement: what ground and crawling cost (`Movement::HardGoing`), who may pass whom, how combatants get up, and how far a
//! quick step or a careful one goes (`Movement::Shift`).

mod load;
mod pace;

use smallvec::SmallVec;

use crate::battle::{Board, CombatantId, Posture, Shift, TurnBudget};
use crate::grid::{Footprint, Going, Pos, Question, Reach, RowBits, distance, for_each_bit};
use crate::rules::book::footing::Footing;
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::movement::{MovementRule, Paced, ProneRule};
use crate::rules::table::Table;

/// What squares cost a combatant who walks there.
pub(in crate::rules::axes) struct Walking<'t> {
    ground: GroundCosts<'t>,
    /// The squares that cannot be entered, whatever their terrain: those where somebody stands who is no ally, closed doors, and
    /// traps to keep off.
    keeps_off: SmallVec<[Pos; 8]>,
}

impl Going for Walking<'_> {
    fn lay_out(&self, from: Pos, costs: &mut [u16]) -> RowBits {
        let Walking { ground, keeps_off } = self;
        let (mut bits, count) = (ground.lay_out_without_doors(from, costs), costs.len());
        for place in keeps_off.iter().filter_map(|at| place_of(from, count, *at)) {
            costs[place] = Reach::WALL;
            bits.put(place, Reach::WALL);
        }
        bits
    }
}

/// What the ground of squares costs a combatant who enters them, no matter who stands there.
pub struct GroundCosts<'t> {
    board: &'t Board,
    paced: Paced,
    /// Whether the combatant flies, and how many times the usual cost they pay.
    gait: (bool, u32),
    /// Where those can go who do not crawl.
    footing: &'t Footing,
    closed_door: u16,
}

impl Going for GroundCosts<'_> {
    fn lay_out(&self, from: Pos, costs: &mut [u16]) -> RowBits {
        let GroundCosts { board, closed_door, .. } = self;
        let mut bits = self.lay_out_without_doors(from, costs);
        for at in board.field.doors.iter().filter(|at| at.row == from.row) {
            let place = place_of(from, costs.len(), *at).filter(|_| board.door(*at) == Some(false));
            if let Some(place) = place {
                costs[place] = *closed_door;
                bits.put(place, *closed_door);
            }
        }
        bits
    }

    fn admits(&self, at: Pos) -> bool {
        self.footing.open.get(at)
    }
}

impl GroundCosts<'_> {
    /// Puts down what a square and those to the east of it cost, as if all doors were open.
    fn lay_out_without_doors(&self, from: Pos, costs: &mut [u16]) -> RowBits {
        let tiles = &self.board.field.tiles;
        let Some(first) = tiles.size().index(from) else { return RowBits::default() };
        let kinds = &tiles.cells()[first..];
        let all = u64::MAX >> (RowBits::MOST_SQUARES - costs.len().clamp(1, RowBits::MOST_SQUARES));
        let is_crawling = self.gait.1 > 1;
        let plain = if is_crawling { 0 } else { self.footing.plain.bits_from(first) & all };
        // Most squares cost one step.
        costs.fill(1);
        for_each_bit(all & !plain, |place| costs[place] = Reach::entering(self.price_of(kinds[place])));
        RowBits { open: self.footing.open.bits_from(first) & all, plain }
    }

    /// What an open square costs, by the number of its terrain; none if it cannot be entered.
    fn price_of(&self, terrain: u8) -> Option<u32> {
        let terrain = self.board.field.terrain.get(usize::from(terrain))?;
        self.paced.price_for(terrain.ground, self.gait)
    }
}

/// The place of a square among so many squares of a row, by the westernmost of them.
pub fn place_of(from: Pos, count: usize, at: Pos) -> Option<usize> {
    if at.row != from.row {
        return None;
    }
    usize::try_from(at.col - from.col).ok().filter(|place| *place < count)
}

impl<'t> Table<'t> {
    /// The cost of the ground for a combatant, no matter who stands there. A closed door costs `closed_door`.
    pub fn ground_costs(&self, who: CombatantId, closed_door: u32) -> GroundCosts<'t> {
        let gait = self.gait(who);
        GroundCosts {
            board: self.board,
            paced: self.muster.book.movement.take.paced(),
            gait,
            footing: self.muster.footing(gait.0),
            closed_door: Reach::entering(Some(closed_door)),
        }
    }
}

impl Table<'_> {
    /// What the ground of a square costs a combatant who enters it.
    pub fn ground_cost(&self, who: CombatantId, at: Pos) -> Option<u32> {
        if self.board.is_solid(at) {
            return None;
        }
        let paced = self.muster.book.movement.take.paced();
        paced.price_for(self.board.field.terrain(at)?.ground, self.gait(who))
    }

    /// All that the cost of ground depends on in a combatant: whether they fly, and how many times the usual cost they pay.
    pub fn gait(&self, who: CombatantId) -> (bool, u32) {
        (self.sheet(who).flies, self.crawl(who))
    }

    /// How many times the usual cost a combatant pays for each step, in their posture.
    fn crawl(&self, who: CombatantId) -> u32 {
        match self.muster.book.movement.take.paced().prone {
            ProneRule::Crawls(times) if self.is_prone(who) => u32::from(times.max(1)),
            _ => 1,
        }
    }

    /// Whether a combatant may end a move at a place, as far as the viewer knows.
    pub fn may_rest(&self, who: CombatantId, at: Pos) -> bool {
        self.footprint_at(who, at).squares().all(|square| self.is_free_for(who, square))
    }

    /// The squares where a combatant may not end a move with the corner of their body.
    fn no_rest(&self, who: CombatantId) -> Vec<Pos> {
        let mut corners = Vec::with_capacity(self.bodies.len());
        let behind = 1 - i16::from(self.footprint_at(who, Pos::default()).side());
        let mut bar = |square: Pos| {
            for row in behind..=0 {
                for col in behind..=0 {
                    corners.push(square.offset(col, row));
                }
            }
        };
        let standing = self.able().map(|(other, body)| self.footprint_at(other, body.place.0));
        let planning = self.turn.finished.iter().filter_map(|other| self.declared_end(*other));
        for taken in standing.chain(planning) {
            for square in taken.squares() {
                if !self.is_free_for(who, square) {
                    bar(square);
                }
            }
        }
        self.squares_to_keep_off(who, false).into_iter().for_each(bar);
        corners
    }

    /// Finds every square that a combatant could reach from a square within so many steps.
    pub fn explore(&self, who: CombatantId, from: Pos, steps: Option<u32>, reach: &mut Reach) {
        reach.explore(from, &self.walking(who, steps.map(|steps| (from, steps)), None, true));
    }

    /// The same for a combatant whom no enemy stops on the way.
    pub fn explore_past_enemies(&self, who: CombatantId, from: Pos, steps: Option<u32>, reach: &mut Reach) {
        reach.explore(from, &self.walking(who, steps.map(|steps| (from, steps)), None, false));
    }

    /// How far every square is from the nearest goal where a combatant could stand, by ways that no enemy stands in.
    pub fn explore_from_goals(&self, who: CombatantId, goals: &[Pos], reach: &mut Reach) {
        let question = self.walking(who, None, None, false);
        let bears = |at: &&Pos| question.enter.bears(self.footprint_at(who, **at));
        let goals: Vec<Pos> = goals.iter().filter(bears).copied().collect();
        reach.explore_from(&goals, &question);
    }

    /// Finds the way of a combatant from one square to another: see [`Reach::seek`]. It searches no further than necessary: a way
    /// without a detour, which there mostly is, then ways within each of the limits, and only if that fails the whole field.
    pub fn seek(
        &self,
        who: CombatantId,
        (from, to): (Pos, Pos),
        limits: impl Iterator<Item = u32>,
        reach: &mut Reach,
    ) {
        let mut question = self.walking(who, None, Some(to), true);
        let mut limits = limits.peekable();
        let direct = distance(from, to, question.diagonal);
        let is_within = limits.peek().is_none_or(|limit| direct < *limit);
        for limit in is_within.then_some(direct).into_iter().chain(limits).map(Some).chain([None]) {
            question.budget = limit;
            reach.seek(from, to, &question);
            if reach.cost(to).is_some() {
                return;
            }
        }
    }

    /// What a search asks that looks for ways `within` so many steps from a square, or for ways of any length.
    pub(in crate::rules::axes) fn walking(
        &self,
        who: CombatantId,
        within: Option<(Pos, u32)>,
        to: Option<Pos>,
        may_be_stopped: bool,
    ) -> Question<Walking<'_>> {
        let target = to.map(|to| self.footprint_at(who, to));
        let is_target = |at: &Pos| target.is_some_and(|target| target.contains(*at));
        let traps = self.squares_to_keep_off(who, true).into_iter().filter(|at| !is_target(at));
        let mut keeps_off: SmallVec<[Pos; 8]> = traps.collect();
        let is_shut = |at: &Pos| self.board.door(*at) == Some(false);
        keeps_off.extend(self.board.field.doors.iter().copied().filter(is_shut));
        let bars = |other: CombatantId| other != who && self.knows(other) && !self.is_ally(who, other);
        for (other, body) in self.bodies.iter().filter(|(other, body)| body.fate.is_able() && bars(*other)) {
            let stands_on = |at: &Pos| self.occupancy.0.get_or(*at, None) == Some(other);
            keeps_off.extend(self.footprint_at(other, body.place.0).squares().filter(stands_on));
        }
        Question {
            size: self.board.field.size(),
            side: self.footprint_at(who, Pos::default()).side(),
            budget: within.map(|(_, steps)| steps),
            diagonal: self.muster.book.diagonal,
            is_next_diagonal_double: false,
            enter: Walking { ground: self.ground_costs(who, 1), keeps_off },
            no_rest: self.no_rest(who),
            stops: if may_be_stopped { self.stops(who, within) } else { Vec::new() },
        }
    }

    /// Whether a combatant must get up before they move.
    pub fn must_stand_first(&self, who: CombatantId) -> bool {
        match self.muster.book.movement.take.paced().prone {
            ProneRule::StandsWithAMove | ProneRule::NothingUntilUp => self.is_prone(who),
            ProneRule::Crawls(_) => false,
        }
    }

    /// Whether a combatant is prone.
    pub fn is_prone(&self, who: CombatantId) -> bool {
        self.body(who).is_some_and(|body| body.posture == Posture::Prone)
    }

    /// The most steps that a shift covers; none where the rulebook has no such deed.
    pub fn shift_steps(&self, shift: Shift) -> Option<u16> {
        match (&self.muster.book.movement.take, shift) {
            (MovementRule::PacedByActions(rule), Shift::Step) => rule.step_feet.map(Rulebook::steps),
            (MovementRule::PacedByActions(rule), Shift::Disengage) => {
                rule.disengage_feet.map(Rulebook::steps)
            }
            _ => None,
        }
    }

    /// Whether a combatant must get up before they do anything at all.
    pub fn can_only_stand(&self, who: CombatantId) -> bool {
        let rule = self.muster.book.movement.take.paced().prone;
        matches!(rule, ProneRule::NothingUntilUp) && self.must_stand_first(who)
    }

    /// Whether a combatant cannot leave their place: they are prone, they are held fast, or they are in a fight that
    /// combatants cannot simply walk away from.
    pub fn is_rooted(&self, who: CombatantId) -> bool {
        self.must_stand_first(who) || self.is_held(who) || self.bound_by(who).is_some()
    }

    /// Whether a combatant may still have steps to walk this turn. How near enemies are may leave them none; that takes a search.
    pub fn may_walk(&self, who: CombatantId) -> bool {
        let has_steps = |turn_budget: TurnBudget| self.budget().all_steps(turn_budget, self.pace(who)) > 0;
        !self.is_rooted(who) && self.spare(who).is_some_and(has_steps)
    }

    /// The able enemies who are next to the squares `from` and would see the combatant there.
    pub fn threats(&self, who: CombatantId, from: Footprint) -> impl Iterator<Item = CombatantId> + '_ {
        let threatens = move |(other, there)| self.threatens(other, there, who, from).then_some(other);
        self.able_near(from, 1).filter_map(threatens)
    }

    /// Whether an enemy on some squares is next to the squares `from` and would see the combatant there.
    pub fn threatens(&self, enemy: CombatantId, there: Footprint, who: CombatantId, from: Footprint) -> bool {
        let is_near = self.is_enemy(who, enemy) && there.is_adjacent(from);
        is_near && self.would_see(enemy, there, from) && !self.eludes(who, enemy)
    }
}
