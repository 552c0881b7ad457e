//! The level `soldier`: weighs every square with the best deed from there by exact odds, the replies that it invites, and what
//! it means for the objectives of both sides. Waits for a better moment, but not for ever.

use super::approach::Goal;
use super::errands::{advance, is_permitted, look_for_somebody, take_thing, take_up};
use super::scene::{Enemy, Scene};
use super::squares::{self, Choice, Plan, Scope};
use super::support::Help;
use super::terms::Weights;
use super::why::Candidate;
use super::{
    Mind, care, company, doors, finishing, giving_up, go, lights, magic, parting, replies, rescue, snares,
    support, waiting,
};
use crate::battle::deeds::{Attack, End, Hide, Leave, Stand};
use crate::battle::{Deed, Order, Reflex, Term};
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// How much their skill must add to the roll to sneak for hiding to be of any use.
const WELL_PRACTISED: i32 = 5;
/// How much more another square must count for a combatant to go there after they have acted.
const WORTH_A_WALK: i32 = 25;

/// What a soldier does next; none when they are done.
pub fn decide(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    if giving_up::has_no_hope(table, &mind.scene, &mut mind.worths) {
        mind.scene.wants.escape = true;
        mind.scene.is_settled = true;
    }
    if mind.scene.wants.escape && is_permitted(table, &mind.scene, &Leave {}.into()) {
        mind.scene.is_settled = true;
        return Some(Leave {}.into());
    }
    if table.must_stand_first(mind.scene.me)
        || table.is_prone(mind.scene.me) && is_permitted(table, &mind.scene, &Stand {}.into())
    {
        return get_up(table, mind);
    }
    let Mind { scene, worths, .. } = &mut *mind;
    let unseen = slip_away(table, scene).or_else(|| lights::put_out(table, scene, worths));
    if let Some(deed) = unseen.or_else(|| lights::light_up(table, scene)) {
        return Some(deed);
    }
    if let Some(deed) = take_thing(table, &mind.scene).or_else(|| take_up(table, mind)) {
        return Some(deed);
    }
    if mind.scene.enemies.is_empty() {
        let has_errand = mind.scene.wants.escape || !mind.scene.wants.squares.is_empty();
        let waits = mind.scene.outlook.can_wait
            || !mind.scene.outlook.theirs.is_empty() && mind.scene.round < waiting::PATIENCE;
        if waits && !has_errand {
            mind.notes.note(Reflex::Waits);
            return None;
        }
        return look_for_somebody(table, mind);
    }
    let goal = look_around(table, mind);
    if goal == Goal::Aim
        && let Some(deed) = get_there(table, mind)
    {
        mind.notes.note(Reflex::GoesThere);
        mind.scene.is_settled = true;
        return Some(deed);
    }
    if mind.scene.may_act {
        let parting = parting::break_away(table, mind, goal == Goal::Aim);
        return parting.or_else(|| act(table, mind, goal));
    }
    // Spells and items that take less than a main action are still possible.
    if let Some(help) = magic::best(table, mind, 0) {
        mind.notes.note(Reflex::UsesTheRest);
        return Some(help.deed);
    }
    withdraw(table, mind, goal)
}

/// Finds out what the combatant heads for, and where the enemies do.
fn look_around(table: &Table<'_>, mind: &mut Mind) -> Goal {
    mind.scene.note_whether_to_keep_ahead(table, &mut mind.worths);
    if mind.scene.outlook.bars_ways() {
        let Mind { their_way, scene, .. } = &mut *mind;
        their_way.towards_their_wants(table, scene);
        scene.outlook.note_ways(their_way, scene.diagonal, &mut scene.enemies);
        scene.outlook.note_what_is_at_stake(their_way, &mut scene.enemies);
    }
    goal(table, mind)
}

/// What the combatant heads for while enemies are in sight.
fn goal(table: &Table<'_>, mind: &mut Mind) -> Goal {
    let has_errand = mind.scene.wants.escape || !mind.scene.wants.squares.is_empty();
    if has_errand && mind.heading.towards_wants(table, &mind.scene) && !is_held_up(table, mind) {
        return Goal::Aim;
    }
    let lets_them_come = waiting::lets_them_come(table, &mind.scene);
    let others_fight = mind.scene.is_ward() && !mind.scene.allies.is_empty();
    if mind.scene.wants.survive || lets_them_come || others_fight { Goal::Nothing } else { Goal::Enemies }
}

/// Goes where the side wins as soon as the combatant is there, or where they can leave the field if they want to, if they can get there
/// in this turn, be it by several moves. Nothing else is worth as much.
fn get_there(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, heading, .. } = &*mind;
    let is_worth_it = scene.wants.escape || scene.outlook.is_won_by_arriving();
    let steps = heading.steps_from(scene.here.corner()).filter(|steps| is_worth_it && *steps > 0)?;
    if steps > table.steps_of_turn(scene.me).into() {
        return None;
    }
    let Choice { plan, .. } = squares::best(table, mind, Goal::Aim, Scope::Both);
    let arrives = |square: &Reachable| mind.heading.steps_from(square.at) == Some(0);
    plan.at.filter(arrives).map(go).or_else(|| advance(table, mind, false))
}

/// Whether an enemy keeps the combatant or an ally from walking on, and the objective is more than a move away. Whoever tears
/// loose then is caught again on the way, and the others are left behind: so they fight first. Those who must not fall, or only
/// have to get away, do not.
fn is_held_up(table: &Table<'_>, mind: &Mind) -> bool {
    let Mind { scene, heading, .. } = mind;
    let is_near = |steps: u32| steps <= u32::from(table.sheet(scene.me).pace);
    if scene.wants.escape || scene.is_ward() || heading.steps_from(scene.here.corner()).is_some_and(is_near) {
        return false;
    }
    let allies = scene.allies.iter().map(|ally| ally.who);
    allies.chain([scene.me]).any(|who| table.bound_by(who).is_some())
}

/// Stands up if that costs only movement. If it costs the action too, attacks from the ground first.
fn get_up(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let stand = table.permit(&Order::deed(mind.scene.me, Stand {})).ok();
    if stand.as_ref().is_some_and(|permit| permit.cost.main == 0) {
        return Some(Stand {}.into());
    }
    let may_strike = mind.scene.may_act && !table.can_only_stand(mind.scene.me);
    let blow = if may_strike { strike_from_here(table, mind) } else { None };
    blow.or(stand.map(|_| Stand {}.into()))
}

/// Hides if that does not cost the main action and the combatant is skilled enough.
fn slip_away(table: &Table<'_>, scene: &Scene) -> Option<Deed> {
    if table.sneaking_skill(scene.me)? < WELL_PRACTISED {
        return None;
    }
    let permit = table.permit(&Order::deed(scene.me, Hide {})).ok()?;
    if permit.cost.main == 0 { Some(Hide {}.into()) } else { None }
}

/// Attacks, helps or moves, whichever counts most.
fn act(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Option<Deed> {
    let comes_into_reach = |enemy: &Enemy| {
        let gap = mind.scene.gap(enemy, mind.scene.here);
        enemy.is_within_own_reach(gap.saturating_sub(u32::from(mind.scene.steps)))
    };
    let is_in_reach = mind.scene.enemies.iter().any(comes_into_reach);
    let is_drawn = goal == Goal::Aim;
    // How far the enemies are counts only for those who go to them.
    let duty = if is_drawn { goal } else { Goal::Nothing };
    if is_in_reach {
        // The plan was weighed before the move began, so the combatant attacks if they can from here, unless they want to get away:
        // they may have picked up on the way what they came for. Where no other square would
        // bring a better attack, they attack first and choose a square afterwards: then they know what has become of the target.
        let stays = !mind.scene.wants.escape && (mind.scene.is_on_its_way || mind.scene.steps == 0);
        let strikes_first =
            stays || !is_drawn && !mind.scene.outlook.minds_places() && squares::is_best_placed(table, mind);
        let from_here = if strikes_first { squares::best_from_here(table, mind, duty) } else { None };
        // Where whoever would attack can only go up to an enemy, the door to stand in is found among runs alone.
        let keeps_a_place = mind.scene.outlook.is_held_by_them(&mind.scene)
            || table.stops_at_enemies() && waiting::has_a_door_to_stand_in(&mind.scene);
        let runs = is_drawn || mind.scene.keeps_ahead || keeps_a_place;
        let scope = if runs { Scope::Both } else { Scope::Strikes };
        let Choice { plan, idle } = from_here.unwrap_or_else(|| squares::best(table, mind, duty, scope));
        let rescue = rescue::best(table, mind, duty, plan.total);
        let falls_short = most_that_falls_short(plan.total - idle.total, &mind.weights);
        if let Some(help) = best_help(table, mind, goal, falls_short) {
            let term = if magic::harms(table, &help.deed) { Term::Harm } else { Term::Help };
            let terms = idle.terms.with(term, help.worth);
            let total = terms.total(&mind.weights);
            if total > plan.total && rescue.as_ref().is_none_or(|(other, _)| total >= *other) {
                mind.notes.note_instead(Candidate::here(help.deed.clone(), terms), &plan, mind.weights);
                return Some(help.deed);
            }
        }
        if let Some((_, deed)) = rescue {
            mind.notes.note(Reflex::Rescues);
            return Some(deed);
        }
        // To go somewhere without an attack is a run, for which it counts how far the enemies are.
        if (plan.blow.is_some() || goal != Goal::Enemies)
            && let Some(deed) = carry_out(&plan)
        {
            return Some(deed);
        }
    } else if let Some(help) = best_help(table, mind, goal, 0) {
        mind.notes.note(Reflex::Helps);
        return Some(help.deed);
    } else if !is_drawn && let Some(deed) = while_nobody_is_near(table, mind) {
        return Some(deed);
    }
    // A combatant who stays where they are at least attacks.
    approach(table, mind, goal).or_else(|| strike_from_here(table, mind))
}

/// What there is to do as long as nobody comes into reach, for those who have no objective of their own.
fn while_nobody_is_near(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    if let Some((_, deed)) = rescue::best(table, mind, Goal::Nothing, i32::MIN) {
        mind.notes.note(Reflex::Helps);
        return Some(deed);
    }
    snares::in_the_way(table, &mind.scene)
}

/// The most that help may be worth and still count no more than this, beside what else speaks for staying.
fn most_that_falls_short(counts: i32, weights: &Weights) -> i32 {
    if counts < 0 {
        return 0;
    }
    let percent = weights.weigh(Term::Help, 100).max(weights.weigh(Term::Harm, 100));
    let most = (counts.saturating_mul(100).saturating_add(99)).checked_div(percent.max(0));
    most.unwrap_or(i32::MAX)
}

/// The best that the combatant could do for their side instead of attacking, if it is worth more than `more_than`.
fn best_help(table: &Table<'_>, mind: &mut Mind, goal: Goal, more_than: i32) -> Option<Help> {
    let mut best: Option<Help> = None;
    each_help(table, mind, goal, more_than, |help| {
        if best.as_ref().is_none_or(|best| help.worth >= best.worth) {
            best = Some(help);
        }
    });
    best
}

/// Calls `consider` with what the combatant could do for their side instead of attacking: the best of each kind that is worth more
/// than `more_than`.
fn each_help(table: &Table<'_>, mind: &mut Mind, goal: Goal, more_than: i32, mut consider: impl FnMut(Help)) {
    let mut take = |help: Option<Help>| {
        if let Some(help) = help.filter(|help| help.worth > more_than) {
            consider(help);
        }
    };
    take(support::best(table, mind, more_than));
    take(magic::best(table, mind, more_than));
    take(care::best(table, mind, more_than));
    take(finishing::best(table, &mind.scene));
    take(keep_out(table, mind, goal));
}

/// Closes a door on those who come, unless the combatant has to get past them.
fn keep_out(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Option<Help> {
    let stays = goal == Goal::Nothing && !table.board.field.doors.is_empty();
    if stays { doors::best_to_close(table, mind) } else { None }
}

/// Deeds that are worth trying out, each with what it counts: the best few squares with the best attack from each, and without;
/// every attack from here; and all help.
pub fn alternatives(table: &Table<'_>, mind: &mut Mind) -> Vec<(Deed, i32)> {
    if mind.scene.enemies.is_empty() {
        return Vec::new();
    }
    let goal = look_around(table, mind);
    if goal == Goal::Enemies {
        mind.heading.towards_enemies(table, &mind.scene);
    }
    let may_act = mind.scene.may_act;
    let mut plans: Vec<Plan> =
        squares::list(table, mind, goal, if may_act { Scope::Both } else { Scope::Runs })
            .into_iter()
            .collect();
    if may_act {
        plans.extend(squares::every_blow(table, mind, goal));
    }
    let idle =
        plans.iter().find(|plan| plan.at.is_none() && plan.blow.is_none()).map_or(0, |plan| plan.total);
    let mut deeds: Vec<(Deed, i32)> = Vec::new();
    each_help(table, mind, goal, 0, |help| deeds.push((help.deed, idle + help.worth)));
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.total));
    deeds.extend(plans.iter().map(|plan| (carry_out(plan).unwrap_or_else(|| End {}.into()), plan.total)));
    deeds
}

fn carry_out(plan: &Plan) -> Option<Deed> {
    match (plan.at, plan.blow) {
        (Some(square), _) => Some(go(square)),
        (None, Some((target, weapon))) => Some(Attack::with(target, weapon).into()),
        (None, None) => None,
    }
}

fn strike_from_here(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let (target, weapon) = squares::best_from_here(table, mind, Goal::Nothing)?.plan.blow?;
    Some(Attack::with(target, weapon).into())
}

/// Moves to a better square, towards the enemies or the objectives of the side, with a second move if necessary. Who heads for nothing
/// goes somewhere once in a turn, unless they keep ahead of the enemies: a second look would take back what the first one brought.
fn approach(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Option<Deed> {
    if goal == Goal::Nothing && mind.scene.has_moved && !mind.scene.keeps_ahead {
        return None;
    }
    if goal == Goal::Enemies {
        mind.heading.towards_enemies(table, &mind.scene);
    }
    let plan = squares::best(table, mind, goal, Scope::Runs).plan;
    if let Some(deed) = plan.at.map(go).or_else(|| charge(table, mind, goal)) {
        return Some(deed);
    }
    let door = mind.heading.barring_door(table, &mind.scene).filter(|_| goal != Goal::Nothing)?;
    if is_permitted(table, &mind.scene, &door) { Some(door) } else { None }
}

/// Where a combatant goes who can be struck where they stand and has no better plan: on towards the objectives of the
/// side, or, if the side only has to survive, towards the enemies if they are not more.
fn charge(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Option<Deed> {
    let are_fewer = mind.scene.enemies.len() <= mind.scene.allies.len();
    let headlong = match goal {
        Goal::Aim => Goal::AimHeadlong,
        _ if mind.scene.wants.survive && are_fewer => Goal::EnemiesHeadlong,
        _ => return None,
    };
    if !mind.scene.is_under_fire(table, &mut mind.worths) {
        return None;
    }
    if headlong == Goal::EnemiesHeadlong {
        mind.heading.towards_enemies(table, &mind.scene);
    }
    squares::best(table, mind, headlong, Scope::Runs).plan.at.map(go)
}

/// Uses the rest of the movement after the combatant has acted.
fn withdraw(table: &Table<'_>, mind: &mut Mind, goal: Goal) -> Option<Deed> {
    // Whoever has run has looked at more squares than they would now, and stays.
    let has_run = table.spare(mind.scene.me).is_some_and(|turn_budget| turn_budget.ran);
    if !table.may_walk(mind.scene.me) || has_run && goal != Goal::Aim {
        return None;
    }
    let goal = if goal == Goal::Aim { goal } else { Goal::Nothing };
    let has_places = goal == Goal::Aim || mind.scene.outlook.bars_ways();
    let is_bunched = company::among(&mind.scene, mind.scene.here, 0) <= -WORTH_A_WALK;
    if !has_places
        && !is_bunched
        && replies::most_to_escape(table, &mind.scene, &mut mind.worths) < WORTH_A_WALK
    {
        return None;
    }
    let Choice { plan, idle } = squares::best(table, mind, goal, Scope::Runs);
    if plan.total >= idle.total + WORTH_A_WALK { plan.at.map(go) } else { None }
}
