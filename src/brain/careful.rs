//! The careful one: weighs by the exact odds what a blow is likely to bring against the reply that it invites where it
//! would be struck from, and waits for a better moment, though not for ever.

use super::errands::{is_permitted, light_up, look_for_somebody, take_up};
use super::ground::{self, Plan};
use super::scene::{Foe, Scene};
use super::worth::Blow;
use super::{Mind, care, go, magic, parting, snares, support};
use crate::battle::deeds::{Attack, Hide, Leave, Stand};
use crate::battle::{Deed, Order};
use crate::rules::table::Table;
use crate::rules::table::answers::Reachable;

/// How much a skill must add to a roll to go unseen for hiding to be any good.
const WELL_PRACTISED: i32 = 5;
/// How much better, in worth, another square must be for one who has acted to go there.
const WORTH_A_WALK: i32 = 25;

/// What a careful one does next; nothing when it is done.
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
    if let Some(deed) = take_up(table, mind) {
        return Some(deed);
    }
    if mind.scene.foes.is_empty() {
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
    // What takes less than an action may be done beside.
    let help = magic::best(table, mind).map(|help| help.deed);
    help.or_else(|| withdraw(table, mind, is_drawn))
}

/// Gets up at the cost of walking; where it would cost the action as well, strikes from the ground first.
fn get_up(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let stand = table.permit(&Order::deed(mind.scene.me, Stand {})).ok();
    if stand.as_ref().is_some_and(|permit| permit.cost.main == 0) {
        return Some(Stand {}.into());
    }
    let may_strike = mind.scene.may_act && !table.can_only_stand(mind.scene.me);
    let blow = if may_strike { ground::strike_from_here(table, mind) } else { None };
    blow.or(stand.map(|_| Stand {}.into()))
}

/// Goes into hiding where it costs nothing that would be missed, if it is practised enough at it.
fn slip_away(table: &Table<'_>, scene: &Scene) -> Option<Deed> {
    if table.sneaking_skill(scene.me)? < WELL_PRACTISED {
        return None;
    }
    let permit = table.permit(&Order::deed(scene.me, Hide {})).ok()?;
    (permit.cost.main == 0).then_some(Hide {}.into())
}

/// Strikes, helps or draws nearer, whatever is worth most.
fn act(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Deed> {
    let farthest = |blow: &Blow| u32::from(blow.reach) + u32::from(mind.scene.steps);
    let gap_and_blows = |foe: &Foe| {
        let gap = mind.scene.gap(foe, mind.scene.here);
        foe.blows.iter().any(|blow| gap <= farthest(blow))
    };
    let is_in_reach = mind.scene.foes.iter().any(gap_and_blows);
    let working = magic::best(table, mind).into_iter().chain(care::best(table, mind));
    let working = working.max_by_key(|help| help.worth);
    if is_in_reach {
        // Where it was going has been weighed before; once there, it strikes.
        let from_here = if mind.scene.is_on_its_way { ground::from_here(table, mind) } else { None };
        let plan = from_here.unwrap_or_else(|| ground::best(table, mind, is_drawn, true));
        let help = support::best(table, mind).into_iter().chain(working).max_by_key(|help| help.worth);
        if let Some(help) = help
            && help.worth > plan.gain
        {
            return Some(help.deed);
        }
        if let Some(deed) = carry_out(&plan) {
            return Some(deed);
        }
    } else if let Some(working) = working {
        return Some(working.deed);
    } else if let Some(deed) = snares::in_the_way(table, &mind.scene).filter(|_| !is_drawn) {
        return Some(deed);
    }
    // Whoever does not go away strikes at least.
    approach(table, mind, is_drawn).or_else(|| ground::strike_from_here(table, mind))
}

fn carry_out(plan: &Plan) -> Option<Deed> {
    let (target, weapon) = plan.blow?;
    Some(plan.at.map_or_else(|| Attack::with(target, weapon).into(), go))
}

/// Goes where it will be better off, towards the enemy or what the side is after, by a second move if need be.
fn approach(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Deed> {
    if !is_drawn && !mind.scene.wants.survive {
        mind.heading.towards_foes(table, &mind.scene);
    }
    let hunts = !is_drawn && !mind.scene.wants.survive;
    let plan = ground::best(table, mind, is_drawn || hunts, false);
    if let Some(square) = plan.at.or_else(|| charge(table, mind, is_drawn)) {
        return Some(go(square));
    }
    let door = mind.heading.barring_door(table, &mind.scene).filter(|_| is_drawn || hunts)?;
    is_permitted(table, &mind.scene, &door).then_some(door)
}

/// Where one goes who is struck where it stands and would do nothing about it: on towards what its side is after, or, where
/// that is only to survive, at those who strike it if they are fewer.
fn charge(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Reachable> {
    let are_fewer = mind.scene.foes.len() <= mind.scene.friends.len();
    let has_aim = is_drawn || mind.scene.wants.survive && are_fewer;
    if !has_aim || !mind.scene.is_under_fire() {
        return None;
    }
    if !is_drawn {
        mind.heading.towards_foes(table, &mind.scene);
    }
    ground::headlong(table, mind).at
}

/// Uses what is left of its move after it has acted.
fn withdraw(table: &Table<'_>, mind: &mut Mind, is_drawn: bool) -> Option<Deed> {
    if !is_drawn && ground::most_to_escape(&mind.scene) < WORTH_A_WALK {
        return None;
    }
    let here = ground::standing(table, mind, is_drawn);
    let plan = ground::best(table, mind, is_drawn, false);
    (plan.score >= here + WORTH_A_WALK).then_some(plan.at).flatten().map(go)
}
