//! Creatures, weapons and armour as a scenario takes them in: from its own pages, or from the catalogue.

use serde::de::DeserializeOwned;

use super::{Work, title_of};
use crate::battle::{Armour, Creature, Item, Listed, Phrase, Weapon};
use crate::data::authored::ScenarioFile;
use crate::data::catalogue::Kind;

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

/// What a creature cannot be, by the field that says so.
#[must_use]
pub fn creature_faults(creature: &Creature) -> Vec<(&'static str, Phrase)> {
    let mut faults = Vec::new();
    if !(1..=4).contains(&creature.size) {
        faults.push(("size", Phrase::new("creature-size").with("found", i128::from(creature.size))));
    }
    if creature.token.letters.chars().count() > 2 {
        let phrase = Phrase::new("token-letters").with("found", creature.token.letters.as_str());
        faults.push(("token", phrase));
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
        let faults = creature_faults(self);
        self.size = self.size.clamp(1, 4);
        faults.into_iter().map(|(_, phrase)| phrase).collect()
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
        Vec::new()
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
