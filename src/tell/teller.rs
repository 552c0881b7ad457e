//! A teller: the words of a language, and the names of one battle.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::noun::Noun;
use super::words::{Words, say, yes_no};
use crate::battle::{ArmourId, CombatantId, CreatureId, Objective, Refusal, SideId, SideSet, WeaponId};
use crate::grid::Pos;
use crate::rules::book::muster::Muster;

/// Puts the events of one battle into words. A combatant who joins later is only in the battle's new muster, and needs a
/// new teller.
#[derive(Clone)]
pub struct Teller {
    pub(super) words: Arc<Words>,
    pub(super) muster: Arc<Muster>,
    names: Arc<[Noun]>,
    /// Whether whoever reads the sentences draws the dice: then [`DICE`] stands for them.
    pub(super) draws_dice: bool,
}

/// Stands for the dice of a roll in sentences whose reader draws them.
pub const DICE: char = '\u{fffc}';

impl Teller {
    /// A teller for the battle of this muster.
    pub fn new(words: Arc<Words>, muster: Arc<Muster>) -> Teller {
        let mut bearers: BTreeMap<&str, usize> = BTreeMap::new();
        for sheet in &muster.sheets {
            *bearers.entry(&sheet.name).or_default() += 1;
        }
        let is_shared = |name: &str| bearers.get(name).is_some_and(|count| *count > 1);
        let names = muster.sheets.iter().map(|sheet| {
            // The game master gives a new combatant one word, which is both name and key.
            if is_shared(&sheet.name) && sheet.key != sheet.name {
                let name = words.called(&sheet.name);
                words.noun("name-with-key", &[("name", name.into()), ("key", sheet.key.as_str().into())])
            } else {
                words.called(&sheet.name)
            }
        });
        let names = names.collect();
        Teller { words, muster, names, draws_dice: false }
    }

    /// A teller that speaks English.
    pub fn english(muster: &Arc<Muster>) -> Teller {
        Teller::new(Arc::new(Words::english()), Arc::clone(muster))
    }

    /// The same teller for a reader who draws dice: [`DICE`] stands where they are to be.
    pub fn drawing_dice(&self) -> Teller {
        Teller { draws_dice: true, ..self.clone() }
    }

    /// The language that this teller speaks.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Whether this teller speaks with these words of the battle of this muster.
    pub fn is_of(&self, words: &Arc<Words>, muster: &Arc<Muster>) -> bool {
        Arc::ptr_eq(&self.words, words) && Arc::ptr_eq(&self.muster, muster)
    }

    /// A combatant's name, with their key if another combatant has the same name.
    pub fn name(&self, who: CombatantId) -> String {
        self.noun(who).into_plain()
    }

    /// A combatant's name with its forms.
    pub fn noun(&self, who: CombatantId) -> Noun {
        self.names.get(who.index()).cloned().unwrap_or_else(|| self.words.noun("somebody", &[]))
    }

    /// A combatant's name, or a word for a combatant who is not known.
    pub(super) fn noun_or_somebody(&self, who: Option<CombatantId>) -> Noun {
        who.map_or_else(|| self.words.noun("somebody", &[]), |who| self.noun(who))
    }

    /// The name of a weapon.
    pub fn weapon(&self, weapon: WeaponId) -> String {
        self.weapon_noun(weapon).into_plain()
    }

    pub(super) fn weapon_noun(&self, weapon: WeaponId) -> Noun {
        let known = self.muster.weapon_sheets.get(weapon.index());
        self.called_or_something(known.map(|weapon_sheet| weapon_sheet.name.as_str()))
    }

    /// The name of a kind of armour.
    pub fn armour(&self, armour: ArmourId) -> String {
        self.armour_noun(armour).into_plain()
    }

    pub(super) fn armour_noun(&self, armour: ArmourId) -> Noun {
        let known = self.muster.scenario.armours.get(armour.index());
        self.called_or_something(known.map(|(_, armour)| armour.name.as_str()))
    }

    /// The name of a kind of creature.
    pub fn creature(&self, kind: CreatureId) -> String {
        self.creature_noun(kind).into_plain()
    }

    pub(super) fn creature_noun(&self, kind: CreatureId) -> Noun {
        let known = self.muster.scenario.creatures.get(usize::from(kind.0));
        self.called_or_something(known.map(|(_, creature)| creature.name.as_str()))
    }

    fn called_or_something(&self, name: Option<&str>) -> Noun {
        name.map_or_else(|| self.words.noun("something", &[]), |name| self.words.called(name))
    }

    /// The name of a side.
    pub fn side(&self, side: SideId) -> String {
        self.side_noun(side).into_plain()
    }

    pub(super) fn side_noun(&self, side: SideId) -> Noun {
        let known = self.muster.scenario.sides.get(side.index());
        known.map_or_else(|| self.words.noun("somebody", &[]), |side| self.words.called(&side.name))
    }

    /// The name of the scenario.
    pub fn scenario(&self) -> String {
        self.words.called(&self.muster.scenario.name).into_plain()
    }

    /// The name of the rulebook in force.
    pub fn book(&self) -> String {
        self.words.called(&self.muster.book.name).into_plain()
    }

    /// The names of several sides, as a list.
    pub(super) fn sides(&self, sides: SideSet) -> String {
        let members = self.muster.scenario.side_ids().filter(|side| sides.contains(*side));
        self.words.together(members.map(|side| self.side(side)))
    }

    /// A square, in the numbering of maps.
    pub fn square(&self, at: Pos) -> String {
        self.tell(&at)
    }

    /// Why an order is not permitted.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.tell_as("refusal", refusal, &[("book", self.book().into())])
    }

    /// What an objective asks for.
    pub fn objective(&self, objective: &Objective) -> String {
        let mut more = Vec::new();
        if let Some(area) = objective.area() {
            more.push(("area", self.area(area).into()));
        }
        if let Objective::AnyOf { aims } = objective {
            let aims = aims.iter().map(|aim| self.objective(aim));
            more.push(("aims", self.words.join("either-next", aims).into()));
        }
        self.tell_as("objective", objective, &more)
    }

    /// An objective whose squares the board outlines, so that the sentence need not say where they are.
    pub fn outlined_objective(&self, objective: &Objective) -> String {
        self.tell_as("outlined", objective, &[])
    }

    /// An area, by two opposite corners, and by how many squares it has if it does not fill the ground between them.
    fn area(&self, area: &[Pos]) -> String {
        let corner = |pick: fn(i16, i16) -> i16| {
            let corners = area.iter().copied();
            corners.reduce(|a, b| Pos::new(pick(a.col, b.col), pick(a.row, b.row))).unwrap_or_default()
        };
        let (first, last) = (corner(Ord::min), corner(Ord::max));
        let side = |from: i16, to: i16| usize::from(from.abs_diff(to)) + 1;
        let between = side(first.col, last.col) * side(first.row, last.row);
        let has_gaps = yes_no(area.len() < between);
        let (from, to) = (self.square(first), self.square(last));
        say!(self.words, "area", gaps = has_gaps, count = area.len(), from = from, to = to)
    }
}
