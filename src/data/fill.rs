//! Works out the stat blocks that the entries of one file lack, and writes them into the file.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::authored::ScenarioFile;
use super::catalogue::{Catalogue, Kind};
use super::check::Content;
use super::conversion::{Addition, Conversion, Filling, Gear, conversion_of, with_additions};
use super::gaps::BlockBearer;
use super::reader::read;
use super::rulebooks::load_rulebook;
use super::tree::{Step, Tree};
use super::write::to_ron_line;
use crate::battle::{Armour, Creature, Listed, Phrase, Severity, Source, Weapon};
use crate::rules::answers::reads::{Bearer, StatBlock};

/// The blocks that one entry of a file lacks.
#[derive(Clone, Debug)]
pub struct Gap {
    pub kind: Kind,
    pub id: String,
    /// The worked-out blocks, each with the name of its rulebook.
    pub blocks: Vec<(String, String)>,
    /// Messages about what a rulebook needs and could not be worked out.
    pub unmet: Vec<Phrase>,
}

/// The gaps of a file, or of the creatures, weapons and armours in a scenario.
pub fn gaps_of(catalogue: &Catalogue, content: Content, id: &str, source: &Source) -> Vec<Gap> {
    let Some(table) = conversion_of(catalogue) else { return Vec::new() };
    let lookup = Lookup { catalogue, table: &table, own: None };
    let gap = match content {
        Content::One(Kind::Creature) => read(source).value.map(|own| lookup.of_creature(id, &own)),
        Content::One(Kind::Weapon) => read(source).value.map(|own| lookup.of_weapon(id, &own)),
        Content::One(Kind::Armour) => read(source).value.map(|own| lookup.of_armour(id, &own)),
        Content::One(Kind::Scenario) => {
            let Some(file) = read::<ScenarioFile>(source).value else { return Vec::new() };
            let lookup = Lookup { own: Some(&file), ..lookup };
            let creatures = file.creatures.iter().map(|(id, own)| lookup.of_creature(id, own));
            let weapons = file.weapons.iter().map(|(id, own)| lookup.of_weapon(id, own));
            let armours = file.armours.iter().map(|(id, own)| lookup.of_armour(id, own));
            let all = creatures.chain(weapons).chain(armours);
            return all.filter(|gap| !gap.blocks.is_empty()).collect();
        }
        _ => None,
    };
    gap.into_iter().filter(|gap| !gap.blocks.is_empty()).collect()
}

pub fn filled(tree: &Tree, content: Content, gaps: &[Gap]) -> String {
    let is_scenario = content == Content::One(Kind::Scenario);
    let addition = |gap: &Gap| {
        let path = [Step::Field(gap.kind.folder()), Step::Key(&gap.id)];
        let node = if is_scenario { tree.find(&path)? } else { &tree.root };
        Some(Addition { node, fields: gap.blocks.clone() })
    };
    with_additions(tree, &gaps.iter().filter_map(addition).collect::<Vec<_>>())
}

/// Finds the things that a file names.
#[derive(Clone, Copy)]
struct Lookup<'s> {
    catalogue: &'s Catalogue,
    table: &'s Conversion,
    own: Option<&'s ScenarioFile>,
}

impl Lookup<'_> {
    fn of_armour(&self, id: &str, armour: &Armour) -> Gap {
        gap(Kind::Armour, id, &self.table.fill_armour(armour, &self.table.books), Vec::new())
    }

    fn of_weapon(&self, id: &str, weapon: &Weapon) -> Gap {
        let filling = self.table.fill_weapon(weapon, &self.table.books);
        let unmet = self.unmet(Kind::Weapon, id, &filling, Bearer::Weapon);
        gap(Kind::Weapon, id, &filling, unmet)
    }

    fn of_creature(&self, id: &str, creature: &Creature) -> Gap {
        let names = [creature.weapons.as_slice(), creature.natural.as_slice()].concat();
        let gear = Gear {
            weapons: self.find(Kind::Weapon, |file| &file.weapons, &names),
            armours: self.find(Kind::Armour, |file| &file.armours, creature.armour.as_slice()),
        };
        let filling = self.table.fill_creature(creature, &gear, &self.table.books);
        let unmet = self.unmet(Kind::Creature, id, &filling, Bearer::Creature);
        gap(Kind::Creature, id, &filling, unmet)
    }

    /// Finds things by name: the scenario's own first, then those of the catalogue.
    fn find<T: Clone + DeserializeOwned>(
        &self,
        kind: Kind,
        own: impl Fn(&ScenarioFile) -> &Listed<T>,
        names: &[String],
    ) -> Vec<T> {
        let find_one = |name: &String| {
            let written = self.own.and_then(|file| own(file).get(name));
            written.cloned().or_else(|| read(self.catalogue.source(kind, name)?).value)
        };
        names.iter().filter_map(find_one).collect()
    }

    /// Messages about what rulebooks need and the worked-out blocks do not have.
    fn unmet<B: StatBlock>(&self, kind: Kind, id: &str, filling: &Filling<B>, what: Bearer) -> Vec<Phrase> {
        let bearer = BlockBearer { kind, id, books: Vec::new() };
        let mut unmet = Vec::new();
        for (book, block) in filling {
            let reads = load_rulebook(self.catalogue, book).value.map(|own| own.reads_of(what));
            let missed = reads.iter().flatten().filter(|read| read.is_missed(Severity::Error, block));
            unmet.extend(missed.map(|read| bearer.lacks(book, read.axis, Some(read.field))));
        }
        unmet
    }
}

fn gap<B: Serialize>(kind: Kind, id: &str, filling: &Filling<B>, unmet: Vec<Phrase>) -> Gap {
    let line =
        |block: &B| to_ron_line(block).unwrap_or_else(|fault| panic!("a block can be written: {fault}"));
    let blocks = filling.iter().map(|(book, block)| (book.clone(), line(block))).collect();
    Gap { kind, id: id.to_owned(), blocks, unmet }
}
