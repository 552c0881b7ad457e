//! Squares: where the acting combatant could stand, the best attack from there, and what speaks for each and against it.

use smallvec::SmallVec;

use super::approach::{Goal, Pull};
use super::company;
use super::glance::{Rough, SquaresOfRow, Weighed};
use super::heading::Heading;
use super::lots::{lot_for, place_by_share};
use super::replies::{caution, keep_those_who_find_room, later_at, provoked_by, replies_at};
use super::scene::Scene;
use super::short_list::ShortList;
use super::terms::{Terms, Weights};
use super::together::{struck_too, sum_of};
use super::worth::{Struck, WorthCache};
use super::{Mind, magic};
use crate::battle::{CombatantId, Reflex, Term, WeaponId};
use crate::grid::{Footprint, Pos};
use crate::rules::questions::options::Ways;
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// How many lines of sight are checked at most to find squares where a combatant who only has to survive is not seen.
const LINES: usize = 4096;

/// How likely whoever chooses among several takes the best plan, and how much less a plan counts that is half as likely.
const MOST_LIKELY: u64 = 64;
const HALF_AS_LIKELY: i32 = 300;

/// How many times as many squares are looked at closely before a run as before an attack. They lie farther apart, and how safe
/// each of them is shows only there. Once the action is spent, half as many will do.
const BEFORE_A_RUN: usize = 2;

/// Which squares are considered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Those that leave the action, with the best attack from there.
    Strikes,
    /// All, without an attack.
    Runs,
    /// All, with an attack from those that leave the action.
    Both,
}

/// A square to go to, and the attack to make there.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub terms: Terms,
    pub total: i32,
    /// The square to go to; none to stay.
    pub at: Option<Reachable>,
    /// The target and the weapon of the attack.
    pub blow: Option<(CombatantId, WeaponId)>,
}

/// A plan that was chosen, and what speaks for staying without an attack.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub plan: Plan,
    pub idle: Plan,
}

/// Plans that were looked at closely.
pub type Plans = SmallVec<[Plan; 12]>;

/// What is the same for every square.
struct Rule<'m> {
    goal: Goal,
    caution: i32,
    pull: Pull,
    /// Whether it counts what the enemies may do in later turns.
    keeps_ahead: bool,
    weights: Weights,
    heading: &'m Heading,
    their_way: &'m Heading,
}

/// The best plan.
pub fn best(table: &Table<'_>, mind: &mut Mind, goal: Goal, scope: Scope) -> Choice {
    let mut plans = list(table, mind, goal, scope);
    let idle = idle_among(&plans);
    if mind.among > 1 && mind.scene.may_act && scope != Scope::Runs {
        plans.extend(every_blow(table, mind, goal));
    }
    Choice { plan: choose(table, mind, &mut plans).unwrap_or(idle), idle }
}

/// The best attack from where the combatant is.
pub fn best_from_here(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Option<Choice> {
    let plans = staying(table, mind, goal);
    let idle = idle_among(&plans);
    if mind.among > 1 && mind.scene.may_act {
        let mut blows = every_blow(table, mind, goal);
        return Some(Choice { plan: choose(table, mind, &mut blows)?, idle });
    }
    let blow = plans.iter().find(|plan| plan.blow.is_some()).copied()?;
    if plans.iter().all(|plan| plan.total <= blow.total) {
        mind.notes.note_plan(&blow, &plans, mind.weights);
    } else {
        mind.notes.note(Reflex::StrikesFromHere);
    }
    Some(Choice { plan: blow, idle })
}

/// The plan to stay without an attack, which is among all plans that were looked at closely.
fn idle_among(plans: &Plans) -> Plan {
    let none = Plan { terms: Terms::default(), total: 0, at: None, blow: None };
    plans.iter().find(|plan| plan.at.is_none() && plan.blow.is_none()).copied().unwrap_or(none)
}

/// The best of these plans, or one of the best few if the combatant often takes the second best.
fn choose(table: &Table<'_>, mind: &mut Mind, plans: &mut Plans) -> Option<Plan> {
    // Of equals the first: lots have put them in order.
    let best = *plans.iter().reduce(|best, plan| if plan.total > best.total { plan } else { best })?;
    let mut chosen = best;
    if mind.among > 1 {
        plans.sort_by_key(|plan| std::cmp::Reverse(plan.total));
        let halvings =
            |plan: &Plan| u32::try_from((best.total - plan.total) / HALF_AS_LIKELY).unwrap_or(u32::MAX);
        let shares =
            plans.iter().take(mind.among).map(|plan| MOST_LIKELY.checked_shr(halvings(plan)).unwrap_or(0));
        let shares: SmallVec<[u64; 6]> = shares.collect();
        chosen = plans[place_by_share(lot_for(mind.seed, table, mind.scene.me), &shares)];
    }
    mind.notes.note_plan(&chosen, plans, mind.weights);
    Some(chosen)
}

/// The plans that were looked at closely.
pub fn list(table: &Table<'_>, mind: &mut Mind, goal: Goal, scope: Scope) -> Plans {
    let Mind { ways, scene, heading, their_way, worths, glance, weights, seed, breadth, looks_at, .. } = mind;
    let rule = Rule::of(table, (scene, worths), goal, *weights, (heading, their_way));
    let strikes = scope != Scope::Runs;
    table.find_ways(scene.me, scope == Scope::Strikes, ways);
    let squares = ways.squares();
    let steps = squares.iter().map(|square| square.steps).max().unwrap_or(0);
    glance.take_in(scene, |enemy| Weighed::within(steps, strikes, (table, scene, worths), enemy));
    let here = scene.here.corner();
    let minds_places = scene.outlook.minds_places() || rule.pull.closes_ranks;
    let place = |at: Pos| {
        if minds_places { rule.of_place(scene, scene.here.moved_to(at)) } else { rule.of_way(at) }
    };
    let at_a_glance = |rough: Rough, steps: i32| rough.gain - rule.reply(rough.danger) - steps;
    let stay = at_a_glance(glance.along_row(scene, here, here).at(0), 0) + place(here);
    // A combatant who only has to survive looks for shelter and for a lead, which the rough rating does not show. So all squares
    // are looked at closely, unless that would be too slow.
    let looks_everywhere = rule.keeps_ahead || !strikes && scene.wants.survive && scene.is_broken;
    let hides = looks_everywhere && squares.len() * scene.enemies.len() <= LINES;
    let usual = match (strikes, scene.may_act) {
        (true, _) => *looks_at,
        (false, true) => *looks_at * BEFORE_A_RUN,
        (false, false) => looks_at.div_ceil(2),
    };
    let mut short_list =
        ShortList::new(stay, if hides { squares.len() + 1 } else { breadth.squares(usual) }, *seed);
    // Where places count by themselves, any row may hold the best square; otherwise only the way counts beside the glance.
    let best_of_row = |row: &SquaresOfRow<'_>, rough: Rough, steps: i32| {
        if minds_places { i32::MAX } else { at_a_glance(rough, steps) + rule.of_best_way(row) }
    };
    for (best, row) in glance.rows_in_order(scene, squares, best_of_row) {
        if short_list.leaves_out(best) {
            break;
        }
        let along_row = glance.along_row(scene, row.first, row.last);
        for square in row.squares {
            let mut rough = along_row.at((square.at.col - row.first.col).unsigned_abs() as usize);
            if square.takes_action {
                rough.gain = 0;
            }
            let score = at_a_glance(rough, i32::from(square.steps));
            if minds_places || !short_list.leaves_out(score) {
                short_list.consider(score + place(square.at), *square);
            }
        }
    }
    let mut plans = SmallVec::new();
    for square in short_list.squares() {
        let may_strike = strikes && square.is_none_or(|square| !square.takes_action);
        rule.look_closely((table, scene, worths, ways), square, may_strike, &mut plans);
    }
    plans
}

/// Whether the combatant stands where they can make the best attack that they could make from any square in reach, as far as that
/// can be told without looking at squares.
pub fn is_best_placed(table: &Table<'_>, mind: &mut Mind) -> bool {
    let Mind { scene, worths, .. } = mind;
    let (mut from_here, mut from_anywhere) = (0, 0);
    for enemy in &scene.enemies {
        let (gap, nearest) = (scene.gap(enemy, scene.here), scene.nearest(enemy, scene.steps));
        if !enemy.is_within_own_reach(nearest) {
            continue;
        }
        let is_open = table.would_notice(scene.me, scene.here, enemy.squares)
            && !table.is_cover_between(scene.here, enemy.squares);
        let importance = scene.importance(enemy, table, worths);
        for blow in scene.blows(enemy, table, worths) {
            let (reach, gain) = (u32::from(blow.reach), blow.worth * importance / 100);
            if nearest <= reach {
                from_anywhere = gain.max(from_anywhere);
            }
            if gap <= reach && is_open {
                from_here = gain.max(from_here);
            }
        }
    }
    from_here > 0 && from_here >= from_anywhere
}

/// The plans for staying: with the best attack from here, if there is one, and without.
pub fn staying(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Plans {
    let may_strike = mind.scene.may_act;
    look_at(table, mind, goal, None, may_strike)
}

/// The plan to go to a square, to which the ways have been found, without an attack.
pub fn going_to(table: &Table<'_>, mind: &mut Mind, goal: Goal, square: Reachable) -> Option<Plan> {
    look_at(table, mind, goal, Some(square), false).pop()
}

fn look_at(
    table: &Table<'_>,
    mind: &mut Mind,
    goal: Goal,
    square: Option<Reachable>,
    may_strike: bool,
) -> Plans {
    let Mind { ways, scene, heading, their_way, worths, weights, .. } = mind;
    let rule = Rule::of(table, (scene, worths), goal, *weights, (heading, their_way));
    let mut plans = SmallVec::new();
    rule.look_closely((table, scene, worths, ways), square, may_strike, &mut plans);
    plans
}

/// A plan for each attack from where the combatant stands.
pub fn every_blow(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Plans {
    let Mind { scene, heading, their_way, worths, weights, .. } = mind;
    let rule = Rule::of(table, (scene, worths), goal, *weights, (heading, their_way));
    let mut plans = SmallVec::new();
    let terms = rule.terms_of_place(scene, scene.here);
    each_blow(table, scene, worths, scene.here, |enemy, weapon, _, gain| {
        let terms = terms.with(Term::Harm, gain);
        plans.push(Plan { terms, total: terms.total(weights), at: None, blow: Some((enemy, weapon)) });
    });
    plans
}

impl<'m> Rule<'m> {
    fn of(
        table: &Table<'_>,
        (scene, worths): (&Scene, &mut WorthCache),
        goal: Goal,
        weights: Weights,
        (heading, their_way): (&'m Heading, &'m Heading),
    ) -> Rule<'m> {
        let pull = Pull::of(table, (scene, worths), goal, heading);
        Rule {
            goal,
            caution: caution(scene),
            pull,
            keeps_ahead: scene.keeps_ahead,
            weights,
            heading,
            their_way,
        }
    }

    const fn reply(&self, danger: i32) -> i32 {
        danger * self.caution / 100
    }

    /// What a place counts by itself, in any case.
    fn of_place(&self, scene: &Scene, at: Footprint) -> i32 {
        let terms = self.terms_of_place(scene, at);
        terms.total(&self.weights)
    }

    fn terms_of_place(&self, scene: &Scene, at: Footprint) -> Terms {
        let mut terms = Terms::default();
        if scene.outlook.bars_ways() {
            terms = terms.with(Term::InTheWay, scene.outlook.in_the_way(scene, self.their_way, at));
        }
        if self.pull.closes_ranks {
            terms = terms.with(Term::Company, company::far_from_allies(scene, at));
        }
        if self.pull.is_nothing() {
            return terms.with(Term::Aim, scene.outlook.of_standing(at));
        }
        let way = -self.pull.against(self.heading.steps_from(at.corner()));
        terms.with(self.term_of_way(), way).with(Term::Aim, scene.outlook.of_standing(at))
    }

    /// What a place counts where nothing counts but how far it is from the goal.
    fn of_way(&self, at: Pos) -> i32 {
        self.of_steps(|| self.heading.steps_from(at))
    }

    /// The most that this is for any square of a row.
    fn of_best_way(&self, row: &SquaresOfRow<'_>) -> i32 {
        self.of_steps(|| self.heading.fewest_steps_along(row.first, row.columns()))
    }

    fn of_steps(&self, steps: impl FnOnce() -> Option<u32>) -> i32 {
        if self.pull.is_nothing() {
            return 0;
        }
        self.weights.weigh(self.term_of_way(), -self.pull.against(steps()))
    }

    const fn term_of_way(&self) -> Term {
        if matches!(self.goal, Goal::Aim | Goal::AimHeadlong) { Term::Aim } else { Term::Approach }
    }

    /// Adds the plans for a square: with the best attack from there, and without.
    fn look_closely(
        &self,
        (table, scene, worths, ways): (&Table<'_>, &Scene, &mut WorthCache, &Ways),
        square: Option<Reachable>,
        may_strike: bool,
        plans: &mut Plans,
    ) {
        let at = square.map_or(scene.here, |square| scene.here.moved_to(square.at));
        let view = table.supposing(scene.me, at.corner());
        let mut terms = self.terms_of_place(scene, at);
        if let Some(square) = square {
            terms = terms.with(Term::Steps, -i32::from(square.steps));
            let provoked = provoked_by(table, scene, worths, (ways, square));
            terms = terms.with(Term::Provoked, -self.reply(provoked));
        }
        let mut replies = replies_at(&view, scene, worths, at);
        keep_those_who_find_room(&view, scene, at, &mut replies);
        let sum = sum_of(&view, replies.iter().map(|(_, worth)| *worth));
        let later = if self.keeps_ahead { later_at(table, scene, worths, at) } else { 0 };
        terms = terms.with(Term::Company, company::among(scene, at, replies.len()));
        let plan = |terms: Terms, blow| Plan { terms, total: terms.total(&self.weights), at: square, blow };
        let idle = terms.with(Term::Replies, -self.reply(sum + later));
        if may_strike {
            let mut best: Option<Plan> = None;
            each_blow(&view, scene, worths, at, |enemy, weapon, struck, gain| {
                // Whoever falls does not strike back.
                let others = replies.iter().filter(|(who, _)| *who != enemy).map(|(_, worth)| *worth);
                let spared = sum - sum_of(&view, others);
                let danger = sum + later - spared * struck.falls / 100;
                let terms = terms.with(Term::Harm, gain).with(Term::Replies, -self.reply(danger));
                let plan = plan(terms, Some((enemy, weapon)));
                if best.as_ref().is_none_or(|best| plan.total > best.total) {
                    best = Some(plan);
                }
            });
            plans.extend(best);
        }
        plans.push(plan(idle, None));
    }
}

/// Calls `consider` for each attack from a square, with its gain. `view` is the table that supposes the acting combatant there.
fn each_blow(
    view: &Table<'_>,
    scene: &Scene,
    worths: &mut WorthCache,
    at: Footprint,
    mut consider: impl FnMut(CombatantId, WeaponId, Struck, i32),
) {
    for enemy in &scene.enemies {
        let gap = scene.gap(enemy, at);
        if !enemy.is_within_own_reach(gap) || !view.would_notice(scene.me, at, enemy.squares) {
            continue;
        }
        let importance = scene.importance(enemy, view, worths);
        let blows = scene.blows(enemy, view, worths).iter();
        for weapon in blows.filter(|blow| gap <= u32::from(blow.reach)).map(|blow| blow.weapon) {
            let struck = struck_too(view, scene, worths, (enemy, weapon));
            let gain =
                struck.worth * importance / 100 + magic::beside(view, scene, worths, enemy.who, weapon);
            let gain = gain + struck.falls * scene.outlook.gained_by_fall(enemy) / 100;
            if gain > 0 {
                consider(enemy.who, weapon, struck, gain);
            }
        }
    }
}
