//! Warns of everything in a scenario that the rulebook in force ignores: one warning for each reason, however often the
//! scenario says it, so that nothing in a file is dropped silently.

use super::scenario_fields::{Says, scenario_fields};
use crate::battle::{CombatantEntry, Phrase, PlacedShine, Problem, Sort, Span, Then};
use crate::data::tree::{Step, Tree, Value};
use crate::rules::book::muster::Muster;
use crate::rules::book::rulebook::{Axis, Rulebook};

/// A field of the scenario or of a combatant, and its place in the file.
type Said = (&'static str, Span);

/// Everything in the scenario that its rulebook does not read.
pub fn unread(muster: &Muster, tree: &Tree) -> Vec<Problem> {
    let found = Found { muster, tree };
    let book = muster.book.as_ref();
    let mut problems: Vec<Problem> = causes(&found, book)
        .into_iter()
        .filter_map(|(reason, said)| {
            let (_, place) = *said.first()?;
            let mut fields: Vec<String> = Vec::new();
            for (field, _) in said {
                if !fields.iter().any(|known| known == field) {
                    fields.push(field.to_owned());
                }
            }
            let phrase = Phrase::new("unread").with("book", book.name.as_str()).with("count", fields.len());
            let phrase = phrase.with("fields", fields).with("reason", Phrase::new(reason));
            Some(Problem::warning(phrase).at(&tree.source, place))
        })
        .collect();
    problems.extend(found.too_healthy());
    problems.extend(found.dark_items());
    problems.extend(found.unknown_gear());
    problems.extend(found.out_of_reach());
    problems
}

/// The reasons why fields are not read, each with the fields that the scenario uses.
fn causes(found: &Found<'_>, book: &Rulebook) -> Vec<(&'static str, Vec<Said>)> {
    let mut causes: Vec<(&'static str, Vec<Said>)> = Vec::new();
    for field in
        scenario_fields(book, found.muster.keeps_shields()).into_iter().filter(|field| !field.is_read)
    {
        let said = match field.says {
            Says::Battle(is_said) => found.of_battle(field.field, is_said(&found.muster.scenario)),
            Says::Anybody(is_said) => found.of_anybody(field.field, is_said),
            Says::Event(brings) => found.of_event(field.field, brings),
        };
        match causes.iter_mut().find(|(reason, _)| *reason == field.reason) {
            Some((_, own)) => own.extend(said),
            None => causes.push((field.reason, said.into_iter().collect())),
        }
    }
    causes
}

/// Finds where the scenario uses a field.
struct Found<'a> {
    muster: &'a Muster,
    tree: &'a Tree,
}

impl Found<'_> {
    /// A field of the scenario itself, if the scenario uses it.
    fn of_battle(&self, field: &'static str, is_said: bool) -> Option<Said> {
        if is_said { Some((field, self.tree.place_of_name(&[Step::Field(field)]))) } else { None }
    }

    /// The field at the first combatant who has it.
    fn of_anybody(&self, field: &'static str, is_said: impl Fn(&CombatantEntry) -> bool) -> Option<Said> {
        let combatant = self.muster.scenario.combatants.iter().find(|combatant| is_said(combatant))?;
        Some((field, self.place(combatant, field)))
    }

    /// The first event that has such an effect.
    fn of_event(&self, field: &'static str, brings: impl Fn(&Then) -> bool) -> Option<Said> {
        let cues = &self.muster.scenario.cues;
        let number = cues.iter().position(|cue| cue.then.iter().any(&brings))?;
        Some((field, self.tree.place(&[Step::Field("events"), Step::Index(number)])))
    }

    /// The place of a combatant's field: in their entry, or where their side names the party that they come from.
    fn place(&self, combatant: &CombatantEntry, field: &str) -> Span {
        let people = [Step::Field("combatants")];
        let entry = self.entry_of(combatant);
        match entry {
            Some(entry) => self.tree.place_of_name(&[people[0], Step::Key(entry), Step::Field(field)]),
            None => {
                let side = &self.muster.scenario.sides[combatant.side.index()].id;
                self.tree.place(&[Step::Field("sides"), Step::Key(side), Step::Field("from")])
            }
        }
    }

    /// The entry that a combatant is made from. Several combatants of one entry have numbers after its name.
    fn entry_of<'o>(&self, combatant: &'o CombatantEntry) -> Option<&'o str> {
        let stem = combatant.key.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let is_there = |name: &&str| self.tree.find(&[Step::Field("combatants"), Step::Key(name)]).is_some();
        [combatant.key.as_str(), stem].into_iter().find(is_there)
    }

    /// Warns of combatants who are given more hit points than their maximum under this rulebook.
    fn too_healthy(&self) -> Option<Problem> {
        let muster = self.muster;
        let mut healthy =
            muster.scenario.combatants.iter().zip(&muster.sheets).filter_map(|(combatant, sheet)| {
                let most = sheet.blocks.of(Axis::Harm).hp?;
                combatant
                    .start
                    .hp
                    .filter(|hp| muster.book.counts_hit_points() && *hp > most)
                    .map(|hp| (combatant, hp, most))
            });
        let (combatant, hp, most) = healthy.next()?;
        let phrase = Phrase::new("unread-health").with("book", muster.book.name.as_str());
        let phrase = phrase.with("who", combatant.key.as_str()).with("others", healthy.count());
        let phrase = phrase.with("found", i128::from(hp)).with("most", i128::from(most));
        Some(Problem::warning(phrase).at(&self.tree.source, self.place(combatant, "hp")))
    }

    /// Warns of items that the scenario uses as lights and that give no light under this rulebook.
    fn dark_items(&self) -> Option<Problem> {
        let Muster { scenario, book, .. } = self.muster;
        if !book.has_light() {
            return None;
        }
        let is_dark = |item: usize| self.muster.weapon_sheets[scenario.weapons.len() + item].flame.is_none();
        let placed = scenario.lights.iter().enumerate().filter_map(|(number, light)| match light.given {
            PlacedShine::Item(item) => {
                Some((item, self.tree.place(&[Step::Field("lights"), Step::Index(number)])))
            }
            PlacedShine::Fixed(_) => None,
        });
        let carried = scenario.combatants.iter().flat_map(|combatant| {
            combatant
                .lights
                .iter()
                .map(|light| (light.item, self.place(combatant, "lights")))
                .collect::<Vec<_>>()
        });
        let dark = placed.chain(carried).filter(|(item, _)| is_dark(*item));
        self.unknown("unread-light-source", dark.map(|(item, place)| (scenario.items[item].0.clone(), place)))
    }

    /// Warns of spells and items that the scenario gives to combatants and that this rulebook does not know.
    fn unknown_gear(&self) -> Option<Problem> {
        let Muster { scenario, weapon_sheets, .. } = self.muster;
        let mut unknown = Vec::new();
        for combatant in &scenario.combatants {
            let spells = combatant.weapons.iter().map(|weapon| ("weapons", *weapon));
            let items = combatant.items.iter().map(|item| ("items", scenario.weapons.len() + item));
            for (field, place) in spells.chain(items) {
                let weapon_sheet = &weapon_sheets[place];
                if !weapon_sheet.is_known && weapon_sheet.sort != Sort::Weapon && self.says(combatant, field)
                {
                    unknown.push((weapon_sheet.id.clone(), self.place(combatant, field)));
                }
            }
        }
        self.unknown("unread-gear", unknown)
    }

    /// Warns of weapons whose files give them a longer reach than anything has under this rulebook.
    fn out_of_reach(&self) -> Option<Problem> {
        let Muster { scenario, book, .. } = self.muster;
        let most = book.range.take.farthest_reach()?;
        let shortened = scenario.combatants.iter().flat_map(|combatant| {
            let weapons = combatant.weapons.iter().map(|weapon| &scenario.weapons[*weapon]);
            let longer = weapons.filter(|(_, weapon)| weapon.reach > most);
            longer.map(|(name, _)| (name.clone(), self.place(combatant, "weapons"))).collect::<Vec<_>>()
        });
        let problem = self.unknown("unread-reach", shortened)?;
        Some(Problem { phrase: problem.phrase.with("feet", i128::from(most)), ..problem })
    }

    /// Whether the scenario itself gives a combatant this field, rather than the file of their creature.
    fn says(&self, combatant: &CombatantEntry, field: &str) -> bool {
        let path = |entry| [Step::Field("combatants"), Step::Key(entry), Step::Field(field)];
        let said = self.entry_of(combatant).and_then(|entry| self.tree.find(&path(entry)));
        said.is_some_and(|node| matches!(&node.value, Value::List(_)))
    }

    fn unknown(
        &self,
        message: &'static str,
        things: impl IntoIterator<Item = (String, Span)>,
    ) -> Option<Problem> {
        let mut things = things.into_iter();
        let (first, place) = things.next()?;
        let mut names = vec![first];
        for (name, _) in things {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let phrase = Phrase::new(message).with("book", self.muster.book.name.as_str());
        let phrase = phrase.with("count", names.len()).with("names", names);
        Some(Problem::warning(phrase).at(&self.tree.source, place))
    }
}
