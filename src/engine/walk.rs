//! A walk, stretch by stretch (`Movement::Step`). A stretch ends where somebody may react or something may change: where leaving a
//! square provokes an opportunity attack, where a line of sight opens or closes, where a cue waits. One stretch is one pass.

use smallvec::SmallVec;

use super::frame::{Frame, Walk};
use super::stack::Stack;
use super::story::Story;
use crate::battle::{BodyState, Change, CombatantId, Cost, Halt, Happening, Offer, Shift, Steps, clauses};
use crate::grid::{Diagonal, Footprint, Pos};
use crate::rules::axes::light::Sense;
use crate::rules::table::Table;

impl Walk {
    /// A combatant about to walk along some squares.
    pub const fn along(who: CombatantId, ahead: Vec<Pos>, shift: Option<Shift>) -> Walk {
        Walk {
            who,
            ahead,
            asked: Vec::new(),
            leaves: None,
            stands: None,
            shift,
            next_diagonal_double: false,
            is_free: false,
            walked: 0,
        }
    }

    /// A combatant about to be pushed along some squares, or to step along them as a reaction.
    pub fn free(who: CombatantId, ahead: Vec<Pos>) -> Walk {
        Walk { is_free: true, ..Walk::along(who, ahead, None) }
    }

    /// Whether the walk ends at a square: in some rulebooks, the first enemy to whom combatants come stops them.
    fn is_stopped(&self, table: &Table<'_>, at: Pos) -> bool {
        !self.is_free && table.stops_at_enemies() && table.is_contact(self.who, at)
    }

    /// The opportunity attacks that leaving a square provokes, by enemies who have not been asked yet.
    fn unasked<'t>(&'t self, table: &'t Table<'_>, from: Pos) -> impl Iterator<Item = Offer> + 't {
        let squares = table.footprint_at(self.who, from);
        let may_be_answered = !matches!(self.shift, Some(Shift::Disengage | Shift::Extricate));
        let answers =
            may_be_answered.then(|| table.answers_to_leaving(self.who, squares)).into_iter().flatten();
        answers.filter(|offer| !self.asked.contains(&offer.to))
    }
}

/// Walks the next stretch, or first asks an enemy who may react to leaving the square.
pub fn resolve(table: &Table<'_>, stack: &mut Stack, story: &mut Story, mut walk: Walk) {
    let who = walk.who;
    let Some(body) = table.body(who) else { return };
    let (Some(next), from) = (walk.ahead.first().copied(), body.place.0) else { return };
    let is_off_its_way = walk.stands.replace(from).is_some_and(|expected| expected != from);
    let can_go = body.fate.is_able() || table.crawls(who);
    if is_off_its_way || !can_go || table.is_rooted(who) && !walk.is_free {
        story.tell(table, Happening::Halted { who, at: from, why: Halt::Stopped }, None);
        return;
    }
    // Enemies are asked one after the other, since the first reaction may leave nothing to react to for the next.
    // A combatant who cannot get away, since somebody unseen bars the way, does not leave the square.
    let is_barred = blocker(table, who, next).is_some();
    let answer = if is_barred { None } else { walk.unasked(table, from).next() };
    if let Some(offer) = answer {
        walk.asked.push(offer.to);
        if walk.leaves.replace(from) != Some(from) {
            let leaves = Happening::Leaves { who, from, to: next };
            story.tell_because_of(table, offer.to, leaves, Some(clauses::Leaving::Provokes.into()));
        }
        stack.push(Frame::from(walk));
        story.tell(table, Happening::Offered { offer }, None);
        stack.push(Frame::Offer(offer));
        return;
    }
    let stretch = stretch(table, &walk, from);
    let Some(end) = stretch.squares.last().copied() else {
        if let Some(by) = stretch.blocked_by {
            stack.push(Frame::effects(table.collision_effects(who, by)));
        }
        return;
    };
    let is_paid = !walk.is_free && walk.shift.is_none();
    let price = if is_paid {
        table.pay(who, |turn_budget| table.budget().walk(turn_budget, table.pace(who), stretch.steps))
    } else {
        Ok(Cost::default())
    };
    let Ok(cost) = price else {
        // The way has turned out to cost more than the ordering side could know.
        story.tell(table, Happening::Halted { who, at: from, why: Halt::Stopped }, None);
        return;
    };
    if cost.bought > 0 && !cost.forfeits {
        story.tell(table, Happening::SecondMove { who }, Some(clauses::Budget::SecondMove.into()));
    }
    walk.ahead.drain(..stretch.squares.len());
    if walk.is_stopped(table, end) {
        walk.ahead.clear();
    }
    walk.next_diagonal_double = stretch.next_diagonal_double;
    walk.walked = walk.walked.saturating_add(stretch.level);
    // A push, or a step that costs less than a whole action, does not count as haste.
    let hastens = !walk.is_free && walk.shift != Some(Shift::Step);
    let stride =
        (hastens && table.is_sneaking(who)).then_some(Change::Stride { who, steps: walk.walked }.into());
    debug_assert_ne!(end, from, "a stretch leads somewhere");
    walk.stands = Some(end);
    if !walk.ahead.is_empty() {
        stack.push(Frame::from(walk));
    }
    let path = stretch.squares;
    let before = if let [.., last, _] = path.as_slice() { *last } else { from };
    let (before, after) = (table.footprint_at(who, before), table.footprint_at(who, end));
    let possible = table.possible_reactions_to_move(who, before, after);
    stack.ask_to_react(who, possible.collect());
    let effects = [Change::Spend { who, cost }.into(), Change::Place { who, path }.into()];
    let tiring_actions = table.tiring_actions(who, cost.main);
    let toll = Some(stretch.steps - stretch.level).filter(|more| is_paid && *more > 0).map(|more| {
        Change::tell(Happening::HardGoing { who, more: Steps(more) }).by(clauses::Movement::HardGoing)
    });
    stack.push(Frame::effects(effects.into_iter().chain(toll).chain(stride).chain(tiring_actions).collect()));
}

/// The squares that can be walked before anybody may react.
struct Stretch {
    squares: Vec<Pos>,
    steps: u16,
    /// What the steps would cost over level ground.
    level: u16,
    next_diagonal_double: bool,
    blocked_by: Option<CombatantId>,
}

fn stretch(table: &Table<'_>, walk: &Walk, from: Pos) -> Stretch {
    let who = walk.who;
    let mut stretch = Stretch {
        squares: Vec::new(),
        steps: 0,
        level: 0,
        next_diagonal_double: walk.next_diagonal_double,
        blocked_by: None,
    };
    let mut here = from;
    // Whoever takes one step stops there in any case.
    let onlookers = if walk.ahead.len() > 1 { onlookers(table, who, from) } else { SmallVec::new() };
    for (index, next) in walk.ahead.iter().copied().enumerate() {
        if let Some(by) = blocker(table, who, next) {
            stretch.blocked_by = Some(by);
            break;
        }
        let Some(price) = step_price(table, who, here, next, &mut stretch.next_diagonal_double) else {
            break;
        };
        stretch.pay(price);
        stretch.squares.push(next);
        let is_last = index + 1 == walk.ahead.len();
        let (before, after) = (table.footprint_at(who, here), table.footprint_at(who, next));
        let can_be_answered = || table.possible_reactions_to_move(who, before, after).next().is_some();
        if is_last
            || walk.unasked(table, next).next().is_some()
            || walk.is_stopped(table, next)
            || may_be_noticed(table, who, &onlookers, next)
            || table.springs_upon(who, after, !walk.is_free).is_some()
            || !table.placed_weapons_triggered(who, after, !walk.is_free).is_empty()
            || can_be_answered()
        {
            break;
        }
        here = next;
    }
    // Nobody stops on an ally's square: if the way is barred there, the walk ends on the last free square before it.
    if stretch.blocked_by.is_some() {
        while stretch.squares.last().is_some_and(|end| !table.may_rest(who, *end)) {
            stretch.squares.pop();
        }
        let mut double = walk.next_diagonal_double;
        let mut at = from;
        (stretch.steps, stretch.level) = (0, 0);
        for next in std::mem::take(&mut stretch.squares) {
            stretch.pay(step_price(table, who, at, next, &mut double).unwrap_or_default());
            stretch.squares.push(next);
            at = next;
        }
    }
    stretch
}

fn blocker(table: &Table<'_>, who: CombatantId, at: Pos) -> Option<CombatantId> {
    let squares = table.footprint_at(who, at);
    let mut others = squares.squares().filter_map(|square| table.occupant(square));
    others.find(|other| *other != who && !table.is_ally(who, *other))
}

/// The price of one step.
#[derive(Clone, Copy, Default)]
struct Price {
    steps: u16,
    /// What the step would cost over level ground.
    level: u16,
}

impl Stretch {
    fn pay(&mut self, price: Price) {
        self.steps = self.steps.saturating_add(price.steps);
        self.level = self.level.saturating_add(price.level);
    }
}

fn step_price(table: &Table<'_>, who: CombatantId, from: Pos, to: Pos, double: &mut bool) -> Option<Price> {
    let mut costs = table.footprint_at(who, to).squares().map(|square| table.ground_cost(who, square));
    let dearest = costs.try_fold(0, |dearest, cost| Some(cost?.max(dearest)))?;
    let is_diagonal = from.col != to.col && from.row != to.row;
    let times: u16 = match table.muster.book.diagonal {
        Diagonal::Manhattan if is_diagonal => 2,
        Diagonal::Alternating if is_diagonal => {
            *double = !*double;
            if *double { 1 } else { 2 }
        }
        _ => 1,
    };
    let steps = u16::try_from(dearest * u32::from(times)).ok()?;
    Some(Price { steps, level: times })
}

/// What a whole path costs, step by step.
pub fn price_of_way(table: &Table<'_>, who: CombatantId, from: Pos, way: &[Pos]) -> u16 {
    let (mut double, mut here, mut price) = (false, from, 0);
    for next in way {
        price += step_price(table, who, here, *next, &mut double).unwrap_or_default().steps;
        here = *next;
    }
    price
}

/// Somebody for whom it matters where a walker goes.
struct Onlooker {
    who: CombatantId,
    squares: Footprint,
    /// How the walker notices them, and how they notice the walker.
    noticed: (Sense, Option<Sense>),
}

/// Those who are no allies, with how they and a walker on a square notice each other.
fn onlookers(table: &Table<'_>, walker: CombatantId, at: Pos) -> SmallVec<[Onlooker; 16]> {
    let here = table.footprint_at(walker, at);
    let others = table.seen().filter(|(who, body)| {
        *who != walker
            && body.fate.is_on_map()
            && !table.is_ally(walker, *who)
            // A halt in the sight of an enemy whom the walker cannot know of would give that enemy away.
            && !table.eludes(*who, walker)
    });
    let onlooker = |(who, body): (CombatantId, &BodyState)| {
        let squares = table.footprint_at(who, body.place.0);
        Onlooker { who, squares, noticed: noticed(table, (walker, here), (who, squares)) }
    };
    others.map(onlooker).collect()
}

/// How one combatant notices another, and the other way round. Without a rule for light, two combatants always see each other or
/// neither does.
fn noticed(
    table: &Table<'_>,
    (one, here): (CombatantId, Footprint),
    (other, there): (CombatantId, Footprint),
) -> (Sense, Option<Sense>) {
    let by_the_other = table.lighting().is_some().then(|| table.sense(other, there, here));
    (table.sense(one, here, there), by_the_other)
}

/// Whether the next step of a walker may change who sees whom, or set off a cue. As long as it does not, everybody notices the same
/// as before the walk.
fn may_be_noticed(table: &Table<'_>, walker: CombatantId, onlookers: &[Onlooker], to: Pos) -> bool {
    let there = table.footprint_at(walker, to);
    let changes_sight = onlookers.iter().any(|Onlooker { who, squares, noticed: before }| {
        noticed(table, (walker, there), (*who, *squares)) != *before
    });
    changes_sight || table.carries_light(walker) || waits_for_entry(table, walker, to)
}

fn waits_for_entry(table: &Table<'_>, who: CombatantId, to: Pos) -> bool {
    let squares = table.footprint_at(who, to);
    table.muster.scenario.cues.iter().any(|cue| cue.when.is_entered(table.side(who), squares))
}
