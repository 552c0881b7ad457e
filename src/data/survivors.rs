//! What stays with those who have come out of a battle alive, as a party that the next battle can take in.

use super::authored::{CarriedLightFile, CorruptedFile, MemberFile, PartyFile, TraumaFile};
use super::write::to_ron;
use crate::battle::{
    BodyRef, CombatantId, Dread, Enlisted, Fate, Flame, SideId, Sort, Start, Track, WeaponId,
};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

/// The members of a side who live, as the text of a party's file.
///
/// # Errors
/// Something about them cannot be written down.
pub fn party_of(table: &Table<'_>, side: SideId) -> ron::Result<String> {
    let muster = table.muster;
    let enlisted = muster.scenario.combatants.iter();
    let members = (0..).map(CombatantId::at).zip(enlisted).filter_map(|(who, enlisted)| {
        let body = table.body(who).filter(|body| body.allegiance.0 == side && *body.fate != Fate::Dead)?;
        Some((muster.sheet(who).key.clone(), member(table, who, &body, enlisted)))
    });
    let name = muster.scenario.sides[side.index()].name.clone();
    to_ron(&PartyFile { name, members: members.collect(), ..PartyFile::default() })
}

fn member(table: &Table<'_>, who: CombatantId, body: &BodyRef<'_>, enlisted: &Enlisted) -> MemberFile {
    let scenario = &table.muster.scenario;
    let (creature, kind) = &scenario.creatures[enlisted.creature];
    let id = |what: WeaponId| table.arm(what).id.clone();
    // What no hand holds cannot be lost.
    let spells = enlisted.weapons.iter().map(|place| &scenario.weapons[*place]);
    let spells = spells.filter(|(_, weapon)| weapon.spell).map(|(id, _)| id.clone());
    let weapons = body.arms.carried.iter().map(|weapon| id(*weapon)).chain(spells);
    let armour = |armour: usize| scenario.armours[armour].0.clone();
    let worn = body.outfit.worn.map(|worn| armour(worn.index()));
    // Nobody starts without what its kind wears.
    let would_wear = kind.armour.clone().filter(|_| worn.is_none());
    let spare = body.outfit.spare.iter().map(|spare| armour(spare.index()));
    let home = Start::after(body.conditions);
    let traumas = home.traumas.iter().map(|dread| match dread {
        Dread::DeadAlly => TraumaFile::DeadAllies,
        Dread::Defeat => TraumaFile::Defeat,
        Dread::Creature(kind) => TraumaFile::Kind(scenario.creatures[usize::from(kind.0)].0.clone()),
    });
    // Who has nothing left where hit points are all that there is comes to with one.
    let has_strength = table.muster.book.harm.take.takes_abilities();
    let least = if has_strength { 0 } else { 1 };
    let hp = body.hit_points.filter(|points| points.now < points.most).map(|points| points.now.max(least));
    MemberFile {
        creature: creature.clone(),
        name: Some(table.sheet(who).name.clone()),
        weapons: Some(weapons.collect()),
        armour: worn,
        items: Some(items(table, body, enlisted)),
        lights: lights(table, body),
        spare_armour: spare.filter(|spare| Some(spare) != would_wear.as_ref()).collect(),
        overrides: enlisted.overrides.iter().cloned().collect(),
        hp,
        injuries: body.points(Track::Injuries),
        fatigue: body.points(Track::Fatigue),
        stress: body.points(Track::Stress),
        weakened: home.weakened,
        exhausted: home.exhausted,
        losses: body.losses.cloned().unwrap_or_default(),
        maimed: home.maimed || *body.fate == Fate::Maimed,
        traumas: traumas.collect(),
        corrupted: home.corrupted.map(|(weapon, stage)| CorruptedFile { weapon: id(weapon), stage }),
    }
}

/// The pieces of items that are left: of those that the rulebook does not know, all.
fn items(table: &Table<'_>, body: &BodyRef<'_>, enlisted: &Enlisted) -> Vec<String> {
    let scenario = &table.muster.scenario;
    let unknown =
        enlisted.items.iter().filter(|place| !table.muster.arms[scenario.weapons.len() + **place].is_known);
    let unknown = unknown.map(|place| scenario.items[*place].0.clone());
    let counted = body.pouch.0.iter().filter(|(what, _)| table.arm(*what).sort == Sort::Item);
    let left = counted.flat_map(|(what, left)| {
        let arm = table.arm(*what);
        let uses = arm.blocks.of(Axis::Attack).uses.unwrap_or(1).max(1);
        let pieces = u16::from(*left).div_ceil(uses);
        std::iter::repeat_n(arm.id.clone(), pieces.into())
    });
    left.chain(unknown).collect()
}

/// What still burns, or would.
fn lights(table: &Table<'_>, body: &BodyRef<'_>) -> Vec<CarriedLightFile> {
    let carried = body.lamps.into_iter().flat_map(|lamps| &lamps.0);
    let light = |flame: &Flame| {
        let item = table.arm(flame.item?).id.clone();
        let lit = flame.burns();
        // The round that is under way is burnt.
        let left = if lit { flame.doused(table.turn.round) } else { *flame }.rounds_left(0);
        (left != Some(0)).then_some(CarriedLightFile { item, lit, rounds: left })
    };
    carried.filter_map(light).collect()
}
