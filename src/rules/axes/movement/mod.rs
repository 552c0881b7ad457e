//! Movement: what ground and crawling cost (`Movement::HardGoing`), who may pass whom, how combatants get up, and how far a
//! quick step or a careful one goes (`Movement::Shift`).

mod load;
mod pace;

use smallvec::SmallVec;

use crate::battle::{Board, CombatantId, Ground, Posture, Shift, Terrain};
use crate::grid::{Footprint, Pos, Question, Reach};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::choices::movement::{MovementRule, Paced, ProneRule, SeveralCauses};
use crate::rules::table::Table;

impl MovementRule {
    /// What each ground costs, and what a prone combatant may do.
    pub const fn paced(&self) -> Paced {
        match self {
            MovementRule::Paced(rule) => rule.paced(rule.pace, rule.several_causes),
            MovementRule::PacedByActions(rule) => rule.paced(None, SeveralCauses::Multiplied),
            MovementRule::PacedUnderLoad(rule) => rule.paced(None, rule.several_causes),
        }
    }
}

impl Paced {
    /// The cost of a square of `steps` steps for a combatant who crawls at `times` the usual cost.
    fn crawled(self, steps: u32, times: u32) -> u32 {
        match self.several_causes {
            SeveralCauses::Multiplied => steps * times,
            SeveralCauses::TheDearestOnce => steps.max(times),
        }
    }

    const fn price(self, ground: Ground) -> Option<u32> {
        match ground {
            Ground::Open | Ground::Door => Some(1),
            Ground::Difficult => Some(self.difficult as u32),
            Ground::Rough => Some(self.rough as u32),
            Ground::Water => Some(self.water as u32),
            Ground::Climb => Some(self.climb as u32),
            Ground::Pit | Ground::Wall | Ground::Window => None,
        }
    }
}

/// The cost of every square of a field for a combatant who enters it, no matter who stands there. Costs are kept by kind of
/// terrain, since a search asks for hundreds of squares.
struct Prices<'t> {
    board: &'t Board,
    /// For each kind of terrain: the steps it takes, if it can be entered at all, and whether it is a door.
    kinds: SmallVec<[(Option<u32>, bool); 16]>,
    /// What a closed door costs; none if it bars the way.
    closed_door: Option<u32>,
}

impl Prices<'_> {
    /// The price of a square, given its place in row-major order.
    fn of(&self, at: Pos, place: usize) -> Option<u32> {
        let kind = *self.board.field.tiles.cells().get(place)?;
        let (steps, is_door) = *self.kinds.get(usize::from(kind))?;
        if is_door && self.board.door(at) == Some(false) { self.closed_door } else { steps }
    }
}

impl Table<'_> {
    /// What the ground of a square costs a combatant who enters it.
    pub fn ground_cost(&self, who: CombatantId, at: Pos) -> Option<u32> {
        if self.board.is_solid(at) {
            return None;
        }
        let steps = if self.sheet(who).flies {
            Some(1)
        } else {
            self.muster.book.movement.take.paced().price(self.board.field.terrain(at)?.ground)
        };
        let paced = self.muster.book.movement.take.paced();
        steps.map(|steps| paced.crawled(steps, self.crawl(who)))
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
        self.may_rest_on(who, self.footprint_at(who, at))
    }

    #[inline]
    fn may_rest_on(&self, who: CombatantId, squares: Footprint) -> bool {
        let is_free = |square| self.is_free_for(who, square);
        // Nearly all combatants cover one square.
        if squares.side() == 1 { is_free(squares.corner()) } else { squares.squares().all(is_free) }
    }

    fn prices(&self, who: CombatantId, closed_door: Option<u32>) -> Prices<'_> {
        let paced = self.muster.book.movement.take.paced();
        let (flies, times) = self.gait(who);
        let price = |kind: &Terrain| match paced.price(kind.ground) {
            _ if kind.ground.is_solid() => (None, false),
            _ if flies => (Some(times), kind.ground == Ground::Door),
            steps => (steps.map(|steps| paced.crawled(steps, times)), kind.ground == Ground::Door),
        };
        let kinds = self.board.field.terrain.iter().map(price).collect();
        Prices { board: self.board, kinds, closed_door }
    }

    /// The cost of the ground of each square for a combatant who enters it, no matter who stands there. A closed door costs
    /// `closed_door`.
    pub fn ground_costs(&self, who: CombatantId, closed_door: u32) -> impl Fn(Pos) -> Option<u32> {
        let (size, prices) = (self.board.field.size(), self.prices(who, Some(closed_door)));
        move |at| prices.of(at, size.index(at)?)
    }

    /// Finds every square that a combatant could reach from a square within so many steps.
    pub fn explore(&self, who: CombatantId, from: Pos, steps: Option<u32>, reach: &mut Reach) {
        reach.explore(from, &self.walking(who, steps, None, true));
    }

    /// The same for a combatant whom no enemy stops on the way.
    pub fn explore_past_enemies(&self, who: CombatantId, from: Pos, steps: Option<u32>, reach: &mut Reach) {
        reach.explore(from, &self.walking(who, steps, None, false));
    }

    /// How far every square is from the nearest goal where a combatant could stand, by ways that no enemy stands in.
    pub fn explore_from_goals(&self, who: CombatantId, goals: &[Pos], reach: &mut Reach) {
        let question = self.walking(who, None, None, false);
        let bears = |at: &&Pos| {
            self.footprint_at(who, **at).squares().all(|square| (question.enter)(square).is_some())
        };
        let goals: Vec<Pos> = goals.iter().filter(bears).copied().collect();
        reach.explore_from(&goals, &question);
    }

    /// Finds the way of a combatant from one square to another within so many steps: see [`Reach::seek`].
    pub fn seek(&self, who: CombatantId, from: Pos, to: Pos, steps: Option<u32>, reach: &mut Reach) {
        reach.seek(from, to, &self.walking(who, steps, Some(to), true));
    }

    fn walking(
        &self,
        who: CombatantId,
        steps: Option<u32>,
        to: Option<Pos>,
        may_be_stopped: bool,
    ) -> Question<impl Fn(Pos) -> Option<u32>, impl Fn(Pos) -> bool> {
        let (prices, body) = (self.prices(who, None), self.footprint_at(who, Pos::default()));
        let (size, occupants) = (self.board.field.size(), self.occupancy.0.cells());
        let target = to.map(|to| self.footprint_at(who, to));
        let mut keeps_off = self.squares_to_keep_off(who, true);
        keeps_off.retain(|at| target.is_none_or(|target| !target.contains(*at)));
        let no_rest = self.squares_to_keep_off(who, false);
        // Called for hundreds of squares, nearly all of them open and empty.
        let enter = move |at: Pos| {
            let place = size.index(at)?;
            let is_other = |other| other != who && self.knows(other) && !self.is_ally(who, other);
            let is_barred = occupants.get(place)?.is_some_and(is_other);
            if is_barred || keeps_off.contains(&at) { None } else { prices.of(at, place) }
        };
        Question {
            size,
            side: body.side(),
            budget: steps,
            diagonal: self.muster.book.diagonal,
            is_next_diagonal_double: false,
            enter,
            may_end: move |at| {
                let squares = body.moved_to(at);
                self.may_rest_on(who, squares) && !no_rest.iter().any(|at| squares.contains(*at))
            },
            stops: if may_be_stopped { self.stops(who) } else { Vec::new() },
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

    /// The able enemies who are next to the squares `from` and would see the combatant there.
    pub fn threats(&self, who: CombatantId, from: Footprint) -> impl Iterator<Item = CombatantId> + '_ {
        self.able().filter_map(move |(other, body)| {
            let there = self.footprint_at(other, body.place.0);
            let is_near = self.is_enemy(who, other) && there.is_adjacent(from);
            (is_near && self.would_see(other, there, from) && !self.eludes(who, other)).then_some(other)
        })
    }
}
