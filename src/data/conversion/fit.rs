//! Works out the stat blocks that a creature, a weapon or an armour lacks.

use super::creatures::CreatureContext;
use super::weapons::{WeaponContext, kind_of};
use super::{Conversion, work_out};
use crate::battle::{
    Armour, ArmourBlock, ArmourWeight, Creature, CreatureBlock, DamageKind, Scenario, Skill, Sort, Weapon,
    WeaponBlock, WeaponKind, block_of,
};
use crate::rules::axes::attack::usual_skill;
use crate::rules::book::muster::{Missing, Thing};
use crate::rules::book::rulebook::{Axis, Rulebook};

/// Worked-out stat blocks, each with the name of its rulebook.
pub type Filling<B> = Vec<(String, B)>;

/// The equipment of a creature, on which some numbers of their stat blocks depend.
#[derive(Clone, Debug, Default)]
pub struct Gear {
    /// Weapons and spells with the one in hand first, then natural weapons.
    pub weapons: Vec<Weapon>,
    /// The armours that the creature may wear.
    pub armours: Vec<Armour>,
}

impl Conversion {
    /// The blocks from which missing ones can be worked out.
    fn sources<'b, B>(&self, blocks: &'b [(String, B)]) -> Vec<(&'b str, &'b B)> {
        let known = self.books.iter().filter_map(|book| blocks.iter().find(|(own, _)| own == book));
        known.map(|(book, block)| (book.as_str(), block)).collect()
    }

    /// Works out each missing block for these rulebooks; none if there is no block to start from.
    fn fill<B>(
        &self,
        blocks: &[(String, B)],
        books: &[String],
        block: impl Fn(&[(&str, &B)], &str) -> B,
    ) -> Filling<B> {
        let sources = self.sources(blocks);
        let missing =
            books.iter().filter(|book| self.books.contains(book) && block_of(blocks, book).is_none());
        let missing = missing.filter(|_| !sources.is_empty());
        missing.map(|book| (book.clone(), block(&sources, book))).collect()
    }

    /// The blocks for these rulebooks that an armour lacks.
    pub fn fill_armour(&self, armour: &Armour, books: &[String]) -> Filling<ArmourBlock> {
        self.fill(&armour.blocks, books, |sources, book| work_out(&self.armours, &(), sources, book))
    }

    /// The blocks for these rulebooks that a weapon lacks. The blocks of spells cannot be worked out, since each
    /// rulebook decides for itself what a spell does.
    pub fn fill_weapon(&self, weapon: &Weapon, books: &[String]) -> Filling<WeaponBlock> {
        if weapon.spell {
            return Vec::new();
        }
        self.fill(&weapon.blocks, books, |sources, book| {
            let damage = sources.iter().find_map(|(_, block)| block.damage.as_ref()?.first());
            let deals = damage.map_or(DamageKind::default(), |part| part.kind);
            let about = WeaponContext { kind: kind_of(weapon, sources), deals };
            let mut block = work_out(&self.weapons, &about, sources, book);
            self.handling.write(book, about.kind, sources, &mut block);
            // These mean the same in every rulebook.
            block.kind = sources.iter().find_map(|(_, block)| block.kind);
            block.effects = sources.iter().find_map(|(_, block)| block.effects.clone());
            block.harmless = sources.iter().find_map(|(_, block)| block.harmless);
            block.uses = sources.iter().find_map(|(_, block)| block.uses);
            block
        })
    }

    /// The blocks for these rulebooks that a creature lacks.
    pub fn fill_creature(
        &self,
        creature: &Creature,
        gear: &Gear,
        books: &[String],
    ) -> Filling<CreatureBlock> {
        let mut gear = gear.clone();
        for weapon in &mut gear.weapons {
            weapon.blocks.extend(self.fill_weapon(weapon, books));
        }
        for armour in &mut gear.armours {
            armour.blocks.extend(self.fill_armour(armour, books));
        }
        self.fill(&creature.blocks, books, |sources, book| {
            let about = armed(creature, &gear, book);
            let mut block = work_out(&self.creatures, &about, sources, book);
            let rows = self.wearers.get(book);
            let weight = |armour: &Armour| block_of(&armour.blocks, book).and_then(|block| block.weight);
            for weight in gear.armours.iter().map(|armour| weight(armour).unwrap_or(ArmourWeight::Light)) {
                for needed in rows.and_then(|rows| rows.get(&weight)).into_iter().flatten() {
                    let traits = block.traits.get_or_insert_default();
                    if !traits.contains(needed) {
                        traits.push(*needed);
                    }
                }
            }
            block
        })
    }

    /// Works out missing hit dice, if the rulebook's morale rules count them. Otherwise a creature without them would
    /// count for nothing beside creatures who have them.
    pub fn fill_hit_dice(&self, scenario: &mut Scenario, book: &Rulebook) {
        let books = book.stats.of(Axis::Morale).names();
        for place in 0..scenario.creatures.len() {
            let gear = gear_of(scenario, place);
            let creature = &mut scenario.creatures[place].1;
            if states_hit_dice(creature, books) {
                continue;
            }
            let worked_out = self.fill_creature(creature, &gear, books).into_iter();
            let worked_out = worked_out.filter(|(_, block)| block.hd.is_some());
            creature.blocks.extend(
                worked_out.map(|(book, block)| (book, CreatureBlock { hd: block.hd, ..Default::default() })),
            );
        }
    }

    /// Works out the blocks that the scenario is missing. Returns whether any could be worked out.
    pub fn fill_scenario(&self, scenario: &mut Scenario, missing: &[Missing], books: &[String]) -> bool {
        let mut filled = false;
        for thing in missing.iter().map(|missing| missing.thing) {
            match thing {
                Thing::Armour(place) => {
                    let blocks = self.fill_armour(&scenario.armours[place].1, books);
                    filled |= !blocks.is_empty();
                    scenario.armours[place].1.blocks.extend(blocks);
                }
                Thing::Weapon(place) => {
                    let blocks = self.fill_weapon(&scenario.weapons[place].1, books);
                    filled |= !blocks.is_empty();
                    scenario.weapons[place].1.blocks.extend(blocks);
                }
                Thing::Creature(place) => {
                    let gear = gear_of(scenario, place);
                    let blocks = self.fill_creature(&scenario.creatures[place].1, &gear, books);
                    filled |= !blocks.is_empty();
                    scenario.creatures[place].1.blocks.extend(blocks);
                }
                Thing::Item(_) | Thing::Wearer(..) => {}
            }
        }
        filled
    }
}

/// Whether one of these blocks of a creature says how much they count for: by hit dice, by level, or as a detachment.
pub fn states_hit_dice(creature: &Creature, books: &[String]) -> bool {
    let states = |block: &CreatureBlock| {
        block.hd.is_some() || block.level.is_some() || block.detachment.unwrap_or_default()
    };
    creature.blocks.iter().any(|(book, block)| books.contains(book) && states(block))
}

/// The gear of a kind of creature in a scenario, together with what its combatants have instead.
fn gear_of(scenario: &Scenario, creature: usize) -> Gear {
    let kind = &scenario.creatures[creature].1;
    let place = |name: &String| scenario.weapons.iter().position(|(own, _)| own == name);
    let of_kind = scenario.combatants.iter().filter(|combatant| combatant.creature == creature);
    let mut weapons: Vec<usize> = kind.weapons.iter().filter_map(place).collect();
    weapons.extend(of_kind.clone().flat_map(|combatant| combatant.weapons.iter().copied()));
    weapons.extend(kind.natural.iter().filter_map(place));
    let worn = kind.armour.as_ref();
    let mut armours: Vec<usize> =
        worn.and_then(|name| scenario.armours.iter().position(|(own, _)| own == name)).into_iter().collect();
    armours.extend(of_kind.filter_map(|combatant| combatant.armour));
    Gear {
        weapons: weapons.into_iter().map(|place| scenario.weapons[place].1.clone()).collect(),
        armours: armours.into_iter().map(|place| scenario.armours[place].1.clone()).collect(),
    }
}

/// A creature's weapons as one rulebook sees them. Unarmed attacks count only if there is no other weapon.
fn armed(creature: &Creature, gear: &Gear, book: &str) -> CreatureContext {
    let block = |weapon: &Weapon| block_of(&weapon.blocks, book).cloned();
    let kind = |weapon: &Weapon| {
        let blocks: Vec<_> = weapon.blocks.iter().map(|(book, block)| (book.as_str(), block)).collect();
        kind_of(weapon, &blocks)
    };
    let is_armed = |weapon: &&Weapon| kind(weapon) != WeaponKind::Unarmed;
    let mut arms: Vec<&Weapon> = gear.weapons.iter().filter(is_armed).collect();
    if arms.is_empty() {
        arms = gear.weapons.iter().collect();
    }
    let first = arms.iter().find(|weapon| !weapon.spell);
    let shoots =
        first.is_some_and(|weapon| matches!(kind(weapon), WeaponKind::Thrown | WeaponKind::Propelled));
    let (mut skills, mut subclasses): (Vec<Skill>, Vec<String>) = (Vec::new(), Vec::new());
    for (weapon, block) in arms.iter().filter_map(|weapon| Some((weapon, block(weapon)?))) {
        let sort = if weapon.spell { Sort::Spell } else { Sort::Weapon };
        let skill = block.skill.unwrap_or_else(|| usual_skill(sort, kind(weapon)));
        if !skills.contains(&skill) {
            skills.push(skill);
        }
        if let Some(subclass) = block.subclass.filter(|subclass| !subclasses.contains(subclass)) {
            subclasses.push(subclass);
        }
    }
    CreatureContext { extra_size: i32::from(creature.size) - 1, shoots, skills, subclasses }
}
