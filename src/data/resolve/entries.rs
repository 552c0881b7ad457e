//! Creatures, weapons and armour as a scenario takes them in: from its own pages, or from the catalogue.

use serde::de::DeserializeOwned;

use super::{Work, title_of};
use crate::battle::{Armour, Creature, Item, Listed, Phrase, Weapon};
use crate::data::authored::ScenarioFile;
use crate::data::catalogue::Kind;
use crate::data::tree::Step;

/// Something that scenarios name, write themselves or find in the catalogue.
pub trait Entry: Clone + DeserializeOwned {
    /// What its files are.
    const KIND: Kind;
    /// The message that says what it is.
    const WORD: &'static str;

    /// Those that a scenario writes itself.
    fn written_in(file: &ScenarioFile) -> &Listed<Self>;

    /// Those that a scenario in the making has taken in.
    fn listed<'w>(work: &'w mut Work<'_>) -> &'w mut Vec<(String, Self)>;

    /// Fills in what its file leaves to its name, and says what it cannot be.
    fn complete(&mut self, id: &str) -> Vec<Phrase>;
}

/// The most dice of one part of a weapon's damage, and the most sides.
pub(super) const DICE: (u8, u8) = (20, 100);

/// What a creature cannot be, by the way to what says so.
#[must_use]
pub fn creature_faults(creature: &Creature) -> Vec<(Vec<Step<'_>>, Phrase)> {
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
    for (book, _) in creature.blocks.iter().filter(|(_, block)| block.hp == Some(0)) {
        faults.push((vec![Step::Field(book), Step::Field("hp")], Phrase::new("no-hit-points")));
    }
    faults
}

/// What a weapon cannot be, by the way to what says so.
#[must_use]
pub fn weapon_faults(weapon: &Weapon) -> Vec<(Vec<Step<'_>>, Phrase)> {
    let mut faults = Vec::new();
    for (book, block) in &weapon.blocks {
        for (place, part) in block.damage.iter().flatten().enumerate() {
            let (count, sides) = part.dice;
            if !(1..=DICE.0).contains(&count) || !(1..=DICE.1).contains(&sides) {
                let phrase = Phrase::new("damage-dice").with("count", i128::from(count));
                let phrase = phrase.with("sides", i128::from(sides));
                let phrase = phrase.with("most", i128::from(DICE.0)).with("largest", i128::from(DICE.1));
                let path = vec![Step::Field(book), Step::Field("damage"), Step::Index(place)];
                faults.push((path, phrase));
            }
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
        Vec::new()
    }
}
