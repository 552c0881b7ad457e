//! The lasting state of a combatant after a battle, in words.

use super::teller::Teller;
use super::words::say;
use crate::battle::{Ability, CombatantId, Fate, Track, Until};
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
                for part in &losses.parts {
                    lasts.push(say!(words, "lasting-part", part = words.tell(part)));
                }
            }
            let held = body.conditions.0.iter().filter(|condition| condition.until == Until::Lasting);
            lasts.extend(held.map(|condition| self.condition(*condition)));
            let lamps = body.lamps.as_ref().into_iter().flat_map(|lamps| &lamps.0);
            lasts.extend(lamps.filter_map(|flame| {
                let rounds = flame.rounds_left(table.turn.round)?;
                Some(say!(words, "lasting-light", item = self.weapon_noun(flame.item?), rounds = rounds))
            }));
        }
        say!(words, "lasting", who = self.noun(who), what = words.list(lasts))
    }
}
