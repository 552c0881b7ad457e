//! Rescue after the battle (`LastChances::AfterTheBattle`): once the battle is decided and combatants still lie
//! dying, everybody who is able goes to a dying ally, as far as a move carries them in a round.

use smallvec::SmallVec;

use crate::battle::{CombatantId, SideId};
use crate::grid::{Footprint, Pos, Reach};
use crate::rules::book::rulebook::Rulebook;
use crate::rules::table::Table;

/// Within this many steps, helpers go first to the ally with the least time left. Farther away, they go to the
/// nearest.
const NEAR: u32 = 24;

/// How many fields are kept for later questions: enough for the sides and kinds of walkers that take turns in helping.
const KEPT: usize = 16;

/// What a helper does for a dying ally once the battle is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescue {
    /// The ally, if the helper reaches them this round.
    pub arrives_at: Option<CombatantId>,
    /// The squares that the helper walks this round; empty if they are there already.
    pub way: Vec<Pos>,
}

/// A dying combatant, as a helper sees them.
struct Dying {
    who: CombatantId,
    squares: Footprint,
    /// The last round that they live through.
    round: u16,
}

/// How far every square is from the dying combatants of one side.
#[derive(Clone, Debug)]
struct Field {
    asked: Asked,
    steps: Reach,
}

/// Everything that the steps of a field depend on.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    side: u8,
    gait: (bool, u32),
    dying: Vec<Footprint>,
    open_doors: Vec<bool>,
    enemies: Vec<Footprint>,
    traps: SmallVec<[Pos; 4]>,
}

/// The searches of one battle for ways to the dying. Helpers of the same size and gait share a field, so that a
/// hundred helpers cost little more than a few. The sharing never changes an answer.
#[derive(Clone, Debug, Default)]
pub struct RescueSearches {
    search: Reach,
    fields: Vec<Field>,
}

impl Table<'_> {
    /// What a helper does once the battle is decided. They go to the ally nearby with the least time left (the
    /// nearest of several), or else to the nearest ally farther away. None if they reach nobody in time.
    pub fn rescue(&self, who: CombatantId, ways: &mut RescueSearches) -> Option<Rescue> {
        self.by_others()?;
        if !self.is_able(who) || self.flees(who) {
            return None;
        }
        let here = self.footprint(who)?;
        let pace = if self.is_rooted(who) { 0 } else { u32::from(self.pace(who)) };
        let in_time = |round: u16| pace * (u32::from(round.saturating_sub(self.turn.now())) + 1);
        let dying: Vec<Dying> = self.dying_allies(who).collect();
        let gaps = dying.iter().filter_map(|ally| {
            let steps = self.steps_to_tend(here, ally.squares);
            (steps <= in_time(ally.round)).then_some(steps)
        });
        let within = if gaps.min()? <= NEAR { NEAR.max(pace) } else { pace };
        let RescueSearches { search, fields } = ways;
        self.explore(who, here.corner(), Some(within), search);
        let reachable = dying.iter().filter_map(|ally| {
            let (cost, at) = self.place_to_tend(here, ally.squares, search)?;
            (cost <= in_time(ally.round)).then_some((ally.round, cost, ally.who, at))
        });
        if let Some((_, cost, target, at)) = reachable.min() {
            let mut way = search.path(at)?;
            let is_stop = |at: &Pos| search.cost(*at).is_some_and(|cost| cost <= pace) && search.may_end(*at);
            let last = way.iter().rposition(is_stop);
            way.truncate(last.map_or(0, |last| last + 1));
            return Some(Rescue { arrives_at: (cost <= pace).then_some(target), way });
        }
        let field = self.field_of_the_dying(who, &dying, fields);
        let left = field.cost(here.corner())?;
        let latest = dying.iter().map(|ally| in_time(ally.round)).max()?;
        let nearer = search.reached().filter(|square| square.may_end && square.cost <= pace);
        let nearer = nearer.filter_map(|square| Some((field.cost(square.pos)?, square.cost, square.pos)));
        let (_, _, at) = nearer.filter(|(steps, ..)| *steps < left && left <= latest).min()?;
        Some(Rescue { arrives_at: None, way: search.path(at)? })
    }

    /// The dying combatants to whom no ally can get any nearer.
    pub fn beyond_help(&self, ways: &mut RescueSearches) -> Vec<CombatantId> {
        let mut has_help = |side: SideId| {
            self.able().any(|(who, _)| {
                self.are_allied(self.side(who), side)
                    && self
                        .rescue(who, ways)
                        .is_some_and(|rescue| rescue.arrives_at.is_some() || !rescue.way.is_empty())
            })
        };
        let scenario = &self.muster.scenario;
        let has_dying = |side: &SideId| self.dying().any(|(who, _)| self.side(who) == *side);
        let helpless: SmallVec<[SideId; 4]> =
            scenario.side_ids().filter(|side| has_dying(side) && !has_help(*side)).collect();
        self.dying().map(|(who, _)| who).filter(|who| helpless.contains(&self.side(*who))).collect()
    }

    fn dying_allies(&self, who: CombatantId) -> impl Iterator<Item = Dying> + '_ {
        let allies = self.dying().chain(self.holding_on()).filter(move |(ally, _)| self.is_ally(who, *ally));
        allies.filter_map(|(who, round)| Some(Dying { who, squares: self.footprint(who)?, round }))
    }

    /// From how far away a helper can tend to a dying combatant.
    fn tending_steps(&self) -> u32 {
        self.by_others().map_or(0, |rule| u32::from(Rulebook::steps(rule.reach)))
    }

    /// The least number of steps that a helper must take before they can tend to a dying combatant.
    fn steps_to_tend(&self, here: Footprint, there: Footprint) -> u32 {
        here.reach(there, self.muster.book.diagonal).saturating_sub(self.tending_steps())
    }

    fn can_tend(&self, here: Footprint, there: Footprint) -> bool {
        self.steps_to_tend(here, there) == 0 && self.has_line(here, there)
    }

    /// The nearest square found by a search from which a helper can tend to a dying combatant, and the cost to get
    /// there.
    fn place_to_tend(&self, here: Footprint, there: Footprint, search: &Reach) -> Option<(u32, Pos)> {
        if self.can_tend(here, there) {
            return Some((0, here.corner()));
        }
        let places = self.places_around(here, there).filter(|at| search.may_end(*at));
        let places = places.filter(|at| self.can_tend(here.moved_to(*at), there));
        places.filter_map(|at| Some((search.cost(at)?, at))).min()
    }

    fn places_around(&self, here: Footprint, there: Footprint) -> impl Iterator<Item = Pos> {
        let far = u16::try_from(self.tending_steps()).unwrap_or(u16::MAX);
        there.around(far + u16::from(here.side()))
    }

    /// How far every square is from the dying. Where allies stand now does not count: they will have moved on.
    fn field_of_the_dying<'f>(
        &self,
        who: CombatantId,
        dying: &[Dying],
        fields: &'f mut Vec<Field>,
    ) -> &'f Reach {
        let here = self.footprint_at(who, Pos::default());
        let enemies = self.able().filter(|(other, _)| !self.is_ally(who, *other) && *other != who);
        let asked = Asked {
            side: here.side(),
            gait: self.gait(who),
            dying: dying.iter().map(|ally| ally.squares).collect(),
            open_doors: self.board.state.open.clone(),
            enemies: enemies.map(|(other, body)| self.footprint_at(other, body.place.0)).collect(),
            traps: self.squares_to_keep_off(who, true),
        };
        let known = fields.iter().position(|field| field.asked == asked);
        let place = known.unwrap_or_else(|| {
            let goals = |there: &Footprint| {
                let there = *there;
                let places = self.places_around(here, there);
                places.filter(move |at| self.can_tend(here.moved_to(*at), there)).collect::<Vec<_>>()
            };
            let goals: Vec<Pos> = asked.dying.iter().flat_map(goals).collect();
            let mut steps = if fields.len() < KEPT { Reach::new() } else { fields.remove(0).steps };
            self.explore_from_goals(who, &goals, &mut steps);
            fields.push(Field { asked, steps });
            fields.len() - 1
        });
        &fields[place].steps
    }
}
