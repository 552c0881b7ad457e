//! The table applied to the bundled creatures, weapons and armours, each of which has a block for every rulebook: every
//! block is worked out from the others as if it were missing, and compared with the one that a person wrote.

use affray::battle::{Armour, Creature, DamageKind, Weapon, WeaponKind, block_of};
use affray::data::catalogue::{Catalogue, Kind};
use affray::data::conversion::{Conversion, CreatureContext, Gear, WeaponContext, conversion_of};
use affray::data::reader::read;
use serde::de::DeserializeOwned;

fn table() -> Conversion {
    conversion_of(&Catalogue::bundled()).expect("it is bundled and sound")
}

fn all<T: DeserializeOwned>(kind: Kind) -> Vec<(String, T)> {
    let catalogue = Catalogue::bundled();
    let entry = |id: &str| {
        let source = catalogue.source(kind, id).expect("it is bundled");
        (id.to_owned(), read(source).value.unwrap_or_else(|| panic!("{id} is sound")))
    };
    catalogue.names(kind).map(entry).collect()
}

fn find<T: Clone>(all: &[(String, T)], names: &[String]) -> Vec<T> {
    let one = |name: &String| all.iter().find(|(own, _)| own == name).map(|(_, value)| value.clone());
    names.iter().filter_map(one).collect()
}

/// For every measure, how many tiers the worked-out block is away from the written one.
struct Gaps(Vec<(String, usize)>);

impl Gaps {
    fn note(&mut self, what: String, written: Option<usize>, worked_out: Option<usize>) {
        if let (Some(written), Some(worked_out)) = (written, worked_out) {
            self.0.push((
                format!("{what}: {written} written, {worked_out} worked out"),
                written.abs_diff(worked_out),
            ));
        }
    }

    /// Asserts that no gap is over two tiers, and at most one gap in thirty over one tier.
    fn are_small(&self) {
        assert!(self.0.len() >= 30, "enough to count");
        assert!(self.beyond(2).is_empty(), "{:#?}", self.beyond(2));
        assert!(self.beyond(1).len() * 30 <= self.0.len(), "of {}: {:#?}", self.0.len(), self.beyond(1));
    }

    fn beyond(&self, gap: usize) -> Vec<&str> {
        self.0.iter().filter(|(_, own)| *own > gap).map(|(what, _)| what.as_str()).collect()
    }
}

#[test]
fn a_worked_out_creature_is_near_the_written_one() {
    let table = table();
    let (weapons, armours) = (all::<Weapon>(Kind::Weapon), all::<Armour>(Kind::Armour));
    let mut gaps = Gaps(Vec::new());
    for (id, creature) in all::<Creature>(Kind::Creature) {
        let names = [creature.weapons.as_slice(), creature.natural.as_slice()].concat();
        let gear =
            Gear { weapons: find(&weapons, &names), armours: find(&armours, creature.armour.as_slice()) };
        let about =
            CreatureContext { extra_size: i32::from(creature.size) - 1, ..CreatureContext::default() };
        for book in &table.books {
            let mut other = creature.clone();
            other.blocks.retain(|(own, _)| own != book);
            let filled = table.fill_creature(&other, &gear, std::slice::from_ref(book));
            let (written, filled) =
                (block_of(&creature.blocks, book).expect("it has every block"), &filled[0].1);
            for (name, measure) in table.creatures.iter() {
                let tier = |block| measure.tier_of(book, &about, block);
                gaps.note(format!("{id} {book} {name}"), tier(written), tier(filled));
            }
        }
    }
    gaps.are_small();
}

#[test]
fn a_worked_out_weapon_is_near_the_written_one() {
    let table = table();
    let mut gaps = Gaps(Vec::new());
    for (id, weapon) in all::<Weapon>(Kind::Weapon).into_iter().filter(|(_, weapon)| !weapon.spell) {
        let about = WeaponContext { kind: WeaponKind::Melee, deals: DamageKind::Plain };
        for book in &table.books {
            let mut other = weapon.clone();
            other.blocks.retain(|(own, _)| own != book);
            let filled = table.fill_weapon(&other, std::slice::from_ref(book));
            let (written, filled) =
                (block_of(&weapon.blocks, book).expect("it has every block"), &filled[0].1);
            for (name, measure) in table.weapons.iter() {
                let tier = |block| measure.tier_of(book, &about, block);
                gaps.note(format!("{id} {book} {name}"), tier(written), tier(filled));
            }
        }
    }
    gaps.are_small();
}

#[test]
fn a_worked_out_armour_is_near_the_written_one() {
    let table = table();
    let mut gaps = Gaps(Vec::new());
    for (id, armour) in all::<Armour>(Kind::Armour) {
        for book in &table.books {
            let mut other = armour.clone();
            other.blocks.retain(|(own, _)| own != book);
            let filled = table.fill_armour(&other, std::slice::from_ref(book));
            let (written, filled) =
                (block_of(&armour.blocks, book).expect("it has every block"), &filled[0].1);
            for (name, measure) in table.armours.iter() {
                let tier = |block| measure.tier_of(book, &(), block);
                gaps.note(format!("{id} {book} {name}"), tier(written), tier(filled));
            }
        }
    }
    gaps.are_small();
}
