//! Creatures, weapons and armour as a scenario takes them in: from its own pages, or from the catalogue.

use serde::de::DeserializeOwned;

use super::limits::{WORKINGS, drains_fault, hit_points_fault, swings_fault, too_many};
use super::numbers::{creature_numbers, distance_fault, weapon_block_numbers};
use super::{Work, title_of};
use crate::battle::{Armour, ConditionKind, Creature, Item, Listed, Phrase, Weapon, WeaponBlock, Working};
use crate::data::authored::ScenarioFile;
use crate::data::catalogue::Kind;
use crate::data::tree::Step;
use crate::rules::answers::limits::{dice_fault, lone_dice_fault, uneven_feet};

/// Something that scenarios name, write themselves or find in the catalogue.
pub trait Entry: Clone + DeserializeOwned {
    /// The kind of its files.
    const KIND: Kind;
    /// The key of the message that names the kind.
    const WORD: &'static str;

    /// The entries that a scenario defines itself.
    fn written_in(file: &ScenarioFile) -> &Listed<Self>;

    /// The entries that the scenario has taken in so far.
    fn listed<'w>(work: &'w mut Work<'_>) -> &'w mut Vec<(String, Self)>;

    /// Fills in the values that follow from its name, and reports impossible ones.
    fn complete(&mut self, id: &str) -> Vec<Phrase>;
}

/// The sides that the die of a weapon may have.
const WEAPON_DICE: [u16; 5] = [4, 6, 8, 10, 12];

/// The impossible values of an entry, each with its path.
pub type Faults<'e> = Vec<(Vec<Step<'e>>, Phrase)>;

/// The impossible values of a creature, each with its path.
pub fn creature_faults(creature: &Creature) -> Faults<'_> {
    let mut faults = Vec::new();
    if !(1..=4).contains(&creature.size) {
        faults.push((
            vec![Step::Field("size")],
            Phrase::new("creature-size").with("found", i128::from(creature.size)),
        ));
    }
    if creature.token.letters.chars().count() > 2 {
        let phrase = Phrase::new("token-letters").with("found", creature.token.letters.as_str());
        faults.push((vec![Step::Field("token")], phrase));
    }
    faults.extend(creature_numbers(creature));
    faults
}

/// The impossible values of a weapon, each with its path.
pub fn weapon_faults(weapon: &Weapon) -> Faults<'_> {
    let mut faults = block_faults(&weapon.blocks);
    faults.extend(distance_fault("reach", weapon.reach));
    faults.extend(weapon.range.into_iter().flat_map(|feet| distance_fault("range", feet)));
    faults
}

/// The impossible values of an item, each with its path.
pub fn item_faults(item: &Item) -> Faults<'_> {
    let mut faults = block_faults(&item.blocks);
    let uneven = uneven_feet(item.range);
    faults.extend(uneven.map(|phrase| (vec![Step::Field("range")], phrase)));
    faults
}

fn block_faults(blocks: &[(String, WeaponBlock)]) -> Faults<'_> {
    let mut faults = Vec::new();
    for (book, block) in blocks {
        let mut complain = |field: &'static str, place: Option<usize>, phrase: Phrase| {
            let mut path = vec![Step::Field(book), Step::Field(field)];
            path.extend(place.map(Step::Index));
            faults.push((path, phrase));
        };
        for (place, part) in block.damage.iter().flatten().enumerate() {
            dice_fault(part.dice).into_iter().for_each(|phrase| complain("damage", Some(place), phrase));
        }
        swings_fault(block).into_iter().for_each(|phrase| complain("damage", None, phrase));
        for (field, workings) in [("effects", &block.effects), ("on_critical", &block.on_critical)] {
            let too_long = workings.as_deref().and_then(|workings| too_many(workings.len(), WORKINGS));
            let drained = workings.as_deref().and_then(drains_fault);
            too_long.into_iter().chain(drained).for_each(|phrase| complain(field, None, phrase));
            for (place, working) in workings.iter().flatten().enumerate() {
                let dice = match working {
                    Working::Heal(amount) => Some(amount.dice),
                    Working::Drain(drained) => Some(drained.dice),
                    Working::Affliction(laid) => {
                        ConditionKind::from(laid.kind).harms_each_turn().map(|damage| damage.dice)
                    }
                    _ => None,
                };
                dice.and_then(lone_dice_fault)
                    .into_iter()
                    .for_each(|phrase| complain(field, Some(place), phrase));
                if let Working::Overshield(ward) = working {
                    let fault = hit_points_fault("overshield", ward.hp);
                    fault.into_iter().for_each(|phrase| complain(field, Some(place), phrase));
                }
                if matches!(working, Working::Drain(_)) && field == "effects" {
                    complain(field, Some(place), Phrase::new("drains-only-critically"));
                }
            }
        }
        if let Some(die) = block.die.filter(|die| !WEAPON_DICE.contains(die)) {
            complain("die", None, Phrase::new("weapon-die").with("found", i128::from(die)));
        }
        if let Some(hands) = block.hands.filter(|hands| !(1..=2).contains(hands)) {
            complain("hands", None, Phrase::new("weapon-hands").with("found", i128::from(hands)));
        }
        let stages = block.corrupts.as_ref().map_or(0, |source| source.stages.len());
        if let Some(phrase) = too_many(stages, WORKINGS) {
            complain("corrupts", None, phrase);
        }
        if block.uses == Some(0) {
            complain("uses", None, Phrase::new("no-uses"));
        }
        for (path, phrase) in weapon_block_numbers(block) {
            faults.push(([vec![Step::Field(book)], path].concat(), phrase));
        }
    }
    faults
}

impl Entry for Creature {
    const KIND: Kind = Kind::Creature;
    const WORD: &'static str = "kind-creature";

    fn written_in(file: &ScenarioFile) -> &Listed<Creature> {
        &file.creatures
    }

    fn listed<'w>(work: &'w mut Work<'_>) -> &'w mut Vec<(String, Creature)> {
        &mut work.creatures
    }

    fn complete(&mut self, id: &str) -> Vec<Phrase> {
        if self.name.is_empty() {
            self.name = title_of(id);
        }
        let faults = creature_faults(self).into_iter().map(|(_, phrase)| phrase).collect();
        self.size = self.size.clamp(1, 4);
        faults
    }
}

impl Entry for Weapon {
    const KIND: Kind = Kind::Weapon;
    const WORD: &'static str = "kind-weapon";

    fn written_in(file: &ScenarioFile) -> &Listed<Weapon> {
        &file.weapons
    }

    fn listed<'w>(work: &'w mut Work<'_>) -> &'w mut Vec<(String, Weapon)> {
        &mut work.weapons
    }

    fn complete(&mut self, id: &str) -> Vec<Phrase> {
        if self.name.is_empty() {
            self.name = title_of(id).to_lowercase();
        }
        weapon_faults(self).into_iter().map(|(_, phrase)| phrase).collect()
    }
}

impl Entry for Armour {
    const KIND: Kind = Kind::Armour;
    const WORD: &'static str = "kind-armour";

    fn written_in(file: &ScenarioFile) -> &Listed<Armour> {
        &file.armours
    }

    fn listed<'w>(work: &'w mut Work<'_>) -> &'w mut Vec<(String, Armour)> {
        &mut work.armours
    }

    fn complete(&mut self, id: &str) -> Vec<Phrase> {
        if self.name.is_empty() {
            self.name = title_of(id).to_lowercase();
        }
        Vec::new()
    }
}

impl Entry for Item {
    const KIND: Kind = Kind::Item;
    const WORD: &'static str = "kind-item";

    fn written_in(file: &ScenarioFile) -> &Listed<Item> {
        &file.items
    }

    fn listed<'w>(work: &'w mut Work<'_>) -> &'w mut Vec<(String, Item)> {
        &mut work.items
    }

    fn complete(&mut self, id: &str) -> Vec<Phrase> {
        if self.name.is_empty() {
            self.name = title_of(id).to_lowercase();
        }
        item_faults(self).into_iter().map(|(_, phrase)| phrase).collect()
    }
}
