//! The profile `careful`: compares, by the exact odds, what an attack gains with the replies that the combatant risks
//! at the square that they attack from. Waits for a better moment, but not for ever.

use super::errands::{is_permitted, light_up, look_for_somebody, take_thing, take_up};
use super::ground::{self, Plan};
use super::scene::{Enemy, Scene};
use super::{Mind, care, go, magic, parting, snares, support};
use crate::battle::deeds::{Attack, Hide, Leave, Stand};
use crate::battle::{Deed, Order};
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// How much their skill must add to the roll to sneak for hiding to be of any use.
const WELL_PRACTISED: i32 = 5;
/// How much more worth another square must have for a combatant to go there after they have acted.
const WORTH_A_WALK: i32 = 25;

/// What a careful combatant does next; none when they are done.
pub fn decide(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    if mind.scene.wants.escape && is_permitted(table, &mind.scene, &Leave {}.into()) {
        return Some(Leave {}.into());
    }
    if table.must_stand_first(mind.scene.me)
        || table.is_prone(mind.scene.me) && is_permitted(table, &mind.scene, &Stand {}.into())
    {
        return get_up(table, mind);
    }
    if let Some(deed) = slip_away(table, &mind.scene).or_else(|| light_up(table, &mind.scene)) {
        return Some(deed);
    }
    if let Some(deed) = take_thing(table, &mind.scene).or_else(|| take_up(table, mind)) {
        return Some(deed);
    }
    if mind.scene.enemies.is_empty() {
        let waits =
            mind.scene.wants.survive && mind.scene.wants.squares.is_empty() && !mind.scene.wants.escape;
        return if waits { None } else { look_for_somebody(table, mind) };
    }
    let has_wants = mind.scene.wants.escape || !mind.scene.wants.squares.is_empty();
    let is_drawn = has_wants && mind.heading.towards_wants(table, &mind.scene);
    if mind.scene.may_act {
        let parting = parting::break_away(table, mind, is_drawn);
        return parting.or_else(|| act(table, mind, is_drawn));
    }
    // Spells and items that take less than a main action are still possible.
    let help = magic::best(table, mind).map(|help| help.deed);
    help.or_else(|| withdraw(table, mind, is_drawn))
}

/// Stands up if that costs only movement. If it costs the action too, attacks from the ground first.
fn get_up(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let stand = table.permit(&Order::deed(mind.scene.me, Stand {})).ok();
    if stand.as_ref().is_some_and(|permit| permit.cost.main == 0) {
        return Some(Stand {}.into());
    }
    let may_strike = mind.scene.may_act && !table.can_only_stand(mind.scene.me);
    let blow = if may_strike { ground::strike_from_here(table, mind) } else { None };
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

/// Attacks, helps or moves nearer, whichever is worth most.
fn act(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Deed> {
    let comes_into_reach = |enemy: &Enemy| {
        let gap = mind.scene.gap(enemy, mind.scene.here);
        enemy.is_within_own_reach(gap.saturating_sub(u32::from(mind.scene.steps)))
    };
    let is_in_reach = mind.scene.enemies.iter().any(comes_into_reach);
    let help = support::best(table, mind).into_iter();
    let help = help.chain(magic::best(table, mind)).chain(care::best(table, mind));
    let help = help.max_by_key(|help| help.worth);
    if is_in_reach {
        // The plan was weighed before the move began, so the combatant attacks if they can from here.
        let stays = mind.scene.is_on_its_way || mind.scene.steps == 0;
        let from_here = if stays { ground::from_here(table, mind) } else { None };
        let plan = from_here.unwrap_or_else(|| ground::best(table, mind, is_drawn, true));
        if let Some(help) = help
            && help.worth > plan.gain
        {
            return Some(help.deed);
        }
        if let Some(deed) = carry_out(&plan) {
            return Some(deed);
        }
    } else if let Some(help) = help {
        return Some(help.deed);
    } else if let Some(deed) = snares::in_the_way(table, &mind.scene).filter(|_| !is_drawn) {
        return Some(deed);
    }
    // A combatant who stays where they are at least attacks.
    approach(table, mind, is_drawn).or_else(|| ground::strike_from_here(table, mind))
}

fn carry_out(plan: &Plan) -> Option<Deed> {
    let (target, weapon) = plan.blow?;
    Some(plan.at.map_or_else(|| Attack::with(target, weapon).into(), go))
}

/// Moves to a better square, towards the enemies or the objectives of the side, with a second move if necessary.
fn approach(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Deed> {
    if !is_drawn && !mind.scene.wants.survive {
        mind.heading.towards_enemies(table, &mind.scene);
    }
    let hunts = !is_drawn && !mind.scene.wants.survive;
    let plan = ground::best(table, mind, is_drawn || hunts, false);
    if let Some(square) = plan.at.or_else(|| charge(table, mind, is_drawn)) {
        return Some(go(square));
    }
    let door = mind.heading.barring_door(table, &mind.scene).filter(|_| is_drawn || hunts)?;
    if is_permitted(table, &mind.scene, &door) { Some(door) } else { None }
}

/// Where a combatant goes who can be struck where they stand and has no better plan: on towards the objectives of the
/// side, or, if the side only has to survive, towards the enemies if they are not more.
fn charge(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Reachable> {
    let are_fewer = mind.scene.enemies.len() <= mind.scene.allies.len();
    let has_aim = is_drawn || mind.scene.wants.survive && are_fewer;
    if !has_aim || !mind.scene.is_under_fire(table, &mut mind.worths) {
        return None;
    }
    if !is_drawn {
        mind.heading.towards_enemies(table, &mind.scene);
    }
    ground::headlong(table, mind).at
}

/// Uses the rest of the movement after the combatant has acted.
fn withdraw(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Deed> {
    if !is_drawn && ground::most_to_escape(table, &mind.scene, &mut mind.worths) < WORTH_A_WALK {
        return None;
    }
    let here = ground::standing(table, mind, is_drawn);
    let plan = ground::best(table, mind, is_drawn, false);
    if plan.score >= here + WORTH_A_WALK { plan.at.map(go) } else { None }
}
