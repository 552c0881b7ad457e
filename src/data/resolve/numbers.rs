//! Numbers of creatures, weapons and items that make no sense: distances that are not whole squares, abilities of 0, blows
//! that cost nothing, areas of nothing.

use super::entries::Faults;
use super::limits::{excess, price_fault};
use crate::battle::{Area, Creature, CreatureBlock, Lasts, Phrase, Scores, WeaponBlock, Working};
use crate::data::tree::Step;
use crate::rules::answers::limits::{FARTHEST_OF_TWENTY, beyond_reach, uneven_feet};

/// The numbers of a creature that make no sense.
pub fn creature_numbers(creature: &Creature) -> Faults<'_> {
    let mut faults: Faults<'_> = Vec::new();
    faults.extend(uneven_feet(creature.speed).map(|phrase| (vec![Step::Field("speed")], phrase)));
    for (book, block) in &creature.blocks {
        for (path, phrase) in creature_block_numbers(block) {
            faults.push(([vec![Step::Field(book)], path].concat(), phrase));
        }
    }
    faults
}

/// The numbers that make no sense in a stat block of a creature, or in the overrides of a combatant.
pub fn creature_block_numbers(block: &CreatureBlock) -> Faults<'static> {
    let mut faults: Faults<'static> = Vec::new();
    faults.extend(excess(block).map(|(field, phrase)| (vec![Step::Field(field)], phrase)));
    let uneven = block.speed.and_then(uneven_feet);
    faults.extend(uneven.map(|phrase| (vec![Step::Field("speed")], phrase)));
    if block.hp == Some(0) {
        faults.push((vec![Step::Field("hp")], Phrase::new("no-hit-points")));
    }
    if block.ap == Some(0) {
        faults.push((vec![Step::Field("ap")], Phrase::new("swings-for-nothing")));
    }
    if block.hd.is_some_and(|dice| dice < 0) {
        faults.push((vec![Step::Field("hd")], Phrase::new("nothing-thrown")));
    }
    let Scores { str, dex, con, int, wis, cha, wil } = block.scores.unwrap_or_default();
    let scores =
        [("str", str), ("dex", dex), ("con", con), ("int", int), ("wis", wis), ("cha", cha), ("wil", wil)];
    for (word, _) in scores.into_iter().filter(|(_, score)| *score == Some(0)) {
        faults.push((vec![Step::Field("scores"), Step::Field(word)], Phrase::new("score-of-nothing")));
    }
    faults
}

/// Reaches and ranges that make no sense.
pub fn distance_fault(field: &'static str, feet: u16) -> Faults<'static> {
    let nobody = || (feet == 0).then(|| Phrase::new("reaches-nobody"));
    let fault = uneven_feet(feet).or_else(nobody);
    fault.into_iter().map(|phrase| (vec![Step::Field(field)], phrase)).collect()
}

/// Numbers that work but were hardly meant: blows that cost no action points.
pub fn unpaid_blows(blocks: &[(String, WeaponBlock)]) -> Faults<'_> {
    let unpaid = blocks.iter().filter(|(_, block)| block.ap == Some(0));
    unpaid.map(|(book, _)| (vec![Step::Field(book), Step::Field("ap")], Phrase::new("unpaid-blow"))).collect()
}

/// The numbers that make no sense in the stat block of a weapon or an item.
pub fn weapon_block_numbers(block: &WeaponBlock) -> Faults<'static> {
    let mut faults: Faults<'static> = Vec::new();
    let (feet, least) = match block.area {
        // A burst of 0 feet is the square that it is aimed at.
        Some(Area::Burst(feet)) => (feet, 0),
        Some(Area::Line(feet) | Area::Cone(feet)) => (feet, 5),
        Some(Area::ByDie) | None => (0, 0),
    };
    let uneven = uneven_feet(feet).or_else(|| (feet < least).then(|| Phrase::new("area-of-nothing")));
    faults.extend(uneven.map(|phrase| (vec![Step::Field("area"), Step::Index(0)], phrase)));
    faults.extend(price_fault(block).map(|phrase| (vec![Step::Field("ap")], phrase)));
    let corrupts = block.corrupts.as_ref();
    let difficulties =
        [("save", block.save.and_then(|save| save.dc)), ("corrupts", corrupts.and_then(|source| source.dc))];
    for (field, dc) in difficulties {
        let beyond = dc.and_then(|dc| beyond_reach(dc, FARTHEST_OF_TWENTY));
        faults.extend(beyond.map(|phrase| (vec![Step::Field(field), Step::Field("dc")], phrase)));
    }
    if corrupts.is_some_and(|source| source.stages.is_empty()) {
        let path = vec![Step::Field("corrupts"), Step::Field("stages")];
        faults.push((path, Phrase::new("changes-nothing")));
    }
    for (field, workings) in [("effects", &block.effects), ("on_critical", &block.on_critical)] {
        for (place, working) in workings.iter().flatten().enumerate() {
            let path = |steps: &[Step<'static>]| [&[Step::Field(field), Step::Index(place)], steps].concat();
            faults.extend(working_fault(working).map(|(within, phrase)| (path(&within), phrase)));
        }
    }
    faults
}

/// Effects that make no sense, each with its path.
fn working_fault(working: &Working) -> Option<(Vec<Step<'static>>, Phrase)> {
    match working {
        Working::Push(0) | Working::Pull(0) => Some((vec![Step::Index(0)], Phrase::new("changes-nothing"))),
        Working::Push(feet) | Working::Pull(feet) => {
            uneven_feet(*feet).map(|phrase| (vec![Step::Index(0)], phrase))
        }
        Working::Ease(eased) if eased.points == 0 => Some((vec![], Phrase::new("changes-nothing"))),
        Working::Affliction(laid) if laid.until == Lasts::Rounds(0) => {
            Some((vec![], Phrase::new("lasts-no-time")))
        }
        Working::Overshield(ward) if ward.until == Lasts::Rounds(0) => {
            Some((vec![], Phrase::new("lasts-no-time")))
        }
        Working::Light(light) if light.rounds == Some(0) => Some((vec![], Phrase::new("lasts-no-time"))),
        Working::Light(light) if light.feet < 5 && light.lit_within < 5 => {
            Some((vec![], Phrase::new("gives-no-light")))
        }
        Working::Light(light) => uneven_feet(light.feet).map(|phrase| (vec![], phrase)),
        _ => None,
    }
}
