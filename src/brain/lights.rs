//! Lights: making light where it is too dark to see, and putting it out where the dark helps the combatant and nobody else.

use super::errands::is_permitted;
use super::replies::caution;
use super::scene::{Enemy, Scene};
use super::worth::WorthCache;
use crate::battle::deeds::{Douse, Light};
use crate::battle::{Deed, Order};
use crate::rules::table::Table;

/// How much the dark must be worth for a light to be put out.
const WORTH_THE_DARK: i32 = 25;

/// Makes light if it is too dark for the combatant to see and doing so takes little time.
pub fn light_up(table: &Table<'_>, scene: &Scene) -> Option<Deed> {
    let rule = table.lighting()?;
    let light = table.light_on(scene.here);
    rule.blinds(light, table.sheet(scene.me).darksight)?;
    let lamps = table.body(scene.me)?.lamps.as_ref()?;
    let items = lamps.0.iter().filter(|flame| flame.can_be_lit()).filter_map(|flame| flame.item);
    let tend = items.map(|item| Deed::from(Light { item }));
    let mut lights = tend.chain(table.lights_to_make_here(scene.me));
    lights.find(|deed| takes_little(table, scene, deed))
}

fn takes_little(table: &Table<'_>, scene: &Scene, deed: &Deed) -> bool {
    let permit = table.permit(&Order::deed(scene.me, deed.clone()));
    permit.is_ok_and(|permit| permit.cost.main == 0 || scene.enemies.is_empty())
}

/// Puts out the combatant's own light if the whole side sees in the dark and the enemies lose more by it.
pub fn put_out(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache) -> Option<Deed> {
    table.lighting()?;
    let sees_in_the_dark = |who| table.sheet(who).darksight;
    if !sees_in_the_dark(scene.me) || scene.enemies.is_empty() {
        return None;
    }
    let lamps = &table.body(scene.me)?.lamps.as_ref()?.0;
    let item = lamps.iter().find(|flame| flame.burns())?.item?;
    let deed = Douse { item }.into();
    let is_alone = scene.allies.iter().all(|ally| sees_in_the_dark(ally.who));
    if !is_alone || !takes_little(table, scene, &deed) || !is_permitted(table, scene, &deed) {
        return None;
    }
    let mut board = table.board.clone();
    let mut others = table.lamps();
    others.retain(|(carrier, _)| *carrier != Some(scene.me));
    board.shine(others, table.muster.book.diagonal);
    let dark = Table { board: &board, ..*table };
    let mut balance = |table: &Table<'_>| {
        let own = scene.enemies.iter().map(|enemy| own_blow(table, scene, worths, enemy)).max().unwrap_or(0);
        let theirs: i32 = scene.enemies.iter().map(|enemy| reply(table, scene, worths, enemy)).sum();
        own - theirs * caution(scene) / 100
    };
    (balance(&dark) >= balance(table) + WORTH_THE_DARK).then_some(deed)
}

/// The worth of the best attack on an enemy from where the two stand.
fn own_blow(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache, enemy: &Enemy) -> i32 {
    if !table.would_notice(scene.me, scene.here, enemy.squares) {
        return 0;
    }
    let gap = scene.gap(enemy, scene.here);
    let within = table.weapons(scene.me).filter(|weapon| gap <= table.weapon_reach(*weapon).into());
    within.map(|weapon| worths.attack(table, scene.me, enemy.who, weapon)).max().unwrap_or(0)
}

/// The worth of the worst attack of an enemy who may move first, in this light.
fn reply(table: &Table<'_>, scene: &Scene, worths: &mut WorthCache, enemy: &Enemy) -> i32 {
    if !table.would_notice(enemy.who, enemy.squares, scene.here) {
        return 0;
    }
    let gap = scene.gap(enemy, scene.here);
    let far = |weapon| u32::from(table.weapon_reach(weapon)) + u32::from(enemy.pace);
    let within = table.weapons(enemy.who).filter(|weapon| gap <= far(*weapon));
    within.map(|weapon| worths.attack(table, enemy.who, scene.me, weapon)).max().unwrap_or(0)
}
