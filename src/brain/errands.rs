//! Errands that are the same for every profile: going where one is headed, looking for enemies, taking up and changing weapons.

use smallvec::SmallVec;

use super::scene::{Foe, Scene};
use super::{Mind, go};
use crate::battle::{Act, Order, Tending, WeaponId};
use crate::grid::Pos;
use crate::rules::table::Table;

/// Sees to what its side is after, and looks for enemies, while none is in sight.
pub fn look_for_somebody(table: &Table<'_>, mind: &mut Mind) -> Option<Act> {
    if mind.scene.wants.escape && is_permitted(table, &mind.scene, &Act::Leave) {
        return Some(Act::Leave);
    }
    if mind.heading.towards_wants(table, &mind.scene) || mind.heading.towards_the_unseen(table, &mind.scene) {
        return advance(table, mind, true).or_else(|| advance(table, mind, false));
    }
    None
}

/// Goes as near as it can to where the mind is headed.
pub fn advance(table: &Table<'_>, mind: &mut Mind, keeps_action: bool) -> Option<Act> {
    table.squares_within(mind.scene.me, keeps_action, &mut mind.reach, &mut mind.squares);
    let nearest = mind.heading.nearest(&mind.scene, &mind.squares);
    nearest.map(go).or_else(|| {
        let door = mind.heading.barring_door(table, &mind.scene)?;
        is_permitted(table, &mind.scene, &door).then_some(door)
    })
}

/// Lights what it carries for that, where it sees nothing in the dark and it takes little time.
pub fn light_up(table: &Table<'_>, scene: &Scene) -> Option<Act> {
    let rule = table.lighting()?;
    let light = table.light_on(scene.here);
    rule.blinds(light, table.sheet(scene.me).darksight)?;
    let lamps = table.body(scene.me)?.lamps?;
    let items = lamps.0.iter().filter(|flame| flame.can_be_lit()).filter_map(|flame| flame.item);
    let tend = items.map(|item| Act::Tend { item, how: Tending::Light });
    let takes_little = |act: &Act| {
        let permit = table.permit(&Order::act(scene.me, act.clone()));
        permit.is_ok_and(|permit| permit.cost.main == 0 || scene.foes.is_empty())
    };
    tend.chain(table.gleams_here(scene.me)).find(takes_little)
}

/// Takes up a weapon that lies within reach, where it does more than any that is carried.
pub fn take_up(table: &Table<'_>, mind: &mut Mind) -> Option<Act> {
    let Mind { scene, worths, .. } = mind;
    let target = scene.foes.first().map(|foe| foe.who)?;
    if !scene.may_act || table.board.state.dropped.is_empty() {
        return None;
    }
    let lying = table.board.state.dropped.iter().map(|(_, weapon)| *weapon);
    let within = lying.filter(|weapon| table.lying_within_reach(scene.me, *weapon).is_some());
    let best = within.map(|weapon| (worths.attack(table, scene.me, target, weapon), weapon)).max()?;
    // Half as good again, or it is not worth the time.
    let act = Act::TakeUp { weapon: best.1 };
    (best.0 * 2 > scene.best_blow() * 3 && is_permitted(table, scene, &act)).then_some(act)
}

/// Whether the one about to act may do something.
pub fn is_permitted(table: &Table<'_>, scene: &Scene, act: &Act) -> bool {
    table.permit(&Order::act(scene.me, act.clone())).is_ok()
}

/// Brings to the ready, or takes up, what reaches an enemy, where nothing at hand does.
pub fn change_weapon(table: &Table<'_>, mind: &mut Mind) -> Option<Act> {
    let Mind { scene, worths, .. } = mind;
    let me = scene.me;
    if !scene.may_act || scene.foes.iter().any(|foe| can_strike(scene, foe)) {
        return None;
    }
    let lying = table.board.state.dropped.iter().map(|(_, weapon)| *weapon);
    let lying: SmallVec<[WeaponId; 4]> =
        lying.filter(|weapon| table.lying_within_reach(me, *weapon).is_some()).collect();
    let mut best = None;
    let mut consider = |worth: i32, act: Act| {
        if worth > best.as_ref().map_or(0, |(best, _)| *best) && is_permitted(table, scene, &act) {
            best = Some((worth, act));
        }
    };
    for foe in scene.foes.iter().filter(|foe| !table.eludes(foe.who, me)) {
        let gap = scene.gap(foe, scene.here);
        for blow in worths.blows(table, me, foe.who) {
            if gap <= u32::from(blow.reach) && !table.is_at_hand(me, blow.weapon) {
                consider(blow.worth, Act::Switch { weapon: blow.weapon });
            }
        }
        for weapon in &lying {
            if gap <= u32::from(table.weapon_reach(*weapon)) {
                consider(worths.attack(table, me, foe.who, *weapon), Act::TakeUp { weapon: *weapon });
            }
        }
    }
    best.map(|(_, act)| act)
}

/// Steps upon what waits on a square, where no other way leads on to the enemy.
pub fn brave_a_trap(table: &Table<'_>, mind: &mut Mind) -> Option<Act> {
    let me = mind.scene.me;
    let squares = table.squares_to_keep_off(me, true);
    let wants = &mind.scene.wants;
    let has_business_here = wants.survive || wants.escape || !wants.squares.is_empty();
    if squares.is_empty()
        || has_business_here
        || mind.scene.foes.iter().any(|foe| can_strike(&mind.scene, foe))
    {
        return None;
    }
    let is_headed = match mind.scene.foes.is_empty() {
        true => mind.heading.towards_the_unseen(table, &mind.scene),
        false => {
            mind.heading.towards_foes(table, &mind.scene);
            true
        }
    };
    if !is_headed || advance(table, mind, false).is_some() {
        return None;
    }
    let Mind { scene, heading, .. } = mind;
    let steps = |at: Pos| heading.steps_from(at).unwrap_or(u32::MAX);
    let here = steps(scene.here.corner());
    let nearer = squares.into_iter().filter(|at| steps(*at) < here);
    let acts = nearer.map(|at| (steps(at), Act::Move { to: at, via: SmallVec::new() }));
    acts.filter(|(_, act)| is_permitted(table, scene, act))
        .min_by_key(|(steps, _)| *steps)
        .map(|(_, act)| act)
}

/// Whether an enemy could be struck from where one stands, with what is at hand.
fn can_strike(scene: &Scene, foe: &Foe) -> bool {
    let gap = scene.gap(foe, scene.here);
    foe.blows.iter().any(|blow| blow.worth > 0 && gap <= u32::from(blow.reach))
}
