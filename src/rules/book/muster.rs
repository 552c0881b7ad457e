//! The muster: the combatants and weapons of a scenario as one rulebook reads them. Made once for a battle, or once
//! for a thousand; nothing in it changes.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::battle::{
    Area, ArmourBlock, ArmourId, CombatantEntry, CombatantId, CreatureBlock, CreatureId, Flame, Outfit,
    Placing, Scenario, Severity, SideId, Sort, Temper, Track, Trait, WeaponBlock, WeaponId, Working,
    block_of,
};
use crate::rules::answers::reads::Bearer;
use crate::rules::book::aim::{Aim, aim, does_good};
use crate::rules::book::blocks::{Blocks, Unread, foremost};
use crate::rules::book::footing::Footing;
use crate::rules::book::rulebook::{Axis, Rulebook};
use crate::rules::book::tags::{BEAST, LEADERS, UNLIVING};
use crate::rules::book::weapon_sheet::{WeaponSheet, weapon_id};
use crate::rules::choices::position::Finding;
use crate::rules::choices::track::Trigger;

/// A combatant as a rulebook reads them: everything about them that never changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The short name that maps, orders and cards use.
    pub key: String,
    pub name: String,
    pub creature: CreatureId,
    /// Whether creatures of their kind terrify others.
    pub terrifies: bool,
    /// Whether they are a leader, whose fall shakes the morale of others.
    pub leads: bool,
    /// Whether they are alive, and so can feel fear.
    pub living: bool,
    /// Whether they can take up weapons and lights.
    pub has_hands: bool,
    /// The leader whom they follow.
    pub follows: Option<CombatantId>,
    pub side: SideId,
    /// Whether they are a player character.
    pub hero: bool,
    /// The squares on each side of the space that they occupy.
    pub size: u8,
    pub flies: bool,
    /// Whether they are many fighters who act as one.
    pub detachment: bool,
    /// Whether they see in the dark.
    pub darksight: bool,
    /// How opponents decide for them.
    pub temper: Temper,
    /// The steps of one move.
    pub pace: u16,
    /// The armour that they wear at first.
    pub worn: Option<ArmourId>,
    /// The armour that they carry but do not wear at first.
    pub spare: SmallVec<[ArmourId; 2]>,
    /// The weapons that they carry at first.
    pub carried: SmallVec<[WeaponId; 4]>,
    /// Spells, and natural weapons, which they use when they carry none.
    pub natural: SmallVec<[WeaponId; 2]>,
    /// The uses of items, of placed weapons, and of spells with a limited number of uses in a battle.
    pub stock: SmallVec<[(WeaponId, u8); 2]>,
    /// The lights that they carry at first.
    pub flames: SmallVec<[Flame; 1]>,
    pub blocks: Blocks<CreatureBlock>,
}

impl Outfit {
    /// The armour that a combatant wears and carries at first.
    pub fn of(sheet: &Sheet) -> Outfit {
        Outfit { worn: sheet.worn, spare: sheet.spare.clone() }
    }
}

/// The combatants and weapons of a scenario as one rulebook reads them.
#[derive(Clone, Debug)]
pub struct Muster {
    pub scenario: Arc<Scenario>,
    pub book: Arc<Rulebook>,
    /// The combatants, in roster order.
    pub sheets: Vec<Sheet>,
    /// The weapons and spells, then the items, then the things.
    pub weapon_sheets: Vec<WeaponSheet>,
    pub armours: Vec<Blocks<ArmourBlock>>,
    /// Steps beyond which no weapon reaches in melee.
    pub longest_melee: u16,
    /// The tracks whose points count when somebody is struck, apart from penalties.
    pub tracks_at_stake: SmallVec<[Track; 3]>,
    /// What the rules of position look at apart from the states of attacker and target.
    pub findings: SmallVec<[Finding; 4]>,
    /// The ground for those who walk, and for those who fly.
    pub footings: [Footing; 2],
}

/// A number or a stat block that a rulebook reads and no file states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    pub thing: Thing,
    /// The axis that reads it.
    pub axis: Axis,
    /// The book whose stat block lacks it.
    pub book: String,
    /// The missing number; none if the whole block is missing.
    pub field: Option<&'static str>,
}

/// Something with stat blocks, by its index in the scenario's list of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    Creature(usize),
    Weapon(usize),
    Item(usize),
    Armour(usize),
    /// A combatant who wears armour without a trait that the armour requires.
    Wearer(usize, Trait),
}

impl Muster {
    /// Reads a scenario by a rulebook.
    ///
    /// # Errors
    /// Every missing stat block and number that the rulebook cannot do without.
    pub fn new(scenario: Arc<Scenario>, book: Arc<Rulebook>) -> Result<Muster, Vec<Missing>> {
        let mut missing = Vec::new();
        let weapon_sheets = weapon_sheets(&scenario, &book, &mut missing);
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
            match sheet(&scenario, &book, &weapon_sheets, enlisted) {
                Ok(sheet) => sheets.push(sheet),
                Err(block) if missing.contains(&block) => {}
                Err(block) => missing.push(block),
            }
        }
        if !missing.is_empty() {
            return Err(missing);
        }
        let reaches = weapon_sheets.iter().map(|weapon_sheet| book.range.take.reach(weapon_sheet.reach));
        let longest_melee = reaches.max().unwrap_or(0);
        let tracks_at_stake =
            Track::ALL.into_iter().filter(|track| is_at_stake(*track, &book, &weapon_sheets)).collect();
        let findings = book.position.iter().filter_map(|rule| rule.take.finding()).collect();
        let footings = Footing::of_walkers_and_flyers(&scenario.field, book.movement.take.paced());
        let muster = Muster {
            scenario,
            book,
            sheets,
            weapon_sheets,
            armours,
            longest_melee,
            tracks_at_stake,
            findings,
            footings,
        };
        let mut missing = muster.numbers_missing(Severity::Error);
        missing.extend(muster.unfit_wearers());
        missing.extend(muster.unnumbered());
        if missing.is_empty() { Ok(muster) } else { Err(missing) }
    }

    /// Combatants who start in armour that they cannot wear.
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

    pub fn sheet(&self, who: CombatantId) -> &Sheet {
        &self.sheets[who.index()]
    }

    /// The ground of the field for a combatant who does not crawl.
    pub fn footing(&self, flies: bool) -> &Footing {
        &self.footings[usize::from(flies)]
    }

    /// Whether a side belongs to the players: it has heroes, or an allied side has. If there are no heroes at all, the
    /// first side of the scenario belongs to the players.
    pub fn is_players(&self, side: SideId) -> bool {
        let mut heroes = self.sheets.iter().filter(|sheet| sheet.hero).peekable();
        if heroes.peek().is_none() {
            return self.scenario.are_allied(side, SideId(0));
        }
        heroes.any(|sheet| self.scenario.are_allied(side, sheet.side))
    }

    /// A combatant by their short name, or else by their full name.
    pub fn named(&self, name: &str) -> Option<CombatantId> {
        let by_key = self.sheets.iter().position(|sheet| sheet.key == name);
        let by_name = || self.sheets.iter().position(|sheet| sheet.name.eq_ignore_ascii_case(name));
        by_key.or_else(by_name).map(CombatantId::at)
    }

    pub fn weapon_sheet(&self, weapon: WeaponId) -> &WeaponSheet {
        &self.weapon_sheets[weapon.index()]
    }

    /// A copy of a combatant, for the game master to bring in.
    pub fn double(&self, like: CombatantId, name: &str, side: SideId) -> Sheet {
        let sheet = self.sheet(like);
        Sheet { key: self.free_key(name), name: name.to_owned(), side, hero: false, ..sheet.clone() }
    }

    /// The name itself if no combatant has it yet, else the name with a number, so that orders can tell all combatants
    /// apart.
    fn free_key(&self, name: &str) -> String {
        let is_free = |key: &String| self.sheets.iter().all(|sheet| sheet.key != *key);
        let numbered = (2..=self.sheets.len() + 2).map(|number| format!("{name} {number}"));
        let name = name.to_owned();
        std::iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or(name)
    }
}

/// The blocks of a weapon, a spell or an item.
type Read = Result<Blocks<WeaponBlock>, Unread>;

/// Whether the points on a track count when somebody is struck: all blows count injuries, some tracks have checks of their own for
/// hits, and some weapons ease others.
fn is_at_stake(track: Track, book: &Rulebook, weapon_sheets: &[WeaponSheet]) -> bool {
    let is_tried = || {
        let rules = book.tracks.iter().map(|chosen| &chosen.take);
        let mut triggers = rules.filter(|rule| rule.track == track).flat_map(|rule| &rule.on);
        triggers.any(Trigger::comes_of_hits)
    };
    let eases = |working: &Working| matches!(working, Working::Ease(eased) if eased.track == track);
    let is_eased = |weapon_sheet: &WeaponSheet| {
        let (always, on_critical) =
            (&weapon_sheet.blocks.of(Axis::Attack).effects, &weapon_sheet.blocks.of(Axis::Harm).on_critical);
        always.iter().chain(on_critical).flatten().any(eases)
    };
    track == Track::Injuries || is_tried() || weapon_sheets.iter().any(is_eased)
}

/// Weapons, spells and items as a rulebook reads them. Only a weapon without a block is a mistake: combatants do without
/// spells and items that the book does not know.
fn weapon_sheets(scenario: &Scenario, book: &Rulebook, missing: &mut Vec<Missing>) -> Vec<WeaponSheet> {
    let read = |blocks: &Vec<(String, WeaponBlock)>| {
        let find = |book: &str| block_of(blocks, book).cloned();
        Blocks::read(book, Bearer::Weapon, find, WeaponBlock::overridden_by)
    };
    let weapon_sheet = |sort: Sort,
                        (id, name): (&String, &String),
                        (reach, range): (u16, Option<u16>),
                        placing: Option<Placing>,
                        blocks: Read| {
        let is_known = blocks.is_ok();
        let blocks = blocks.unwrap_or_else(|_| Blocks::blank());
        let own = blocks.of(Axis::Attack);
        // A die that only says how many targets there are deals no damage.
        let is_struck_with = blocks.of(Axis::Damage).die.is_some() && own.area != Some(Area::ByDie);
        let deals_damage = blocks.of(Axis::Damage).damage.is_some() || is_struck_with;
        let does_good = does_good(own.effects.as_deref().unwrap_or_default(), deals_damage);
        let aim = if placing.is_some() { Aim::Ground } else { aim(sort, own.area, does_good) };
        let (id, name) = (id.clone(), name.clone());
        let (reach, range) = (Rulebook::steps(reach), range.map(Rulebook::steps));
        WeaponSheet { sort, aim, does_good, is_known, id, name, reach, range, placing, flame: None, blocks }
    };
    let mut weapon_sheets = Vec::new();
    for (weapon, (id, entry)) in scenario.weapons.iter().enumerate() {
        let blocks = read(&entry.blocks);
        let sort = if entry.spell { Sort::Spell } else { Sort::Weapon };
        if let (Err((axis, book)), Sort::Weapon) = (&blocks, sort) {
            let (thing, book) = (Thing::Weapon(weapon), book.clone());
            missing.push(Missing { thing, axis: *axis, book, field: None });
        }
        weapon_sheets.push(weapon_sheet(
            sort,
            (id, &entry.name),
            (entry.reach, entry.range),
            entry.placed,
            blocks,
        ));
    }
    for (id, entry) in &scenario.items {
        let blocks = read(&entry.blocks);
        let reaches = (entry.range, Some(entry.range));
        let item = weapon_sheet(Sort::Item, (id, &entry.name), reaches, entry.placed, blocks);
        let flame = book.piece_of_light(id, weapon_id(weapon_sheets.len()));
        // An item that gives light needs no numbers but those of the light rule.
        weapon_sheets.push(WeaponSheet { is_known: item.is_known || flame.is_some(), flame, ..item });
    }
    weapon_sheets.extend(scenario.things.iter().map(WeaponSheet::of_thing));
    weapon_sheets
}

fn sheet(
    scenario: &Scenario,
    book: &Rulebook,
    weapon_sheets: &[WeaponSheet],
    enlisted: &CombatantEntry,
) -> Result<Sheet, Missing> {
    let creature = &scenario.creatures[enlisted.creature].1;
    // If the book has another block of the creature, a combatant may bring a block that the creature does not have.
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
    let known = |weapon: &WeaponId| weapon_sheets[weapon.index()].is_known;
    let is_spell = |weapon: &WeaponId| weapon_sheets[weapon.index()].sort == Sort::Spell;
    let (spells, carried): (Vec<_>, Vec<_>) =
        enlisted.weapons.iter().map(|weapon| weapon_id(*weapon)).filter(known).partition(is_spell);
    // Weapons for placing are kept in stock, not among the carried weapons.
    let (placed, carried): (Vec<_>, Vec<_>) =
        carried.into_iter().partition(|weapon| weapon_sheets[weapon.index()].placing.is_some());
    let natural = enlisted.natural.iter().map(|weapon| weapon_id(*weapon)).filter(known);
    let natural: SmallVec<[WeaponId; 2]> = natural.chain(spells).collect();
    let items = enlisted.items.iter().map(|item| weapon_id(scenario.weapons.len() + *item)).filter(known);
    let items = items.filter(|item| weapon_sheets[item.index()].flame.is_none());
    let stock =
        stock(weapon_sheets, natural.iter().copied().filter(is_spell), placed.into_iter().chain(items));
    let speed = blocks.of(Axis::Movement).speed.or(pace).unwrap_or(creature.speed);
    Ok(Sheet {
        key: enlisted.key.clone(),
        name: enlisted.name.clone(),
        creature: CreatureId(u16::try_from(enlisted.creature).unwrap_or(u16::MAX)),
        terrifies: creature.tags.iter().any(|tag| tag == crate::rules::book::tags::TERRIFYING),
        leads: enlisted.leader || creature.tags.iter().any(|tag| LEADERS.contains(&tag.as_str())),
        living: creature.tags.iter().all(|tag| tag != UNLIVING),
        has_hands: creature.tags.iter().all(|tag| tag != BEAST),
        follows: enlisted.follows.map(CombatantId::at),
        side: enlisted.side,
        hero: enlisted.hero,
        size: creature.size,
        flies: creature.flies,
        detachment: [Axis::Harm, Axis::Damage].iter().any(|axis| blocks.of(*axis).detachment == Some(true)),
        darksight: creature.darksight,
        temper: enlisted.temper.clone(),
        pace: Rulebook::steps(speed),
        worn: enlisted.armour.map(ArmourId::at),
        spare: enlisted.spare_armour.iter().map(|place| ArmourId::at(*place)).collect(),
        carried: carried.into_iter().collect(),
        natural,
        stock,
        flames: flames_of(weapon_sheets, enlisted, scenario.weapons.len()),
        blocks,
    })
}

/// The lights that a combatant starts with: those among their items, which do not burn, and those listed separately.
/// `weapons` is the number of weapons, which precede the items in the list of weapon sheets.
fn flames_of(
    weapon_sheets: &[WeaponSheet],
    enlisted: &CombatantEntry,
    weapons: usize,
) -> SmallVec<[Flame; 1]> {
    let piece = |item: usize| weapon_sheets[weapons + item].flame;
    let among_items = enlisted.items.iter().filter_map(|item| piece(*item));
    let beside =
        enlisted.lights.iter().filter_map(|light| Some(piece(light.item)?.as_found(light.lit, light.rounds)));
    among_items.chain(beside).collect()
}

/// The uses of spells, items and placed weapons. An item or a placed weapon has one use for each piece, unless its
/// block says otherwise.
fn stock(
    weapon_sheets: &[WeaponSheet],
    spells: impl Iterator<Item = WeaponId>,
    items: impl Iterator<Item = WeaponId>,
) -> SmallVec<[(WeaponId, u8); 2]> {
    let uses = |what: WeaponId| weapon_sheets[what.index()].blocks.of(Axis::Attack).uses;
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
