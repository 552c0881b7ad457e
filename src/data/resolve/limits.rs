//! Numbers that are too high to work out odds with, since every sum of dice and every state of a combatant is counted.

use crate::battle::{CreatureBlock, MOST_LIGHTS, MOST_THINGS, Phrase, WeaponBlock, Working};
use crate::data::authored::ScenarioFile;
use crate::rules::answers::limits::{dice_fault, highest, too_much_at_once};

/// The most that all dice of as many swings as there may be show together.
const SHOWN_BY_SWINGS: u32 = 2000;

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

/// How many ways there may be for the abilities that one blow drains to be left: each is counted.
const DRAINED: u64 = 2000;

/// Lists of a scenario that are too long, by their fields.
pub(super) fn too_long(file: &ScenarioFile) -> impl Iterator<Item = (&'static str, Phrase)> {
    let lists = [
        ("areas", file.areas.len(), ENTRIES),
        ("lights", file.lights.len(), MOST_LIGHTS),
        ("traps", file.traps.len(), ENTRIES),
        ("things", file.things.len(), MOST_THINGS),
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
    too_much_at_once(shown)
        .or_else(|| (in_all > SHOWN_BY_SWINGS).then(|| phrase().with("most", i128::from(SHOWN_BY_SWINGS))))
}
