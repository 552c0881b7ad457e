//! The things of a scenario that combatants can carry: where each lies, or who has it.

use super::map::Drawn;
use super::people::Placed;
use super::{Work, title_of};
use crate::battle::{CombatantId, Item, Phrase, Problem, Thing, ThingId, Weapon, Whereabouts};
use crate::data::authored::ThingFile;
use crate::data::catalogue::unknown;
use crate::data::nearest::nearest;
use crate::data::tree::Step;

impl Work<'_> {
    pub(super) fn things(&mut self, drawn: &Drawn, placed: &[Placed]) -> Vec<Thing> {
        let mut things = Vec::new();
        for (id, thing) in self.file.things.iter() {
            let path = [Step::Field("things"), Step::Key(id)];
            let is_taken = self.has_entry(id);
            if is_taken {
                let phrase = Phrase::new("thing-like-weapon").with("name", id);
                let place = self.tree.place_of_name(&path);
                self.problems.push(Problem::error(phrase).at(&self.tree.source, place));
            }
            let name = if thing.name.is_empty() { title_of(id).to_lowercase() } else { thing.name.clone() };
            let at = self.whereabouts(drawn, placed, thing, &path);
            things.extend(at.map(|at| Thing { id: id.to_owned(), name, at }));
        }
        things
    }

    /// Whether a weapon or an item of the scenario has this name.
    fn has_entry(&self, name: &str) -> bool {
        self.weapons.iter().any(|(weapon, _)| weapon == name)
            || self.items.iter().any(|(item, _)| item == name)
            || self.has::<Weapon>(name)
            || self.has::<Item>(name)
    }

    fn whereabouts(
        &mut self,
        drawn: &Drawn,
        placed: &[Placed],
        thing: &ThingFile,
        path: &[Step<'_>; 2],
    ) -> Option<Whereabouts> {
        let field = |name| [path[0], path[1], Step::Field(name)];
        match (thing.at, &thing.with) {
            (Some(at), None) if drawn.field.terrain(at).is_some() => Some(Whereabouts::Lies(at)),
            (Some(at), None) => {
                self.complain(&field("at"), Phrase::new("thing-off-map").with("at", at.to_string()));
                None
            }
            (None, Some(who)) => {
                let who = self.combatant_named(placed, who, &field("with"))?;
                Some(Whereabouts::With(CombatantId::at(who)))
            }
            _ => {
                let place = self.tree.place_of_name(path);
                let phrase = Phrase::new("thing-nowhere");
                self.problems.push(Problem::error(phrase).at(&self.tree.source, place));
                None
            }
        }
    }

    /// The thing with this name.
    pub(super) fn thing_named(&mut self, name: &str, path: &[Step<'_>]) -> Option<ThingId> {
        let things = &self.file.things;
        let found = things.names().position(|known| known == name);
        if found.is_none() {
            let suggestion = nearest(name, things.names()).map(str::to_owned);
            self.complain_of_name(path, unknown("kind-thing", name), suggestion);
        }
        found.map(ThingId::at)
    }
}
