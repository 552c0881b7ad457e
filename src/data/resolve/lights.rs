//! The light sources of a scenario: those that combatants carry, and those that lie or stand on the map.

use super::Work;
use super::map::Drawn;
use crate::battle::{CarriedLight, Item, Light, Phrase, PlacedLight, PlacedShine};
use crate::data::authored::CarriedLightFile;
use crate::data::tree::Step;

impl Work<'_> {
    pub(super) fn carried_lights(
        &mut self,
        lights: &[CarriedLightFile],
        path: &[Step<'_>],
    ) -> Vec<CarriedLight> {
        let mut carried = Vec::new();
        for (number, light) in lights.iter().enumerate() {
            let mut path = path.to_vec();
            path.extend([Step::Index(number), Step::Field("item")]);
            if light.rounds == Some(0) {
                self.warn(&path[..path.len() - 1], Phrase::new("no-light-at-all"));
            }
            let item = self.entry::<Item>(&light.item, &path);
            carried.extend(item.map(|item| CarriedLight { item, lit: light.lit, rounds: light.rounds }));
        }
        carried
    }

    pub(super) fn placed_lights(&mut self, drawn: &Drawn) -> Vec<PlacedLight> {
        let file = self.file;
        let mut placed = Vec::new();
        for (number, light) in file.lights.iter().enumerate() {
            let path = [Step::Field("lights"), Step::Index(number)];
            if drawn.field.terrain(light.at).is_none() {
                let path = [path[0], path[1], Step::Field("at")];
                self.complain(&path, Phrase::new("light-off-map").with("at", light.at.to_string()));
                continue;
            }
            let is_dark = light.shine.is_some_and(|shine| {
                shine.level == Light::Darkness || shine.feet == 0 && shine.lit_within == 0
            });
            if is_dark || light.rounds == Some(0) {
                self.warn(&path, Phrase::new("no-light-at-all"));
            }
            let given = match (&light.item, light.shine) {
                (Some(name), None) => {
                    self.entry::<Item>(name, &[path[0], path[1], Step::Field("item")]).map(PlacedShine::Item)
                }
                (None, Some(shine)) => Some(PlacedShine::Fixed(shine)),
                _ => {
                    self.complain(&path, Phrase::new("light-of-what"));
                    None
                }
            };
            placed.extend(given.map(|given| PlacedLight {
                at: light.at,
                given,
                lit: light.lit,
                rounds: light.rounds,
            }));
        }
        placed
    }
}
