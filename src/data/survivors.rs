//! The survivors of a side, as a party that can fight the next battle.

use super::authored::{CarriedLightFile, CorruptedFile, MemberFile, NO_ARMOUR, PartyFile, TraumaFile};
use super::write::to_ron;
use crate::battle::{
    BodyState, CombatantEntry, CombatantId, Dread, Fate, Flame, SideId, Sort, Start, Track, WeaponId,
};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

/// The living members of a side, as the text of a party file.
///
/// # Errors
/// A value that RON cannot represent.
pub fn party_of(table: &Table<'_>, side: SideId) -> ron::Result<String> {
    let muster = table.muster;
    let enlisted = muster.scenario.combatants.iter();
    let members = (0..).map(CombatantId::at).zip(enlisted).filter_map(|(who, enlisted)| {
        let is_own = table.side(who) == side;
        let body = table.body(who).filter(|body| is_own && body.fate != Fate::Dead)?;
        Some((muster.sheet(who).key.clone(), member(table, who, body, enlisted)))
    });
    let name = muster.scenario.sides[side.index()].name.clone();
    to_ron(&PartyFile { name, members: members.collect(), ..PartyFile::default() })
}

fn member(table: &Table<'_>, who: CombatantId, body: &BodyState, enlisted: &CombatantEntry) -> MemberFile {
    let scenario = &table.muster.scenario;
    let (creature, kind) = &scenario.creatures[enlisted.creature];
    let id = |what: WeaponId| table.weapon_sheet(what).id.clone();
    // A spell cannot be dropped or lost.
    let spells = enlisted.weapons.iter().map(|place| &scenario.weapons[*place]);
    let spells = spells.filter(|(_, weapon)| weapon.spell).map(|(id, _)| id.clone());
    let weapons = body.arms.carried.iter().map(|weapon| id(*weapon)).chain(spells);
    let armour = |armour: usize| scenario.armours[armour].0.clone();
    let worn = body.outfit.worn.map(|worn| armour(worn.index()));
    let mut spare: Vec<String> = body.outfit.spare.iter().map(|spare| armour(spare.index())).collect();
    // A member whose file names no armour wears that of their kind. So a survivor who carries it puts it on again, and of one
    // who does not have it the file says that they wear none.
    let of_kind = kind.armour.as_ref().filter(|_| worn.is_none());
    let taken_off = of_kind.and_then(|own| spare.iter().position(|spare| spare == own));
    if let Some(place) = taken_off {
        spare.remove(place);
    }
    let goes_without = of_kind.is_some() && taken_off.is_none();
    let home = going_home(table, body);
    let traumas = home.traumas.iter().map(|dread| match dread {
        Dread::DeadAlly => TraumaFile::DeadAllies,
        Dread::Defeat => TraumaFile::Defeat,
        Dread::Creature(kind) => TraumaFile::Kind(scenario.creatures[usize::from(kind.0)].0.clone()),
    });
    MemberFile {
        creature: creature.clone(),
        name: Some(table.sheet(who).name.clone()),
        weapons: Some(weapons.collect()),
        armour: worn.or(goes_without.then(|| NO_ARMOUR.to_owned())),
        items: Some(items(table, body, enlisted)),
        lights: lights(table, body),
        spare_armour: spare,
        overrides: enlisted.overrides.iter().cloned().collect(),
        traumas: traumas.collect(),
        corrupted: home.corrupted.map(|(weapon, stage)| CorruptedFile { weapon: id(weapon), stage }),
        ..MemberFile::in_state(&home)
    }
}

/// The state of a surviving combatant, in which they start the next battle.
fn going_home(table: &Table<'_>, body: &BodyState) -> Start {
    // If the rulebook fells everybody without hit points, a survivor who has none left wakes up with 1.
    let least = if table.muster.book.harm.take.falls_at_no_hit_points() { 1 } else { 0 };
    let hp = body.hit_points.filter(|points| points.now < points.most).map(|points| points.now.max(least));
    let mut home = Start {
        hp,
        injuries: body.points(Track::Injuries),
        fatigue: body.points(Track::Fatigue),
        stress: body.points(Track::Stress),
        losses: body.losses.clone().unwrap_or_default(),
        maimed: body.fate == Fate::Maimed,
        ..Start::default()
    };
    for own in &body.conditions.0 {
        home.take_home(own.kind);
    }
    home
}

/// The remaining items, including all items that the rulebook does not know.
fn items(table: &Table<'_>, body: &BodyState, enlisted: &CombatantEntry) -> Vec<String> {
    let scenario = &table.muster.scenario;
    let unknown = enlisted
        .items
        .iter()
        .filter(|place| !table.muster.weapon_sheets[scenario.weapons.len() + **place].is_known);
    let unknown = unknown.map(|place| scenario.items[*place].0.clone());
    let counted = body.limited_uses.0.iter().filter(|(what, _)| table.weapon_sheet(*what).sort == Sort::Item);
    let left = counted.flat_map(|(what, left)| {
        let weapon_sheet = table.weapon_sheet(*what);
        let uses = weapon_sheet.blocks.of(Axis::Attack).uses.unwrap_or(1).max(1);
        let pieces = u16::from(*left).div_ceil(uses);
        std::iter::repeat_n(weapon_sheet.id.clone(), pieces.into())
    });
    left.chain(unknown).collect()
}

/// The lights that burn or can still burn.
fn lights(table: &Table<'_>, body: &BodyState) -> Vec<CarriedLightFile> {
    let carried = body.lamps.as_ref().into_iter().flat_map(|lamps| &lamps.0);
    let light = |flame: &Flame| {
        let item = table.weapon_sheet(flame.item?).id.clone();
        let lit = flame.burns();
        // A burning light has used up the current round.
        let left = if lit { flame.doused(table.turn.round) } else { *flame }.rounds_left(0);
        (left != Some(0)).then_some(CarriedLightFile { item, lit, rounds: left })
    };
    carried.filter_map(light).collect()
}
