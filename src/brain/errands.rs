//! Errands that are the same for every profile: going where one is headed, looking for enemies, taking up and changing weapons.

use smallvec::SmallVec;

use super::scene::{Foe, Scene};
use super::{Mind, go};
use crate::battle::deeds::{DisarmTrap, Leave, Light, Move, Search, Switch, TakeUp, Via};
use crate::battle::{Deed, Order, WeaponId};
use crate::grid::Pos;
use crate::rules::table::Table;

/// Sees to what its side is after, and looks for enemies, while none is in sight.
pub fn look_for_somebody(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    if mind.scene.wants.escape && is_permitted(table, &mind.scene, &Leave {}.into()) {
        return Some(Leave {}.into());
    }
    if mind.heading.towards_wants(table, &mind.scene) || mind.heading.towards_the_unseen(table, &mind.scene) {
        return advance(table, mind, true).or_else(|| advance(table, mind, false));
    }
    None
}

/// Goes as near as it can to where the mind is headed.
pub fn advance(table: &Table<'_>, mind: &mut Mind, keeps_action: bool) -> Option<Deed> {
    table.squares_within(mind.scene.me, keeps_action, &mut mind.reach, &mut mind.squares);
    let nearest = mind.heading.nearest(&mind.scene, &mind.squares);
    nearest.map(go).or_else(|| {
        let door = mind.heading.barring_door(table, &mind.scene)?;
        is_permitted(table, &mind.scene, &door).then_some(door)
    })
}

/// Lights what it carries for that, where it sees nothing in the dark and it takes little time.
pub fn light_up(table: &Table<'_>, scene: &Scene) -> Option<Deed> {
    let rule = table.lighting()?;
    let light = table.light_on(scene.here);
    rule.blinds(light, table.sheet(scene.me).darksight)?;
    let lamps = table.body(scene.me)?.lamps?;
    let items = lamps.0.iter().filter(|flame| flame.can_be_lit()).filter_map(|flame| flame.item);
    let tend = items.map(|item| Deed::from(Light { item }));
    let takes_little = |deed: &Deed| {
        let permit = table.permit(&Order::deed(scene.me, deed.clone()));
        permit.is_ok_and(|permit| permit.cost.main == 0 || scene.foes.is_empty())
    };
    tend.chain(table.gleams_here(scene.me)).find(takes_little)
}

/// Takes up a weapon that lies within reach, where it does more than any that is carried.
pub fn take_up(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    let target = scene.foes.first().map(|foe| foe.who)?;
    if !scene.may_act || table.board.state.dropped.is_empty() {
        return None;
    }
    let lying = table.board.state.dropped.iter().map(|(_, weapon)| *weapon);
    let within = lying.filter(|weapon| table.lying_within_reach(scene.me, *weapon).is_some());
    let best = within.map(|weapon| (worths.attack(table, scene.me, target, weapon), weapon)).max()?;
    // Half as good again, or it is not worth the time.
    let deed = TakeUp { weapon: best.1 }.into();
    (best.0 * 2 > scene.best_blow() * 3 && is_permitted(table, scene, &deed)).then_some(deed)
}

/// Whether the one about to act may do something.
pub fn is_permitted(table: &Table<'_>, scene: &Scene, deed: &Deed) -> bool {
    table.permit(&Order::deed(scene.me, deed.clone())).is_ok()
}

/// Brings to the ready, or takes up, what reaches an enemy, where nothing at hand does.
pub fn change_weapon(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let Mind { scene, worths, .. } = mind;
    let me = scene.me;
    if !scene.may_act || scene.foes.iter().any(|foe| can_strike(scene, foe)) {
        return None;
    }
    let lying = table.board.state.dropped.iter().map(|(_, weapon)| *weapon);
    let lying: SmallVec<[WeaponId; 4]> =
        lying.filter(|weapon| table.lying_within_reach(me, *weapon).is_some()).collect();
    let mut best = None;
    let mut consider = |worth: i32, deed: Deed| {
        if worth > best.as_ref().map_or(0, |(best, _)| *best) && is_permitted(table, scene, &deed) {
            best = Some((worth, deed));
        }
    };
    for foe in scene.foes.iter().filter(|foe| !table.eludes(foe.who, me)) {
        let gap = scene.gap(foe, scene.here);
        for blow in worths.blows(table, me, foe.who) {
            if gap <= u32::from(blow.reach) && !table.is_at_hand(me, blow.weapon) {
                consider(blow.worth, Switch { weapon: blow.weapon }.into());
            }
        }
        for weapon in &lying {
            if gap <= u32::from(table.weapon_reach(*weapon)) {
                consider(worths.attack(table, me, foe.who, *weapon), TakeUp { weapon: *weapon }.into());
            }
        }
    }
    best.map(|(_, deed)| deed)
}

/// Deals with a trap that bars the way on, where no way leads round it: looks for how it works as long as there is time to
/// go on afterwards, makes it harmless where it cannot be stepped over, and crosses it in the end.
pub fn get_past_a_trap(table: &Table<'_>, mind: &mut Mind) -> Option<Deed> {
    let me = mind.scene.me;
    let squares = table.squares_to_keep_off(me, false);
    let wants = &mind.scene.wants;
    let has_business = wants.escape || !wants.squares.is_empty();
    let waits_or_fights = wants.survive || mind.scene.foes.iter().any(|foe| can_strike(&mind.scene, foe));
    if squares.is_empty() || waits_or_fights && !has_business || !heads_on(table, mind) {
        return None;
    }
    if advance(table, mind, false).is_some() {
        return None;
    }
    let Mind { scene, heading, .. } = mind;
    let steps = |at: Pos| heading.steps_from(at).unwrap_or(u32::MAX);
    let here = steps(scene.here.corner());
    let mut nearer: SmallVec<[Pos; 4]> = squares.into_iter().filter(|at| steps(*at) < here).collect();
    nearer.sort_by_key(|at| steps(*at));
    let handling =
        nearer.iter().flat_map(|at| [Deed::from(Search { at: *at }), DisarmTrap { at: *at }.into()]);
    let crossing = nearer.iter().map(|at| Deed::from(Move { to: *at, via: Via::new() }));
    let mut ways: Vec<Deed> = crossing.collect();
    let time = table.body(me).is_some_and(|body| table.free_steps(me) > 0 || body.purse.main > 1);
    if time {
        ways.splice(0..0, handling);
    } else {
        ways.extend(handling);
    }
    ways.into_iter().find(|deed| is_permitted(table, scene, deed))
}

/// Heads for what its side is after, else for the enemies in sight, else for where one may be. Says whether there is
/// anywhere to go.
fn heads_on(table: &Table<'_>, mind: &mut Mind) -> bool {
    let Mind { scene, heading, .. } = mind;
    let has_business = scene.wants.escape || !scene.wants.squares.is_empty();
    if has_business && heading.towards_wants(table, scene) {
        return true;
    }
    if scene.foes.is_empty() {
        return heading.towards_the_unseen(table, scene);
    }
    heading.towards_foes(table, scene);
    true
}

/// Whether an enemy could be struck from where one stands, with what is at hand.
fn can_strike(scene: &Scene, foe: &Foe) -> bool {
    let gap = scene.gap(foe, scene.here);
    foe.blows.iter().any(|blow| blow.worth > 0 && gap <= u32::from(blow.reach))
}
