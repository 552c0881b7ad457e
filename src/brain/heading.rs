//! Where to go if nothing can be done from here: towards enemies in sight, objectives of the side, places where an
//! enemy was last seen, or ground that the side has not seen. Closed doors and traps count as extra steps.

use std::sync::Arc;

use smallvec::SmallVec;

use super::scene::Scene;
use crate::battle::Deed;
use crate::battle::deeds::Open;
use crate::grid::{Diagonal, Footprint, Going, Pos, Question, Reach, Reached, RowBits};
use crate::rules::axes::movement::{GroundCosts, place_of};
use crate::rules::book::muster::Muster;
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// How many steps a closed door counts: about the time that opening it takes.
pub const DOOR: u32 = 6;
/// How many steps a trap counts: as many as a combatant would walk to get round it.
const TRAP: u32 = 10;
/// How many steps a square counts that enemies are near, for whoever must not fall.
const PERIL: u32 = 6;
/// Within how many steps of an enemy that is so.
const NEAR: u32 = 2;
/// When no trail is left, the field is searched in parts of this many squares by this many, one after another.
const PART: i16 = 6;

/// The squares around a square, one after another.
pub const RING: [(i16, i16); 8] = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

/// How broad a way to a goal is: by the steps that are left, from how many squares that is so, among those on ways that are hardly
/// longer than the shortest.
pub type Passages = Vec<u32>;

/// The fewest squares that some part of a way goes over. Over difficult ground a step of the way takes several, so no square may be
/// so many steps away.
pub fn fewest<'p>(passages: impl Iterator<Item = &'p u32>) -> Option<u32> {
    passages.copied().filter(|squares| *squares > 0).min()
}

/// How many steps more than the shortest way takes somebody is thought to go to get past whoever stands in it.
const WAY_ROUND: u32 = 3;
/// Of a longer way, only the last steps to the goal are looked at.
const FARTHEST: u32 = 1024;
/// How many ways are kept at most.
const MOST_PASSAGES: usize = 64;

/// Goals, and how far every square is from the nearest one.
#[derive(Debug, Default)]
pub struct Heading {
    goals: Vec<Pos>,
    field: Reach,
    /// How broad the ways from some squares are, as far as that has been asked.
    passages: Vec<(Footprint, Arc<Passages>)>,
    /// What the steps were last measured for. They are kept because the next combatant often wants to go to the same
    /// places.
    measured: Option<Measured>,
}

/// Everything that the steps from the squares depend on.
#[derive(Debug)]
struct Measured {
    muster: Arc<Muster>,
    goals: Vec<Pos>,
    side: u8,
    gait: (bool, u32),
    open_doors: Vec<bool>,
    traps: SmallVec<[Pos; 4]>,
    perils: Perils,
}

/// The squares of the enemies whom somebody keeps away from on the way.
type Perils = SmallVec<[Footprint; 4]>;

impl Heading {
    /// Heads for the squares next to enemies in sight.
    pub fn towards_enemies(&mut self, table: &Table<'_>, scene: &Scene) {
        self.goals.clear();
        let ground = ground_for(table, scene);
        for enemy in &scene.enemies {
            self.add_around(table, scene, &ground, enemy.squares);
        }
        self.spread(table, scene, Perils::new());
    }

    /// Heads for the objectives of the side. Returns whether there is one that can be reached.
    pub fn towards_wants(&mut self, table: &Table<'_>, scene: &Scene) -> bool {
        self.goals.clear();
        let ground = ground_for(table, scene);
        self.goals.extend(scene.wants.squares.iter().filter(|at| can_stand(&ground, scene, **at)));
        if scene.wants.escape {
            let exits = table.board.field.exit_squares();
            self.goals.extend(exits.filter(|at| can_stand(&ground, scene, *at)));
        }
        self.spread(table, scene, perils(scene)) && self.is_known_at(scene.here.corner())
    }

    /// Measures the steps to where the enemies want to be, and to those whom the combatant has to guard.
    pub fn towards_their_wants(&mut self, table: &Table<'_>, scene: &Scene) {
        self.goals.clear();
        let theirs = scene.outlook.theirs.iter().chain(&scene.outlook.guarded);
        let ground = ground_for(table, scene);
        self.goals.extend(theirs.filter(|at| can_stand(&ground, scene, **at)));
        self.spread(table, scene, Perils::new());
    }

    /// Heads for where an enemy may be: where one was last seen, or else ground that was never seen, or else one part
    /// of the field after another. Returns whether there is anywhere to go; without enemies there is not.
    pub fn towards_the_unseen(&mut self, table: &Table<'_>, scene: &Scene) -> bool {
        self.goals.clear();
        let mut enemies = table.everybody().filter(|who| table.is_enemy(scene.me, *who)).peekable();
        if enemies.peek().is_none() {
            return false;
        }
        let ground = ground_for(table, scene);
        for who in enemies {
            self.goals.extend(table.trail(who).filter(|at| can_stand(&ground, scene, *at)));
        }
        if self.spread(table, scene, Perils::new()) && self.is_known_at(scene.here.corner()) {
            return true;
        }
        let Some(side) = table.viewer else { return false };
        let explored = table.knowledge.explored(side);
        self.goals.clear();
        let positions = || table.board.field.size().positions();
        self.goals.extend(positions().filter(|at| !explored.get(*at) && can_stand(&ground, scene, *at)));
        if self.spread(table, scene, Perils::new()) && self.is_known_at(scene.here.corner()) {
            return true;
        }
        let size = table.board.field.size();
        let parts = |length: u16| length.cast_signed().div_euclid(PART).max(1);
        let (cols, rows) = (parts(size.cols), parts(size.rows));
        // Each combatant begins at a different part and goes on to the next part every third round.
        let turns = usize::from(scene.round / 3) + scene.me.index() * 3;
        let number =
            i16::try_from(turns % (usize::from(cols.unsigned_abs()) * usize::from(rows.unsigned_abs())));
        let number = number.unwrap_or_default();
        let (col, row) = ((number % cols) * PART, (number / cols) * PART);
        self.goals.clear();
        let is_in_part =
            |at: &Pos| (col..col + PART).contains(&at.col) && (row..row + PART).contains(&at.row);
        self.goals.extend(positions().filter(|at| is_in_part(at) && can_stand(&ground, scene, *at)));
        self.spread(table, scene, Perils::new()) && self.is_known_at(scene.here.corner())
    }

    /// How many times the steps to goals have been measured so far.
    pub const fn searches(&self) -> u64 {
        self.field.searches()
    }

    /// Steps from a square to the nearest goal; none if no way leads there.
    pub fn steps_from(&self, at: Pos) -> Option<u32> {
        self.field.cost(at)
    }

    /// The fewest steps to the nearest goal from any of so many squares, one to the east of the other; none if no way leads there.
    pub fn fewest_steps_along(&self, first: Pos, count: usize) -> Option<u32> {
        self.field.least_cost_along(first, count)
    }

    /// How broad the way from some squares to the nearest goal is. It is kept until the steps are measured anew.
    pub fn passages_from(&mut self, from: Footprint, diagonal: Diagonal) -> Arc<Passages> {
        if let Some((_, known)) = self.passages.iter().find(|(squares, _)| *squares == from) {
            return Arc::clone(known);
        }
        if self.passages.len() == MOST_PASSAGES {
            self.passages.clear();
        }
        let passages = Arc::new(self.count_passages(from, diagonal));
        self.passages.push((from, Arc::clone(&passages)));
        passages
    }

    fn count_passages(&self, from: Footprint, diagonal: Diagonal) -> Passages {
        let still = self.steps_from(from.corner()).unwrap_or(0);
        let mut passages = vec![0; usize::try_from(still.min(FARTHEST)).unwrap_or_default()];
        for Reached { pos, cost, .. } in self.field.reached() {
            let Some(squares) = passages.get_mut(cost as usize) else { continue };
            if Footprint::new(pos, 1).reach(from, diagonal).saturating_add(cost) <= still + WAY_ROUND {
                *squares += 1;
            }
        }
        passages
    }

    /// Whether the open squares around a square lie apart from each other, so that whoever stands there closes the way.
    pub fn is_narrow_at(&self, at: Footprint) -> bool {
        let is_open = |(col, row)| self.is_known_at(at.corner().offset(col, row));
        let starts =
            |place: usize| is_open(RING[place]) && !is_open(RING[(place + RING.len() - 1) % RING.len()]);
        at.side() == 1 && (0..RING.len()).filter(|place| starts(*place)).count() > 1
    }

    fn is_known_at(&self, at: Pos) -> bool {
        self.field.cost(at).is_some()
    }

    /// The square nearest to a goal, if it is nearer than where the combatant stands; of several, the one that takes
    /// the fewest steps.
    pub fn nearest(&self, scene: &Scene, squares: &[Reachable]) -> Option<Reachable> {
        let here = self.steps_from(scene.here.corner()).unwrap_or(u32::MAX);
        let nearer = |square: &&Reachable| self.steps_from(square.at).is_some_and(|steps| steps < here);
        squares.iter().filter(nearer).min_by_key(|square| (self.steps_from(square.at), square.steps)).copied()
    }

    /// A closed door next to the combatant that is on the way, or that blocks a diagonal step past it.
    pub fn barring_door(&self, table: &Table<'_>, scene: &Scene) -> Option<Deed> {
        let corner = scene.here.corner();
        let here = self.steps_from(corner)?;
        let is_nearer = |at: Pos| self.steps_from(at).is_some_and(|steps| steps < here);
        let leads_past = |door: Pos| {
            let (col, row) = (door.col - corner.col, door.row - corner.row);
            let past = [1, -1].map(|side| corner.offset(col + row * side, row + col * side));
            scene.here.side() == 1 && (col == 0 || row == 0) && past.into_iter().any(is_nearer)
        };
        let is_on_the_way = |at: &Pos| {
            table.board.door(*at) == Some(false)
                && scene.here.is_adjacent(Footprint::new(*at, 1))
                && (is_nearer(*at) || leads_past(*at))
        };
        let doors = table.board.field.doors.iter().copied().filter(is_on_the_way);
        doors.min_by_key(|at| self.steps_from(*at)).map(|at| Open { at }.into())
    }

    /// Adds the squares next to a body as goals: the free ones, or, if there are none, those where somebody stands.
    fn add_around(&mut self, table: &Table<'_>, scene: &Scene, ground: &GroundCosts<'_>, body: Footprint) {
        let side = i16::from(scene.here.side());
        let (corner, far) = (body.corner(), i16::from(body.side()));
        let before = self.goals.len();
        for is_free_wanted in [true, false] {
            for row in -side..=far {
                for col in -side..=far {
                    let at = corner.offset(col, row);
                    let is_beside = col == -side || row == -side || col == far || row == far;
                    let is_wanted = || table.may_rest(scene.me, at) == is_free_wanted;
                    if is_beside && can_stand(ground, scene, at) && is_wanted() {
                        self.goals.push(at);
                    }
                }
            }
            if self.goals.len() > before {
                return;
            }
        }
    }

    /// Measures the steps to the goals, unless they are known. Combatants in the way do not count, since they may
    /// have moved by then. Returns whether there is a goal.
    fn spread(&mut self, table: &Table<'_>, scene: &Scene, perils: Perils) -> bool {
        if !self.is_measured(table, scene, &perils) {
            self.measure(table, scene, perils);
        }
        !self.goals.is_empty()
    }

    fn is_measured(&self, table: &Table<'_>, scene: &Scene, perils: &Perils) -> bool {
        self.measured.as_ref().is_some_and(|measured| {
            Arc::ptr_eq(&measured.muster, table.muster)
                && measured.goals == self.goals
                && measured.side == scene.here.side()
                && measured.gait == table.gait(scene.me)
                && measured.open_doors == table.board.state.open
                && measured.traps == table.squares_to_keep_off(scene.me, true)
                && measured.perils == *perils
        })
    }

    fn measure(&mut self, table: &Table<'_>, scene: &Scene, perils: Perils) {
        let traps = table.squares_to_keep_off(scene.me, true);
        let ground = ground_for(table, scene);
        let costs =
            Costs { ground, traps: &traps, perils: &perils, here: scene.here, diagonal: scene.diagonal };
        self.field.explore_from(
            &self.goals,
            &Question {
                size: table.board.field.size(),
                side: scene.here.side(),
                diagonal: scene.diagonal,
                is_next_diagonal_double: false,
                budget: None,
                enter: costs,
                no_rest: Vec::new(),
                stops: Vec::new(),
            },
        );
        self.passages.clear();
        self.measured = Some(Measured {
            muster: Arc::clone(table.muster),
            goals: self.goals.clone(),
            side: scene.here.side(),
            gait: table.gait(scene.me),
            open_doors: table.board.state.open.clone(),
            traps,
            perils,
        });
    }
}

/// What squares cost on the way to a goal.
struct Costs<'m> {
    ground: GroundCosts<'m>,
    traps: &'m [Pos],
    perils: &'m Perils,
    /// The body that goes.
    here: Footprint,
    diagonal: Diagonal,
}

impl Going for Costs<'_> {
    fn lay_out(&self, from: Pos, costs: &mut [u16]) -> RowBits {
        let of_ground = self.ground.lay_out(from, costs);
        // Mostly there is nothing to keep away from.
        if self.traps.is_empty() && self.perils.is_empty() {
            return of_ground;
        }
        let add = |cost: &mut u16, more: u32| {
            if *cost != Reach::WALL {
                *cost = Reach::entering(Some(u32::from(*cost) + more));
            }
        };
        for trap in self.traps {
            if let Some(place) = place_of(from, costs.len(), *trap) {
                add(&mut costs[place], TRAP);
            }
        }
        for (col, cost) in (0..).zip(&mut *costs) {
            let here = self.here.moved_to(from.offset(col, 0));
            if self.perils.iter().any(|enemy| here.reach(*enemy, self.diagonal) <= NEAR) {
                add(cost, PERIL);
            }
        }
        RowBits::of(costs)
    }
}

/// The enemies whom the acting combatant keeps away from on the way: those in sight, for whoever must not fall.
fn perils(scene: &Scene) -> Perils {
    let enemies = scene.enemies.iter().filter(|_| scene.is_ward());
    enemies.map(|enemy| enemy.squares).collect()
}

/// What the ground costs the acting combatant, if nobody were there.
fn ground_for<'t>(table: &Table<'t>, scene: &Scene) -> GroundCosts<'t> {
    table.ground_costs(scene.me, DOOR)
}

/// Whether the acting combatant could stand on a square, if nobody else were there and doors were open.
fn can_stand(ground: &GroundCosts<'_>, scene: &Scene, at: Pos) -> bool {
    ground.bears(scene.here.moved_to(at))
}
