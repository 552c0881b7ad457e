//! The lasting state of a combatant after a battle, and where the things are that sides fight over, in words.

use super::teller::Teller;
use super::words::say;
use crate::battle::{Ability, CombatantId, Fate, Track, Until, Whereabouts};
use crate::rules::table::Table;

impl Teller {
    /// A combatant's fate, and everything that lasts after the battle.
    pub fn lasting(&self, table: &Table<'_>, who: CombatantId) -> String {
        let words = &self.words;
        let Some(body) = table.body(who) else { return String::new() };
        let mut lasts = vec![words.tell(&body.fate)];
        if body.fate != Fate::Dead {
            if let Some(points) = body.hit_points
                && points.now < points.most
            {
                lasts.push(say!(words, "lasting-hp", now = points.now, most = points.most));
            }
            for track in Track::ALL {
                let points = body.points(track);
                if points > 0 {
                    lasts.push(words.points(track, points));
                }
            }
            if let Some(losses) = body.losses.as_ref() {
                for ability in Ability::ALL {
                    let points = losses.of(ability);
                    if points > 0 {
                        let ability = words.tell(&ability);
                        lasts.push(say!(words, "lasting-points", points = points, ability = ability));
                    }
                }
            }
            lasts.extend(self.scars(table, who));
            let lamps = body.lamps.as_ref().into_iter().flat_map(|lamps| &lamps.0);
            lasts.extend(lamps.filter_map(|flame| {
                let rounds = flame.rounds_left(table.turn.round)?;
                Some(say!(words, "lasting-light", item = self.weapon_noun(flame.item?), rounds = rounds))
            }));
        }
        say!(words, "lasting", who = self.noun(who), what = words.list(lasts))
    }

    /// What the living keep of a battle beside what can be counted: the parts of their body that are lost, and conditions that last.
    pub fn scars(&self, table: &Table<'_>, who: CombatantId) -> Vec<String> {
        let words = &self.words;
        let Some(body) = table.body(who).filter(|body| body.fate != Fate::Dead) else { return Vec::new() };
        let parts = body.losses.iter().flat_map(|losses| &losses.parts);
        let parts = parts.map(|part| say!(words, "lasting-part", part = words.tell(part)));
        let held = body.conditions.0.iter().filter(|condition| condition.until == Until::Lasting);
        parts.chain(held.map(|condition| self.condition(*condition))).collect()
    }

    /// Where each thing is that sides fight over, as far as the viewer of a table knows.
    pub fn things(&self, table: &Table<'_>) -> Vec<String> {
        let words = &self.words;
        let told = self.muster.scenario.thing_ids().filter_map(|thing| {
            let what = self.weapon_noun(self.muster.armoury_id(thing));
            Some(match table.thing(thing)? {
                Whereabouts::Lies(at) => say!(words, "thing-lies", thing = what, at = self.square(at)),
                Whereabouts::With(who) => say!(words, "thing-with", thing = what, who = self.noun(who)),
                Whereabouts::Away(who) => say!(words, "thing-away", thing = what, who = self.noun(who)),
            })
        });
        told.collect()
    }
}
