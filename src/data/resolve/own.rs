//! The creatures, weapons, armour and items that a scenario defines itself: their problems are reported where they are
//! defined, whether or not any combatant uses them.

use super::entries::{Entry, Faults};
use super::{Work, creature_faults, item_faults, stray_blocks, unpaid_blows, weapon_faults};
use crate::battle::{Armour, Creature, Item, Phrase, Problem, Weapon};
use crate::data::catalogue::{Kind, unknown};
use crate::data::gaps::BlockBearer;
use crate::data::nearest::nearest;
use crate::data::tree::Step;

impl Work<'_> {
    /// Reports all problems of a scenario's own entries.
    pub(super) fn check_own_entries(&mut self) {
        let file = self.file;
        for (name, own) in file.creatures.iter() {
            let path = [Step::Field("creatures"), Step::Key(name)];
            self.check_own(&path, blocks_of(&own.blocks), Creature::SHARED, creature_faults(own));
            self.check_blocks(&path, BlockBearer::new(Kind::Creature, name, &own.blocks));
            self.check_names::<Weapon>(&path, "weapons", &own.weapons);
            self.check_names::<Weapon>(&path, "natural", &own.natural);
            self.check_names::<Item>(&path, "items", &own.items);
            if let Some(armour) = &own.armour {
                self.check_name::<Armour>(&[path[0], path[1], Step::Field("armour")], armour);
            }
            if let Some(temper) = &own.temper {
                self.temper_named(temper, &[path[0], path[1], Step::Field("temper")]);
            }
        }
        for (name, own) in file.weapons.iter() {
            let path = [Step::Field("weapons"), Step::Key(name)];
            self.check_own(&path, blocks_of(&own.blocks), Weapon::SHARED, weapon_faults(own));
            self.check_blocks(&path, BlockBearer::new(Kind::Weapon, name, &own.blocks));
            for (within, phrase) in unpaid_blows(&own.blocks) {
                let path = [path.as_slice(), &within].concat();
                self.problems.push(Problem::warning(phrase).at(&self.tree.source, self.tree.place(&path)));
            }
        }
        for (name, own) in file.armours.iter() {
            let path = [Step::Field("armours"), Step::Key(name)];
            self.check_own(&path, blocks_of(&own.blocks), Armour::SHARED, Vec::new());
            self.check_blocks(&path, BlockBearer::new(Kind::Armour, name, &own.blocks));
        }
        for (name, own) in file.items.iter() {
            let path = [Step::Field("items"), Step::Key(name)];
            self.check_own(&path, blocks_of(&own.blocks), Item::SHARED, item_faults(own));
        }
    }

    /// The blocks of an entry must have names that some rulebook reads, and possible values.
    fn check_own(&mut self, path: &[Step<'_>], books: Vec<&str>, shared: &[&str], faults: Faults<'_>) {
        self.problems.extend(stray_blocks(self.catalogue, self.tree, path, &books, shared));
        for (within, phrase) in faults {
            self.complain(&[path, &within].concat(), phrase);
        }
    }

    /// An entry without any block cannot be used under any rulebook.
    fn check_blocks(&mut self, path: &[Step<'_>], own: BlockBearer<'_>) {
        if let Some(phrase) = own.without_blocks() {
            self.complain(path, phrase);
        }
    }

    fn check_names<E: Entry>(&mut self, path: &[Step<'_>], field: &'static str, names: &[String]) {
        for (place, name) in names.iter().enumerate() {
            self.check_name::<E>(&[path, &[Step::Field(field), Step::Index(place)]].concat(), name);
        }
    }

    fn check_name<E: Entry>(&mut self, path: &[Step<'_>], name: &str) {
        if !self.has::<E>(name) {
            let names = self.catalogue.names(E::KIND).chain(E::written_in(self.file).names());
            let suggestion = nearest(name, names).map(str::to_owned);
            self.complain_of_name(path, unknown(E::WORD, name), suggestion);
        }
    }

    /// Whether there is an entry of this kind and name.
    pub(super) fn has<E: Entry>(&self, name: &str) -> bool {
        E::written_in(self.file).get(name).is_some() || self.catalogue.source(E::KIND, name).is_some()
    }

    /// A weapon and an item must not share a name: orders tell them apart by their names alone.
    pub(super) fn check_namesakes(&mut self) {
        let is_weapon = |name: &String| self.weapons.iter().any(|(weapon, _)| weapon == name);
        let names: Vec<String> =
            self.items.iter().map(|(name, _)| name.clone()).filter(|name| is_weapon(name)).collect();
        for name in names {
            let lists = ["items", "weapons"].map(|list| [Step::Field(list), Step::Key(&name)]);
            let own = lists.iter().find(|path| self.tree.find(path.as_slice()).is_some());
            let path = own.map_or([Step::Field("combatants")].as_slice(), |path| path.as_slice());
            let phrase = Phrase::new("item-like-weapon").with("name", name.as_str());
            let problem = Problem::error(phrase).at(&self.tree.source, self.tree.place_of_name(path));
            self.problems.push(problem);
        }
    }
}

fn blocks_of<B>(blocks: &[(String, B)]) -> Vec<&str> {
    blocks.iter().map(|(book, _)| book.as_str()).collect()
}
