//! Errands that are the same for every profile: going where one is headed, looking for enemies, taking up weapons.

use super::scene::Scene;
use super::{Mind, go};
use crate::battle::{Act, Order, Tending};
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
