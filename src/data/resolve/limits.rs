//! Numbers that are too high to work out odds with, since every sum of dice and every state of a combatant is counted.

use crate::battle::{CreatureBlock, MOST_LIGHTS, Phrase, WeaponBlock, Working};
use crate::data::authored::ScenarioFile;

/// The most dice of one part of a weapon's damage, and the most sides.
const DICE: (u8, u8) = (20, 100);

/// The most that all dice of a swing may show together, and all dice of as many swings as there may be.
const SHOWN: (u32, u32) = (200, 2000);

/// The most hit points of a body or an overshield.
const HIT_POINTS: u16 = 1000;

/// The most action points of a creature.
const ACTION_POINTS: u16 = 100;

/// The most entries that a scenario may have of a kind.
const ENTRIES: usize = 256;

/// The most aims of a side.
pub(super) const AIMS: usize = 16;

/// The most that one use of a weapon or an item brings about beside its damage, and the most stages of what it corrupts with.
pub(super) const WORKINGS: usize = 16;

/// What the best help imaginable still reaches with a die of six sides, and with one of twenty.
pub const FARTHEST: (i32, i32) = (16, 40);

/// How many ways there may be for the abilities that one blow drains to be left: each is counted.
const DRAINED: u64 = 2000;

/// Lists of a scenario that are too long, by their fields.
pub(super) fn too_long(file: &ScenarioFile) -> impl Iterator<Item = (&'static str, Phrase)> {
    let lists = [
        ("areas", file.areas.len(), ENTRIES),
        ("lights", file.lights.len(), MOST_LIGHTS),
        ("traps", file.traps.len(), ENTRIES),
        ("creatures", file.creatures.len(), ENTRIES),
        ("weapons", file.weapons.len(), ENTRIES),
        ("armours", file.armours.len(), ENTRIES),
        ("items", file.items.len(), ENTRIES),
    ];
    lists.into_iter().filter_map(|(field, found, most)| Some((field, too_many(found, most)?)))
}

/// What is wrong with so many entries of a list.
pub(super) fn too_many(found: usize, most: usize) -> Option<Phrase> {
    (found > most).then(|| Phrase::new("too-many-entries").with("found", found).with("limit", most))
}

/// What is wrong with a difficulty, where nobody could reach it.
pub fn beyond_reach(found: i32, farthest: i32) -> Option<Phrase> {
    let phrase = || Phrase::new("out-of-anybodys-reach").with("found", i128::from(found));
    (found > farthest).then(|| phrase().with("farthest", i128::from(farthest)))
}

/// What is wrong with all that one blow drains together.
pub(super) fn drains_fault(workings: &[Working]) -> Option<Phrase> {
    let ranges = workings.iter().filter_map(|working| match working {
        Working::Drain(drained) => Some(u64::from(highest(drained.dice)) + 1),
        _ => None,
    });
    let ways = ranges.fold(1u64, u64::saturating_mul);
    (ways > DRAINED).then(|| Phrase::new("drains-too-much").with("most", i128::from(DRAINED)))
}

/// Numbers of a creature that are too high, by their fields.
pub(super) fn excess(block: &CreatureBlock) -> impl Iterator<Item = (&'static str, Phrase)> {
    let ap = block.ap.and_then(|ap| too_high("ap", ap, ACTION_POINTS)).map(|phrase| ("ap", phrase));
    let bars = [("hp", block.hp), ("overshield", block.overshield.map(|shield| shield.hp))];
    let bars = bars.into_iter().filter_map(|(field, hp)| Some((field, hit_points_fault(field, hp?)?)));
    bars.chain(ap)
}

/// What is wrong with the action points that a swing costs: nobody has more.
pub(super) fn price_fault(block: &WeaponBlock) -> Option<Phrase> {
    too_high("ap", block.ap?, ACTION_POINTS)
}

/// What is wrong with hit points that stand in a field.
pub(super) fn hit_points_fault(field: &'static str, hp: u16) -> Option<Phrase> {
    too_high(field, hp, HIT_POINTS)
}

fn too_high(field: &'static str, found: u16, most: u16) -> Option<Phrase> {
    let phrase = || Phrase::new("number-too-high").with("field", field).with("found", i128::from(found));
    (found > most).then(|| phrase().with("most", i128::from(most)))
}

/// What is wrong with all dice of a weapon together, where each by itself is sound.
pub(super) fn swings_fault(block: &WeaponBlock) -> Option<Phrase> {
    let sound = block.damage.iter().flatten().filter(|part| dice_fault(part.dice).is_none());
    let shown: u32 = sound.map(|part| highest(part.dice)).sum();
    // What costs nothing is swung once.
    let swings =
        block.ap.and_then(|price| ACTION_POINTS.checked_div(price)).map_or(1, |most| u32::from(most.max(1)));
    let in_all = shown * swings;
    let phrase = || Phrase::new("swings-show-too-much").with("swings", i128::from(swings));
    let phrase = || phrase().with("points", i128::from(ACTION_POINTS)).with("found", i128::from(in_all));
    too_much_at_once(shown).or_else(|| (in_all > SHOWN.1).then(|| phrase().with("most", i128::from(SHOWN.1))))
}

/// What is wrong with dice that are rolled by themselves.
pub fn lone_dice_fault(dice: (u8, u8)) -> Option<Phrase> {
    dice_fault(dice).or_else(|| too_much_at_once(highest(dice)))
}

/// What is wrong with the dice of one part of a weapon's damage.
pub(super) fn dice_fault((count, sides): (u8, u8)) -> Option<Phrase> {
    let is_sound = (1..=DICE.0).contains(&count) && (1..=DICE.1).contains(&sides);
    let phrase =
        || Phrase::new("damage-dice").with("count", i128::from(count)).with("sides", i128::from(sides));
    (!is_sound).then(|| phrase().with("most", i128::from(DICE.0)).with("largest", i128::from(DICE.1)))
}

fn too_much_at_once(shown: u32) -> Option<Phrase> {
    let phrase = || Phrase::new("swing-shows-too-much").with("found", i128::from(shown));
    (shown > SHOWN.0).then(|| phrase().with("most", i128::from(SHOWN.0)))
}

fn highest((count, sides): (u8, u8)) -> u32 {
    u32::from(count) * u32::from(sides)
}
