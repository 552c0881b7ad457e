//! The sides and combatants of a scenario.

use super::Work;
use super::entries::Entry;
use super::limits::hit_points_fault;
use super::map::Drawn;
use super::numbers::creature_block_numbers;
use super::seats::Seat;
use crate::battle::{
    Armour, CombatantEntry, Control, Creature, Ground, Item, MOST_COMBATANTS, Phrase, Problem, Side, SideId,
    SideSet, Weapon,
};
use crate::data::authored::{CombatantFile, NO_ARMOUR, SideFile};
use crate::data::catalogue::{Kind, unknown};
use crate::data::names::is_legible;
use crate::data::nearest::nearest;
use crate::data::tree::Step;
use crate::grid::{Footprint, Pos};

/// A combatant with the entry of the file that it comes from.
pub struct Placed {
    /// The combatant.
    pub enlisted: CombatantEntry,
    /// The name of the entry; several combatants on the map may share it.
    pub entry: String,
}

impl Work<'_> {
    /// The sides: those that the file lists, or else those that combatants name.
    pub(super) fn sides(&mut self) -> Vec<Side> {
        let file = self.file;
        let mut names: Vec<&str> = file.sides.names().collect();
        for (_, combatant) in file.combatants.iter() {
            if !combatant.side.is_empty()
                && !names.contains(&combatant.side.as_str())
                && file.sides.is_empty()
            {
                names.push(&combatant.side);
            }
        }
        if names.len() > *super::SIDES.end() {
            let phrase =
                Phrase::new("too-many-sides").with("found", names.len()).with("limit", *super::SIDES.end());
            let first = names[*super::SIDES.end()];
            let its_member = file.combatants.iter().find(|(_, combatant)| combatant.side == first);
            let path = match its_member.filter(|_| file.sides.is_empty()) {
                Some((key, _)) => [Step::Field("combatants"), Step::Key(key), Step::Field("side")].to_vec(),
                None => [Step::Field("sides"), Step::Key(first)].to_vec(),
            };
            self.complain(&path, phrase);
            names.truncate(*super::SIDES.end());
        }
        let blank = SideFile::default();
        let mut sides: Vec<Side> = Vec::new();
        for (number, name) in names.iter().enumerate() {
            let entry = file.sides.get(name).unwrap_or(&blank);
            let mut allies = SideSet::only(side_id(number));
            for (rank, ally) in entry.allies.iter().enumerate() {
                let path = [Step::Field("sides"), Step::Key(name), Step::Field("allies")];
                let path = super::events::within(&path, rank);
                match names.iter().position(|known| known == ally) {
                    Some(place) if place == number => {
                        self.complain(&path, Phrase::new("side-own-ally").with("side", *name));
                    }
                    Some(place) => allies = allies.and(side_id(place)),
                    None => {
                        let suggestion = nearest(ally, names.iter().copied()).map(str::to_owned);
                        self.complain_of_name(&path, unknown("kind-side", ally), suggestion);
                    }
                }
            }
            // A person decides for the first side, unless the file says otherwise.
            let opponent = || Control::Opponent(self.catalogue.defaults.opponent.clone());
            let control = entry
                .control
                .clone()
                .unwrap_or_else(|| if number == 0 { Control::Player } else { opponent() });
            let title = entry.name.clone().unwrap_or_else(|| super::title_of(name));
            sides.push(Side {
                id: (*name).to_owned(),
                name: title,
                allies,
                neutral: entry.neutral,
                control,
                objectives: Vec::new(),
            });
        }
        make_alliances_mutual(&mut sides);
        sides
    }

    pub(super) fn side_named(&mut self, sides: &[Side], name: &str, path: &[Step<'_>]) -> Option<SideId> {
        let found = sides.iter().position(|side| side.id == name);
        // That there are too many sides is reported elsewhere.
        if found.is_none() && (sides.len() < *super::SIDES.end() || !self.is_side(name)) {
            let suggestion = nearest(name, sides.iter().map(|side| side.id.as_str())).map(str::to_owned);
            self.complain_of_name(path, unknown("kind-side", name), suggestion);
        }
        found.map(side_id)
    }

    /// Whether the file names this side, even if there are too many sides.
    fn is_side(&self, name: &str) -> bool {
        match self.file.sides.is_empty() {
            true => self.file.combatants.iter().any(|(_, combatant)| combatant.side == name),
            false => self.file.sides.get(name).is_some(),
        }
    }

    /// The combatants: those of parties, then those that the file lists.
    pub(super) fn combatants(&mut self, drawn: &Drawn, sides: &[Side]) -> Vec<Placed> {
        let (mut placed, mut seats) = (Vec::new(), Vec::new());
        let file = self.file;
        let before = self.problems.len();
        for (name, side) in file.sides.iter() {
            if let Some(party) = side.from.as_deref() {
                self.enlist_party(drawn, sides, name, side, party, &mut placed, &mut seats);
            }
        }
        for (key, combatant) in file.combatants.iter() {
            let places = match combatant.at {
                Some(at) => vec![at],
                None => drawn.lettered(key),
            };
            let path = [Step::Field("combatants"), Step::Key(key)];
            if !is_legible(key) {
                let place = self.tree.place_of_name(&path);
                self.problems.push(Problem::error(Phrase::new("no-name")).at(&self.tree.source, place));
            }
            if places.is_empty() {
                self.complain(&path, Phrase::new("no-place").with("who", key));
            }
            if placed.len() + places.len() > MOST_COMBATANTS {
                self.complain(&path, Phrase::new("too-many-combatants").with("limit", MOST_COMBATANTS));
                break;
            }
            for (number, at) in places.iter().enumerate() {
                let own = if places.len() == 1 { key.to_owned() } else { format!("{key}{}", number + 1) };
                self.enlist(sides, key, &own, combatant, *at, &path, &mut placed);
            }
        }
        self.seat(drawn, seats, &mut placed);
        // Without problems so far, the side of every combatant is known.
        if self.problems.len() == before {
            self.check_enemies(sides, &placed);
        }
        self.check_places(drawn, &placed);
        placed
    }

    fn enlist_party(
        &mut self,
        drawn: &Drawn,
        sides: &[Side],
        name: &str,
        side: &SideFile,
        party: &str,
        placed: &mut Vec<Placed>,
        seats: &mut Vec<Seat>,
    ) {
        let start_path = [Step::Field("sides"), Step::Key(name), Step::Field("start")];
        let start = side.start.as_deref().map(|area| self.area(drawn, area, &start_path)).unwrap_or_default();
        let path = [Step::Field("sides"), Step::Key(name), Step::Field("from")];
        let Some(file) = self.catalogue.party(party) else {
            let suggestion = nearest(party, self.catalogue.names(Kind::Party)).map(str::to_owned);
            self.complain_of_name(&path, unknown("kind-party", party), suggestion);
            return;
        };
        let Some(party) = self.take_entry(file) else { return };
        for (key, member) in party.members.iter() {
            let own = drawn.lettered(key).first().copied();
            let Some(at) = own.or_else(|| start.first().copied()) else {
                self.complain(&path, Phrase::new("no-place").with("who", key));
                continue;
            };
            let who = placed.len();
            self.enlist(sides, key, key, &member.enlist(name), at, &path, placed);
            if own.is_none() && placed.len() > who {
                seats.push(Seat { who, area: start.clone(), side: name.to_owned() });
            }
        }
    }

    fn enlist(
        &mut self,
        sides: &[Side],
        entry: &str,
        key: &str,
        file: &CombatantFile,
        at: Pos,
        path: &[Step<'_>],
        placed: &mut Vec<Placed>,
    ) {
        let within = |field: &'static str| {
            let mut path = path.to_vec();
            path.push(Step::Field(field));
            path
        };
        let side = self.side_named(sides, &file.side, &within("side"));
        if file.creature.is_empty() {
            self.complain(path, Phrase::new("no-creature").with("who", key));
            return;
        }
        let creature = self.entry::<Creature>(&file.creature, &within("creature"));
        let Some(creature) = creature else {
            self.gear::<Weapon>(file.weapons.as_deref().unwrap_or_default(), &within("weapons"));
            return;
        };
        let kind = self.creatures[creature].1.clone();
        let temper = self.temper(file, &kind, path);
        let path = within("weapons");
        let carried = file.weapons.clone().unwrap_or_else(|| self.of_kind::<Weapon>(file, &kind.weapons));
        let weapons = self.gear::<Weapon>(&carried, &path);
        let natural = self.of_kind::<Weapon>(file, &kind.natural);
        let natural = natural.iter().filter_map(|weapon| self.entry::<Weapon>(weapon, &path)).collect();
        let worn = file.armour.clone().or_else(|| self.of_kind::<Armour>(file, kind.armour.as_slice()).pop());
        let worn = worn.filter(|armour| armour != NO_ARMOUR || self.has::<Armour>(armour));
        let armour = worn.and_then(|armour| self.entry::<Armour>(&armour, &within("armour")));
        let items = file.items.clone().unwrap_or_else(|| self.of_kind::<Item>(file, &kind.items));
        let items = self.gear::<Item>(&items, &within("items"));
        let lights = self.carried_lights(&file.lights, &within("lights"));
        let spare = within("spare_armour");
        let mut spare_armour = Vec::new();
        for (number, name) in file.spare_armour.iter().enumerate() {
            let mut path = spare.clone();
            path.push(Step::Index(number));
            spare_armour.extend(self.entry::<Armour>(name, &path));
        }
        let traumas = self.traumas(&file.traumas, &within("traumas"));
        let corrupted = self.corrupted(file.corrupted.as_ref(), &within("corrupted"));
        let books: Vec<&str> = file.overrides.names().collect();
        let problems = super::stray_blocks(self.catalogue, self.tree, &within("overrides"), &books, &[]);
        self.problems.extend(problems);
        for (book, block) in file.overrides.iter() {
            for (within_block, phrase) in creature_block_numbers(block) {
                let path = [within("overrides"), vec![Step::Key(book)], within_block].concat();
                self.complain(&path, phrase);
            }
        }
        for (field, hp) in [("hp", file.hp), ("overshield", file.overshield)] {
            let fault = hp.and_then(|hp| hit_points_fault(field, hp));
            fault.into_iter().for_each(|phrase| self.complain(&within(field), phrase));
        }
        // Without hit points a combatant stands only if the harm goes on to a score.
        let has_strength =
            kind.blocks.iter().any(|(_, block)| block.scores.is_some_and(|scores| scores.str.is_some()));
        if file.hp == Some(0) && !(has_strength || file.unconscious || file.down) {
            self.complain(&within("hp"), Phrase::new("starts-without-hit-points"));
        }
        let Some(side) = side else { return };
        let base = file.name.clone().unwrap_or_else(|| kind.name.clone());
        let name = if entry == key { base } else { format!("{base} {}", &key[entry.len()..]) };
        placed.push(Placed {
            entry: entry.to_owned(),
            enlisted: CombatantEntry {
                key: key.to_owned(),
                name,
                creature,
                side,
                at,
                hero: file.hero,
                leader: file.leader,
                follows: None,
                weapons,
                natural,
                armour,
                items,
                temper,
                lights,
                spare_armour,
                overrides: file
                    .overrides
                    .iter()
                    .map(|(book, block)| (book.to_owned(), block.clone()))
                    .collect(),
                start: file.start(traumas, corrupted),
                control: file.control.clone(),
            },
        });
    }

    /// The gear of a kind. Of a kind that the scenario defines, only gear that is there: the rest is reported where the
    /// kind is defined.
    fn of_kind<E: Entry>(&self, combatant: &CombatantFile, names: &[String]) -> Vec<String> {
        let is_own = self.file.creatures.get(&combatant.creature).is_some();
        names.iter().filter(|name| !is_own || self.has::<E>(name)).cloned().collect()
    }

    /// Weapons or items by their names, with the problems of each at its own place.
    fn gear<E: Entry>(&mut self, names: &[String], path: &[Step<'_>]) -> Vec<usize> {
        let mut places = Vec::new();
        if names.len() > super::GEAR {
            let phrase = Phrase::new("too-much-gear").with("found", names.len()).with("limit", super::GEAR);
            self.complain(path, phrase);
        }
        for (number, name) in names.iter().enumerate().take(super::GEAR) {
            let mut path = path.to_vec();
            path.push(Step::Index(number));
            places.extend(self.entry::<E>(name, &path));
        }
        places
    }

    fn check_places(&mut self, drawn: &Drawn, placed: &[Placed]) {
        let mut taken: Vec<(Pos, &str)> = Vec::new();
        let mut keys: Vec<&str> = Vec::new();
        for Placed { enlisted, entry } in placed {
            let path = [Step::Field("combatants"), Step::Key(entry)];
            let who = enlisted.key.as_str();
            if keys.contains(&who) {
                self.complain(&path, Phrase::new("name-taken").with("who", who));
            }
            keys.push(who);
            let size = self.creatures[enlisted.creature].1.size;
            let flies = self.creatures[enlisted.creature].1.flies;
            for square in Footprint::new(enlisted.at, size).squares() {
                let at = square.to_string();
                let ground = drawn.field.terrain(square).map(|terrain| (terrain.ground, terrain.stands_open));
                let phrase = match ground {
                    None => Some(Phrase::new("combatant-off-map").with("who", who).with("at", at)),
                    Some((ground, open)) if ground.is_solid() || ground == Ground::Door && !open => {
                        Some(Phrase::new("combatant-in-wall").with("who", who).with("at", at))
                    }
                    Some((Ground::Pit, _)) if !flies => {
                        Some(Phrase::new("combatant-in-pit").with("who", who).with("at", at))
                    }
                    Some(_) if enlisted.start.awaited => None,
                    Some(_) => taken.iter().find(|(own, _)| *own == square).map(|(_, other)| {
                        Phrase::new("square-taken").with("who", who).with("at", at).with("other", *other)
                    }),
                };
                if let Some(phrase) = phrase {
                    self.complain(&path, phrase);
                    break;
                }
                if !enlisted.start.awaited {
                    taken.push((square, who));
                }
            }
        }
    }

    fn check_enemies(&mut self, sides: &[Side], placed: &[Placed]) {
        let manned = |side: usize| placed.iter().any(|placed| placed.enlisted.side == side_id(side));
        let has_enemies = (0..sides.len()).any(|one| {
            (0..sides.len()).any(|other| {
                manned(one)
                    && manned(other)
                    && !sides[one].neutral
                    && !sides[other].neutral
                    && !sides[one].allies.contains(side_id(other))
            })
        });
        if !has_enemies && !self.file.combatants.is_empty() | !self.file.sides.is_empty() {
            self.complain(&[Step::Field("combatants")], Phrase::new("no-enemy"));
        }
        if self.file.combatants.is_empty() && self.file.sides.is_empty() {
            self.complain(&[], Phrase::new("no-combatants"));
        }
    }

    pub(super) fn combatant_named(
        &mut self,
        placed: &[Placed],
        name: &str,
        path: &[Step<'_>],
    ) -> Option<usize> {
        let found = placed.iter().position(|placed| placed.enlisted.key == name);
        if found.is_none() {
            let keys = placed.iter().map(|placed| placed.enlisted.key.as_str());
            // Objectives name combatants by their short names, as orders do.
            let called = placed.iter().find(|placed| placed.enlisted.name.eq_ignore_ascii_case(name));
            let called = called.map(|placed| placed.enlisted.key.as_str());
            let suggestion = called.or_else(|| nearest(name, keys)).map(str::to_owned);
            self.complain_of_name(path, unknown("kind-combatant", name), suggestion);
        }
        found
    }
}

/// Lets alliances hold both ways.
fn make_alliances_mutual(sides: &mut [Side]) {
    for one in 0..sides.len() {
        for other in 0..sides.len() {
            if sides[one].allies.contains(side_id(other)) {
                sides[other].allies = sides[other].allies.and(side_id(one));
            }
        }
    }
}

pub(super) fn side_id(place: usize) -> SideId {
    SideId(u8::try_from(place).unwrap_or(u8::MAX))
}
