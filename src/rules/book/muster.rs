//! The muster: the combatants and weapons of a scenario as one rulebook reads them. Made once for a battle, or once
//! for a thousand; nothing in it changes.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::battle::{
    Area, ArmourBlock, ArmourId, CombatantId, CreatureBlock, CreatureId, Enlisted, Flame, Outfit, Placing,
    Scenario, Severity, SideId, Sort, Trait, WeaponBlock, WeaponId, block_of,
};
use crate::rules::answers::reads::Bearer;
use crate::rules::book::aim::{Aim, aim, does_good};
use crate::rules::book::blocks::{Blocks, Unread, foremost};
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::book::tags::{LEADERS, UNLIVING};

/// One combatant as a rulebook reads it: all that never changes about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The short name that maps, orders and cards use.
    pub key: String,
    pub name: String,
    pub creature: CreatureId,
    /// Whether that kind terrifies.
    pub terrifies: bool,
    /// Whether it keeps others together, and is missed when it falls.
    pub leads: bool,
    /// Whether it lives, and so knows fear.
    pub living: bool,
    /// The one that it follows.
    pub follows: Option<CombatantId>,
    /// The side it fights on.
    pub side: SideId,
    /// Whether it is a player character.
    pub hero: bool,
    /// Squares to a side.
    pub size: u8,
    /// Whether it flies.
    pub flies: bool,
    /// Whether it is many fighters who act as one.
    pub detachment: bool,
    /// Whether its eyes are made for the dark.
    pub darksight: bool,
    /// Steps to a move.
    pub pace: u16,
    /// The armour that it comes in.
    pub worn: Option<ArmourId>,
    /// Armour that it carries beside that.
    pub spare: SmallVec<[ArmourId; 2]>,
    /// The weapons that it carries to begin with.
    pub carried: SmallVec<[WeaponId; 4]>,
    /// What it has of itself: what it strikes with when it carries nothing, and its spells.
    pub natural: SmallVec<[WeaponId; 2]>,
    /// How often it may use what can be used only so often: its items, and spells with uses to a battle.
    pub stock: SmallVec<[(WeaponId, u8); 2]>,
    /// The lights that it carries to begin with.
    pub flames: SmallVec<[Flame; 1]>,
    pub blocks: Blocks<CreatureBlock>,
}

impl Outfit {
    /// What one comes with.
    pub fn of(sheet: &Sheet) -> Outfit {
        Outfit { worn: sheet.worn, spare: sheet.spare.clone() }
    }
}

/// A weapon, a spell or an item as a rulebook reads it.
#[derive(Clone, Debug, PartialEq)]
pub struct Arm {
    /// Which of them it is.
    pub sort: Sort,
    /// What it is used on.
    pub aim: Aim,
    /// Whether it only does good.
    pub does_good: bool,
    /// Whether the rulebook knows it. A spell or an item that it does not know is nobody's.
    pub is_known: bool,
    /// The name of its file.
    pub id: String,
    pub name: String,
    /// Steps within which it strikes.
    pub reach: u16,
    /// Steps within which it shoots or is thrown.
    pub range: Option<u16>,
    /// How it is placed on a square, if it is.
    pub placing: Option<Placing>,
    /// A new piece of it, where it gives light.
    pub flame: Option<Flame>,
    pub blocks: Blocks<WeaponBlock>,
}

impl Arm {
    /// The dice that say how many it takes in, where nobody has measured its area: its die, else the first of its damage.
    pub fn number_die(&self) -> Option<(u8, u8)> {
        let block = self.blocks.of(Axis::Attack);
        let die = block.die.and_then(|sides| u8::try_from(sides).ok()).map(|sides| (1, sides));
        die.or_else(|| block.damage.as_ref()?.first().map(|part| part.dice))
    }
}

/// The combatants and weapons of a scenario as one rulebook reads them.
#[derive(Clone, Debug)]
pub struct Muster {
    /// What is fought.
    pub scenario: Arc<Scenario>,
    /// The rules that it is fought by.
    pub book: Arc<Rulebook>,
    /// The combatants, in roster order.
    pub sheets: Vec<Sheet>,
    /// The weapons with the spells among them, then the items.
    pub arms: Vec<Arm>,
    pub armours: Vec<Blocks<ArmourBlock>>,
}

/// Something that a rulebook reads and nobody has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    pub thing: Thing,
    /// The axis that reads it.
    pub axis: Axis,
    /// In the stat block of which book.
    pub book: String,
    /// Which number; none where the whole block is missing.
    pub field: Option<&'static str>,
}

/// Something with stat blocks, by its place in the scenario's list of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Creature(usize),
    Weapon(usize),
    Item(usize),
    Armour(usize),
    /// A combatant who wears armour that it has not got it in itself to wear, and what it lacks for that.
    Wearer(usize, Trait),
}

impl Muster {
    /// Reads a scenario by a rulebook.
    ///
    /// # Errors
    /// Every stat block and every number that the rulebook cannot do without and that is missing.
    pub fn new(scenario: Arc<Scenario>, book: Arc<Rulebook>) -> Result<Muster, Vec<Missing>> {
        let mut missing = Vec::new();
        let arms = arms(&scenario, &book, &mut missing);
        let mut armours = Vec::new();
        for (armour, (_, entry)) in scenario.armours.iter().enumerate() {
            let own = |book: &str| block_of(&entry.blocks, book).cloned();
            match Blocks::read(&book, Bearer::Armour, own, ArmourBlock::overridden_by) {
                Ok(blocks) => armours.push(blocks),
                Err((axis, book)) => {
                    missing.push(Missing { thing: Thing::Armour(armour), axis, book, field: None });
                }
            }
        }
        let mut sheets = Vec::new();
        for enlisted in &scenario.combatants {
            match sheet(&scenario, &book, &arms, enlisted) {
                Ok(sheet) => sheets.push(sheet),
                Err(block) if missing.contains(&block) => {}
                Err(block) => missing.push(block),
            }
        }
        if !missing.is_empty() {
            return Err(missing);
        }
        let muster = Muster { scenario, book, sheets, arms, armours };
        let mut missing = muster.numbers_missing(Severity::Error);
        missing.extend(muster.unfit_wearers());
        missing.extend(muster.unnumbered());
        if missing.is_empty() { Ok(muster) } else { Err(missing) }
    }

    /// Those who come in armour that they cannot wear.
    fn unfit_wearers(&self) -> impl Iterator<Item = Missing> + '_ {
        let axis = Axis::Protection;
        self.sheets.iter().enumerate().flat_map(move |(place, sheet)| {
            let lacks = sheet.worn.into_iter().flat_map(|worn| self.lacks_for(sheet, worn));
            let missing = move |lacks| {
                let book = foremost(self.book.stats.of(axis));
                Missing { thing: Thing::Wearer(place, lacks), axis, book, field: None }
            };
            lacks.map(missing)
        })
    }

    /// The sheet of a combatant.
    pub fn sheet(&self, who: CombatantId) -> &Sheet {
        &self.sheets[who.index()]
    }

    /// Whether a side is one of the players': it, or a side that stands with it, has heroes. Where there are none at all
    /// the first side listed stands for the players.
    pub fn is_players(&self, side: SideId) -> bool {
        let mut heroes = self.sheets.iter().filter(|sheet| sheet.hero).peekable();
        if heroes.peek().is_none() {
            return self.scenario.are_allied(side, SideId(0));
        }
        heroes.any(|sheet| self.scenario.are_allied(side, sheet.side))
    }

    /// A combatant by its short name, or else by what it is called.
    pub fn named(&self, name: &str) -> Option<CombatantId> {
        let by_key = self.sheets.iter().position(|sheet| sheet.key == name);
        let by_name = || self.sheets.iter().position(|sheet| sheet.name.eq_ignore_ascii_case(name));
        by_key.or_else(by_name).map(CombatantId::at)
    }

    pub fn arm(&self, weapon: WeaponId) -> &Arm {
        &self.arms[weapon.index()]
    }

    /// Another one of a combatant's kind, for the game master to bring in.
    pub fn double(&self, like: CombatantId, name: &str, side: SideId) -> Sheet {
        let sheet = self.sheet(like);
        Sheet { key: self.free_key(name), name: name.to_owned(), side, hero: false, ..sheet.clone() }
    }

    /// The name itself where nobody goes by it yet, else with a number behind it: orders must tell all apart.
    fn free_key(&self, name: &str) -> String {
        let is_free = |key: &String| self.sheets.iter().all(|sheet| sheet.key != *key);
        let numbered = (2..=self.sheets.len() + 2).map(|number| format!("{name} {number}"));
        let name = name.to_owned();
        std::iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or(name)
    }
}

/// The blocks of one of the armoury.
type Read = Result<Blocks<WeaponBlock>, Unread>;

/// Weapons, spells and items as a rulebook reads them. A weapon without a block is missing one; of spells and items there
/// are those that the book knows.
fn arms(scenario: &Scenario, book: &Rulebook, missing: &mut Vec<Missing>) -> Vec<Arm> {
    let read = |blocks: &Vec<(String, WeaponBlock)>| {
        let find = |book: &str| block_of(blocks, book).cloned();
        Blocks::read(book, Bearer::Weapon, find, WeaponBlock::overridden_by)
    };
    let arm = |sort: Sort,
               (id, name): (&String, &String),
               (reach, range): (u16, Option<u16>),
               placing: Option<Placing>,
               blocks: Read| {
        let is_known = blocks.is_ok();
        let blocks = blocks.unwrap_or_else(|_| Blocks::blank());
        let own = blocks.of(Axis::Attack);
        // Where its die says how many it takes in, that alone makes it no weapon.
        let is_struck_with = blocks.of(Axis::Damage).die.is_some() && own.area != Some(Area::ByDie);
        let deals_damage = blocks.of(Axis::Damage).damage.is_some() || is_struck_with;
        let does_good = does_good(own.effects.as_deref().unwrap_or_default(), deals_damage);
        let aim = if placing.is_some() { Aim::Ground } else { aim(sort, own.area, does_good) };
        let (id, name) = (id.clone(), name.clone());
        let (reach, range) = (Rulebook::steps(reach), range.map(Rulebook::steps));
        Arm { sort, aim, does_good, is_known, id, name, reach, range, placing, flame: None, blocks }
    };
    let mut arms = Vec::new();
    for (weapon, (id, entry)) in scenario.weapons.iter().enumerate() {
        let blocks = read(&entry.blocks);
        let sort = if entry.spell { Sort::Spell } else { Sort::Weapon };
        if let (Err((axis, book)), Sort::Weapon) = (&blocks, sort) {
            let (thing, book) = (Thing::Weapon(weapon), book.clone());
            missing.push(Missing { thing, axis: *axis, book, field: None });
        }
        arms.push(arm(sort, (id, &entry.name), (entry.reach, entry.range), entry.placed, blocks));
    }
    for (id, entry) in &scenario.items {
        let blocks = read(&entry.blocks);
        let item = arm(Sort::Item, (id, &entry.name), (entry.range, Some(entry.range)), entry.placed, blocks);
        let flame = book.piece_of_light(id, weapon_id(arms.len()));
        // What gives light needs no numbers beside those of the rule of light.
        arms.push(Arm { is_known: item.is_known || flame.is_some(), flame, ..item });
    }
    arms
}

fn sheet(scenario: &Scenario, book: &Rulebook, arms: &[Arm], enlisted: &Enlisted) -> Result<Sheet, Missing> {
    let creature = &scenario.creatures[enlisted.creature].1;
    // One whose kind the book knows by another block may bring a block of its own that its kind has not.
    let kind_is_known =
        book.stats.default.names().iter().any(|book| block_of(&creature.blocks, book).is_some());
    let own = |book: &str| match (block_of(&creature.blocks, book), block_of(&enlisted.overrides, book)) {
        (Some(block), Some(changes)) => Some(block.overridden_by(changes)),
        (Some(block), None) => Some(block.clone()),
        (None, changes) => changes.filter(|_| kind_is_known).cloned(),
    };
    let blocks =
        Blocks::read(book, Bearer::Creature, own, CreatureBlock::overridden_by).map_err(|(axis, book)| {
            Missing { thing: Thing::Creature(enlisted.creature), axis, book, field: None }
        })?;
    let pace = book.movement.take.paced().pace;
    let known = |weapon: &WeaponId| arms[weapon.index()].is_known;
    let is_spell = |weapon: &WeaponId| arms[weapon.index()].sort == Sort::Spell;
    let (spells, carried): (Vec<_>, Vec<_>) =
        enlisted.weapons.iter().map(|weapon| weapon_id(*weapon)).filter(known).partition(is_spell);
    // What is placed is in nobody's hand before.
    let (placed, carried): (Vec<_>, Vec<_>) =
        carried.into_iter().partition(|weapon| arms[weapon.index()].placing.is_some());
    let natural = enlisted.natural.iter().map(|weapon| weapon_id(*weapon)).filter(known);
    let natural: SmallVec<[WeaponId; 2]> = natural.chain(spells).collect();
    let items = enlisted.items.iter().map(|item| weapon_id(scenario.weapons.len() + *item)).filter(known);
    let items = items.filter(|item| arms[item.index()].flame.is_none());
    let stock = stock(arms, natural.iter().copied().filter(is_spell), placed.into_iter().chain(items));
    let speed = blocks.of(Axis::Movement).speed.or(pace).unwrap_or(creature.speed);
    Ok(Sheet {
        key: enlisted.key.clone(),
        name: enlisted.name.clone(),
        creature: CreatureId(u16::try_from(enlisted.creature).unwrap_or(u16::MAX)),
        terrifies: creature.tags.iter().any(|tag| tag == crate::rules::book::tags::TERRIFYING),
        leads: enlisted.leader || creature.tags.iter().any(|tag| LEADERS.contains(&tag.as_str())),
        living: creature.tags.iter().all(|tag| tag != UNLIVING),
        follows: enlisted.follows.map(CombatantId::at),
        side: enlisted.side,
        hero: enlisted.hero,
        size: creature.size,
        flies: creature.flies,
        detachment: [Axis::Harm, Axis::Damage].iter().any(|axis| blocks.of(*axis).detachment == Some(true)),
        darksight: creature.darksight,
        pace: Rulebook::steps(speed),
        worn: enlisted.armour.map(ArmourId::at),
        spare: enlisted.spare_armour.iter().map(|place| ArmourId::at(*place)).collect(),
        carried: carried.into_iter().collect(),
        natural,
        stock,
        flames: flames_of(arms, enlisted, scenario.weapons.len()),
        blocks,
    })
}

/// The lights that one comes with: those among its items, none of which burns, and those beside them; items come behind
/// so many weapons in the armoury.
fn flames_of(arms: &[Arm], enlisted: &Enlisted, weapons: usize) -> SmallVec<[Flame; 1]> {
    let piece = |item: usize| arms[weapons + item].flame;
    let among_items = enlisted.items.iter().filter_map(|item| piece(*item));
    let beside =
        enlisted.lights.iter().filter_map(|light| Some(piece(light.item)?.as_found(light.lit, light.rounds)));
    among_items.chain(beside).collect()
}

/// How often spells and items may be used, and weapons placed: an item and such a weapon once for each piece, where its
/// block says nothing else.
fn stock(
    arms: &[Arm],
    spells: impl Iterator<Item = WeaponId>,
    items: impl Iterator<Item = WeaponId>,
) -> SmallVec<[(WeaponId, u8); 2]> {
    let uses = |what: WeaponId| arms[what.index()].blocks.of(Axis::Attack).uses;
    let count = |uses: u16| u8::try_from(uses).unwrap_or(u8::MAX);
    let mut stock: SmallVec<[(WeaponId, u8); 2]> = SmallVec::new();
    stock.extend(spells.filter_map(|spell| Some((spell, count(uses(spell)?)))));
    for item in items {
        let more = count(uses(item).unwrap_or(1));
        match stock.iter_mut().find(|(known, _)| *known == item) {
            Some((_, left)) => *left = left.saturating_add(more),
            None => stock.push((item, more)),
        }
    }
    stock
}

/// The number of a weapon from its place in the scenario's list.
pub fn weapon_id(place: usize) -> WeaponId {
    WeaponId(u16::try_from(place).unwrap_or(u16::MAX))
}
