//! Lines about a combatant's gear and body: weapons, armour, items, lights, ability scores and lasting injuries.

use super::teller::Teller;
use super::words::say;
use crate::battle::{Ability, CombatantId, Fire, Flame};
use crate::rules::book::rulebook::Axis;
use crate::rules::table::Table;

impl Teller {
    /// The lines about a combatant's gear, and the lines about their body.
    pub fn gear(&self, table: &Table<'_>, who: CombatantId) -> (Vec<String>, Vec<String>) {
        let words = self.words();
        let Some(body) = table.body(who) else { return (Vec::new(), Vec::new()) };
        let mut gear = Vec::new();
        let ready = body.arms.ready;
        let carried = body.arms.carried.iter().map(|weapon| {
            if ready == Some(*weapon) {
                say!(words, "window-at-the-ready", weapon = self.weapon(*weapon))
            } else {
                self.weapon(*weapon)
            }
        });
        let limited = body
            .limited_uses
            .0
            .iter()
            .map(|(what, left)| say!(words, "window-uses-left", what = self.weapon(*what), left = *left));
        let lights = body.lamps.iter().flat_map(|lamps| &lamps.0);
        let lights = lights.map(|flame| self.light(flame, table.turn.round));
        let things = table.things_of(who).map(|thing| self.weapon(table.muster.armoury_id(thing)));
        let all: Vec<String> = carried.chain(limited).chain(lights).chain(things).collect();
        if !all.is_empty() {
            gear.push(say!(words, "window-carries", what = words.list(all)));
        }
        if let Some(worn) = body.outfit.worn {
            gear.push(say!(words, "window-wears", armour = self.armour(worn)));
        }
        let mut state = Vec::new();
        if let Some(losses) = &body.losses {
            let parts = losses.parts.iter().map(|part| words.tell(part));
            let points = Ability::ALL.iter().filter(|ability| losses.of(**ability) > 0);
            let points = points.map(|ability| {
                say!(words, "window-lost-points", points = losses.of(*ability), ability = words.tell(ability))
            });
            let lost: Vec<String> = points.chain(parts).collect();
            if !lost.is_empty() {
                state.push(say!(words, "window-lost", what = words.list(lost)));
            }
            let named = table.sheet(who).blocks.of(Axis::Check).scores;
            let scores = Ability::ALL
                .iter()
                .filter(|ability| named.is_some_and(|named| named.of(**ability).is_some()));
            let scores = scores.map(|ability| {
                let score = table.score(who, Axis::Check, *ability);
                say!(words, "window-score", ability = words.tell(ability), score = score)
            });
            let scores: Vec<String> = scores.collect();
            if !scores.is_empty() {
                state.push(words.list(scores));
            }
        }
        state.push(say!(words, "window-pace", feet = u32::from(table.pace(who)) * 5));
        (gear, state)
    }

    /// A light that a combatant carries: its name, and how long it burns or would burn.
    fn light(&self, flame: &Flame, round: u16) -> String {
        let words = self.words();
        let item = flame.item.map(|item| self.weapon(item)).unwrap_or_else(|| say!(words, "something"));
        let left = flame.rounds_left(round);
        match (flame.fire, left) {
            (Fire::Burning { .. }, Some(rounds)) => {
                say!(words, "window-light-burns-for", item = item, rounds = rounds)
            }
            (Fire::Burning { .. }, None) => say!(words, "window-light-burns", item = item),
            (Fire::Out { .. }, _) => say!(words, "window-light-out", item = item),
        }
    }
}
